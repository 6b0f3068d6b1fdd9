package cydonia.games.martians.box;

import static cydonia.games.martians.box.Duration.CYCLE;
import static cydonia.games.martians.box.Duration.TURN;
import static cydonia.games.martians.box.Good.CURRENCY;
import static cydonia.games.martians.box.Good.ENERGY;
import static cydonia.games.martians.box.Good.FOOD;
import static cydonia.games.martians.box.Good.ICE;
import static cydonia.games.martians.box.Good.MEDICINE;
import static cydonia.games.martians.box.Good.REGOLITH;
import static cydonia.games.martians.box.Good.REPUTATION;
import static cydonia.games.martians.box.Good.SUPPLIES;
import static cydonia.games.martians.box.Good.WATER;
import static cydonia.games.martians.box.Infrastructure.GREENHOUSES;
import static cydonia.games.martians.box.Infrastructure.LANDING_PAD;
import static cydonia.games.martians.box.Infrastructure.WATER_PLANT;
import static cydonia.games.martians.box.Need.HUNGER;
import static cydonia.games.martians.box.Need.OXYGEN;
import static cydonia.games.martians.box.Need.SICKNESS;
import static cydonia.games.martians.box.Who.EACH_REPUTATION;
import static cydonia.games.martians.box.Who.EACH_STOCK;
import static cydonia.games.martians.box.Who.EACH_STOCK_PER_PLAYER;
import static cydonia.games.martians.box.Who.FIRST_PLAYER;
import static cydonia.games.martians.box.Who.SUBJECT;

import cydonia.engine.Text;
import cydonia.games.martians.box.Effect.AddNeed;
import cydonia.games.martians.box.Effect.Adjust;
import cydonia.games.martians.box.Effect.BlockPost;
import cydonia.games.martians.box.Effect.Damage;
import cydonia.games.martians.box.Effect.DrawAnalysis;
import cydonia.games.martians.box.Effect.Gain;
import cydonia.games.martians.box.Effect.HalveRtg;
import cydonia.games.martians.box.Effect.Hostility;
import cydonia.games.martians.box.Effect.Lose;
import cydonia.games.martians.box.Effect.LoseTokens;
import cydonia.games.martians.box.Effect.MarkerBack;
import cydonia.games.martians.box.Effect.MarkersHome;
import cydonia.games.martians.box.Effect.PayOr;
import cydonia.games.martians.box.Effect.RemoveNeed;
import cydonia.games.martians.box.Effect.ShowNextEvent;
import cydonia.games.martians.box.Effect.TurnUpTokens;
import java.util.List;

/**
 * The event cards: 20 of the base game, five per cycle, and 24 that belong to missions of the collector's edition.
 * Names, missions and numbers of copies are the rulebook's, and so is the homecoming of markers in a solar flare; the
 * other effects and the cycle numbers are reconstructed.
 */
