package cydonia.testkit;

import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesAction.Bid;
import cydonia.dunes.language.DunesAction.Dig;
import cydonia.dunes.language.DunesAction.Find;
import cydonia.dunes.language.DunesHappening;
import cydonia.dunes.language.DunesObstacle.NotInHand;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.Fact;
import cydonia.engine.Imprint;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Refusal;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A sound position, and beside it the trace that the flaw leaves. */
final class FlawedPosition implements Position<FlawedPosition, DunesAction, DunesView> {

    private static final DunesAction DIG = new Dig(Find.SPICE);
    private static final Thing JAR = new Thing("spice-jar", Text.same("spice-jar"));
    private static final int GUESSED = -1;

    private static int applied;

    private final DunesPosition sound;
    private final Flaw flaw;
    private int trace;

    FlawedPosition(DunesPosition sound, Flaw flaw, int trace) {
        this.sound = sound;
        this.flaw = flaw;
        this.trace = trace;
    }

    DunesPosition sound() {
        return sound;
    }

    private boolean over() {
        return sound.toAct().isEmpty();
    }

    @Override
    public List<Seat> toAct() {
        return over() && flaw == Flaw.NEVER_ENDS ? List.of(Seat.RED) : sound.toAct();
    }

    @Override
    public List<DunesAction> legal(Seat seat) {
        List<DunesAction> legal = sound.legal(seat);
        return switch (flaw) {
            case NEVER_ENDS -> over() && seat == Seat.RED ? List.of(DIG) : legal;
            case ACTIONS_LISTED_TWICE -> twice(legal);
            case ACTIONS_OUT_OF_TURN -> legal.isEmpty() ? List.of(DIG) : legal;
            case NOTHING_LEGAL -> List.of();
            default -> legal;
        };
    }

    private static List<DunesAction> twice(List<DunesAction> legal) {
        List<DunesAction> twice = new ArrayList<>(legal);
        twice.addAll(legal);
        return twice;
    }

    @Override
    public Optional<Several<DunesAction>> several(Seat seat) {
        Optional<Several<DunesAction>> several = sound.several(seat);
        return switch (flaw) {
            case SEVERAL_IN_ANOTHER_ORDER -> several.map(FlawedPosition::reversed);
            case SEVERAL_WITH_TOO_LITTLE -> several.map(FlawedPosition::shortened);
            default -> several;
        };
    }

    private static Several<DunesAction> reversed(Several<DunesAction> choice) {
        return new Several<>(choice.items().reversed(),
                choice.limits().stream().map(
                        limit -> new Several.Limit(limit.what(), limit.least(), limit.most(), limit.uses().reversed()))
                        .toList(),
                choice.done(), choice.picked());
    }

    /** Nobody may let go of two. */
    private static Several<DunesAction> shortened(Several<DunesAction> choice) {
        Several.Limit count = choice.count();
        List<Several.Limit> limits = new ArrayList<>(choice.limits());
        limits.set(0, new Several.Limit(count.what(), count.least(), 1, count.uses()));
        return new Several<>(choice.items(), limits, choice.done(), choice.picked());
    }

    @Override
    public List<Fact.Price> prices(Seat seat, DunesAction action) {
        return flaw == Flaw.PRICES_IN_IDS ? List.of(new Fact.Price(JAR, 1)) : sound.prices(seat, action);
    }

    @Override
    public boolean pointless(Seat seat, DunesAction action) {
        return flaw == Flaw.CALLS_EVERYTHING_POINTLESS;
    }

    @Override
    public FlawedPosition apply(Seat seat, DunesAction action, Audience audience) {
        if (over()) {
            return this;
        }
        if (flaw == Flaw.APPLY_TOUCHES_ITS_INPUT) {
            trace++;
        }
        if (flaw == Flaw.FORESEES_FROM_NOTHING && trace == GUESSED && audience.listens()) {
            audience.hear(new DunesHappening.Dug(seat, Find.WATER, 0));
        }
        if (flaw == Flaw.BIDS_TOLD_TO_ALL && action instanceof Bid(int wind) && audience.listens()) {
            audience.hear(new DunesHappening.DuneGrew(0, wind));
        }
        DunesPosition next = sound.apply(seat, action, audience);
        switch (flaw) {
            case THE_DIE_MOVES_THE_DECK -> Tampering.moveTheDeck(sound, next);
            case WATER_TURNS_A_CARD -> Tampering.turnACard(next, action.equals(new Dig(Find.WATER)));
            default -> {
                // plays as it should
            }
        }
        return new FlawedPosition(next, flaw, traceAfter(seat, action, audience));
    }

    private int traceAfter(Seat seat, DunesAction action, Audience audience) {
        return switch (flaw) {
            case RESULTS_VARY -> ++applied;
            case THE_FIRST_TO_BID_HAS_AN_EDGE -> trace == 0 && action instanceof Bid ? seat.bit() : trace;
            case LISTENING_CHANGES_THE_GAME -> audience.listens() ? trace + 1 : trace;
            default -> 0;
        };
    }

