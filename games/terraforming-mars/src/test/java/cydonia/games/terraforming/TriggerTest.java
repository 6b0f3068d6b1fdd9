package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.HEAT;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.language.TerraformingObstacle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Tags, triggers, cubes")
class TriggerTest extends RulesTest {

    private static Scenario rich() {
        return Scenario.of(2).has(RED, 100, MONEY);
    }

    @Test
    @DisplayName("50. Olympus Conference without cubes, Research played: first a cube, then it may become a card")
    void one_trigger_per_science_tag() {
        given(rich().inPlay(RED, "olympus-conference").hand(RED, "research"));
        when(RED, "play research");
        assertThat(cubes("olympus-conference")).isEqualTo(1);
        assertThat(legal(RED)).containsExactly("option 1", "option 2");
        when(RED, "option 2");
        assertThat(cubes("olympus-conference")).isZero();
        assertThat(cardsGained(RED)).as("2 by Research, 1 by the conference, Research played").isEqualTo(2);
    }

    @Test
    @DisplayName("51. Mars University with an empty hand: no swap")
    void no_swap_without_a_card() {
        given(rich().inPlay(RED, "mars-university").hand(RED, "adaptation-technology"));
        when(RED, "play adaptation-technology");
        assertThat(cardsGained(RED)).isEqualTo(-1);
        allowed(RED, "end");
    }

    @Test
    @DisplayName("51b. Mars University discards first, then draws; it may be declined; it reacts to its own tag")
    void swap() {
        given(rich().hand(RED, "mars-university", "moss").top("trees"));
        when(RED, "play mars-university");
        assertThat(legal(RED)).containsExactly("discard moss", "decline");
        when(RED, "discard moss");
        assertThat(holds(RED, "trees")).isTrue();
        assertThat(table().discard.has(cydonia.games.terraforming.box.Cards.of("moss").index())).isTrue();
    }

    @Test
    @DisplayName("52. Ecological Zone holds 2 animals at once (1 VP); Decomposers in play get 2 microbes")
    void own_tags_count() {
        given(rich().greenery(RED, "r7c4").inPlay(RED, "decomposers").hand(RED, "ecological-zone"));
        when(RED, "play ecological-zone", "place r7c5");
        assertThat(cubes("ecological-zone")).isEqualTo(2);
        assertThat(worth(RED, "ecological-zone")).isEqualTo(1);
        assertThat(cubes("decomposers")).isEqualTo(2);
    }

    @Test
    @DisplayName("53. Viral Enhancers: Advanced Ecosystems give 3 plants; Tardigrades a plant or a microbe on it")
    void viral_enhancers() {
        given(rich().inPlay(RED, "viral-enhancers", "moss", "ants", "birds").hand(RED, "advanced-ecosystems",
                "tardigrades"));
        when(RED, "play advanced-ecosystems");
        assertThat(gained(RED, PLANTS)).isEqualTo(3);
        when(RED, "play tardigrades", "option 2");
        assertThat(cubes("tardigrades")).isEqualTo(1);
        given(rich().inPlay(RED, "viral-enhancers").hand(RED, "tardigrades"));
        when(RED, "play tardigrades", "option 1");
        assertThat(gained(RED, PLANTS)).isEqualTo(1);
    }

    @Test
    @DisplayName("53b. the plant of Viral Enhancers may be the one that Moss takes")
    void moss_pays_with_a_plant_its_tag_brings() {
        given(rich().oceans(3).inPlay(RED, "viral-enhancers").hand(RED, "moss", "nitrophilic-moss"));
        refusedBecause(RED, "play nitrophilic-moss", new TerraformingObstacle.StockShort(PLANTS, 1, 2));
        when(RED, "play moss");
        assertThat(stock(RED, PLANTS)).isZero();
        assertThat(stepsGained(RED, PLANTS)).isEqualTo(1);
    }

    @Test
    @DisplayName("54. Virus played by the owner of Decomposers: +1 microbe although Virus is an event")
    void tags_of_events_count_while_they_are_played() {
        given(rich().inPlay(RED, "decomposers").hand(RED, "virus"));
        when(RED, "play virus");
        assertThat(cubes("decomposers")).isEqualTo(1);
    }