public enum Event implements Named {
    // spotless:off
    SOLAR_FLARE_1         ("solar-flare-1",          "Solar flare",            "Éruption solaire",            0, 1, outburst()),
    SOLAR_FLARE_2         ("solar-flare-2",          "Solar flare",            "Éruption solaire",            0, 2, outburst()),
    SOLAR_FLARE_3         ("solar-flare-3",          "Solar flare",            "Éruption solaire",            0, 3, outburst()),
    SOLAR_FLARE_4         ("solar-flare-4",          "Solar flare",            "Éruption solaire",            0, 4, outburst()),
    HYDRAULIC_FAILURE     ("hydraulic-failure",      "Hydraulic failure",      "Panne hydraulique",           0, 1, List.of(new Adjust(Knob.DIG_ENERGY, 1, CYCLE))),
    FAULTY_EQUIPMENT      ("faulty-equipment",       "Faulty equipment",       "Équipement défectueux",       0, 1, List.of(new Adjust(Knob.CONSTRUCTION_ENERGY, 1, CYCLE))),
    UNREST                ("unrest",                 "Unrest",                 "Grogne",                      0, 1, List.of(payOr(EACH_REPUTATION, 2, CURRENCY, List.of(), List.of(lose(2, REPUTATION))))),
    DUST_DEVILS           ("dust-devils",            "Dust devils",            "Démons de poussière",         0, 1, List.of(new Adjust(Knob.SOLAR_POWER, -1, CYCLE))),
    BAD_SEED              ("bad-seed",               "Bad seed",               "Mauvaise graine",             0, 2, List.of(new Adjust(Knob.HARVEST_FOOD, -1, CYCLE))),
    VALVES                ("valves",                 "Valves",                 "Valves",                      0, 2, List.of(new Adjust(Knob.TREATED_WATER, -1, CYCLE))),
    PILOT_ERROR           ("pilot-error",            "Pilot error",            "Erreur de pilotage",          0, 2, List.of(new Adjust(Knob.RESUPPLY_TIME, 1, CYCLE))),
    VISITORS              ("visitors",               "Visitors",               "Visiteurs",                   0, 2, List.of(new AddNeed(HUNGER, 1), new Gain(EACH_STOCK_PER_PLAYER, 1, CURRENCY))),
    AIR_LEAK              ("air-leak",               "Air leak",               "Fuite d'air",                 0, 3, List.of(new AddNeed(OXYGEN, 1))),
    POISONING             ("poisoning",              "Poisoning",              "Empoisonnement",              0, 3, List.of(new AddNeed(SICKNESS, 1))),
    RTG_FAILURE           ("rtg-failure",            "RTG failure",            "Panne du RTG",                0, 3, List.of(new HalveRtg(), new Adjust(Knob.RTG_CLOSED, 1, TURN))),
    THE_LEAK              ("the-leak",               "The leak",               "La fuite",                    0, 3, List.of(new Lose(EACH_STOCK_PER_PLAYER, 1, WATER))),
    QUARANTINE            ("quarantine",             "Quarantine",             "Quarantaine",                 0, 4, List.of(new Adjust(Knob.DELIVERIES, -1, CYCLE))),
    FIRE                  ("fire",                   "Fire",                   "Incendie",                    0, 4, List.of(new Damage(GREENHOUSES))),
    LOSS_OF_PRESSURE      ("loss-of-pressure",       "Loss of pressure",       "Perte de pression",           0, 4, List.of(new Adjust(Knob.MOXIE_ENERGY, 1, CYCLE))),
    THE_FAULT             ("the-fault",              "The fault",              "La faille",                   0, 4, List.of(new LoseTokens(2))),
    SOUTH_ENTRANCE        ("south-entrance",         "South entrance",         "L'entrée sud",                1, 1, List.of(new Adjust(Knob.OBJECTIVE_TIME, -1, CYCLE))),
    THE_KEY               ("the-key",                "The key",                "La clé",                      1, 1, List.of(payOr(FIRST_PLAYER, 1, ENERGY, List.of(new DrawAnalysis(1)), List.of()))),
    SOS                   ("sos",                    "S.O.S.",                 "S.O.S.",                      1, 2, List.of(payOr(EACH_REPUTATION, 1, MEDICINE, List.of(gain(4, REPUTATION)), List.of(lose(1, REPUTATION))))),
    THE_TRANSMITTER       ("the-transmitter",        "The transmitter",        "Le transmetteur",             1, 2, List.of(payOr(FIRST_PLAYER, 2, ENERGY, List.of(gain(4, CURRENCY)), List.of()))),
    THE_JOURNAL           ("the-journal",            "The journal",            "Le journal",                  1, 3, List.of(new ShowNextEvent(), new Gain(EACH_REPUTATION, 1, REPUTATION))),
    THE_DOCTOR            ("the-doctor",             "The doctor",             "Le médecin",                  1, 3, List.of(new RemoveNeed(SICKNESS, 1))),
    THE_PANTRY            ("the-pantry",             "The pantry",             "Le cellier",                  1, 4, List.of(new Gain(EACH_STOCK, 1, FOOD))),
    THE_QUARTERS          ("the-quarters",           "The quarters",           "Les quartiers",               1, 4, List.of(new MarkerBack())),
    THE_AGENT             ("the-agent",              "The agent",              "L'agent",                     2, 1, List.of(new Lose(FIRST_PLAYER, 2, CURRENCY))),
    DESPERATE_MAN         ("desperate-man",          "A desperate man",        "Un homme désespéré",          2, 2, List.of(payOr(FIRST_PLAYER, 1, FOOD, List.of(), List.of(lose(2, SUPPLIES))))),
    RADIATION_EFFECTS     ("radiation-effects",      "Effects of radiation",   "Les effets des rayonnements", 2, 3, List.of(new AddNeed(SICKNESS, 1))),
    MISHANDLING           ("mishandling",            "Mishandling",            "Une mauvaise manipulation",   2, 4, List.of(new Adjust(Knob.HOSPITAL_CLOSED, 1, TURN))),
    CONFUSION             ("confusion",              "Confusion",              "Confusion",                   3, 1, List.of(new Adjust(Knob.TIME_UNITS, -1, TURN))),
    HARD_LANDING          ("hard-landing",           "Hard landing",           "Atterrissage brutal",         3, 2, List.of(new BlockPost(LANDING_PAD))),
    FUEL_LEAK             ("fuel-leak",              "Fuel leak",              "Fuite de carburant",          3, 3, List.of(new Lose(EACH_STOCK_PER_PLAYER, 1, ENERGY))),
    COMMUNICATIONS_FAILURE("communications-failure", "Communications failure", "Panne des communications",    3, 4, List.of(new Adjust(Knob.RESEARCH_CLOSED, 1, CYCLE))),
    AVALANCHE             ("avalanche",              "The avalanche",          "L'avalanche",                 4, 1, List.of(new LoseTokens(2))),
    THE_GUIDE             ("the-guide",              "The guide",              "Le guide",                    4, 2, List.of(new TurnUpTokens(3))),
    THE_CAVE              ("the-cave",               "The cave",               "La grotte",                   4, 3, List.of(new Gain(FIRST_PLAYER, 2, ICE), new Gain(FIRST_PLAYER, 1, REGOLITH))),
    THE_SUMMIT            ("the-summit",             "The summit",             "Le sommet",                   4, 4, List.of(new Adjust(Knob.WIND_POWER, 1, CYCLE), new Adjust(Knob.DIG_TIME, 1, TURN))),
    UNWELCOME_GUESTS      ("unwelcome-guests",       "Unwelcome guests",       "Invités importuns",           5, 1, List.of(new Hostility(1))),
    FOOD_THEFT            ("food-theft",             "Food theft",             "Vol de nourriture",           5, 2, List.of(new Lose(EACH_STOCK_PER_PLAYER, 1, FOOD))),
    THREAT                ("threat",                 "Threat",                 "Menace",                      5, 3, List.of(payOr(EACH_REPUTATION, 2, CURRENCY, List.of(), List.of(lose(2, REPUTATION))))),
    SABOTAGE              ("sabotage",               "Sabotage",               "Sabotage",                    5, 4, List.of(new Damage(WATER_PLANT)));
    // spotless:on

