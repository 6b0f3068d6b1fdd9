package cydonia.server.page;

import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A game looked at after one of its actions: {@code GET /t/{table}/replay} or {@code /replays/{id}}, with {@code at}
 * and {@code eyes}.
 *
 * @param drawing
 *            the table as it was then; it offers no choices
 * @param base
 *            the address without its parameters
 * @param back
 *            where one came from
 * @param at
 *            how many actions had been taken
 * @param acting
 *            who acted next
 * @param next
 *            what came of the next action
 * @param hands
 *            what the other seats see, where all hands are open
 * @param file
 *            where the replay file is, once nothing in it is secret
 * @param result
 *            where the result is, likewise
 */
public record ReplayPage(Drawing drawing, String base, String back, int at, int last, String eyes,
        List<Eyes> eyesToChoose, Optional<Seat> acting, List<String> next, List<Hand> hands, Optional<String> file,
        Optional<String> result) {

    /** Through whose eyes one may look. */
    public record Eyes(String word, String label) {
    }

    /** What a seat sees, as text. */
    public record Hand(Seat seat, String text) {
    }

    public ReplayPage {
        eyesToChoose = List.copyOf(eyesToChoose);
        next = List.copyOf(next);
        hands = List.copyOf(hands);
    }

    public TablePage<?, ?> table() {
        return drawing.page();
    }

    /** The address of the same game at another action. */
    public String link(int move) {
        return base + "?at=" + Math.clamp(move, 0, last) + "&eyes=" + eyes;
    }
}
