package cydonia.server.learn;

import cydonia.engine.Language;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A game's primer in every language, and where in it a decision is explained.
 *
 * @param exhibit
 *            the table its figures show
 * @param lesson
 *            a first game with a coach, if there is one
 * @param puzzles
 *            games that ask for the one good end
 * @param at
 *            the passage for what a viewer sees: what is asked of them, or what the table waits for
 */
public record Handbook<O>(Map<Language, Primer> primers, Exhibit exhibit, Optional<Lesson> lesson,
        List<Lesson> puzzles, Function<O, String> at) {

    public Handbook {
        primers = Map.copyOf(primers);
        puzzles = List.copyOf(puzzles);
    }

    /** The primer of that game among the files of the program. */
    public static <O> Handbook<O> of(String game, Exhibit exhibit, Function<O, String> at) {
        Map<Language, Primer> primers = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            primers.put(language, PrimerReader.read(find(game + "." + language.code() + ".md").orElseThrow()));
        }
        return new Handbook<>(primers, exhibit, find(game + ".lesson.txt").map(LessonReader::read),
                find(game + ".puzzles.txt").map(LessonReader::readAll).orElse(List.of()), at);
    }

    /** For a game nobody has explained yet. */
    public static <O> Handbook<O> unwritten() {
        return new Handbook<>(Map.of(), Exhibit.NONE, Optional.empty(), List.of(), _ -> "");
    }

    public boolean written() {
        return !primers.isEmpty();
    }

    public Lesson firstLesson() {
        return lesson.orElseThrow(() -> new Refused(new Text("There is no lesson of this game yet.",
                "Il n’y a pas encore de leçon pour ce jeu.")));
    }

    /** The puzzle of that number, counted from 1. */
    public Lesson puzzle(int number) {
        if (number < 1 || number > puzzles.size()) {
            throw new Refused(new Text("There is no such puzzle.", "Il n’y a pas d’énigme de ce numéro."));
        }
        return puzzles.get(number - 1);
    }

    /** The lesson or puzzle that a table with that setup and seed is. */
    public Optional<Lesson> lesson(Setup setup, Seed seed) {
        return Stream.concat(lesson.stream(), puzzles.stream()).filter(one -> one.isAt(setup, seed)).findFirst();
    }

    public Primer in(Language language) {
        return primers.getOrDefault(language, Primer.UNWRITTEN);
    }

    private static Optional<String> find(String name) {
        try (InputStream in = Handbook.class.getResourceAsStream("/learn/" + name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