    /** Cycles that have a pile of events. */
    public static final int CYCLES = 4;

    private static final Event[] ALL = values();

    private final String id;
    private final Text title;
    private final int mission;
    private final int cycle;
    private final List<Effect> effects;

    Event(String id, String en, String fr, int mission, int cycle, List<Effect> effects) {
        this.id = id;
        this.title = new Text(en, fr);
        this.mission = mission;
        this.cycle = cycle;
        this.effects = effects;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    /** The number of the missions that use it; 0 is used in every game. */
    public int mission() {
        return mission;
    }

    public int cycle() {
        return cycle;
    }

    public List<Effect> effects() {
        return effects;
    }

    public boolean flare() {
        return ordinal() < CYCLES;
    }

    public long bit() {
        return 1L << ordinal();
    }

    public static Event of(int ordinal) {
        return ALL[ordinal];
    }

    private static List<Effect> outburst() {
        return List.of(new MarkersHome(), new Adjust(Knob.EXCAVATION_TIME, 1, TURN),
                new Adjust(Knob.LANDING_PAD_TIME, 1, TURN));
    }

    private static Effect payOr(Who who, int count, Good good, List<Effect> reward, List<Effect> otherwise) {
        return new PayOr(who, count, good, reward, otherwise);
    }

    private static Effect gain(int count, Good good) {
        return new Gain(SUBJECT, count, good);
    }

    private static Effect lose(int count, Good good) {
        return new Lose(SUBJECT, count, good);
    }
}
