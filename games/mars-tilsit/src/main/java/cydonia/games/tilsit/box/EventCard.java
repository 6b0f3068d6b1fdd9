package cydonia.games.tilsit.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.games.tilsit.box.Effect.Contest;
import cydonia.games.tilsit.box.Effect.Destroy;
import cydonia.games.tilsit.box.Effect.DrawRd;
import cydonia.games.tilsit.box.Effect.GainColonists;
import cydonia.games.tilsit.box.Effect.GainResource;
import cydonia.games.tilsit.box.Effect.OrElse;
import cydonia.games.tilsit.box.Effect.TakeBlindly;
import cydonia.games.tilsit.box.Effect.TakeChosen;
import cydonia.games.tilsit.box.Effect.TakeContract;
import cydonia.games.tilsit.box.Effect.TakeHalf;
import cydonia.games.tilsit.box.Effect.TakeRd;
import cydonia.games.tilsit.box.Standing.BorrowEnergy;
import cydonia.games.tilsit.box.Standing.Colonists;
import cydonia.games.tilsit.box.Standing.ConflictLoot;
import cydonia.games.tilsit.box.Standing.FreeExchange;
import cydonia.games.tilsit.box.Standing.RerollDie;
import cydonia.games.tilsit.box.Standing.VictoryPoints;
import java.util.List;
import java.util.Locale;

/** The thirty event cards. How many copies there are of each is reconstructed throughout. */
public enum EventCard {
    // spotless:off
    DEPOSIT_IRON   (2, guessed(), "New iron deposit", "Nouveau gisement de fer",   new GainResource(3, Resource.IRON)),
    DEPOSIT_CARBON (2, known(),   "New carbon deposit", "Nouveau gisement de carbone", new GainResource(3, Resource.CARBON)),
    DEPOSIT_SILICON(2, guessed(), "New silicon deposit", "Nouveau gisement de silicium", new GainResource(3, Resource.SILICON)),
    DEPOSIT_WATER  (2, guessed(), "New water deposit", "Nouveau gisement d’eau",    new GainResource(3, Resource.WATER)),
    DEPOSIT_OXYGEN (2, guessed(), "New oxygen deposit", "Nouveau gisement d’oxygène", new GainResource(3, Resource.OXYGEN)),
    NEW_COLONIST   (3, known(),   "New colonist", "Nouveau colon",                 new GainColonists(1)),
    CONTESTED_SUPREMACY(3, known(), "Contested supremacy", "Suprématie contestée", new Contest()),

    CONFLICT_COMMUNICATION_MINOR(2, Domain.COMMUNICATION, 1, "Minor communication conflict", "Conflit mineur de communication", new TakeChosen(1)),
    CONFLICT_COMMUNICATION_MAJOR(1, Domain.COMMUNICATION, 2, "Major communication conflict", "Conflit majeur de communication", new OrElse(new TakeContract(), new TakeChosen(2))),
    CONFLICT_MILITARY_MINOR     (2, Domain.MILITARY,      1, "Minor military conflict", "Conflit militaire mineur",             new TakeBlindly(2)),
    CONFLICT_MILITARY_MAJOR     (1, Domain.MILITARY,      2, "Major military conflict", "Conflit militaire majeur",             new OrElse(new Destroy(), new TakeHalf())),
    CONFLICT_RESEARCH_MINOR     (2, Domain.RESEARCH,      1, "Minor R&D conflict", "Conflit R&D mineur",                       new DrawRd(1)),
    CONFLICT_RESEARCH_MAJOR     (1, Domain.RESEARCH,      2, "Major R&D conflict", "Conflit R&D majeur",                       new OrElse(new TakeRd(), new DrawRd(2))),

    SUPREMACY_ENERGY       (guessed(), Domain.ENERGY,        "Energy supremacy", "Suprématie Énergie",               new BorrowEnergy()),
    SUPREMACY_HABITATION   (known(),   Domain.HABITATION,    "Habitation supremacy", "Suprématie Habitation",       new Colonists(3, true)),
    SUPREMACY_MILITARY     (guessed(), Domain.MILITARY,      "Military supremacy", "Suprématie Militaire",           new ConflictLoot(1)),
    SUPREMACY_COMMUNICATION(guessed(), Domain.COMMUNICATION, "Communication supremacy", "Suprématie Communication", new FreeExchange()),
    SUPREMACY_RESEARCH     (guessed(), Domain.RESEARCH,      "R&D supremacy", "Suprématie R&D",                      new RerollDie());
    // spotless:on

    /** The three ways a card of this deck works. */
    public enum Kind {
        /** Acts on its drawer, or on the table. */
        PLAIN,
        /** Two players compare; the winner has the effect. */
        CONFLICT,
        /** All players compare; the winner keeps the card. */
        SUPREMACY
    }

    public static final List<EventCard> ALL = List.of(values());

    private final Kind kind;
    private final int copies;
    private final boolean reconstructed;
    private final Domain domain;
    private final int level;
    private final Text label;
    private final Thing thing;
    private final List<Effect> effects;
    private final List<Standing> whileHeld;
    private final Perks perks;

    EventCard(int copies, boolean reconstructed, String en, String fr, Effect effect) {
        this(Kind.PLAIN, copies, reconstructed, Domain.ENERGY, 0, new Text(en, fr), List.of(effect), List.of());
    }

    /** A conflict needs an active installation of that level; what its winner gets is reconstructed. */
    EventCard(int copies, Domain domain, int level, String en, String fr, Effect effect) {
        this(Kind.CONFLICT, copies, true, domain, level, new Text(en, fr), List.of(effect), List.of());
    }

    /** A supremacy needs somebody with an active installation of level 1, and is worth one point. */
    EventCard(boolean reconstructed, Domain domain, String en, String fr, Standing standing) {
        this(Kind.SUPREMACY, 1, reconstructed, domain, 1, new Text(en, fr), List.of(),
                List.of(new VictoryPoints(1), standing));
    }

    EventCard(Kind kind, int copies, boolean reconstructed, Domain domain, int level, Text label, List<Effect> effects,
            List<Standing> whileHeld) {
        this.kind = kind;
        this.copies = copies;
        this.reconstructed = reconstructed;
        this.domain = domain;
        this.level = level;
        this.label = label;
        this.thing = new Thing(word(), label);
        this.effects = effects;
        this.whileHeld = whileHeld;
        this.perks = Perks.of(whileHeld);
    }

    private static boolean guessed() {
        return true;
    }

    private static boolean known() {
        return false;
    }

    public static EventCard supremacy(Domain domain) {
        return ALL.get(SUPREMACY_ENERGY.ordinal() + domain.ordinal());
    }

    public boolean isDeposit() {
        return ordinal() <= DEPOSIT_OXYGEN.ordinal();
    }

    public Kind kind() {
        return kind;
    }

    public int copies() {
        return copies;
    }

    /** Whether what the card does is our guess. */
    public boolean reconstructed() {
        return reconstructed;
    }

    /** What a conflict or supremacy is about. */
    public Domain domain() {
        return domain;
    }

    /** The active level a conflict asks of its drawer, a supremacy of anybody. */
    public int level() {
        return level;
    }

    public Text label() {
        return label;
    }

    public List<Effect> effects() {
        return effects;
    }

    public List<Standing> whileHeld() {
        return whileHeld;
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
