package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.box.Winds;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.dunes.table.DunesSource;
import cydonia.engine.Game;
import cydonia.engine.Setup;
import cydonia.engine.Source;
import cydonia.engine.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Dunes, a sound game, obeys every law")
class DunesContractTest extends GameContract<DunesPosition, DunesAction, DunesView> {

    private final Dunes dunes = new Dunes();

    @Override
    protected Game<DunesPosition, DunesAction, DunesView> game() {
        return dunes;
    }

    @Override
    protected List<Setup> setups() {
        return IntStream.rangeClosed(2, 4).boxed().flatMap(seats -> Stream.of("on", "off")
                .map(storms -> Setup.of(dunes.profile(), seats, Map.of("storms", storms)))).toList();
    }

    @Override
    protected void invariants(DunesPosition position) {
        DunesView open = position.observe(Viewer.PUBLIC);
        List<Integer> winds = new ArrayList<>(open.blown());
        for (DunesView.SeatView seat : open.seats()) {
            DunesView seen = position.observe(seat.seat());
            winds.addAll(seen.hand());
            winds.addAll(seen.dropped());
            winds.addAll(seen.ownBid() > 0 ? List.of(seen.ownBid()) : List.of());
            assertThat(seen.hand().size() + seen.dropped().size() + (seat.bid() ? 1 : 0)).as("winds of %s", seat)
                    .isEqualTo(handSize(open));
        }
        for (int wind = 1; wind <= 9; wind++) {
            assertThat(Collections.frequency(winds, wind)).as("wind %s in %s", wind, winds).isBetween(0, 5);
        }
    }

    @Override
    protected Map<Source, int[]> heaps(DunesPosition position) {
        return deck(position);
    }

    /** What nobody holds and nobody has bid. */
    static Map<Source, int[]> deck(DunesPosition position) {
        DunesView open = position.observe(Viewer.PUBLIC);
        int[] deck = new int[Winds.STRONGEST + 1];
        Arrays.fill(deck, 1, deck.length, Winds.COPIES);
        open.blown().forEach(wind -> deck[wind]--);
        for (DunesView.SeatView seat : open.seats()) {
            DunesView seen = position.observe(seat.seat());
            seen.hand().forEach(wind -> deck[wind]--);
            seen.dropped().forEach(wind -> deck[wind]--);
            deck[seen.ownBid()]--;
        }
        deck[0] = 0;
        return Map.of(DunesSource.DECK, deck);
    }

    /** Nobody draws after the last bids. */
    private static int handSize(DunesView open) {
        boolean digging = open.toAct().size() == 1 && open.seats().stream().noneMatch(DunesView.SeatView::bid);
        boolean lastBidsShown = open.over() || open.round() == 6 && digging;
        return lastBidsShown ? 2 : 3;
    }

    @Override
    protected int longestGame() {
        return 6 * 5 + 4 * 3;
    }

    @Override
    protected int gamesPerSetup() {
        return 20;
    }
}
