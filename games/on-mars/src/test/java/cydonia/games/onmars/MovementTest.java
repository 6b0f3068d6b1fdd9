package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Hex;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.language.OnMarsAction.Bot;
import cydonia.games.onmars.language.OnMarsAction.Rover;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Surface;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Control Center: two movements for the bots and two for the rover, in any order")
class MovementTest {

    private static String rover(int q, int r) {
        return "rover " + hex(q, r);
    }

    private static String bot(int q, int r, int toQ, int toR) {
        return "bot " + hex(q, r) + " " + hex(toQ, toR);
    }

    private static Play center(Scenario scenario) {
        return Play.from(scenario.crystals(RED, 0).turn(RED)).does("act control-center");
    }

    @Test
    @DisplayName("O1. A bot, the rover, the same bot again, the rover again")
    void points_are_spent_in_any_order() {
        Play play = center(Scenario.of(2)).does(bot(-2, -1, -2, 0), rover(1, 0), bot(-2, 0, -1, 0), rover(1, 1));
        assertThat(play.company(RED).bot[0]).isEqualTo(at(-1, 0));
        assertThat(play.company(RED).rover).isEqualTo(at(1, 1));
        assertThat(play.company(RED).acted).as("nothing was left to do").isTrue();
    }

    @Test
    @DisplayName("O1. A bot and the rover change places")
    void pieces_change_places() {
        Play play = center(Scenario.of(2).rover(RED, at(1, 0)).bot(RED, at(1, 1))).does(rover(1, 1)).refuses("stop");
        play.does(bot(1, 1, 1, 0), "stop");
        assertThat(play.company(RED).rover).isEqualTo(at(1, 1));
        assertThat(play.company(RED).bot[0]).isEqualTo(at(1, 0));
        assertThat(play.table().ground.piece[at(1, 0)]).isEqualTo((byte) Pieces.BOT);
    }

    @Test
    @DisplayName("O1. A bot destroys nothing where it only passes, however many others move in between")
    void only_the_last_hex_counts() {
        Play play = center(Scenario.of(2).tile(Discovery.PLANS, at(-2, 0)).crystal(at(-1, 0)));
        play.does(bot(-2, -1, -2, 0), rover(1, 0), bot(-2, 0, -1, 0), "stop");
        assertThat(play.table().ground.tile[at(-2, 0)]).isEqualTo((byte) Discovery.PLANS.ordinal());
        assertThat(Surface.hasGem(play.table(), at(-1, 0))).as("it ended there").isFalse();
    }

    @Test
    void a_way_back_or_round_about_is_a_detour_until_something_was_collected() {
        Play play = center(Scenario.of(2).crystal(at(1, 0))).does(bot(-2, -1, -2, 0));
        assertThat(play.position().open().survey().isDetour(Bot.of(at(-2, 0), at(-2, -1)))).as("back").isTrue();
        assertThat(play.position().open().survey().isDetour(Bot.of(at(-2, 0), at(-1, -1))))
                .as("one step would have done").isTrue();
        assertThat(play.position().open().survey().isDetour(Bot.of(at(-2, 0), at(-2, 1)))).as("farther").isFalse();
        assertThat(play.position().open().survey().isDetour(Rover.of(at(0, 1)))).as("another piece").isFalse();
        play.does(rover(1, 0));
        assertThat(play.position().open().survey().isDetour(Rover.of(at(0, 0)))).as("back with a crystal").isFalse();
        assertThat(center(Scenario.of(2)).does(rover(1, 0)).position().open().survey().isDetour(Rover.of(at(0, 0))))
                .as("back without any").isTrue();
    }

    @Test
    @DisplayName("O1. The rover's tile is resolved after all movement: the bot comes near, then the site is built")
    void the_tile_comes_last() {
        Play play = center(Scenario.of(2).bot(RED, at(-6, 2)).tile(Discovery.CONSTRUCT_OXYGEN_CONDENSER, at(1, 0))
                .stock(RED, Item.MINERAL, 0)).does(rover(1, 0)).refuses("stop");
        play.does(bot(-6, 2, -5, 2), "stop");
        play.asks(RED, Question.Construct.class).allows("construct oxygen-condenser");
        assertThat(play.company(RED).discoveries).isEqualTo(1);
    }

