package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Contracts;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Crystals and storage")
class StorageTest {

    private static int delivered(Play play, Contract contract) {
        return play.table().holdings.delivered[2 * contract.ordinal()];
    }

    @Test
    @DisplayName("11. Three depot spaces, 2 crystals, 3 waiting: at the start of the turn 3, and 2 are lost")
    void waiting_crystals_enter_the_depot() {
        Play play = Play.from(Scenario.of(3).crystals(RED, 2).waiting(RED, 3).nextTurn());
        assertThat(play.asked()).isEqualTo(RED);
        assertThat(play.company(RED).crystals).isEqualTo(3);
        assertThat(play.company(RED).waiting).isZero();
    }

    @Test
    @DisplayName("12. Crystals collected by the rover cannot be spent in the same turn")
    void crystals_just_collected_wait() {
        Play play = Play.from(Scenario.of(3).crystals(RED, 0).crystal(at(1, 0)).crystal(at(1, 1)).turn(RED));
        play.does("act control-center", "rover " + hex(1, 0), "rover " + hex(1, 1));
        assertThat(play.company(RED).waiting).isEqualTo(2);
        assertThat(play.legal()).isNotEmpty().noneMatch(action -> action.startsWith("rover"));
        play.does("bot " + hex(-2, -1) + " " + hex(-2, 0), "bot " + hex(-2, 0) + " " + hex(-1, 0));
        assertThat(play.company(RED).waiting).isEqualTo(2);
        assertThat(play.company(RED).acted).as("nothing was left to pay with").isTrue();
    }

    @Test
    @DisplayName("13. One crystal and one private goal pay an executive action that costs 2; the discard is asked")
    void a_goal_stands_for_a_crystal() {
        Play play = Play.from(Scenario.of(3).crystals(RED, 1).goals(RED, Goal.HOST).turn(RED));
        play.does("execute move-bots").offers("discard host").does("discard host").asks(RED, Question.Drive.class);
        assertThat(play.company(RED).crystals).isZero();
        assertThat(play.company(RED).goals).isZero();
        assertThat(play.company(RED).goalsDiscarded).isEqualTo(1 << Goal.HOST.ordinal());
    }

    @Test
    @DisplayName("14. No third water with one shelter, unless a contract takes it straight from the warehouse")
    void resupply_needs_room() {
        Play full = Play.from(Scenario.of(3).space(RED, 1).stock(RED, Item.WATER, 2).turn(RED));
        full.does("act resupply").refuses("take water").allows("take plant");
        Play contract = Play.from(Scenario.of(3).space(RED, 1).stock(RED, Item.WATER, 2)
                .contract(RED, Contract.DELIVER_WATER).turn(RED));
        contract.does("act resupply", "take water");
        assertThat(contract.stock(RED, Item.WATER)).isEqualTo(2);
        assertThat(delivered(contract, Contract.DELIVER_WATER)).isEqualTo(1);
        assertThat(contract.table().market.warehouse[Item.WATER.ordinal()]).isEqualTo((byte) 2);
    }

    @Test
    @DisplayName("15. A crystal from the warehouse needs room for it and all that wait")
    void resupply_of_crystals_needs_room() {
        Play.from(Scenario.of(3).space(RED, 1).crystals(RED, 3).turn(RED)).does("act resupply")
                .refuses("take crystal");
        Play.from(Scenario.of(3).space(RED, 1).crystals(RED, 2).waiting(RED, 1).turn(RED)).does("act resupply")
                .refuses("take crystal");
        Play room = Play.from(Scenario.of(3).space(RED, 1).crystals(RED, 2).turn(RED));
        room.does("act resupply", "take crystal");
        assertThat(room.company(RED).waiting).isEqualTo(1);
    }

    @Test
    @DisplayName("16. A mineral pays for water, but not on a contract")
    void minerals_replace_resources_except_on_contracts() {
        Play play = Play.from(Scenario.of(3).stock(RED, Item.WATER, 0).bot(RED, at(-1, 1)).turn(RED));
        play.does("act construct-building", "construct greenhouse", "at " + hex(-2, 2));
        assertThat(play.stock(RED, Item.MINERAL)).isZero();
        Play contract = Play.from(Scenario.of(3).stock(RED, Item.PLANT, 0).contract(RED, Contract.DELIVER_PLANT)
                .delivered(Contract.DELIVER_PLANT, 2, 2).turn(RED));
        contract.refuses("deliver deliver-plant mineral", "deliver deliver-plant plant");
        assertThat(Contracts.isDone(contract.table(), Contract.DELIVER_PLANT)).isFalse();
    }

    @Test
    @DisplayName("17. Column 6: two minerals do not do; a mineral and a crystal do")
    void crystals_are_never_replaced() {
        Play minerals = Play.from(Scenario.of(3).space(RED, 1).tech(RED, Tech.MINE, LabSpace.L5A).noStock(RED)
                .stock(RED, Item.MINERAL, 2).crystals(RED, 0).turn(RED));
        minerals.does("act research-development").refuses("develop mine 6a").allows("develop shelter 3a");
        Play crystal = Play.from(Scenario.of(3).space(RED, 1).tech(RED, Tech.MINE, LabSpace.L5A).noStock(RED)
                .stock(RED, Item.MINERAL, 1).crystals(RED, 1).turn(RED));
        crystal.does("act research-development", "develop mine 6a");
        assertThat(crystal.company(RED).crystals).isZero();
        assertThat(crystal.stock(RED, Item.MINERAL)).as("paid one, and one from the space").isEqualTo(1);
    }

    @Test
    @DisplayName("18. Limit 2, 1 stored, 2 oxygen gained: 2 stored, 1 lost")
    void what_does_not_fit_is_lost() {
        Play play = Play.from(Scenario.of(3).tech(RED, Tech.OXYGEN_CONDENSER, LabSpace.L1A).stock(RED, Item.MINERAL, 0)
                .bot(RED, at(-3, 1)).turn(RED));
        play.does("act construct-building", "construct oxygen-condenser", "at " + hex(-3, 2));
        assertThat(play.stock(RED, Item.PLANT)).isZero();
        assertThat(play.stock(RED, Item.OXYGEN)).isEqualTo(2);
    }
}
