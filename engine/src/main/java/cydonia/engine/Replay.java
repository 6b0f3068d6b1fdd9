package cydonia.engine;

import java.util.List;

/**
 * A game as its log: setup, seed and actions in notation. Positions are never stored; they are played again.
 *
 * @param rules
 *            the version of the game's rules the log was made with
 * @param scores
 *            the final score of each seat, empty while the game goes on
 */
public record Replay(String game, int rules, Setup setup, Seed seed, List<Move> moves, List<Integer> scores) {

    /** One action and who took it: {@code red build habitation}. */
    public record Move(Seat seat, String action) {

        @Override
        public String toString() {
            return seat.word() + " " + action;
        }

        public static Move parse(String text) {
            int space = text.indexOf(' ');
            Seat seat = Word.SEAT.read(space < 0 ? text : text.substring(0, space))
                    .orElseThrow(() -> new Refused(Text.of("“%s” does not begin with a seat: %s.",
                            "« %s » ne commence pas par une place : %s.", text, Word.SEAT.expected())));
            return new Move(seat, space < 0 ? "" : text.substring(space + 1));
        }
    }

    public Replay {
        moves = List.copyOf(moves);
        scores = List.copyOf(scores);
    }
}
