package cydonia.arena.laboratory;

import cydonia.ai.Effort;
import cydonia.ai.Knowledge;
import cydonia.ai.Learned;
import cydonia.ai.Net;
import cydonia.ai.Player;
import cydonia.ai.Search;
import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Games to learn from; called by {@code bench/learn/rounds}. The first line says how many traits there are, which is
 * the first card, and by which the learning begins; each further one is a table as one player saw it, in the format of
 * SVMlight: what came of it in the end, the number of the deal, and the traits that are not nought.
 */
public final class Practice<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> {

    private final Subject<P, A, O, R> subject;
    private final Knowledge<P, A, R> knowledge;
    private final int iterations;
    private final Seed seed;

    private Practice(Subject<P, A, O, R> subject, Optional<Net> net, int iterations, Seed seed) {
        this.subject = subject;
        this.knowledge = subject.knowledge().apply(net);
        this.iterations = iterations;
        this.seed = seed;
    }

    /** The subject, how many games, the iterations for a decision, the seed, the net or “none”, and where to. */
    public static void main(String[] args) throws IOException {
        try (Writer to = Files.newBufferedWriter(Path.of(args[5]))) {
            practice(Subject.named(args[0]), args).play(Integer.parseInt(args[1]), to);
        }
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> Practice<P, A, O, R> practice(
            Subject<P, A, O, R> subject, String[] args) throws IOException {
        return new Practice<>(subject, net(subject.learned(), args[4]), Integer.parseInt(args[2]),
                Seed.of(Long.parseLong(args[3])));
    }

    private static Optional<Net> net(Learned<?> kind, String file) throws IOException {
        if (file.equals("none")) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            return Optional.of(kind.read(in));
        }
    }

    /** Several games at a time, but written in the order of their deals. */
    private void play(int deals, Writer to) throws IOException {
        to.write("# " + subject.learned().head() + "\n");
        try (ExecutorService players = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            List<CompletableFuture<List<String>>> games = IntStream.range(0, deals)
                    .mapToObj(deal -> CompletableFuture.supplyAsync(() -> play(deal), players)).toList();
            for (CompletableFuture<List<String>> lines : games) {
                for (String line : lines.join()) {
                    to.write(line);
                    to.write('\n');
                }
            }
        }
    }

    private List<String> play(int deal) {
        Seed dealt = seed.derive(Purpose.DEALS, deal);
        Setup setup = subject.setup().apply(deal);
        List<Seat> seats = IntStream.range(0, setup.seats()).mapToObj(Seat::of).toList();
        P beginning = subject.game().begin(setup, dealt);
        List<Wayward<P, A, O, R>> wayward = new ArrayList<>();
        List<Player<P, A, O>> players = new ArrayList<>();
        for (Seat seat : seats) {
            Player<P, A, O> usual = new Search<>(knowledge, seats.size(), Effort.iterations(iterations));
            wayward.add(new Wayward<>(usual, knowledge, beginning, dealt.hashCode() + (long) seat.index()));
            players.add(subject.wayward() ? wayward.getLast() : usual);
        }
        Diary<P, R> diary = subject.diary().get();
        List<List<String>> seen = Stream.<List<String>>generate(ArrayList::new).limit(seats.size()).toList();
        int[] telling = {0};
        P end = SelfPlay.play(beginning, players, dealt, position -> {
            wayward.forEach(one -> one.see(position));
            R table = knowledge.open(position);
            if (diary.isTelling(table) && telling[0]++ % diary.oneIn() == 0) {
                seats.forEach(seat -> seen.get(seat.index()).add(traits(table, seat)));
            }
        });
        return seats.stream().flatMap(seat -> {
            String label = diary.end(end, seat) + " qid:" + deal;
            return seen.get(seat.index()).stream().map(label::concat);
        }).toList();
    }

    private String traits(R table, Seat seat) {
        NavigableMap<Integer, Double> traits = new TreeMap<>();
        subject.learned().look().put(table, seat, traits::put);
        return traits.entrySet().stream().filter(trait -> trait.getValue() != 0)
                .map(trait -> " " + trait.getKey() + ":" + trait.getValue().floatValue())
                .collect(Collectors.joining());
    }
}
