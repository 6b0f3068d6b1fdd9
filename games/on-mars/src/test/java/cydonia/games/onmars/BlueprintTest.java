package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Why;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Construction;
import cydonia.games.onmars.rules.Scoring;
import cydonia.games.onmars.rules.Surface;
import cydonia.games.onmars.rules.Turn;
import cydonia.games.onmars.table.Table;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every blueprint does exactly what it says. */
@DisplayName("Blueprints")
class BlueprintTest {

    /** Where the starting building of each type stands; red's shelter stands at home. */
    private static int site(Building type) {
        return switch (type) {
            case MINE -> at(0, 0);
            case GENERATOR -> at(0, -2);
            case WATER_EXTRACTOR -> at(2, -1);
            case GREENHOUSE -> at(0, 2);
            case OXYGEN_CONDENSER -> at(-2, 1);
            case SHELTER -> at(-2, -1);
        };
    }

    /** Red has built the card and can pay its action; the bot stands where every type has a site nearby. */
    private static Scenario built(Blueprint card) {
        Scenario scenario = Scenario.of(2).bot(RED, at(-1, 0)).crystals(RED, 2).stock(RED, Item.MINERAL, 0);
        return scenario.advanced(RED, card, site(card.building()));
    }

    private static Play use(Scenario scenario, Blueprint card) {
        return Play.from(scenario.goals(RED).turn(RED)).does("use " + card.id());
    }

    @ParameterizedTest
    @EnumSource(Blueprint.class)
    void taking_a_card_gives_its_item_and_uses_a_marker(Blueprint card) {
        Play play = Play.from(Scenario.of(2).space(RED, 1).shown(card).crystals(RED, 0).turn(RED));
        int before = card.gives() == Item.CRYSTAL ? 0 : 1;
        play.does("act obtain-blueprint");
        int after = card.gives() == Item.CRYSTAL ? play.company(RED).waiting : play.stock(RED, card.gives());
        assertThat(after - before).isEqualTo(1);
        assertThat(play.company(RED).freeMarkers()).isEqualTo(7);
        assertThat(play.table().holdings.planOwner[card.ordinal()]).isEqualTo((byte) RED.index());
    }

    @ParameterizedTest
    @EnumSource(Blueprint.class)
    void a_built_card_costs_two_crystals_unless_its_scientist_works_there(Blueprint card) {
        Table table = built(card).turn(RED).table();
        assertThat(Turn.price(table, RED.index(), card)).isEqualTo(2);
        Table free = built(card).scientist(GREEN, card.scientist()).scientistAt(card.scientist(), card).turn(RED)
                .table();
        assertThat(Turn.price(free, RED.index(), card)).isZero();
        assertThat(Turn.price(free, GREEN.index(), card)).isZero();
    }

    @ParameterizedTest
    @EnumSource(Blueprint.class)
    void a_built_card_scores_its_points_and_an_unbuilt_one_loses_them(Blueprint card) {
        int built = Scoring.points(built(card).turn(RED).table(), 0).get(8).points();
        int unbuilt = Scoring.points(Scenario.of(2).plan(RED, card).turn(RED).table(), 0).get(8).points();
        assertThat(built).isEqualTo(card.ordinal() < 12 ? 3 : 5);
        assertThat(unbuilt).isEqualTo(-built);
    }

