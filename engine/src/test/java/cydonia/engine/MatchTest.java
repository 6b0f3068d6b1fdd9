package cydonia.engine;

import static cydonia.engine.Seat.BLUE;
import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Pebbles.Heap;
import cydonia.engine.Pebbles.Take;
import cydonia.engine.Pebbles.Taken;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Match")
class MatchTest {

    private static final Seed SEED = Seed.of(3);
    private static final int PEBBLES = 6;

    private final Match<Heap, Take, Heap> match = match(2, SEED);

    @Test
    void begins_where_the_game_begins_with_an_empty_log() {
        assertThat(match.position()).isEqualTo(new Heap(PEBBLES, RED, List.of(0, 0)));
        assertThat(match.moves()).isEmpty();
        assertThat(match.seed()).isEqualTo(SEED);
        assertThat(match.setup().options()).isEqualTo(Map.of("large", "off"));
        assertThat(match.replay()).isEqualTo(
                new Replay("pebbles", 3, new Setup(2, Map.of("large", "off")), SEED, List.of(), List.of()));
    }

    @Test
    void refuses_a_setup_the_game_does_not_know() {
        assertRefused(() -> match(4, SEED), "Pebbles is for 2 to 3 players, not 4.",
                "Les Cailloux se joue de 2 à 3 joueurs, pas à 4.");
    }

    @Test
    void keeps_every_action_and_every_position() {
        List<Happening> heard = new ArrayList<>();
        match.play(RED, new Take(3), heard::add);
        match.play(GREEN, new Take(1), heard::add);

        assertThat(match.moves()).containsExactly(new Match.Move<>(RED, new Take(3)),
                new Match.Move<>(GREEN, new Take(1)));
        assertThat(match.position(0)).isEqualTo(new Heap(6, RED, List.of(0, 0)));
        assertThat(match.position(1)).isEqualTo(new Heap(3, GREEN, List.of(3, 0)));
        assertThat(match.position(2)).isEqualTo(new Heap(2, RED, List.of(3, 1))).isEqualTo(match.position());
        assertThat(heard).containsExactly(new Taken(RED, 3), new Taken(GREEN, 1));
    }

    @Test
    void a_log_that_was_given_out_stays_as_it_was() {
        List<Match.Move<Take>> before = match.moves();
        match.play(RED, new Take(1), Audience.NOBODY);
        assertThat(before).isEmpty();
        assertThatThrownBy(match.moves()::removeLast).isInstanceOf(UnsupportedOperationException.class);
    }

    @Nested
    @DisplayName("refuses, and nothing changes,")
    class Refuses {

        @Test
        void whoever_is_not_asked() {
            refuses(GREEN, 1, "It is not Green's turn to decide: the table waits for Red.",
                    "Ce n'est pas à Vert de décider : la table attend Rouge.");
            match.play(RED, new Take(1), Audience.NOBODY);
            refuses(RED, 1, "It is not Red's turn to decide: the table waits for Green.",
                    "Ce n'est pas à Rouge de décider : la table attend Vert.");
        }

        @Test
        void whoever_does_not_sit_at_the_table() {
            refuses(BLUE, 1, "It is not Blue's turn to decide: the table waits for Red.",
                    "Ce n'est pas à Bleu de décider : la table attend Rouge.");
        }

        @Test
        void what_something_stands_in_the_way_of_and_says_what() {
            match.play(RED, new Take(3), Audience.NOBODY);
            match.play(GREEN, new Take(1), Audience.NOBODY);
            refuses(RED, 3, "“take 3” is not possible: only 2 left.",
                    "« take 3 » est impossible : il n'en reste que 2.");
        }

        @Test
        void what_is_never_offered() {
            refuses(RED, 4, "“take 4” is not possible now.", "« take 4 » n'est pas possible maintenant.");
        }

