package cydonia.titles.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * One subject of a primer.
 *
 * @param id
 *            its name in addresses, the same in every language
 * @param level
 *            2 for a chapter, 3 for what belongs to one
 * @param terms
 *            words that lead to it wherever they are read
 */
public record Passage(String id, int level, String title, List<String> terms, List<Block> blocks) {

    /** How many letters forms of a word share at least, and in how many their ends may differ. */
    private static final int SHORT = 3;

    public Passage {
        terms = List.copyOf(terms);
        blocks = List.copyOf(blocks);
    }

    /** Its terms, each once: “city” stands for “cities” too. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        for (String term : terms) {
            if (words.stream().noneMatch(word -> isForm(word, term))) {
                words.add(term);
            }
        }
        return words;
    }

    /** Words with nearly the same letters are forms of one. */
    private static boolean isForm(String one, String other) {
        int same = 0;
        int length = Math.min(one.length(), other.length());
        while (same < length && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        return same >= Math.max(SHORT, length - SHORT);
    }

    /** Whether the words stand in it, title included, whatever the accents and capitals. */
    boolean mentions(String words) {
        return Primer.plain(title + "\n" + text()).contains(Primer.plain(words));
    }

    boolean isAbout(String words) {
        return Primer.plain(title).contains(Primer.plain(words)) || id.equals(words.toLowerCase(Locale.ROOT))
                || terms.stream().anyMatch(term -> Primer.plain(term).equals(Primer.plain(words)));
    }

    private String text() {
        return blocks.stream().flatMap(Block::lines).map(Line::text).collect(Collectors.joining("\n"));
    }
}