    @Test
    @DisplayName("55. Interplanetary Cinematics, Media Group, Optimal Aerobraking, Asteroid: +2 +3 +3 MC and +3 heat")
    void event_watchers_add_up() {
        given(rich().corporation(RED, "interplanetary-cinematics").inPlay(RED, "media-group", "optimal-aerobraking")
                .hand(RED, "asteroid"));
        when(RED, "play asteroid");
        assertThat(gained(RED, MONEY)).isEqualTo(-14 + 2 + 3 + 3);
        assertThat(gained(RED, HEAT)).isEqualTo(3);
    }

    @Test
    @DisplayName("56. Predators when the only animals are on Pets or under Protected Habitats: action not available")
    void protected_animals() {
        given(rich().inPlay(RED, "predators").inPlay(GREEN, "pets").cubes("pets", 3));
        refusedBecause(RED, "use predators 1", new TerraformingObstacle.NoCubeToTake(Cube.ANIMAL));
        given(rich().inPlay(RED, "predators").inPlay(GREEN, "fish", "protected-habitats").cubes("fish", 3));
        refused(RED, "use predators 1");
        given(rich().inPlay(RED, "predators", "small-animals").inPlay(GREEN, "fish").cubes("fish", 3)
                .cubes("small-animals", 1));
        when(RED, "use predators 1");
        assertThat(legal(RED)).containsExactly("remove 1 off fish", "remove 1 off small-animals");
        when(RED, "remove 1 off fish");
        assertThat(cubes("fish")).isEqualTo(2);
        assertThat(cubes("predators")).isEqualTo(1);
    }

    @Test
    @DisplayName("57. Ants may take a microbe from an own Tardigrades card")
    void own_cards_may_be_eaten() {
        given(rich().inPlay(RED, "ants", "tardigrades").cubes("tardigrades", 1));
        when(RED, "use ants 1", "remove 1 off tardigrades");
        assertThat(cubes("ants")).isEqualTo(1);
        assertThat(cubes("tardigrades")).isZero();
    }

    @Test
    @DisplayName("57b. Protected Habitats keep others off, not the owner's own Predators and Ants")
    void ones_own_protected_cards_may_be_eaten() {
        given(rich().inPlay(RED, "protected-habitats", "predators", "fish", "ants", "tardigrades").cubes("fish", 1)
                .cubes("tardigrades", 1));
        when(RED, "use predators 1", "remove 1 off fish", "use ants 1", "remove 1 off tardigrades");
        assertThat(cubes("predators")).isEqualTo(1);
        assertThat(cubes("ants")).isEqualTo(1);
    }

    @Test
    @DisplayName("58. Pets with 3 animals and Small Animals with 3: 1 + 1 VP")
    void points_round_down_per_card() {
        given(rich().inPlay(RED, "pets", "small-animals").cubes("pets", 3).cubes("small-animals", 3));
        assertThat(worth(RED, "pets") + worth(RED, "small-animals")).isEqualTo(2);
    }

    @Test
    @DisplayName("59. Imported Nitrogen without an animal or microbe card: TR +1 and 4 plants only")
    void cubes_nobody_can_hold_are_lost() {
        given(rich().hand(RED, "imported-nitrogen"));
        when(RED, "play imported-nitrogen");
        assertThat(ratingGained(RED)).isEqualTo(1);
        assertThat(gained(RED, PLANTS)).isEqualTo(4);
    }

    @Test
    @DisplayName("60. CEO's Favorite Project: Security Fleet from 1 to 2 fighters; without any cube no effect")
    void ceos_favorite_project() {
        given(rich().inPlay(RED, "security-fleet", "tardigrades").cubes("security-fleet", 1).hand(RED,
                "ceos-favorite-project"));
        when(RED, "play ceos-favorite-project");
        assertThat(cubes("security-fleet")).isEqualTo(2);
        given(rich().inPlay(RED, "security-fleet").hand(RED, "ceos-favorite-project"));
        when(RED, "play ceos-favorite-project");
        assertThat(cubes("security-fleet")).isZero();
        given(rich().inPlay(RED, "security-fleet", "ants").cubes("security-fleet", 1).cubes("ants", 2).hand(RED,
                "ceos-favorite-project"));
        when(RED, "play ceos-favorite-project", "add-to ants");
        assertThat(cubes("ants")).isEqualTo(3);
    }

