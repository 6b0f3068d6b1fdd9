package cydonia.games.terraforming;

import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardPlan;
import cydonia.games.terraforming.box.Count;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Requirement;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tharsis;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.rules.Counting;
import cydonia.games.terraforming.rules.Honours;
import cydonia.games.terraforming.rules.Placement;
import cydonia.games.terraforming.rules.Playing;
import cydonia.games.terraforming.rules.Scoring;
import cydonia.games.terraforming.rules.Stocks;
import cydonia.games.terraforming.table.Player;
import cydonia.games.terraforming.table.Table;

/** What a player who searches may read of an open table. It changes nothing. */
public final class Survey {

    private final Table table;

    Survey(Table table) {
        this.table = table;
    }

    private Player player(Seat seat) {
        return table.players[seat.index()];
    }

    // where the game stands

    public int seats() {
        return table.seats;
    }

    public int generation() {
        return table.generation;
    }

    public int value(Parameter what) {
        return table.value(what);
    }

    /** Whether somebody may begin an action: no card is half played, nobody is choosing cards. */
    public boolean betweenActions() {
        return !table.owes() && (table.phase == Phase.ACTIONS || table.phase == Phase.LAST_GREENERIES);
    }

    /** Whether that seat will do nothing more in this generation. */
    public boolean hasPassed(Seat seat) {
        return table.phase == Phase.ACTIONS && (table.passed & seat.bit()) != 0;
    }

    // what somebody has

    /** The score of that seat as it stands. */
    public int score(Seat seat) {
        return Scoring.score(table, seat.index());
    }

    public int rating(Seat seat) {
        return player(seat).rating;
    }

    public int stock(Seat seat, Resource what) {
        return player(seat).stock(what);
    }

    public int production(Seat seat, Resource what) {
        return player(seat).production(what);
    }

    /** The first card in hand from that index on, or -1. */
    public int nextInHand(Seat seat, int from) {
        return player(seat).hand.next(from);
    }

    /** The first card in play from that index on, the corporation included, or -1. */
    public int nextInPlay(Seat seat, int from) {
        return player(seat).inPlay.next(from);
    }

    /** What a card costs that seat now. */
    public int price(Seat seat, Card card) {
        return player(seat).price(CardPlan.of(card.index()));
    }

    public boolean meets(Seat seat, Requirement need) {
        return Playing.meets(table, seat.index(), need, Why.NOT_ASKED);
    }

    public int count(Seat seat, Count what) {
        return Counting.count(table, seat.index(), what);
    }

    public int tags(Seat seat, Tag tag) {
        return player(seat).tags(tag);
    }

    /** Cubes on a card that can hold them. */
    public int cubes(Card card) {
        return Stocks.cubes(table, card.index());
    }

    /** Whether the action of that card has been used in this generation. */
    public boolean used(Card card) {
        return table.used.has(card.index());
    }

    /** What a cube of that metal pays for that seat. */
    public int metalValue(Seat seat, Resource metal) {
        return metal == Resource.STEEL ? player(seat).steelValue : player(seat).titaniumValue;
    }

    /** Plants that seat needs for a greenery. */
    public int greeneryPrice(Seat seat) {
        return player(seat).greeneryPrice;
    }

    public boolean heatAsMoney(Seat seat) {
        return player(seat).heatAsMoney;
    }

    // honours

    public boolean claimed(Milestone milestone) {
        return table.milestones[milestone.ordinal()] != Table.NOBODY;
    }

    /** How far that seat has come. */
    public int reached(Seat seat, Milestone milestone) {
        return Honours.reached(table, seat.index(), milestone);
    }

    /** How many milestones can still be claimed. */
    public int milestonesLeft() {
        return Milestone.LIMIT - Honours.count(table.milestones);
    }

    public boolean funded(Award award) {
        return table.awards[award.ordinal()] != Table.NOBODY;
    }

    /** What the next award costs; there must be one left to fund. */
    public int awardPrice() {
        return Honours.awardPrice(table);
    }

    /** What counts for that award. */
    public int merit(Seat seat, Award award) {
        return Honours.merit(table, seat.index(), award);
    }

    /** The points that award would give that seat now. */
    public int prize(Seat seat, Award award) {
        return Scoring.prize(table, seat.index(), award);
    }

    // places

    public int oceansBeside(Area area) {
        return Long.bitCount(Tharsis.beside(area.index()) & table.mars.oceans());
    }

    public int greeneriesBeside(Area area) {
        return Long.bitCount(Tharsis.beside(area.index()) & table.mars.greeneries());
    }

    public int ownCitiesBeside(Seat seat, Area area) {
        return Long.bitCount(Tharsis.beside(area.index()) & table.mars.cities() & table.mars.owned(seat.index()));
    }

    /** Cities of others beside it. */
    public int othersCitiesBeside(Seat seat, Area area) {
        return Long.bitCount(Tharsis.beside(area.index()) & table.mars.cities() & ~table.mars.owned(seat.index()));
    }

    /** Land beside it where nothing lies yet. */
    public int freeLandBeside(Area area) {
        return Long.bitCount(Tharsis.beside(area.index()) & Tharsis.LAND & ~table.mars.taken());
    }

    /** The tile whose place is asked for; an ocean where nothing else is. */
    public Tile tileDue() {
        return table.asking() instanceof Placement.PlaceTile due ? due.tile() : Tile.OCEAN;
    }
}
