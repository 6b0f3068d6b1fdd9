package cydonia.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One kind of word of a {@link Notation}: a closed list of things with a spelling each, without spaces. */
public final class Word<T> {

    /** A seat by its colour. */
    public static final Word<Seat> SEAT = of(new Text("a seat", "une place"), List.of(Seat.values()), Seat::word);

    private static final int SHOWN = 40;

    private final Text kind;
    private final Map<String, T> bySpelling;
    private final Function<T, String> spelling;

    private Word(Text kind, List<T> things, Function<T, String> spelling) {
        this.kind = kind;
        this.spelling = spelling;
        this.bySpelling = things.stream()
                .collect(Collectors.toMap(spelling, thing -> thing, (a, b) -> a, java.util.LinkedHashMap::new));
    }

    public static <T> Word<T> of(Text kind, List<T> things, Function<T, String> spelling) {
        return new Word<>(kind, things, spelling);
    }

    public static Word<Integer> number(Text kind, int from, int to) {
        return of(kind, IntStream.rangeClosed(from, to).boxed().toList(), String::valueOf);
    }

    String print(T thing) {
        return spelling.apply(thing);
    }

    /** The thing that is spelled like this. */
    public Optional<T> read(String token) {
        return Optional.ofNullable(bySpelling.get(token));
    }

    /** What a person should have written here. */
    Text expected() {
        UnaryOperator<String> withList = name -> bySpelling.size() > SHOWN
                ? name
                : name + " (" + String.join(", ", bySpelling.keySet()) + ")";
        return new Text(withList.apply(kind.en()), withList.apply(kind.fr()));
    }
}
