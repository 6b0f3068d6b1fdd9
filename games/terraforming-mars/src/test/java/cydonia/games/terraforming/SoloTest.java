package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.ENERGY;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static cydonia.games.terraforming.box.Resource.STEEL;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Outcome;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.rules.Solo;
import cydonia.games.terraforming.table.Deck;
import cydonia.games.terraforming.table.Mars;
import cydonia.games.terraforming.table.Table;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Solo and draft")
class SoloTest extends RulesTest {

    private static final TerraformingMars GAME = new TerraformingMars();

    private String city(int cost, boolean backwards) {
        return Area.of(Solo.placeCity(table(), cost, backwards)).id();
    }

    private String greenery(String city, int cost) {
        return greenery(city, "r9c1", cost);
    }

    private String greenery(String city, String otherCity, int cost) {
        return Area.of(Solo.placeGreenery(table(), Area.of(city).index(), Area.of(otherCity).index(), cost)).id();
    }

    @Test
    @DisplayName("80. first revealed cost 9: city on r3c2; greenery cost 9 around it: r3c3")
    void first_city() {
        given(Scenario.of(1));
        assertThat(city(9, false)).isEqualTo("r3c2");
        assertThat(greenery("r3c2", 9)).isEqualTo("r3c3");
    }

    @Test
    @DisplayName("81. second city, cost 14: r7c4; greenery cost 8: r6c5")
    void second_city() {
        given(Scenario.of(1));
        assertThat(city(14, true)).isEqualTo("r7c4");
        assertThat(greenery("r7c4", 8)).isEqualTo("r6c5");
    }

    @Test
    @DisplayName("82. city on r2c5, greenery cost 5: valid neighbours r3c6, r3c5, r2c4, so r3c5")
    void greenery_beside_oceans() {
        given(Scenario.of(1).neutral(Tile.CITY, "r2c5"));
        assertThat(greenery("r2c5", 5)).isEqualTo("r3c5");
    }

    @Test
    @DisplayName("82b. the only free neighbour of the other city is left to that city's greenery")
    void room_for_the_second_greenery() {
        given(Scenario.of(1).neutral(Tile.CITY, "r4c7").neutral(Tile.CITY, "r5c9"));
        assertThat(greenery("r4c7", "r5c9", 3)).as("r3c6, r3c7, then r5c7, not r5c8").isEqualTo("r5c7");
        assertThat(greenery("r5c9", "r4c7", 20)).isEqualTo("r5c8");
    }

    @Test
    @DisplayName("every solo game can be laid out, whatever the four cards cost")
    void every_pair_of_cities_has_room() {
        for (int first = 0; first <= 41; first++) {
            for (int second = 0; second <= 41; second++) {
                for (int greenery = 1; greenery <= 6; greenery++) {
                    given(Scenario.of(1));
                    int one = Solo.placeCity(table(), first, false);
                    int two = Solo.placeCity(table(), second, true);
                    Solo.placeGreenery(table(), one, two, greenery);
                    Solo.placeGreenery(table(), two, one, greenery);
                    assertThat(Long.bitCount(table().mars.owned(Mars.NEUTRAL))).isEqualTo(4);
                }
            }
        }
    }

    @Test
    @DisplayName("83. Energy Saving as first card: energy production +2; Toll Station: +0")
    void neutral_cities_count() {
        given(Scenario.of(1).neutral(Tile.CITY, "r3c2").neutral(Tile.CITY, "r7c4").has(RED, 50, MONEY).hand(RED,
                "energy-saving", "toll-station"));
        when(RED, "play energy-saving", "play toll-station");
        assertThat(stepsGained(RED, ENERGY)).isEqualTo(2);
        assertThat(stepsGained(RED, MONEY)).isZero();
    }

    @Test
    @DisplayName("84. solo Hired Raiders: 2 steel or 3 MC; solo Predators: always possible")
    void the_neutral_opponent_has_enough_of_everything() {
        given(Scenario.of(1).has(RED, 1, MONEY).hand(RED, "hired-raiders").inPlay(RED, "predators", "ants"));
        when(RED, "play hired-raiders", "option 1");
        assertThat(stock(RED, STEEL)).isEqualTo(2);
        when(RED, "use predators 1", "use ants 1");
        assertThat(cubes("predators")).isEqualTo(1);
        assertThat(cubes("ants")).isEqualTo(1);
        given(Scenario.of(1).has(RED, 1, MONEY).hand(RED, "hired-raiders"));
        when(RED, "play hired-raiders", "option 2");
        assertThat(stock(RED, MONEY)).isEqualTo(3);
    }

