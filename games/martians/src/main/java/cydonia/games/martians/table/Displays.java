package cydonia.games.martians.table;

import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.language.MartiansHappening;
import java.util.ArrayList;
import java.util.List;

/** Piles and displays: what is shown, what is drawn, and when discards are shuffled (rulebook pp. 12, 13). */
public final class Displays {

    private static final Expert[] EXPERTS = Expert.values();
    private static final Assistant[] ASSISTANTS = Assistant.values();
    private static final ResearchTile[] TILES = ResearchTile.values();
    private static final Contract[] CONTRACTS = Contract.values();
    private static final AnalysisCard[] CARDS = AnalysisCard.values();

    private Displays() {
    }

    public static void refill(Table t) {
        if (t.calendar.cycle < t.terms.noNewStaffFrom) {
            showExpert(t);
            showAssistant(t);
        }
        showTile(t);
        showTile(t);
        if (t.terms.contracts) {
            showContract(t);
            showContract(t);
        }
        t.secretsOpened++;
    }

    public static void showExpert(Table t) {
        int total = sum(t.piles.expertPile);
        if (total > 0) {
            int kind = t.dice.pick(MartiansSource.EXPERTS, t.piles.expertPile, total);
            t.piles.expertPile[kind]--;
            t.piles.expertsShown[kind]++;
            if (t.listens()) {
                t.tell(new MartiansHappening.ExpertArrived(EXPERTS[kind]));
            }
        }
    }

    public static void showAssistant(Table t) {
        int total = sum(t.piles.assistantPile);
        if (total > 0) {
            int kind = t.dice.pick(MartiansSource.ASSISTANTS, t.piles.assistantPile, total);
            t.piles.assistantPile[kind]--;
            t.piles.assistantsShown[kind]++;
            if (t.listens()) {
                t.tell(new MartiansHappening.AssistantArrived(ASSISTANTS[kind]));
            }
        }
    }

    /** When the pile is empty, the discarded tiles are shuffled into a new one. */
    public static void showTile(Table t) {
        if (t.piles.tilePile == 0) {
            t.piles.tilePile = t.piles.tilesGone;
            t.piles.tilesGone = 0;
        }
        if (t.piles.tilePile != 0) {
            int kind = anyOf(t, MartiansSource.RESEARCH_TILES, t.piles.tilePile);
            t.piles.tilePile &= ~(1 << kind);
            t.piles.tilesShown |= 1 << kind;
            if (t.listens()) {
                t.tell(new MartiansHappening.TileArrived(TILES[kind]));
            }
        }
    }

    public static void showContract(Table t) {
        if (t.piles.contractPile != 0) {
            int kind = anyOf(t, MartiansSource.CONTRACTS, t.piles.contractPile);
            t.piles.contractPile &= ~(1 << kind);
            t.piles.contractsShown |= 1 << kind;
            if (t.listens()) {
                t.tell(new MartiansHappening.ContractArrived(CONTRACTS[kind]));
            }
        }
    }

    /** Draws analysis cards for a stock; an empty pile is made anew from the discards, as far as there are any. */
    public static void drawAnalysis(Table t, int crew, int count) {
        int stock = t.terms.stockOf(crew);
        List<AnalysisCard> drawn = t.listens() ? new ArrayList<>() : List.of();
        int left = sum(t.piles.analysisPile);
        int got = 0;
        while (got < count) {
            if (left == 0) {
                for (int i = 0; i < AnalysisCard.KINDS; i++) {
                    left += t.piles.analysisGone[i];
                    t.piles.analysisPile[i] += t.piles.analysisGone[i];
                    t.piles.analysisGone[i] = 0;
                }
                if (left == 0) {
                    break;
                }
            }
            int kind = t.dice.pick(MartiansSource.ANALYSES, t.piles.analysisPile, left--);
            t.piles.analysisPile[kind]--;
            t.stocks.hand[stock * AnalysisCard.KINDS + kind]++;
            got++;
            if (t.listens()) {
                drawn.add(CARDS[kind]);
            }
        }
        t.secretsOpened++;
        if (t.listens()) {
            t.tell(new MartiansHappening.AnalysisDrawn(t.seatOf(crew), got, List.copyOf(drawn),
                    t.terms.sharedStock));
        }
    }

    /** An event card of the cycle's pile. Which two of the cycle's cards were dealt into it shows only now. */
    public static int drawEvent(Table t, int cycle) {
        long pile = t.terms.eventsOf(cycle);
        long left = pile & ~t.conditions.eventsOut;
        if (t.terms.flareInEveryPile) {
            long flare = Event.of(cycle - 1).bit();
            boolean flareOut = (t.conditions.eventsOut & flare) != 0;
            boolean otherOut = (t.conditions.eventsOut & pile & ~flare) != 0;
            boolean flareNow = !flareOut && (otherOut || t.dice.roll(MartiansSource.EVENTS, 2) == 0);
            left = flareNow ? flare : left & ~flare;
        }
        int skip = t.dice.roll(MartiansSource.EVENTS, Long.bitCount(left));
        while (skip-- > 0) {
            left &= left - 1;
        }
        int event = Long.numberOfTrailingZeros(left);
        t.conditions.eventsOut |= 1L << event;
        return event;
    }

    /** One of the set bits at random. */
    static int anyOf(Table t, MartiansSource source, int bits) {
        int skip = t.dice.roll(source, Integer.bitCount(bits));
        int left = bits;
        while (skip-- > 0) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    public static int sum(int[] counts) {
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }
}
