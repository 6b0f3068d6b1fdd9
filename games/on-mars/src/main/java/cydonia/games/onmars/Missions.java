package cydonia.games.onmars;

import cydonia.games.onmars.OnMarsHappening.MissionDone;
import cydonia.games.onmars.OnMarsHappening.MissionStep;
import cydonia.games.onmars.OnMarsHappening.MissionsLeft;
import cydonia.games.onmars.cards.Mission;

/** The three missions everybody works at. Summary, p. 2. */
final class Missions {

    private Missions() {
    }

    static void contribute(Table t, int seat, Mission mission) {
        for (int place = 0; place < t.colony.missions.length; place++) {
            if (t.colony.missions[place] == mission.ordinal()) {
                step(t, seat, place);
            }
        }
    }

    /** One step, if that mission is still there. */
    static void step(Table t, int seat, int place) {
        if (t.colony.missionSteps[place] == 0) {
            return;
        }
        Mission mission = Mission.of(t.colony.missions[place]);
        t.colony.missionSteps[place]--;
        Economy.gainCrystals(t, seat, mission.crystals());
        if (t.listens()) {
            t.tell(new MissionStep(t.owner(seat), mission, t.colony.missionSteps[place]));
        }
        if (t.colony.missionSteps[place] == 0) {
            if (t.listens()) {
                t.tell(new MissionDone(mission));
            }
            oneFewer(t);
        }
    }

    static void oneFewer(Table t) {
        if (t.colony.missionsLeft > 0) {
            t.colony.missionsLeft--;
            if (t.listens()) {
                t.tell(new MissionsLeft(t.colony.missionsLeft));
            }
        }
    }
}