    @Override
    public DunesView observe(Viewer viewer) {
        DunesView seen = sound.observe(viewer);
        return flaw == Flaw.CARD_LOST
                ? new DunesView(seen.viewer(), seen.round(), seen.spice(), seen.toAct(), seen.seats(), List.of(),
                        seen.ownBid(), seen.dropped(), seen.halfTime(), seen.blown(), seen.over())
                : seen;
    }

    @Override
    public FlawedPosition determinise(Seat viewer, Dice guess) {
        int seats = sound.observe(Viewer.PUBLIC).seats().size();
        return switch (flaw) {
            case GUESS_IS_THE_TRUTH -> this;
            case GUESS_DEALS_MY_OWN_HAND ->
                new FlawedPosition(sound.determinise(viewer.next(seats), guess), flaw, trace);
            case GUESS_PEEKS -> new FlawedPosition(
                    sound.determinise(viewer, Dice.guessing(guess.seed(), sound.imprint().digest())), flaw, trace);
            case GUESS_FORGETS_A_STREAM -> new FlawedPosition(
                    Tampering.keepTheDie(sound, sound.determinise(viewer, guess)), flaw, trace);
            case GUESS_LEADS_NOWHERE, FORESEES_FROM_NOTHING ->
                new FlawedPosition(sound.determinise(viewer, guess), flaw, GUESSED);
            default -> new FlawedPosition(sound.determinise(viewer, guess), flaw, trace);
        };
    }

    @Override
    public Rollout<FlawedPosition, DunesAction> open() {
        return new FlawedRollout(this);
    }

    @Override
    public int secretsOpened() {
        return switch (flaw) {
            case SECRETS_NOT_COUNTED -> 0;
            case SECRETS_FORGOTTEN -> -sound.secretsOpened();
            default -> sound.secretsOpened();
        };
    }

    @Override
    public Optional<Outcome> outcome() {
        return switch (flaw) {
            case OUTCOME_TOO_EARLY ->
                Optional.of(new Outcome(Outcome.Kind.COMPETITIVE, sound.outcome().map(Outcome::results)
                        .orElse(List.of()), List.of()));
            case WINNER_ON_SECOND_PLACE -> sound.outcome().map(FlawedPosition::secondPlace);
            default -> sound.outcome();
        };
    }

    private static Outcome secondPlace(Outcome outcome) {
        return new Outcome(outcome.kind(), outcome.results().stream()
                .map(result -> new Outcome.Result(result.seat(), result.score(), 2, result.won())).toList(), List.of());
    }

    @Override
    public List<Refusal<DunesAction>> refusals(Seat seat) {
        return switch (flaw) {
            case REFUSES_WHAT_IS_LEGAL -> legal(seat).stream()
                    .map(action -> new Refusal<>(action, List.of(new NotInHand(1)))).toList();
            case REFUSES_WITHOUT_REASON -> sound.refusals(seat).stream()
                    .map(refusal -> new Refusal<>(refusal.action(), List.of())).toList();
            default -> sound.refusals(seat);
        };
    }

    @Override
    public List<Points> points(Seat seat, Viewer viewer) {
        List<Points> points = sound.points(seat, viewer);
        return flaw == Flaw.POINTS_WITHOUT_SOURCE ? points.subList(1, points.size()) : points;
    }

    @Override
    public Imprint imprint() {
        return sound.imprint().put(trace);
    }

    /** Plays values, which is slow, but whether it agrees with them is all that matters here. */
    private static final class FlawedRollout implements Rollout<FlawedPosition, DunesAction> {

        private final Flaw flaw;
        private FlawedPosition now;
        private final boolean guessed;

        FlawedRollout(FlawedPosition start) {
            flaw = start.flaw;
            now = start;
            guessed = start.trace == GUESSED;
        }

        @Override
        public List<Seat> toAct() {
            return now.toAct();
        }

        @Override
        public List<DunesAction> legal(Seat seat) {
            List<DunesAction> legal = now.legal(seat);
            if (guessed && flaw == Flaw.GUESS_LEADS_NOWHERE) {
                return List.of();
            }
            return flaw == Flaw.ROLLOUT_IN_ANOTHER_ORDER ? legal.reversed() : legal;
        }

        @Override
        public void play(Seat seat, DunesAction action) {
            now = now.apply(seat, action);
        }

        @Override
        public int score(Seat seat) {
            return now.sound.open().score(seat);
        }

        @Override
        public Optional<Outcome> outcome() {
            return flaw == Flaw.ROLLOUT_FORGETS_ITS_SCORES ? Optional.empty() : now.outcome();
        }

        @Override
        public FlawedPosition seal() {
            return now;
        }
    }
}
