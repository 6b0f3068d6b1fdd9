package cydonia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.dunes.language.DunesHappening;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Undo;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The logbook")
class LogbookTest {

    private final Logbook logbook = new Logbook();

    private void bids(int move, Seat seat) {
        logbook.note(move, new DunesHappening.LaidBid(seat));
    }

    private List<String> news() {
        return logbook.news(Seat.BLUE, Seat.BLUE, new Dunes().prose(Language.EN));
    }

    @Test
    void news_is_told_once() {
        bids(0, Seat.RED);
        assertThat(news()).containsExactly("Red has bid.");
        bids(1, Seat.GREEN);
        assertThat(news()).containsExactly("Green has bid.");
        assertThat(news()).isEmpty();
    }

    @Test
    void what_was_there_before_is_no_news() {
        bids(0, Seat.RED);
        logbook.open();
        bids(1, Seat.GREEN);
        assertThat(news()).containsExactly("Green has bid.");
    }

    @Test
    void what_is_taken_back_is_forgotten_and_what_is_kept_is_not_told_twice() {
        bids(0, Seat.YELLOW);
        bids(1, Seat.RED);
        bids(2, Seat.GREEN);
        assertThat(news()).hasSize(3);
        logbook.forget(new Undo(1, List.of(2)));
        assertThat(logbook.all(Seat.BLUE, new Dunes().prose(Language.EN))).containsExactly("Yellow has bid.",
                "Green has bid.");
        bids(2, Seat.RED);
        assertThat(news()).containsExactly("Red has bid.");

        logbook.forget(new Undo(1, List.of()));
        assertThat(logbook.all(Seat.BLUE, new Dunes().prose(Language.EN))).containsExactly("Yellow has bid.");
    }
}
