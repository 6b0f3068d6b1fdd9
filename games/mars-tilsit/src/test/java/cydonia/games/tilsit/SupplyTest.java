package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.table.EventDeck;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Supply and production (rulebook, 3 and 4)")
class SupplyTest extends RulesTest {

    private static Scenario begins() {
        return Scenario.of(2).turn(RED, Phase.RESEARCH);
    }

    @Test
    @DisplayName("28. The last card of the supply deck is drawn: it is rebuilt at once to 25, the reserve has 5 fewer of each")
    void the_supply_deck_is_rebuilt_at_once() {
        given(begins().supplyOnly(1, Resource.WATER));
        assertThat(hand(RED, Resource.WATER)).isEqualTo(1);
        assertThat(now.table().supply).containsOnly(5);
        assertThat(now.table().reserve).containsExactly(7, 7, 7, 6, 7);
    }

    @Test
    @DisplayName("29. As 28 with only 3 iron in the reserve: a deck of 23, no iron left, and an iron mine produces nothing")
    void a_short_pile_gives_what_it_has() {
        given(begins().supplyOnly(1, Resource.WATER).holds(GREEN, 9, Resource.IRON).has(RED, Installation.IRON_MINE,
                1));
        assertThat(EventDeck.count(now.table().supply)).isEqualTo(23);
        assertThat(now.table().supply[Resource.IRON.ordinal()]).isEqualTo(3);
        assertThat(now.table().reserve[Resource.IRON.ordinal()]).isZero();
        assertThat(hand(RED, Resource.IRON)).isZero();
    }

    @Test
    @DisplayName("30. Mines of iron, iron and water, the water mine unstaffed: 2 iron")
    void only_staffed_mines_produce() {
        given(begins().supplyOnly(2, Resource.OXYGEN).has(RED, Installation.IRON_MINE, 2)
                .has(RED, Installation.WATER_MINE, 1, 0));
        assertThat(colony(RED).hand).containsExactly(2, 0, 0, 0, 1);
    }
}
