package cydonia.ai.review;

import cydonia.ai.Calibration;
import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Estimate;
import cydonia.ai.Knowledge;
import cydonia.ai.Search;
import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Thinks a game over when it has ended. For each decision a search looks for the best action; where that is another one
 * than was taken, both are thought over anew with the same effort, because whatever a search chooses looks a little
 * better than it is.
 *
 * @param calibration
 *            what the hopes of that game have meant, so that chances are told as hints tell them
 * @param iterations
 *            imagined games for each of these thoughts
 */
public record Reviewer<P extends Position<P, A, O>, A extends Action, O>(Knowledge<P, A, ?> knowledge,
        Calibration calibration, int iterations) {

    /** Whatever costs less than one in a hundred is nobody's mistake. */
    private static final double LEAST = 0.01;

    /**
     * The whole game.
     *
     * @param progress
     *            is told how many actions have been looked at
     */
    public Review<A> review(Match<P, A, O> match, Seed chance, IntConsumer progress) {
        if (match.position().outcome().isEmpty()) {
            throw new IllegalArgumentException("only a game that is over can be reviewed");
        }
        return reviewGivenUp(match, chance, progress);
    }

    /** The same of a game that ended before its rules said so, as far as it was played. */
    public Review<A> reviewGivenUp(Match<P, A, O> match, Seed chance, IntConsumer progress) {
        List<Judgement<A>> judgements = new ArrayList<>();
        List<Match.Move<A>> moves = match.moves();
        for (int i = 0; i < moves.size(); i++) {
            Match.Move<A> move = moves.get(i);
            if (match.position(i).legal(move.seat()).size() > 1) {
                judgements.add(judge(match.setup().seats(), i, match.position(i), move,
                        chance.derive(Purpose.REVIEWS, i)));
            }
            progress.accept(i + 1);
        }
        return new Review<>(judgements, match.position().outcome());
    }

    Judgement<A> judge(int seats, int number, P position, Match.Move<A> move, Seed chance) {
        Decision<P, A, O> decision = Decision.of(position, move.seat());
        Search<P, A, O, ?> search = new Search<>(knowledge, seats, Effort.iterations(iterations));
        double progress = decision.progress(knowledge, seats);
        A best = search.think(decision, chance.derive(Purpose.REVIEWS, 0)).actions().getFirst().action();
        Estimate taken = search.estimate(decision, move.action(), chance.derive(Purpose.REVIEWS, 1));
        Optional<Judgement.Better<A>> better = best.equals(move.action())
                ? Optional.empty()
                : better(move.seat(), best, search.estimate(decision, best, chance.derive(Purpose.REVIEWS, 1)), taken,
                        progress);
        return new Judgement<>(number, move.seat(), move.action(), chances(taken, progress), better);
    }

    /** Rivals cannot hope for more than one victory together; a team hopes for the same one, all alike. */
    private List<Double> chances(Estimate estimate, double progress) {
        List<Double> chances = estimate.hopes().stream().map(hope -> calibration.chance(hope.mean(), progress))
                .toList();
        double together = chances.stream().mapToDouble(chance -> chance).sum();
        boolean alike = chances.stream().distinct().count() == 1;
        return alike || together <= 1 ? chances : chances.stream().map(chance -> chance / together).toList();
    }

    private Optional<Judgement.Better<A>> better(Seat seat, A best, Estimate other, Estimate taken,
            double progress) {
        List<Double> before = chances(taken, progress);
        List<Double> after = chances(other, progress);
        List<Double> gains = IntStream.range(0, before.size()).mapToObj(i -> after.get(i) - before.get(i)).toList();
        boolean clear = other.of(seat).clearlyAbove(taken.of(seat)) > 0 && gains.get(seat.index()) > LEAST;
        return clear ? Optional.of(new Judgement.Better<>(best, gains)) : Optional.empty();
    }
}
