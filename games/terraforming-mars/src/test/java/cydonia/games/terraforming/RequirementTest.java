package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.language.TerraformingObstacle.ParameterTooHigh;
import cydonia.games.terraforming.language.TerraformingObstacle.ParameterTooLow;
import cydonia.games.terraforming.language.TerraformingObstacle.TagsShort;
import cydonia.games.terraforming.rules.Honours;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Requirements")
class RequirementTest extends RulesTest {

    private static Scenario birds(int oxygen) {
        return Scenario.of(2).oxygen(oxygen).has(RED, 50, MONEY).produces(GREEN, 2, PLANTS).hand(RED, "birds");
    }

    @Test
    @DisplayName("14. Birds (13 %) at 11 %: refused; with offsets of 2, 4 and 6 allowed at 11, 9 and 7")
    void offsets_add_up() {
        given(birds(11));
        refusedBecause(RED, "play birds", new ParameterTooLow(Parameter.OXYGEN, 11, 13, 0));
        given(birds(11).inPlay(RED, "adaptation-technology"));
        allowed(RED, "play birds");
        given(birds(10).inPlay(RED, "adaptation-technology"));
        refusedBecause(RED, "play birds", new ParameterTooLow(Parameter.OXYGEN, 10, 13, 2));
        given(birds(9).inPlay(RED, "adaptation-technology").corporation(RED, "inventrix"));
        allowed(RED, "play birds");
        given(birds(8).inPlay(RED, "adaptation-technology").corporation(RED, "inventrix"));
        refused(RED, "play birds");
        given(birds(7).inPlay(RED, "adaptation-technology").corporation(RED, "inventrix").hand(RED, "special-design"));
        refused(RED, "play birds");
        when(RED, "play special-design");
        allowed(RED, "play birds");
    }

    @Test
    @DisplayName("14b. Special Design counts for the next card only")
    void special_design_is_used_up() {
        given(birds(11).hand(RED, "special-design", "micro-mills").passed(GREEN));
        when(RED, "play special-design", "play micro-mills");
        refused(RED, "play birds");
    }

    @Test
    @DisplayName("14c. Special Design not used is gone in the next generation")
    void special_design_ends_with_the_generation() {
        given(birds(11).hand(RED, "special-design").passed(GREEN));
        when(RED, "play special-design");
        allowed(RED, "play birds");
        when(RED, "pass", "enough");
        when(GREEN, "enough");
        when(GREEN, "pass");
        refused(RED, "play birds");
    }

    @Test
    @DisplayName("15. Arctic Algae (at most -12): refused at -8; with an offset of 2 steps allowed at -8, not at -6")
    void offsets_work_both_ways() {
        given(Scenario.of(2).temperature(-8).has(RED, 50, MONEY).hand(RED, "arctic-algae"));
        refusedBecause(RED, "play arctic-algae", new ParameterTooHigh(Parameter.TEMPERATURE, -8, -12, 0));
        given(Scenario.of(2).temperature(-8).has(RED, 50, MONEY).hand(RED, "arctic-algae").inPlay(RED,
                "adaptation-technology"));
        allowed(RED, "play arctic-algae");
        given(Scenario.of(2).temperature(-6).has(RED, 50, MONEY).hand(RED, "arctic-algae").inPlay(RED,
                "adaptation-technology"));
        refused(RED, "play arctic-algae");
    }

    @Test
    @DisplayName("16. two science tags in play: Gene Repair (3 science) is refused although it has one itself")
    void the_card_itself_does_not_count() {
        given(Scenario.of(2).has(RED, 50, MONEY).inPlay(RED, "research").hand(RED, "gene-repair"));
        refusedBecause(RED, "play gene-repair", new TagsShort(Tag.SCIENCE, 2, 3));
    }

    @Test
    @DisplayName("17. science tags of played events count for no requirement, no count and no award")
    void tags_of_events_are_gone() {
        given(Scenario.of(2).has(RED, 50, MONEY).hand(RED, "technology-demonstration", "special-design", "plantation",
                "invention-contest").award(RED, Award.SCIENTIST));
        when(RED, "play technology-demonstration", "play special-design");
        assertThat(tags(RED, Tag.SCIENCE)).isZero();
        assertThat(Honours.merit(table(), 0, Award.SCIENTIST)).isZero();
        when(GREEN, "pass");
        refusedBecause(RED, "play plantation", new TagsShort(Tag.SCIENCE, 0, 2));
    }

    @Test
    @DisplayName("18. Colonizer Training Camp played at 5 % keeps its points when oxygen rises later")
    void a_requirement_is_checked_once() {
        given(Scenario.of(2).oxygen(5).has(RED, 50, MONEY).hand(RED, "colonizer-training-camp"));
        when(RED, "play colonizer-training-camp", "project greenery", "place r7c4");
        assertThat(table().oxygen).isEqualTo(6);
        assertThat(inPlay(RED, "colonizer-training-camp")).isTrue();
        assertThat(worth(RED, "colonizer-training-camp")).isEqualTo(2);
    }

    @Test
    @DisplayName("19. offsets never touch tags: AI Central (3 science) with one science tag is refused")
    void tags_are_not_shifted() {
        given(Scenario.of(2).has(RED, 50, MONEY).produces(RED, 1, cydonia.games.terraforming.box.Resource.ENERGY)
                .inPlay(RED, "adaptation-technology").hand(RED, "ai-central"));
        refusedBecause(RED, "play ai-central", new TagsShort(Tag.SCIENCE, 1, 3));
    }
}
