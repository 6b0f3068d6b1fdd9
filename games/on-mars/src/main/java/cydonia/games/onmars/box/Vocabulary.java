package cydonia.games.onmars.box;

import cydonia.games.onmars.box.Effect.*;

/** The words in which cards, tiles and printed spaces are written. */
public final class Vocabulary {

    private Vocabulary() {
    }

    public static Nothing nothing() {
        return new Nothing();
    }

    public static Gain gain(int n, Item item) {
        return new Gain(item, n, false);
    }

    public static GainColonists gainColonists(int n) {
        return new GainColonists(n);
    }

    public static GainAny gainAny(int n) {
        return new GainAny(n);
    }

    public static Score score(int points) {
        return new Score(points);
    }

    /** Resources from the warehouse. */
    public static Stock stock(int n) {
        return new Stock(n, false, false);
    }

    public static Learn learn(int n) {
        return new Learn(n, false);
    }

    public static Develop develop(int n) {
        return new Develop(n, false, false);
    }

    public static TakePlans takePlans(int n) {
        return new TakePlans(n, false);
    }

    public static Construct construct(Building type) {
        return new Construct(type, false);
    }

    public static ConstructAny constructAny() {
        return new ConstructAny();
    }

    public static Upgrade upgrade(int n) {
        return new Upgrade(n, false, false, false, false);
    }

    public static Drive move() {
        return new Drive(0, 0, false, false);
    }

    public static WelcomeShip welcomeShip(int colonists) {
        return new WelcomeShip(colonists, false, false);
    }

    public static Hire hire() {
        return new Hire(true, false, false);
    }

    public static Hire sign() {
        return new Hire(false, true, false);
    }

    public static Hire hireOrSign() {
        return new Hire(true, true, false);
    }

    public static Retrieve retrieve(int n) {
        return new Retrieve(n, false, false);
    }

    public static Produce produce() {
        return new Produce();
    }

    public static Travel travel() {
        return new Travel(false);
    }

    public static Travel travelToOrbit() {
        return new Travel(true);
    }

    public static Radar radar() {
        return new Radar();
    }

    public static Trade trade() {
        return new Trade();
    }

    public static BuyColonist buyColonist() {
        return new BuyColonist();
    }
}
