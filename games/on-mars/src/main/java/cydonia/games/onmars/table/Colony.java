package cydonia.games.onmars.table;

import cydonia.engine.Imprint;

/** What the colony has reached: life support, level, missions. */
public final class Colony {

    public static final int MISSIONS = 3;

    /** Rows of the four markers, and the reward tiles above them. */
    public final byte[] rows = {1, 1, 1, 1};
    public final byte[] rewards = new byte[rows.length];
    public int level = 1;
    public final byte[] missions = new byte[MISSIONS];
    public final byte[] missionSteps = new byte[MISSIONS];
    public int missionsLeft = MISSIONS;

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
