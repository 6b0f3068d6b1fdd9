package cydonia.games.onmars;

import cydonia.engine.Imprint;

/** What the colony has reached: life support, level, missions. */
final class Colony {

    static final int MISSIONS = 3;

    /** Rows of the four markers, and the reward tiles above them. */
    final byte[] rows = {1, 1, 1, 1};
    final byte[] rewards = new byte[rows.length];
    int level = 1;
    final byte[] missions = new byte[MISSIONS];
    final byte[] missionSteps = new byte[MISSIONS];
    int missionsLeft = MISSIONS;

    Colony() {
    }

    Colony(Colony other) {
        Table.copy(other.rows, rows);
        Table.copy(other.rewards, rewards);
        level = other.level;
        Table.copy(other.missions, missions);
        Table.copy(other.missionSteps, missionSteps);
        missionsLeft = other.missionsLeft;
    }

    void imprint(Imprint to) {
        to.put(rows).put(rewards).put(level).put(missions).put(missionSteps).put(missionsLeft);
    }
}
