package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.box.Knob;
import cydonia.games.martians.box.Weather;

/** Weather and events, and what they and missions have turned. */
public final class Conditions {

    private static final Weather[] WEATHERS = Weather.values();

    public int weather = Weather.STABLE.ordinal();
    public final int[] weatherPile;
    /** The weather card somebody with a weather report has seen on top, or none. */
    public int nextWeather = Index.NONE;
    public int event = Index.NONE;
    public long eventsOut;
    /** The event card everybody has seen, or none. */
    public int nextEvent = Index.NONE;
    public long lastingEvents;
    public final int[] turnKnobs;
    public final int[] cycleKnobs;
    public final int[] gameKnobs;

    Conditions() {
        weatherPile = new int[Weather.KINDS];
        turnKnobs = new int[Knob.KINDS];
        cycleKnobs = new int[Knob.KINDS];
        gameKnobs = new int[Knob.KINDS];
    }

    Conditions(Conditions other) {
        weather = other.weather;
        weatherPile = other.weatherPile.clone();
        nextWeather = other.nextWeather;
        event = other.event;
        eventsOut = other.eventsOut;
        nextEvent = other.nextEvent;
        lastingEvents = other.lastingEvents;
        turnKnobs = other.turnKnobs.clone();
        cycleKnobs = other.cycleKnobs.clone();
        gameKnobs = other.gameKnobs.clone();
    }

    void imprint(Imprint to) {
        to.put(weather).put(weatherPile).put(nextWeather).put(event).put(eventsOut).put(nextEvent).put(lastingEvents)
                .put(turnKnobs).put(cycleKnobs).put(gameKnobs);
    }

    public int knob(Knob knob) {
        int k = knob.ordinal();
        return turnKnobs[k] + cycleKnobs[k] + gameKnobs[k] + WEATHERS[weather].delta(knob);
    }

    public Weather weather() {
        return WEATHERS[weather];
    }
}
