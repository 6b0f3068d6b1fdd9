package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Seat;
import cydonia.games.onmars.OnMarsObstacle.AlreadyThere;
import cydonia.games.onmars.OnMarsObstacle.SlotTooDear;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.MainAction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Colonists and slots")
class ColonistsTest {

    private static int there(Play play, MainAction main, Seat seat) {
        return play.table().slots(main.ordinal(), seat.index());
    }

    @Test
    @DisplayName("1. With four, two other colours on Obtain Blueprint cost 2, in crystals or colonists")
    void two_other_colours_cost_two() {
        Play play = Play.from(Scenario.of(4).space(RED, 1).slots(MainAction.OBTAIN_BLUEPRINT, BLUE, 1)
                .slots(MainAction.OBTAIN_BLUEPRINT, YELLOW, 1).turn(RED));
        play.does("act obtain-blueprint").asks(RED, Question.PaySlot.class);
        assertThat(play.company(RED).working).as("one crystal is not enough: a colonist must go").isEqualTo(1);
        play.offers("pay colonist", "pay crystal").does("pay crystal", "plan construction-yard");
        assertThat(play.company(RED).working).isEqualTo(1);
        assertThat(play.company(RED).crystals).isZero();
        assertThat(play.company(RED).quarters).isEqualTo(1);
        assertThat(there(play, MainAction.OBTAIN_BLUEPRINT, RED)).isEqualTo(1);
    }

    @Test
    @DisplayName("2. With three, two colonists of one colour cost 1: colours count, not heads")
    void colours_count_not_heads() {
        Play play = Play.from(
                Scenario.of(3).space(GREEN, 2).slots(MainAction.RESEARCH_DEVELOPMENT, BLUE, 2).turn(GREEN));
        play.does("act research-development").asks(GREEN, Question.PaySlot.class).does("pay crystal").asks(GREEN,
                Question.Develop.class);
        assertThat(play.company(GREEN).quarters).isEqualTo(2);
        assertThat(play.company(GREEN).crystals).isZero();
    }

    @Test
    @DisplayName("3. With three, one's own colonist on Construct costs nothing")
    void ones_own_colonist_costs_nothing() {
        Play play = Play.from(Scenario.of(3).slots(MainAction.CONSTRUCT_BUILDING, GREEN, 1).turn(GREEN));
        play.does("act construct-building").asks(GREEN, Question.Construct.class);
        assertThat(there(play, MainAction.CONSTRUCT_BUILDING, GREEN)).isEqualTo(2);
    }

    @Test
    @DisplayName("4. With two, one's own and an opposing colonist cost 2")
    void with_two_every_colonist_costs() {
        Play play = Play.from(Scenario.of(2).slots(MainAction.CONSTRUCT_BUILDING, RED, 1)
                .slots(MainAction.CONSTRUCT_BUILDING, GREEN, 1).crystals(RED, 2).turn(RED));
        play.does("act construct-building");
        assertThat(play.position().observe(RED).question())
                .contains(new Question.PaySlot(RED, MainAction.CONSTRUCT_BUILDING, 2));
    }

    @Test
    @DisplayName("5. With four, Construct full of three colours is cleared: all go to work, cost 0")
    void a_full_action_with_a_tie_is_emptied() {
        Play play = Play.from(Scenario.of(4).slots(MainAction.CONSTRUCT_BUILDING, BLUE, 1)
                .slots(MainAction.CONSTRUCT_BUILDING, RED, 1).slots(MainAction.CONSTRUCT_BUILDING, YELLOW, 1)
                .turn(BLUE));
        play.does("act construct-building").asks(BLUE, Question.Construct.class);
        assertThat(play.company(BLUE).working).isEqualTo(1);
        assertThat(play.company(RED).working).isEqualTo(1);
        assertThat(play.company(YELLOW).working).isEqualTo(1);
        assertThat(play.company(BLUE).quarters).as("only colonists of the quarters can be used").isEqualTo(2);
        assertThat(there(play, MainAction.CONSTRUCT_BUILDING, BLUE)).isEqualTo(1);
    }

