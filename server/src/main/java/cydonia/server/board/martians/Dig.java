package cydonia.server.board.martians;

import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Excavation;
import cydonia.games.martians.language.MartiansView.Ground;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The excavation as a honeycomb. */
public record Dig(List<Hex> cells, int removed, int all) {

    /**
     * A cell.
     *
     * @param css
     *            its place and state, for the style sheet
     * @param crystals
     *            icons of what the token holds
     * @param move
     *            going there, or whatever else is done with the cell
     * @param extract
     *            emptying it
     */
    public record Hex(String id, String css, List<String> crystals, boolean excavator, String label, Mark move,
            Mark extract) {
    }

    static Dig of(Look look) {
        Excavation seen = look.view().excavation();
        return new Dig(seen.cells().stream().map(cell -> hex(look, seen, cell)).toList(), seen.removed(),
                seen.cells().size());
    }

    /** Whether the extension lies beside it. */
    public boolean wide() {
        return all > Area.MAIN;
    }

    private static Hex hex(Look look, Excavation seen, Ground ground) {
        int cell = ground.cell().number();
        boolean here = seen.excavator().equals(ground.cell());
        String state = ground.faceDown() ? "down" : ground.token().isPresent() ? "up" : "gone";
        String css = "y" + Area.row(cell) + " x" + Area.column(cell) + " " + state + (here ? " here" : "")
                + (seen.next().contains(ground.cell()) ? " next" : "");
        Mark extract = look.spots().at(new MartiansAction.Extract(cell));
        Mark move = look.spots().firstOf(new MartiansAction.Move(cell), new MartiansAction.Collapse(cell),
                new MartiansAction.TurnUp(cell));
        boolean alone = extract.live() && !move.live();
        return new Hex(Area.id(cell), css, ground.token().map(Dig::crystals).orElse(List.of()), here,
                label(look, ground, here),
                alone ? extract : move, alone || !extract.live() ? Mark.STILL : extract);
    }

    private static List<String> crystals(TokenKind token) {
        List<String> icons = new ArrayList<>(Collections.nCopies(token.regolith(), "regolith"));
        icons.addAll(Collections.nCopies(token.ice(), "ice"));
        if (token == TokenKind.ARTEFACT) {
            icons.add("artefact");
        }
        return icons;
    }

    private static String label(Look look, Ground ground, boolean here) {
        List<String> parts = new ArrayList<>(List.of(ground.cell().word().toUpperCase(Locale.ROOT)));
        if (here) {
            parts.add(look.in(Terms.EXCAVATOR));
        }
        parts.add(ground.faceDown()
                ? look.in(Terms.FACE_DOWN)
                : ground.token().map(token -> token.title().in(look.language()) + "°")
                        .orElseGet(() -> look.in(Terms.DUG_OUT)));
        if (look.view().excavation().next().contains(ground.cell())) {
            parts.add(look.in(Terms.MAY_ENTER));
        }
        return String.join(", ", parts);
    }
}
