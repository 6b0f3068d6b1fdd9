package cydonia.games.tilsit.text;

import cydonia.engine.Language;
import cydonia.engine.Prose;
import cydonia.engine.Text;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.language.MarsView.ColonyView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The table drawn with letters: a head, a column for each colony, and what only the viewer sees. Four colonies stand in
 * two pairs, so that eighty columns are enough.
 */
final class TableText {

    private static final int WIDTH = 80;
    private static final int LABEL = 24;
    private static final int WIDEST_COLUMN = 26;
    private static final int MOST_COLUMNS = 3;
    private static final String ACTIVE = "■";
    private static final String IDLE = "□";
    private static final String EMPTY = "·";
    private static final List<String> SHAPES = List.of("●", "■", "▲", "◆");

    private static final Text COLON = new Text(": ", " : ");
    private static final Text HEAD = new Text("Mars · turn %d · first to %d points · %s",
            "Mars · tour %d · objectif %d points · %s");
    private static final Text RESERVE = new Text("Reserve", "Réserve");
    private static final Text DECKS = new Text("supply deck %d · events %d · R&D 1: %d · R&D 2: %d",
            "ravitaillement %d · événements %d · R&D 1 : %d · R&D 2 : %d");
    private static final Text POINTS = new Text("points (last counted)", "points (décompte)");
    private static final Text COLONISTS = new Text("idle colonists", "colons libres");
    private static final Text ENERGY = new Text("energy used / limit", "énergie / limite");
    private static final Text HAND = new Text("cards / limit", "cartes / limite");
    private static final Text MINES = new Text("mines", "mines");
    private static final Text CONTRACTS = new Text("contracts", "contrats");
    private static final Text RESEARCH = new Text("R&D cards", "cartes R&D");
    private static final Text HELD = new Text("R&D cards in hand", "cartes R&D en main");
    private static final Text SCIENCE = new Text("science", "science");
    private static final Text SUPREMACIES = new Text("supremacies", "suprématies");
    private static final Text LEGEND = new Text(
            "■ working, □ built, without colonist or energy, · not built, ° our reconstruction",
            "■ en service, □ à l’arrêt (sans colon ou sans énergie), · à construire, ° notre reconstitution");
    private static final Text YOURS = new Text("Your hand: ", "Votre main : ");
    private static final Text THEIRS = new Text("The hand you look at: ", "La main que vous regardez : ");
    private static final Text EVENTS = new Text("You choose from: ", "Vous choisissez parmi : ");

    private final Speech speech;
    private final Language language;
    private final MarsView seen;
    private final StringBuilder out = new StringBuilder();
    /** Those whose columns are being drawn. */
    private List<ColonyView> beside = List.of();

    TableText(Speech speech, Language language, MarsView seen) {
        this.speech = speech;
        this.language = language;
        this.seen = seen;
    }

    String draw() {
        head();
        line("");
        colonies();
        own();
        return out.toString();
    }

    /** The colonies are both the players and all there is of a map. */
    String draw(Prose.Part part) {
        switch (part) {
            case MAP -> head();
            case PLAYERS -> colonies();
            case HAND -> own();
        }
        return out.toString();
    }

    private void head() {
        line(in(HEAD).formatted(seen.turn(), seen.target(), in(seen.phase().label())));
        line(in(RESERVE) + " " + counts(seen.reserve()));
        line(in(DECKS).formatted(seen.supplyCards(),
                seen.eventCards(), seen.rdCards().get(0), seen.rdCards().get(1)));
    }

    private void colonies() {
        int all = seen.colonies().size();
        int columns = all > MOST_COLUMNS ? (all + 1) / 2 : all;
        for (int first = 0; first < all; first += columns) {
            beside = seen.colonies().subList(first, Math.min(all, first + columns));
            side();
            line("");
        }
        line(in(LEGEND));
    }

