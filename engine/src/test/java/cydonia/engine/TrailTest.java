package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Pebbles.Heap;
import cydonia.engine.Pebbles.Take;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The trail of a match")
class TrailTest {

    private static final int LONG = 5_000;

    private final Trail<Heap, Take, Heap> trail = new Trail<>(new Heap(3 * LONG, Seat.RED, List.of(0, 0)));
    private final List<Heap> all = new ArrayList<>(List.of(trail.present()));
    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void knows_every_position_of_a_long_game_and_keeps_few() {
        for (int i = 0; i < LONG; i++) {
            move();
            assertThat(trail.kept()).isLessThanOrEqualTo(Trail.MOST_KEPT);
        }
        for (int number = 0; number <= LONG; number++) {
            assertThat(trail.position(number)).isEqualTo(all.get(number));
        }
        for (int i = 0; i < LONG; i++) {
            int number = random.nextInt(LONG + 1);
            assertThat(trail.position(number)).isEqualTo(all.get(number));
            assertThat(trail.kept()).isLessThanOrEqualTo(Trail.MOST_KEPT);
        }
        assertThat(trail.position(LONG)).isSameAs(trail.present());
    }

    @Test
    void goes_on_from_wherever_it_was_cut() {
        for (int length = 0; length < 1_000; length++) {
            move();
            if (random.nextInt(5) == 0) {
                int from = random.nextInt(trail.size() + 1);
                trail.cut(from);
                all.subList(from + 1, all.size()).clear();
            }
            int number = random.nextInt(trail.size() + 1);
            assertThat(trail.size()).isEqualTo(all.size() - 1);
            assertThat(trail.present()).isEqualTo(all.getLast());
            assertThat(trail.position(number)).isEqualTo(all.get(number));
            assertThat(trail.kept()).isLessThanOrEqualTo(Trail.MOST_KEPT);
        }
    }

    @Test
    void what_is_asked_for_again_and_again_is_played_once() {
        for (int i = 0; i < LONG; i++) {
            move();
        }
        Heap once = trail.position(LONG / 3);
        move();
        assertThat(trail.position(LONG / 3)).isSameAs(once);
    }

    private void move() {
        Match.Move<Take> move = new Match.Move<>(trail.present().next(), new Take(1 + random.nextInt(3)));
        Heap after = trail.present().apply(move.seat(), move.action());
        trail.add(move, after);
        all.add(after);
    }
}
