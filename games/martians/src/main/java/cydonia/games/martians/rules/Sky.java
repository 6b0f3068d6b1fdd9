package cydonia.games.martians.rules;

import cydonia.engine.Seat;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.games.martians.table.Displays;
import cydonia.games.martians.table.MartiansSource;
import cydonia.games.martians.table.Owed;
import cydonia.games.martians.table.Table;
import java.util.Optional;

/** Weather cards and the production of energy (rulebook p. 14). */
public final class Sky {

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
        int left = Displays.sum(t.conditions.weatherPile);
        if (t.conditions.nextWeather != Index.NONE) {
            t.conditions.weather = t.conditions.nextWeather;
            t.conditions.nextWeather = Index.NONE;
        } else if (left > 0) {
            t.conditions.weather = t.dice.pick(MartiansSource.WEATHER, t.conditions.weatherPile, left);
            t.conditions.weatherPile[t.conditions.weather]--;
        }
        t.secretsOpened++;
        if (t.listens()) {
            t.tell(new MartiansHappening.WeatherCame(t.conditions.weather()));
        }
    }

    /** Whoever has a weather report always knows the card on top; nobody gains by not looking. */
    static void foresee(Table t) {
        boolean wanted = false;
        for (int board = 0; board < t.terms.boards; board++) {
            wanted |= knows(t, board);
        }
        int left = Displays.sum(t.conditions.weatherPile);
        if (wanted && t.conditions.nextWeather == Index.NONE && left > 0) {
            t.conditions.nextWeather = t.dice.pick(MartiansSource.WEATHER, t.conditions.weatherPile, left);
            t.conditions.weatherPile[t.conditions.nextWeather]--;
        }
        if (wanted && t.listens() && t.conditions.nextWeather != Index.NONE) {
            for (int board = 0; board < t.terms.boards; board++) {
                if (knows(t, board)) {
                    t.tell(new MartiansHappening.Foreseen(Seat.of(board),
                            Optional.of(WEATHERS[t.conditions.nextWeather]),
                            t.terms.sharedStock));
                }
            }
        }
    }

    /** Whether that board has the weather report; where stocks are shared its owner tells everybody. */
    public static boolean knows(Table t, int board) {
        return (t.boards.technologies[board] & Technology.WEATHER_REPORT.bit()) != 0;
    }

    /** Each installation gives 2 energy, changed by technologies, weather and events, never less than none. */
    private static void produce(Table t) {
        for (int board = 0; board < t.terms.boards; board++) {
            int energy = 0;
            for (PowerSource source : SOURCES) {
                int many = t.boards.installations[board * PowerSource.KINDS + source.ordinal()];
                if (many > 0) {
                    boolean boosted = t.developed(board, source.boost());
                    energy += many * source.output(boosted, t.conditions.knob(source.knob()));
                }
            }
            if (energy > 0) {
                t.stocks.add(t.terms.stockOf(board), Good.ENERGY, energy);
                if (t.listens()) {
                    t.tell(new MartiansHappening.EnergyMade(Seat.of(board), energy));
                }
            }
        }
    }
}
