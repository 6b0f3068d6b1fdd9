package cydonia.bench;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.util.ArrayList;
import java.util.List;

/** Positions spread over some random games, and one way to go on in each of them. */
final class Midgame<P extends Position<P, A, O>, A extends Action, O> {

    private static final int GAMES = 8;
    private static final int PER_GAME = 32;
    private static final int LONGEST = 100_000;

    /** A position, who is to act, and what that seat does. */
    private record Moment<P, A>(P position, Seat seat, A action) {
    }

    private final Game<P, A, O> game;
    private final Setup setup;
    private final List<Moment<P, A>> moments = new ArrayList<>();
    private final DiceCup dice = Dice.choosing(Seed.of(99), 0).open();
    private Rollout<P, A> rollout;
    private int next;
    private int games;

    Midgame(Game<P, A, O> game, int seats) {
        this.game = game;
        this.setup = Setup.of(game.profile(), seats);
        this.rollout = game.begin(setup, Seed.of(0)).open();
        for (int i = 0; i < GAMES; i++) {
            collect(Seed.of(i));
        }
    }

    private void collect(Seed seed) {
        List<Moment<P, A>> all = new ArrayList<>();
        P position = game.begin(setup, seed);
        while (!position.toAct().isEmpty() && all.size() < LONGEST) {
            Seat seat = position.toAct().getFirst();
            List<A> legal = position.legal(seat);
            A action = legal.get(dice.roll(legal.size()));
            all.add(new Moment<>(position, seat, action));
            position = position.apply(seat, action);
        }
        for (int i = 0; i < PER_GAME; i++) {
            moments.add(all.get(i * all.size() / PER_GAME));
        }
    }

    private Moment<P, A> moment() {
        next = next + 1 == moments.size() ? 0 : next + 1;
        return moments.get(next);
    }

    /** One random decision in an open rollout; a finished game is followed by a new one. */
    Object step() {
        if (rollout.toAct().isEmpty()) {
            rollout = game.begin(setup, Seed.of(++games)).open();
        }
        Seat seat = rollout.toAct().getFirst();
        List<A> legal = rollout.legal(seat);
        rollout.play(seat, legal.get(dice.roll(legal.size())));
        return rollout;
    }

    Object apply() {
        Moment<P, A> moment = moment();
        return moment.position().apply(moment.seat(), moment.action());
    }

    Object determinise() {
        Moment<P, A> moment = moment();
        return moment.position().determinise(moment.seat(), Dice.guessing(Seed.of(next), 0));
    }

    Object legal() {
        Moment<P, A> moment = moment();
        return moment.position().legal(moment.seat());
    }

    Object observe() {
        Moment<P, A> moment = moment();
        return moment.position().observe(moment.seat());
    }
}
