package cydonia.games.onmars.rules;

import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.language.OnMarsHappening.MissionDone;
import cydonia.games.onmars.language.OnMarsHappening.MissionStep;
import cydonia.games.onmars.language.OnMarsHappening.MissionsLeft;
import cydonia.games.onmars.table.Table;

/** The three missions everybody works at. Summary, p. 2. */
public final class Missions {

    private Missions() {
    }

    public static void contribute(Table t, int seat, Mission mission) {
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
