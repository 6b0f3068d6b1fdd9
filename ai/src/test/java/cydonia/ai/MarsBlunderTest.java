package cydonia.ai;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static cydonia.games.tilsit.Resource.CARBON;
import static cydonia.games.tilsit.Resource.IRON;
import static cydonia.games.tilsit.Resource.SILICON;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.games.tilsit.EventCard;
import cydonia.games.tilsit.Installation;
import cydonia.games.tilsit.MarsAction;
import cydonia.games.tilsit.MarsPosition;
import cydonia.games.tilsit.MarsRollout;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.games.tilsit.Offer;
import cydonia.games.tilsit.Phase;
import cydonia.games.tilsit.Resource;
import cydonia.games.tilsit.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("What a beginner of Mars (Tilsit) would laugh at")
class MarsBlunderTest {

    private static final MarsTilsit GAME = new MarsTilsit();

    private static String choice(MarsPosition position, Seat seat, int seats, Level level) {
        var choice = level.player(GAME, seats).choose(Decision.of(position, seat), Seed.of(1));
        return GAME.notation().print(choice.action());
    }

    private static MarsPosition offered(MarsPosition from, String... steps) {
        MarsPosition position = from;
        for (String step : steps) {
            position = position.apply(RED, GAME.notation().parse(step));
        }
        return position;
    }

    private static Scenario beforeAFight(int bases, int others) {
        return Scenario.of(2).eventDeck(EventCard.NEW_COLONIST).turn(RED, Phase.EVENT)
                .has(RED, Installation.MILITARY, bases)
                .has(GREEN, Installation.MILITARY, others).has(RED, Installation.POWER, 1)
                .has(GREEN, Installation.POWER, 1).holds(RED, 2, IRON).holds(GREEN, 2, CARBON);
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void nobody_starts_a_fight_that_is_lost_before_it_begins(Level level) {
        assertThat(choice(beforeAFight(1, 2).position(), RED, 2, level)).isEqualTo("done");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void a_fight_that_is_won_before_it_begins_is_fought(Level level) {
        assertThat(choice(beforeAFight(2, 1).position(), RED, 2, level)).isEqualTo("fight green");
    }

    /** Green has silicon for a spaceport and lacks the iron. */
    private static Scenario haggling() {
        return Scenario.of(3).turn(RED, Phase.EXCHANGE).has(RED, Installation.COMMUNICATION, 1)
                .has(RED, Installation.POWER, 1).holds(RED, 3, IRON).holds(GREEN, 1, SILICON).holds(GREEN, 3, CARBON);
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void the_card_that_is_wanting_is_taken_for_one_that_is_not_needed(Level level) {
        MarsPosition position = offered(haggling().position(), "trade green", "give iron", "ask carbon", "propose");
        assertThat(choice(position, GREEN, 3, level)).isEqualTo("accept");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void nobody_helps_a_player_who_is_about_to_win(Level level) {
        MarsPosition position = offered(
                haggling().has(RED, Installation.HABITATION, 4).has(RED, Installation.COMMUNICATION, 3)
                        .has(RED, Installation.POWER, 3).position(),
                "trade green", "give iron", "ask carbon", "propose");
        assertThat(choice(position, GREEN, 3, level)).isEqualTo("decline");
    }

    @Test
    void offers_are_one_card_for_another_and_never_leave_the_hand_empty_of_its_kind_for_nothing() {
        List<Offer> offers = new ArrayList<>();
        Contest.play(GAME, 3, Seed.of(11), Level.NORMAL.player(GAME, 3), 400, position -> {
            Offer offer = ((MarsRollout) position.open()).offer();
            if (offer != null && position.legal(position.toAct().getLast()).contains(MarsAction.DECLINE)) {
                offers.add(offer);
            }
        });
        for (Offer offer : offers) {
            int given = 0;
            int asked = 0;
            for (Resource what : Resource.values()) {
                given += offer.gives(what);
                asked += offer.asks(what);
                assertThat(offer.gives(what) > 0 && offer.asks(what) > 0).as("%s for itself", what).isFalse();
            }
            assertThat(given).isEqualTo(1);
            assertThat(asked).isEqualTo(1);
        }
    }
}
