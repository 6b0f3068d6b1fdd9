package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsHappening;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Coverage by play")
class CoverageTest {

    private static final MarsTilsit GAME = new MarsTilsit();

    @Test
    void random_play_uses_every_action_draws_every_card_and_tells_everything() {
        Set<Class<?>> actions = new HashSet<>();
        Set<Class<?>> told = new HashSet<>();
        Set<EventCard> events = new HashSet<>();
        Set<RdCard> research = new HashSet<>();
        Audience audience = happening -> {
            told.add(happening.getClass());
            note(happening, events, research);
        };
        for (int i = 0; i < 250; i++) {
            Map<String, String> options = i % 4 == 0
                    ? Map.of("revised-setup", "on", "fan-balanced-events", i % 8 == 0 ? "on" : "off")
                    : Map.of();
            play(Setup.of(GAME.profile(), 2 + i % 3, options), Seed.of(i), audience, actions);
        }
        assertThat(actions).containsAll(List.of(MarsAction.class.getPermittedSubclasses()));
        assertThat(events).containsAll(EventCard.ALL);
        assertThat(research).containsAll(RdCard.ALL);
        // Veiled forms are made for viewers; an empty deck needs fifteen cards out, and has a test of its own.
        Set<Class<?>> notHere = Set.of(MarsHappening.CardsDrawn.class, MarsHappening.CardTakenUnseen.class,
                MarsHappening.RdCardKeptUnseen.class, MarsHappening.RdDeckEmpty.class);
        assertThat(told).containsAll(Arrays.stream(MarsHappening.class.getPermittedSubclasses())
                .filter(kind -> !notHere.contains(kind)).toList());
    }

    private static void note(Happening happening, Set<EventCard> events, Set<RdCard> research) {
        switch (happening) {
            case MarsHappening.EventDrawn(Seat _, EventCard card) -> events.add(card);
            case MarsHappening.RdCardPlayed(Seat _, RdCard card) -> research.add(card);
            default -> {
                // not about cards
            }
        }
    }

    private static void play(Setup setup, Seed seed, Audience audience, Set<Class<?>> actions) {
        DiceCup dice = Dice.choosing(seed, 0).open();
        MarsPosition position = GAME.begin(setup, seed);
        while (!position.toAct().isEmpty()) {
            Seat seat = position.toAct().getFirst();
            List<MarsAction> legal = position.legal(seat);
            MarsAction action = legal.get(dice.roll(legal.size()));
            actions.add(action.getClass());
            position = position.apply(seat, action, audience);
        }
    }
}
