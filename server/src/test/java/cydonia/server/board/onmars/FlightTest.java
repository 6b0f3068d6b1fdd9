package cydonia.server.board.onmars;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Things;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The line of turn order and shuttle. */
class FlightTest {

    @Test
    void a_journey_shows_what_its_traveller_pays_and_gains_each_thing_once() {
        List<Fact> facts = List.of(new Fact.Price(Things.SHIP, 1), new Fact.Gain(Seat.RED, Item.MINERAL.thing(), 1, 0),
                new Fact.Gain(Seat.RED, Item.MINERAL.thing(), 2, 0), new Fact.Gain(Seat.GREEN, Things.COLONIST, 3, 0),
                new Fact.Score(Seat.RED, -2), new Fact.Score(Seat.GREEN, 4));
        assertThat(Flight.trip(facts, Seat.RED)).containsExactly(new Amount(Icons.SHIP, "−1"),
                new Amount(Icons.of(Item.MINERAL), "+3"), new Amount("points", "−2"));
    }
}
