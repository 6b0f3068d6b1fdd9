package cydonia.games.tilsit.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.games.tilsit.box.Effect.Discount;
import cydonia.games.tilsit.box.Effect.GainAny;
import cydonia.games.tilsit.box.Effect.GainColonists;
import cydonia.games.tilsit.box.Effect.Spy;
import cydonia.games.tilsit.box.Standing.Colonists;
import cydonia.games.tilsit.box.Standing.EarthRate;
import cydonia.games.tilsit.box.Standing.EnergyLimit;
import cydonia.games.tilsit.box.Standing.ExtraProduction;
import cydonia.games.tilsit.box.Standing.HandLimit;
import cydonia.games.tilsit.box.Standing.LootShield;
import cydonia.games.tilsit.box.Standing.SupplyDraw;
import cydonia.games.tilsit.box.Standing.TieBonus;
import cydonia.games.tilsit.box.Standing.VictoryPoints;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The two decks of research and development, fifteen cards each. Copies are reconstructed throughout; of the
 * Communication bonus it is the science, none, that no source tells.
 */
public enum RdCard {
    // spotless:off
    //                 deck copies science                  names
    BONUS_RESEARCH     (1, 2, 2, known(),   "R&D bonus", "Bonus R&D",                       new TieBonus(Domain.RESEARCH)),
    BONUS_MILITARY     (1, 2, 0, guessed(), "Military bonus", "Bonus militaire",            new TieBonus(Domain.MILITARY)),
    BONUS_COMMUNICATION(1, 2, 0, guessed(), "Communication bonus", "Bonus communication",   new TieBonus(Domain.COMMUNICATION)),
    BONUS_ENERGY       (1, 1, 0, guessed(), "Energy bonus", "Bonus énergie",                new TieBonus(Domain.ENERGY)),
    BONUS_HABITATION   (1, 1, 0, guessed(), "Habitation bonus", "Bonus habitation",         new TieBonus(Domain.HABITATION)),
    PUBLICATION        (1, 4, 1, guessed(), "Published findings", "Publication"),
    COMPACT_STORAGE    (1, 1, 0, guessed(), "Compact storage", "Stockage compact",          new HandLimit(2)),
    PREFABRICATION     (1, Phase.BUILD,     "Prefabricated parts", "Éléments préfabriqués", new Discount(2)),
    RESERVE_CREW       (1, Phase.RESEARCH,  "Reserve crew", "Équipe de réserve",            new GainColonists(1)),
    TERRAFORMING       (2, 3, 1, guessed(), "Terraforming", "Terraformation",               new VictoryPoints(1)),
    BREAKTHROUGH       (2, 1, 2, guessed(), "Scientific breakthrough", "Percée scientifique"),
    FUSION             (2, 1, 0, guessed(), "Fusion reactor", "Réacteur à fusion",          new EnergyLimit(3)),
    SUPERCONDUCTORS    (2, 1, 0, guessed(), "Superconducting grid", "Réseau supraconducteur", new EnergyLimit(2)),
    ROBOTS             (2, 2, 0, guessed(), "Robot workers", "Robots ouvriers",             new Colonists(2, false)),
    DEEP_DRILLING      (2, 1, 0, guessed(), "Deep drilling", "Forage profond",              new ExtraProduction(1)),
    SUPPLY_ROCKETS     (2, 1, 0, guessed(), "Heavy supply rockets", "Fusées de ravitaillement", new SupplyDraw(1)),
    NANO_ASSEMBLY      (2, 1, 0, guessed(), "Nano-assembly", "Nano-assemblage",             new Standing.Discount(1)),
    ORBITAL_TUG        (2, 1, 0, guessed(), "Orbital tug", "Remorqueur orbital",            new EarthRate(2)),
    SHIELD             (2, 1, 0, guessed(), "Defence grid", "Bouclier défensif",            new LootShield()),
    SPY_SATELLITE      (2, Phase.EXCHANGE,  "Spy satellite", "Satellite espion",            new Spy(1)),
    EXPRESS_SHUTTLE    (2, Phase.EXCHANGE,  "Express shuttle", "Navette express",           new GainAny(3));
    // spotless:on

    public static final int KINDS = 21;
    public static final int PER_DECK = 15;
    public static final List<RdCard> ALL = List.of(values());

    private final int deck;
    private final int copies;
    private final int science;
    private final boolean reconstructed;
    private final Optional<Phase> oneShot;
    private final Text label;
    private final Thing thing;
    private final List<Effect> effects;
    private final List<Standing> whileFaceUp;
    private final Perks perks;

    /** A permanent card: played at once, stays face up. */
    RdCard(int deck, int copies, int science, boolean reconstructed, String en, String fr, Standing... standing) {
        this.deck = deck;
        this.copies = copies;
        this.science = science;
        this.reconstructed = reconstructed;
        this.oneShot = Optional.empty();
        this.label = new Text(en, fr);
        this.thing = new Thing(word(), label);
        this.effects = List.of();
        this.whileFaceUp = List.of(standing);
        this.perks = Perks.of(whileFaceUp);
    }

    /** A card for one use, in the phase named; then it goes under its deck. There is one of each. */
    RdCard(int deck, Phase when, String en, String fr, Effect effect) {
        this.deck = deck;
        this.copies = 1;
        this.science = 0;
        this.reconstructed = true;
        this.oneShot = Optional.of(when);
        this.label = new Text(en, fr);
        this.thing = new Thing(word(), label);
        this.effects = List.of(effect);
        this.whileFaceUp = List.of();
        this.perks = Perks.NONE;
    }

    private static boolean guessed() {
        return true;
    }

    private static boolean known() {
        return false;
    }

    public static RdCard of(int index) {
        return ALL.get(index);
    }

    public int deck() {
        return deck;
    }

    public int copies() {
        return copies;
    }

    public int science() {
        return science;
    }

    public boolean reconstructed() {
        return reconstructed;
    }

    /** Stays in hand until its owner plays it. */
    public boolean held() {
        return oneShot.isPresent() && oneShot.get() != Phase.RESEARCH;
    }

    /** The phase in which a card for one use is played; none for permanent ones. */
    public Optional<Phase> oneShot() {
        return oneShot;
    }

    public Text label() {
        return label;
    }

    public List<Effect> effects() {
        return effects;
    }

    public List<Standing> whileFaceUp() {
        return whileFaceUp;
    }

    public Perks perks() {
        return perks;
    }

    public Thing thing() {
        return thing;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
