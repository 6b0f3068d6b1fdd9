package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.Imprint;
import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Refusal;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Viewer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A preview")
class PreviewTest {

    /** A position that can be guessed and not looked at: whoever does fails. */
    private record Veiled(DunesPosition inside, boolean real) implements Position<Veiled, DunesAction, DunesView> {

        private DunesPosition seen() {
            assertThat(real).as("looks into the real world").isFalse();
            return inside;
        }

        @Override
        public Veiled determinise(Seat viewer, Dice guess) {
            return new Veiled(inside.determinise(viewer, guess), false);
        }

        @Override
        public List<Seat> toAct() {
            return seen().toAct();
        }

        @Override
        public List<DunesAction> legal(Seat seat) {
            return seen().legal(seat);
        }

        @Override
        public Veiled apply(Seat seat, DunesAction action, Audience audience) {
            return new Veiled(seen().apply(seat, action, audience), false);
        }

        @Override
        public DunesView observe(Viewer viewer) {
            return seen().observe(viewer);
        }

        @Override
        public Rollout<Veiled, DunesAction> open() {
            throw new AssertionError("opens the table");
        }

        @Override
        public int secretsOpened() {
            return seen().secretsOpened();
        }

        @Override
        public Optional<Outcome> outcome() {
            return seen().outcome();
        }

        @Override
        public List<Refusal<DunesAction>> refusals(Seat seat) {
            return seen().refusals(seat);
        }

        @Override
        public List<Points> points(Seat seat, Viewer viewer) {
            return seen().points(seat, viewer);
        }

        @Override
        public Imprint imprint() {
            return seen().imprint();
        }
    }

    @Test
    void never_looks_into_the_real_world() {
        Dunes game = new Dunes();
        DunesPosition position = game.begin(Setup.of(game.profile(), 2), Seed.of(3));
        Seat seat = position.toAct().getFirst();
        for (DunesAction action : position.legal(seat)) {
            Preview preview = Preview.of(new Veiled(position, true), seat, action, game.prose(Language.EN));
            assertThat(preview).isEqualTo(Preview.of(position, seat, action, game.prose(Language.EN)));
        }
    }
}
