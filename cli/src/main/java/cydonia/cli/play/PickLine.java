package cydonia.cli.play;

import cydonia.engine.Action;
import cydonia.engine.Notation;
import cydonia.engine.Picks;
import cydonia.engine.Refused;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line that picks things, puts them back or confirms them, read from left to right: numbers ({@code 4}, {@code 2-5},
 * {@code -4}), notation ({@code buy birds}, {@code unbuy birds}), its first word with numbers ({@code buy 10 12},
 * {@code unbuy 10}) and the words of {@link PickWord}. It is refused as a whole.
 */
final class PickLine<A extends Action> {

    private static final String BACK = "un";
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");
    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})[-–](\\d{1,4})");

    private final Menu<A> menu;
    private final Notation<A> notation;
    private final Function<A, Refused> whyNot;
    private final List<String> words;
    private Picks<A> picks;
    private boolean confirmed;
    private int at;

    /**
     * @param whyNot
     *            why an action that is none of the things cannot be taken with them
     */
    PickLine(String line, Picks<A> before, Menu<A> menu, Notation<A> notation, Function<A, Refused> whyNot) {
        this.words = Arrays.stream(line.split("[\\s,]+")).filter(word -> !word.isEmpty()).toList();
        this.picks = before;
        this.menu = menu;
        this.notation = notation;
        this.whyNot = whyNot;
    }

    /** Whether its beginning picks, puts back or confirms something. */
    boolean begins() {
        return !words.isEmpty() && reads();
    }

    void read() {
        while (at < words.size()) {
            if (!reads()) {
                throw strange();
            }
        }
        (confirmed ? picks.problem() : picks.excess()).ifPresent(problem -> {
            throw new Refused(problem.told(notation));
        });
    }

    Picks<A> picks() {
        return picks;
    }

    boolean confirmed() {
        return confirmed;
    }

    private boolean reads() {
        return named() || verbed() || numbered() || ranged() || said();
    }

    /** The longest notation comes first. */
    private boolean named() {
        for (int end = words.size(); end > at; end--) {
            String written = written(end);
            Optional<A> more = menu.named(written);
            Optional<A> less = written.startsWith(BACK)
                    ? menu.named(written.substring(BACK.length()))
                    : Optional.empty();
            boolean done = picks.several().done().map(notation::print).filter(written::equals).isPresent();
            if (more.isPresent() || less.isPresent() || done) {
                checkNoNumber(end, more.isEmpty() && less.isPresent());
                at = end;
                confirmed |= done;
                more.ifPresentOrElse(this::add, () -> less.ifPresent(this::remove));
                return true;
            }
        }
        return false;
    }

    /** “buy 10 12”: the tenth thing and the twelfth, unless things of that first word are written with numbers. */
    private boolean verbed() {
        String word = words.get(at);
        boolean back = !menu.hasVerb(word) && word.startsWith(BACK) && menu.hasVerb(word.substring(BACK.length()));
        if (!back && !menu.hasVerb(word) || at + 1 == words.size() || !isNumber(at + 1)) {
            return false;
        }
        for (at++; at < words.size() && isNumber(at); at++) {
            A thing = thing(words.get(at));
            if (back) {
                remove(thing);
            } else {
                add(thing);
            }
        }
        return true;
    }

    private boolean isNumber(int index) {
        return words.get(index).chars().allMatch(Character::isDigit);
    }

    /** “drop 5 7” is neither a notation nor meant as “drop 5” and the seventh thing. */
    private void checkNoNumber(int end, boolean back) {
        if (end < words.size() && NUMBER.matcher(words.get(end)).matches()) {
            throw refused(written(end + 1).substring(back ? BACK.length() : 0));
        }
    }

    private boolean numbered() {
        String word = words.get(at);
        if (!NUMBER.matcher(word).matches()) {
            return false;
        }
        if (word.startsWith("-")) {
            remove(thing(word.substring(1)));
        } else {
            add(thing(word));
        }
        at++;
        return true;
    }

    private boolean ranged() {
        Matcher range = RANGE.matcher(words.get(at));
        if (!range.matches()) {
            return false;
        }
        thing(range.group(1));
        thing(range.group(2));
        for (int i = Integer.parseInt(range.group(1)); i <= Integer.parseInt(range.group(2)); i++) {
            add(thing(String.valueOf(i)));
        }
        at++;
        return true;
    }

    private A thing(String number) {
        return menu.numbered(number)
                .orElseThrow(() -> new Refused(PlayPhrase.NO_SUCH_NUMBER.text(number, menu.size())));
    }

    private boolean said() {
        Optional<PickWord> word = PickWord.of(words.get(at));
        word.ifPresent(said -> {
            at++;
            switch (said) {
                case DONE -> confirmed = true;
                case ALL -> picks = picks.several().all();
                case NONE -> picks = picks.several().none();
            }
        });
        return word.isPresent();
    }

    private void add(A action) {
        picks = picks.with(action);
    }

    private void remove(A action) {
        if (picks.count(action) == 0) {
            throw new Refused(PlayPhrase.NOT_PICKED.text(notation.print(action)));
        }
        picks = picks.without(action);
    }

    private String written(int end) {
        return String.join(" ", words.subList(at, end));
    }

    /** Words that are none of these: perhaps an action, perhaps followed by more. */
    private Refused strange() {
        for (int end = words.size(); end > at; end--) {
            Optional<A> action = parsed(written(end));
            if (action.isPresent()) {
                return whyNot.apply(action.get());
            }
        }
        return refused(written(words.size()));
    }

    private Optional<A> parsed(String written) {
        try {
            return Optional.of(notation.parse(written));
        } catch (Refused none) {
            return Optional.empty();
        }
    }

    private Refused refused(String written) {
        try {
            return whyNot.apply(notation.parse(written));
        } catch (Refused none) {
            return new Refused(PlayPhrase.NOT_UNDERSTOOD.text(none.why()));
        }
    }
}
