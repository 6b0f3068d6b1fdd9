package cydonia.games.onmars.text;

import static java.util.stream.Collectors.joining;

import cydonia.engine.Language;
import cydonia.engine.Prose;
import cydonia.engine.Text;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Direction;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Hex;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.TurnSpace;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.OnMarsView.CompanyView;
import cydonia.games.onmars.language.OnMarsView.Site;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The table as text, for terminals of a hundred columns. */
final class TableText {

    private static final String BUILDINGS = "MGWPOS";
    private static final String PIECES = "robm";

    private final OnMarsView seen;
    private final Language language;
    private final Function<Owner, String> name;
    private final CardWords wording;
    private final StringBuilder out = new StringBuilder();

    TableText(OnMarsView seen, Language language, Function<Owner, String> name, CardWords wording) {
        this.seen = seen;
        this.language = language;
        this.name = name;
        this.wording = wording;
    }

    String text() {
        heading();
        map();
        colony();
        station();
        seen.companies().forEach(this::company);
        hand();
        return out.toString();
    }

    String text(Prose.Part part) {
        switch (part) {
            case MAP -> map();
            case PLAYERS -> seen.companies().forEach(this::company);
            case HAND -> hand();
        }
        return out.toString();
    }

    private String in(String en, String fr) {
        return Typography.set(language, new Text(en, fr).in(language));
    }

    private String label(Printed thing) {
        return Typography.set(language, thing.label().in(language));
    }

    /** A heading and what it is about. */
    private void told(String heading, String what) {
        line("%s%s%s", heading, in(": ", " : "), what);
    }

    @SuppressWarnings("AnnotateFormatMethod") // the templates come in two languages
    private void line(String format, Object... values) {
        String text = format.formatted(values);
        String indent = "";
        while (text.length() + indent.length() > 100) {
            int cut = text.lastIndexOf(' ', 98 - indent.length());
            out.append(indent).append(text, 0, cut).append('\n');
            text = text.substring(cut + 1);
            indent = "    ";
        }
        out.append(indent).append(text).append('\n');
    }

    private void heading() {
        line(in("Round %d, colony level %d%s", "Manche %d, colonie de niveau %d%s"), seen.round(),
                seen.colony().level(), seen.finalRound() ? in(", last round", ", dernière manche") : "");
    }

    /** Every second row is shifted; a hex shows its building, then a piece, a tile or a crystal. */
    private void map() {
        List<List<Integer>> rows = MarsMap.rows();
        for (List<Integer> row : rows) {
            StringBuilder text = new StringBuilder();
            for (int hex : row) {
                int column = 6 * (MarsMap.q(hex) + 6);
                while (text.length() < column) {
                    text.append(' ');
                }
                text.append(MarsMap.name(hex))
                        .append(symbol(Optional.ofNullable(seen.colony().hexes().get(Hex.of(hex)))));
            }
            out.append(text.toString().stripTrailing()).append('\n');
        }
        line("%s", in(
                "M mine, G generator, W water extractor, P greenhouse, O oxygen condenser, S shelter; then r rover, o bot, b miner, m marker with owner; ? discovery, !A research, * crystal",
                "M mine, G générateur, W extracteur d'eau, P serre, O condensateur, S abri ; puis r rover, o robot, b mineur, m marqueur et leur propriétaire ; ? découverte, !A recherche, * cristal"));
    }

    private String symbol(Optional<Site> hex) {
        if (hex.isEmpty()) {
            return ":";
        }
        Site there = hex.get();
        String building = there.building().map(type -> "" + BUILDINGS.charAt(type.ordinal())).orElse("");
        String owner = there.owner().map(this::initial).orElse("");
        String tile = there.tile().map(thing -> thing instanceof Research type ? "!" + type.name() : "?")
                .orElse("");
        String piece = there.piece().map(p -> PIECES.charAt(p.kind().ordinal()) + initial(p.owner())).orElse("");
        return ":" + building + owner + tile + (there.crystal() ? "*" : "") + piece;
    }

    private String initial(Owner owner) {
        return name.apply(owner).substring(0, 1);
    }

    private void colony() {
        told(in("Life support", "Système de survie (LSS)"), seen.colony().rewards().entrySet().stream()
                .map(reward -> "%s %d (%s)".formatted(label(reward.getKey()),
                        seen.colony().rows().get(reward.getKey()),
                        wording.reward(reward.getValue()).replace(".", "")))
                .collect(joining(", ")));
        told("%s (%d)".formatted(in("Missions left", "Missions restantes"), seen.colony().missionsLeft()),
                seen.colony().missions().stream().map(m -> label(m.mission()) + " " + m.left())
                        .collect(joining(", ")));
        told(in("Building tiles, and where crystals appear", "Tuiles Bâtiment, et où apparaissent des cristaux"),
                seen.colony().tilesLeft().entrySet().stream()
                        .map(left -> label(left.getKey()) + " " + left.getValue() + arrows(left.getKey()))
                        .collect(joining(", ")));
        list(in("Tiles on the map", "Tuiles sur la carte"), seen.colony().hexes().entrySet().stream()
                .flatMap(hex -> hex.getValue().tile().stream().map(tile -> hex.getKey().word() + " " + label(tile)))
                .toList());
    }

    private String arrows(Building type) {
        List<Direction> arrows = seen.colony().arrows().getOrDefault(type, List.of());
        return arrows.isEmpty() ? "" : arrows.stream().map(this::label).collect(joining(" ", " (", ")"));
    }

