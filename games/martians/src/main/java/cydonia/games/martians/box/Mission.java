package cydonia.games.martians.box;

import static cydonia.games.martians.box.Cost.time;
import static cydonia.games.martians.box.Duration.GAME;
import static cydonia.games.martians.box.Good.ENERGY;
import static cydonia.games.martians.box.Good.FOOD;
import static cydonia.games.martians.box.Good.ICE;
import static cydonia.games.martians.box.Good.MEDICINE;
import static cydonia.games.martians.box.Good.REGOLITH;
import static cydonia.games.martians.box.Good.REPUTATION;
import static cydonia.games.martians.box.Good.SUPPLIES;
import static cydonia.games.martians.box.Good.WATER;
import static cydonia.games.martians.box.Infrastructure.EXCAVATION;
import static cydonia.games.martians.box.Infrastructure.GREENHOUSES;
import static cydonia.games.martians.box.Infrastructure.MOXIE;
import static cydonia.games.martians.box.Need.HUNGER;

import cydonia.engine.Text;
import cydonia.games.martians.box.Effect.AddNeed;
import cydonia.games.martians.box.Effect.Adjust;
import cydonia.games.martians.box.Effect.CleanDust;
import cydonia.games.martians.box.Effect.Damage;
import cydonia.games.martians.box.Effect.Dust;
import cydonia.games.martians.box.Effect.Gain;
import cydonia.games.martians.box.Effect.HalveRtg;
import cydonia.games.martians.box.Effect.Hostility;
import cydonia.games.martians.box.Effect.Lose;
import cydonia.games.martians.box.Effect.PayOr;
import cydonia.games.martians.box.Effect.RefugeeArrives;
import cydonia.games.martians.box.Effect.RefugeesHungry;
import cydonia.games.martians.box.Effect.ShelterRefugee;
import cydonia.games.martians.box.MissionRule.AtSetup;
import cydonia.games.martians.box.MissionRule.Extension;
import cydonia.games.martians.box.MissionRule.FlareInEveryPile;
import cydonia.games.martians.box.MissionRule.FlaresSicken;
import cydonia.games.martians.box.MissionRule.InPreparation;
import cydonia.games.martians.box.MissionRule.LessEnergyAtStart;
import cydonia.games.martians.box.MissionRule.NoNewStaff;
import cydonia.games.martians.box.MissionRule.Raids;
import cydonia.games.martians.box.MissionRule.WithoutWeather;
import cydonia.games.martians.box.Objective.Condition;
import cydonia.games.martians.box.Objective.Requirement;
import cydonia.games.martians.box.Objective.Requirement.Done;
import cydonia.games.martians.box.Objective.Requirement.DustLies;
import cydonia.games.martians.box.Objective.Requirement.FromCycle;
import cydonia.games.martians.box.Objective.Requirement.HalfDone;
import cydonia.games.martians.box.Objective.Requirement.RefugeeWaits;
import cydonia.games.martians.box.Objective.State;
import cydonia.games.martians.box.Objective.Task;
import java.util.ArrayList;
import java.util.List;

/**
 * The missions: four of the base game, nine of the collector's edition. Names, numbers and editions are the rulebook's;
 * objectives and changes of rules are reconstructed, since the mission sheets are not part of it.
 */
