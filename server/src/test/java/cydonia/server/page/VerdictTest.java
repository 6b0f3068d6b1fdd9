package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static Outcome ended(Outcome.Kind kind, Outcome.Result... results) {
        return new Outcome(kind, List.of(results), List.of());
    }

    private static String told(Outcome outcome, Viewer viewer, Language language) {
        return new Verdict(outcome, viewer, seat -> seat == Seat.RED ? "Ada" : "Bo", language).sentence();
    }

    @Test
    void who_won_and_by_how_much_is_one_sentence_to_everybody() {
        Outcome outcome = ended(Outcome.Kind.COMPETITIVE, new Outcome.Result(Seat.RED, 87, 1, true),
                new Outcome.Result(Seat.GREEN, 81, 2, false));
        assertThat(told(outcome, Seat.RED, Language.EN)).isEqualTo("You win, 87 to 81.");
        assertThat(told(outcome, Seat.GREEN, Language.EN))
                .isEqualTo("Ada wins, 87 to 81. Your place: 2\u00a0of\u00a02.");
        assertThat(told(outcome, Viewer.PUBLIC, Language.FR)).isEqualTo("Ada gagne, 87 à 81.");
    }

    @Test
    void scores_below_nought_have_a_real_minus_sign() {
        Outcome outcome = ended(Outcome.Kind.COMPETITIVE, new Outcome.Result(Seat.RED, -1, 1, true),
                new Outcome.Result(Seat.GREEN, -13, 2, false));
        assertThat(told(outcome, Seat.RED, Language.EN)).isEqualTo("You win, −1 to −13.");
        assertThat(told(outcome, Seat.GREEN, Language.FR))
                .isEqualTo("Ada gagne, −1 à −13. Votre place\u00a0: 2\u00a0sur\u00a02.");
        Outcome lost = ended(Outcome.Kind.SOLO, new Outcome.Result(Seat.RED, -4, 1, false));
        assertThat(told(lost, Seat.RED, Language.FR)).isEqualTo("Vous avez perdu. Points\u00a0: −4.");
    }

    @Test
    void a_shared_win_names_all_who_share_it() {
        Outcome outcome = ended(Outcome.Kind.COMPETITIVE, new Outcome.Result(Seat.RED, 9, 1, true),
                new Outcome.Result(Seat.GREEN, 9, 1, true));
        assertThat(told(outcome, Seat.RED, Language.EN)).isEqualTo("Ada and Bo share the win. Points: 9.");
    }

    @Test
    void where_everybody_loses_nobody_is_named() {
        Outcome outcome = ended(Outcome.Kind.COMPETITIVE, new Outcome.Result(Seat.RED, 31, 1, false),
                new Outcome.Result(Seat.GREEN, 31, 1, false));
        assertThat(told(outcome, Seat.RED, Language.EN)).isEqualTo("Nobody wins.");
        assertThat(told(outcome, Viewer.PUBLIC, Language.FR)).isEqualTo("Personne ne gagne.");
    }

    @Test
    void alone_one_wins_or_loses_and_is_no_first_of_one() {
        Outcome lost = ended(Outcome.Kind.SOLO, new Outcome.Result(Seat.RED, 36, 1, false));
        assertThat(told(lost, Seat.RED, Language.EN)).isEqualTo("You lost. Points: 36.");
        assertThat(told(lost, Seat.RED, Language.FR)).isEqualTo("Vous avez perdu. Points\u00a0: 36.");
    }
}
