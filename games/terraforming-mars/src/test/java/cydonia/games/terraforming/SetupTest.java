package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.ENERGY;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static cydonia.games.terraforming.box.Resource.STEEL;
import static cydonia.games.terraforming.box.Resource.TITANIUM;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Dice;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardSet;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.rules.Research;
import cydonia.games.terraforming.table.Player;
import cydonia.games.terraforming.table.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Setup and research")
class SetupTest extends RulesTest {

    private static final TerraformingMars GAME = new TerraformingMars();

    private static Table begin(int seats, Map<String, String> options) {
        return GAME.begin(Setup.of(GAME.profile(), seats, options), Seed.of(7)).table();
    }

    @Test
    void in_a_standard_game_every_production_starts_at_one() {
        Table t = begin(3, Map.of("corporate-era", "off"));
        assertThat(t.players[1].production).containsExactly(1, 1, 1, 1, 1, 1);
        assertThat(t.deck.size()).isEqualTo(137 - 30);
        assertThat(t.players[1].rating).isEqualTo(20);
    }

    @Test
    void in_the_corporate_era_productions_start_at_zero_with_all_208_cards() {
        Table t = begin(3, Map.of());
        assertThat(t.players[1].production).containsExactly(0, 0, 0, 0, 0, 0);
        assertThat(t.deck.size()).isEqualTo(208 - 30);
        assertThat(t.players[1].offer.size()).isEqualTo(12);
    }

    @Test
    void everybody_chooses_at_once_and_nobody_sees_it_before_all_are_done() {
        given(Scenario.of(2).generation(1).phase(Phase.SETUP)
                .offer(RED, "phobolog", "ecoline", "moss", "trees", "birds")
                .offer(GREEN, "teractor", "credicor", "fish", "ants"));
        assertThat(now().toAct()).containsExactly(RED, GREEN);
        when(RED, "corporation ecoline", "buy trees", "enough");
        assertThat(now().toAct()).containsExactly(GREEN);
        assertThat(now().observe(GREEN).players().getFirst().corporation()).isEmpty();
        when(GREEN, "corporation teractor", "enough");
        assertThat(stock(RED, MONEY)).isEqualTo(36 - 3);
        assertThat(stock(RED, PLANTS)).isEqualTo(3);
        assertThat(production(RED, PLANTS)).isEqualTo(2);
        assertThat(holds(RED, "trees")).isTrue();
        assertThat(table().discard.size()).as("unkept cards are discarded, corporations leave the game").isEqualTo(4);
        assertThat(stock(GREEN, MONEY)).isEqualTo(60);
        assertThat(table().phase).isEqualTo(Phase.ACTIONS);
    }

    @Test
    void nobody_keeps_more_cards_than_the_corporation_can_pay() {
        String[] cards = {"moss", "trees", "birds", "fish", "ants", "grass", "heather", "bushes", "lichen", "algae"};
        given(Scenario.of(2).phase(Phase.SETUP).offer(RED, "phobolog", "ecoline").offer(RED, cards).offer(GREEN,
                "teractor", "credicor", "mine"));
        when(RED, "corporation phobolog");
        for (int i = 0; i < 7; i++) {
            when(RED, legal(RED).getFirst());
        }
        assertThat(now().toAct()).as("seven cards cost 21 of 23 MC").containsExactly(GREEN);
    }

    @Test
    void saturn_systems_reacts_to_its_own_tag() {
        given(Scenario.of(2).phase(Phase.SETUP).offer(RED, "saturn-systems", "ecoline", "moss").offer(GREEN,
                "mining-guild", "credicor", "fish"));
        when(RED, "corporation saturn-systems", "enough");
        when(GREEN, "corporation mining-guild", "enough");
        assertThat(production(RED, MONEY)).isEqualTo(1);
        assertThat(production(RED, TITANIUM)).isEqualTo(1);
        assertThat(production(GREEN, STEEL)).isEqualTo(1);
        assertThat(stock(GREEN, STEEL)).isEqualTo(5);
    }

