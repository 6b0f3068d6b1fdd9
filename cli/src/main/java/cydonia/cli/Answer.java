package cydonia.cli;

/** What came of a line that a person typed. */
sealed interface Answer<A> {

    record Act<A>(A action) implements Answer<A> {
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
