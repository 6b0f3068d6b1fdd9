package cydonia.games.martians;

import cydonia.engine.Text;
import cydonia.games.martians.cards.Named;

/** The four ways to play, with what they share (rulebook pp. 9, 10). */
public enum Mode implements Named {
    // spotless:off
    SOLO("solo", "Solo (SOLO.1): alone with two crews", "Solo (SOLO.1) : seul avec deux équipes", 4, true,  true,  false),
    COOP("coop", "Cooperative (CO-OP.2): everything shared", "Coopératif (CO-OP.2) : tout est partagé", 4, true,  true,  false),
    SEMI("semi", "Semi-cooperative (SEMI:CO-OP.3): one colony, own goods", "Semi-coopératif (SEMI:CO-OP.3) : une colonie, chacun ses biens", 4, false, true, true),
    COM ("com",  "Competitive (COM.4): everyone for themselves", "Compétitif (COM.4) : chacun pour soi", 5, false, false, true);
    // spotless:on

    /** As many as there are colours of markers. */
    public static final int MOST_SEATS = 4;

    private final String id;
    private final Text title;
    private final int cycles;
    private final boolean sharedStock;
    private final boolean sharedColony;
    private final boolean trade;

    Mode(String id, String en, String fr, int cycles, boolean sharedStock, boolean sharedColony, boolean trade) {
        this.id = id;
        this.title = new Text(en, fr);
        this.cycles = cycles;
        this.sharedStock = sharedStock;
        this.sharedColony = sharedColony;
        this.trade = trade;
    }

    @Override
    public String id() {
        return id;
    }

    /** Its code in the rulebook. */
    String code() {
        return title.en().substring(title.en().indexOf('(') + 1, title.en().indexOf(')'));
    }

    @Override
    public Text title() {
        return title;
    }

    public int cycles() {
        return cycles;
    }

    /** Whether goods, currency, reputation and analysis cards are common (and the cards open). */
    public boolean sharedStock() {
        return sharedStock;
    }

    public boolean sharedColony() {
        return sharedColony;
    }

    public boolean trade() {
        return trade;
    }
}
