package cydonia.server.page;

import cydonia.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A sentence cut at the names of the people, so that each name can carry its colour and shape. */
public final class Telling {

    /** Some words, and whose name they are, if anybody's. */
    public record Piece(String words, Optional<Seat> seat) {
    }

    private static final Pattern AFTER_NAME = Pattern.compile("[,:\\s\u00a0]+");

    private Telling() {
    }

    /** What somebody did, where the name stands before it already. */
    public static String deed(String sentence, String name) {
        boolean named = sentence.startsWith(name)
                && AFTER_NAME.matcher(sentence).region(name.length(), sentence.length())
                        .lookingAt();
        String deed = named ? AFTER_NAME.matcher(sentence.substring(name.length())).replaceFirst("") : sentence;
        return deed.endsWith(".") ? deed.substring(0, deed.length() - 1) : deed;
    }

    /** What an action cost and brought, in one line. */
    public static String consequences(Story.Entry entry, String name) {
        return entry.rest().stream().map(line -> deed(line.text(), name)).collect(Collectors.joining(" · "));
    }

    public static List<Piece> pieces(String sentence, List<Chair> chairs) {
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        for (int at = 0; at < sentence.length();) {
            Optional<Chair> named = nameAt(sentence, at, chairs);
            if (named.isPresent()) {
                Chair chair = named.get();
                plain(pieces, sentence.substring(from, at));
                pieces.add(new Piece(chair.name(), Optional.of(chair.seat())));
                at += chair.name().length();
                from = at;
            } else {
                at++;
            }
        }
        plain(pieces, sentence.substring(from));
        return List.copyOf(pieces);
    }

    private static void plain(List<Piece> pieces, String words) {
        if (!words.isEmpty()) {
            pieces.add(new Piece(words, Optional.empty()));
        }
    }

    /** The longest name that stands here as a word of its own. */
    private static Optional<Chair> nameAt(String sentence, int at, List<Chair> chairs) {
        Optional<Chair> longest = Optional.empty();
        for (Chair chair : chairs) {
            String name = chair.name();
            if (!name.isEmpty() && sentence.startsWith(name, at) && ends(sentence, at - 1)
                    && ends(sentence, at + name.length())
                    && longest.stream().noneMatch(other -> other.name().length() >= name.length())) {
                longest = Optional.of(chair);
            }
        }
        return longest;
    }

    private static boolean ends(String sentence, int at) {
        return at < 0 || at >= sentence.length() || !Character.isLetterOrDigit(sentence.charAt(at));
    }
}