    @Test
    @DisplayName("84b. a decrease of any production never hurts the solo player")
    void the_neutral_opponent_bears_every_loss() {
        given(Scenario.of(1).has(RED, 50, MONEY).temperature(2).produces(RED, 3, PLANTS).hand(RED, "fish"));
        when(RED, "play fish");
        assertThat(stepsGained(RED, PLANTS)).isZero();
    }

    @Test
    @DisplayName("85. generation 14 ends at oxygen 13: lost, whatever the last greenery would do")
    void lost() {
        given(Scenario.of(1).generation(14).temperature(8).oceans(9).oxygen(13).has(RED, 8, PLANTS));
        when(RED, "pass", "convert plants", "place r7c3");
        assertThat(table().oxygen).isEqualTo(13);
        Outcome outcome = now().outcome().orElseThrow();
        assertThat(outcome.kind()).isEqualTo(Outcome.Kind.SOLO);
        assertThat(outcome.of(RED).won()).isFalse();
    }

    @Test
    @DisplayName("85b. a solo game goes on to generation 14 even when Mars is finished, and is then won")
    void won() {
        given(Scenario.of(1).generation(13).temperature(8).oceans(9).oxygen(14));
        when(RED, "pass", "enough", "pass");
        assertThat(table().phase).isEqualTo(Phase.OVER);
        assertThat(table().generation).isEqualTo(14);
        assertThat(now().outcome().orElseThrow().of(RED).won()).isTrue();
    }

    @Test
    @DisplayName("85c. solo: TR 14, no productions, two neutral cities with a greenery each, no milestones or awards")
    void solo_setup() {
        Table t = GAME.begin(Setup.of(GAME.profile(), 1), Seed.of(3)).table();
        assertThat(t.players[0].rating).isEqualTo(14);
        assertThat(t.mars.citiesOnMars()).isEqualTo(2);
        assertThat(Long.bitCount(t.mars.greeneries())).isEqualTo(2);
        assertThat(t.mars.owned(0)).isZero();
        assertThat(t.oxygen).isZero();
        assertThat(t.discard.size()).isEqualTo(4);
        given(Scenario.of(1).has(RED, 100, MONEY).rating(RED, 40));
        assertThat(legal(RED)).isNotEmpty()
                .noneMatch(action -> action.startsWith("claim") || action.startsWith("fund"));
    }

    @Test
    @DisplayName("85d. Tharsis Republic begins a solo game with +2 MC production for the neutral cities")
    void tharsis_republic_alone() {
        given(Scenario.of(1).generation(1).phase(Phase.SETUP).neutral(Tile.CITY, "r3c2").neutral(Tile.CITY, "r7c4")
                .offer(RED, "tharsis-republic", "ecoline", "moss"));
        when(RED, "corporation tharsis-republic", "enough");
        assertThat(production(RED, MONEY)).isEqualTo(2);
    }

    @Test
    @DisplayName("86. draft: in generation 2 player 1 passes to player 2, in generation 3 to the last player")
    void draft_directions() {
        given(draft(2));
        when(RED, "draft moss");
        when(GREEN, "draft mine");
        when(BLUE, "draft grass");
        assertThat(legal(GREEN)).containsExactly("draft fish", "draft trees", "draft birds");
        given(draft(3));
        when(RED, "draft moss");
        when(GREEN, "draft mine");
        when(BLUE, "draft grass");
        assertThat(legal(BLUE)).containsExactly("draft fish", "draft trees", "draft birds");
    }

    private static Scenario draft(int generation) {
        return Scenario.drafting(3).generation(generation).has(RED, 30, MONEY)
                .offer(RED, "moss", "fish", "trees", "birds").offer(GREEN, "mine", "ants", "virus", "comet")
                .offer(BLUE, "grass", "algae", "worms", "lichen").phase(Phase.DRAFT);
    }

    @Test
    @DisplayName("86b. everybody ends with four drafted cards and buys as usual; the last card needs no choice")
    void draft_to_its_end() {
        given(draft(2));
        when(RED, "draft moss");
        when(GREEN, "draft mine");
        when(BLUE, "draft grass");
        when(RED, "draft algae");
        when(GREEN, "draft trees");
        when(BLUE, "draft ants");
        when(RED, "draft comet");
        when(GREEN, "draft worms");
        when(BLUE, "draft birds");
        assertThat(table().phase).isEqualTo(Phase.RESEARCH);
        assertThat(Deck.cards(table().players[0].offer)).hasSize(4).extracting(Object::toString).contains("moss",
                "algae", "comet");
        assertThat(now().toAct()).containsExactly(RED);
    }
}
