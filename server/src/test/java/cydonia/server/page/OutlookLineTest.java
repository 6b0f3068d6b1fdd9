package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The line under the question. */
class OutlookLineTest {

    private static final Thing WATER = new Thing("water", new Text("water", "eau"));
    private static final Thing BOT = new Thing("bot", new Text("bot", "robot"));
    private static final Thing HERE = new Thing("a1", Text.same("a1"));
    private static final Thing THERE = new Thing("a2", Text.same("a2"));

    @Test
    void what_is_paid_or_gained_twice_is_told_as_its_sum() {
        assertThat(OutlookLine.merged(List.of(new Fact.Price(WATER, 1), new Fact.Gain(Seat.RED, WATER, 1, 0),
                new Fact.Price(WATER, 2), new Fact.Gain(Seat.RED, WATER, 1, 1), new Fact.Gain(Seat.BLUE, WATER, 1, 0))))
                .containsExactly(new Fact.Price(WATER, 3), new Fact.Gain(Seat.RED, WATER, 2, 1),
                        new Fact.Gain(Seat.BLUE, WATER, 1, 0));
    }

    @Test
    void different_things_and_places_stay_apart() {
        List<Fact> facts = List.of(new Fact.Loss(Seat.RED, WATER, 1), new Fact.Loss(Seat.RED, BOT, 1),
                new Fact.Placed(Seat.RED, BOT, HERE), new Fact.Placed(Seat.RED, BOT, THERE),
                new Fact.Moved(BOT, 1), new Fact.Score(Seat.RED, 2));
        assertThat(OutlookLine.merged(facts)).isEqualTo(facts);
    }
}
