package cydonia.games.terraforming.box;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every card of the box by its index: 208 projects, then 12 corporations and the one for beginners. */
public final class Cards {

    /** How many project cards there are; corporations have indices from here on. */
    public static final int PROJECTS = 208;

    private static final List<Card> ALL = Stream
            .of(AutomatedCards.LINES, ActiveCards.LINES, EventCards.LINES, Corporations.LINES).flatMap(List::stream)
            .map(Card.Line::card).sorted((a, b) -> Integer.compare(a.index(), b.index())).toList();

    private static final Map<String, Card> BY_ID = ALL.stream()
            .collect(Collectors.toUnmodifiableMap(Card::id, Function.identity()));

    /** The corporation of those who play for the first time. */
    public static final Card BEGINNER = of("beginner-corporation");

    private Cards() {
    }

    public static List<Card> all() {
        return ALL;
    }

    public static List<Card> projects() {
        return ALL.subList(0, PROJECTS);
    }

    public static List<Card> corporations() {
        return ALL.subList(PROJECTS, ALL.size());
    }

    public static Card of(int index) {
        return ALL.get(index);
    }

    public static Card of(String id) {
        Card card = BY_ID.get(id);
        if (card == null) {
            throw new IllegalArgumentException("no card " + id);
        }
        return card;
    }
}
