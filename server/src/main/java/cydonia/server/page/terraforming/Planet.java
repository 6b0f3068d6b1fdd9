package cydonia.server.page.terraforming;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.games.terraforming.Area;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingHappening.TilePlaced;
import cydonia.games.terraforming.TerraformingView;
import cydonia.games.terraforming.TerraformingView.TileView;
import cydonia.games.terraforming.cards.BonusStep;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Tile;
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
import java.util.stream.Stream;

/** The map with its tiles, and the scales around it. */
public record Planet(List<Hex> hexes, List<Step> temperature, List<Step> oxygen, int oceans, int generation,
        String label) {

    /**
     * An area.
     *
     * @param id
     *            its word in the notation
     * @param css
     *            its place and kind, for the style sheet
     * @param printed
     *            icons of the bonus, as long as nothing covers them
     * @param tile
     *            the icon of what lies there
     * @param owner
     *            whose it is, or who has marked it
     */
    public record Hex(String id, String css, List<String> printed, String name, Optional<String> tile, Optional<Seat> owner,
            String label, Spot spot) {

        public String shape() {
            return owner.map(Shapes::of).orElse("");
        }
    }

    /** A step of a scale; the bonus is an icon. */
    public record Step(String reading, boolean reached, boolean here, String bonus) {
    }

    static Planet of(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view, Spots spots,
            TerraformingProse prose) {
        return new Surveyor(page, view, spots, prose).survey();
    }

    private record Surveyor(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view, Spots spots,
            TerraformingProse prose,
            Map<Area, TileView> tiles) {

        Surveyor(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view, Spots spots,
                TerraformingProse prose) {
            this(page, view, spots, prose,
                    view.tiles().stream().collect(Collectors.toMap(TileView::area, Function.identity())));
        }

        Planet survey() {
            String label = Words.fill(Terms.GAUGES, language(), Glyph.signed(view.temperature()),
                    Glyph.signed(Parameter.TEMPERATURE.goal()), view.oxygen(), Parameter.OXYGEN.goal(), view.oceans(),
                    Parameter.OCEANS.goal(), view.generation());
            return new Planet(Area.all().stream().map(this::hex).toList(),
                    scale(Parameter.TEMPERATURE), scale(Parameter.OXYGEN), view.oceans(), view.generation(), label);
        }

        private Language language() {
            return page.language();
        }

        private List<Step> scale(Parameter what) {
            List<Step> steps = new ArrayList<>();
            for (int value = what.start(); value <= what.goal(); value += what.step()) {
                steps.add(new Step(value > 0 && what == Parameter.TEMPERATURE
                        ? "+" + value
                        : String.valueOf(value).replace('-', '−'), value <= view.value(what),
                        value == view.value(what), bonus(what, value)));
            }
            return steps;
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
            return new Hex(area.id(), css, printed, tile.isEmpty() ? name(area) : "", tile.map(there -> Icons.of(there.tile())),
                    owner, label(area, tile, owner), spots.firstOf(new TerraformingAction.Place(area),
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

        private String name(Area area) {
            return switch (area.kind()) {
                case NOCTIS -> "Noctis";
                case MOON -> Words.capital(area.id());
                case LAND, OCEAN -> Terms.volcano(area).map(full -> full.split(" ", 2)[0]).orElse("");
            };
        }

        private String label(Area area, Optional<TileView> tile, Optional<Seat> owner) {
            List<String> parts = new ArrayList<>(List.of(
                    area.kind() == Area.Kind.MOON ? Words.capital(area.id()) : area.id()));
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
