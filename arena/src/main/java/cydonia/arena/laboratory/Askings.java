package cydonia.arena.laboratory;

import cydonia.ai.Adviser;
import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Knowledge;
import cydonia.ai.Recommendation;
import cydonia.ai.Search;
import cydonia.ai.martians.MartiansKnowledge;
import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.ai.tilsit.MarsKnowledge;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.martians.Martians;
import cydonia.games.onmars.OnMars;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.tilsit.MarsTilsit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Advice for the same decision, asked for ten times: how often it names the same move, and says when it cannot tell.
 */
public final class Askings<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> {

    private static final int TIMES = 10;
    private static final int NEARLY_ALL = 9;
    /** Few decisions of a game are asked about, as many as a person might. */
    private static final int ONE_IN = 20;
    /** Those who play the games that are asked about. */
    private static final Effort QUICK = Effort.iterations(60);

    private final Game<P, A, O> game;
    private final Knowledge<P, A, R> knowledge;
    private final int seats;
    private int decisions;
    private int clear;
    private int same;
    private long sure;
    private long agreed;

    /** One answer: the move it names first, and whether it calls that clearly best. */
    private record Answer<A>(A best, boolean isClear) {
    }

    private Askings(Game<P, A, O> game, Knowledge<P, A, R> knowledge, int seats) {
        this.game = game;
        this.knowledge = knowledge;
        this.seats = seats;
    }

    /** The game, the seats, how many decisions, and the seed. */
    public static void main(String[] args) {
        int seats = Integer.parseInt(args[1]);
        of(args[0], seats).ask(Integer.parseInt(args[2]), Seed.of(Long.parseLong(args[3])));
    }

    private static Askings<?, ?, ?, ?> of(String game, int seats) {
        return switch (game) {
            case "terraforming-mars" -> new Askings<>(new TerraformingMars(), new TerraformingKnowledge(), seats);
            case "on-mars" -> new Askings<>(new OnMars(), new OnMarsKnowledge(), seats);
            case "martians" -> new Askings<>(new Martians(), new MartiansKnowledge(), seats);
            case "mars-tilsit" -> new Askings<>(new MarsTilsit(), new MarsKnowledge(), seats);
            default -> throw new IllegalArgumentException("no such game: " + game);
        };
    }

    private void ask(int most, Seed seed) {
        for (int deal = 0; decisions < most; deal++) {
            List<P> moments = moments(seed.derive(Purpose.DEALS, deal));
            for (int i = 0; i < moments.size() && decisions < most; i++) {
                ask(moments.get(i), seed.derive(Purpose.ARENA_CHANCES, decisions));
            }
        }
        System.out.printf("%s, %d seats: %d decisions, one move clearly best in %d, the same in %d of ten or more in %d"
                + " of them; of %d answers that were sure %d named what most did%n", game.profile().id(), seats,
                decisions, clear, NEARLY_ALL, same, sure, agreed);
    }

    private List<P> moments(Seed deal) {
        List<P> moments = new ArrayList<>();
        int[] choices = {0};
        var players = IntStream.range(0, seats).mapToObj(_ -> new Search<>(knowledge, seats, QUICK)).toList();
        SelfPlay.play(game.begin(Setup.of(game.profile(), seats), deal), players, deal, position -> {
            if (position.legal(position.toAct().getFirst()).size() > 1 && choices[0]++ % ONE_IN == 0) {
                moments.add(position);
            }
        });
        return moments;
    }

    private void ask(P position, Seed chances) {
        Seat seat = position.toAct().getFirst();
        Adviser<P, A, O> adviser = new Adviser<>(knowledge, seats, Adviser.EFFORT);
        List<Answer<A>> answers = IntStream.range(0, TIMES).mapToObj(time -> answer(adviser
                .advise(Decision.of(position, seat), chances.derive(Purpose.ARENA_CHANCES, time)))).toList();
        A usual = answers.stream().collect(Collectors.groupingBy(Answer::best, Collectors.counting())).entrySet()
                .stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
        long named = answers.stream().filter(answer -> answer.best().equals(usual)).count();
        long clearly = answers.stream().filter(Answer::isClear).count();
        decisions++;
        sure += clearly;
        agreed += answers.stream().filter(answer -> answer.isClear() && answer.best().equals(usual)).count();
        if (2 * clearly > TIMES) {
            clear++;
            same += named >= NEARLY_ALL ? 1 : 0;
        }
    }

    private static <A> Answer<A> answer(Recommendation<A> recommended) {
        return new Answer<>(recommended.best().getFirst().action(), !recommended.isEven());
    }
}