        @Test
        void everything_after_the_end() {
            match.play(RED, new Take(3), Audience.NOBODY);
            match.play(GREEN, new Take(3), Audience.NOBODY);
            refuses(RED, 1, "The game is over.", "La partie est terminée.");
            refuses(GREEN, 1, "The game is over.", "La partie est terminée.");
        }

        @Test
        void what_breaks_while_it_is_carried_out() {
            Replay before = match.replay();
            assertThatThrownBy(() -> match.play(RED, new Take(1), happening -> {
                throw new IllegalStateException("the audience left");
            })).isInstanceOf(IllegalStateException.class);
            assertUnchanged(before);
            match.play(RED, new Take(1), Audience.NOBODY);
            assertThat(match.position()).isEqualTo(new Heap(5, GREEN, List.of(1, 0)));
        }

        private void refuses(Seat seat, int count, String en, String fr) {
            Replay before = match.replay();
            List<Happening> heard = new ArrayList<>();
            assertRefused(() -> match.play(seat, new Take(count), heard::add), en, fr);
            assertThat(heard).isEmpty();
            assertUnchanged(before);
        }

        private void assertUnchanged(Replay before) {
            assertThat(match.replay()).isEqualTo(before);
            assertThat(match.position()).isEqualTo(match.position(before.moves().size()));
            assertThat(Match.of(Pebbles.GAME, before).position()).isEqualTo(match.position());
        }
    }

    @Nested
    @DisplayName("played again from its log")
    class Replayed {

        private final Replay finished = finished();

        @Test
        void has_the_same_positions() {
            assertThat(finished.moves()).hasToString("[red take 3, green take 1, red take 2]");
            assertThat(finished.scores()).containsExactly(5, 1);
            Match<Heap, Take, Heap> again = Match.of(Pebbles.GAME, finished);
            for (int i = 0; i <= finished.moves().size(); i++) {
                assertThat(again.position(i)).isEqualTo(match.position(i));
            }
            assertThat(again.moves()).isEqualTo(match.moves());
            assertThat(again.replay()).isEqualTo(finished);
        }

        @Test
        void may_be_unfinished_and_need_not_tell_its_scores() {
            Replay unfinished = with(finished.moves().subList(0, 2), List.of());
            assertThat(Match.of(Pebbles.GAME, unfinished).replay()).isEqualTo(unfinished);
            assertThat(Match.of(Pebbles.GAME, with(finished.moves(), List.of())).replay()).isEqualTo(finished);
        }

        @Test
        void is_refused_with_other_scores() {
            assertRefused(() -> Match.of(Pebbles.GAME, with(finished.moves(), List.of(5, 2))),
                    "The file tells the final scores 5 and 2, but its actions lead to 5 and 1.",
                    "Le fichier annonce les scores 5 et 2, mais ses actions mènent à 5 et 1.");
            assertRefused(() -> Match.of(Pebbles.GAME, with(finished.moves(), List.of(5))),
                    "The file tells the final scores 5, but its actions lead to 5 and 1.",
                    "Le fichier annonce les scores 5, mais ses actions mènent à 5 et 1.");
            assertRefused(() -> Match.of(Pebbles.GAME, with(finished.moves().subList(0, 2), List.of(5, 1))),
                    "The file tells the final scores 5 and 1, but its actions lead to no end.",
                    "Le fichier annonce les scores 5 et 1, mais ses actions mènent à aucune fin.");
        }

        @Test
        void is_refused_by_another_game() {
            assertRefused(() -> Match.of(new Pebbles("stones", 3), finished),
                    "This is a game of “pebbles”, not of Pebbles.",
                    "C'est une partie de « pebbles », pas de Les Cailloux.");
        }

        @Test
        void is_played_by_later_rules_that_tell_the_same() {
            assertThat(Match.of(new Pebbles("pebbles", 4), finished).replay().scores()).isEqualTo(finished.scores());
        }

