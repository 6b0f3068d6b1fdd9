package cydonia.games.tilsit;

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
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsNotation;
import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.language.Terms;
import cydonia.games.tilsit.rules.SettingUp;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.Table;
import cydonia.games.tilsit.text.English;
import cydonia.games.tilsit.text.French;
import java.util.List;

/** Mars (François Delbosc, Tilsit 2008). */
public final class MarsTilsit implements Game<MarsPosition, MarsAction, MarsView> {

    private static final Profile PROFILE = new Profile("mars-tilsit", Text.same("Mars (Tilsit 2008)"),
            new Text(
                    "Run a colony: mine, trade, build and staff it. First to reach the target at the end of their turn wins.",
                    "Dirigez une colonie : extrayez, échangez, construisez, peuplez. Le premier à atteindre l’objectif à la fin de son tour gagne."),
            3, 2, 4,
            List.of(new Option(Terms.TARGET, new Text("Victory points to reach", "Points de victoire à atteindre"),
                    List.of(new Option.Value("10", new Text("10 (short)", "10 (courte)")),
                            new Option.Value("12", new Text("12 (medium)", "12 (moyenne)")),
                            new Option.Value("15", new Text("15 (long)", "15 (longue)"))),
                    "12"),
                    new Option(Terms.FIRST_PLAYER, new Text("First player", "Premier joueur"),
                            List.of(new Option.Value("random", new Text("drawn by lot", "tiré au sort")),
                                    new Option.Value("red", new Text("Red", "Rouge"))),
                            "random"),
                    Option.flag(Terms.REVISED_SETUP,
                            new Text("Revised setup (choose 3 cards; fewer mines with 2 or 3 players)",
                                    "Mise en place révisée (3 cartes au choix ; moins de mines à 2 ou 3)"),
                            false),
                    Option.flag(Terms.BALANCED_EVENTS,
                            new Text("Balanced events (no deposits; play one of two)",
                                    "Événements équilibrés (sans gisements ; un sur deux au choix)"),
                            false),
                    Option.flag(Terms.TILES_BY_TYPE, new Text("Tiles limited by type, not by level",
                            "Tuiles limitées par type, non par niveau"), false)));

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public MarsPosition begin(Setup setup, Seed seed) {
        Table table = new Table(Terms.of(setup), Streams.of(setup.chance(), seed, MarsSource.values()));
        SettingUp.begin(table);
        return new MarsPosition(table);
    }

    @Override
    public Notation<MarsAction> notation() {
        return MarsNotation.FORMS;
    }

    @Override
    public Prose<MarsAction, MarsView> prose(Language language, Names names) {
        return switch (language) {
            case EN -> new English(names);
            case FR -> new French(names);
        };
    }
}
