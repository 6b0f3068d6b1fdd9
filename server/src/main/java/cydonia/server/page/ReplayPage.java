package cydonia.server.page;

import cydonia.engine.Seat;
import cydonia.tables.sight.Eyes;
import cydonia.tables.sight.Hand;
import java.util.List;
import java.util.Optional;

/**
 * A game looked at after one of its actions: {@code GET /t/{table}/replay} or {@code /replays/{id}}, with {@code at}
 * and {@code eyes}.
 *
 * @param drawing
 *            the table as it was then; it offers no choices
 * @param links
 *            where this page and what belongs to it are found
 * @param at
 *            how many actions had been taken
 * @param allowed
 *            through whose eyes one may look
 * @param acting
 *            who acted next
 * @param next
 *            what came of the next action
 * @param hands
 *            what the other seats see, where all hands are open
 * @param reviewed
 *            what the review of the game says, once there is one
 * @param rest
 *            moves that stand in a file and cannot be told by the rules of today
 * @param firstOfRest
 *            the number of the first of them
 */
public record ReplayPage(Drawing drawing, Links links, int at, int last, Eyes eyes, List<Eyes> allowed,
        Optional<Seat> acting, List<String> next, List<Hand> hands, Reviewed reviewed,
        List<String> rest, int firstOfRest) {

    /**
     * What the review of a game adds to it.
     *
     * @param mistakes
     *            after how many actions another one would have been clearly better than the next
     * @param better
     *            what the computer would have done now, where that is clearly better
     */
    public record Reviewed(List<Integer> mistakes, Optional<String> better) {

        public static final Reviewed NOTHING = new Reviewed(List.of(), Optional.empty());

        public Reviewed {
            mistakes = List.copyOf(mistakes);
        }
    }

    /**
     * Addresses.
     *
     * @param base
     *            of this page, without its parameters
     * @param back
     *            where one came from
     * @param file
     *            of the replay file, once nothing in it is secret
     * @param result
     *            of the result, likewise
     */
    public record Links(String base, String back, Optional<String> file, Optional<String> result) {
    }

    public ReplayPage {
        allowed = List.copyOf(allowed);
        next = List.copyOf(next);
        hands = List.copyOf(hands);
        rest = List.copyOf(rest);
    }

    /** The same with what else stands in its file. */
    public ReplayPage with(List<String> moves, int first) {
        return new ReplayPage(drawing, links, at, last, eyes, allowed, acting, next, hands, reviewed, moves, first);
    }

    public TablePage<?, ?> table() {
        return drawing.page();
    }

    /** Whose eyes these are, in words. */
    public String label(Eyes choice) {
        return switch (choice) {
            case Eyes.Of(Seat seat) -> table().chair(seat).name();
            case Eyes.Of _ -> Words.PUBLIC_EYES.in(table().language());
            case Eyes.All() -> Words.ALL_EYES.in(table().language());
        };
    }

    /** The address of the same game at another action. */
    public String link(int move) {
        return links.base() + "?at=" + Math.clamp(move, 0, last) + "&eyes=" + eyes.word();
    }
}
