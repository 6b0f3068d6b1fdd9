package cydonia.games.tilsit;

import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Victory points (rulebook, 7, Fin de la partie): always counted afresh, never added up over turns. */
final class Scoring {

    private static final int MAGNA_SCIENTIA = 1;
    private static final Text INSTALLATIONS = new Text("installations", "installations");
    private static final Text SUPREMACIES = new Text("supremacies", "suprématies");
    private static final Text RD_CARDS = new Text("R&D cards", "cartes R&D");

    private Scoring() {
    }

    static int points(Table table, Colony colony) {
        int sum = colony.perks.points();
        for (Installation what : Installation.ALL) {
            sum += what.points() * colony.level(what) * (colony.active(what) > 0 ? 1 : 0);
        }
        return table.magna == colony.seat.index() ? sum + MAGNA_SCIENTIA : sum;
    }

    /** The same count, source by source. */
    static List<Points> sources(Table table, Colony colony) {
        List<Points> sources = new ArrayList<>();
        for (Installation what : Installation.ALL) {
            for (int level = 1; what.points() > 0 && level <= colony.level(what); level++) {
                sources.add(new Points(Text.of("%s %s", "%s %s", what.label(), level), what.points(), INSTALLATIONS));
            }
        }
        for (Domain domain : Domain.ALL) {
            if (table.holders[domain.ordinal()] == colony.seat.index()) {
                EventCard card = EventCard.supremacy(domain);
                sources.add(new Points(card.label(), card.perks().points(), SUPREMACIES));
            }
        }
        for (RdCard card : RdCard.ALL) {
            for (int i = 0; i < colony.faceUp[card.ordinal()] && card.perks().points() > 0; i++) {
                sources.add(new Points(card.label(), card.perks().points(), RD_CARDS));
            }
        }
        if (table.magna == colony.seat.index()) {
            sources.add(new Points(Text.same("Magna Scientia"), MAGNA_SCIENTIA));
        }
        return sources;
    }

    /** How the game ended, once it has. */
    static Optional<Outcome> outcome(Table table) {
        return table.winner == Table.NOBODY ? Optional.empty() : Optional.of(ranking(table));
    }

    /** Whoever reached the target wins; the others rank by points, then by idle colonists. */
    private static Outcome ranking(Table table) {
        List<Colony> ranking = new ArrayList<>(List.of(table.colonies));
        ranking.sort(Comparator.<Colony>comparingInt(colony -> colony.seat.index() == table.winner ? 0 : 1)
                .thenComparingInt(colony -> -points(table, colony)).thenComparingInt(colony -> -colony.idle));
        Outcome.Result[] results = new Outcome.Result[table.colonies.length];
        int place = 1;
        for (int i = 0; i < ranking.size(); i++) {
            Colony colony = ranking.get(i);
            if (i > 1 && !equal(table, colony, ranking.get(i - 1)) || i == 1) {
                place = i + 1;
            }
            results[colony.seat.index()] = new Outcome.Result(colony.seat, points(table, colony), place,
                    colony.seat.index() == table.winner);
        }
        Colony winner = table.colony(Seat.of(table.winner));
        return new Outcome(Outcome.Kind.COMPETITIVE, List.of(results),
                List.of(Text.of("%s reaches %s points (target %s).",
                        "%s atteint %s points (objectif : %s).", winner.seat.colour(),
                        points(table, winner), table.terms.target())));
    }

    private static boolean equal(Table table, Colony one, Colony other) {
        return points(table, one) == points(table, other) && one.idle == other.idle;
    }
}
