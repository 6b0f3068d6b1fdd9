package cydonia.tables.room;

import cydonia.ai.review.Judgement;
import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Notation;
import cydonia.engine.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a review is kept: a line that says which format it is, then one for each judged action. {@code 17;0.4 0.6} is its
 * number and everybody's chance after it; where another one was better, {@code ;0.1 -0.1;dig spice} are everybody's
 * gains and that action. Whose action it was stands in the log.
 */
record ReviewFormat<A extends Action>(Notation<A> notation) {

    private static final String FIRST_LINE = "review 1";
    private static final int MOST_FIELDS = 4;

    String print(List<Judgement<A>> judgements) {
        return Stream.concat(Stream.of(FIRST_LINE), judgements.stream().map(this::line))
                .collect(Collectors.joining("\n"));
    }

    private String line(Judgement<A> judgement) {
        String judged = judgement.number() + ";" + numbers(judgement.chances());
        return judgement.better()
                .map(better -> judged + ";" + numbers(better.gains()) + ";" + notation.print(better.action()))
                .orElse(judged);
    }

    private static String numbers(List<Double> numbers) {
        return numbers.stream().map(number -> String.format(Locale.ROOT, "%.4f", number))
                .collect(Collectors.joining(" "));
    }

    /** What was kept of the game with these moves; nothing where it is of another format, or makes no sense. */
    Optional<List<Judgement<A>>> read(String written, List<Match.Move<A>> moves, int seats) {
        List<String> lines = written.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(FIRST_LINE)) {
            return Optional.empty();
        }
        List<Judgement<A>> judgements = new ArrayList<>();
        try {
            for (String line : lines.subList(1, lines.size())) {
                judgements.add(judgement(line.split(";", MOST_FIELDS), moves, seats));
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException | Refused senseless) {
            return Optional.empty();
        }
        return Optional.of(judgements);
    }

    private Judgement<A> judgement(String[] fields, List<Match.Move<A>> moves, int seats) {
        int number = Integer.parseInt(fields[0]);
        Match.Move<A> move = moves.get(number);
        Optional<Judgement.Better<A>> better = fields.length == MOST_FIELDS
                ? Optional.of(new Judgement.Better<>(notation.parse(fields[3]), numbers(fields[2], seats)))
                : Optional.empty();
        return new Judgement<>(number, move.seat(), move.action(), numbers(fields[1], seats), better);
    }

    private static List<Double> numbers(String written, int count) {
        List<Double> numbers = Stream.of(written.split(" ")).map(Double::valueOf).toList();
        if (numbers.size() != count) {
            throw new IllegalArgumentException("not a number for each seat");
        }
        return numbers;
    }
}
