package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsObstacle.LaboratoryFull;
import cydonia.games.onmars.language.Question;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Technology")
class TechnologyTest {

    @Test
    @DisplayName("19. No tile without an empty space in column 1, and never two of a type")
    void tiles_need_an_entry_and_are_never_doubled() {
        Play full = Play.from(Scenario.of(3).space(RED, 1).tech(RED, Tech.MINE, LabSpace.L1A)
                .tech(RED, Tech.SHIP, LabSpace.L1B).turn(RED));
        full.refusesBecause("act learn-technology", new LaboratoryFull());
        Play owner = Play.from(Scenario.of(3).space(RED, 1).tech(RED, Tech.ROVER, LabSpace.L3A).turn(RED));
        owner.does("act learn-technology").refuses("learn rover top").allows("learn ship top", "learn mine bottom");
    }

    @Test
    @DisplayName("20. A tile of the top row for two minerals")
    void minerals_pay_the_top_row() {
        Play play = Play
                .from(Scenario.of(3).space(RED, 1).noStock(RED).stock(RED, Item.MINERAL, 2).turn(RED));
        play.does("act learn-technology", "learn upgrade top", "shelve 1b");
        assertThat(play.stock(RED, Item.MINERAL)).isZero();
        assertThat(play.company(RED).level(Tech.UPGRADE.ordinal())).isEqualTo(1);
        assertThat(play.company(RED).waiting).as("bonus of 1b: a crystal").isEqualTo(1);
    }

    @Test
    @DisplayName("21. The mineral of column 3 pays the next development")
    void a_bonus_pays_for_the_next_step() {
        Play play = Play.from(Scenario.of(3).space(RED, 1).noStock(RED).stock(RED, Item.OXYGEN, 1)
                .tech(RED, Tech.MINE, LabSpace.L2A).tech(RED, Tech.GENERATOR, LabSpace.L3B).turn(RED));
        play.does("act research-development", "develop mine 3a");
        assertThat(play.stock(RED, Item.OXYGEN)).isZero();
        assertThat(play.stock(RED, Item.MINERAL)).isEqualTo(1);
        play.does("develop generator 4b");
        assertThat(play.stock(RED, Item.MINERAL)).isZero();
        assertThat(play.company(RED).waiting).as("the crystal of 4b").isEqualTo(1);
    }

    @Test
    @DisplayName("22. A tile whose right-hand spaces are both taken cannot move")
    void a_blocked_tile_stays() {
        Play play = Play.from(Scenario.of(3).space(RED, 1).tech(RED, Tech.MINE, LabSpace.L1A)
                .tech(RED, Tech.ROVER, LabSpace.L2A).turn(RED));
        play.does("act research-development").refuses("develop mine 2a", "develop mine 2b")
                .allows("develop rover 3a");
    }

    private static Scenario annsGreenhouse(LabSpace space) {
        return Scenario.of(2).tech(GREEN, Tech.GREENHOUSE, space).stock(RED, Item.MINERAL, 0).bot(RED, at(0, 1));
    }

    private static Play build(Scenario scenario) {
        Play play = Play.from(scenario.turn(RED));
        return play.does("act construct-building", "construct greenhouse", "at " + hex(1, 1), "claim crystal");
    }

    @Test
    @DisplayName("23. Ann's tile used: at the end of the turn she develops it, or keeps the oxygen")
    void the_owner_develops_or_keeps() {
        Play play = build(annsGreenhouse(LabSpace.L2A));
        play.asks(GREEN, Question.Oxygen.class).offers("keep oxygen", "develop greenhouse 3a");
        int oxygen = play.stock(GREEN, Item.OXYGEN);
        Play developed = Play.from(play.position()).does("develop greenhouse 3a");
        assertThat(developed.stock(GREEN, Item.OXYGEN)).isEqualTo(oxygen);
        assertThat(developed.stock(GREEN, Item.MINERAL)).as("bonus of 3a").isEqualTo(2);
        Play kept = Play.from(play.position()).does("keep oxygen");
        assertThat(kept.stock(GREEN, Item.OXYGEN)).isEqualTo(oxygen + 1);
        assertThat(kept.company(GREEN).lab[Tech.GREENHOUSE.ordinal()]).isEqualTo((byte) LabSpace.L2A.ordinal());
    }

    @Test
    @DisplayName("24. Tile on column 6 and storage full: the oxygen is lost unless a contract takes it")
    void oxygen_without_room_is_lost() {
        Play lost = build(annsGreenhouse(LabSpace.L6A).stock(GREEN, Item.OXYGEN, 2));
        assertThat(lost.stock(GREEN, Item.OXYGEN)).isEqualTo(2);
        assertThat(lost.asked()).isEqualTo(GREEN);
        lost.asks(GREEN, Question.Turn.class);
        Play contract = build(annsGreenhouse(LabSpace.L6A).stock(GREEN, Item.OXYGEN, 2)
                .contract(GREEN, Contract.DELIVER_OXYGEN));
        assertThat(contract.table().holdings.delivered[2 * Contract.DELIVER_OXYGEN.ordinal()]).isEqualTo((byte) 1);
    }

    @Test
    @DisplayName("25. Ann's Upgrade tile used twice in a turn: two decisions")
    void each_use_counts() {
        Play play = Play.from(Scenario.of(2).tech(GREEN, Tech.UPGRADE, LabSpace.L1A)
                .shipTaken(RED, Executive.UPGRADE, true).level(2).crystals(RED, 3).stock(RED, Item.MINERAL, 2)
                .plan(RED, Blueprint.METAL_DEPOSIT).plan(RED, Blueprint.CONSTRUCTION_YARD)
                .building(Building.MINE, at(1, 0)).bot(RED, at(0, 1)).turn(RED));
        play.does("act upgrade-building", "tech green", "upgrade metal-deposit", "at " + hex(0, 0), "enough");
        play.does("execute upgrade", "tech green", "upgrade construction-yard");
        assertThat(play.table().holdings.planHex[Blueprint.CONSTRUCTION_YARD.ordinal()]).isEqualTo((byte) at(1, 0));
        play.asks(GREEN, Question.Oxygen.class).does("keep oxygen").asks(GREEN, Question.Oxygen.class)
                .does("develop upgrade 2a").asks(GREEN, Question.Turn.class);
        assertThat(play.company(GREEN).level(Tech.UPGRADE.ordinal())).isEqualTo(2);
    }

    @Test
    @DisplayName("Another's Shelter tile serves for one's own shelters, unless the strict reading was agreed on")
    void shelter_technology_can_be_agreed_to_be_ones_own() {
        Scenario loose = Scenario.of(2).noTech(RED, Tech.SHELTER);
        Play.from(loose.turn(RED)).does("act construct-building", "construct shelter").allows("at " + hex(-2, -2));
        Scenario strict = Scenario.of(2, Map.of("shelter-tech", "own")).noTech(RED, Tech.SHELTER);
        Play.from(strict.bot(RED, at(-2, -2)).turn(RED)).does("act construct-building", "construct shelter")
                .refuses("at " + hex(-2, -2)).allows("at " + hex(-2, -3));
    }
}
