package cydonia.arena.laboratory;

import cydonia.ai.Effort;
import cydonia.ai.Instinct;
import cydonia.ai.Net;
import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.arena.laboratory.Duel.Contestant;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.onmars.OnMars;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.OnMarsView.Condition;
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
    private static final List<Building> LIFE_SUPPORT = List.of(Building.GENERATOR, Building.WATER_EXTRACTOR,
            Building.GREENHOUSE, Building.OXYGEN_CONDENSER);

    private OnMarsSubjects() {
    }

    static Subject<OnMarsPosition, OnMarsAction, OnMarsView, OnMarsRollout> alone() {
        return new Subject<>(GAME, OnMarsSubjects::alone,
                OnMarsSubjects::without, OnMarsKnowledge.LEARNED_ALONE,
                () -> diary(OnMarsSubjects::margin), Tally.OfPoints::new, false);
    }

    /** At the third difficulty; without its net players go by that of all three. */
    static Subject<OnMarsPosition, OnMarsAction, OnMarsView, OnMarsRollout> atThree() {
        Optional<Net> usual = Optional.of(OnMarsKnowledge.LEARNED_ALONE.net());
        return new Subject<>(GAME, _ -> alone(DIFFICULTIES - 1),
                net -> new OnMarsKnowledge(usual, net, Optional.empty(),
                        Optional.of(Instinct.of(OnMarsKnowledge.SENSE))),
                OnMarsKnowledge.LEARNED_AT_THREE, () -> diary((end, _) -> towardsLevelFour(end)), Tally.OfPoints::new,
                true);
    }

    static Subject<OnMarsPosition, OnMarsAction, OnMarsView, OnMarsRollout> ofTwo() {
        return new Subject<>(GAME, deal -> Setup.of(GAME.profile(), 2),
                net -> new OnMarsKnowledge(Optional.empty(), Optional.empty(), net, Optional.empty()),
                OnMarsKnowledge.LEARNED_OF_TWO,
                () -> diary((end, seat) -> Diary.lead(end.outcome().orElseThrow(), seat)), Tally.OfPoints::new, false);
    }

    /** Alone at difficulty 3, with the net: the instinct against none. */
    static Duel<OnMarsPosition, OnMarsAction, OnMarsView, OnMarsRollout> instinct(Seed seed, Effort with,
            Effort without) {
        Optional<Net> net = Optional.of(OnMarsKnowledge.LEARNED_ALONE.net());
        return new Duel<>(GAME, _ -> alone(DIFFICULTIES - 1), seed,
                new Contestant<>("the instinct",
                        new OnMarsKnowledge(net, net, Optional.empty(),
                                Optional.of(Instinct.of(OnMarsKnowledge.SENSE))),
                        with, new Tally.OfPoints<>()),
                new Contestant<>("without", without(net), without, new Tally.OfPoints<>()));
    }

    private static Setup alone(int deal) {
        return Setup.of(GAME.profile(), 1, Map.of("difficulty", String.valueOf(1 + deal % DIFFICULTIES)));
    }

    private static OnMarsKnowledge without(Optional<Net> net) {
        return new OnMarsKnowledge(net, Optional.empty(), Optional.empty(), Optional.empty());
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

    /**
     * How far from done the challenge was. Points beyond the lead are worth little, and rows that the fourth level
     * lacks count one by one: what only tells whether all was done teaches little, and what counts points teaches to
     * make them.
     */
    private static double towardsLevelFour(OnMarsPosition end) {
        List<Condition> conditions = end.observe(Seat.RED).automa().orElseThrow().conditions();
        Condition lead = conditions.getLast();
        int spare = lead.has() - lead.needs();
        if (conditions.stream().allMatch(Condition::met)) {
            return 4 + 0.15 * Math.min(spare, 20);
        }
        int others = conditions.subList(1, conditions.size() - 1).stream()
                .mapToInt(condition -> Math.max(0, condition.needs() - condition.has())).sum();
        return -2 - 2.5 * rowsMissing(end, conditions.getFirst()) - 4 * others + 0.1 * Math.clamp(spare, -60, 0);
    }

    private static int rowsMissing(OnMarsPosition end, Condition level) {
        Survey table = end.open().survey();
        return level.met()
                ? 0
                : LIFE_SUPPORT.stream().mapToInt(row -> Math.max(0, level.needs() - table.row(row))).sum();
    }
}
