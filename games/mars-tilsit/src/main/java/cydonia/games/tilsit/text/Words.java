package cydonia.games.tilsit.text;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.games.tilsit.box.Cost;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** What a language needs to speak of this game at all. */
abstract sealed class Words permits Speech, CardWords {

    final Language language;

    Words(Language language) {
        this.language = language;
    }

    static String capital(String sentence) {
        return sentence.isEmpty() ? sentence : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    final String in(Text text) {
        return text.in(language);
    }

    /** “2 iron + 1 carbon”. */
    final String amounts(ToIntFunction<Resource> counts) {
        List<String> parts = new ArrayList<>();
        for (Resource what : Resource.values()) {
            if (counts.applyAsInt(what) > 0) {
                parts.add(counts.applyAsInt(what) + " " + in(what.label()));
            }
        }
        return parts.isEmpty() ? "–" : String.join(" + ", parts);
    }

    final String amounts(Cost cost) {
        return amounts(cost::of);
    }

    final String amounts(Map<Resource, Integer> amounts) {
        return amounts(what -> amounts.getOrDefault(what, 0));
    }

    /** The mark of what no source tells. */
    static String guess(boolean reconstructed) {
        return reconstructed ? "°" : "";
    }

    /** An installation with its level; mines have none. */
    final String place(Installation what, int level) {
        return in(what.place(level).name());
    }
}
