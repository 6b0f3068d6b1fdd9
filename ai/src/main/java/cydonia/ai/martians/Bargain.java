package cydonia.ai.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.Survey;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansAction.Accept;
import cydonia.games.martians.language.MartiansAction.Ask;
import cydonia.games.martians.language.MartiansAction.Counter;
import cydonia.games.martians.language.MartiansAction.Decline;
import cydonia.games.martians.language.MartiansAction.Give;
import cydonia.games.martians.language.MartiansAction.Offer;
import cydonia.games.martians.language.MartiansAction.Propose;
import cydonia.games.martians.language.MartiansAction.Withdraw;

/**
 * Trades. Between two rivals what one gains the other loses, so nobody offers anything; among more, or where all need
 * the mission, one piece is offered for one.
 */
final class Bargain {

    private static final Good[] GOODS = Good.values();

    /**
     * In a turn nobody makes more deals of their own than this. Whoever sees defeat coming would rather trade for ever:
     * as long as anything goes on, not everything is lost.
     */
    private static final int DEALS_PER_TURN = 2;

    private Bargain() {
    }

    static double weight(Survey table, Seat seat, MartiansAction action) {
        return switch (action) {
            case Offer _ -> mayHelp(table) && table.deals(seat) < DEALS_PER_TURN ? 0.03 : 0;
            case Give(Good good) ->
                pieces(table, true) == 0 && pieces(table, false) == 0 && good != Good.REPUTATION ? 1 : 0;
            case Ask(Good good) ->
                pieces(table, true) == 1 && pieces(table, false) == 0 && good != Good.REPUTATION ? 1 : 0;
            case Propose _ -> pieces(table, true) == 1 && pieces(table, false) == 1 ? 1 : 0;
            case Withdraw _ -> 0.05;
            case Accept _ -> 0.6;
            case Decline _ -> 1;
            case Counter _ -> 0;
            default -> 1;
        };
    }

    private static boolean mayHelp(Survey table) {
        return table.crews() > 2 || table.missionRequired();
    }

    private static int pieces(Survey table, boolean given) {
        int pieces = 0;
        for (Good good : GOODS) {
            pieces += given ? table.offered(good) : table.wanted(good);
        }
        return pieces;
    }
}
