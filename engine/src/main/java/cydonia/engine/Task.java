package cydonia.engine;

import java.util.List;
import java.util.Optional;

/**
 * Work that is owed at a table of type {@code T}: a small record of numbers, enums and records on its {@link Agenda},
 * so that any position can be kept, copied and compared. A game names its own kinds once
 * ({@code interface Decision extends Task.Decision<Table, MyAction, Question>}) and its records implement those.
 */
public sealed interface Task<T> {

    /** Something that happens by itself once it is on top. It has been taken off before it runs. */
    non-sealed interface Chore<T> extends Task<T> {
        void run(T table);
    }

    /**
     * Something a player decides: who is asked, what is offered, what taking it does, and all that may be told about
     * it. It stays until it takes itself off or has nobody left to ask.
     *
     * @param <Q>
     *            how the game puts the question to those who look on
     */
    non-sealed interface Decision<T, A extends Action, Q> extends Task<T> {

        /** Bits of the seats that are asked now; none when there is nothing (more) to decide. */
        int asked(T table);

        /** What that seat, one of those asked, may do. */
        void offer(T table, Seat seat, Choices<A> out);

        void take(T table, Seat seat, A action);

        /** What is asked, as everybody at the table may know it. */
        Q question(T table);

        /** What that seat might want to do here and cannot. */
        default void explain(T table, Seat seat, Reasons<A> out) {
            // a choice among all there is
        }

        /** Whether that seat chooses several things, of which {@link #offer} lists what is taken next. */
        default Optional<Several<A>> several(T table, Seat seat) {
            return Optional.empty();
        }

        /** What an offered action costs that seat, also where the way of paying is asked later. */
        default List<Fact.Price> prices(T table, Seat seat, A action) {
            return List.of();
        }
    }

    /** A decision that one player makes, whatever happens. */
    interface ByOne<T, A extends Action, Q> extends Decision<T, A, Q> {

        Seat who();

        @Override
        default int asked(T table) {
            return who().bit();
        }
    }
}
