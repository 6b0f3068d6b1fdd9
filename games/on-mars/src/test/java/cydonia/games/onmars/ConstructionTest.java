package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsObstacle.NoTileLeft;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Surface;
import cydonia.games.onmars.table.Company;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Constructing buildings")
class ConstructionTest {

    @Test
    @DisplayName("26. A water extractor joining one and a complex of two needs level 3 and gives 4 water")
    void everything_joined_counts() {
        for (LabSpace level : new LabSpace[]{LabSpace.L2A, LabSpace.L3A}) {
            Play play = Play.from(Scenario.of(2).building(Building.WATER_EXTRACTOR, at(1, 1))
                    .building(Building.WATER_EXTRACTOR, at(1, 2)).shelter(RED, at(-4, 0)).shelter(RED, at(-5, 1))
                    .stock(RED, Item.WATER, 0).stock(RED, Item.MINERAL, 0).bot(RED, at(3, 0))
                    .tech(RED, Tech.WATER_EXTRACTOR, level).turn(RED));
            play.does("act construct-building", "construct water-extractor");
            if (level.column() == 2) {
                play.refuses("at " + hex(2, 0));
            } else {
                play.does("at " + hex(2, 0));
                assertThat(play.stock(RED, Item.WATER)).isEqualTo(4);
                assertThat(Surface.complex(play.table(), at(2, 0))).isEqualTo(4);
            }
        }
    }

    @Test
    @DisplayName("27. Exactly two away needs no technology; three away is illegal; adjacent always needs it")
    void distance_decides() {
        Play play = Play.from(Scenario.of(2).startingBuilding(Building.GENERATOR, at(5, -3))
                .startingBuilding(Building.GREENHOUSE, at(0, -2)).building(Building.GREENHOUSE, at(3, -4))
                .bot(RED, at(0, -3)).anotherBot(RED, at(0, 1)).turn(RED));
        play.does("act construct-building", "construct greenhouse").allows("at " + hex(0, -4))
                .refuses("at " + hex(0, 1), "at " + hex(1, -3));
    }

    private static Scenario greenhouses() {
        return Scenario.of(2).building(Building.GREENHOUSE, at(0, 3)).building(Building.GREENHOUSE, at(-1, 3))
                .tech(RED, Tech.GREENHOUSE, LabSpace.L2A).bot(RED, at(-1, 1)).stock(RED, Item.MINERAL, 0);
    }

    @Test
    @DisplayName("28. Level 2 does not join three; with the Hydroponic Farm and a colonist it does")
    void colonists_raise_the_level_of_building_actions() {
        Play main = Play.from(greenhouses().turn(RED));
        main.does("act construct-building", "construct greenhouse").refuses("at " + hex(0, 1));
        Play farm = Play.from(
                greenhouses().advanced(RED, Blueprint.HYDROPONIC_FARM, at(0, 2)).crystals(RED, 2).turn(RED));
        farm.does("use hydroponic-farm", "construct greenhouse", "at " + hex(0, 1));
        assertThat(farm.company(RED).working).isEqualTo(1);
        assertThat(farm.company(RED).quarters).isEqualTo(2);
        assertThat(farm.company(RED).crystals).isZero();
        assertThat(Surface.complex(farm.table(), at(0, 1))).isEqualTo(4);
    }

    @Test
    @DisplayName("28b. Without any tile colonists raise nothing")
    void colonists_alone_raise_nothing() {
        Play farm = Play.from(greenhouses().noTech(RED, Tech.GREENHOUSE)
                .advanced(RED, Blueprint.HYDROPONIC_FARM, at(0, 2)).crystals(RED, 2).turn(RED));
        farm.does("use hydroponic-farm", "construct greenhouse").refuses("at " + hex(0, 1)).allows("at " + hex(-2, 2));
    }

    @Test
    @DisplayName("29. A shelter next to one's own: complex 2, two crystals, no cube, storage 3, capacity 6")
    void a_second_shelter() {
        Play play = Play.from(Scenario.of(2).goals(RED, Goal.HOST).turn(RED));
        play.does("act construct-building", "construct shelter", "at " + hex(-2, -2), "tech red", "pay oxygen");
        Company red = play.company(RED);
        assertThat(red.waiting).isEqualTo(2);
        assertThat(red.cubes).isZero();
        assertThat(red.storage()).isEqualTo(3);
        assertThat(red.quartersCapacity()).isEqualTo(6);
        assertThat(red.shelters).isEqualTo(2);
    }

    @Test
    @DisplayName("30. A shelter beside another's and two from one's own needs no technology and gives 1 crystal")
    void shelters_of_others_are_another_type() {
        Play play = Play.from(Scenario.of(2).shelter(GREEN, at(-1, -3)).bot(RED, at(-2, -2)).noTech(RED, Tech.SHELTER)
                .noTech(GREEN, Tech.SHELTER).goals(RED, Goal.HOST).turn(RED));
        play.does("act construct-building", "construct shelter", "at " + hex(-2, -3), "pay oxygen");
        assertThat(play.company(RED).waiting).isEqualTo(1);
    }

