package cydonia.games.onmars;

import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Option;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Streams;
import cydonia.engine.Text;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsNotation;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.Terms;
import cydonia.games.onmars.rules.Asking;
import cydonia.games.onmars.rules.SettingUp;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Table;
import cydonia.games.onmars.text.English;
import cydonia.games.onmars.text.French;
import java.util.List;

/** On Mars, by Vital Lacerda, for two to four, or for one against Lacerda himself. */
public final class OnMars implements Game<OnMarsPosition, OnMarsAction, OnMarsView> {

    private static final Profile PROFILE = new Profile("on-mars", Text.same("On Mars"),
            new Text("Build a colony together, each for your own company, between Orbit and the red soil.",
                    "Bâtissez ensemble une colonie, chacun pour sa compagnie, entre l'Orbite et le sol rouge."),
            3, 1, 4, options());

    // spotless:off
    private static List<Option> options() {
        return List.of(
            new Option("length", new Text("Length of the game", "Durée de la partie"), List.of(
                new Option.Value("short", new Text("Short: two short missions", "Courte : deux missions courtes")),
                new Option.Value("long",  new Text("Long: two long missions",   "Longue : deux missions longues"))), "short"),
            new Option("missions", new Text("Missions", "Missions"), List.of(
                new Option.Value("random",     new Text("At random",            "Au hasard")),
                new Option.Value("first-game", new Text("Those of a first game", "Celles d'une première partie"))), "random"),
            Option.flag("first-colonists", new Text("First Colonists variant", "Variante Premiers colons"), false),
            Option.flag("space-oddity",    new Text("Space Oddity: the game ends at once", "Space Oddity : la partie finit aussitôt"), false),
            new Option("shelter-tech", new Text("Shelter technology", "Technologie Abri"), List.of(
                new Option.Value("any", new Text("Any player's", "Celle de n'importe quel joueur")),
                new Option.Value("own", new Text("Only your own",        "Seulement la vôtre"))), "any"),
            new Option("difficulty", new Text("Solo difficulty", "Difficulté en solo"), List.of(
                new Option.Value("1", new Text("First Colonists",   "Premiers colons")),
                new Option.Value("2", new Text("Next Generation",   "Nouvelle génération")),
                new Option.Value("3", new Text("Hunky Dory",        "Tout va pour le mieux")),
                new Option.Value("4", new Text("Martian Survival",  "Survie martienne"))), "1"));
    }
    // spotless:on

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public OnMarsPosition begin(Setup setup, Seed seed) {
        if (setup.seats() > 1 && !setup.option("difficulty").equals("1")) {
            throw new Refused(new Text("A difficulty can only be chosen for the solo game.",
                    "La difficulté ne se choisit que pour la partie solo."));
        }
        Table table = SettingUp.table(Terms.of(setup), Streams.of(setup.chance(), seed, OnMarsSource.values()));
        Asking.settle(table);
        return new OnMarsPosition(table);
    }

    @Override
    public Notation<OnMarsAction> notation() {
        return OnMarsNotation.NOTATION;
    }

    @Override
    public Prose<OnMarsAction, OnMarsView> prose(Language language, Names names) {
        return switch (language) {
            case EN -> new English(names);
            case FR -> new French(names);
        };
    }
}