    @ParameterizedTest
    @EnumSource(Blueprint.class)
    void a_built_card_produces_on_the_way_to_orbit(Blueprint card) {
        Play play = Play.from(built(card).shuttle(false, 1).roundOver()).does("ride");
        int before = card.gives() == Item.MINERAL || card.gives() == Item.CRYSTAL ? 0 : 1;
        int after = card.gives() == Item.CRYSTAL ? play.company(RED).waiting : play.stock(RED, card.gives());
        assertThat(after - before).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(value = Blueprint.class, names = {"METAL_DEPOSIT", "WIND_TURBINES", "MOISTURE_VAPORATOR",
            "HYDROPONIC_FARM", "CONCENTRATOR", "GYM"})
    void building_cards_build_their_type_at_its_cost(Blueprint card) {
        Building type = card.building();
        Scenario scenario = built(card).stock(RED, Item.MINERAL, type == Building.GENERATOR ? 1 : 0);
        Play play = use(scenario, card);
        int kind = Surface.kind(type.ordinal(), 0);
        int before = buildings(play, kind);
        play.does("construct " + type.id());
        while (play.isAsked(Question.ConstructAt.class) || play.isAsked(Question.MakeRoom.class)) {
            play.does(play.legal().stream().filter(action -> !touches(play, action, kind)).findFirst().orElseThrow());
        }
        assertThat(buildings(play, kind)).isEqualTo(before + 1);
        assertThat(play.company(RED).crystals).isZero();
        assertThat(play.company(RED).working).as("no boost was needed").isZero();
        if (type != Building.MINE) {
            assertThat(play.stock(RED, Item.of(type.ordinal() - 1))).as("cost").isZero();
        }
        assertThat(play.table().slots(MainAction.CONSTRUCT_BUILDING.ordinal(), 0)).as("no colonist on a slot")
                .isZero();
    }

    private static int buildings(Play play, int kind) {
        return Long.bitCount(play.table().ground.built[2 * kind])
                + Long.bitCount(play.table().ground.built[2 * kind + 1]);
    }

    private static boolean touches(Play play, String action, int kind) {
        return new OnMars().notation().parse(action) instanceof OnMarsAction.At(int hex)
                && Construction.touches(play.table(), hex, kind) && play.isAsked(Question.ConstructAt.class);
    }

    @Nested
    class LevelOne {

        @Test
        void construction_yard_upgrades_and_colonists_repeat_it() {
            Play play = use(built(Blueprint.CONSTRUCTION_YARD).stock(RED, Item.MINERAL, 2)
                    .building(Building.MINE, at(-1, 1)).plan(RED, Blueprint.METAL_DEPOSIT)
                    .building(Building.GENERATOR, at(0, -1)).plan(RED, Blueprint.WIND_TURBINES),
                    Blueprint.CONSTRUCTION_YARD);
            play.does("upgrade metal-deposit");
            assertThat(play.company(RED).working).isZero();
            play.does("upgrade wind-turbines");
            assertThat(play.company(RED).working).as("the second by a colonist").isEqualTo(1);
            assertThat(play.stock(RED, Item.MINERAL)).isZero();
        }

        @Test
        @DisplayName("“dans chacun de vos Bâtiments Avancés”: a miner in a plain mine makes nothing; a colonist repeats one building")
        void automated_production_produces_in_advanced_buildings_only() {
            Play play = use(built(Blueprint.AUTOMATED_PRODUCTION).stock(RED, Item.BATTERY, 0)
                    .stock(RED, Item.MINERAL, 0).building(Building.MINE, at(1, 0)).miner(RED, at(1, 0)),
                    Blueprint.AUTOMATED_PRODUCTION);
            assertThat(play.stock(RED, Item.BATTERY)).isEqualTo(1);
            assertThat(play.stock(RED, Item.MINERAL)).isZero();
            play.offers("receive battery", "enough").does("receive battery");
            assertThat(play.stock(RED, Item.BATTERY)).isEqualTo(2);
            assertThat(play.company(RED).working).isEqualTo(1);
        }

        private static Scenario twoMines(int quarters) {
            return built(Blueprint.METAL_DEPOSIT).building(Building.MINE, at(1, 0)).tech(RED, Tech.MINE, LabSpace.L1A)
                    .quarters(RED, quarters);
        }

        @Test
        void the_colonist_who_becomes_a_miner_raises_no_technology() {
            Play two = use(twoMines(2), Blueprint.METAL_DEPOSIT).does("construct mine", "at " + hex(0, -1));
            assertThat(two.company(RED).working).as("one raised the level").isEqualTo(1);
            assertThat(two.company(RED).quarters).as("one became a miner").isZero();
            use(twoMines(1), Blueprint.METAL_DEPOSIT).does("construct mine").refuses("at " + hex(0, -1));
        }

        @Test
        void private_ship_brings_three() {
            Play play = use(built(Blueprint.PRIVATE_SHIP).quarters(RED, 0), Blueprint.PRIVATE_SHIP)
                    .does("ship move-rover", "unload colonists");
            assertThat(play.company(RED).quarters).isEqualTo(3);
            assertThat(play.stock(RED, Item.PLANT)).isZero();
            assertThat(play.stock(RED, Item.WATER)).isZero();
            Play bot = use(built(Blueprint.PRIVATE_SHIP).quarters(RED, 0), Blueprint.PRIVATE_SHIP)
                    .does("ship move-rover", "unload bot");
            assertThat(bot.company(RED).quarters).isEqualTo(2);
            assertThat(bot.company(RED).bots).isEqualTo(2);
        }

        @Test
        void biomarket_takes_from_the_warehouse() {
            Play play = use(built(Blueprint.BIOMARKET), Blueprint.BIOMARKET).does("take water", "take crystal");
            assertThat(play.stock(RED, Item.WATER)).isEqualTo(2);
            assertThat(play.company(RED).waiting).isEqualTo(1);
            assertThat(play.company(RED).working).isEqualTo(1);
        }

        @Test
        void oxygen_tank_learns_at_the_cost() {
            Play play = use(built(Blueprint.OXYGEN_TANK), Blueprint.OXYGEN_TANK).does("learn greenhouse middle",
                    "shelve 1b");
            assertThat(play.stock(RED, Item.BATTERY)).isZero();
            assertThat(play.company(RED).level(Tech.GREENHOUSE.ordinal())).isEqualTo(1);
            assertThat(play.company(RED).waiting).as("bonus of 1b").isEqualTo(1);
        }

        @Test
        void casino_gives_two_crystals_and_one_per_colonist() {
            Play play = use(built(Blueprint.CASINO), Blueprint.CASINO);
            assertThat(play.company(RED).waiting).isEqualTo(2);
            play.does("pay colonist", "pay colonist", "enough");
            assertThat(play.company(RED).waiting).isEqualTo(4);
            assertThat(play.company(RED).working).isEqualTo(2);
        }
    }

    @Nested
    class LevelThree {

        @Test
        void mineral_mine_scores_two() {
            Play play = use(built(Blueprint.MINERAL_MINE), Blueprint.MINERAL_MINE);
            assertThat(play.company(RED).pointsMine).isEqualTo(2);
        }

        @Test
        void biolab_takes_a_contract_for_a_crystal() {
            Play play = use(built(Blueprint.BIOLAB).crystals(RED, 3).offer(2, Contract.UPGRADE_MINE), Blueprint.BIOLAB)
                    .offers("sign upgrade-mine", "enough").does("sign upgrade-mine");
            assertThat(play.table().holdings.contractOwner[Contract.UPGRADE_MINE.ordinal()]).isEqualTo((byte) 0);
            assertThat(play.company(RED).crystals).isZero();
            Play.from(built(Blueprint.BIOLAB).crystals(RED, 2).offer(2, Contract.UPGRADE_MINE).turn(RED))
                    .refuses("use biolab");
        }

        @Test
        void radar_uses_a_discovery_tile() {
            Play play = use(built(Blueprint.RADAR).radar(Discovery.CRYSTALS), Blueprint.RADAR);
            assertThat(play.company(RED).waiting).isEqualTo(3);
        }

        @Test
        void builder_drone_upgrades_anywhere() {
            Play play = use(built(Blueprint.BUILDER_DRONE).stock(RED, Item.MINERAL, 1).bot(RED, at(-5, 2))
                    .plan(RED, Blueprint.BIOMARKET), Blueprint.BUILDER_DRONE).does("upgrade biomarket");
            assertThat(play.table().holdings.planHex[Blueprint.BIOMARKET.ordinal()]).isEqualTo((byte) at(0, 2));
        }

        @Test
        void research_lab_develops_twice_and_pays() {
            Play play = use(built(Blueprint.RESEARCH_LAB).stock(RED, Item.OXYGEN, 2), Blueprint.RESEARCH_LAB)
                    .does("develop shelter 3b", "enough", "develop shelter 4b");
            assertThat(play.stock(RED, Item.OXYGEN)).isZero();
            assertThat(play.company(RED).waiting).isEqualTo(1);
            assertThat(play.company(RED).working).isZero();
        }

        @Test
        void aqueduct_brings_two_home_from_work() {
            Play play = use(built(Blueprint.AQUEDUCT).quarters(RED, 1).working(RED, 3), Blueprint.AQUEDUCT)
                    .does("recall worker", "recall worker");
            assertThat(play.company(RED).working).isEqualTo(1);
            assertThat(play.company(RED).quarters).isEqualTo(3);
        }

        @Test
        void eco_resort_empties_action_slots_of_both_sides() {
            Play play = use(built(Blueprint.ECO_RESORT).quarters(RED, 0).working(RED, 1)
                    .slots(MainAction.OBTAIN_BLUEPRINT, RED, 1).slots(MainAction.HIRE_OR_CONTRACT, RED, 1),
                    Blueprint.ECO_RESORT);
            play.offers("recall obtain-blueprint", "recall hire-or-contract", "enough")
                    .does("recall obtain-blueprint", "recall hire-or-contract");
            assertThat(play.company(RED).quarters).isEqualTo(2);
            assertThat(play.company(RED).working).isEqualTo(1);
        }

        @Test
        void trade_market_gives_two_for_one() {
            Play play = use(built(Blueprint.TRADE_MARKET), Blueprint.TRADE_MARKET).does("pay battery", "receive water",
                    "receive plant", "receive oxygen");
            assertThat(play.stock(RED, Item.BATTERY)).isZero();
            assertThat(play.stock(RED, Item.WATER)).isEqualTo(2);
            assertThat(play.stock(RED, Item.PLANT)).isEqualTo(2);
            assertThat(play.stock(RED, Item.OXYGEN)).isEqualTo(2);
            assertThat(play.company(RED).working).as("the third by a colonist").isEqualTo(1);
        }

        @Test
        void recycling_bots_collect_like_a_rover() {
            Play play = use(built(Blueprint.RECYCLING_BOTS).crystal(at(-2, 0)).tile(Discovery.PLANTS, at(-3, 0))
                    .stock(RED, Item.PLANT, 0), Blueprint.RECYCLING_BOTS).does("bot " + hex(-1, 0) + " " + hex(-2, 0),
                            "bot " + hex(-2, 0) + " " + hex(-3, 0));
            assertThat(play.company(RED).waiting).isEqualTo(1);
            assertThat(play.company(RED).discoveries).isEqualTo(1);
            assertThat(play.stock(RED, Item.PLANT)).isEqualTo(2);
        }

        @Test
        void aerial_elevator_travels_to_orbit_with_all_steps() {
            Play play = use(built(Blueprint.AERIAL_ELEVATOR).working(RED, 1), Blueprint.AERIAL_ELEVATOR);
            assertThat(play.stock(RED, Item.OXYGEN)).as("production").isEqualTo(2);
            assertThat(play.company(RED).working).isZero();
            play.does("space 1");
            assertThat(play.company(RED).inOrbit()).isTrue();
            Play.from(built(Blueprint.AERIAL_ELEVATOR).space(RED, 1).turn(RED)).refuses("use aerial-elevator");
        }

        @Test
        void library_takes_blueprints() {
            Play play = use(built(Blueprint.LIBRARY), Blueprint.LIBRARY).does("plan metal-deposit",
                    "plan wind-turbines");
            assertThat(play.company(RED).plans).isEqualTo(3);
            assertThat(play.company(RED).working).isEqualTo(1);
        }

        @Test
        void command_center_moves_the_rover_by_technology() {
            Play play = use(built(Blueprint.COMMAND_CENTER).tech(GREEN, Tech.ROVER, LabSpace.L2A),
                    Blueprint.COMMAND_CENTER).offers("enough", "tech green").does("tech green",
                            "rover " + hex(1, 0), "rover " + hex(1, 1));
            assertThat(play.company(RED).rover).isEqualTo(at(1, 1));
            assertThat(play.table().owedCount).isEqualTo(1);
            Play.from(built(Blueprint.COMMAND_CENTER).turn(RED)).refuses("use command-center");
        }
    }

    @Test
    void docks_open_actions_as_ships_leave() {
        Table table = Scenario.of(2).shipTaken(RED, Executive.TAKE_PLAN, true).crystals(RED, 4).goals(RED, Goal.HOST)
                .turn(RED).table();
        assertThat(table.companies[0].crystalCapacity()).isEqualTo(4);
        assertThat(Turn.canExecute(table, 0, Executive.TAKE_PLAN, Why.NOT_ASKED)).isTrue();
        assertThat(Turn.canExecute(table, 0, Executive.UPGRADE, Why.NOT_ASKED)).isFalse();
    }
}
