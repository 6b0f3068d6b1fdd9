package cydonia.games.martians.rules;

import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.HiddenObjective.Wish;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.box.Phase;
import cydonia.games.martians.language.Terms;
import cydonia.games.martians.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The end of the game (rulebook p. 17): final reputation source by source, and who has won. */
public final class Scoring {

    /** Where reputation comes from when it is counted. */
    private enum Source {
        // spotless:off
        REPUTATION("Reputation on the track", "Réputation sur la piste"),
        NEEDS     ("Needs left (−3 each)", "Besoins insatisfaits (−3 chacun)"),
        DEAD      ("Dead colonists (−3 each)", "Colons morts (−3 chacun)"),
        ENERGY    ("Energy (1 for every 3)", "Énergie (1 par lot de 3)"),
        FOURTH    ("Fourth colonist", "Quatrième colon"),
        PIONEER   ("Construction pioneer", "Pionnier de la construction"),
        BUILDER   ("Builder", "Bâtisseur"),
        FIRST_OBJECTIVE ("Hidden objective", "Objectif caché"),
        SECOND_OBJECTIVE("Hidden objective", "Objectif caché");
        // spotless:on

        private final Text text;

        Source(String en, String fr) {
            this.text = new Text(en, fr);
        }
    }

    private static final Source[] SOURCES = Source.values();
    private static final HiddenObjective[] WISHES = HiddenObjective.values();
    private static final int PENALTY = 3;
    private static final int FOURTH_BONUS = 2;
    private static final int FIRST_RANK = 5;
    private static final int SECOND_RANK = 3;
    /** Alone with contracts: below this the camp is abandoned. Ranks are reconstructed. */
    static final int OUTPOST = 50;

    private Scoring() {
    }

    public static int score(Table t, Seat seat) {
        int sum = 0;
        for (Source source : SOURCES) {
            sum += value(t, seat.index(), source);
        }
        return sum;
    }

    /** What others may not know yet is left out. */
    public static List<Points> points(Table t, Seat seat, Viewer viewer) {
        List<Points> points = new ArrayList<>();
        for (Source source : SOURCES) {
            boolean secret = source.compareTo(Source.FIRST_OBJECTIVE) >= 0 && viewer != seat
                    && t.calendar.phase != Phase.OVER;
            int value = secret ? 0 : value(t, seat.index(), source);
            if (value != 0 || source == Source.REPUTATION) {
                points.add(new Points(name(t, seat.index(), source), value));
            }
        }
        return points;
    }

    private static Text name(Table t, int seat, Source source) {
        int card = switch (source) {
            case FIRST_OBJECTIVE -> Draft.firstKept(t, seat);
            case SECOND_OBJECTIVE -> Draft.secondKept(t, seat);
            case REPUTATION, NEEDS, DEAD, ENERGY, FOURTH, PIONEER, BUILDER -> Index.NONE;
        };
        return card == Index.NONE ? source.text : Text.of("%s: %s", "%s : %s", source.text, WISHES[card].title());
    }

    private static int value(Table t, int seat, Source source) {
        Terms terms = t.terms;
        int stock = terms.stockOf(seat);
        boolean everything = terms.contracts;
        return switch (source) {
            case REPUTATION -> t.stocks.of(stock, Good.REPUTATION);
            case ENERGY -> everything || terms.mode == Mode.SEMI ? t.stocks.of(stock, Good.ENERGY) / 3 : 0;
            case NEEDS -> everything ? -PENALTY * t.colonies.needsLeft(terms, terms.colonyOf(seat)) : 0;
            case DEAD ->
                everything ? -PENALTY * (terms.solo ? t.crews.dead[0] + t.crews.dead[1] : t.crews.dead[seat]) : 0;
            case FOURTH -> everything && t.fourthFree(seat) ? FOURTH_BONUS : 0;
            case PIONEER -> terms.mode == Mode.COM ? rank(t.boards.built, seat) : 0;
            case BUILDER -> terms.mode == Mode.COM ? rank(t.boards.improved, seat) : 0;
            case FIRST_OBJECTIVE -> terms.hiddenObjectives ? granted(t, seat, Draft.firstKept(t, seat)) : 0;
            case SECOND_OBJECTIVE -> terms.hiddenObjectives ? granted(t, seat, Draft.secondKept(t, seat)) : 0;
        };
    }

    /** Everyone with the most tokens has 5, everyone with the next lower number 3; nobody scores for none. */
    public static int rank(int[] tokens, int seat) {
        int most = 0;
        int next = 0;
        for (int count : tokens) {
            if (count > most) {
                next = most;
                most = count;
            } else if (count < most && count > next) {
                next = count;
            }
        }
        if (tokens[seat] == 0) {
            return 0;
        }
        return tokens[seat] == most ? FIRST_RANK : tokens[seat] == next ? SECOND_RANK : 0;
    }

    private static int granted(Table t, int seat, int card) {
        if (card == Index.NONE) {
            return 0;
        }
        boolean held = switch (WISHES[card].wish()) {
            case Wish.Goods goods -> t.stocks.of(seat, goods.good()) >= goods.count();
            case Wish.Staff staff -> Staff.experts(t, seat) >= staff.experts()
                    && Staff.assistants(t, seat) >= staff.assistants();
            case Wish.SameAssistants same -> mostAlike(t, seat) >= same.count();
            case Wish.DifferentMinerals minerals -> colours(t, seat) >= minerals.count();
        };
        return held ? WISHES[card].reputation() : 0;
    }

