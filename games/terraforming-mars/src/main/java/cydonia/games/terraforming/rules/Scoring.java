package cydonia.games.terraforming.rules;

import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.CardSet;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Count;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Tharsis;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.box.Worth;
import cydonia.games.terraforming.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The final count. The same sources, as they stand, are the score at any time. Rulebook p. 12. */
public final class Scoring {

    private static final int FIRST = 5;
    private static final int SECOND = 2;
    private static final Text AWARD_POINTS = new Text("Awards", "Récompenses");
    private static final Text MILESTONE_POINTS = new Text("Milestones", "Objectifs");
    private static final Text GREENERY_POINTS = new Text("Greeneries", "Forêts");
    private static final Text CITY_POINTS = new Text("Cities", "Cités");
    private static final Text CARD_POINTS = new Text("Cards", "Cartes");
    private static final Award[] AWARDS = Award.values();
    private static final Milestone[] MILESTONES = Milestone.values();

    private Scoring() {
    }

    public static int score(Table t, int seat) {
        int score = t.players[seat].rating;
        for (Award award : AWARDS) {
            score += t.awards[award.ordinal()] >= 0 ? prize(t, seat, award) : 0;
        }
        for (byte owner : t.milestones) {
            score += owner == seat ? Milestone.POINTS : 0;
        }
        long own = t.mars.owned(seat);
        score += Long.bitCount(own & t.mars.greeneries());
        for (long cities = own & t.mars.cities(); cities != 0; cities &= cities - 1) {
            score += greeneriesBeside(t, Long.numberOfTrailingZeros(cities));
        }
        return score + cards(t, seat, t.players[seat].inPlay) + cards(t, seat, t.players[seat].events);
    }

    private static int cards(Table t, int seat, CardSet cards) {
        int points = 0;
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            points += worth(t, seat, card);
        }
        return points;
    }

    private static int greeneriesBeside(Table t, int area) {
        return Long.bitCount(Tharsis.beside(area) & t.mars.greeneries());
    }

    /** Five for the most, two for the next; nobody is second where several are first, nor among two players. */
    public static int prize(Table t, int seat, Award award) {
        int mine = Honours.merit(t, seat, award);
        int better = 0;
        int best = mine;
        for (int i = 0; i < t.seats; i++) {
            int merit = Honours.merit(t, i, award);
            better += merit > mine ? 1 : 0;
            best = Math.max(best, merit);
        }
        if (better == 0) {
            return FIRST;
        }
        return better == 1 && t.seats > 2 ? SECOND : 0;
    }

    /** What a card is worth to its owner as it lies there. */
    public static int worth(Table t, int seat, int card) {
        return switch (Cards.of(card).worth()) {
            case Worth.Fixed(int points) -> points;
            case Worth.PerCubes(int points, int cubes) -> points * (Stocks.cubes(t, card) / cubes);
            case Worth.IfAnyCube(int points) -> Stocks.cubes(t, card) > 0 ? points : 0;
            case Worth.PerCount(Count count, int every) -> Counting.count(t, seat, count) / every;
            case Worth.AdjacentOceans(Tile tile) -> beside(t, tile, t.mars.oceans());
            case Worth.AdjacentCities(Tile tile) -> beside(t, tile, t.mars.cities());
        };
    }

    private static int beside(Table t, Tile tile, long what) {
        int area = t.mars.special(tile);
        return area < 0 ? 0 : Long.bitCount(Tharsis.beside(area) & what);
    }

    /** The score of a seat, source by source. */
    public static List<Points> points(Table t, int seat) {
        List<Points> points = new ArrayList<>();
        points.add(new Points(new Text("Terraform rating", "Niveau de terraformation"), t.players[seat].rating));
        for (Award award : AWARDS) {
            int prize = t.awards[award.ordinal()] >= 0 ? prize(t, seat, award) : 0;
            if (prize > 0) {
                points.add(new Points(Text.of("%s award", "Récompense %s", award.title()), prize, AWARD_POINTS));
            }
        }
        for (Milestone milestone : MILESTONES) {
            if (t.milestones[milestone.ordinal()] == seat) {
                points.add(new Points(Text.of("%s milestone", "Objectif %s", milestone.title()), Milestone.POINTS,
                        MILESTONE_POINTS));
            }
        }
        long own = t.mars.owned(seat);
        for (long left = own & t.mars.greeneries(); left != 0; left &= left - 1) {
            Area area = Area.of(Long.numberOfTrailingZeros(left));
            points.add(new Points(Text.of("Greenery %s", "Forêt %s", area.where()), 1, GREENERY_POINTS));
        }
        for (long left = own & t.mars.cities(); left != 0; left &= left - 1) {
            Area area = Area.of(Long.numberOfTrailingZeros(left));
            points.add(new Points(Text.of("Greeneries beside the city %s", "Forêts autour de la cité %s", area.where()),
                    greeneriesBeside(t, area.index()), CITY_POINTS));
        }
        addCards(t, seat, t.players[seat].inPlay, points);
        addCards(t, seat, t.players[seat].events, points);
        return points;
    }

    private static void addCards(Table t, int seat, CardSet cards, List<Points> points) {
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            if (!Cards.of(card).worth().equals(Worth.NOTHING)) {
                points.add(new Points(Cards.of(card).name(), worth(t, seat, card), CARD_POINTS));
            }
        }
    }

    private static Text missing(Table t) {
        return Text.of("Reached: %s °C of +8, %s%% oxygen of 14, %s oceans of 9.",
                "Atteint : %s °C sur +8, %s %% d’oxygène sur 14, %s océans sur 9.",
                String.valueOf(t.temperature).replace('-', '−'), t.oxygen, t.oceans());
    }

    /** How it ended, once it has. */
    public static Optional<Outcome> outcome(Table t) {
        return t.phase == Phase.OVER ? Optional.of(ended(t)) : Optional.empty();
    }

    /** Ties go to whoever has more money; those still equal share the place. */
    private static Outcome ended(Table t) {
        if (t.solo()) {
            boolean won = t.terraformed();
            Text reason = won
                    ? new Text("Mars is terraformed.", "Mars est terraformée.")
                    : Text.of("Mars is not terraformed after generation %s.",
                            "Mars n’est pas terraformée après la génération %s.", Production.LAST_SOLO_GENERATION);
            return new Outcome(Outcome.Kind.SOLO,
                    List.of(new Outcome.Result(Seat.of(0), score(t, 0), 1, won)),
                    won ? List.of(reason) : List.of(reason, missing(t)));
        }
        List<Outcome.Result> results = new ArrayList<>();
        for (int seat = 0; seat < t.seats; seat++) {
            int place = 1;
            for (int other = 0; other < t.seats; other++) {
                place += beats(t, other, seat) ? 1 : 0;
            }
            results.add(new Outcome.Result(Seat.of(seat), score(t, seat), place, place == 1));
        }
        return new Outcome(Outcome.Kind.COMPETITIVE, results,
                List.of(new Text("Mars is terraformed.", "Mars est terraformée.")));
    }

    private static boolean beats(Table t, int one, int other) {
        int difference = score(t, one) - score(t, other);
        return difference > 0 || difference == 0 && t.players[one].money() > t.players[other].money();
    }
}
