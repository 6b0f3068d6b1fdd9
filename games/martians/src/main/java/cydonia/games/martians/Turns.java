package cydonia.games.martians;

import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Technology;
import java.util.Arrays;

/** The course of a cycle (rulebook p. 12): its turns, and the player-turns in them. */
final class Turns {

    static final int TIME_UNITS = 3;
    /** Turns of a cycle once the fourth colonist is free. */
    static final int MOST = 4;

    private Turns() {
    }

    /** Events, weather and energy come before turns 1 and 3, but not before the first turn of the game. */
    record BeginTurn(int turn) implements Owed.Chore {
        @Override
        public void run(Table t) {
            t.phase = Phase.ACTIVITY;
            t.turn = turn;
            t.rtgUsed = 0;
            t.refusals = 0;
            t.expertsUsed = 0;
            t.push(new OpenTurn());
            if (turn == 3 || turn == 1 && t.cycle > 1) {
                t.push(new Sky.Change());
                if (t.cycle <= Event.CYCLES) {
                    Events.reveal(t);
                }
            }
        }
    }

    record OpenTurn() implements Owed.Chore {
        @Override
        public void run(Table t) {
            if (t.listens()) {
                t.tell(new MartiansHappening.TurnBegan(t.cycle, t.turn, t.seatOf(t.first)));
            }
            t.push(new NextPlayer());
        }
    }

    /** The next crew that can play does so, after the offers of the others; once all had their chance the turn ends. */
    record NextPlayer() implements Owed.Chore {
        @Override
        public void run(Table t) {
            while (t.played < t.terms.crews) {
                int crew = (t.first + t.played) % t.terms.crews;
                if (plays(t, crew)) {
                    t.push(new BeginPlayerTurn(crew));
                    if (t.marketDue) {
                        Trade.openMarket(t, t.seatOf(crew).bit());
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
    }

    /** A dead colonist lies on the turn, or the fourth is still locked: then the crew does not play. */
    private static boolean plays(Table t, int crew) {
        return t.turn <= t.usableColonists(crew) && (t.absences[crew] & 1 << t.turn) == 0;
    }

    record BeginPlayerTurn(int crew) implements Owed.Chore {
        @Override
        public void run(Table t) {
            t.active = crew;
            t.time = timeUnits(t, crew);
            t.post = Table.NONE;
            t.done = 0;
            t.regolithDug = 0;
            t.playing = true;
            if (t.terms.solo && t.listens()) {
                t.tell(new MartiansHappening.CrewBegan(t.seatOf(crew), crew));
            }
            t.push(new EndPlayerTurn());
            t.push(new Activity.PlayerTurn());
        }
    }

    /** The colonist token is laid; the next crew is on. */
    record EndPlayerTurn() implements Owed.Chore {
        @Override
        public void run(Table t) {
            t.time = 0;
            t.played++;
            t.playing = false;
            t.marketDue = true;
            t.push(new NextPlayer());
        }
    }

    private static void endTurn(Table t) {
        Arrays.fill(t.turnKnobs, 0);
        t.lastingEvents &= Events.CYCLE_LONG;
        t.event = Table.NONE;
        t.first = (t.first + 1) % t.terms.crews;
        t.played = 0;
        boolean another = t.turn < MOST - 1 || t.turn == MOST - 1 && t.fourth != 0;
        if (another) {
            t.push(new BeginTurn(t.turn + 1));
        } else {
            t.push(new Maintenance.Begin());
        }
    }

    static int timeUnits(Table t, int crew) {
        return Math.max(0, TIME_UNITS + t.knob(Knob.TIME_UNITS)
                + (t.developed(t.terms.boardOf(crew), Technology.DNA_ALTERATION) ? 1 : 0));
    }

    /** Player-turns that crew has yet to begin in this cycle; the one being played is begun. */
    static int turnsInCycle(Table t, int crew) {
        if (t.phase.compareTo(Phase.ACTIVITY) > 0) {
            return 0;
        }
        int place = (crew - t.first + t.terms.crews) % t.terms.crews;
        boolean begun = place < t.played || place == t.played && t.playing;
        int to = t.usableColonists(crew);
        int left = 0;
        for (int turn = Math.max(1, t.turn + (begun ? 1 : 0)); turn <= to; turn++) {
            left += (t.absences[crew] & 1 << turn) == 0 ? 1 : 0;
        }
        return left;
    }

    /** The same until the end of the game, if nobody else dies and no colony grows. */
    static int turnsToCome(Table t, int crew) {
        int cycles = t.terms.cycles - t.cycle;
        return turnsInCycle(t, crew) + cycles * Math.max(0, t.usableColonists(crew) - t.dead[crew]);
    }
}
