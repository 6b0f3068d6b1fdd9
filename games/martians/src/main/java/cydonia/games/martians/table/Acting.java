package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.engine.Why;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.language.MartiansObstacle.NotPlaced;

/** The player-turn that is played. */
public final class Acting {

    public int crew;
    /** Time units left. */
    public int time;
    /** The post of the placement that may still act. */
    public int post = Index.NONE;
    /** Actions this placement has done, as bits. */
    public int done;
    public int regolithDug;
    /** Crews that have drawn on the RTG in this turn, as bits. */
    public int rtgUsed;

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
    public boolean mayActAt(Infrastructure where, Why why) {
        return standsAt(where) || why.not(new NotPlaced(where));
    }

    /** What that marker has done there, as bits. */
    public int doneAt(Infrastructure where) {
        return standsAt(where) ? done : 0;
    }
}