    private static int mostAlike(Table t, int board) {
        int most = 0;
        for (int kind = 0; kind < Assistant.KINDS; kind++) {
            most = Math.max(most, t.boards.assistants[board * Assistant.KINDS + kind]);
        }
        return most;
    }

    private static int colours(Table t, int stock) {
        int colours = 0;
        for (int colour = 0; colour < AnalysisCard.MINERALS; colour++) {
            colours += t.stocks.hand[stock * AnalysisCard.KINDS + colour] > 0 ? 1 : 0;
        }
        return colours;
    }

    /** None before the game is over. */
    public static Optional<Outcome> outcome(Table t) {
        return t.calendar.phase == Phase.OVER ? Optional.of(result(t)) : Optional.empty();
    }

    private static Outcome result(Table t) {
        return switch (t.terms.mode) {
            case SOLO -> t.terms.contracts ? solo(t) : together(t, Outcome.Kind.SOLO);
            case COOP -> together(t, Outcome.Kind.COOPERATIVE);
            case SEMI, COM -> race(t);
        };
    }

    private static Outcome solo(Table t) {
        int score = score(t, Seat.RED);
        boolean won = !t.calendar.lost && score >= OUTPOST;
        Text reason = t.calendar.lost
                ? nobodyLeft()
                : Text.of("%s reputation: %s.", "%s de réputation : %s.", score, soloRank(score));
        return new Outcome(Outcome.Kind.SOLO, List.of(new Outcome.Result(Seat.RED, score, 1, won)), List.of(reason));
    }

    /** What the sum is worth alone; the bounds are reconstructed. */
    public static Text soloRank(int score) {
        if (score < OUTPOST) {
            return new Text("an abandoned camp", "un camp abandonné");
        }
        if (score < 70) {
            return new Text("an outpost", "un avant-poste");
        }
        if (score < 90) {
            return new Text("a settlement", "un village");
        }
        return score < 110
                ? new Text("a colony", "une colonie")
                : new Text("a civilisation", "une civilisation");
    }

    private static Outcome together(Table t, Outcome.Kind kind) {
        boolean won = t.calendar.missionDone;
        List<Outcome.Result> results = new ArrayList<>();
        for (Seat seat : Seat.first(t.terms.seats)) {
            results.add(new Outcome.Result(seat, score(t, seat), 1, won));
        }
        return new Outcome(kind, results, reasons(t));
    }

    private static Outcome race(Table t) {
        boolean failed = t.terms.mode == Mode.SEMI && !t.calendar.missionDone;
        boolean tied = failed && leaders(t) > 1;
        boolean nobody = tied || failed && t.terms.missionRequired;
        List<Outcome.Result> results = new ArrayList<>();
        for (Seat seat : Seat.first(t.terms.seats)) {
            int place = nobody ? 1 : place(t, seat);
            results.add(new Outcome.Result(seat, score(t, seat), place, place == 1 && !nobody));
        }
        List<Text> reasons = reasons(t);
        if (tied && !t.terms.missionRequired) {
            reasons.add(new Text(
                    "The mission has failed, and the first are equal in reputation and currency: everybody loses.",
                    "La mission a échoué, et les premiers sont à égalité de réputation et de monnaie : "
                            + "tout le monde perd."));
        }
        return new Outcome(Outcome.Kind.COMPETITIVE, results, reasons);
    }

    private static int leaders(Table t) {
        int leaders = 0;
        for (Seat seat : Seat.first(t.terms.seats)) {
            leaders += place(t, seat) == 1 ? 1 : 0;
        }
        return leaders;
    }

    private static int place(Table t, Seat seat) {
        int place = 1;
        for (Seat other : Seat.first(t.terms.seats)) {
            place += ahead(t, other, seat) ? 1 : 0;
        }
        return place;
    }

    /** More reputation, and with equal reputation more currency. */
    private static boolean ahead(Table t, Seat one, Seat other) {
        int difference = score(t, one) - score(t, other);
        return difference > 0 || difference == 0
                && t.stocks.of(one.index(), Good.CURRENCY) > t.stocks.of(other.index(), Good.CURRENCY);
    }

    private static List<Text> reasons(Table t) {
        List<Text> reasons = new ArrayList<>();
        if (t.calendar.lost) {
            reasons.add(nobodyLeft());
        }
        if (!t.terms.contracts) {
            for (int i = 0; i < t.terms.objectives.size(); i++) {
                if (!Objectives.fulfilled(t, i)) {
                    reasons.add(Text.of("Objective not met: %s.", "Objectif non atteint : %s.",
                            t.terms.objectives.get(i).title()));
                }
            }
            int needs = t.colonies.needsLeft(t.terms, 0);
            if (needs > 0) {
                reasons.add(Text.of("Need tokens left in the quarters: %s.",
                        "Jetons de besoin restant dans les quartiers : %s.", needs));
            }
            if (reasons.isEmpty()) {
                reasons.add(new Text("All objectives are met and nobody is in need.",
                        "Tous les objectifs sont atteints et personne n'est dans le besoin."));
            } else if (t.terms.missionRequired) {
                reasons.add(new Text("The mission was required for victory: everybody loses.",
                        "La mission était obligatoire pour gagner : tout le monde perd."));
            }
        }
        return reasons;
    }

    private static Text nobodyLeft() {
        return new Text("No colonist is left alive.", "Plus aucun colon n'est en vie.");
    }
}