public enum Mission implements Named {
    // spotless:off
    CHANGE_OF_PLANS("change-of-plans", "Change of plans", "Changement de programme", 0, false,
        List.of(new InPreparation(3, 4, 1, List.of(new AddNeed(HUNGER, 1)))),
        List.of(
            task("habitat-module", "Habitat module", "Module d'habitation", time(1).and(2, REGOLITH).and(1, SUPPLIES), ByPlayers.of(2, 3, 4), 3),
            task("welcome-stock", "Welcome stock", "Stock d'accueil", time(1).and(1, FOOD).and(1, WATER), ByPlayers.of(1, 2, 3), 3),
            state("sites-finished", "Sites finished", "Chantiers terminés", new Condition.ConstructionLeft(ByPlayers.of(2, 1, 1))))),
    DUST_IMPS("dust-imps", "The dust imps", "Les lutins de poussière", 0, false,
        List.of(new InPreparation(2, 2, 1, List.of(new Dust(GREENHOUSES))), new InPreparation(3, 3, 1, List.of(new Dust(EXCAVATION))),
            new InPreparation(4, 4, 1, List.of(new Dust(MOXIE)))),
        List.of(
            task("clean-up", "Clean-up", "Nettoyage", time(1).and(1, ENERGY).and(1, WATER), ByPlayers.always(Objective.ANY), 2, List.of(new DustLies()), List.of(new CleanDust())),
            task("filters", "Electrostatic filter", "Filtre électrostatique", time(1).and(1, REGOLITH).and(1, SUPPLIES).and(2, ENERGY), ByPlayers.of(3, 4, 5), 3),
            state("dust-free", "Dust-free base", "Base sans poussière", new Condition.NoDust()))),
    BOTANICAL_CAPSULE("botanical-capsule", "Botanical capsule", "Capsule botanique", 0, false,
        List.of(new AtSetup(List.of(new Adjust(Knob.CHANGE_ENERGY, -1, GAME)))),
        List.of(
            task("seedlings", "Seedlings", "Jeunes plants", time(1).and(2, FOOD).and(1, WATER), ByPlayers.of(1, 2, 3), 4),
            task("medicinal-plants", "Medicinal plants", "Plantes médicinales", time(1).and(1, MEDICINE).and(1, WATER), ByPlayers.of(1, 2, 2), 4),
            task("living-soil", "Living soil", "Sol vivant", time(1).and(2, REGOLITH).and(1, ENERGY), ByPlayers.of(1, 1, 2), 3),
            state("greenhouses-complete", "Greenhouses extended", "Serres agrandies", new Condition.GreenhouseImprovementsLeft(ByPlayers.of(1, 1, 0))))),
    FORCE_FIELD("force-field", "Force field", "Champ de force", 0, false,
        List.of(new FlareInEveryPile(), new FlaresSicken(0)),
        List.of(
            task("emitter", "Field emitter", "Émetteur", time(1).and(2, REGOLITH).and(2, ENERGY), ByPlayers.of(3, 4, 5), 3),
            task("power-core", "Power core", "Cœur énergétique", time(1).and(4, ENERGY), ByPlayers.of(1, 1, 2), 3, List.of(new HalfDone(0)), List.of()),
            state("power-grid", "Power grid", "Réseau électrique", new Condition.Installations(ByPlayers.of(3, 4, 6))))),
    MARS_ONE("mars-one", "Mars One", "Mars One", 1, true,
        List.of(),
        List.of(
            task("airlock", "South airlock", "Sas sud", time(1).and(2, ENERGY).and(1, SUPPLIES), ByPlayers.always(1), 3, List.of(), List.of(new Gain(Who.SUBJECT, 2, SUPPLIES))),
            task("search-team", "Search team", "Équipe de recherche", time(1).and(1, FOOD).and(1, WATER).and(1, ENERGY), ByPlayers.of(2, 3, 4), 3, List.of(new Done(0)), List.of()),
            task("care", "Care for the survivor", "Soins au survivant", time(1).and(1, MEDICINE), ByPlayers.of(1, 2, 2), 4, List.of(new Done(0)), List.of()),
            task("archive", "Camp archive", "Archives du camp", time(2).and(2, ENERGY).and(1, SUPPLIES), ByPlayers.always(1), 5, List.of(new Done(1)), List.of()))),
    REFUGEES("refugees", "The refugees", "Les réfugiés", 2, true,
        List.of(new InPreparation(2, 3, 1, List.of(new RefugeeArrives())), new InPreparation(4, 4, 3, List.of(new RefugeeArrives())),
            new InPreparation(2, 4, 1, List.of(new RefugeesHungry()))),
        List.of(
            task("shelter", "Shelter", "Abri", time(1).and(1, REGOLITH).and(1, SUPPLIES).and(1, ENERGY), ByPlayers.of(2, 3, 3), 3, List.of(new RefugeeWaits()), List.of(new ShelterRefugee())),
            task("screening", "Medical screening", "Examen médical", time(1).and(1, MEDICINE), ByPlayers.of(1, 2, 2), 4))),
    MISSION_TO_PHOBOS("mission-to-phobos", "Mission to Phobos", "Mission vers Phobos", 3, true,
        List.of(),
        List.of(
            task("hull", "Hull section", "Section de coque", time(1).and(2, REGOLITH).and(1, SUPPLIES), ByPlayers.of(2, 3, 4), 3),
            task("fuel", "Fuel", "Carburant", time(1).and(2, ICE).and(2, ENERGY), ByPlayers.of(1, 2, 3), 3),
            task("provisions", "Provisions", "Vivres", time(1).and(1, FOOD).and(1, WATER), ByPlayers.of(1, 2, 2), 3),
            task("launch", "Launch", "Lancement", time(2), ByPlayers.always(1), 5, List.of(new FromCycle(3), new Done(0), new Done(1), new Done(2)), List.of()))),
    FACE_ON_MARS("face-on-mars", "A face on Mars", "Un visage sur Mars", 4, true,
        List.of(new Extension(true)),
        List.of(
            task("survey-camp", "Survey camp", "Camp de relevé", time(1).and(1, REGOLITH).and(1, SUPPLIES).and(1, ENERGY), ByPlayers.of(1, 2, 2), 3),
            task("transmit-find", "Transmit a find", "Transmettre une découverte", time(1).and(1, ENERGY).artefacts(1), ByPlayers.of(2, 3, 3), 4))),
    DARK_SIDE_OF_MARS("dark-side-of-mars", "The dark side of Mars", "La face cachée de Mars", 5, true,
        List.of(new Extension(false), new InPreparation(2, 4, 1, List.of(new Hostility(1))),
            new Raids(0, new PayOr(Who.EACH_STOCK, 1, FOOD, List.of(), List.of(new Lose(Who.SUBJECT, 2, REPUTATION))))),
        List.of(
            task("outpost", "Outpost", "Avant-poste", time(1).and(1, REGOLITH).and(1, SUPPLIES).and(1, ENERGY), ByPlayers.of(2, 3, 3), 3),
            task("gifts", "Gifts", "Présents", time(1).and(2, FOOD).and(1, MEDICINE), ByPlayers.of(1, 2, 2), 5),
            task("listening-post", "Listening post", "Poste d'écoute", time(1).and(3, ENERGY), ByPlayers.of(1, 2, 2), 2))),
    UNDERGROUND_COLONY("underground-colony", "The underground colony", "La colonie souterraine", 0, true,
        List.of(),
        List.of(
            task("hall", "Underground hall", "Salle souterraine", time(1).and(3, REGOLITH).and(1, ENERGY), ByPlayers.of(2, 3, 4), 4),
            task("lighting", "Lighting", "Éclairage", time(1).and(3, ENERGY), ByPlayers.of(1, 2, 2), 2),
            state("tunnels", "Tunnels dug", "Tunnels creusés", new Condition.TokensDug(ByPlayers.of(8, 11, 14))))),
    DISASTER("disaster", "Disaster", "Désastre", 0, true,
        List.of(new AtSetup(List.of(new HalveRtg(), new Damage(GREENHOUSES), new Damage(MOXIE))), new LessEnergyAtStart(1)),
        List.of(
            state("rebuilt", "Everything rebuilt", "Tout reconstruit", new Condition.ConstructionLeft(ByPlayers.always(0))),
            state("repaired", "Repairs", "Réparations", new Condition.ImprovementsLeft(ByPlayers.of(7, 5, 3))),
            state("nobody-lost", "Nobody lost", "Aucune perte", new Condition.NobodyDead()))),
    VASTITAS_BOREALIS("vastitas-borealis", "Vastitas Borealis", "Vastitas Borealis", 0, true,
        List.of(new WithoutWeather(List.of(Weather.SOLAR_ENERGY, Weather.SOLAR_FOOD))),
        List.of(
            task("ice-core", "Ice core", "Carotte de glace", time(1).and(3, ICE).and(1, ENERGY), ByPlayers.of(2, 3, 4), 4),
            task("reservoir", "Reservoir", "Réservoir", time(1).and(3, WATER), ByPlayers.of(1, 2, 2), 4),
            task("heated-drill", "Heated drill", "Foreuse chauffée", time(1).and(2, ENERGY).and(1, SUPPLIES), ByPlayers.of(1, 2, 2), 3))),
    THE_END("the-end", "The end", "La fin", 0, true,
        List.of(new InPreparation(3, 3, 1, List.of(new Adjust(Knob.RESUPPLY_TIME, 1, GAME))), new NoNewStaff(3)),
        List.of(
            state("growth", "A fourth colonist", "Un quatrième colon", new Condition.FourthColonist()),
            state("knowledge", "Self-reliant science", "Autonomie scientifique", new Condition.ColonyTechnologies(ByPlayers.of(2, 3, 3))),
            state("power", "Self-reliant power", "Autonomie énergétique", new Condition.Installations(ByPlayers.of(3, 4, 6))),
            state("trust", "Trust of the colony", "Confiance de la colonie", new Condition.ReputationTogether(ByPlayers.of(40, 55, 70)))));
    // spotless:on

