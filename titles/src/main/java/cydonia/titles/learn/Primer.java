package cydonia.titles.learn;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How one game is played, in one language: a few printed pages, in passages. */
public record Primer(String title, List<Passage> passages) {

    public static final Primer UNWRITTEN = new Primer("", List.of());

    public Primer {
        passages = List.copyOf(passages);
    }

    public Optional<Passage> passage(String id) {
        return passages.stream().filter(passage -> passage.id().equals(id)).findFirst();
    }

    /** The passages where these words stand: first those that are about them. */
    public List<Passage> find(String words) {
        List<Passage> found = new ArrayList<>(passages.stream().filter(passage -> passage.isAbout(words)).toList());
        passages.stream().filter(passage -> passage.mentions(words) && !found.contains(passage)).forEach(found::add);
        return found;
    }

    /** The words that lead to passages, in alphabetical order. */
    public List<Span.Link> words() {
        return passages.stream()
                .flatMap(passage -> passage.words().stream().map(word -> new Span.Link(word, passage.id())))
                .sorted(Comparator.comparing(link -> plain(link.words()))).toList();
    }

    /** A sentence in which the first term of each passage leads to it. */
    public Line leading(String sentence) {
        return Terms.of(passages).mark(sentence);
    }

    /** Letters alone: neither capitals nor accents, and any apostrophe or space is as good as another. */
    static String plain(String words) {
        return Normalizer.normalize(words, Normalizer.Form.NFD).replaceAll("\\p{M}", "").replace('’', '\'')
                .replace('\u00a0', ' ').toLowerCase(Locale.ROOT);
    }
}
