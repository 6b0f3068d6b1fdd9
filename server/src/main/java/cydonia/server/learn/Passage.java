package cydonia.server.learn;

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

    public Passage {
        terms = List.copyOf(terms);
        blocks = List.copyOf(blocks);
    }

    /** Whether the words stand in it, title included, whatever the accents and capitals. */
    boolean mentions(String words) {
        return Primer.plain(title + "\n" + text()).contains(Primer.plain(words));
    }

    boolean isAbout(String words) {
        return Primer.plain(title).contains(Primer.plain(words)) || id.equals(words.toLowerCase(Locale.ROOT));
    }

    private String text() {
        return blocks.stream().flatMap(Block::lines).map(Line::text).collect(Collectors.joining("\n"));
    }
}