    @Test
    @DisplayName("O1. Nobody takes the last point from a piece that still needs it")
    void no_step_leaves_a_piece_in_the_air() {
        Play play = center(Scenario.of(2).anotherBot(RED, at(-4, 0)).rover(GREEN, at(-2, 0)));
        play.does(bot(-2, -1, -2, 0)).refuses("stop");
        assertThat(play.legal()).isNotEmpty().noneMatch(action -> action.startsWith("bot " + hex(-4, 0)));
        assertThat(play.legal()).as("the rover has points of its own").contains(rover(1, 0));
    }

    @Test
    @DisplayName("O1. The pieces of a movement are seen where they are")
    void pieces_on_the_move_are_seen() {
        Play play = center(Scenario.of(2)).does(bot(-2, -1, -2, 0), rover(1, 0));
        var hexes = play.position().observe(GREEN).colony().hexes();
        assertThat(Objects.requireNonNull(hexes.get(Hex.of(at(-2, 0)))).piece().orElseThrow().kind())
                .isEqualTo(OnMarsView.Piece.Kind.BOT);
        assertThat(Objects.requireNonNull(hexes.get(Hex.of(at(1, 0)))).piece().orElseThrow().kind())
                .isEqualTo(OnMarsView.Piece.Kind.ROVER);
        assertThat(Objects.requireNonNull(hexes.get(Hex.of(at(-2, -1)))).piece()).isEmpty();
    }

    /** Green's rover on the hex right of the centre, and pieces all around it but on one hex. */
    private static Scenario ringed() {
        return Scenario.of(2).rover(GREEN, at(1, 0)).miner(GREEN, MarsMap.CENTRE).quarters(GREEN, 0)
                .advanced(GREEN, Blueprint.PRIVATE_SHIP, at(2, -1)).building(Building.MINE, at(1, -1))
                .miner(GREEN, at(1, -1)).building(Building.MINE, at(1, 1)).miner(GREEN, at(1, 1))
                .building(Building.MINE, at(0, 1)).miner(GREEN, at(0, 1));
    }

    private static Scenario ringedWithTile() {
        return ringed().tile(Research.A, at(2, 0));
    }

    @Test
    @DisplayName("O11. Through an occupied hex, where the only place behind it is a tile the rover can take")
    void a_tile_is_a_resting_place() {
        center(ringedWithTile()).does(rover(1, 0)).refuses("stop").does(rover(2, 0), "stop").asks(RED,
                Question.Develop.class);
        center(ringedWithTile().research(RED, Research.A)).refuses(rover(1, 0));
    }

    @Test
    @DisplayName("O11. Onto an occupied hex, where the only place to rest is the hex the bot comes from")
    void the_way_back_is_a_resting_place() {
        Play play = center(ringed().bot(RED, at(2, 0))).does(bot(2, 0, 1, 0)).refuses("stop");
        play.does(bot(1, 0, 2, 0), "stop");
        assertThat(play.company(RED).bot[0]).isEqualTo(at(2, 0));
    }

    @Test
    @DisplayName("O10. Recycling Bots may end on a tile they cannot collect: it is destroyed as by any bot")
    void recycling_bots_may_end_anywhere() {
        Play play = Play.from(Scenario.of(2).bot(RED, at(-1, 0)).advanced(RED, Blueprint.RECYCLING_BOTS, at(-2, 1))
                .crystals(RED, 2).tile(Discovery.PLANTS, at(-1, -1)).stock(RED, Item.PLANT, 2).turn(RED));
        play.does("use recycling-bots", bot(-1, 0, -1, -1), "stop");
        assertThat(play.company(RED).discoveries).isZero();
        assertThat(play.table().ground.tile[at(-1, -1)]).isEqualTo((byte) Printed.NONE);
    }

    @Test
    void steps_on_the_map_are_as_many_as_the_distance_says() {
        for (int from = 0; from < MarsMap.HEXES; from++) {
            for (int to = 0; to < MarsMap.HEXES; to++) {
                int here = from;
                int goal = to;
                assertThat(from == to || Arrays.stream(new int[]{0, 1, 2, 3, 4, 5}).map(d -> MarsMap.neighbour(here, d))
                        .anyMatch(next -> next >= 0
                                && MarsMap.distance(next, goal) == MarsMap.distance(here, goal) - 1))
                        .as("a way from %s to %s", MarsMap.name(from), MarsMap.name(to)).isTrue();
            }
        }
    }
}
