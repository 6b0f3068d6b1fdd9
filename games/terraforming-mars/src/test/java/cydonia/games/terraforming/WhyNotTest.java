package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.STEEL;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Refusal;
import cydonia.games.terraforming.language.TerraformingAction;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Why not: what is, and what is needed, in both languages")
class WhyNotTest extends RulesTest {

    private static final TerraformingMars GAME = new TerraformingMars();

    private List<String> reasons(String action, Language language) {
        Refusal<TerraformingAction> refusal = now().refusals(RED).stream()
                .filter(one -> GAME.notation().print(one.action()).equals(action)).findFirst().orElseThrow();
        return refusal.obstacles().stream().map(GAME.prose(language)::explain).toList();
    }

    @Test
    void every_failed_condition_is_named() {
        given(Scenario.of(2).oxygen(5).has(RED, 4, MONEY).hand(RED, "herbivores"));
        assertThat(reasons("play herbivores", Language.EN)).containsExactly(
                "costs 12 MC, you can pay 4", "needs 8% oxygen (now 5%)",
                "no player has plant production to lose");
        assertThat(reasons("play herbivores", Language.FR)).containsExactly(
                "coûte 12\u00a0M€, vous pouvez en payer 4",
                "il faut au moins 8\u00a0% d’oxygène (en ce moment 5\u00a0%)",
                "aucun joueur n’a de production de plantes à perdre");
    }

    @Test
    void discounts_and_metals_count_in_what_is_short() {
        given(Scenario.of(2).inPlay(RED, "earth-catapult").has(RED, 4, MONEY).has(RED, 3, STEEL).hand(RED,
                "strip-mine"));
        assertThat(reasons("play strip-mine", Language.EN)).containsExactly(
                "costs 23 MC, you can pay 10",
                "your energy production would fall from 0 to −2; the lowest is 0");
    }

    @Test
    void projects_milestones_awards_and_actions_are_explained_too() {
        given(Scenario.of(2).has(RED, 5, MONEY).inPlay(RED, "physics-complex").used("physics-complex"));
        assertThat(reasons("project city", Language.EN)).containsExactly("costs 25 MC, you can pay 5");
        assertThat(reasons("claim builder", Language.EN)).containsExactly("needs 8 building tags (you have 1)",
                "costs 8 MC, you can pay 5");
        assertThat(reasons("fund miner", Language.EN)).containsExactly("costs 8 MC, you can pay 5");
        assertThat(reasons("use physics-complex 1", Language.EN)).containsExactly("already used in this generation",
                "needs 6 energy (you have 0)");
        assertThat(reasons("convert plants", Language.EN)).containsExactly("needs 8 plants (you have 0)");
    }

    @Test
    void areas_are_explained() {
        given(Scenario.of(2).has(RED, 25, MONEY).city(GREEN, "r7c4"));
        when(RED, "project city");
        assertThat(reasons("place r7c5", Language.EN)).containsExactly("there is a city beside it");
        assertThat(reasons("place r7c4", Language.FR)).containsExactly("il s’y trouve une cité");
        assertThat(reasons("place r5c5", Language.EN)).containsExactly("reserved for oceans");
        assertThat(reasons("place r5c3", Language.FR)).containsExactly("réservée à Noctis Ville");
    }

    @Test
    void what_is_legal_is_never_refused_and_every_card_in_hand_is_one_or_the_other() {
        given(Scenario.of(2).has(RED, 20, MONEY).hand(RED, "moss", "trees", "birds", "mine", "asteroid", "sponsors"));
        List<TerraformingAction> refused = now().refusals(RED).stream().map(Refusal::action).toList();
        assertThat(now().legal(RED)).doesNotContainAnyElementsOf(refused);
        assertThat(refused.stream().filter(action -> action instanceof TerraformingAction.Play).count()
                + now().legal(RED).stream().filter(action -> action instanceof TerraformingAction.Play).count())
                .isEqualTo(6);
    }
}
