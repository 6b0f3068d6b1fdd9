package cydonia.games.martians;

import cydonia.games.martians.cards.Duration;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Need;

/** Event cards (rulebook p. 13): when they come, one effect after the other, and how long they last. */
final class Events {

    /** The events whose effects, or some of them, last until the end of the cycle. */
    static final long CYCLE_LONG = lasting(true);
    private static final long LASTING = lasting(false);

    private Events() {
    }

    static void reveal(Table t) {
        int event = t.conditions.nextEvent != Index.NONE
                ? t.conditions.nextEvent
                : Displays.drawEvent(t, t.calendar.cycle);
        t.conditions.nextEvent = Index.NONE;
        t.conditions.event = event;
        t.secretsOpened++;
        t.conditions.lastingEvents |= LASTING & 1L << event;
        if (t.listens()) {
            t.tell(new MartiansHappening.EventCame(Event.of(event)));
        }
        t.push(new Resolve(Event.of(event), 0));
    }

    /** One effect of the card after the other, each once the last has been decided. */
    record Resolve(Event event, int step) implements Owed.Chore {
        @Override
        public void run(Table t) {
            if (step < event.effects().size()) {
                t.push(new Resolve(event, step + 1));
                apply(t, event.effects().get(step));
                return;
            }
            int shield = t.terms.flareShield;
            if (event.flare() && shield >= 0 && 2 * t.mission.filled[shield] < t.terms.slots[shield]) {
                Consequences.addNeed(t, Need.SICKNESS);
            }
        }
    }

    /** Carries out an effect of a card or of a mission: who is to pay is asked, everything else simply happens. */
    static void apply(Table t, Effect effect) {
        if (effect instanceof Effect.PayOr toll) {
            Tolls.ask(t, toll);
        } else {
            Consequences.apply(t, effect);
        }
    }

    private static long lasting(boolean wholeCycle) {
        long events = 0;
        for (Event event : Event.values()) {
            for (Effect effect : event.effects()) {
                boolean lasts = switch (effect) {
                    case Effect.Adjust adjust ->
                        !wholeCycle || adjust.until() == Duration.CYCLE;
                    case Effect.BlockPost _ -> true;
                    default -> false;
                };
                if (lasts) {
                    events |= event.bit();
                }
            }
        }
        return events;
    }
}
