package cydonia.cli.play;

import java.util.List;

/** What came of a line that a person typed. */
sealed interface Answer<A> {

    /** A whole command: one action, or everything that was picked of several things. */
    record Act<A>(List<A> actions) implements Answer<A> {
    }

    record TakeBack<A>() implements Answer<A> {
    }

    record Save<A>(String name) implements Answer<A> {
    }

    record Leave<A>() implements Answer<A> {
    }

    /** It was answered; the question stands. */
    record Stay<A>() implements Answer<A> {
    }
}
