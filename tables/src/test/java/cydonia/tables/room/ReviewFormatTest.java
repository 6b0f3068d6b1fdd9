package cydonia.tables.room;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.review.Judgement;
import cydonia.dunes.language.DunesAction;
import cydonia.engine.Match;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A review as it is kept")
class ReviewFormatTest {

    private static final ReviewFormat<DunesAction> FORMAT = new ReviewFormat<>(DunesAction.NOTATION);
    private static final DunesAction SPICE = DunesAction.NOTATION.parse("dig spice");
    private static final DunesAction WATER = DunesAction.NOTATION.parse("dig water");
    private static final List<Match.Move<DunesAction>> MOVES = List.of(new Match.Move<>(RED, SPICE),
            new Match.Move<>(GREEN, WATER));

    @Test
    void comes_back_as_it_was() {
        List<Judgement<DunesAction>> judgements = List.of(
                new Judgement<>(0, RED, SPICE, List.of(0.25, 0.75), Optional.empty()),
                new Judgement<>(1, GREEN, WATER, List.of(1.0, 0.0),
                        Optional.of(new Judgement.Better<>(SPICE, List.of(-0.5, 0.5)))));
        String written = FORMAT.print(judgements);
        assertThat(written).isEqualTo("""
                review 1
                0;0.2500 0.7500
                1;1.0000 0.0000;-0.5000 0.5000;dig spice""");
        assertThat(FORMAT.read(written, MOVES, 2)).contains(judgements);
        assertThat(FORMAT.read("review 1", MOVES, 2)).contains(List.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "review 2\n0;0.5 0.5", "review 1\nx;0.5 0.5", "review 1\n0;0.5", "review 1\n0",
            "review 1\n2;0.5 0.5", "review 1\n-1;0.5 0.5", "review 1\n0;0.5 0.5;0.1 0.1;fly",
            "review 1\n0;0.5 0.5;0.1;dig spice", "review 1\n0;a b"})
    void is_not_read_where_it_makes_no_sense(String written) {
        assertThat(FORMAT.read(written, MOVES, 2)).isEmpty();
    }
}
