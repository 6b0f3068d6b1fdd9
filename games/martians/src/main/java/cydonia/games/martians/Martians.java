package cydonia.games.martians;

import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Option;
import cydonia.engine.Outcome;
import cydonia.engine.Profile;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Streams;
import cydonia.engine.Text;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.box.Named;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansNotation;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.martians.language.Terms;
import cydonia.games.martians.rules.SettingUp;
import cydonia.games.martians.table.MartiansSource;
import cydonia.games.martians.text.English;
import cydonia.games.martians.text.French;
import cydonia.games.martians.text.MartiansProse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Martians: A Story of Civilization, by Krzysztof Wolicki and Grzegorz Okliński. */
public final class Martians implements Game<MartiansPosition, MartiansAction, MartiansView> {

    public static final String MODE = "mode";
    public static final String MISSION = "mission";
    public static final String MISSION_REQUIRED = "mission-required";
    public static final String HIDDEN_OBJECTIVES = "hidden-objectives";
    public static final String COLLECTOR = "collector";
    public static final String MAINTENANCE = "maintenance";
    public static final String SEPARATELY = "separately";
    public static final String ONCE = "once";
    public static final String AUTO = "auto";
    public static final String CONTRACTS = "contracts";

    private static final Profile PROFILE = new Profile("martians",
            Text.same("Martians: A Story of Civilization"),
            new Text("Keep a colony on Mars alive: alone, together, or each for themselves.",
                    "Faites vivre une colonie sur Mars : seul, ensemble ou chacun pour soi."),
            3, 1, Mode.MOST_SEATS, options());

    private static List<Option> options() {
        List<Option.Value> modes = new ArrayList<>();
        modes.add(new Option.Value(AUTO, new Text("By the number of seats", "Selon le nombre de places")));
        Stream.of(Mode.values()).map(Martians::value).forEach(modes::add);
        List<Option.Value> missions = new ArrayList<>();
        missions.add(new Option.Value(AUTO, new Text("By the mode", "Selon le mode")));
        missions.add(new Option.Value(CONTRACTS, new Text("Contracts, no mission", "Contrats, sans mission")));
        Stream.of(Mission.values()).map(Martians::value).forEach(missions::add);
        return List.of(new Option(MODE, new Text("Mode", "Mode"), modes, AUTO),
                new Option(MISSION, new Text("Mission", "Mission"), missions, AUTO),
                Option.flag(MISSION_REQUIRED, new Text("The mission is required for victory (semi-cooperative mode)",
                        "La mission est obligatoire pour gagner (mode semi-coopératif)"), false),
                Option.flag(HIDDEN_OBJECTIVES,
                        new Text("Hidden objectives (competitive mode, collector’s edition)",
                                "Objectifs cachés (mode compétitif, édition collector)"),
                        false),
                new Option(MAINTENANCE,
                        new Text("Needs left in several quarters", "Besoins laissés dans plusieurs quartiers"),
                        List.of(new Option.Value(SEPARATELY,
                                new Text("Each quarters is punished", "Chaque quartier est pénalisé")),
                                new Option.Value(ONCE,
                                        new Text("Each kind of need once", "Chaque sorte de besoin une fois"))),
                        SEPARATELY),
                Option.flag(COLLECTOR, new Text("Collector's edition", "Édition collector"), true));
    }

    private static Option.Value value(Named named) {
        return new Option.Value(named.id(), named.title());
    }

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public MartiansPosition begin(Setup setup, Seed seed) {
        return new MartiansPosition(SettingUp.begin(agree(setup),
                Streams.of(setup.chance(), seed, MartiansSource.values())));
    }

    @Override
    public Outcome.Kind kind(Setup setup) {
        return switch (agree(setup).mode) {
            case SOLO -> Outcome.Kind.SOLO;
            case COOP -> Outcome.Kind.COOPERATIVE;
            case SEMI, COM -> Outcome.Kind.COMPETITIVE;
        };
    }

