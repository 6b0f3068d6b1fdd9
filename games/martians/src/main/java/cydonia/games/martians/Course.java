package cydonia.games.martians;

import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Technology;
import java.util.Arrays;

/** The course of a cycle (rulebook p. 12): which stage follows which, and whose turn it is. */
final class Course {

    static final int TIME_UNITS = 3;

    private Course() {
    }

    /** Goes on until somebody must decide or the game is over. */
    static void run(Table t) {
        while (t.asked == 0 && t.stage != Stage.OVER) {
            switch (t.stage) {
                case DRAFT_FIRST, DRAFT_SECOND -> Draft.next(t);
                case PREPARATION -> Preparation.prepare(t);
                case CENSUS -> Preparation.layOut(t);
                case ABSENCES -> {
                    t.stage = Stage.MARKET;
                    Trade.openMarket(t, Table.NONE);
                }
                case MARKET -> beginTurn(t, 1);
                case EVENT -> Events.next(t);
                case SKY -> {
                    Sky.change(t);
                    openTurn(t);
                }
                case TURN -> nextPlayer(t);
                case RAIDS -> Maintenance.raids(t);
                case MAINTENANCE -> Maintenance.check(t);
                case VOTE -> Maintenance.settle(t);
                case PENALTIES -> Maintenance.end(t);
                case OVER -> throw new IllegalStateException("over");
            }
        }
    }

    /** Events, weather and energy come before turns 1 and 3, but not before the first turn of the game. */
    static void beginTurn(Table t, int turn) {
        t.turn = turn;
        t.rtgUsed = 0;
        t.refusals = 0;
        t.expertsUsed = 0;
        boolean skyChanges = turn == 3 || turn == 1 && t.cycle > 1;
        if (!skyChanges) {
            openTurn(t);
        } else if (t.cycle <= Event.CYCLES) {
            Events.reveal(t);
        } else {
            t.stage = Stage.SKY;
        }
    }

    private static void openTurn(Table t) {
        t.stage = Stage.TURN;
        t.played = 0;
        if (t.listens()) {
            t.tell(new MartiansHappening.TurnBegan(t.cycle, t.turn, t.seatOf(t.first)));
        }
    }

    private static void nextPlayer(Table t) {
        while (t.played < t.agreed.crews) {
            int crew = (t.first + t.played) % t.agreed.crews;
            if (plays(t, crew)) {
                if (t.marketDue) {
                    Trade.openMarket(t, t.agreed.seatOf(crew));
                }
                if (t.asked == 0) {
                    beginPlayerTurn(t, crew);
                }
                return;
            }
            if (t.listens() && t.turn <= t.usableColonists(crew)) {
                t.tell(new MartiansHappening.StayedAway(t.seatOf(crew)));
            }
            t.played++;
        }
        endTurn(t);
    }

    /** A dead colonist lies on the turn, or the fourth is still locked: then the crew does not play. */
    private static boolean plays(Table t, int crew) {
        return t.turn <= t.usableColonists(crew) && (t.absences[crew] & 1 << t.turn) == 0;
    }

    private static void beginPlayerTurn(Table t, int crew) {
        t.active = crew;
        t.time = timeUnits(t, crew);
        t.post = Table.NONE;
        t.done = 0;
        t.regolithDug = 0;
        if (t.agreed.solo && t.listens()) {
            t.tell(new MartiansHappening.CrewBegan(t.seatOf(crew), crew));
        }
        t.backToPlay();
    }

    static int timeUnits(Table t, int crew) {
        return Math.max(0, TIME_UNITS + t.knob(Knob.TIME_UNITS)
                + (t.developed(t.agreed.boardOf(crew), Technology.DNA_ALTERATION) ? 1 : 0));
    }

    /** Player-turns that crew has yet to begin in this cycle; the one being played is begun. */
    static int turnsInCycle(Table t, int crew) {
        if (t.stage.compareTo(Stage.TURN) > 0) {
            return 0;
        }
        int place = (crew - t.first + t.agreed.crews) % t.agreed.crews;
        boolean market = t.owing != 0;
        boolean begun = t.stage == Stage.TURN && (place < t.played || place == t.played && !market);
        int to = t.usableColonists(crew);
        int left = 0;
        for (int turn = Math.max(1, t.turn + (begun ? 1 : 0)); turn <= to; turn++) {
            left += (t.absences[crew] & 1 << turn) == 0 ? 1 : 0;
        }
        return left;
    }

    /** The same until the end of the game, if nobody else dies and no colony grows. */
    static int turnsToCome(Table t, int crew) {
        int cycles = t.agreed.cycles - t.cycle;
        return turnsInCycle(t, crew) + cycles * Math.max(0, t.usableColonists(crew) - t.dead[crew]);
    }

    /** The colonist token is laid; the next crew is on. */
    static void endPlayerTurn(Table t) {
        t.time = 0;
        t.post = Table.NONE;
        t.done = 0;
        t.question = Asked.NONE;
        t.asked = 0;
        t.played++;
        t.marketDue = true;
    }

    private static void endTurn(Table t) {
        Arrays.fill(t.turnKnobs, 0);
        t.lastingEvents &= Events.CYCLE_LONG;
        t.event = Table.NONE;
        t.first = (t.first + 1) % t.agreed.crews;
        boolean another = t.turn < 3 || t.turn == 3 && t.fourth != 0;
        if (another) {
            beginTurn(t, t.turn + 1);
        } else {
            t.stage = Stage.RAIDS;
        }
    }
}