    /** No mission has more objectives. */
    public static final int MOST_OBJECTIVES = 4;
    private static final List<Task> TASKS = allTasks();

    private final String id;
    private final Text title;
    private final int number;
    private final boolean collector;
    private final List<MissionRule> rules;
    private final List<Objective> objectives;

    Mission(String id, String en, String fr, int number, boolean collector, List<MissionRule> rules,
            List<Objective> objectives) {
        this.id = id;
        this.title = new Text(en, fr);
        this.number = number;
        this.collector = collector;
        this.rules = rules;
        this.objectives = objectives;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    /** Events with this number are used besides those with number 0. */
    public int number() {
        return number;
    }

    public boolean collector() {
        return collector;
    }

    public List<MissionRule> rules() {
        return rules;
    }

    public List<Objective> objectives() {
        return objectives;
    }

    /** Every task of every mission. */
    public static List<Task> tasks() {
        return TASKS;
    }

    private static List<Task> allTasks() {
        List<Task> tasks = new ArrayList<>();
        for (Mission mission : values()) {
            for (Objective objective : mission.objectives) {
                if (objective instanceof Task task) {
                    tasks.add(task);
                }
            }
        }
        return List.copyOf(tasks);
    }

    private static Task task(String id, String en, String fr, Cost cost, ByPlayers slots, int reputation) {
        return task(id, en, fr, cost, slots, reputation, List.of(), List.of());
    }

    private static Task task(String id, String en, String fr, Cost cost, ByPlayers slots, int reputation,
            List<Requirement> requirements, List<Effect> effects) {
        return new Task(id, new Text(en, fr), cost, slots, reputation, requirements, effects);
    }

    private static State state(String id, String en, String fr, Condition condition) {
        return new State(id, new Text(en, fr), condition);
    }
}
