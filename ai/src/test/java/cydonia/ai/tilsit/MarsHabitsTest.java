package cydonia.ai.tilsit;

import static cydonia.engine.Seat.BLUE;
import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static cydonia.games.tilsit.box.Resource.CARBON;
import static cydonia.games.tilsit.box.Resource.IRON;
import static cydonia.games.tilsit.box.Resource.OXYGEN;
import static cydonia.games.tilsit.box.Resource.SILICON;
import static cydonia.games.tilsit.box.Resource.WATER;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Experts;
import cydonia.games.tilsit.MarsPosition;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.games.tilsit.Scenario;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Habits that experts of Mars (Tilsit) have lost")
class MarsHabitsTest {

    private static final Experts<MarsPosition, MarsAction, MarsView> EXPERTS = new Experts<>(new MarsTilsit(),
            new MarsKnowledge());

    @Test
    void nobody_fights_a_player_with_an_empty_hand() {
        MarsPosition position = Scenario.of(2).eventDeck(EventCard.NEW_COLONIST).turn(RED, Phase.EVENT)
                .has(RED, Installation.MILITARY, 1).has(RED, Installation.RESEARCH, 1).has(RED, Installation.POWER, 1)
                .has(RED, Installation.IRON_MINE, 1).has(RED, Installation.WATER_MINE, 1)
                .has(GREEN, Installation.IRON_MINE, 2).holds(RED, 2, IRON).position();
        assertThat(EXPERTS.legal(position)).contains("fight green", "roll", "done");
        assertThat(EXPERTS.answers(position, 2)).containsOnly("roll");
    }

    /** Red may use five units of energy, and uses four for two mines, the silo and the habitation. */
    private static Scenario shortOfEnergy() {
        return Scenario.of(2).turn(RED, Phase.END).has(RED, Installation.IRON_MINE, 1)
                .has(RED, Installation.WATER_MINE, 1).has(GREEN, Installation.IRON_MINE, 2);
    }

    @Test
    void colonists_who_all_have_work_are_not_moved_about() {
        MarsPosition position = shortOfEnergy().has(RED, Installation.COMMUNICATION, 1).holds(RED, 2, IRON).position();
        assertThat(EXPERTS.legal(position)).contains("rearrange");
        assertThat(EXPERTS.answers(position, 2)).containsOnly("done");
    }

    /** Somebody did so for ever: to move colonists, none after all, to move colonists. */
    @Test
    void whoever_wants_to_move_colonists_moves_some() {
        MarsPosition position = shortOfEnergy().has(RED, Installation.COMMUNICATION, 1, 0).position()
                .apply(RED, MarsAction.REARRANGE);
        assertThat(EXPERTS.legal(position)).contains("vacate iron-mine 1", "done");
        assertThat(EXPERTS.answers(position, 2)).isNotEmpty().allMatch(said -> said.startsWith("vacate "));
    }

    /** Points count when they win; until then mines bring the cards, and the silo keeps them. */
    @Test
    void neither_mines_nor_a_silo_full_of_cards_are_left_for_points_that_do_not_win_yet() {
        MarsPosition position = shortOfEnergy().has(RED, Installation.COMMUNICATION, 1, 0)
                .has(RED, Installation.MILITARY, 1, 0).has(RED, Installation.SPACEPORT, 1, 0)
                .holds(RED, 2, SILICON).holds(RED, 1, OXYGEN).holds(RED, 1, CARBON).position();
        assertThat(EXPERTS.legal(position)).contains("rearrange", "staff military", "done");
        assertThat(EXPERTS.turns(position, 2)).allSatisfy(
                turn -> assertThat(turn).anyMatch(said -> said.startsWith("staff "))
                        .noneMatch(said -> said.startsWith("vacate ")));
    }

    /** With two iron and two carbon a silo can be built: another card changes little. */
    @Test
    void who_has_what_it_takes_to_build_does_not_pester_others() {
        MarsPosition position = Scenario.of(3).turn(RED, Phase.EXCHANGE).has(RED, Installation.COMMUNICATION, 1)
                .has(RED, Installation.POWER, 1).has(RED, Installation.IRON_MINE, 1)
                .has(RED, Installation.CARBON_MINE, 1).holds(RED, 2, IRON).holds(RED, 2, CARBON)
                .holds(GREEN, 3, SILICON).holds(BLUE, 3, WATER).position();
        assertThat(EXPERTS.legal(position)).contains("trade green", "trade blue", "done");
        assertThat(EXPERTS.answers(position, 3)).noneMatch(said -> said.startsWith("trade"));
    }
}
