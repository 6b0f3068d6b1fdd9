package cydonia.engine;

/** The door every game goes through. */
public interface Game<P extends Position<P, A, O>, A extends Action, O> {

    Profile profile();

    /** The first position. The setup has been checked against the profile; what only the game knows it refuses. */
    P begin(Setup setup, Seed seed);

    /** How a game set up like this ends: for one, for all together, or for the best of them. */
    default Outcome.Kind kind(Setup setup) {
        return setup.seats() == 1 ? Outcome.Kind.SOLO : Outcome.Kind.COMPETITIVE;
    }

    /** The one text form of every action: for logs, files, terminals and bots. */
    Notation<A> notation();

    Prose<A, O> prose(Language language, Names names);

    default Prose<A, O> prose(Language language) {
        return prose(language, Names.colours(language));
    }
}
