package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Spend;
import cydonia.games.martians.MartiansObstacle.NotEnoughMinerals;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;

/**
 * Paying with analysis cards. Where a proof of life could stand for a mineral the player chooses, colour by colour,
 * proofs first. The minerals still owed are packed into {@code count}, three bits a colour.
 */
final class Minerals {

    private static final AnalysisCard[] CARDS = AnalysisCard.values();

    private Minerals() {
    }

    static int held(Table t, int stock, int card) {
        return t.hand[stock * AnalysisCard.KINDS + card];
    }

    static int proofs(Table t, int stock) {
        int proofs = 0;
        for (int card = AnalysisCard.MINERALS; card < AnalysisCard.KINDS; card++) {
            proofs += held(t, stock, card);
        }
        return proofs;
    }

    static boolean enough(Table t, Cost cost, Why why) {
        int stock = t.stock();
        int proofs = proofs(t, stock);
        int missing = 0;
        for (int colour = 0; colour < AnalysisCard.MINERALS; colour++) {
            missing += Math.max(0, cost.mineral(colour) - held(t, stock, colour));
        }
        if (missing <= proofs) {
            return true;
        }
        for (int colour = 0; why.asked() && colour < AnalysisCard.MINERALS; colour++) {
            if (cost.mineral(colour) > held(t, stock, colour)) {
                why.not(new NotEnoughMinerals(CARDS[colour], cost.mineral(colour), held(t, stock, colour), proofs));
            }
        }
        return false;
    }

    /** Collects the minerals, asking where there is a choice, and goes on with the player-turn. */
    static void collect(Table t, Cost cost) {
        t.count = 0;
        for (int colour = 0; colour < AnalysisCard.MINERALS; colour++) {
            t.count |= cost.mineral(colour) << 3 * colour;
        }
        settle(t);
    }

    private static void settle(Table t) {
        while (t.count != 0) {
            int colour = Integer.numberOfTrailingZeros(t.count) / 3;
            boolean card = cardWillDo(t, colour);
            boolean proof = proofWillDo(t, colour);
            if (card && proof) {
                t.ask(Asked.MINERALS, t.agreed.seatOf(t.active));
                return;
            }
            if (card) {
                spendCards(t, colour);
            } else {
                spendProof(t, colour);
            }
        }
        t.backToPlay();
    }

    private static int owed(Table t, int colour) {
        return t.count >> 3 * colour & 7;
    }

    /** Cards of the colour end the colour, so all that is owed must be there. */
    private static boolean cardWillDo(Table t, int colour) {
        return held(t, t.stock(), colour) >= owed(t, colour);
    }

    private static boolean proofWillDo(Table t, int colour) {
        int stock = t.stock();
        int left = proofs(t, stock) - 1;
        for (int c = 0; c < AnalysisCard.MINERALS; c++) {
            left -= Math.max(0, owed(t, c) - (c == colour ? 1 : 0) - held(t, stock, c));
        }
        return left >= 0;
    }

    static void list(Table t, Choices<MartiansAction> to) {
        to.add(Deck.SPENDINGS.get(Integer.numberOfTrailingZeros(t.count) / 3));
        to.add(Deck.SPENDINGS.get(firstProof(t)));
    }

    static void spend(Table t, MartiansAction action) {
        int colour = Integer.numberOfTrailingZeros(t.count) / 3;
        if (((Spend) action).card().proof()) {
            spendProof(t, colour);
        } else {
            spendCards(t, colour);
        }
        settle(t);
    }

    private static int firstProof(Table t) {
        int card = AnalysisCard.MINERALS;
        while (held(t, t.stock(), card) == 0) {
            card++;
        }
        return card;
    }

    private static void spendCards(Table t, int colour) {
        for (int i = owed(t, colour); i > 0; i--) {
            discard(t, colour, colour);
        }
    }

    private static void spendProof(Table t, int colour) {
        discard(t, firstProof(t), colour);
        t.gain(Good.REPUTATION, AnalysisCard.PROOF_REPUTATION);
    }

    private static void discard(Table t, int card, int colour) {
        t.hand[t.stock() * AnalysisCard.KINDS + card]--;
        t.analysisGone[card]++;
        t.count -= 1 << 3 * colour;
        if (t.listens()) {
            t.tell(new MartiansHappening.CardSpent(t.actor(), CARDS[card]));
        }
    }
}
