package cydonia.games.terraforming;

import static cydonia.games.terraforming.cards.Resource.MONEY;
import static cydonia.games.terraforming.cards.Resource.STEEL;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Refusal;
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
                "it costs 12 MC and you can pay 4: 8 short", "8 % oxygen needed, there is 5 % oxygen",
                "no player can lower a plant production by 1");
        assertThat(reasons("play herbivores", Language.FR)).containsExactly(
                "cela coûte 12 M€ et vous pouvez payer 4 : il manque 8",
                "il faut au moins 8 % d'oxygène, il y a 5 % d'oxygène",
                "aucun joueur ne peut diminuer une production de plantes de 1");
    }

    @Test
    void discounts_and_metals_count_in_what_is_short() {
        given(Scenario.of(2).inPlay(RED, "earth-catapult").has(RED, 4, MONEY).has(RED, 3, STEEL).hand(RED,
                "strip-mine"));
        assertThat(reasons("play strip-mine", Language.EN)).containsExactly(
                "it costs 23 MC and you can pay 10: 13 short",
                "your energy production would fall from 0 to -2; the lowest is 0");
    }

    @Test
    void projects_milestones_awards_and_actions_are_explained_too() {
        given(Scenario.of(2).has(RED, 5, MONEY).inPlay(RED, "physics-complex").used("physics-complex"));
        assertThat(reasons("project city", Language.EN)).containsExactly("it costs 25 MC and you can pay 5: 20 short");
        assertThat(reasons("claim builder", Language.EN)).containsExactly("8 building tags needed, you have 1",
                "it costs 8 MC and you can pay 5: 3 short");
        assertThat(reasons("fund miner", Language.EN)).containsExactly("it costs 8 MC and you can pay 5: 3 short");
        assertThat(reasons("use physics-complex 1", Language.EN)).containsExactly("already used in this generation",
                "6 energy needed, you have 0");
        assertThat(reasons("convert plants", Language.EN)).containsExactly("8 plants needed, you have 0");
    }

    @Test
    void areas_are_explained() {
        given(Scenario.of(2).has(RED, 25, MONEY).city(GREEN, "r7c4"));
        when(RED, "project city");
        assertThat(reasons("place r7c5", Language.EN)).containsExactly("there is a city beside it");
        assertThat(reasons("place r7c4", Language.FR)).containsExactly("il s'y trouve une cité");
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
