package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Chance;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Streams;
import cydonia.engine.Viewer;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.language.Terms;
import cydonia.games.tilsit.rules.SettingUp;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.EventDeck;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Setup (rulebook, “Mise en place”)")
class SettingUpTest extends RulesTest {

    private static MarsPosition begin(int seats, Map<String, String> options) {
        MarsTilsit game = new MarsTilsit();
        return game.begin(Setup.of(game.profile(), seats, options), Seed.of(5));
    }

    private static MarsPosition afterDraft(MarsPosition start) {
        MarsPosition position = start;
        while (position.observe(Viewer.PUBLIC).question() instanceof Question.PickMine) {
            Seat who = position.toAct().getFirst();
            position = position.apply(who, position.legal(who).getLast());
        }
        return position;
    }

    @Test
    @DisplayName("1. Four players: reserve 7 of each, 9 cards of supply, hands of 4, 60 in all; two players: 17")
    void cards_are_dealt_by_the_number_of_players() {
        for (int seats = 2; seats <= 4; seats++) {
            Table table = new Table(new Terms(seats, 12, false, false, false, false),
                    Streams.of(Chance.ONE_COUNTER, Seed.of(seats), MarsSource.values()));
            Arrays.fill(table.reserve, Resource.CARDS);
            new SettingUp.Hands().run(table);
            assertThat(table.reserve).containsOnly(7);
            assertThat(EventDeck.count(table.supply)).isEqualTo(25 - 4 * seats);
            for (Colony colony : table.colonies) {
                assertThat(colony.handSize()).isEqualTo(4);
            }
            MarsContractTest.Invariants.hold(table);
        }
    }

    @Test
    @DisplayName("2. Three players draft their mines in the order A, B, C, C, B, A")
    void mines_are_drafted_clockwise_and_back() {
        now = begin(3, Map.of("first-player", "red"));
        List<Seat> order = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Seat who = now.toAct().getFirst();
            order.add(who);
            when(who, i < 4 ? "mine iron" : "mine water");
        }
        assertThat(order).containsExactly(RED, GREEN, BLUE, BLUE, GREEN, RED);
    }

    @Test
    @DisplayName("3. Three carbon mines are taken: a fourth is refused; a fourth iron mine is accepted")
    void a_kind_of_mine_runs_out() {
        now = begin(4, Map.of("first-player", "red"));
        when(RED, "mine carbon");
        when(GREEN, "mine carbon");
        when(BLUE, "mine carbon");
        refused(YELLOW, "mine carbon");
        now = begin(4, Map.of("first-player", "red"));
        when(RED, "mine iron");
        when(GREEN, "mine iron");
        when(BLUE, "mine iron");
        accepted(YELLOW, "mine iron");
    }

    @Test
    @DisplayName("4. After setup: consumption 4, limit 5, idle 3, hand limit 4, points 0")
    void every_colony_begins_alike() {
        Table table = begin(2, Map.of("first-player", "red")).table();
        now = new MarsPosition(table);
        when(RED, "mine iron");
        when(GREEN, "mine water");
        when(GREEN, "mine water");
        Colony colony = colony(GREEN);
        assertThat(colony.consumption()).isEqualTo(4);
        assertThat(now.table().energyLimit(colony)).isEqualTo(5);
        assertThat(colony.idle).isEqualTo(3);
        assertThat(colony.handLimit()).isEqualTo(4);
        assertThat(points(GREEN)).isZero();
    }

    @Test
    void the_first_player_is_drawn_by_lot_unless_agreed_otherwise() {
        MarsTilsit game = new MarsTilsit();
        List<Seat> first = new ArrayList<>();
        for (int seed = 0; seed < 20; seed++) {
            first.add(game.begin(Setup.of(game.profile(), 3), Seed.of(seed)).toAct().getFirst());
        }
        assertThat(first).contains(RED, GREEN, BLUE);
    }

    @Test
    void in_the_revised_setup_all_choose_three_cards_at_the_same_time_and_in_secret() {
        now = afterDraft(begin(3, Map.of("first-player", "red", "revised-setup", "on")));
        assertThat(now.toAct()).containsExactly(RED, GREEN, BLUE);
        Map<Resource, Integer> seenByGreen = now.observe(GREEN).reserve();
        when(RED, "keep carbon", "keep water", "keep water");
        assertThat(now.observe(GREEN).reserve()).isEqualTo(seenByGreen);
        assertThat(now.observe(GREEN).hand().values()).containsOnly(0);
        assertThat(now.toAct()).containsExactly(GREEN, BLUE);
        when(GREEN, "keep iron", "keep iron");
        accepted(GREEN, "keep oxygen");
        when(BLUE, "keep oxygen", "keep oxygen", "keep oxygen");
        refused(BLUE, "keep oxygen");
        assertThat(hand(RED, Resource.WATER)).isEqualTo(2);
    }

    @Test
    void in_the_revised_setup_for_two_or_three_one_mine_of_each_kind_but_one_is_removed() {
        for (int seats = 2; seats <= 4; seats++) {
            Table table = begin(seats, Map.of("revised-setup", "on")).table();
            int removed = EventDeck.count(table.minesRemoved);
            assertThat(removed).isEqualTo(seats < 4 ? 4 : 0);
        }
    }
}
