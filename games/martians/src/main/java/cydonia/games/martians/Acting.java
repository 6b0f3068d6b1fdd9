package cydonia.games.martians;

import cydonia.engine.Imprint;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.NotPlaced;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;

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

    /** Whether the marker of the present placement stands there. */
    boolean standsAt(Infrastructure where) {
        return post != Index.NONE && Infrastructure.ofPost(post) == where;
    }

    /** The same, with the reason why not. */
    boolean mayActAt(Infrastructure where, Why why) {
        return standsAt(where) || why.not(new NotPlaced(where));
    }

    /** What that marker has done there, as bits. */
    int doneAt(Infrastructure where) {
        return standsAt(where) ? done : 0;
    }
}
