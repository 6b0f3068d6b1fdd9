package cydonia.dunes;

import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.dunes.language.Terms;
import cydonia.engine.CardText;
import cydonia.engine.Game;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Obstacle;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Dunes with a later version of its rules: what becomes of games that were begun before. */
public record LaterDunes(int rules, Change change) implements Game<DunesPosition, DunesAction, DunesView> {

    private static final Dunes DUNES = new Dunes();

    /** What the later version changes. */
    public enum Change {
        NOTHING,
        /** The same things in other words. */
        WORDS,
        /** Nobody may take water: there is nothing but dew. */
        NO_WATER,
        /** What was a storm is none. */
        NO_STORMS
    }

    @Override
    public Profile profile() {
        Profile first = DUNES.profile();
        return new Profile(first.id(), first.name(), first.summary(), rules, first.minSeats(), first.maxSeats(),
                first.options());
    }

    @Override
    public DunesPosition begin(Setup setup, Seed seed) {
        Map<String, String> options = new HashMap<>(setup.options());
        if (change == Change.NO_STORMS) {
            options.put(Terms.STORMS, "off");
        }
        return DUNES.begin(new Setup(setup.seats(), options), seed);
    }

    @Override
    public Notation<DunesAction> notation() {
        return change == Change.NO_WATER ? DunesAction.NOTATION_OF_DEW : DUNES.notation();
    }

    @Override
    public Prose<DunesAction, DunesView> prose(Language language, Names names) {
        Prose<DunesAction, DunesView> first = DUNES.prose(language, names);
        return change == Change.WORDS ? new Louder(first) : first;
    }

    /** Says the same in capitals. */
    private record Louder(Prose<DunesAction, DunesView> first) implements Prose<DunesAction, DunesView> {

        @Override
        public String ask(DunesView seen) {
            return first.ask(seen);
        }

        @Override
        public String choice(DunesAction action, DunesView seen) {
            return first.choice(action, seen);
        }

        @Override
        public String tell(Happening happening) {
            return first.tell(happening).toUpperCase(Locale.ROOT);
        }

        @Override
        public String explain(Obstacle obstacle) {
            return first.explain(obstacle);
        }

        @Override
        public String show(DunesView seen) {
            return first.show(seen);
        }

        @Override
        public List<CardText> cards() {
            return first.cards();
        }
    }
}
