package cydonia.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The text form of a game's actions. Each form is a template in which {@code _} stands for a {@link Word}:
 * {@code "give _ to _"}. What is printed can be parsed, and parses to the same action.
 */
public final class Notation<A extends Action> {

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private final List<Form<A>> forms;

    private Notation(List<Form<A>> forms) {
        this.forms = List.copyOf(forms);
    }

    public static <A extends Action> Builder<A> builder() {
        return new Builder<>();
    }

    public String print(A action) {
        for (Form<A> form : forms) {
            Optional<String> text = form.print(action);
            if (text.isPresent()) {
                return text.get();
            }
        }
        throw new IllegalArgumentException("no notation for " + action);
    }

    /** Refuses text that is no action of this game, and says what was expected where it went wrong. */
    public A parse(String text) {
        List<String> tokens = text.isBlank() ? List.of() : Arrays.asList(SPACES.split(text.strip()));
        for (Form<A> form : forms) {
            if (tokens.size() == form.length() && form.matches(tokens) == form.length()) {
                return form.read(tokens);
            }
        }
        throw misread(tokens);
    }

    private Refused misread(List<String> tokens) {
        int reached = forms.stream().mapToInt(form -> form.matches(tokens)).max().orElse(0);
        Set<Text> expected = new LinkedHashSet<>();
        forms.stream().filter(form -> form.matches(tokens) == reached)
                .forEach(form -> expected.add(form.expectedAt(reached)));
        return misread(tokens, reached, expected);
    }

    private static Refused misread(List<String> tokens, int at, Set<Text> expected) {
        Text wanted = new Text(String.join(", ", expected.stream().map(Text::en).toList()),
                String.join(", ", expected.stream().map(Text::fr).toList()));
        String before = String.join(" ", tokens.subList(0, at));
        if (at == tokens.size()) {
            return new Refused(Text.of("“%s” is not complete; expected next: %s.",
                    "« %s » est incomplet ; attendu ensuite : %s.", before, wanted));
        }
        String found = tokens.get(at);
        return at == 0
                ? new Refused(Text.of("“%s” is not an action of this game; expected: %s.",
                        "« %s » n’est pas une action de ce jeu ; attendu : %s.", found, wanted))
                : new Refused(Text.of("“%s” cannot follow “%s”; expected: %s.",
                        "« %s » ne peut pas suivre « %s » ; attendu : %s.", found, before, wanted));
    }

    /** One way to write an action: literal words and slots, and how to take the action apart and put it together. */
    private record Form<A extends Action>(List<String> template, List<Word<?>> words,
            Function<List<Object>, ? extends A> make, Function<A, Optional<List<Object>>> parts) {

        private static final String SLOT = "_";

        int length() {
            return template.size();
        }

        Optional<String> print(A action) {
            return parts.apply(action).map(values -> {
                List<String> tokens = new ArrayList<>();
                int slot = 0;
                for (String piece : template) {
                    tokens.add(piece.equals(SLOT) ? spell(words.get(slot), values.get(slot++)) : piece);
                }
                return String.join(" ", tokens);
            });
        }

        @SuppressWarnings("unchecked") // the builder pairs each word with parts of its own type
        private static <T> String spell(Word<T> word, Object value) {
            return word.print((T) value);
        }

        /** How many tokens from the left fit this form. */
        int matches(List<String> tokens) {
            int slot = 0;
            for (int i = 0; i < template.size(); i++) {
                if (i == tokens.size()) {
                    return i;
                }
                String piece = template.get(i);
                boolean fits = piece.equals(SLOT)
                        ? words.get(slot++).read(tokens.get(i)).isPresent()
                        : piece.equals(tokens.get(i));
                if (!fits) {
                    return i;
                }
            }
            return template.size();
        }

        A read(List<String> tokens) {
            List<Object> values = new ArrayList<>();
            int slot = 0;
            for (int i = 0; i < template.size(); i++) {
                if (template.get(i).equals(SLOT)) {
                    values.add(words.get(slot++).read(tokens.get(i)).orElseThrow());
                }
            }
            return make.apply(values);
        }

        Text expectedAt(int index) {
            if (index >= template.size()) {
                return new Text("nothing more", "rien de plus");
            }
            if (!template.get(index).equals(SLOT)) {
                return Text.same(template.get(index));
            }
            long before = template.subList(0, index).stream().filter(SLOT::equals).count();
            return words.get((int) before).expected();
        }
    }

    /** Three values in a row, for forms with three slots. */
    @FunctionalInterface
    public interface TriFunction<X, Y, Z, R> {
        R apply(X x, Y y, Z z);
    }

    /** Collects the forms of a game, one line per kind of action. */
    @SuppressWarnings("unchecked") // each slot's value was read by the word of that slot
    public static final class Builder<A extends Action> {

        private final List<Form<A>> forms = new ArrayList<>();

        /** An action without any part. */
        public Builder<A> form(String template, A action) {
            return add(template, List.of(), values -> action,
                    a -> a.equals(action) ? Optional.of(List.of()) : Optional.empty());
        }

        public <T extends A, X> Builder<A> form(String template, Class<T> type, Word<X> x, Function<X, T> make,
                Function<T, X> partX) {
            return add(template, List.of(x), values -> make.apply((X) values.get(0)),
                    a -> as(type, a).map(t -> List.of(partX.apply(t))));
        }

        public <T extends A, X, Y> Builder<A> form(String template, Class<T> type, Word<X> x, Word<Y> y,
                BiFunction<X, Y, T> make, Function<T, X> partX, Function<T, Y> partY) {
            return add(template, List.of(x, y), values -> make.apply((X) values.get(0), (Y) values.get(1)),
                    a -> as(type, a).map(t -> List.of(partX.apply(t), partY.apply(t))));
        }

        public <T extends A, X, Y, Z> Builder<A> form(String template, Class<T> type, Word<X> x, Word<Y> y, Word<Z> z,
                TriFunction<X, Y, Z, T> make, Function<T, X> partX, Function<T, Y> partY, Function<T, Z> partZ) {
            return add(template, List.of(x, y, z),
                    values -> make.apply((X) values.get(0), (Y) values.get(1), (Z) values.get(2)),
                    a -> as(type, a).map(t -> List.of(partX.apply(t), partY.apply(t), partZ.apply(t))));
        }

        public Notation<A> build() {
            return new Notation<>(forms);
        }

        private Builder<A> add(String template, List<Word<?>> words, Function<List<Object>, ? extends A> make,
                Function<A, Optional<List<Object>>> parts) {
            forms.add(new Form<>(List.of(template.split(" ")), words, make, parts));
            return this;
        }

        private static <T> Optional<T> as(Class<T> type, Object thing) {
            return type.isInstance(thing) ? Optional.of(type.cast(thing)) : Optional.empty();
        }
    }
}