        @Test
        void is_refused_by_later_rules_where_they_part() {
            assertRefused(() -> Match.of(new Pebbles("pebbles", 4), with(moves("red take 3", "red take 1"), List.of())),
                    "The rules of this game have changed since it was played (version 3, now 4): "
                            + "move 2 is no longer possible.",
                    "Les règles de ce jeu ont changé depuis cette partie (version 3, maintenant 4) : "
                            + "le coup 2 n’est plus possible.");
            assertRefused(() -> Match.of(new Pebbles("pebbles", 4), with(finished.moves(), List.of(9, 9))),
                    "The rules of this game have changed since it was played (version 3, now 4): "
                            + "after move 3 it would not have ended as it did.",
                    "Les règles de ce jeu ont changé depuis cette partie (version 3, maintenant 4) : "
                            + "après le coup 3, elle ne se serait pas terminée ainsi.");
        }

        @Test
        void is_refused_by_earlier_rules() {
            assertRefused(() -> Match.of(new Pebbles("pebbles", 2), finished),
                    "This game was played with rules version 3; this program knows version 2.",
                    "Cette partie suit la version 3 des règles ; ce programme connaît la version 2.");
        }

        @Test
        void is_refused_at_the_first_action_that_is_not_possible() {
            assertRefused(() -> Match.of(Pebbles.GAME, with(moves("red take 3", "red take 1"), List.of())),
                    "Action 2 (red take 1): It is not Red's turn to decide: the table waits for Green.",
                    "Action 2 (red take 1) : Ce n'est pas à Rouge de décider : la table attend Vert.");
            assertRefused(() -> Match.of(Pebbles.GAME, with(moves("red take 4"), List.of())),
                    "Action 1 (red take 4): “take 4” is not possible now.",
                    "Action 1 (red take 4) : « take 4 » n'est pas possible maintenant.");
            assertRefused(() -> Match.of(Pebbles.GAME, with(moves("red give 1"), List.of())),
                    "Action 1 (red give 1): “give” is not an action of this game; expected: take.",
                    "Action 1 (red give 1) : « give » n’est pas une action de ce jeu ; attendu : take.");
            List<Replay.Move> tooMany = new ArrayList<>(finished.moves());
            tooMany.addAll(moves("green take 1"));
            assertRefused(() -> Match.of(Pebbles.GAME, with(tooMany, List.of())),
                    "Action 4 (green take 1): The game is over.",
                    "Action 4 (green take 1) : La partie est terminée.");
        }

        @Test
        void is_another_game_with_another_seed_or_setup() {
            Replay otherSeed = new Replay("pebbles", 3, finished.setup(), Seed.of(2), finished.moves(),
                    finished.scores());
            assertThatThrownBy(() -> Match.of(Pebbles.GAME, otherSeed)).isInstanceOf(Refused.class);
            Replay large = new Replay("pebbles", 3, new Setup(2, Map.of("large", "on")), SEED, finished.moves(),
                    finished.scores());
            assertThatThrownBy(() -> Match.of(Pebbles.GAME, large)).isInstanceOf(Refused.class);
        }

        private Replay finished() {
            match.play(RED, new Take(3), Audience.NOBODY);
            match.play(GREEN, new Take(1), Audience.NOBODY);
            match.play(RED, new Take(2), Audience.NOBODY);
            return match.replay();
        }

        private Replay with(List<Replay.Move> moves, List<Integer> scores) {
            return new Replay(finished.game(), finished.rules(), finished.setup(), finished.seed(), moves, scores);
        }

        private static List<Replay.Move> moves(String... texts) {
            return List.of(texts).stream().map(Replay.Move::parse).toList();
        }
    }

    private static Match<Heap, Take, Heap> match(int seats, Seed seed) {
        return Match.begin(Pebbles.GAME, new Setup(seats, Map.of()), seed);
    }

    private static void assertRefused(ThrowingCallable deed, String en, String fr) {
        assertThatThrownBy(deed).isInstanceOfSatisfying(Refused.class,
                refused -> assertThat(refused.why()).isEqualTo(new Text(en, fr)));
    }
}
