package cydonia.server.learn;

import cydonia.engine.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * A game's primer in every language, and where in it a decision is explained.
 *
 * @param exhibit
 *            the table its figures show
 * @param at
 *            the passage for what a viewer sees: what is asked of them, or what the table waits for
 */
public record Handbook<O>(Map<Language, Primer> primers, Exhibit exhibit, Function<O, String> at) {

    public Handbook {
        primers = Map.copyOf(primers);
    }

    /** The primer of that game among the files of the program. */
    public static <O> Handbook<O> of(String game, Exhibit exhibit, Function<O, String> at) {
        Map<Language, Primer> primers = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            primers.put(language, PrimerReader.read(file(game + "." + language.code() + ".md")));
        }
        return new Handbook<>(primers, exhibit, at);
    }

    /** For a game nobody has explained yet. */
    public static <O> Handbook<O> unwritten() {
        return new Handbook<>(Map.of(), Exhibit.NONE, _ -> "");
    }

    public boolean written() {
        return !primers.isEmpty();
    }

    public Primer in(Language language) {
        return primers.getOrDefault(language, Primer.UNWRITTEN);
    }

    private static String file(String name) {
        try (InputStream in = Objects.requireNonNull(Handbook.class.getResourceAsStream("/learn/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
