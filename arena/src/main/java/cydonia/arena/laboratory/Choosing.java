package cydonia.arena.laboratory;

import cydonia.ai.Choice;
import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Instinct;
import cydonia.ai.Player;
import cydonia.ai.Search;
import cydonia.ai.Search.Judged;
import cydonia.ai.Search.Thoughts;
import cydonia.ai.Sense;
import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.onmars.OnMars;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/**
 * What searches chose in games of On Mars alone, to learn an instinct from; called by {@code bench/learn/rounds}. The
 * first line says how many kinds of action there are, how many numbers tell what the table is like, and how many what
 * is special about an action. For each decision there is a line with the number of the deal and what the table is like,
 * and one for each action: how often it was tried, its kind, the logarithm of its weight at a glance, and what is
 * special.
 */
public final class Choosing {

    private static final OnMars GAME = new OnMars();
    private static final Sense<OnMarsAction, OnMarsRollout> SENSE = OnMarsKnowledge.SENSE;
    /** In turn: what is hard teaches most. */
    private static final List<String> DIFFICULTIES = List.of("3", "2", "3", "1");
    /** A search that tried less has nothing to teach. */
    private static final int ENOUGH = 20;

    private final OnMarsKnowledge knowledge;
    private final OnMarsKnowledge glance = knowledge(Optional.empty());
    private final int iterations;
    private final Seed seed;

    private Choosing(Optional<Instinct<OnMarsAction, OnMarsRollout>> instinct, int iterations, Seed seed) {
        this.knowledge = knowledge(instinct);
        this.iterations = iterations;
        this.seed = seed;
    }

    private static OnMarsKnowledge knowledge(Optional<Instinct<OnMarsAction, OnMarsRollout>> instinct) {
        return new OnMarsKnowledge(Optional.of(OnMarsKnowledge.LEARNED_ALONE.net()), Optional.empty(),
                Optional.empty(), instinct);
    }

    /** How many games, the iterations for a decision, the seed, the instinct or “none”, and where to. */
    public static void main(String[] args) throws IOException {
        try (Writer to = Files.newBufferedWriter(Path.of(args[4]))) {
            new Choosing(instinct(args[3]), Integer.parseInt(args[1]), Seed.of(Long.parseLong(args[2])))
                    .play(Integer.parseInt(args[0]), to);
        }
    }

    private static Optional<Instinct<OnMarsAction, OnMarsRollout>> instinct(String file) throws IOException {
        if (file.equals("none")) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            return Optional.of(Instinct.read(in, SENSE));
        }
    }

    /** Several games at a time, but written in the order of their deals. */
    private void play(int deals, Writer to) throws IOException {
        to.write("# " + SENSE.kinds() + " " + SENSE.common() + " " + SENSE.own() + "\n");
        try (ExecutorService players = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            List<CompletableFuture<String>> games = IntStream.range(0, deals)
                    .mapToObj(deal -> CompletableFuture.supplyAsync(() -> play(deal), players)).toList();
            for (CompletableFuture<String> lines : games) {
                to.write(lines.join());
            }
        }
    }

    private String play(int deal) {
        Seed dealt = seed.derive(Purpose.DEALS, deal);
        Setup setup = Setup.of(GAME.profile(), 1, Map.of("difficulty", DIFFICULTIES.get(deal % DIFFICULTIES.size())));
        StringBuilder lines = new StringBuilder();
        List<Thoughts<OnMarsAction>> last = new ArrayList<>();
        var search = new Search<OnMarsPosition, OnMarsAction, OnMarsView, OnMarsRollout>(knowledge, 1,
                Effort.iterations(iterations), last::add);
        OnMarsPosition beginning = GAME.begin(setup, dealt);
        OnMarsPosition[] seen = {beginning};
        Player<OnMarsPosition, OnMarsAction, OnMarsView> player = (decision, chance) -> {
            Choice<OnMarsAction> choice = search.choose(decision, chance);
            last.forEach(thoughts -> tell(deal, seen[0], decision, thoughts, lines));
            last.clear();
            return choice;
        };
        var wayward = new Wayward<>(player, knowledge, beginning, dealt.hashCode());
        SelfPlay.play(beginning, List.of(wayward), dealt, position -> {
            seen[0] = position;
            wayward.see(position);
        });
        return lines.toString();
    }

    private void tell(int deal, OnMarsPosition position,
            Decision<OnMarsPosition, OnMarsAction, OnMarsView> decision, Thoughts<OnMarsAction> thoughts,
            StringBuilder to) {
        OnMarsRollout table = position.open();
        Seat seat = decision.seat();
        List<Judged<OnMarsAction>> worthIt = thoughts.actions().stream()
                .filter(judged -> glance.weight(table, seat, judged.action()) > 0)
                .sorted(Comparator.comparingInt(judged -> decision.legal().indexOf(judged.action()))).toList();
        if (worthIt.size() < 2 || worthIt.stream().mapToInt(Judged::visits).sum() <= ENOUGH) {
            return;
        }
        float[] common = new float[SENSE.common()];
        SENSE.common(table, seat, common);
        to.append("d ").append(deal);
        put(common, to);
        float[] own = new float[SENSE.own()];
        for (Judged<OnMarsAction> judged : worthIt) {
            SENSE.own(table, seat, judged.action(), own);
            to.append("a ").append(judged.visits()).append(' ').append(SENSE.kind(table, seat, judged.action()))
                    .append(' ').append((float) Math.log(glance.weight(table, seat, judged.action())));
            put(own, to);
        }
    }

    private static void put(float[] numbers, StringBuilder to) {
        for (float number : numbers) {
            to.append(' ').append(number);
        }
        to.append('\n');
    }
}
