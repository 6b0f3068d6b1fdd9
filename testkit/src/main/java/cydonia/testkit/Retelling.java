package cydonia.testkit;

import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Happening;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * All that people were offered, refused, shown and told in a game, and what they were told that it costs, as a check
 * sum of every fifty moves. Scores prove that the rules are the same; this proves that nobody is told otherwise.
 */
final class Retelling<P extends Position<P, A, O>, A extends Action, O> {

    private static final int MOVES = 50;
    /** Looking around takes longest. */
    private static final int LOOKS = 5;

    private final CRC32 sum = new CRC32();
    private final int seats;

    private Retelling(int seats) {
        this.seats = seats;
    }

    static <P extends Position<P, A, O>, A extends Action, O> List<String> of(Game<P, A, O> game, Replay replay) {
        return new Retelling<P, A, O>(replay.setup().seats())
                .retell(Match.begin(game, replay.setup(), replay.seed()), replay.moves());
    }

    private List<String> retell(Match<P, A, O> match, List<Replay.Move> moves) {
        List<String> sums = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            Seat seat = moves.get(i).seat();
            offer(match.position(), seat);
            if (i % LOOKS == 0) {
                take(match.position().observe(seat));
            }
            match.play(seat, match.game().notation().parse(moves.get(i).action()), this::tell);
            if (i % MOVES == MOVES - 1 || i == moves.size() - 1) {
                show(match.position());
                sums.add(HexFormat.of().toHexDigits((int) sum.getValue()));
                sum.reset();
            }
        }
        return sums;
    }

    private void offer(P position, Seat seat) {
        take(position.several(seat));
        for (A action : position.legal(seat)) {
            take(action);
            take(position.prices(seat, action));
            take(position.pointless(seat, action));
            take(position.forgoes(seat, action));
        }
        take(position.refusals(seat));
    }

    private void tell(Happening happening) {
        take(happening);
        take(happening.facts());
        take(happening.chapter());
        take(happening.about());
        take(happening.deed());
        take(happening.doer());
        take(happening.summary());
        take(happening.leavesNoTrace());
    }

    private void show(P position) {
        take(position.observe(Viewer.PUBLIC));
        for (Seat seat : Seat.first(seats)) {
            take(position.points(seat, Viewer.PUBLIC));
            take(position.points(seat, seat));
        }
    }

    private void take(Object thing) {
        sum.update(spelt(thing).getBytes(StandardCharsets.UTF_8));
    }

    /** The same text on every day: sets and maps tell their contents in another order each time a program runs. */
    private static String spelt(Object thing) {
        return switch (thing) {
            case Map<?, ?> map ->
                sorted(map.entrySet().stream().map(one -> spelt(one.getKey()) + spelt(one.getValue())));
            case Set<?> set -> sorted(set.stream().map(Retelling::spelt));
            case Collection<?> all -> all.stream().map(Retelling::spelt).toList().toString();
            case Optional<?> perhaps -> perhaps.map(Retelling::spelt).toString();
            case Record one -> one.getClass().getSimpleName() + Arrays.stream(one.getClass().getRecordComponents())
                    .map(component -> spelt(part(one, component))).toList();
            default -> thing.toString();
        };
    }

    private static String sorted(Stream<String> texts) {
        return texts.sorted().toList().toString();
    }

    private static Object part(Record whole, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return Objects.requireNonNull(component.getAccessor().invoke(whole));
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException(hidden);
        }
    }
}
