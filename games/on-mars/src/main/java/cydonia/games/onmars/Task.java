package cydonia.games.onmars;

/**
 * Kinds of owed work. A frame of the stack holds one of these, the company it concerns, and up to three numbers. Some
 * ask that company, the others are done as soon as they are on top.
 */
public enum Task {
    // spotless:off
    /** Lets the next company take its turn, or ends the round. */
    NEXT_TURN(false),
    /** a: effect. b: whether something of it must be done. */
    BEGIN(false),
    /** a: main action whose slot the colonist enters before its effect begins. */
    ENTER_SLOT(false),
    /** The four steps at the end of a turn. */
    END_TURN(false), OXYGEN_QUEUE(false), REFILL_QUEUE(false), LEVEL_CHECK(false), FINISH_TURN(false),
    /** a: type. b: hex. c: buildings joined. The rest of a construction once the hex is clear. */
    RAISE_BUILDING(false),
    /** Who puts the shuttle down is known once all have sat down. */
    SHUTTLE_OWNER(false),
    /** a: companies still to decide, three bits each. */
    SHUTTLE_QUEUE(false),
    /** a: whether to Orbit. b: whether to place a discovery tile. The steps of a journey. */
    TRAVEL(false), COME_HOME(false),
    /** Turns and tasks of the automa. a: the number of the action, or the upgrades done. */
    AUTOMA_TURN(false), AUTOMA_ACTION(false), AUTOMA_BUILD(false), AUTOMA_SHELTER(false), AUTOMA_UPGRADE(false), AUTOMA_ROVER(false),
    /** a: companies that may still fulfil contracts. */
    LAST_DELIVERIES(false),
    OVER(false),

    TURN(true),
    /** a: whether in Orbit, Colony or anywhere (0, 1, 2). */
    SPACE(true),
    SHUTTLE_SIDE(true),
    /** a: units left. b: main action. c: colonists sent for it. */
    PAY_SLOT(true),
    /** a: what is left of the cost, as {@link Payment} packs it. b: resources paid. c: the whole cost. */
    PAY(true),
    /** a: crystals left. b: goals below this number may not be discarded any more. c: goals discarded for it. */
    PAY_CRYSTALS(true),
    /** a: left without boost. b: colonists that may boost. c: flags. */
    STOCK(true), LEARN(true), DEVELOP(true), PLANS(true), UPGRADE(true), WELCOME(true),
    /** a: technology. */
    SHELVE(true),
    /** a: blueprint. c: flags. */
    UPGRADE_AT(true),
    /** a: points and flags. b: the piece on the move. */
    DRIVE(true),
    /** a: colonists the ship brings. */
    UNLOAD(true),
    PLACE_BOT(true),
    /** c: flags for scientists, contracts, paying. */
    HIRE(true),
    /** a: type or -1 for any. b: colonists that may boost. */
    CONSTRUCT(true),
    /** a: type. b: colonists that may boost. */
    CONSTRUCT_AT(true),
    /** a: type. b: colonists that may boost. c: hex and buildings joined. */
    CONSTRUCT_TECH(true),
    /** a: piece. b: the hex it left. */
    DISPLACE(true),
    BENEFIT(true),
    /** a: colonists left. c: flags for slots and working area. */
    RETRIEVE(true),
    /** b: colonists that may boost. */
    PRODUCE_AGAIN(true),
    /** a: item. b: colonists that may boost. c: those that have. */
    GAIN_AGAIN(true),
    /** a: resources left. b: colonists that may boost. */
    RECEIVE(true),
    RADAR(true),
    EXPLORE(true),
    /** a: discovery tile. */
    EXPLORE_AT(true),
    BUY_COLONIST(true),
    /** a: technology. */
    OXYGEN(true),
    /** a: place in the display. */
    REFILL(true),
    /** a: whether the shuttle may be ridden. */
    SHUTTLE(true),
    FULFIL(true);
    // spotless:on

    private static final Task[] ALL = values();

    private final boolean asks;

    Task(boolean asks) {
        this.asks = asks;
    }

    static Task of(int index) {
        return ALL[index];
    }

    /** Whether it waits for an answer. */
    public boolean asks() {
        return asks;
    }
}
