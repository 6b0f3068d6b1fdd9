package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import java.util.Optional;

/** Which chapter asks a question lists its answers and takes them. */
final class Answers {

    private Answers() {
    }

    static void list(Table t, Seat seat, Choices<MartiansAction> to) {
        switch (t.question) {
            case NONE -> {
                // nobody is asked
            }
            case KEEP -> Draft.list(t, seat, to);
            case UNLOCK -> Preparation.listUnlocking(to);
            case ABSENCE -> Preparation.listAbsences(t, seat, to);
            case MARKET -> Trade.listMarket(t, seat, to);
            case TOLL -> Tolls.list(t, seat, to);
            case MARKER_BACK -> Wards.list(to);
            case LOSE_TOKEN -> Dig.listLosses(t, to);
            case TURN_UP -> Dig.listHidden(t, to);
            case PLAY -> Activity.list(t, to);
            case DIG, MOVE, EXTRACT -> Dig.list(t, to);
            case TAKE -> Dig.listTakes(t, to);
            case RELIEVE -> Relief.list(t, to);
            case MINERALS -> Minerals.list(t, to);
            case RECALL -> Rest.list(t, to);
            case BUILDER -> Construction.list(t, 0, 0, to);
            case CLEAN -> Objectives.listDust(t, to);
            case DELIVER -> Delivery.list(t, to);
            case OFFER -> Trade.list(t, to);
            case ANSWER -> Trade.listAnswers(t, to);
            case END -> Maintenance.listVotes(to);
            case PENALTY -> Wards.listPenalties(t, seat, to);
        }
    }

    /** Questions that are answered with several things; all others take one. */
    static Optional<Several<MartiansAction>> several(Table t, Seat seat) {
        return switch (t.question) {
            case ABSENCE -> Preparation.several(t, seat);
            case LOSE_TOKEN -> Dig.several(t);
            case RELIEVE -> Relief.several(t);
            case RECALL -> Optional.of(Rest.several(t));
            case DELIVER -> Optional.of(Delivery.several(t));
            case OFFER -> Trade.several(t);
            case PENALTY -> Wards.several(t, seat);
            case NONE, KEEP, UNLOCK, MARKET, TOLL, MARKER_BACK, TURN_UP, PLAY, DIG, MOVE, EXTRACT, TAKE, MINERALS,
                    BUILDER, CLEAN,
                    ANSWER, END ->
                Optional.empty();
        };
    }

    static void take(Table t, Seat seat, MartiansAction action) {
        switch (t.question) {
            case NONE -> throw new IllegalStateException("nobody is asked: " + action);
            case KEEP -> Draft.keep(t, seat, action);
            case UNLOCK -> Preparation.unlock(t, seat, action);
            case ABSENCE -> Preparation.absent(t, seat, action);
            case MARKET -> Trade.market(t, seat, action);
            case TOLL -> Tolls.answer(t, seat, action);
            case MARKER_BACK -> Wards.back(t, seat, action);
            case LOSE_TOKEN -> Dig.lose(t, action);
            case TURN_UP -> Dig.turnUp(t, action);
            case PLAY, BUILDER -> Activity.play(t, action);
            case DIG, MOVE, EXTRACT, TAKE -> Dig.play(t, action);
            case RELIEVE -> Relief.relieve(t, action);
            case MINERALS -> Minerals.spend(t, action);
            case RECALL -> Rest.recall(t, action);
            case CLEAN -> Objectives.clean(t, action);
            case DELIVER -> Delivery.play(t, action);
            case OFFER -> Trade.build(t, action);
            case ANSWER -> Trade.answer(t, action);
            case END -> Maintenance.vote(t, seat, action);
            case PENALTY -> Wards.penalty(t, seat, action);
        }
    }
}
