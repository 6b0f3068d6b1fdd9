package cydonia.dunes;

import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.dunes.language.Terms;
import cydonia.dunes.rules.SettingUp;
import cydonia.dunes.table.DunesSource;
import cydonia.dunes.text.DunesProse;
import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Option;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Streams;
import cydonia.engine.Text;
import java.util.List;

/** The toy game. */
public final class Dunes implements Game<DunesPosition, DunesAction, DunesView> {

    private static final Profile PROFILE = new Profile("dunes", new Text("Dunes", "Les Dunes"),
            new Text("Bid winds in secret for the spice of the dune.",
                    "Misez des vents en secret pour l'épice de la dune."),
            1, 2, 4,
            List.of(Option.flag(Terms.STORMS, new Text("storms blow dunes away", "les tempêtes emportent les dunes"),
                    true)));

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public DunesPosition begin(Setup setup, Seed seed) {
        Streams dice = Streams.of(setup.chance(), seed, DunesSource.values());
        return new DunesPosition(SettingUp.table(Terms.of(setup), dice));
    }

    @Override
    public Notation<DunesAction> notation() {
        return DunesAction.NOTATION;
    }

    @Override
    public Prose<DunesAction, DunesView> prose(Language language, Names names) {
        return new DunesProse(language, names);
    }

    @Override
    public String toString() {
        return PROFILE.id();
    }
}
