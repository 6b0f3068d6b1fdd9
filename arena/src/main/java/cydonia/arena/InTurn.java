package cydonia.arena;

import cydonia.engine.Profile;
import cydonia.engine.Setup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** Values of a game option that are taken in turn, two games each: every second game still sees all of them. */
public record InTurn(String key, List<String> values) {

    /** Reads {@code KEY=VALUE,VALUE}. */
    public static InTurn parse(String written) {
        String[] parts = written.split("=", 2);
        return new InTurn(parts[0], List.of(parts[parts.length - 1].split(",", -1)));
    }

    /** Which value that game has. */
    public int turn(int game) {
        return game / 2 % values.size();
    }

    /** What was wished for, with each value. */
    public List<Setup> setups(Profile profile, Setup wished) {
        return values.stream().map(value -> {
            Map<String, String> wishes = new LinkedHashMap<>(wished.options());
            wishes.put(key, value);
            return Setup.of(profile, new Setup(wished.seats(), wishes, wished.chance()));
        }).toList();
    }

    /** A number for each value, as files of calibrations have them. */
    public List<String> written(List<Double> numbers) {
        return IntStream.range(0, values.size())
                .mapToObj(i -> String.format(Locale.ROOT, "%s=%s %.3f", key, values.get(i), numbers.get(i))).toList();
    }

    @Override
    public String toString() {
        return "{%s=%s}".formatted(key, String.join(",", values));
    }
}