    private void side() {
        row("", colony -> SHAPES.get(colony.seat().index()) + " " + speech.nameOf(colony.seat())
                + (colony.seat() == seen.viewer() ? " *" : "") + (colony.seat() == seen.active() ? " ◀" : ""));
        row(in(POINTS), colony -> colony.points() + " (" + colony.marker() + ")");
        row(in(COLONISTS), colony -> String.valueOf(colony.idle()));
        row(in(ENERGY), colony -> colony.consumption() + " / " + colony.energyLimit());
        row(in(HAND), colony -> colony.handCards() + " / " + colony.handLimit());
        for (Installation what : Installation.values()) {
            if (!what.isMine()) {
                row(in(what.label()), colony -> levels(colony, what));
            }
        }
        rows(in(MINES), this::mines);
        rows(in(CONTRACTS), colony -> colony.contracts().stream().map(this::contract).toList());
        rows(in(RESEARCH), colony -> colony.faceUp().stream().map(this::card).toList());
        rows(in(HELD), this::held);
        row(in(SCIENCE),
                colony -> colony.science() + (seen.magna().filter(colony.seat()::equals).isPresent() ? " Magna" : ""));
        rows(in(SUPREMACIES), colony -> colony.supremacies().stream().map(this::supremacy).toList());
    }

    private void own() {
        if (!seen.hand().isEmpty()) {
            line("");
            line(in(YOURS) + counts(seen.hand()));
            for (RdCard card : seen.heldCards()) {
                line("  " + card(card) + in(COLON) + speech.text(card));
            }
        }
        seen.shownHand().ifPresent(hand -> line(in(THEIRS) + counts(hand)));
        if (!seen.looked().isEmpty()) {
            line(in(EVENTS));
            for (EventCard card : seen.looked()) {
                line("  " + in(card.label()) + Words.guess(card.reconstructed()) + in(COLON) + speech.text(card));
            }
        }
    }

    private static String levels(ColonyView colony, Installation what) {
        int printed = what.printed() ? 1 : 0;
        int active = colony.active(what);
        int built = colony.built(what) + printed;
        return ACTIVE.repeat(active) + IDLE.repeat(built - active) + EMPTY.repeat(what.topLevel() + printed - built);
    }

    private List<String> mines(ColonyView colony) {
        List<String> mines = new ArrayList<>();
        for (Installation what : Installation.values()) {
            for (int i = 0; what.isMine() && i < colony.built(what); i++) {
                mines.add((i < colony.active(what) ? ACTIVE : IDLE) + " " + in(what.ore().label()));
            }
        }
        return mines;
    }

    private List<String> held(ColonyView colony) {
        List<String> decks = new ArrayList<>();
        for (int deck = 1; deck <= colony.held().size(); deck++) {
            int count = colony.held().get(deck - 1);
            if (count > 0) {
                decks.add(count + " × R&D " + deck);
            }
        }
        return decks;
    }

    private String contract(Contract contract) {
        return in(contract.give().label()) + "→" + in(contract.get().label());
    }

    private String card(RdCard card) {
        return in(card.label()) + Words.guess(card.reconstructed());
    }

    private String supremacy(Domain domain) {
        return in(domain.label());
    }

    private String counts(Map<Resource, Integer> counts) {
        return java.util.Arrays.stream(Resource.values())
                .map(what -> counts.get(what) + " " + in(what.label())).collect(Collectors.joining(", "));
    }

    private int column() {
        return Math.min(WIDEST_COLUMN, (WIDTH - LABEL) / beside.size());
    }

    private void row(String label, Function<ColonyView, String> cell) {
        int column = column();
        StringBuilder row = new StringBuilder(pad(label, LABEL));
        beside.forEach(colony -> row.append(pad(cell.apply(colony), column)));
        line(row.toString());
    }

    /** A row as high as its fullest cell, long names broken; left out when nobody has anything. */
    private void rows(String label, Function<ColonyView, List<String>> things) {
        Function<ColonyView, List<String>> cells = colony -> things.apply(colony).stream().flatMap(this::broken)
                .toList();
        int height = beside.stream().mapToInt(colony -> cells.apply(colony).size()).max().orElse(0);
        for (int i = 0; i < height; i++) {
            int at = i;
            row(i == 0 ? label : "", colony -> at < cells.apply(colony).size() ? cells.apply(colony).get(at) : "");
        }
    }

    /** In lines of a column, broken between words. */
    private Stream<String> broken(String text) {
        Stream.Builder<String> lines = Stream.builder();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() >= column()) {
                lines.add(line.toString());
                line = new StringBuilder(" ");
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        return lines.add(line.toString()).build();
    }

    private static String pad(String text, int width) {
        return text.length() >= width ? text.substring(0, width - 2) + "… " : text + " ".repeat(width - text.length());
    }

    private void line(String text) {
        out.append(text.stripTrailing()).append('\n');
    }

    private String in(Text text) {
        return text.in(language);
    }
}