    @Test
    @DisplayName("61. Regolith Eaters with 1 microbe: only add; with 2 either")
    void the_price_must_be_there() {
        given(rich().inPlay(RED, "regolith-eaters").cubes("regolith-eaters", 1));
        refusedBecause(RED, "use regolith-eaters 1", new TerraformingObstacle.CubesShort(Cube.MICROBE, 1, 2));
        allowed(RED, "use regolith-eaters 2");
        given(rich().inPlay(RED, "regolith-eaters").cubes("regolith-eaters", 2));
        allowed(RED, "use regolith-eaters 2");
        when(RED, "use regolith-eaters 1");
        assertThat(table().oxygen).isEqualTo(1);
        assertThat(cubes("regolith-eaters")).isZero();
        refusedBecause(RED, "use regolith-eaters 2", new TerraformingObstacle.AlreadyUsed());
    }

    @Test
    @DisplayName("62. an opponent plays Io Mining Industries: +1 MC production for Saturn Systems")
    void saturn_systems_watches_everybody() {
        given(rich().corporation(GREEN, "saturn-systems").hand(RED, "io-mining-industries"));
        when(RED, "play io-mining-industries");
        assertThat(stepsGained(GREEN, MONEY)).isEqualTo(1);
    }

    @Test
    @DisplayName("63. Terraforming Ganymede with two other Jovian tags: TR +3")
    void terraforming_ganymede() {
        given(rich().inPlay(RED, "io-mining-industries", "callisto-penal-mines").hand(RED, "terraforming-ganymede"));
        when(RED, "play terraforming-ganymede");
        assertThat(ratingGained(RED)).isEqualTo(3);
    }

    @Test
    @DisplayName("64. United Nations Mars Initiative: refused before the rating rose, then 3 MC for TR +1, once")
    void united_nations_mars_initiative() {
        given(rich().corporation(RED, "united-nations-mars-initiative"));
        refusedBecause(RED, "use united-nations-mars-initiative 1", new TerraformingObstacle.RatingNotRaised());
        when(RED, "project asteroid", "use united-nations-mars-initiative 1");
        assertThat(gained(RED, MONEY)).isEqualTo(-14 - 3);
        assertThat(ratingGained(RED)).isEqualTo(2);
        when(GREEN, "pass");
        refused(RED, "use united-nations-mars-initiative 1");
    }

    @Test
    @DisplayName("64b. United Nations Mars Initiative: what rose in one generation counts no more in the next")
    void a_rating_that_rose_in_an_earlier_generation_does_not_count() {
        given(rich().corporation(RED, "united-nations-mars-initiative").passed(GREEN));
        when(RED, "project asteroid", "pass", "enough");
        when(GREEN, "enough");
        when(GREEN, "pass");
        refusedBecause(RED, "use united-nations-mars-initiative 1", new TerraformingObstacle.RatingNotRaised());
        when(RED, "project asteroid");
        allowed(RED, "use united-nations-mars-initiative 1");
    }

    @Test
    void nitrogen_rich_asteroid_gives_four_steps_with_three_plant_tags() {
        given(rich().inPlay(RED, "trees", "grass").hand(RED, "nitrogen-rich-asteroid"));
        when(RED, "play nitrogen-rich-asteroid");
        assertThat(stepsGained(RED, PLANTS)).isEqualTo(1);
        given(rich().inPlay(RED, "trees", "grass", "bushes").hand(RED, "nitrogen-rich-asteroid"));
        when(RED, "play nitrogen-rich-asteroid");
        assertThat(stepsGained(RED, PLANTS)).isEqualTo(4);
        assertThat(ratingGained(RED)).isEqualTo(3);
    }

    @Test
    void search_for_life_reveals_a_card_and_is_worth_three_points_with_any_cube() {
        given(rich().inPlay(RED, "search-for-life").top("mine"));
        when(RED, "use search-for-life 1");
        assertThat(worth(RED, "search-for-life")).isZero();
        assertThat(table().discard.size()).isEqualTo(1);
        given(rich().inPlay(RED, "search-for-life").top("virus"));
        when(RED, "use search-for-life 1");
        assertThat(cubes("search-for-life")).as("an event counts, and so does its tag").isEqualTo(1);
        assertThat(worth(RED, "search-for-life")).isEqualTo(3);
    }

    @Test
    void every_science_tag_of_research_lets_mars_university_swap_after_the_cards_are_drawn() {
        given(rich().inPlay(RED, "mars-university").hand(RED, "research").top("moss", "trees", "birds", "fish"));
        when(RED, "play research");
        assertThat(legal(RED)).containsExactly("discard trees", "discard moss", "decline");
        when(RED, "discard moss", "discard birds");
        assertThat(holds(RED, "trees")).isTrue();
        assertThat(holds(RED, "fish")).isTrue();
    }
}
