package cydonia.games.martians;

import cydonia.engine.Imprint;
import cydonia.games.martians.cards.Index;

/** The player-turn that is played. */
final class Acting {

    int crew;
    /** Time units left. */
    int time;
    /** The post of the placement that may still act. */
    int post = Index.NONE;
    /** Actions this placement has done, as bits. */
    int done;
    int regolithDug;
    /** Crews that have drawn on the RTG in this turn, as bits. */
    int rtgUsed;

    Acting() {
    }

    Acting(Acting other) {
        crew = other.crew;
        time = other.time;
        post = other.post;
        done = other.done;
        regolithDug = other.regolithDug;
        rtgUsed = other.rtgUsed;
    }

    void imprint(Imprint to) {
        to.put(crew).put(time).put(post).put(done).put(regolithDug).put(rtgUsed);
    }
}
