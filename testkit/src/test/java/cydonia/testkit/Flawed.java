package cydonia.testkit;

import cydonia.dunes.Dunes;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesAction.Bid;
import cydonia.dunes.language.DunesAction.Dig;
import cydonia.dunes.language.DunesAction.Drop;
import cydonia.dunes.language.DunesAction.Enough;
import cydonia.dunes.language.DunesAction.Find;
import cydonia.dunes.language.DunesView;
import cydonia.engine.CardText;
import cydonia.engine.Game;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Obstacle;
import cydonia.engine.Outcome;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import cydonia.engine.Word;
import java.util.List;
import java.util.stream.IntStream;

/** Dunes with one mistake. */
record Flawed(Dunes dunes, Flaw flaw) implements Game<FlawedPosition, DunesAction, DunesView> {

    Flawed(Flaw flaw) {
        this(new Dunes(), flaw);
    }

    @Override
    public Profile profile() {
        return dunes.profile();
    }

    @Override
    public FlawedPosition begin(Setup setup, Seed seed) {
        return new FlawedPosition(dunes.begin(setup, seed), flaw, 0);
    }

    @Override
    public Outcome.Kind kind(Setup setup) {
        return flaw == Flaw.OUTCOME_OF_ANOTHER_KIND ? Outcome.Kind.COOPERATIVE : dunes.kind(setup);
    }

    /** The flawed one writes 4 for both 3 and 4. */
    @Override
    public Notation<DunesAction> notation() {
        if (flaw != Flaw.NOTATION_READ_WRONGLY) {
            return dunes.notation();
        }
        Word<Integer> wind = Word.of(Text.same("a wind"), IntStream.rangeClosed(1, 9).boxed().toList(),
                strength -> String.valueOf(strength == 3 ? 4 : strength));
        return Notation.<DunesAction>builder().form("bid _", Bid.class, wind, Bid::new, Bid::wind)
                .form("drop _", Drop.class, wind, Drop::new, Drop::wind).form("enough", new Enough())
                .form("dig spice", new Dig(Find.SPICE)).form("dig water", new Dig(Find.WATER)).build();
    }

    @Override
    public Prose<DunesAction, DunesView> prose(Language language, Names names) {
        Prose<DunesAction, DunesView> sound = dunes.prose(language, names);
        return language == Language.FR ? new FlawedProse(sound, flaw) : sound;
    }

    record FlawedProse(Prose<DunesAction, DunesView> sound, Flaw flaw) implements Prose<DunesAction, DunesView> {

        @Override
        public String ask(DunesView seen) {
            return sound.ask(seen);
        }

        @Override
        public String choice(DunesAction action, DunesView seen) {
            return sound.choice(action, seen);
        }

        @Override
        public String tell(Happening happening) {
            return flaw == Flaw.SILENT_IN_FRENCH ? "" : sound.tell(happening);
        }

        @Override
        public String explain(Obstacle obstacle) {
            return sound.explain(obstacle);
        }

        @Override
        public String show(DunesView seen) {
            return sound.show(seen);
        }

        @Override
        public List<CardText> cards() {
            return flaw == Flaw.CARD_WITHOUT_FRENCH
                    ? sound.cards().stream()
                            .map(card -> new CardText(card.id(), card.group(), card.name(), "", card.reconstructed()))
                            .toList()
                    : sound.cards();
        }
    }
}
