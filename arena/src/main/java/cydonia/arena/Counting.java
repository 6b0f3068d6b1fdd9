package cydonia.arena;

import cydonia.ai.Adviser;
import cydonia.ai.Calibration.Sample;
import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Player;
import cydonia.ai.Recommendation;
import cydonia.ai.Search;
import cydonia.engine.Action;
import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.titles.Title;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Games in which advice is asked for now and then, as a person would, and followed: what was hoped, and what came of
 * it.
 *
 * @param iterations
 *            of those who play
 * @param advice
 *            the iterations of whoever advises them
 */
public record Counting<P extends Position<P, A, O>, A extends Action, O>(Title<P, A, O> title, Seed seed,
        int iterations,
        int advice) {

    /** Few decisions are asked about: those of one game have one end, and say much the same. */
    private static final int ONE_IN = 60;

    /** What was hoped, and how much of the game was over. */
    private record Hoped(double hope, double progress) {
    }

    /** Everybody thinks alike; what they were told to hope for at some of their decisions, and what came of it. */
    public List<Sample> play(Setup wished, int game) {
        Seed deal = seed.derive(Purpose.DEALS, game);
        Map<Seat, List<Hoped>> hopes = new EnumMap<>(Seat.class);
        Adviser<P, A, O> adviser = new Adviser<>(title.knowledge(), wished.seats(), Effort.iterations(advice), 1);
        Player<P, A, O> player = new Search<>(title.knowledge(), wished.seats(), Effort.iterations(iterations));
        P position = title.game().begin(wished, deal);
        boolean due = false;
        for (int move = 0; position.outcome().isEmpty(); move++) {
            Seat seat = position.toAct().getFirst();
            Decision<P, A, O> decision = Decision.of(position, seat);
            Seed chance = deal.derive(Purpose.COMPUTERS, move);
            due |= (move + game) % ONE_IN == 0;
            A action;
            if (due && decision.legal().size() > 1) {
                due = false;
                Recommendation.Ranked<A> best = adviser.advise(decision, chance).best().getFirst();
                action = best.action();
                hopes.computeIfAbsent(seat, _ -> new ArrayList<>())
                        .add(new Hoped(best.hope(), decision.progress(title.knowledge(), wished.seats())));
            } else {
                action = player.choose(decision, chance).action();
            }
            position = position.apply(seat, action);
        }
        Outcome outcome = position.outcome().orElseThrow();
        List<Sample> samples = new ArrayList<>();
        hopes.forEach((seat, hoped) -> hoped.forEach(one -> samples.add(
                new Sample(one.hope(), one.progress(), won(outcome, seat)))));
        return samples;
    }

    /** A shared victory is a part of one, as the search counts it; together or alone it is whole. */
    private static double won(Outcome outcome, Seat seat) {
        if (!outcome.of(seat).won()) {
            return 0;
        }
        return outcome.kind() == Outcome.Kind.COMPETITIVE ? 1.0 / outcome.winners().size() : 1;
    }
}
