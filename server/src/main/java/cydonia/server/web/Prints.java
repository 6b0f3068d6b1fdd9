package cydonia.server.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * Pages that take long to make, as those of games seen again: made one after the other, so that nobody else waits for
 * them, and the last ones kept, so that nobody makes the same one twice. What they show never changes under the same
 * key.
 */
final class Prints {

    private static final int MOST_CHARACTERS = 8 << 20;

    private final Semaphore press = new Semaphore(1, true);
    private final Map<Object, String> kept = new LinkedHashMap<>(16, 0.75f, true);
    private int characters;

    /**
     * The page of that key, made if it is not there.
     *
     * @param key
     *            everything the page depends on
     */
    String print(Object key, Supplier<String> make) {
        Optional<String> known = kept(key);
        if (known.isPresent()) {
            return known.get();
        }
        press.acquireUninterruptibly();
        try {
            return kept(key).orElseGet(() -> keep(key, make.get()));
        } finally {
            press.release();
        }
    }

    private synchronized Optional<String> kept(Object key) {
        return Optional.ofNullable(kept.get(key));
    }

    private synchronized String keep(Object key, String page) {
        kept.put(key, page);
        characters += page.length();
        var oldest = kept.values().iterator();
        while (characters > MOST_CHARACTERS && kept.size() > 1) {
            characters -= oldest.next().length();
            oldest.remove();
        }
        return page;
    }
}
