package cydonia.cli.play;

import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.Game;
import cydonia.engine.Imprint;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Refusal;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Several;
import cydonia.engine.Viewer;
import java.util.List;
import java.util.Optional;

/** Dunes in which the weakest wind is no part of the choice at half-time: it may be let go of instead of the others. */
final class Sidestep implements Game<Sidestep.At, DunesAction, DunesView> {

    private final Dunes dunes = new Dunes();

    record At(DunesPosition real) implements Position<At, DunesAction, DunesView> {

        @Override
        public List<Seat> toAct() {
            return real.toAct();
        }

        @Override
        public List<DunesAction> legal(Seat seat) {
            return real.legal(seat);
        }

        @Override
        public Optional<Several<DunesAction>> several(Seat seat) {
            return real.several(seat).map(all -> new Several<>(withoutFirst(all.items()),
                    all.limits().stream().map(limit -> new Several.Limit(limit.what(), limit.least(), limit.most(),
                            withoutFirst(limit.uses()))).toList(),
                    all.done(), all.picked()));
        }

        private static <T> List<T> withoutFirst(List<T> all) {
            return all.subList(1, all.size());
        }

        @Override
        public At apply(Seat seat, DunesAction action, Audience audience) {
            return new At(real.apply(seat, action, audience));
        }

        @Override
        public DunesView observe(Viewer viewer) {
            return real.observe(viewer);
        }

        @Override
        public At determinise(Seat viewer, Dice guess) {
            return new At(real.determinise(viewer, guess));
        }

        @Override
        public Rollout<At, DunesAction> open() {
            throw new UnsupportedOperationException("nobody searches here");
        }

        @Override
        public int secretsOpened() {
            return real.secretsOpened();
        }

        @Override
        public Optional<Outcome> outcome() {
            return real.outcome();
        }

        @Override
        public List<Refusal<DunesAction>> refusals(Seat seat) {
            return real.refusals(seat);
        }

        @Override
        public List<Points> points(Seat seat, Viewer viewer) {
            return real.points(seat, viewer);
        }

        @Override
        public Imprint imprint() {
            return real.imprint();
        }
    }

    @Override
    public Profile profile() {
        return dunes.profile();
    }

    @Override
    public At begin(Setup setup, Seed seed) {
        return new At(dunes.begin(setup, seed));
    }

    @Override
    public Notation<DunesAction> notation() {
        return dunes.notation();
    }

    @Override
    public Prose<DunesAction, DunesView> prose(Language language, Names names) {
        return dunes.prose(language, names);
    }
}
