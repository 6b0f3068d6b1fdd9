package cydonia.games.martians;

import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Technology;
import java.util.Arrays;

/** The course of a cycle (rulebook p. 12): its turns, and the player-turns in them. */
final class Turns {

    static final int TIME_UNITS = 3;

    private Turns() {
    }

    /** Events, weather and energy come before turns 1 and 3, but not before the first turn of the game. */
    record BeginTurn(int turn) implements Owed.Chore {
        @Override
        public void run(Table t) {
            t.calendar.phase = Phase.ACTIVITY;
            t.calendar.turn = turn;
            t.acting.rtgUsed = 0;
            t.bargain.beginTurn();
            t.boards.expertsUsed = 0;
            t.push(new OpenTurn());
            if (turn == 3 || turn == 1 && t.calendar.cycle > 1) {
                t.push(new Sky.Change());
                if (t.calendar.cycle <= Event.CYCLES) {
                    Events.reveal(t);
                }
            }
        }
    }

    record OpenTurn() implements Owed.Chore {
        @Override
        public void run(Table t) {
            if (t.listens()) {
                t.tell(new MartiansHappening.TurnBegan(t.calendar.cycle, t.calendar.turn, t.seatOf(t.calendar.first)));
            }
            t.push(new NextPlayer());
        }
    }

    record NextPlayer() implements Owed.Chore {
        @Override
        public void run(Table t) {
            nextPlayer(t);
        }
    }

    /** The next crew that can play does so, after the offers of the others; once all had their chance the turn ends. */
    private static void nextPlayer(Table t) {
        while (t.calendar.played < t.terms.crews) {
            int crew = (t.calendar.first + t.calendar.played) % t.terms.crews;
            if (plays(t, crew)) {
                if (t.bargain.marketDue && t.terms.mode.trade()) {
                    t.push(new BeginPlayerTurn(crew));
                    Trade.openMarket(t, t.seatOf(crew).bit());
                } else {
                    begin(t, crew);
                }
                return;
            }
            if (t.listens() && t.calendar.turn <= t.usableColonists(crew)) {
                t.tell(new MartiansHappening.StayedAway(t.seatOf(crew)));
            }
            t.calendar.played++;
        }
        endTurn(t);
    }

    /** A dead colonist lies on the turn, or the fourth is still locked: then the crew does not play. */
    private static boolean plays(Table t, int crew) {
        return t.calendar.turn <= t.usableColonists(crew) && (t.crews.absences[crew] & 1 << t.calendar.turn) == 0;
    }

    record BeginPlayerTurn(int crew) implements Owed.Chore {
        @Override
        public void run(Table t) {
            begin(t, crew);
        }
    }

    private static void begin(Table t, int crew) {
        t.acting.crew = crew;
        t.acting.time = timeUnits(t, crew);
        t.acting.post = Index.NONE;
        t.acting.done = 0;
        t.acting.regolithDug = 0;
        t.calendar.playing = true;
        if (t.terms.solo && t.listens()) {
            t.tell(new MartiansHappening.CrewBegan(t.seatOf(crew), crew));
        }
        t.push(new EndPlayerTurn());
        t.push(new Activity.PlayerTurn());
    }

    /** The colonist token is laid; the next crew is on. */
    record EndPlayerTurn() implements Owed.Chore {
        @Override
        public void run(Table t) {
            t.acting.time = 0;
            t.calendar.played++;
            t.calendar.playing = false;
            t.bargain.marketDue = true;
            nextPlayer(t);
        }
    }

    private static void endTurn(Table t) {
        Arrays.fill(t.conditions.turnKnobs, 0);
        t.conditions.lastingEvents &= Events.CYCLE_LONG;
        t.conditions.event = Index.NONE;
        t.calendar.first = (t.calendar.first + 1) % t.terms.crews;
        t.calendar.played = 0;
        boolean another = t.calendar.turn < Phase.TURNS - 1
                || t.calendar.turn == Phase.TURNS - 1 && t.colonies.fourth != 0;
        if (another) {
            t.push(new BeginTurn(t.calendar.turn + 1));
        } else {
            beginMaintenance(t);
        }
    }

    /** The next cycle is owed first, and forgotten if the game ends in this maintenance. */
    static void beginMaintenance(Table t) {
        beginPreparation(t);
        t.push(new Maintenance.Begin());
    }

    static void beginPreparation(Table t) {
        t.push(new BeginTurn(1));
        t.push(new Preparation.Begin());
    }

    static int timeUnits(Table t, int crew) {
        return Math.max(0, TIME_UNITS + t.conditions.knob(Knob.TIME_UNITS)
                + (t.developed(t.terms.boardOf(crew), Technology.DNA_ALTERATION) ? 1 : 0));
    }

    /** Player-turns that crew has yet to begin in this cycle; the one being played is begun. */
    static int turnsInCycle(Table t, int crew) {
        if (t.calendar.phase.compareTo(Phase.ACTIVITY) > 0) {
            return 0;
        }
        int place = (crew - t.calendar.first + t.terms.crews) % t.terms.crews;
        boolean begun = place < t.calendar.played || place == t.calendar.played && t.calendar.playing;
        int to = t.usableColonists(crew);
        int left = 0;
        for (int turn = Math.max(1, t.calendar.turn + (begun ? 1 : 0)); turn <= to; turn++) {
            left += (t.crews.absences[crew] & 1 << turn) == 0 ? 1 : 0;
        }
        return left;
    }

    /** The same until the end of the game, if nobody else dies and no colony grows. */
    static int turnsToCome(Table t, int crew) {
        int cycles = t.terms.cycles - t.calendar.cycle;
        return turnsInCycle(t, crew) + cycles * Math.max(0, t.usableColonists(crew) - t.crews.dead[crew]);
    }
}
