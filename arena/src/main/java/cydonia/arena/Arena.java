package cydonia.arena;

import cydonia.ai.Choice;
import cydonia.ai.Decision;
import cydonia.ai.Player;
import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Game;
import cydonia.engine.Match;
import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.titles.Title;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;

/**
 * A match of computer players. Game number i has the deal i / L and the line-up i mod L, where L is the number of
 * line-ups: every deal is played in all seatings before the next one comes.
 */
public record Arena<P extends Position<P, A, O>, A extends Action, O>(Title<P, A, O> title, Setup setup, Seed seed,
        int games,
        List<Entrant> entrants, List<List<Integer>> lineups, Optional<ArenaFolder> folder) {

    /** A game that takes longer is given up: nobody wins it. */
    private static final int MOST_DECISIONS = 20_000;

    /** A game that was played, or found in the folder; then nobody had to think. */
    record Played(Optional<Outcome> outcome, long decisions, long iterations) {
    }

    public Arena(Title<P, A, O> title, Setup setup, Seed seed, int games, List<Entrant> entrants,
            Optional<ArenaFolder> folder) {
        this(title, setup, seed, games, List.copyOf(entrants), lineups(title.game(), setup, entrants.size()), folder);
    }

    /** Where all win or lose together, all of a team are of one level. */
    private static List<List<Integer>> lineups(Game<?, ?, ?> game, Setup setup, int players) {
        return game.kind(setup) == Outcome.Kind.COOPERATIVE
                ? Lineups.teams(players, setup.seats())
                : Lineups.of(players, setup.seats());
    }

    /**
     * Plays everything on so many threads; the standings do not depend on their number.
     *
     * @param progress
     *            is told now and then how many games are done
     */
    public Standings play(int threads, LongConsumer progress) {
        AtomicReferenceArray<Played> played = new AtomicReferenceArray<>(games);
        AtomicInteger next = new AtomicInteger();
        LongAdder done = new LongAdder();
        Runnable work = () -> {
            for (int number = next.getAndIncrement(); number < games; number = next.getAndIncrement()) {
                played.set(number, play(number));
                done.increment();
            }
        };
        try {
            Workers.run(threads, Collections.nCopies(threads, work), () -> progress.accept(done.sum()));
        } finally {
            next.set(games);
        }
        Standings standings = new Standings(entrants.size());
        for (int number = 0; number < games; number++) {
            Played one = played.get(number);
            List<Integer> lineup = lineup(number);
            one.outcome().ifPresentOrElse(outcome -> standings.add(lineup, outcome), () -> standings.givenUp(lineup));
            standings.worked(one.decisions(), one.iterations());
        }
        return standings;
    }

    private List<Integer> lineup(int number) {
        return lineups.get(number % lineups.size());
    }

    private Played play(int number) {
        Optional<Outcome> known = folder.flatMap(kept -> kept.outcome(number, title.game()));
        if (known.isPresent()) {
            return new Played(known, 0, 0);
        }
        List<Player<P, A, O>> players = lineup(number).stream().map(entrants::get)
                .map(entrant -> entrant.level().player(title.knowledge(), setup.seats(), entrant.effort())).toList();
        Match<P, A, O> match = Match.begin(title.game(), setup, seed.derive(Purpose.DEALS, number / lineups.size()));
        long decisions = 0;
        long iterations = 0;
        while (!match.position().toAct().isEmpty() && decisions < MOST_DECISIONS) {
            Seat seat = match.position().toAct().getFirst();
            Seed chance = seed.derive(Purpose.ARENA_CHANCES, number).derive(Purpose.ARENA_CHANCES, decisions);
            Choice<A> choice = players.get(seat.index()).choose(Decision.of(match.position(), seat), chance);
            match.play(seat, choice.action(), Audience.NOBODY);
            decisions++;
            iterations += choice.iterations();
        }
        folder.ifPresent(kept -> kept.keep(number, match.replay()));
        return new Played(match.position().outcome(), decisions, iterations);
    }
}
