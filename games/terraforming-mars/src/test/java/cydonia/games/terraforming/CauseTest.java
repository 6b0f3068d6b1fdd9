package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.HEAT;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.TITANIUM;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.StandardProject;
import cydonia.games.terraforming.language.Cause;
import cydonia.games.terraforming.language.TerraformingHappening.ProductionChanged;
import cydonia.games.terraforming.language.TerraformingView;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Every step of production, and every question, says what it comes from")
class CauseTest extends RulesTest {

    private List<Happening> told(Seat seat, String... actions) {
        List<Happening> told = new ArrayList<>();
        TerraformingPosition position = now();
        for (String action : actions) {
            position = position.apply(seat, new TerraformingMars().notation().parse(action), told::add);
        }
        return told;
    }

    @Test
    void a_card_that_watches_is_the_cause_and_not_what_it_saw() {
        given(Scenario.of(2).corporation(GREEN, "tharsis-republic").has(RED, 25, MONEY));
        assertThat(told(RED, "project city", "place r3c3")).contains(
                new ProductionChanged(RED, 1, MONEY, new Cause.ByProject(StandardProject.CITY)),
                new ProductionChanged(GREEN, 1, MONEY, new Cause.ByCard(Cards.of("tharsis-republic"))));
    }

    @Test
    void a_bonus_step_of_the_temperature_is_a_cause_of_its_own() {
        given(Scenario.of(2).temperature(-26).has(RED, 14, MONEY));
        assertThat(told(RED, "project asteroid")).contains(
                new ProductionChanged(RED, 1, HEAT, new Cause.ByParameter(Parameter.TEMPERATURE, -24)));
    }

    @Test
    void who_pays_sees_what_for_and_nobody_else_does() {
        given(Scenario.of(2).has(RED, 14, MONEY).has(RED, 2, TITANIUM).hand(RED, "asteroid"));
        when(RED, "play asteroid");
        assertThat(now().observe(RED).cause()).contains(new Cause.ByCard(Cards.of("asteroid")));
        assertThat(now().observe(GREEN).cause()).isEmpty();
    }

    @Test
    void everybody_sees_who_stands_where() {
        given(Scenario.of(2).city(RED, "r3c3").has(GREEN, 7, HEAT).hand(GREEN, "asteroid", "comet"));
        TerraformingView seen = now().observe(RED);
        assertThat(seen.player(RED).reached()).containsEntry(Milestone.MAYOR, 1);
        assertThat(seen.player(GREEN).reached()).containsEntry(Milestone.PLANNER, 2);
        assertThat(seen.player(GREEN).merits()).containsEntry(Award.THERMALIST, 7);
    }

    @Test
    void a_card_whose_requirement_is_not_met_is_barred() {
        given(Scenario.of(2).hand(RED, "herbivores", "asteroid"));
        assertThat(now().observe(RED).barred()).containsExactly(Cards.of("herbivores"));
    }
}
