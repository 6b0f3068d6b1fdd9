package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.ENERGY;
import static cydonia.games.terraforming.box.Resource.HEAT;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static cydonia.games.terraforming.box.Resource.STEEL;
import static cydonia.games.terraforming.box.Resource.TITANIUM;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.language.TerraformingObstacle;
import cydonia.games.terraforming.language.TerraformingObstacle.NobodyToLose;
import cydonia.games.terraforming.language.TerraformingObstacle.NothingToCopy;
import cydonia.games.terraforming.language.TerraformingObstacle.ProductionAtFloor;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Production")
class ProductionTest extends RulesTest {

    @Test
    @DisplayName("20. Nuclear Power (-2 MC) at -4: refused; at -3: allowed, becomes -5")
    void money_production_has_a_floor_of_minus_five() {
        given(Scenario.of(2).has(RED, 50, MONEY).produces(RED, -4, MONEY).hand(RED, "nuclear-power"));
        refusedBecause(RED, "play nuclear-power", new ProductionAtFloor(MONEY, -4, 2));
        given(Scenario.of(2).has(RED, 50, MONEY).produces(RED, -3, MONEY).hand(RED, "nuclear-power"));
        when(RED, "play nuclear-power");
        assertThat(production(RED, MONEY)).isEqualTo(-5);
    }

    @Test
    @DisplayName("21. Immigrant City: allowed at -4 (+1 -2 = -5), refused at -5, allowed at -5 with Tharsis Republic")
    void what_a_city_brings_comes_before_what_the_card_takes() {
        given(Scenario.of(2).has(RED, 50, MONEY).produces(RED, -4, MONEY).produces(RED, 1, ENERGY).hand(RED,
                "immigrant-city"));
        when(RED, "play immigrant-city", "place r7c4");
        assertThat(production(RED, MONEY)).isEqualTo(-5);
        given(Scenario.of(2).has(RED, 50, MONEY).produces(RED, -5, MONEY).produces(RED, 1, ENERGY).hand(RED,
                "immigrant-city"));
        refusedBecause(RED, "play immigrant-city", new ProductionAtFloor(MONEY, -4, 2));
        given(Scenario.of(2).has(RED, 50, MONEY).produces(RED, -5, MONEY).produces(RED, 1, ENERGY)
                .corporation(RED, "tharsis-republic").hand(RED, "immigrant-city"));
        when(RED, "play immigrant-city", "place r7c4");
        assertThat(production(RED, MONEY)).isEqualTo(-5);
    }

    @Test
    @DisplayName("22. Capital (-2 energy) with an energy production of 1: refused")
    void a_loss_must_be_possible_in_full() {
        given(Scenario.of(2).has(RED, 50, MONEY).oceans(4).produces(RED, 1, ENERGY).hand(RED, "capital"));
        refusedBecause(RED, "play capital", new ProductionAtFloor(ENERGY, 1, 2));
    }

    @Test
    @DisplayName("23. TR 25, MC production -5, energy 3, heat 2, productions energy 2 and heat 1: +20 MC, 6 heat, 2 energy")
    void energy_left_over_becomes_heat() {
        given(Scenario.of(2).rating(RED, 25).produces(RED, -5, MONEY).has(RED, 3, ENERGY).has(RED, 2, HEAT)
                .produces(RED, 2, ENERGY).produces(RED, 1, HEAT).passed(GREEN));
        when(RED, "pass");
        assertThat(gained(RED, MONEY)).isEqualTo(20);
        assertThat(stock(RED, HEAT)).isEqualTo(6);
        assertThat(stock(RED, ENERGY)).isEqualTo(2);
    }

    @Test
    @DisplayName("23b. production gives every resource, frees used actions, and the marker moves on")
    void production_phase() {
        given(Scenario.of(2).produces(RED, 2, STEEL).produces(RED, 3, TITANIUM).produces(RED, 4, PLANTS)
                .inPlay(RED, "tardigrades").used("tardigrades").passed(GREEN));
        when(RED, "pass");
        assertThat(gained(RED, STEEL)).isEqualTo(2);
        assertThat(gained(RED, TITANIUM)).isEqualTo(3);
        assertThat(gained(RED, PLANTS)).isEqualTo(4);
        assertThat(table().used.isEmpty()).isTrue();
        assertThat(table().generation).isEqualTo(3);
        assertThat(table().first).isEqualTo(GREEN.index());
        assertThat(table().phase).isEqualTo(Phase.RESEARCH);
    }

    @Test
    @DisplayName("24. Robotic Workforce copies Strip Mine only with energy production 2; oxygen stays")
    void robotic_workforce() {
        given(Scenario.of(2).has(RED, 50, MONEY).produces(RED, 1, ENERGY).inPlay(RED, "strip-mine").hand(RED,
                "robotic-workforce"));
        refusedBecause(RED, "play robotic-workforce", new NothingToCopy());
        given(Scenario.of(2).has(RED, 50, MONEY).produces(RED, 2, ENERGY).inPlay(RED, "strip-mine").hand(RED,
                "robotic-workforce"));
        when(RED, "play robotic-workforce");
        assertThat(stepsGained(RED, ENERGY)).isEqualTo(-2);
        assertThat(stepsGained(RED, STEEL)).isEqualTo(2);
        assertThat(stepsGained(RED, TITANIUM)).isEqualTo(1);
        assertThat(table().oxygen).isZero();
    }

