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
        System.arraycopy(other.rows, 0, rows, 0, rows.length);
        System.arraycopy(other.rewards, 0, rewards, 0, rewards.length);
        level = other.level;
        System.arraycopy(other.missions, 0, missions, 0, missions.length);
        System.arraycopy(other.missionSteps, 0, missionSteps, 0, missionSteps.length);
        missionsLeft = other.missionsLeft;
    }

    void imprint(Imprint to) {
        to.put(rows).put(rewards).put(level).put(missions).put(missionSteps).put(missionsLeft);
    }
}
