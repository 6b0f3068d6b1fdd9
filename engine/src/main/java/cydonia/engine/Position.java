package cydonia.engine;

import java.util.List;
import java.util.Optional;

/**
 * A position of any game, as people, search, server and tests meet it. It is a value: nothing reachable from it ever
 * changes. Equal positions have equal imprints.
 */
public interface Position<P extends Position<P, A, O>, A extends Action, O> {

    /** Who has something to decide; several where people choose at the same time, nobody when the game is over. */
    List<Seat> toAct();

    /** What that seat may do, in a stable order. Never empty for a seat that is to act, empty for all others. */
    List<A> legal(Seat seat);

    /**
     * Whether that seat's decision is a choice of several things. {@link #legal} then lists what the rules take next,
     * in the order of the items; people name all of it at once and in any order.
     */
    default Optional<Several<A>> several(Seat seat) {
        return Optional.empty();
    }

    /** What a legal action costs that seat now, also where the way of paying is asked later. */
    default List<Fact.Price> prices(Seat seat, A action) {
        return List.of();
    }

    /** Whether a legal action would achieve nothing for that seat, whatever it costs. */
    default boolean pointless(Seat seat, A action) {
        return false;
    }

    /** What a legal action of that seat gives up. */
    default Forgone forgoes(Seat seat, A action) {
        return Forgone.NOTHING;
    }

    /** The position after a legal action, told to the audience. Trusts its caller: {@link Match} checks. */
    P apply(Seat seat, A action, Audience audience);

    default P apply(Seat seat, A action) {
        return apply(seat, action, Audience.NOBODY);
    }

    /** What that viewer may know: a type that has no field for a secret. */
    O observe(Viewer viewer);

    /**
     * A world that seat cannot tell from this one. It depends on nothing but what the seat observes and the guess: the
     * hidden part of this position, its dice included, does not enter.
     */
    P determinise(Seat viewer, Dice guess);

    /** The same rules with the lid off, for search and simulation. */
    Rollout<P, A> open();

    /** Grows whenever somebody learns what was hidden (a card drawn, a die rolled): what may not be undone. */
    int secretsOpened();

    /** Empty while the game goes on. */
    Optional<Outcome> outcome();

    /** What that seat might want to do and cannot, with every reason. */
    List<Refusal<A>> refusals(Seat seat);

    /** The score of a seat as it stands, source by source, as far as that viewer may know. */
    List<Points> points(Seat seat, Viewer viewer);

    Imprint imprint();
}
