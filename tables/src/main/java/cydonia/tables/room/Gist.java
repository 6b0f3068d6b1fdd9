package cydonia.tables.room;

import cydonia.engine.Happening;
import cydonia.engine.Prose;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What was told of a command, as two check sums that are kept with it: of the sentences, and of what they were made of.
 * A new version of a program may word things anew, or name its parts otherwise; where either sum is what it was, the
 * same was told.
 */
record Gist(String words, String things) {

    private static final int LENGTH = 16;

    static Gist of(Prose<?, ?> english, List<Happening> happenings) {
        return new Gist(sum(happenings.stream().map(english::tell).collect(Collectors.joining("\n"))),
                sum(happenings.stream().map(Happening::toString).collect(Collectors.joining("\n"))));
    }

    private static String sum(String text) {
        return Tokens.sha256(text).substring(0, LENGTH);
    }

    static Gist parse(String text) {
        int space = Math.max(0, text.indexOf(' '));
        return new Gist(text.substring(0, space), text.substring(space).strip());
    }

    String text() {
        return words + " " + things;
    }

    boolean agrees(Gist other) {
        return words.equals(other.words) || things.equals(other.things);
    }

}
