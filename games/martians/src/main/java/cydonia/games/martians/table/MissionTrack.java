package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.Mission;

/** How far the mission is, and what it has put on the table. */
public final class MissionTrack {

    /** Slots filled of each objective. */
    public final int[] filled;
    /** Those who wait for shelter. */
    public int refugees;
    public int hostility;
    public int artefacts;

    MissionTrack() {
        filled = new int[Mission.MOST_OBJECTIVES];
    }

    MissionTrack(MissionTrack other) {
        filled = other.filled.clone();
        refugees = other.refugees;
        hostility = other.hostility;
        artefacts = other.artefacts;
    }

    void imprint(Imprint to) {
        to.put(filled).put(refugees).put(hostility).put(artefacts);
    }
}
