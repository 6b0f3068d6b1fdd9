package cydonia.server.board.onmars;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Direction;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction.Construct;
import cydonia.games.onmars.language.OnMarsAction.Learn;
import cydonia.games.onmars.language.OnMarsAction.Take;
import cydonia.server.page.Spot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The goods of the stations, each under the action that takes them. */
record Displays(Draft draft) {

    private static final int[] ROWS = {0, 0, 1, 1, 1, 2, 2, 2};
    private static final List<String> TECH_PRICE = List.of("free", "one", "two");

    List<Station> side(boolean orbit) {
        return MainAction.ALL.stream().filter(main -> main.inOrbit() == orbit)
                .map(main -> Station.of(draft, main, goods(main))).toList();
    }

    private List<Tile> goods(MainAction main) {
        return switch (main) {
            case OBTAIN_BLUEPRINT -> plans();
            case LEARN_TECHNOLOGY -> grid();
            case RESUPPLY -> warehouse();
            case CONSTRUCT_BUILDING -> types();
            case HIRE_OR_CONTRACT -> offers();
            case LANDING_POD, RESEARCH_DEVELOPMENT, CONTROL_CENTER, UPGRADE_BUILDING, WELCOME_SHIP -> List.of();
        };
    }

    /** The bottom row is written first, and shown below. */
    private List<Tile> plans() {
        List<Optional<Blueprint>> plans = draft.view().station().plans();
        int row = plans.size() / 2;
        List<Tile> tiles = new ArrayList<>();
        plans.subList(row, plans.size()).forEach(plan -> tiles.add(plan.map(this::plan).orElse(Tile.GONE)));
        plans.subList(0, row).forEach(plan -> tiles.add(plan.map(this::plan).orElse(Tile.GONE)));
        return tiles;
    }

    private Tile plan(Blueprint card) {
        return new Tile(Icons.of(card.building()), new Amount("", card.level() == 1 ? "I" : "III"),
                "level-" + card.level(), draft.told("blueprint", card), Spot.STILL);
    }

    /** Two tiles alike in one row are one choice. */
    private List<Tile> grid() {
        List<Optional<Tech>> grid = draft.view().station().grid();
        Set<Learn> seen = new HashSet<>();
        List<Tile> tiles = new ArrayList<>();
        for (int at = 0; at < grid.size(); at++) {
            int row = ROWS[at];
            tiles.add(grid.get(at).map(tech -> {
                Learn learn = Learn.of(tech, row);
                return new Tile(Icons.of(tech), new Amount("", ""),
                        "row-" + TECH_PRICE.get(row) + (draft.company().level(tech) > 0 ? " known" : ""),
                        draft.fill(Terms.TECH_FOR, draft.name(tech), Terms.techPrice(row), Meanings.of(tech)),
                        seen.add(learn) ? draft.spots().at(learn) : Spot.STILL);
            }).orElse(new Tile("", new Amount("", ""), "gone row-" + TECH_PRICE.get(row), "", Spot.STILL)));
        }
        return tiles;
    }

    private List<Tile> warehouse() {
        List<Tile> tiles = new ArrayList<>();
        draft.view().station().warehouse().forEach((item, n) -> tiles.add(new Tile(Icons.of(item),
                new Amount("", String.valueOf(n)), n == 0 ? "none" : "", draft.fill(Terms.IN_WAREHOUSE,
                        draft.name(item), n, Meanings.of(item)),
                draft.spots().at(Take.of(item)))));
        return tiles;
    }

    /** Each type with what it costs: what the type before it gives; a colonist for a mine. */
    private List<Tile> types() {
        return Building.ALL.stream().map(type -> {
            Integer left = draft.view().colony().tilesLeft().get(type);
            String cost = type == Building.MINE ? Icons.COLONIST : Icons.of(Item.of(type.ordinal() - 1));
            List<Direction> arrows = draft.view().colony().arrows().getOrDefault(type, List.of());
            String words = draft.fill(Terms.TYPE_COSTS, draft.name(type), Terms.cost(type), Meanings.of(type))
                    + (left == null ? "" : draft.fill(Terms.TYPE_LEFT, left))
                    + (arrows.isEmpty()
                            ? ""
                            : draft.fill(Terms.ARROWS_TO, arrows.stream()
                                    .map(arrow -> draft.in(arrow.label())).collect(Collectors.joining(", "))));
            return new Tile(Icons.of(type), new Amount(cost, ""), left != null && left == 0 ? "none" : "", words,
                    draft.spots().at(Construct.of(type)),
                    arrows.stream().map(Terms::arrow).collect(Collectors.joining()));
        }).toList();
    }

    /** The discovery tiles that lie open: whoever explores next places one of them. */
    List<Tile> next() {
        return draft.view().station().exploration().stream().map(tile -> {
            Amount sign = Surveyor.sign(tile);
            return new Tile(sign.icon(), new Amount("", sign.figure()), "found", draft.told("discovery", tile),
                    Spot.STILL);
        }).toList();
    }

    private List<Tile> offers() {
        return draft.view().station().offers().stream().map(offer -> offer.map(this::offer).orElse(Tile.GONE)).toList();
    }

    private Tile offer(Printed offer) {
        return switch (offer) {
            case Scientist scientist -> new Tile(Icons.SCIENTIST, new Amount(Icons.of(scientist.worksIn()), ""), "",
                    draft.told("scientist", scientist), Spot.STILL);
            case Contract contract -> new Tile(Icons.CONTRACT, new Amount(contractIcon(contract), ""), "paper",
                    draft.told("contract", contract), Spot.STILL);
            default -> Tile.GONE;
        };
    }

    static String contractIcon(Contract contract) {
        return contract.isUpgrade() ? Icons.of(contract.building()) : Icons.of(contract.item());
    }
}