    @Test
    void a_beginner_keeps_ten_cards_for_free() {
        Table t = begin(2, Map.of("beginner-red", "on", "beginner-green", "on"));
        assertThat(t.phase).isEqualTo(Phase.ACTIONS);
        assertThat(t.players[0].hand.size()).isEqualTo(10);
        assertThat(t.players[0].money()).isEqualTo(42);
        assertThat(t.players[0].corporation).isEqualTo(Cards.BEGINNER.index());
    }

    @Test
    void solo_needs_the_corporate_era_and_has_no_draft() {
        assertThatThrownBy(() -> begin(1, Map.of("corporate-era", "off"))).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> begin(1, Map.of("draft", "on"))).isInstanceOf(Refused.class);
    }

    @Test
    @DisplayName("Variant: no card that takes from others is in the deck, in the Corporate Era 24 fewer")
    void nothing_is_taken_where_that_is_agreed() {
        Table t = begin(3, Map.of("nothing-taken", "on"));
        assertThat(t.deck.size()).isEqualTo(208 - 24 - 30);
        for (String taker : List.of("fish", "hackers", "asteroid", "virus", "sabotage", "hired-raiders", "flooding",
                "ants", "predators")) {
            assertThat(Cards.of(taker).takesFromOthers()).as(taker).isTrue();
        }
        assertThat(Cards.of("trees").takesFromOthers()).isFalse();
        CardSet everywhere = t.deck.copy();
        for (Player player : t.players) {
            everywhere.addAll(player.offer);
        }
        assertThat(Cards.all()).filteredOn(card -> everywhere.has(card.index())).hasSize(208 - 24 + 6)
                .noneMatch(Card::takesFromOthers);
        assertThat(begin(3, Map.of("nothing-taken", "on", "corporate-era", "off")).deck.size())
                .isEqualTo(137 - 16 - 30);
    }

    @Test
    @DisplayName("Variant: three or four corporations are dealt to each player, as far as the box has them")
    void more_corporations_may_be_dealt() {
        for (int corporations = 2; corporations <= 4; corporations++) {
            Table t = begin(3, Map.of("corporations", String.valueOf(corporations)));
            CardSet dealt = new CardSet();
            for (Player player : t.players) {
                assertThat(player.offer.size()).isEqualTo(10 + corporations);
                dealt.addAll(player.offer);
            }
            assertThat(dealt.size()).as("no corporation twice").isEqualTo(3 * (10 + corporations));
        }
        assertThatThrownBy(() -> begin(5, Map.of("corporations", "3"))).isInstanceOf(Refused.class)
                .hasMessageContaining("there are 12");
        assertThatThrownBy(() -> begin(3, Map.of("corporations", "4", "corporate-era", "off")))
                .hasMessageContaining("there are 10");
        assertThat(Research.chosenCorporation(begin(4, Map.of("corporations", "3", "beginner-red", "on")).players[0]))
                .as("beginners choose from none").isEqualTo(Cards.BEGINNER.index());
    }

    @Test
    void a_world_with_more_corporations_is_guessed_like_any_other() {
        Setup setup = Setup.of(GAME.profile(), 2, Map.of("corporations", "4", "nothing-taken", "on"));
        TerraformingPosition begun = GAME.begin(setup, Seed.of(7));
        TerraformingPosition real = begun.apply(GREEN, begun.legal(GREEN).getLast()).apply(GREEN,
                TerraformingAction.Enough.IT);
        Set<Integer> guessed = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            TerraformingPosition guess = real.determinise(RED, Dice.guessing(Seed.of(seed), 0));
            assertThat(guess.observe(RED)).isEqualTo(real.observe(RED));
            guessed.add(Research.chosenCorporation(guess.table().players[1]));
        }
        assertThat(guessed).as("corporations green may have chosen").hasSizeGreaterThan(3);
    }

    @Test
    void research_deals_four_cards_each_and_each_card_costs_three() {
        given(Scenario.of(2).has(RED, 4, MONEY).has(GREEN, 100, MONEY).rating(RED, 5).rating(GREEN, 5).passed(GREEN));
        when(RED, "pass");
        assertThat(table().players[0].offer.size()).isEqualTo(4);
        when(RED, legal(RED).getFirst());
        String second = legal(RED).getFirst();
        when(RED, second);
        String third = legal(RED).getFirst();
        when(RED, third);
        assertThat(now().toAct()).as("9 MC are spent").containsExactly(GREEN);
        when(GREEN, "enough");
        assertThat(stock(RED, MONEY)).isZero();
        assertThat(cardsGained(RED)).isEqualTo(3);
        assertThat(table().discard.size()).isEqualTo(5);
    }

    @Test
    void who_can_buy_no_more_is_not_asked_again() {
        given(Scenario.of(2).phase(Phase.RESEARCH).has(RED, 5, MONEY).offer(RED, "trees", "birds", "moss"));
        when(RED, "buy trees");
        assertThat(now().toAct()).as("nothing more can be bought, so nothing is asked").containsExactly(RED);
        assertThat(holds(RED, "trees")).isTrue();
    }

    @Test
    void inventors_guild_buys_or_discards_the_card_it_looks_at() {
        given(Scenario.of(2).has(RED, 3, MONEY).inPlay(RED, "inventors-guild").top("birds"));
        when(RED, "use inventors-guild 1");
        assertThat(legal(RED)).containsExactly("buy birds", "decline");
        assertThat(now().observe(GREEN).offer()).isEmpty();
        when(RED, "buy birds");
        assertThat(holds(RED, "birds")).isTrue();
        assertThat(stock(RED, MONEY)).isZero();
        given(Scenario.of(2).has(RED, 2, MONEY).inPlay(RED, "business-network").top("birds"));
        when(RED, "use business-network 1");
        assertThat(holds(RED, "birds")).isFalse();
        assertThat(table().discard.size()).isEqualTo(1);
    }

    @Test
    void business_contacts_keeps_two_of_four_in_any_combination() {
        given(Scenario.of(2).has(RED, 7, MONEY).hand(RED, "business-contacts").top("birds", "moss", "trees", "ants"));
        when(RED, "play business-contacts");
        assertThat(legal(RED)).containsExactly("keep ants", "keep trees", "keep birds");
        when(RED, "keep trees");
        assertThat(legal(RED)).containsExactly("keep birds", "keep moss");
        when(RED, "keep birds");
        assertThat(holds(RED, "trees")).isTrue();
        assertThat(holds(RED, "birds")).isTrue();
        assertThat(table().discard.size()).isEqualTo(2);
    }

    @Test
    void power_infrastructure_and_insulation_ask_how_many() {
        given(Scenario.of(2).inPlay(RED, "power-infrastructure").has(RED, 3, ENERGY));
        when(RED, "use power-infrastructure 1");
        assertThat(legal(RED)).containsExactly("amount 3", "amount 2", "amount 1");
        when(RED, "amount 2");
        assertThat(stock(RED, ENERGY)).isEqualTo(1);
        assertThat(stock(RED, MONEY)).isEqualTo(2);
    }

    @Test
    void chance_says_who_begins_unless_the_first_seat_is_to() {
        Set<Integer> first = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            Setup setup = Setup.of(GAME.profile(), 3, Map.of());
            first.add(GAME.begin(setup, Seed.of(seed)).table().first);
            setup = Setup.of(GAME.profile(), 3, Map.of("first-seat", "on"));
            assertThat(GAME.begin(setup, Seed.of(seed)).table().first).isZero();
        }
        assertThat(first).containsExactlyInAnyOrder(0, 1, 2);
    }
}
