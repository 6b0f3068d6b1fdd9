package cydonia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Level;
import cydonia.ai.Player;
import cydonia.engine.Picks;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Several;
import cydonia.games.martians.MartiansAction;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.MartiansView;
import cydonia.games.martians.Scenario;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.server.Games;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What computer players send to the table. */
class ComputersTest {

    @Test
    void a_computer_names_the_marker_that_is_left_too_although_nobody_asks_for_it() {
        MartiansPosition twoOfThreeGo = Scenario.com(2).noNeeds().needs(1, 0, 1, 1)
                .marker(0, Infrastructure.MOXIE, 1).marker(0, Infrastructure.LANDING_PAD, 1)
                .marker(0, Infrastructure.GREENHOUSES, 1).nextEvent(Event.VALVES).maintenance();
        Several<MartiansAction> several = twoOfThreeGo.several(Seat.RED).orElseThrow();
        Player<MartiansPosition, MartiansAction, MartiansView> player = Level.RANDOM
                .player(Games.martians().knowledge(), 2);
        Set<List<MartiansAction>> ways = new HashSet<>();
        AtomicLong chance = new AtomicLong();
        for (int i = 0; i < 40; i++) {
            List<MartiansAction> chosen = Computers.choose(player, twoOfThreeGo, Seat.RED,
                    () -> Seed.of(chance.getAndIncrement()));
            assertThat(Picks.of(several, chosen).problem()).as("%s", chosen).isEmpty();
            ways.add(chosen);
        }
        assertThat(ways).as("all of them were met").hasSize(3);
    }
}
