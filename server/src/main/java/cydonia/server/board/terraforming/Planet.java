package cydonia.server.board.terraforming;

import cydonia.art.Svg;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.BonusStep;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingHappening.TilePlaced;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.terraforming.language.TerraformingView.TileView;
import cydonia.games.terraforming.text.TerraformingProse;
import cydonia.server.page.Shapes;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The map with its tiles, and the scales around it. */
public record Planet(List<Hex> hexes, List<Letter> letters, List<Step> temperature, List<Step> oxygen, Gauges gauges,
        int generation, int toGo, String label) {

    /** The three scales as figures, where there is no room to draw them. */
    public record Gauges(int temperature, int oxygen, int oceans) {

        /** A temperature with a true minus sign. */
        public static String degrees(int temperature) {
            return temperature == 0 ? "0" : Glyph.signed(temperature);
        }
    }

    /**
     * An area.
     *
     * @param id
     *            its word in the notation
     * @param css
     *            its place and kind, for the style sheet
     * @param printed
     *            icons of the bonus, as long as nothing covers them
     * @param volcano
     *            whether a volcano is to be seen
     * @param tile
     *            the icon of what lies there
     * @param owner
     *            whose it is, or who has marked it
     */
    public record Hex(String id, String css, List<String> printed, boolean volcano, Optional<String> tile,
            Optional<Seat> owner, String label, Spot spot) {

        public String shape() {
            return owner.map(Shapes::of).orElse("");
        }
    }

    /**
     * A step of a scale.
     *
     * @param turn
     *            by how many degrees its field is turned, so that all of them make an arc
     * @param bonus
     *            the icon of what it brings, beside the arc
     */
    public record Step(String reading, boolean reached, boolean here, boolean next, Place at, String turn, String bonus,
            Place bonusAt) {
    }

    /** Where something is drawn, in units of the map. */
    public record Place(String x, String y) {

        static Place of(double x, double y) {
            return new Place(Svg.number(x), Svg.number(y));
        }
    }

    /** The letter of a row, before its first area. */
    public record Letter(char letter, Place at) {
    }

    static Planet of(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view, Spots spots,
            TerraformingProse prose) {
        return new Surveyor(page, view, spots, prose).survey();
    }

    private record Surveyor(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view, Spots spots,
            TerraformingProse prose,
            Map<Area, TileView> tiles) {

        private static final int ROWS = 9;
        private static final double FIRST_AREA = 25.6;
        private static final double AREA_WIDTH = 17.32;
        private static final double ROW_MIDDLE = 12.6;
        private static final double ROW_HEIGHT = 15;
        private static final double MIDDLE_X = 106;
        private static final double MIDDLE_Y = 71;
        private static final double ARC = 90;
        private static final double OUTSIDE = 101.5;
        private static final double INSIDE = 79;
        private static final double ARC_END = 44;

        Surveyor(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view, Spots spots,
                TerraformingProse prose) {
            this(page, view, spots, prose,
                    view.tiles().stream().collect(Collectors.toMap(TileView::area, Function.identity())));
        }

        Planet survey() {
            String label = Words.fill(Terms.GAUGES, language(), Glyph.signed(view.temperature()),
                    Glyph.signed(Parameter.TEMPERATURE.goal()), view.oxygen(), Parameter.OXYGEN.goal(), view.oceans(),
                    Parameter.OCEANS.goal(), view.generation());
            int toGo = Stream.of(Parameter.values())
                    .mapToInt(what -> (what.goal() - view.value(what)) / what.step()).sum();
            return new Planet(Area.all().stream().map(this::hex).toList(), letters(),
                    scale(Parameter.TEMPERATURE), scale(Parameter.OXYGEN),
                    new Gauges(view.temperature(), view.oxygen(), view.oceans()), view.generation(), toGo, label);
        }

        private Language language() {
            return page.language();
        }

        /** Rows grow by one area up to the fifth and shrink from there. */
        private static List<Letter> letters() {
            return IntStream.rangeClosed(1, ROWS).mapToObj(row -> new Letter(Area.letter(row),
                    Place.of(FIRST_AREA + Math.abs(row - (ROWS + 1) / 2) * AREA_WIDTH / 2,
                            ROW_MIDDLE + (row - 1) * ROW_HEIGHT)))
                    .toList();
        }

        /** From the bottom to the top: oxygen along the left edge of the planet, temperature along the right. */
        private List<Step> scale(Parameter what) {
            List<Step> steps = new ArrayList<>();
            int side = what == Parameter.OXYGEN ? -1 : 1;
            int last = (what.goal() - what.start()) / what.step();
            for (int i = 0; i <= last; i++) {
                int value = what.start() + i * what.step();
                double angle = -ARC_END + 2 * ARC_END * i / last;
                steps.add(new Step(what == Parameter.TEMPERATURE ? Gauges.degrees(value) : String.valueOf(value),
                        value <= view.value(what), value == view.value(what), value == view.value(what) + what.step(),
                        onArc(ARC, angle, side), Svg.number(-side * angle), bonus(what, value),
                        onArc(what == Parameter.OXYGEN ? OUTSIDE : INSIDE, angle, side)));
            }
            return steps;
        }

        private static Place onArc(double radius, double angle, int side) {
            return Place.of(MIDDLE_X + side * radius * Math.cos(Math.toRadians(angle)),
                    MIDDLE_Y - radius * Math.sin(Math.toRadians(angle)));
        }

        private static String bonus(Parameter what, int value) {
            return Stream.of(BonusStep.values()).filter(step -> step.parameter() == what && step.at() == value)
                    .map(Icons::of).findFirst().orElse("");
        }

        private Hex hex(Area area) {
            Optional<TileView> tile = Optional.ofNullable(tiles.get(area));
            Optional<Seat> owner = tile.map(TileView::owner)
                    .orElseGet(() -> view.marks().stream().filter(mark -> mark.area() == area).findFirst()
                            .map(TerraformingView.MarkView::by));
            String css = place(area) + " " + ground(area)
                    + tile.map(there -> " has t-" + Icons.of(there.tile())).orElse("")
                    + (tile.isEmpty() && owner.isPresent() ? " marked" : "") + (fresh(area) ? " fresh" : "")
                    + owner.map(seat -> " seat-" + seat.word()).orElse("");
            List<String> printed = new ArrayList<>();
            if (tile.isEmpty()) {
                printed.addAll(Collections.nCopies(area.steel(), "steel"));
                printed.addAll(Collections.nCopies(area.titanium(), "titanium"));
                printed.addAll(Collections.nCopies(area.plants(), "plants"));
                printed.addAll(Collections.nCopies(area.cards(), Icons.CARDS));
            }
            return new Hex(area.id(), css, printed, area.volcanic() && tile.isEmpty(),
                    tile.map(there -> Icons.of(there.tile())), owner, label(area, tile, owner),
                    spots.firstOf(new TerraformingAction.Place(area),
                            new TerraformingAction.Reserve(area)));
        }

        /** Whether something was put there since the viewer last looked. */
        private boolean fresh(Area area) {
            return page.story().lines().stream().filter(page.story()::fresh).flatMap(line -> line.what().stream())
                    .anyMatch(what -> what instanceof TilePlaced(var _, var _, Area there) && there == area);
        }

        private static String place(Area area) {
            return area.kind() == Area.Kind.MOON ? "moon m-" + area.id() : "r" + area.row() + " c" + area.column();
        }

        private static String ground(Area area) {
            return (area.volcanic() ? "volcano " : "") + "k-" + area.kind().name().toLowerCase(Locale.ROOT);
        }

        private String label(Area area, Optional<TileView> tile, Optional<Seat> owner) {
            List<String> parts = new ArrayList<>(List.of(area.title().in(language())));
            Terms.volcano(area).ifPresent(name -> parts.add(Words.fill(Terms.VOLCANO, language(), name)));
            if (tile.isPresent()) {
                parts.add(called(tile.get()));
            } else {
                if (area.kind() == Area.Kind.OCEAN) {
                    parts.add(Terms.OCEAN_AREA.in(language()));
                } else if (area.kind() == Area.Kind.NOCTIS) {
                    parts.add(Terms.NOCTIS.in(language()));
                }
                owner.ifPresent(seat -> parts.add(Words.fill(Terms.MARKED, language(), page.chair(seat).name())));
            }
            String beside = area.neighbours().stream().map(tiles::get).filter(there -> there != null)
                    .map(this::called).collect(Collectors.joining(", "));
            if (!beside.isEmpty()) {
                parts.add(Words.fill(Terms.BESIDE, language(), beside));
            }
            return String.join(" · ", parts);
        }

        private String called(TileView tile) {
            String what = prose.tile(tile.tile());
            return tile.owner().map(seat -> Words.fill(Terms.TILE_OF, language(), what, page.chair(seat).name()))
                    .orElseGet(() -> tile.tile() == Tile.OCEAN ? what : Words.fill(Terms.NEUTRAL, language(), what));
        }
    }
}