    @Test
    @DisplayName("31. One may build on one's bot: it goes to the nearest empty hex or building without a piece")
    void a_bot_in_the_way_is_moved_by_its_owner() {
        Play play = Play.from(Scenario.of(2).bot(RED, at(0, 1)).stock(RED, Item.MINERAL, 0).turn(RED));
        play.does("act construct-building", "construct water-extractor", "at " + hex(0, 1));
        play.asks(RED, Question.MakeRoom.class).offers("at " + hex(0, 0), "at " + hex(1, 0), "at " + hex(1, 1),
                "at " + hex(0, 2), "at " + hex(-1, 2), "at " + hex(-1, 1));
        play.does("at " + hex(0, 2));
        assertThat(play.company(RED).bot[0]).isEqualTo(at(0, 2));
        assertThat(play.table().ground.building[at(0, 1)]).isEqualTo((byte) Building.WATER_EXTRACTOR.ordinal());
    }

    @Test
    @DisplayName("31b. Another's piece in the way is moved by its owner")
    void anothers_piece_is_moved_by_its_owner() {
        Play play = Play.from(Scenario.of(2).bot(RED, at(1, 0)).rover(GREEN, at(0, 1)).stock(RED, Item.MINERAL, 0)
                .turn(RED));
        play.does("act construct-building", "construct water-extractor", "at " + hex(0, 1));
        play.asks(GREEN, Question.MakeRoom.class).does("at " + hex(0, 0));
        assertThat(play.company(GREEN).rover).isEqualTo(at(0, 0));
    }

    @Test
    @DisplayName("32. Built upon, a research tile leaves the game without a mission step")
    void a_tile_under_a_building_is_lost() {
        Play play = Play.from(Scenario.of(2).mission(0, Mission.RESEARCH, 5).mission(1, Mission.BOTS, 3)
                .tile(Research.A, at(0, 1)).bot(RED, at(1, 0)).stock(RED, Item.MINERAL, 0).turn(RED));
        play.does("act construct-building", "construct water-extractor", "at " + hex(0, 1));
        assertThat(play.table().ground.tile[at(0, 1)]).isEqualTo((byte) -1);
        assertThat(play.company(RED).research).isZero();
        assertThat(play.table().colony.missionSteps[0]).isEqualTo((byte) 5);
    }

    @Test
    @DisplayName("33. Three arrows: off the map, at a discovery tile, at an empty hex: exactly one crystal")
    void arrows_bring_crystals_to_empty_hexes() {
        Play play = Play.from(Scenario.of(2).building(Building.MINE, at(2, -3)).building(Building.MINE, at(-6, 2))
                .building(Building.MINE, at(-6, 4)).building(Building.MINE, at(-3, 5)).building(Building.MINE, at(3, 2))
                .tile(Discovery.PLANS, at(3, -5)).bot(RED, at(2, -4)).turn(RED));
        assertThat(Building.MINE.arrows(5)).as("north, south-east, south-west").isEqualTo(0b010101);
        play.does("act construct-building", "construct mine", "at " + hex(2, -5));
        assertThat(Long.bitCount(play.table().ground.gems[0]) + Long.bitCount(play.table().ground.gems[1]))
                .isEqualTo(1);
        assertThat(Surface.hasGem(play.table(), at(1, -4))).isTrue();
    }

    @Test
    @DisplayName("34. A progress cube for the first complex of a type one grows, once")
    void progress_cubes_come_with_complexes() {
        Scenario alone = Scenario.of(2).bot(RED, at(0, -3)).stock(RED, Item.MINERAL, 1)
                .tech(RED, Tech.GENERATOR, LabSpace.L3A);
        Play play = Play.from(alone.turn(RED)).does("act construct-building", "construct generator");
        Play standalone = Play.from(play.position()).does("at " + hex(0, -4));
        assertThat(standalone.company(RED).cubes).isZero();
        Play complex = Play.from(play.position()).does("at " + hex(1, -3));
        assertThat(complex.company(RED).cubes).isEqualTo(1 << Building.GENERATOR.ordinal());
        Play again = Play.from(Scenario.of(2).bot(RED, at(0, -3)).tech(RED, Tech.GENERATOR, LabSpace.L3A)
                .cubes(RED, Building.GENERATOR).mission(0, Mission.PROGRESS, 8).turn(RED));
        again.does("act construct-building", "construct generator", "at " + hex(1, -3));
        assertThat(again.company(RED).cubes).isEqualTo(1 << Building.GENERATOR.ordinal());
        assertThat(again.table().colony.missionSteps[0]).isEqualTo((byte) 8);
    }

    @Test
    @DisplayName("35. Six generators built: no more can be chosen")
    void tiles_run_out() {
        Play play = Play.from(Scenario.of(2).building(Building.GENERATOR, at(-6, 2)).building(Building.GENERATOR,
                at(-6, 3)).building(Building.GENERATOR, at(-6, 4)).building(Building.GENERATOR, at(-5, 1))
                .building(Building.GENERATOR, at(-5, 2)).building(Building.GENERATOR, at(-5, 3)).turn(RED));
        play.does("act construct-building").refusesBecause("construct generator", new NoTileLeft(Building.GENERATOR));
    }
}
