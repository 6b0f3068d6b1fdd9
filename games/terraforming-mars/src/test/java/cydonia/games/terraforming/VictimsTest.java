package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static cydonia.games.terraforming.box.Resource.STEEL;
import static cydonia.games.terraforming.box.Resource.TITANIUM;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.terraforming.language.TerraformingAction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Removing and stealing")
class VictimsTest extends RulesTest {

    @Test
    @DisplayName("65. Asteroid against 2 and 5 plants: 0-2 from the first or 0-3 from the second, never both")
    void all_from_one_player() {
        given(Scenario.of(3).has(RED, 14, MONEY).has(GREEN, 2, PLANTS).has(BLUE, 5, PLANTS).hand(RED, "asteroid"));
        when(RED, "play asteroid");
        assertThat(legal(RED)).containsExactly("remove 2 from green", "remove 1 from green", "remove 3 from blue",
                "remove 2 from blue", "remove 1 from blue", "decline");
        when(RED, "remove 3 from blue");
        assertThat(stock(GREEN, PLANTS)).isEqualTo(2);
        assertThat(stock(BLUE, PLANTS)).isEqualTo(2);
        assertThat(now().legal(RED)).as("nothing more can be removed").contains(TerraformingAction.EndTurn.IT);
    }

    @Test
    @DisplayName("65b. one's own plants may be removed too, and nobody needs to be hurt")
    void oneself_is_a_player() {
        given(Scenario.of(2).has(RED, 14, MONEY).has(RED, 1, PLANTS).hand(RED, "asteroid"));
        when(RED, "play asteroid");
        assertThat(legal(RED)).containsExactly("remove 1 from red", "decline");
    }

    @Test
    @DisplayName("66. Hired Raiders against a player with 1 steel: the thief gains 1, not 2")
    void stealing_gives_what_was_there() {
        given(Scenario.of(2).has(RED, 1, MONEY).has(GREEN, 1, STEEL).has(GREEN, 9, MONEY).hand(RED, "hired-raiders"));
        when(RED, "play hired-raiders", "option 1");
        assertThat(legal(RED)).containsExactly("remove 1 from green", "decline");
        when(RED, "remove 1 from green");
        assertThat(gained(RED, STEEL)).isEqualTo(1);
        assertThat(stock(GREEN, STEEL)).isZero();
        given(Scenario.of(2).has(RED, 1, MONEY).has(GREEN, 1, STEEL).has(GREEN, 9, MONEY).hand(RED, "hired-raiders"));
        when(RED, "play hired-raiders", "option 2", "remove 3 from green");
        assertThat(stock(RED, MONEY)).isEqualTo(3);
        assertThat(stock(GREEN, MONEY)).isEqualTo(6);
    }

    @Test
    @DisplayName("67. Protected Habitats: Sabotage is allowed, Giant Ice Asteroid cannot touch the plants")
    void protected_habitats() {
        given(Scenario.of(2).has(RED, 40, MONEY).inPlay(GREEN, "protected-habitats").has(GREEN, 5, TITANIUM)
                .has(GREEN, 9, PLANTS).hand(RED, "sabotage", "giant-ice-asteroid"));
        when(RED, "play sabotage", "option 1", "remove 3 from green");
        assertThat(stock(GREEN, TITANIUM)).isEqualTo(2);
        when(RED, "play giant-ice-asteroid", "place r1c5", "place r2c6");
        assertThat(stock(GREEN, PLANTS)).isEqualTo(9);
        assertThat(now().toAct()).as("nobody can be hit, so nothing is asked").containsExactly(GREEN);
    }

    @Test
    @DisplayName("67a. Protected Habitats: the owner may still remove the owner's plants")
    void protected_habitats_do_not_bind_their_owner() {
        given(Scenario.of(2).has(RED, 14, MONEY).inPlay(RED, "protected-habitats").has(RED, 2, PLANTS).hand(RED,
                "asteroid"));
        when(RED, "play asteroid", "remove 2 from red");
        assertThat(stock(RED, PLANTS)).isZero();
    }

