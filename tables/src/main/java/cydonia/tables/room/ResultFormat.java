package cydonia.tables.room;

import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How a game ended, as text: its kind, a line for each seat with its score, its place and whether it won, and its
 * reasons in both languages.
 */
final class ResultFormat {

    private static final String LINE = "\n";
    private static final String BOTH = "\t";

    private ResultFormat() {
    }

    static String print(Outcome outcome) {
        List<String> lines = new ArrayList<>();
        lines.add(outcome.kind().name().toLowerCase(Locale.ROOT));
        outcome.results().forEach(result -> lines
                .add(result.score() + " " + result.place() + " " + (result.won() ? "won" : "lost")));
        outcome.reasons().forEach(reason -> lines.add(reason.en() + BOTH + reason.fr()));
        return String.join(LINE, lines);
    }

    /** Nothing where it is not the result of so many seats. */
    static Optional<Outcome> parse(String text, int seats) {
        String[] lines = text.split(LINE, -1);
        try {
            List<Outcome.Result> results = Seat.first(seats).stream().map(seat -> result(seat, lines[seat.index() + 1]))
                    .toList();
            List<Text> reasons = new ArrayList<>();
            for (int i = seats + 1; i < lines.length; i++) {
                int both = lines[i].indexOf(BOTH);
                reasons.add(new Text(lines[i].substring(0, both), lines[i].substring(both + 1)));
            }
            return Optional.of(
                    new Outcome(Outcome.Kind.valueOf(lines[0].toUpperCase(Locale.ROOT)), results, reasons));
        } catch (IllegalArgumentException | IndexOutOfBoundsException senseless) {
            return Optional.empty();
        }
    }

    private static Outcome.Result result(Seat seat, String line) {
        String[] words = line.split(" ", 3);
        return new Outcome.Result(seat, Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2].equals("won"));
    }
}
