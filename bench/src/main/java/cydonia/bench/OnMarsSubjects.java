package cydonia.bench;

import cydonia.ai.Effort;
import cydonia.ai.Net;
import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.bench.Duel.Contestant;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.onmars.OnMars;
import cydonia.games.onmars.OnMarsAction;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.OnMarsView;
import cydonia.games.onmars.OnMarsView.Condition;
import cydonia.games.onmars.Survey;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** On Mars, alone at the first three difficulties in turn, and of two. */
final class OnMarsSubjects {

    /** The name of the instinct of those who play alone. */
    static final String INSTINCT = OnMarsKnowledge.SENSE.name() + ".instinct";

    private static final OnMars GAME = new OnMars();
    private static final OnMarsKnowledge WHEN = without(Optional.empty());
    private static final int DIFFICULTIES = 3;
    private static final double LACKING = 15;

    private OnMarsSubjects() {
    }

    static Subject<OnMarsPosition, OnMarsAction, OnMarsView, OnMarsRollout> alone() {
        return new Subject<>(GAME, OnMarsSubjects::alone,
                OnMarsSubjects::without, OnMarsKnowledge.LEARNED_ALONE,
                () -> diary(OnMarsSubjects::margin), Tally.OfPoints::new);
    }

    static Subject<OnMarsPosition, OnMarsAction, OnMarsView, OnMarsRollout> ofTwo() {
        return new Subject<>(GAME, deal -> Setup.of(GAME.profile(), 2),
                net -> new OnMarsKnowledge(Optional.empty(), net, Optional.empty()), OnMarsKnowledge.LEARNED_OF_TWO,
                () -> diary((end, seat) -> Diary.lead(end.outcome().orElseThrow(), seat)), Tally.OfPoints::new);
    }

    /** Alone at difficulty 3, with the net: the instinct against none. */
    static Duel<OnMarsPosition, OnMarsAction, OnMarsView, OnMarsRollout> instinct(Seed seed, Effort with,
            Effort without) {
        Optional<Net> net = Optional.of(OnMarsKnowledge.LEARNED_ALONE.net());
        return new Duel<>(GAME, _ -> alone(DIFFICULTIES - 1), seed,
                new Contestant<>("the instinct", new OnMarsKnowledge(), with, new Tally.OfPoints<>()),
                new Contestant<>("without", without(net), without, new Tally.OfPoints<>()));
    }

    private static Setup alone(int deal) {
        return Setup.of(GAME.profile(), 1, Map.of("difficulty", String.valueOf(1 + deal % DIFFICULTIES)));
    }

    private static OnMarsKnowledge without(Optional<Net> net) {
        return new OnMarsKnowledge(net, Optional.empty(), Optional.empty());
    }

    /** Every table before the last round, in which all can be reckoned. */
    private interface Open extends Diary<OnMarsPosition, OnMarsRollout> {

        @Override
        default boolean isTelling(OnMarsRollout table) {
            Survey survey = table.survey();
            return !survey.finalRound() && survey.question().isPresent() && WHEN.settled(table);
        }

        @Override
        default int oneIn() {
            return 1;
        }
    }

    /** One that differs from others by what it calls the end. */
    private static Open diary(Open end) {
        return end;
    }

    /** What the lead was more than it had to be; each other condition that was not met costs points. */
    private static double margin(OnMarsPosition end, Seat seat) {
        List<Condition> conditions = end.observe(seat).automa().orElseThrow().conditions();
        Condition lead = conditions.getLast();
        double margin = lead.has() - lead.needs() + 0.5;
        long lacking = conditions.stream().limit(conditions.size() - 1L).filter(condition -> !condition.met()).count();
        return lacking == 0 ? margin : Math.min(0, margin) - LACKING * lacking;
    }
}