    @Test
    @DisplayName("6. Upgrade full with 2 and 1: the two go to work; then cost 0 with four, 1 with two")
    void the_majority_is_cleared() {
        for (int seats : new int[]{4, 2}) {
            Play play = Play.from(Scenario.of(seats).slots(MainAction.UPGRADE_BUILDING, RED, 2)
                    .slots(MainAction.UPGRADE_BUILDING, GREEN, 1).plan(GREEN, Blueprint.METAL_DEPOSIT)
                    .plan(GREEN, Blueprint.MOISTURE_VAPORATOR)
                    .building(Building.WATER_EXTRACTOR, at(1, 1))
                    .bot(GREEN, at(0, 1)).turn(GREEN));
            play.does("act upgrade-building").asks(GREEN, seats == 4 ? Question.Upgrade.class : Question.PaySlot.class);
            assertThat(play.company(RED).working).isEqualTo(2);
            assertThat(play.company(GREEN).working).isZero();
        }
    }

    @Test
    @DisplayName("7. Hire holds your colonist: illegal; four colours there are still not cleared")
    void hiring_is_never_cleared() {
        Play play = Play.from(Scenario.of(4).slots(MainAction.HIRE_OR_CONTRACT, RED, 1).turn(RED));
        play.refusesBecause("act hire-or-contract", new AlreadyThere());
        Play full = Play.from(Scenario.of(4).slots(MainAction.HIRE_OR_CONTRACT, GREEN, 1)
                .slots(MainAction.HIRE_OR_CONTRACT, BLUE, 1).slots(MainAction.HIRE_OR_CONTRACT, YELLOW, 1)
                .crystals(RED, 3).stock(RED, Item.BATTERY, 2).turn(RED));
        full.does("act hire-or-contract", "pay crystal").asks(RED, Question.Hire.class);
        assertThat(full.company(RED).crystals).isZero();
        assertThat(there(full, MainAction.HIRE_OR_CONTRACT, GREEN)).isEqualTo(1);
        assertThat(there(full, MainAction.HIRE_OR_CONTRACT, RED)).isEqualTo(1);
    }

    @Test
    @DisplayName("8. One colonist, no crystals, no goals, another colour there: illegal")
    void somebody_must_be_left_to_place() {
        Play play = Play.from(Scenario.of(3).quarters(RED, 1).crystals(RED, 0)
                .slots(MainAction.CONSTRUCT_BUILDING, BLUE, 1).turn(RED));
        play.refusesBecause("act construct-building", new SlotTooDear(1));
    }

    @Test
    @DisplayName("9. A mine needs a colonist for the slot and one for the mine")
    void a_mine_needs_two_colonists() {
        Play two = Play.from(Scenario.of(3).quarters(RED, 2).turn(RED));
        two.does("act construct-building").allows("construct mine").does("construct mine", "at " + Play.hex(-1, -1));
        assertThat(two.company(RED).quarters).isZero();
        assertThat(two.table().ground.piece[at(-1, -1)]).isEqualTo((byte) (Pieces.MINER + RED.index()));
        Play one = Play.from(Scenario.of(3).quarters(RED, 1).turn(RED));
        one.does("act construct-building").refuses("construct mine");
        Play only = Play.from(Scenario.of(3).quarters(RED, 1).noStock(RED).turn(RED));
        only.refuses("act construct-building");
    }

    @Test
    @DisplayName("10. 3 of 4 beds taken, 2 colonists gained: one comes, one stays in the supply")
    void colonists_without_a_bed_stay_away() {
        Play play = Play.from(Scenario.of(3).stock(RED, Item.MINERAL, 0).turn(RED));
        play.does("act welcome-ship", "ship develop-free", "unload colonists");
        assertThat(play.company(RED).quarters).isEqualTo(4);
        assertThat(play.company(RED).supply).isEqualTo(8);
    }
}