    @Test
    @DisplayName("67b. Virus: up to two animals of one player, or plants")
    void virus() {
        given(Scenario.of(2).has(RED, 5, MONEY).inPlay(GREEN, "fish", "birds").cubes("fish", 3).cubes("birds", 1)
                .has(GREEN, 6, PLANTS).hand(RED, "virus"));
        when(RED, "play virus", "option 1");
        assertThat(legal(RED)).containsExactly("remove 2 off fish", "remove 1 off fish", "remove 1 off birds",
                "decline");
        when(RED, "remove 2 off fish");
        assertThat(cubes("fish")).isEqualTo(1);
    }

    private static Scenario animals() {
        return Scenario.of(3).has(RED, 1, MONEY).inPlay(GREEN, "fish", "birds").cubes("fish", 3).cubes("birds", 1)
                .inPlay(BLUE, "livestock").cubes("livestock", 1).hand(RED, "virus");
    }

    @Test
    @DisplayName("67c. the two animals come from one player, not from one card")
    void virus_takes_from_two_cards_of_a_player() {
        given(animals());
        when(RED, "play virus", "remove 1 off fish");
        assertThat(legal(RED)).containsExactly("remove 1 off birds", "decline");
        when(RED, "remove 1 off birds");
        assertThat(cubes("fish") + cubes("birds")).isEqualTo(2);
    }

    @Test
    void virus_names_the_cards_in_any_order_and_never_those_of_two_players() {
        given(animals());
        when(RED, "play virus");
        commandRefused(RED,
                "“remove 1 off livestock” does not go with the others: all of it comes from one player, Green.",
                "remove 1 off livestock", "remove 1 off fish");
        commandRefused(RED, "“remove 1 off livestock” does not go with the others: nothing was done.",
                "remove 1 off birds", "remove 1 off livestock");
        command(RED, "remove 1 off birds", "remove 1 off fish");
        assertThat(cubes("fish")).isEqualTo(2);
        assertThat(cubes("birds")).isZero();
    }

    @Test
    void virus_over_several_cards_obeys_every_law() {
        given(animals().inPlay(BLUE, "small-animals").cubes("small-animals", 2));
        when(RED, "play virus");
        obeysEveryLaw(3);
    }

    @Test
    @DisplayName("Ants and Predators take from any card of any player, themselves included, which changes nothing")
    void ants_may_take_from_themselves() {
        given(Scenario.of(2).inPlay(RED, "ants", "tardigrades").cubes("ants", 1).cubes("tardigrades", 1));
        assertThat(pointless(RED, "use ants 1")).isFalse();
        when(RED, "use ants 1");
        assertThat(pointless(RED, "remove 1 off ants")).isTrue();
        assertThat(pointless(RED, "remove 1 off tardigrades")).isFalse();
        given(Scenario.of(2).inPlay(RED, "predators").cubes("predators", 2));
        assertThat(pointless(RED, "use predators 1")).isTrue();
        when(RED, "use predators 1", "remove 1 off predators");
        assertThat(cubes("predators")).isEqualTo(2);
    }

    @Test
    @DisplayName("68. Flooding beside no owned tile: nothing; beside a tile of B with 3 MC: B loses at most 3")
    void flooding() {
        given(Scenario.of(2).has(RED, 7, MONEY).has(GREEN, 3, MONEY).city(GREEN, "r7c7").hand(RED, "flooding"));
        when(RED, "play flooding", "place r1c5");
        assertThat(stock(GREEN, MONEY)).isEqualTo(3);
        given(Scenario.of(2).has(RED, 7, MONEY).has(GREEN, 3, MONEY).city(GREEN, "r7c7").hand(RED, "flooding"));
        when(RED, "play flooding", "place r6c8");
        assertThat(legal(RED)).containsExactly("remove 3 from green", "remove 2 from green", "remove 1 from green",
                "decline");
        when(RED, "remove 3 from green");
        assertThat(stock(GREEN, MONEY)).isZero();
        given(Scenario.of(2).has(RED, 7, MONEY).has(GREEN, 9, MONEY).city(GREEN, "r7c7").hand(RED, "flooding"));
        when(RED, "play flooding", "place r6c8");
        refused(RED, "remove 5 from green");
        when(RED, "remove 4 from green");
        assertThat(stock(GREEN, MONEY)).isEqualTo(5);
    }
}
