package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.table.Company;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("First Colonists")
class FirstColonistsTest {

    @Test
    void building_a_type_of_the_card_shows_it_and_brings_two_tasks() {
        Play play = Play.from(Scenario.of(2, Map.of("first-colonists", "on")).cardA(RED, Beginner.CardA.A1)
                .bot(RED, at(1, 2)).stock(RED, Item.MINERAL, 0).turn(RED));
        play.does("act construct-building", "construct greenhouse", "at " + hex(2, 2));
        assertThat(play.company(RED).cardAShown).isTrue();
        assertThat(Integer.bitCount(play.company(RED).cardsB)).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(Beginner.CardB.class)
    void a_task_done_on_ones_turn_brings_its_reward_once(Beginner.CardB card) {
        Play play = Play.from(done(card).turn(RED));
        play.allows("task " + card.id()).does("task " + card.id()).refuses("task " + card.id());
        Company red = play.company(RED);
        assertThat(card.reward() == Item.CRYSTAL ? red.waiting : red.stock[card.reward().ordinal()]).isEqualTo(1);
        assertThat(play.position().observe(GREEN).companies().getFirst().cardsBDone()).containsExactly(card);
    }

    private static Scenario done(Beginner.CardB... cards) {
        Scenario scenario = Scenario.of(2, Map.of("first-colonists", "on")).cardA(RED, Beginner.CardA.A1)
                .noStock(RED);
        for (Beginner.CardB card : cards) {
            scenario.cardB(RED, card).taskDone(card.task());
        }
        return scenario;
    }

    @Test
    void a_task_not_done_this_turn_cannot_be_claimed_and_only_one_can() {
        Play.from(done().cardB(RED, Beginner.CardB.B1).turn(RED)).refuses("task b1");
        Play play = Play.from(done(Beginner.CardB.B1, Beginner.CardB.B2).turn(RED)).does("task b1");
        play.refuses("task b2");
    }

    @Test
    void tasks_are_secret_until_they_are_claimed() {
        OnMarsPosition position = done(Beginner.CardB.B1).turn(RED);
        assertThat(position.observe(GREEN).companies().getFirst().cardsB()).isEqualTo(1);
        assertThat(position.observe(GREEN).own().orElseThrow().cardsB()).isEmpty();
        assertThat(position.observe(RED).own().orElseThrow().cardsB()).containsExactly(Beginner.CardB.B1);
        OnMarsPosition claimed = position.apply(RED, OnMarsAction.ClaimTask.of(Beginner.CardB.B1));
        assertThat(claimed.secretsOpened()).as("nobody can take that back").isGreaterThan(position.secretsOpened());
    }

    @Test
    void what_was_done_before_the_cards_came_does_not_count() {
        Play play = Play.from(Scenario.of(2, Map.of("first-colonists", "on")).cardA(RED, Beginner.CardA.A1)
                .taskDone(Beginner.Task.TECH_TAKEN).bot(RED, at(1, 2)).stock(RED, Item.MINERAL, 0).turn(RED));
        play.does("act construct-building", "construct greenhouse", "at " + hex(2, 2));
        assertThat(play.table().tasksDone).isZero();
    }
}
