package cydonia.games.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.Weather;
import java.util.Optional;

/** Weather cards and the production of energy (rulebook p. 14). */
final class Sky {

    private static final PowerSource[] SOURCES = PowerSource.values();
    private static final Weather[] WEATHERS = Weather.values();

    private Sky() {
    }

    /** The next card, and the energy it lets the installations make. */
    record Change() implements Owed.Chore {
        @Override
        public void run(Table t) {
            turnCard(t);
            foresee(t);
            produce(t);
        }
    }

    private static void turnCard(Table t) {
        int left = Displays.sum(t.weatherPile);
        if (t.nextWeather != Table.NONE) {
            t.weather = t.nextWeather;
            t.nextWeather = Table.NONE;
        } else if (left > 0) {
            t.weather = t.dice.pick(t.weatherPile, left);
            t.weatherPile[t.weather]--;
        }
        t.secretsOpened++;
        if (t.listens()) {
            t.tell(new MartiansHappening.WeatherCame(t.weather()));
        }
    }

    /** Whoever has a weather report always knows the card on top; nobody gains by not looking. */
    static void foresee(Table t) {
        boolean wanted = false;
        for (int board = 0; board < t.terms.boards; board++) {
            wanted |= knows(t, board);
        }
        int left = Displays.sum(t.weatherPile);
        if (wanted && t.nextWeather == Table.NONE && left > 0) {
            t.nextWeather = t.dice.pick(t.weatherPile, left);
            t.weatherPile[t.nextWeather]--;
        }
        if (wanted && t.listens() && t.nextWeather != Table.NONE) {
            for (int board = 0; board < t.terms.boards; board++) {
                if (knows(t, board)) {
                    t.tell(new MartiansHappening.Foreseen(Seat.of(board), Optional.of(WEATHERS[t.nextWeather]),
                            t.terms.sharedStock));
                }
            }
        }
    }

    /** Whether that board has the weather report; where stocks are shared its owner tells everybody. */
    static boolean knows(Table t, int board) {
        return (t.technologies[board] & Technology.WEATHER_REPORT.bit()) != 0;
    }

    /** Each installation gives 2 energy, changed by technologies, weather and events, never less than none. */
    private static void produce(Table t) {
        for (int board = 0; board < t.terms.boards; board++) {
            int energy = 0;
            for (PowerSource source : SOURCES) {
                int many = t.installations[board * PowerSource.KINDS + source.ordinal()];
                if (many > 0) {
                    energy += many * output(t, board, source);
                }
            }
            if (energy > 0) {
                t.add(t.terms.stockOf(board), Good.ENERGY, energy);
                if (t.listens()) {
                    t.tell(new MartiansHappening.EnergyMade(Seat.of(board), energy));
                }
            }
        }
    }

    private static int output(Table t, int board, PowerSource source) {
        int boost = t.developed(board, source.boost()) ? 1 : 0;
        return Math.max(0, PowerSource.OUTPUT + boost + t.knob(source.knob()));
    }
}
