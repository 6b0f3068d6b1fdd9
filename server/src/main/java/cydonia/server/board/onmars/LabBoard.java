package cydonia.server.board.onmars;

import cydonia.engine.Thing;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction.Develop;
import cydonia.games.onmars.language.OnMarsAction.Shelve;
import cydonia.games.onmars.language.OnMarsView.CompanyView;
import cydonia.games.onmars.language.Question;
import cydonia.server.page.Spot;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A laboratory: spaces joined by arrows where tiles may go, the price of each column above it and its points below.
 */
public record LabBoard(List<Space> spaces, List<Arrow> arrows, List<Column> columns) {

    /**
     * A space.
     *
     * @param tech
     *            the symbol of the tile that lies there
     * @param ways
     *            tiles that could come here
     */
    public record Space(String id, Amount bonus, Optional<String> tech, String label, List<Way> ways) {
    }

    /** A tile that could come, or a new one. */
    public record Way(Spot spot, String icon) {
    }

    /**
     * Where a tile may go from a space.
     *
     * @param path
     *            the data of a path, in {@link #UNIT}s
     * @param live
     *            whether a tile may go there now
     */
    public record Arrow(String path, boolean live) {
    }

    /** The signs of what a step into a column costs, and the points of a tile there. */
    public record Column(List<String> price, int points, String label) {
    }

    /** A column is that wide and a space twice as high, whatever room they have on the page. */
    static final int UNIT = 10;
    private static final int SPACES = 3;

    public LabBoard {
        spaces = List.copyOf(spaces);
        arrows = List.copyOf(arrows);
        columns = List.copyOf(columns);
    }

    static LabBoard of(Draft draft) {
        List<Arrow> arrows = new ArrayList<>();
        for (LabSpace from : LabSpace.ALL) {
            IntStream.range(0, 2).map(from::right).filter(to -> to >= 0).mapToObj(LabSpace::of)
                    .forEach(to -> arrows.add(new Arrow(path(from, to), draft.spots().live(Develop.class).stream()
                            .anyMatch(develop -> develop.space() == to
                                    && draft.company().lab().get(develop.tech()) == from))));
        }
        return new LabBoard(LabSpace.ALL.stream().map(space -> space(draft, space)).toList(), arrows,
                IntStream.rangeClosed(1, LabSpace.COLUMNS).mapToObj(column -> column(draft, column)).toList());
    }

    private static Space space(Draft draft, LabSpace space) {
        CompanyView company = draft.company();
        Optional<Tech> lying = company.lab().entrySet().stream().filter(entry -> entry.getValue() == space)
                .map(Map.Entry::getKey).findFirst();
        List<Way> ways = new ArrayList<>();
        draft.spots().live(Develop.class).stream().filter(develop -> develop.space() == space)
                .forEach(develop -> ways.add(new Way(draft.spots().at(develop), Icons.of(develop.tech()))));
        draft.spots().live(Shelve.class).stream().filter(shelve -> shelve.space() == space)
                .forEach(shelve -> ways.add(new Way(draft.spots().at(shelve), shelved(draft))));
        String tile = lying.map(tech -> draft.fill(Terms.TECH_LEVEL, draft.name(tech), space.column(),
                Meanings.of(tech)) + " · ").orElse("");
        return new Space(space.id(), Icons.of(space.bonus()), lying.map(Icons::of),
                tile + draft.fill(Terms.LAB_SPACE, space.id(), draft.text("lab", space), space.points()), ways);
    }

    private static String shelved(Draft draft) {
        return draft.question().map(question -> question instanceof Question.Shelve(var _, Tech tech)
                ? Icons.of(tech)
                : Icons.TECH).orElse("");
    }

    private static Column column(Draft draft, int column) {
        List<Thing> price = LabSpace.price(column);
        List<String> signs = price.stream().map(Icons::of).flatMap(Optional::stream).toList();
        String words = price.isEmpty()
                ? draft.in(Terms.COLUMN_LEARNT)
                : draft.fill(Terms.COLUMN_COSTS, column, price.stream().map(thing -> "1 " + draft.in(thing.name()))
                        .collect(Collectors.joining(" + ")));
        return new Column(price.isEmpty() ? List.of(Icons.TECH) : signs, LabSpace.points(column),
                Words.capital(words));
    }

    /** From the edge of one space to the edge of the next, with a head. */
    private static String path(LabSpace from, LabSpace to) {
        double down = Math.signum(height(to) - height(from));
        double x = middle(from) + 3.5;
        double y = height(from) + 2.5 * down;
        double tipX = middle(to) - 3.5;
        double tipY = height(to) - 3 * down;
        return "M%s %s L%s %s M%s %s L%s %s L%s %s".formatted(x, y, tipX, tipY, tipX - 1.2, tipY + .6 * down, tipX,
                tipY, tipX - .5, tipY - 2.6 * down);
    }

    private static double middle(LabSpace space) {
        return UNIT * (space.column() - .5);
    }

    /** Columns of one, two and three spaces have the same middle. */
    private static double height(LabSpace space) {
        List<LabSpace> column = LabSpace.ALL.stream().filter(each -> each.column() == space.column()).toList();
        return UNIT * (SPACES - column.size() + 1 + 2.0 * column.indexOf(space));
    }
}
