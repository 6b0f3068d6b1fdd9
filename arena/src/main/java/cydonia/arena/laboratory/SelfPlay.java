package cydonia.arena.laboratory;

import cydonia.ai.Decision;
import cydonia.ai.Player;
import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import java.util.List;

/** Computer players among themselves, with chances of their own in each game. */
final class SelfPlay {

    private SelfPlay() {
    }

    /** Somebody who looks on: sees every position before the move that follows. */
    @FunctionalInterface
    interface Onlooker<P> {
        void see(P position);
    }

    static <P extends Position<P, A, O>, A extends Action, O> P play(P beginning,
            List<? extends Player<P, A, O>> players, Seed chances) {
        return play(beginning, players, chances, position -> {
        });
    }

    /** The position at the end. Whoever is to act first is asked first. */
    static <P extends Position<P, A, O>, A extends Action, O> P play(P beginning,
            List<? extends Player<P, A, O>> players, Seed chances, Onlooker<P> onlooker) {
        P position = beginning;
        for (int move = 0; !position.toAct().isEmpty(); move++) {
            onlooker.see(position);
            Seat seat = position.toAct().getFirst();
            position = position.apply(seat, players.get(seat.index())
                    .choose(Decision.of(position, seat), chances.derive(Purpose.ARENA_CHANCES, move)).action());
        }
        return position;
    }
}
