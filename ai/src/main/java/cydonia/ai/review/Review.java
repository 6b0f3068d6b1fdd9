package cydonia.ai.review;

import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What came of thinking a whole game over.
 *
 * @param judgements
 *            of the decisions with a choice, in their order
 * @param outcome
 *            how it ended; nothing where it was given up
 */
public record Review<A>(List<Judgement<A>> judgements, Optional<Outcome> outcome) {

    private static final int DECISIVE = 3;
    /** Whatever cost less is no more than an inaccuracy. */
    private static final double MISTAKE = 0.05;

    /**
     * What made the difference between what a seat could hope for at first and what became of it.
     *
     * @param own
     *            its own mistakes: never above 0
     * @param others
     *            the mistakes of the others
     * @param luck
     *            all the rest: draws, dice, and what nobody could know
     */
    public record Account(double first, double own, double others, double luck, double last) {
    }

    public Review {
        judgements = List.copyOf(judgements);
    }

    /** Where most was lost by a decision, in the order of the game. */
    public List<Judgement<A>> decisive() {
        return judgements.stream().filter(judgement -> judgement.better().isPresent())
                .sorted(Comparator.<Judgement<A>>comparingDouble(Judgement::loss).reversed()).limit(DECISIVE)
                .sorted(Comparator.comparingInt(Judgement::number)).toList();
    }

    /** Which part of a seat's decisions lost nothing that could be told from chance, from 0 to 1. */
    public double accuracy(Seat seat) {
        return judgements.stream().filter(judgement -> judgement.seat() == seat)
                .mapToDouble(judgement -> judgement.better().isPresent() ? 0 : 1).average().orElse(1);
    }

    /** How many decisions of that seat cost five in a hundred or more. */
    public int mistakes(Seat seat) {
        return (int) judgements.stream()
                .filter(judgement -> judgement.seat() == seat && judgement.loss() >= MISTAKE).count();
    }

    /** How many cost less than that, and more than chance explains. */
    public int inaccuracies(Seat seat) {
        return (int) judgements.stream().filter(judgement -> judgement.seat() == seat
                && judgement.better().isPresent() && judgement.loss() < MISTAKE).count();
    }

    public Account account(Seat seat) {
        double first = judgements.isEmpty() ? last(seat) : judgements.getFirst().chances().get(seat.index());
        double own = 0;
        double others = 0;
        for (Judgement<A> judgement : judgements) {
            double effect = judgement.better().map(better -> -better.gains().get(seat.index())).orElse(0.0);
            own += judgement.seat() == seat ? effect : 0;
            others += judgement.seat() == seat ? 0 : effect;
        }
        return new Account(first, own, others, last(seat) - first - own - others, last(seat));
    }

    /** What became of it: 1 for the victor, a share where there are several. Given up, it is what was hoped last. */
    private double last(Seat seat) {
        return outcome.map(end -> won(end, seat)).orElseGet(
                () -> judgements.isEmpty() ? 0.0 : judgements.getLast().chances().get(seat.index()));
    }

    private static double won(Outcome outcome, Seat seat) {
        int victors = outcome.kind() == Outcome.Kind.COMPETITIVE ? Math.max(1, outcome.winners().size()) : 1;
        return outcome.of(seat).won() ? 1.0 / victors : 0;
    }
}