    private void station() {
        var station = seen.station();
        told(in("Shuttle", "Navette"),
                (station.shuttleInOrbit() ? in("Orbit", "Orbite") : in("Colony", "Colonie")) + " "
                        + station.shuttleSpace());
        told(in("Warehouse", "Entrepôt"), station.warehouse().entrySet().stream()
                .map(stored -> label(stored.getKey()) + " " + stored.getValue()).collect(joining(", ")));
        told(in("Technologies, from the bottom", "Technologies, depuis le bas"), techs(station.grid()));
        told(in("Blueprints", "Plans"), station.plans().stream().flatMap(Optional::stream)
                .map(card -> label(card) + " (" + label(card.building()) + ")").collect(joining(", ")));
        told(in("Scientists and contracts", "Scientifiques et contrats"),
                station.offers().stream().flatMap(Optional::stream).map(this::label).collect(joining(", ")));
        told(in("Exploration", "Exploration"),
                station.exploration().stream().map(this::label).collect(joining(", ")));
        list(in("Colonists on actions", "Colons sur les actions"), station.slots().entrySet().stream()
                .filter(slots -> slots.getValue().values().stream().anyMatch(n -> n > 0))
                .map(slots -> label(slots.getKey()) + in(": ", " : ") + slots.getValue().entrySet().stream()
                        .filter(there -> there.getValue() > 0)
                        .map(there -> name.apply(there.getKey()) + " " + there.getValue()).collect(joining(", ")))
                .toList());
    }

    private String techs(List<Optional<Tech>> grid) {
        return grid.stream().map(tech -> tech.map(this::label).orElse("–")).collect(joining(", "));
    }

    private void company(CompanyView c) {
        line("— %s — %s %d, %d %s%s", name.apply(c.owner()), in("space", "case"),
                c.space().map(TurnSpace::number).orElse(0), c.score(), in("OP (opportunity points)",
                        "PO (points d'Opportunité)"),
                c.acted() ? in(", has acted", ", a joué") : "");
        line("  %s%s%s", c.stock().entrySet().stream()
                .map(stored -> wording.count(stored.getValue(), stored.getKey())).collect(joining(", ")),
                in("; ", " ; "), in("crystals %d, +%d arriving, room for %d",
                        "cristaux %d, +%d en attente, place pour %d").formatted(c.crystals(), c.waiting(),
                                c.crystalCapacity()));
        line("  %s %d / %d, %s %d, %s %d, %s %d, %s %d, %s %s", in("quarters", "quartiers"), c.quarters(),
                c.quartersCapacity(), in("working area", "espace de travail"), c.working(), in("supply", "réserve"),
                c.supply(), in("hangar", "hangar"), c.hangar(), in("shelters", "abris"), c.shelters(),
                in("rover", "rover"), c.rover().map(Hex::word).orElse("–"));
        list(in("Laboratory", "Laboratoire"), c.lab().entrySet().stream()
                .map(tile -> label(tile.getKey()) + " " + label(tile.getValue())).toList());
        list(in("Executive actions", "Actions exécutives"),
                Executive.ALL.stream().filter(action -> !c.shipsInDepot().contains(action)).map(this::label).toList());
        list(in("Blueprints", "Plans"),
                c.plans().entrySet().stream().map(plan -> plan(plan.getKey(), plan.getValue())).toList());
        list(in("Scientists", "Scientifiques"),
                c.scientists().entrySet().stream()
                        .map(hired -> label(hired.getKey())
                                + hired.getValue().map(card -> " → " + label(card)).orElse(""))
                        .toList());
        list(in("Contracts", "Contrats"), c.contracts().stream().map(held -> label(held.contract())
                + (held.done()
                        ? " ✓"
                        : held.items() + held.minerals() > 0
                                ? " (" + held.items() + "+" + held.minerals() + ")"
                                : ""))
                .toList());
        list(in("Progress", "Progrès"), c.cubes().stream().map(this::label).toList());
        list(in("Research", "Recherche"), c.research().stream().map(this::label).toList());
        list(in("Private goals", "Objectifs personnels"), List.of(c.goals() + c.goalDone()
                .map(goal -> " (✓ " + label(goal) + ")").orElse(""), c.discoveries() + " "
                        + in(c.discoveries() == 1 ? "discovery tile taken" : "discovery tiles taken",
                                c.discoveries() < 2 ? "tuile Découverte prise" : "tuiles Découverte prises")));
        list(in("First Colonists", "Premiers colons"),
                c.cardsBDone().stream().map(card -> set(wording.cardB(card)) + " ✓")
                        .toList());
    }

    private String condition(OnMarsView.Condition condition) {
        return "%s %s %d/%d".formatted(condition.met() ? "✓" : "✗", set(condition.what().in(language)), condition.has(),
                condition.needs()).replace('-', '−');
    }

    private String set(String text) {
        return Typography.set(language, text);
    }

    private String plan(Blueprint card, Optional<Hex> hex) {
        return label(card) + hex.map(at -> " " + at.word()).orElse(" …");
    }

    private void list(String title, List<String> things) {
        if (!things.isEmpty()) {
            told("  " + title, String.join(", ", things));
        }
    }

    private void hand() {
        seen.own().ifPresent(hand -> {
            hand.goals()
                    .forEach(goal -> told(label(goal) + (goal.reconstructed() ? "°" : ""), set(wording.goal(goal))));
            hand.cardA().ifPresent(card -> told(label(card), set(wording.cardA(card))));
            hand.cardsB().forEach(card -> told(label(card), set(wording.cardB(card))));
        });
        seen.automa().ifPresent(automa -> {
            line(in("Lacerda: difficulty %d, icon %s, cards left %d; his living quarters count as full",
                    "Lacerda : difficulté %d, icône %s, cartes restantes %d ; ses quartiers comptent comme pleins"),
                    automa.difficulty(), label(automa.icon()), automa.deck().size());
            list(in("To win", "Pour gagner"), automa.conditions().stream().map(this::condition).toList());
        });
    }
}
