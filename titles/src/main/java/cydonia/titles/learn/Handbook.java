package cydonia.titles.learn;

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
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A game's primer in every language, its lesson and puzzles, and where in the primer a decision is explained. */
public final class Handbook<O> {

    private final boolean written;
    private final Supplier<Contents> contents;
    private final Exhibit exhibit;
    private final Function<O, String> at;

    /** What is written in it. */
    private record Contents(Map<Language, Primer> primers, Optional<Lesson> lesson, List<Lesson> puzzles) {

        static final Contents NONE = new Contents(Map.of(), Optional.empty(), List.of());

        Contents {
            primers = Map.copyOf(primers);
            puzzles = List.copyOf(puzzles);
        }

        static Contents read(String game) {
            Map<Language, Primer> primers = new EnumMap<>(Language.class);
            for (Language language : Language.values()) {
                primers.put(language, PrimerReader.read(find(game + "." + language.code() + ".md").orElseThrow()));
            }
            return new Contents(primers, find(game + ".lesson.txt").map(LessonReader::read),
                    find(game + ".puzzles.txt").map(LessonReader::readAll).orElse(List.of()));
        }
    }

    private Handbook(boolean written, Supplier<Contents> contents, Exhibit exhibit, Function<O, String> at) {
        this.written = written;
        this.contents = contents;
        this.exhibit = exhibit;
        this.at = at;
    }

    /** That of a game among the files of the program, read when somebody first opens it. */
    public static <O> Handbook<O> of(String game, Exhibit exhibit, Function<O, String> at) {
        return new Handbook<>(true, new Late<>(() -> Contents.read(game)), exhibit, at);
    }

    /** For a game nobody has explained yet. */
    public static <O> Handbook<O> unwritten() {
        return new Handbook<>(false, () -> Contents.NONE, Exhibit.NONE, _ -> "");
    }

    /** The table its figures show. */
    public Exhibit exhibit() {
        return exhibit;
    }

    /** The passage for what a viewer sees: what is asked of them, or what the table waits for. */
    public Function<O, String> at() {
        return at;
    }

    /** A first game with a coach, if there is one. */
    public Optional<Lesson> lesson() {
        return contents.get().lesson();
    }

    /** Games that ask for the one good end. */
    public List<Lesson> puzzles() {
        return contents.get().puzzles();
    }

    public boolean written() {
        return written;
    }

    public Lesson firstLesson() {
        return lesson().orElseThrow(() -> new Refused(new Text("There is no lesson of this game yet.",
                "Il n’y a pas encore de leçon pour ce jeu.")));
    }

    /** The puzzle of that number, counted from 1. */
    public Lesson puzzle(int number) {
        if (number < 1 || number > puzzles().size()) {
            throw new Refused(new Text("There is no such puzzle.", "Il n’y a pas d’énigme de ce numéro."));
        }
        return puzzles().get(number - 1);
    }

    /** The lesson or puzzle that a table with that setup and seed is. */
    public Optional<Lesson> lesson(Setup setup, Seed seed) {
        return Stream.concat(lesson().stream(), puzzles().stream()).filter(one -> one.isAt(setup, seed)).findFirst();
    }

    public Primer in(Language language) {
        return contents.get().primers().getOrDefault(language, Primer.UNWRITTEN);
    }

    private static Optional<String> find(String name) {
        try (InputStream in = Handbook.class.getResourceAsStream("/learn/" + name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
