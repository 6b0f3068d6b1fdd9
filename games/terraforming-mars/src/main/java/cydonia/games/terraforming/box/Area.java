package cydonia.games.terraforming.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A place for one tile: the 61 areas of the Tharsis board in reading order, then the two moons. {@code r4c2} is the
 * second area of the fourth row.
 */
public final class Area {

    /** What an area is kept for. */
    public enum Kind {
        LAND, OCEAN, NOCTIS, MOON
    }

    /**
     * The board, row by row: {@code ~} an area reserved for an ocean, {@code .} land, {@code ^} a volcano, {@code N}
     * Noctis City; then what is printed there: steel, titanium, plants, cards.
     */
    private static final String[] THARSIS = {
            // spotless:off
            ".ss ~ss .   ~c  ~",
            ".   ^s  .   .   .   ~cc",
            "^c  .   .   .   .   .   .s",
            "^pt .p  .p  .p  .pp .p  .p  ~pp",
            "^pp .pp Npp ~pp ~pp ~pp .pp .pp .pp",
            ".p  .pp .p  .p  .p  ~p  ~p  ~p",
            ".   .   .   .   .   .p  .",
            ".ss .   .c  .c  .   .t",
            ".s  .ss .   .   ~tt",
            // spotless:on
    };

    private static final List<Area> ALL = survey();
    private static final Map<String, Area> BY_ID = ALL.stream()
            .collect(Collectors.toUnmodifiableMap(Area::id, Function.identity()));

    /** How many areas the planet has; the moons come behind. */
    public static final int ON_MARS = 61;

    private final int index;
    private final String id;
    private final int row;
    private final int column;
    private final Kind kind;
    private final boolean volcanic;
    private final String bonus;

    private Area(int index, String id, int row, int column, Kind kind, boolean volcanic, String bonus) {
        this.index = index;
        this.id = id;
        this.row = row;
        this.column = column;
        this.kind = kind;
        this.volcanic = volcanic;
        this.bonus = bonus;
    }

    public static List<Area> all() {
        return ALL;
    }

    public static Area of(int index) {
        return ALL.get(index);
    }

    public static Area of(String id) {
        Area area = BY_ID.get(id);
        if (area == null) {
            throw new IllegalArgumentException("no area " + id);
        }
        return area;
    }

    public int index() {
        return index;
    }

    public String id() {
        return id;
    }

    /** What people call it: the letter of its row and its number in the row, as at the edge of the map; D3 is r4c3. */
    public Text title() {
        return switch (id) {
            case "phobos" -> Text.same("Phobos");
            case "ganymede" -> new Text("Ganymede", "Ganymède");
            default -> Text.same(letter(row) + String.valueOf(column));
        };
    }

    /** The same with the word that says where: on D3, on Phobos. */
    public Text where() {
        return Text.of("on %s", kind == Kind.MOON ? "sur %s" : "en %s", title());
    }

    /** What facts about it call it. */
    public Thing thing() {
        return new Thing(id, title());
    }

    /** The letter of a row. */
    public static char letter(int row) {
        return (char) ('A' + row - 1);
    }

    /** 1 at the top; 0 for a moon. */
    public int row() {
        return row;
    }

    /** 1 at the left. */
    public int column() {
        return column;
    }

    public Kind kind() {
        return kind;
    }

    public boolean volcanic() {
        return volcanic;
    }

    public int steel() {
        return printed('s');
    }

    public int titanium() {
        return printed('t');
    }

    public int plants() {
        return printed('p');
    }

    public int cards() {
        return printed('c');
    }

    private int printed(char icon) {
        return (int) bonus.chars().filter(c -> c == icon).count();
    }

    /**
     * The areas beside it, clockwise from the upper left. Rows grow by one up to the fifth and shrink from there, so a
     * column means a different place above and below.
     */
    public List<Area> neighbours() {
        if (kind == Kind.MOON) {
            return List.of();
        }
        int up = row <= 5 ? -1 : 0;
        int down = row < 5 ? 0 : -1;
        int[][] around = {{row - 1, column + up}, {row - 1, column + up + 1}, {row, column + 1},
                {row + 1, column + down + 1}, {row + 1, column + down}, {row, column - 1}};
        List<Area> found = new ArrayList<>();
        for (int[] place : around) {
            for (Area area : ALL) {
                if (area.kind != Kind.MOON && area.row == place[0] && area.column == place[1]) {
                    found.add(area);
                }
            }
        }
        return List.copyOf(found);
    }

    @Override
    public String toString() {
        return id;
    }

    private static List<Area> survey() {
        List<Area> areas = new ArrayList<>();
        for (int row = 1; row <= THARSIS.length; row++) {
            String[] drawn = THARSIS[row - 1].split(" +", -1);
            for (int column = 1; column <= drawn.length; column++) {
                char sign = drawn[column - 1].charAt(0);
                Kind kind = sign == '~' ? Kind.OCEAN : sign == 'N' ? Kind.NOCTIS : Kind.LAND;
                areas.add(new Area(areas.size(), "r" + row + "c" + column, row, column, kind, sign == '^',
                        drawn[column - 1].substring(1)));
            }
        }
        areas.add(new Area(areas.size(), "phobos", 0, 1, Kind.MOON, false, ""));
        areas.add(new Area(areas.size(), "ganymede", 0, 2, Kind.MOON, false, ""));
        return List.copyOf(areas);
    }
}
