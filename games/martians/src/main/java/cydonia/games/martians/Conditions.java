package cydonia.games.martians;

import cydonia.engine.Imprint;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Weather;

/** Weather and events, and what they and missions have turned. */
final class Conditions {

    private static final Weather[] WEATHERS = Weather.values();

    int weather = Weather.STABLE.ordinal();
    final int[] weatherPile;
    /** The weather card somebody with a weather report has seen on top, or none. */
    int nextWeather = Index.NONE;
    int event = Index.NONE;
    long eventsOut;
    /** The event card everybody has seen, or none. */
    int nextEvent = Index.NONE;
    long lastingEvents;
    final int[] turnKnobs;
    final int[] cycleKnobs;
    final int[] gameKnobs;

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

    int knob(Knob knob) {
        int k = knob.ordinal();
        return turnKnobs[k] + cycleKnobs[k] + gameKnobs[k] + WEATHERS[weather].delta(knob);
    }

    Weather weather() {
        return WEATHERS[weather];
    }
}
