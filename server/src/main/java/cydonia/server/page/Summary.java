package cydonia.server.page;

import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Thing;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a part of the game brought everybody when it ended, as a table.
 *
 * @param things
 *            the columns
 */
public record Summary(List<Thing> things, List<Row> rows) {

    /** What one seat got of each thing; an empty cell where nothing changed. */
    public record Row(Chair chair, List<String> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    public Summary {
        things = List.copyOf(things);
        rows = List.copyOf(rows);
    }

    public static Summary of(Story.Entry entry, List<Chair> chairs) {
        Map<Thing, Map<Seat, Integer>> changes = new LinkedHashMap<>();
        Stream.concat(Stream.of(entry.head()), entry.rest().stream())
                .flatMap(line -> line.what().map(Happening::facts).orElse(List.of()).stream())
                .forEach(fact -> count(changes, fact));
        List<Thing> things = new ArrayList<>(changes.keySet());
        return new Summary(things, chairs.stream().map(chair -> new Row(chair, things.stream()
                .map(thing -> cell(changes.getOrDefault(thing, Map.of()).getOrDefault(chair.seat(), 0))).toList()))
                .toList());
    }

    private static void count(Map<Thing, Map<Seat, Integer>> changes, Fact fact) {
        switch (fact) {
            case Fact.Gain(Seat who, Thing what, int amount, int _) -> add(changes, who, what, amount);
            case Fact.Loss(Seat who, Thing what, int amount) -> add(changes, who, what, -amount);
            default -> {
                // only what somebody gains or loses is summed up
            }
        }
    }

    private static void add(Map<Thing, Map<Seat, Integer>> changes, Seat who, Thing what, int amount) {
        changes.computeIfAbsent(what, _ -> new EnumMap<>(Seat.class)).merge(who, amount, Integer::sum);
    }

    private static String cell(int change) {
        return change == 0 ? "" : Words.signed(change);
    }
}