    /** What was chosen, with “auto” replaced; what makes no sense is refused. */
    static Terms agree(Setup setup) {
        int seats = setup.seats();
        String wanted = setup.option(MODE);
        Mode mode = wanted.equals(AUTO) ? seats == 1 ? Mode.SOLO : Mode.COM : byId(Mode.values(), wanted).orElseThrow();
        if ((mode == Mode.SOLO) != (seats == 1)) {
            throw new Refused(mode == Mode.SOLO
                    ? Text.of("SOLO.1 is for one seat, not for %s.", "SOLO.1 se joue à une place, pas à %s.", seats)
                    : Text.of("%s needs two to four seats; one seat plays SOLO.1.",
                            "%s se joue à 2–4 places ; à une place, c'est SOLO.1.", mode.code()));
        }
        Optional<Mission> mission = mission(setup.option(MISSION), mode);
        boolean collector = setup.on(COLLECTOR);
        if (mission.isPresent() && mission.get().collector() && !collector) {
            throw new Refused(Text.of("The mission “%s” belongs to the collector's edition: set %s=on.",
                    "La mission « %s » appartient à l'édition collector : réglez %s=on.", mission.get().title(),
                    COLLECTOR));
        }
        if (setup.on(MISSION_REQUIRED) && mode != Mode.SEMI) {
            throw new Refused(Text.of("The mission can be made required only in SEMI:CO-OP.3, not in %s.",
                    "La mission ne peut être rendue obligatoire qu'en SEMI:CO-OP.3, pas en %s.", mode.code()));
        }
        if (setup.on(HIDDEN_OBJECTIVES) && mode != Mode.COM) {
            throw new Refused(Text.of("Hidden objectives are for COM.4, not for %s.",
                    "Les objectifs cachés sont pour COM.4, pas pour %s.", mode.code()));
        }
        if (setup.on(HIDDEN_OBJECTIVES) && !collector) {
            throw new Refused(Text.of("Hidden objectives belong to the collector's edition: set %s=on.",
                    "Les objectifs cachés appartiennent à l'édition collector : réglez %s=on.", COLLECTOR));
        }
        if (setup.option(MAINTENANCE).equals(ONCE) && !mode.sharedColony()) {
            throw new Refused(Text.of("In %s everybody has quarters of their own: leave %s at %s.",
                    "En %s, chacun a ses propres quartiers : laissez %s à %s.", mode.code(), MAINTENANCE,
                    SEPARATELY));
        }
        return new Terms(mode, mission, seats, setup.on(MISSION_REQUIRED), setup.on(HIDDEN_OBJECTIVES), collector,
                setup.option(MAINTENANCE).equals(ONCE));
    }

    private static Optional<Mission> mission(String wanted, Mode mode) {
        if (wanted.equals(AUTO)) {
            return mode == Mode.COM ? Optional.empty() : Optional.of(Mission.CHANGE_OF_PLANS);
        }
        if (wanted.equals(CONTRACTS)) {
            if (mode == Mode.COOP || mode == Mode.SEMI) {
                throw new Refused(Text.of("%s is played with a mission, not with contracts.",
                        "%s se joue avec une mission, pas avec des contrats.", mode.code()));
            }
            return Optional.empty();
        }
        if (mode == Mode.COM) {
            throw new Refused(new Text("COM.4 is played with contracts, without a mission.",
                    "COM.4 se joue avec des contrats, sans mission."));
        }
        return byId(Mission.values(), wanted);
    }

    private static <T extends Named> Optional<T> byId(T[] things, String id) {
        return Stream.of(things).filter(thing -> thing.id().equals(id)).findFirst();
    }

    @Override
    public Notation<MartiansAction> notation() {
        return MartiansNotation.NOTATION;
    }

    @Override
    public MartiansProse prose(Language language, Names names) {
        return switch (language) {
            case EN -> new English(names);
            case FR -> new French(names);
        };
    }
}
