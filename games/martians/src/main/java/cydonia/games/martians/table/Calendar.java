package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.Phase;

/** Where in the game the table stands, and how it ended. */
public final class Calendar {

    public Phase phase = Phase.SETUP;
    public int cycle = 1;
    /** From 1; 0 before the first turn of a cycle. */
    public int turn = 1;
    /** The crew that holds the first-player marker. */
    public int first;
    /** How many crews have had their chance in this turn. */
    public int played;
    /** Whether the next crew has begun its player-turn. */
    public boolean playing;
    public boolean missionDone;
    /** Whether nobody is left alive. */
    public boolean lost;

    Calendar() {
    }

    Calendar(Calendar other) {
        phase = other.phase;
        cycle = other.cycle;
        turn = other.turn;
        first = other.first;
        played = other.played;
        playing = other.playing;
        missionDone = other.missionDone;
        lost = other.lost;
    }

    void imprint(Imprint to) {
        to.put(phase.ordinal()).put(cycle).put(turn).put(first).put(played).put(playing).put(missionDone).put(lost);
    }
}