    @Test
    @DisplayName("24b. Robotic Workforce may copy a corporation, counts anew, and gives the metal a mine covers")
    void robotic_workforce_choices() {
        given(Scenario.of(2).has(RED, 50, MONEY).corporation(RED, "mining-guild").inPlay(RED, "medical-lab",
                "mining-rights", "nuclear-power")
                .tile(RED, cydonia.games.terraforming.box.Tile.MINING_RIGHTS, "r8c6").hand(RED,
                        "robotic-workforce"));
        when(RED, "play robotic-workforce");
        allowed(RED, "copy mining-guild", "copy medical-lab", "copy mining-rights", "copy nuclear-power");
        TerraformingPosition choice = now();
        when(RED, "copy mining-rights");
        assertThat(stepsGained(RED, TITANIUM)).isEqualTo(1);
        assertThat(choice.toAct()).containsExactly(RED);
        given(Scenario.of(2).has(RED, 50, MONEY).inPlay(RED, "medical-lab", "mine", "titanium-mine", "nuclear-power")
                .hand(RED, "robotic-workforce"));
        when(RED, "play robotic-workforce", "copy medical-lab");
        assertThat(stepsGained(RED, MONEY)).as("four building tags, one step for every two").isEqualTo(2);
    }

    @Test
    @DisplayName("25. Medical Lab with 5 building tags in play: +3; Power Grid with ThorGate and a Power Plant: +3")
    void counts_include_the_card_itself() {
        given(Scenario.of(2).has(RED, 50, MONEY).inPlay(RED, "mine", "titanium-mine", "nuclear-power", "peroxide-power",
                "geothermal-power").hand(RED, "medical-lab"));
        when(RED, "play medical-lab");
        assertThat(stepsGained(RED, MONEY)).isEqualTo(3);
        given(Scenario.of(2).has(RED, 50, MONEY).corporation(RED, "thorgate").inPlay(RED, "power-plant").hand(RED,
                "power-grid"));
        when(RED, "play power-grid");
        assertThat(stepsGained(RED, ENERGY)).isEqualTo(3);
    }

    @Test
    @DisplayName("26. Energy Tapping where nobody has energy production: allowed, net 0")
    void gain_first_then_lose() {
        given(Scenario.of(2).has(RED, 50, MONEY).hand(RED, "energy-tapping"));
        when(RED, "play energy-tapping");
        assertThat(stepsGained(RED, ENERGY)).isZero();
        given(Scenario.of(2).has(RED, 50, MONEY).produces(GREEN, 1, ENERGY).hand(RED, "energy-tapping"));
        when(RED, "play energy-tapping");
        assertThat(legal(RED)).containsExactly("decrease green", "decrease red");
        when(RED, "decrease green");
        assertThat(stepsGained(RED, ENERGY)).isEqualTo(1);
        assertThat(stepsGained(GREEN, ENERGY)).isEqualTo(-1);
    }

    @Test
    @DisplayName("27. Fish when the only plant production is the player's own: only by losing it; without any: refused")
    void a_decrease_may_fall_on_oneself() {
        given(Scenario.of(2).has(RED, 50, MONEY).temperature(2).produces(RED, 1, PLANTS).hand(RED, "fish"));
        when(RED, "play fish");
        assertThat(production(RED, PLANTS)).isZero();
        given(Scenario.of(2).has(RED, 50, MONEY).temperature(2).hand(RED, "fish"));
        refusedBecause(RED, "play fish", new NobodyToLose(PLANTS, 1));
    }

    @Test
    @DisplayName("28. Hackers: MC production -4 is no legal target, -3 is")
    void a_target_must_have_enough_to_lose() {
        given(Scenario.of(3).has(RED, 50, MONEY).produces(RED, 1, ENERGY).produces(GREEN, -4, MONEY)
                .produces(BLUE, -3, MONEY).hand(RED, "hackers"));
        when(RED, "play hackers");
        assertThat(legal(RED)).containsExactly("decrease blue", "decrease red");
        when(RED, "decrease blue");
        assertThat(production(BLUE, MONEY)).isEqualTo(-5);
        assertThat(stepsGained(RED, MONEY)).isEqualTo(2);
        assertThat(production(RED, ENERGY)).isZero();
    }

    @Test
    @DisplayName("29. Asteroid Mining Consortium with own titanium production 1 and nobody else any: net 0; own 0: refused")
    void consortium() {
        given(Scenario.of(2).has(RED, 50, MONEY).produces(RED, 1, TITANIUM).hand(RED, "asteroid-mining-consortium"));
        when(RED, "play asteroid-mining-consortium");
        assertThat(stepsGained(RED, TITANIUM)).isZero();
        given(Scenario.of(2).has(RED, 50, MONEY).produces(GREEN, 2, TITANIUM).hand(RED, "asteroid-mining-consortium"));
        refusedBecause(RED, "play asteroid-mining-consortium",
                new TerraformingObstacle.ProductionShort(TITANIUM, 0, 1));
    }
}
