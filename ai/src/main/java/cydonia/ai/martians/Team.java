package cydonia.ai.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.Survey;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Ward;

/** All who share a mission, taken together. */
record Team(Survey table, int seats) {

    private static final int MARKERS = 3;
    private static final PowerSource[] SOURCES = PowerSource.values();

    /** Whoever speaks for all where things are common. */
    Seat anybody() {
        return Seat.of(0);
    }

    int cyclesLeft() {
        return table.mode().cycles() - table.cycle();
    }

    /** How often installations will still give energy. */
    int skies() {
        return 2 * cyclesLeft() + (table.turn() < 3 ? 1 : 0);
    }

    int held(Good good) {
        int held = table.stock(anybody(), good);
        for (int i = 1; i < seats && !table.mode().sharedStock(); i++) {
            held += table.stock(Seat.of(i), good);
        }
        return held;
    }

    /** All time units until the end of the game. */
    double timeLeft() {
        double left = table.time();
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            left += table.turnsToCome(seat) * (table.developed(seat, Technology.DNA_ALTERATION) ? 4 : 3);
        }
        return left;
    }

    /** Player-turns in this cycle, with the one being played. */
    int turnsInCycle() {
        int turns = table.time() > 0 ? 1 : 0;
        for (int i = 0; i < seats; i++) {
            turns += table.turnsInCycle(Seat.of(i));
        }
        return turns;
    }

    boolean grows(Plantation tile) {
        boolean grows = false;
        for (int i = 0; i < seats; i++) {
            grows |= table.plantation(Seat.of(i)) == tile;
        }
        return grows;
    }

    int assistants(Assistant kind) {
        int many = 0;
        for (int i = 0; i < seats; i++) {
            many += table.assistants(Seat.of(i), kind);
        }
        return many;
    }

    int inWard(Ward ward) {
        int markers = 0;
        for (int i = 0; i < seats; i++) {
            markers += table.inWard(Seat.of(i), ward);
        }
        return markers;
    }

    /** Markers on posts, which come back with a rest. */
    int markersOut() {
        int home = 0;
        for (int i = 0; i < seats; i++) {
            home += table.reserve(Seat.of(i));
        }
        return MARKERS * table.crews() - home - inWard(Ward.INFIRMARY) - inWard(Ward.APARTMENTS);
    }

    /** Energy all installations give together, in usual weather. */
    int output() {
        int output = 0;
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            for (PowerSource source : SOURCES) {
                output += table.installations(seat, source)
                        * (PowerSource.OUTPUT + (table.developed(seat, source.boost()) ? 1 : 0));
            }
        }
        return output;
    }

    boolean mayInstallMore() {
        int installed = 0;
        for (int i = 0; i < seats; i++) {
            for (PowerSource source : SOURCES) {
                installed += table.installations(Seat.of(i), source);
            }
        }
        return installed < (table.mode() == Mode.SOLO ? 4 : 2 * seats);
    }
}
