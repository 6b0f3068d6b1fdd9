package cydonia.titles.learn;

import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import cydonia.engine.Word;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads a lesson: a line for each thing, {@code key: value}. First the deal ({@code seats}, {@code options},
 * {@code seed}) and what others do ({@code green: pass}); then a block for each step, after an empty line:
 * {@code title}, {@code says} and {@code learnt} with the language ({@code says.fr}), and {@code do}; several lines of
 * {@code says} are paragraphs. Commands follow one another after a semicolon; what is chosen together stands around a
 * plus sign. The last block has nothing to do: it sums up what a turn is and what wins. A puzzle has also what was
 * played before ({@code opening}) and what is asked for ({@code aim: win}, {@code aim: 57
 * points}); puzzles stand one after the other in their file, with a line between them.
 */
final class LessonReader {

    private static final String BETWEEN_LESSONS = "\n---+\n";
    private static final String WIN = "win";
    private static final String SAYS = "says";
    private static final String BETWEEN_COMMANDS = "; ";
    private static final String BETWEEN_ACTIONS = " + ";

    private LessonReader() {
    }

    static List<Lesson> readAll(String written) {
        return Stream.of(written.split(BETWEEN_LESSONS, -1)).map(LessonReader::read).toList();
    }

    static Lesson read(String written) {
        List<Map<String, String>> blocks = blocks(written);
        Map<String, String> deal = blocks.removeFirst();
        List<Lesson.Step> steps = blocks.stream().map(LessonReader::step).toList();
        return new Lesson(Integer.parseInt(value(deal, "seats")), options(value(deal, "options")),
                Seed.parse(value(deal, "seed")), opening(deal), aim(deal), replies(deal),
                steps.subList(0, steps.size() - 1), steps.getLast());
    }

    private static List<Map<String, String>> blocks(String written) {
        List<Map<String, String>> blocks = new ArrayList<>();
        for (String block : written.strip().split("\n\n+", -1)) {
            Map<String, String> values = new HashMap<>();
            block.lines().forEach(line -> {
                int colon = line.indexOf(": ");
                if (colon < 0 || values.containsKey(line.substring(0, colon)) && !line.startsWith(SAYS)) {
                    throw new IllegalArgumentException("not a line of a lesson: " + line);
                }
                values.merge(line.substring(0, colon), line.substring(colon + 2), (one, more) -> one + "\n" + more);
            });
            blocks.add(values);
        }
        return blocks;
    }

    private static Lesson.Step step(Map<String, String> block) {
        return new Lesson.Step(text(block, "title"), text(block, SAYS),
                block.containsKey("do") ? commands(value(block, "do")) : List.of(),
                block.containsKey("do") ? text(block, "learnt") : Text.same(""));
    }

    private static List<List<String>> commands(String written) {
        return Stream.of(written.split(BETWEEN_COMMANDS, -1))
                .map(command -> List.of(command.split(Pattern.quote(BETWEEN_ACTIONS), -1))).toList();
    }

    private static Text text(Map<String, String> block, String key) {
        return new Text(value(block, key + ".en"), value(block, key + ".fr"));
    }

    private static String value(Map<String, String> block, String key) {
        String value = block.get(key);
        if (value == null) {
            throw new IllegalArgumentException("a lesson lacks “" + key + "”: " + block);
        }
        return value;
    }

    private static List<Replay.Move> opening(Map<String, String> deal) {
        return deal.containsKey("opening")
                ? Stream.of(value(deal, "opening").split(BETWEEN_COMMANDS, -1)).map(Replay.Move::parse).toList()
                : List.of();
    }

    private static Optional<Lesson.Aim> aim(Map<String, String> deal) {
        return Optional.ofNullable(deal.get("aim")).map(aim -> aim.equals(WIN)
                ? new Lesson.Aim(true, Integer.MIN_VALUE)
                : new Lesson.Aim(false, Integer.parseInt(aim.substring(0, aim.indexOf(' ')))));
    }

    private static Map<String, String> options(String written) {
        Map<String, String> options = new HashMap<>();
        for (String option : written.split(" ", -1)) {
            String[] parts = option.split("=", 2);
            options.put(parts[0], parts[1]);
        }
        return options;
    }

    private static Map<Seat, List<List<String>>> replies(Map<String, String> deal) {
        Map<Seat, List<List<String>>> replies = new EnumMap<>(Seat.class);
        deal.forEach((key, value) -> Word.SEAT.read(key)
                .ifPresent(seat -> replies.put(seat, commands(value))));
        if (replies.containsKey(Lesson.LEARNER)) {
            throw new IllegalArgumentException("the learner’s moves are the steps of the lesson");
        }
        return replies;
    }
}
