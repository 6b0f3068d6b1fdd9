package cydonia.ai;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.tilsit.MarsPosition;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.games.tilsit.Scenario;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("What a beginner would laugh at")
class BlunderTest {

    private static final MarsTilsit MARS = new MarsTilsit();
    private static final TerraformingMars TERRAFORMING = new TerraformingMars();

    private static <P extends Position<P, A, O>, A extends Action, O> String choice(Contest.Known<P, A, O> known,
            P position, Seat seat, int seats, Level level) {
        Effort effort = level.withIterations(6_400);
        A action = level.player(known.knowledge(), seats, effort).choose(Decision.of(position, seat), Seed.of(1))
                .action();
        return known.game().notation().print(action);
    }

    /** Nine points of ten, with energy and colonists to spare. */
    private static Scenario nearlyThere(Phase phase) {
        return Scenario.of(2).option("target", "10").turn(RED, phase).has(RED, Installation.HABITATION, 4)
                .has(RED, Installation.COMMUNICATION, 3).has(RED, Installation.RESEARCH, 2)
                .has(RED, Installation.POWER, 3);
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void the_installation_that_wins_is_built(Level level) {
        MarsPosition position = nearlyThere(Phase.BUILD).holds(RED, 1, cydonia.games.tilsit.box.Resource.IRON)
                .holds(RED, 1, cydonia.games.tilsit.box.Resource.SILICON)
                .holds(RED, 1, cydonia.games.tilsit.box.Resource.CARBON).position();
        assertThat(choice(Contest.MARS, position, RED, 2, level)).isEqualTo("build spaceport");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void the_colonist_who_wins_is_sent_to_work(Level level) {
        MarsPosition position = nearlyThere(Phase.END).has(RED, Installation.SPACEPORT, 1, 0).position();
        assertThat(choice(Contest.MARS, position, RED, 2, level)).isEqualTo("staff spaceport");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void a_bad_bargain_is_declined(Level level) {
        MarsPosition position = Scenario.of(3).turn(RED, Phase.EXCHANGE).has(RED, Installation.COMMUNICATION, 1)
                .holds(RED, 1, cydonia.games.tilsit.box.Resource.IRON)
                .holds(GREEN, 1, cydonia.games.tilsit.box.Resource.CARBON)
                .holds(GREEN, 1, cydonia.games.tilsit.box.Resource.WATER)
                .holds(GREEN, 1, cydonia.games.tilsit.box.Resource.OXYGEN).position();
        for (String step : new String[]{"trade green", "give iron", "ask carbon", "ask water", "ask oxygen",
                "propose"}) {
            position = position.apply(RED, MARS.notation().parse(step));
        }
        assertThat(choice(Contest.MARS, position, GREEN, 3, level)).isEqualTo("decline");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void between_two_nobody_is_pestered_with_offers(Level level) {
        MarsPosition position = Scenario.of(2).turn(RED, Phase.EXCHANGE).has(RED, Installation.COMMUNICATION, 1)
                .holds(RED, 2, cydonia.games.tilsit.box.Resource.IRON)
                .holds(GREEN, 2, cydonia.games.tilsit.box.Resource.CARBON)
                .position();
        assertThat(choice(Contest.MARS, position, RED, 2, level)).isEqualTo("done");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void alone_the_last_ocean_is_placed_while_there_is_money_for_it(Level level) {
        TerraformingPosition position = lastGeneration().oceans(8).has(RED, 18, Resource.MONEY).position();
        assertThat(choice(Contest.TERRAFORMING, position, RED, 1, level)).isEqualTo("project aquifer");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void alone_the_last_degrees_are_not_left_for_another_day(Level level) {
        TerraformingPosition position = lastGeneration().oceans(9).temperature(6).has(RED, 8, Resource.HEAT)
                .position();
        assertThat(choice(Contest.TERRAFORMING, position, RED, 1, level)).isEqualTo("convert heat");
    }

    /** Three steps of heat, three asteroids, plants for one greenery and a second one: 65 of 75 MC, none to waste. */
    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"HARD", "EXPERT"})
    void alone_the_money_of_the_last_generation_is_spent_on_what_mars_lacks(Level level) {
        TerraformingPosition position = lastGeneration().temperature(-4).oxygen(12).oceans(9)
                .has(RED, 75, Resource.MONEY).has(RED, 31, Resource.HEAT).has(RED, 8, Resource.ENERGY)
                .has(RED, 10, Resource.PLANTS).has(RED, 5, Resource.STEEL).produces(RED, 8, Resource.ENERGY)
                .hand(RED, "rover-construction", "inventors-guild", "nuclear-power", "medical-lab").position();
        var player = level.player(Contest.TERRAFORMING.knowledge(), 1, level.withIterations(2_400));
        for (int i = 0; !position.toAct().isEmpty(); i++) {
            var choice = player.choose(Decision.of(position, RED), Seed.of(i));
            position = position.apply(RED, choice.action());
        }
        assertThat(position.outcome().orElseThrow().results().getFirst().won()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void nothing_is_paid_for_oceans_that_no_longer_exist(Level level) {
        TerraformingPosition position = two().oceans(9).temperature(0).oxygen(8).inPlay(RED, "aquifer-pumping")
                .has(RED, 12, Resource.MONEY).has(RED, 2, Resource.STEEL).position();
        assertThat(choice(Contest.TERRAFORMING, position, RED, 2, level)).isNotEqualTo("use aquifer-pumping 1");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void a_milestone_that_both_have_reached_is_claimed(Level level) {
        TerraformingPosition position = two().temperature(-10).oxygen(6).oceans(3)
                .greenery(RED, "r4c3", "r4c4", "r4c5").greenery(GREEN, "r7c3", "r7c4", "r7c5")
                .has(GREEN, 9, Resource.MONEY).has(RED, 9, Resource.MONEY).position();
        assertThat(choice(Contest.TERRAFORMING, position, RED, 2, level)).isEqualTo("claim gardener");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void an_asteroid_falls_on_others_plants(Level level) {
        TerraformingPosition position = two().has(RED, 14, Resource.MONEY).has(RED, 6, Resource.PLANTS)
                .has(GREEN, 6, Resource.PLANTS).hand(RED, "asteroid").position();
        position = position.apply(RED, TERRAFORMING.notation().parse("play asteroid"));
        assertThat(choice(Contest.TERRAFORMING, position, RED, 2, level)).isEqualTo("remove 3 from green");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void good_cards_are_not_sold_because_they_cannot_be_played_yet(Level level) {
        TerraformingPosition position = two().has(RED, 2, Resource.MONEY)
                .hand(RED, "comet", "sponsors", "acquired-company").position();
        assertThat(choice(Contest.TERRAFORMING, position, RED, 2, level)).isEqualTo("pass");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void a_card_that_pays_for_itself_many_times_is_played_early(Level level) {
        TerraformingPosition position = two().generation(2).has(RED, 12, Resource.MONEY)
                .hand(RED, "acquired-company").position();
        assertThat(choice(Contest.TERRAFORMING, position, RED, 2, level)).isEqualTo("play acquired-company");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void the_last_plants_become_a_greenery(Level level) {
        TerraformingPosition position = two().temperature(8).oxygen(14).oceans(9)
                .phase(cydonia.games.terraforming.box.Phase.LAST_GREENERIES).has(RED, 9, Resource.PLANTS).position();
        assertThat(choice(Contest.TERRAFORMING, position, RED, 2, level)).isEqualTo("convert plants");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void nobody_buys_cards_when_the_game_is_over_for_them(Level level) {
        TerraformingPosition position = cydonia.games.terraforming.Scenario.of(1).generation(14).temperature(8)
                .oxygen(14).oceans(8).has(RED, 18, Resource.MONEY)
                .offer(RED, "sponsors", "micro-mills", "fish", "pets")
                .phase(cydonia.games.terraforming.box.Phase.RESEARCH).position();
        assertThat(choice(Contest.TERRAFORMING, position, RED, 1, level)).isEqualTo("enough");
    }

    private static cydonia.games.terraforming.Scenario two() {
        return cydonia.games.terraforming.Scenario.of(2).generation(6).rating(RED, 24).rating(GREEN, 24)
                .turn(RED, 0);
    }

    private static cydonia.games.terraforming.Scenario lastGeneration() {
        return cydonia.games.terraforming.Scenario.of(1).generation(14).temperature(8).oxygen(14);
    }
}
