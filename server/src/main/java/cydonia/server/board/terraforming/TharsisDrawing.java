package cydonia.server.board.terraforming;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.StandardProject;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.terraforming.text.TerraformingProse;
import cydonia.server.page.ChoiceGroup;
import cydonia.server.page.Drawing;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everything the table of Terraforming Mars shows, worked out: the templates only write it down. */
public record TharsisDrawing(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view, Planet planet,
        List<Project> projects,
        List<Honour> milestones, String milestonePrice, List<Honour> awards, String awardPrice,
        List<Board> boards, Overview overview, Shelf shelf, Optional<Chain> chain,
        Optional<Mix> mix, Optional<String> hint,
        List<ChoiceGroup> groups, List<CardFace> named) implements Drawing {

    /** A standard project. */
    public record Project(String icon, String name, String price, Spot spot) {
    }

    public static TharsisDrawing of(TablePage<TerraformingAction, TerraformingView> page, TerraformingMars game) {
        TerraformingView view = page.scene().seen();
        TerraformingProse prose = game.prose(page.language(), page.names());
        Spots spots = new Spots(page);
        CardFaces faces = new CardFaces(view, prose, page.language());
        Shelf shelf = Shelf.of(view, spots, faces, page.prompt().picking(), page.language());
        List<Board> boards = new Boards(page, view, spots, prose, faces).all();
        boolean solo = page.chairs().size() == 1;
        return new TharsisDrawing(page, view, Planet.of(page, view, spots, prose), projects(page, view, spots),
                solo ? List.of() : Honour.milestones(page, view, spots),
                view.milestones().size() < Milestone.LIMIT
                        ? Words.fill(Terms.NEXT_PRICE, page.language(), Milestone.PRICE)
                        : Words.fill(Terms.ALL_TAKEN, page.language(), Milestone.LIMIT),
                solo ? List.of() : Honour.awards(page, view, spots),
                view.awards().size() < Award.LIMIT
                        ? Words.fill(Terms.AWARD_PRICE, page.language(), Award.price(view.awards().size()))
                        : Words.fill(Terms.ALL_TAKEN, page.language(), Award.LIMIT),
                boards, Overview.of(boards, page.standing().scores(), view.phase(), prose, page.language()), shelf,
                Chain.of(page, view),
                view.viewer() instanceof Seat seat ? Mix.of(view, view.player(seat), spots, prose) : Optional.empty(),
                hint(page, view, spots), new Faces(page, view, spots).groups(),
                named(page, faces, boards));
    }

    /** Cards that the log names and that lie before nobody, such as events: for a closer look. */
    private static List<CardFace> named(TablePage<TerraformingAction, TerraformingView> page, CardFaces faces,
            List<Board> boards) {
        Set<String> told = page.story().about();
        Set<String> lying = boards.stream()
                .flatMap(board -> Stream.concat(board.corporation().stream(), board.tableau().stream()))
                .map(held -> held.face().id()).collect(Collectors.toSet());
        return Card.all().stream().filter(card -> told.contains(card.id()) && !lying.contains(card.id()))
                .map(faces::played).toList();
    }

    private static List<Project> projects(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view,
            Spots spots) {
        return Stream.of(StandardProject.values()).sorted(Comparator.comparingInt(StandardProject::price))
                .map(project -> {
                    int price = project == StandardProject.POWER_PLANT ? view.powerPlantPrice() : project.price();
                    return new Project(Icons.of(project), project.title().in(page.language()),
                            price == 0 ? "+1" : String.valueOf(price),
                            spots.at(new TerraformingAction.Build(project)));
                }).toList();
    }

    /** What could be done where, in short: the choices themselves are all over the table. */
    private static Optional<String> hint(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view,
            Spots spots) {
        return switch (view.question()) {
            case Question.PlaceTile _,Question.ReserveArea() -> Optional.of(Terms.ON_MAP.in(page.language()));
            case Question.TakeAction _ -> {
                List<String> parts = new ArrayList<>();
                count(parts, page, Terms.CAN_PLAY, spots.live(TerraformingAction.Play.class));
                count(parts, page, Terms.CAN_USE, spots.live(TerraformingAction.Use.class));
                count(parts, page, Terms.CAN_CONVERT, Stream.concat(spots.live(TerraformingAction.ConvertHeat.class),
                        spots.live(TerraformingAction.ConvertPlants.class)));
                count(parts, page, Terms.CAN_BUILD, spots.live(TerraformingAction.Build.class));
                count(parts, page, Terms.CAN_CLAIM, spots.live(TerraformingAction.Claim.class));
                count(parts, page, Terms.CAN_FUND, spots.live(TerraformingAction.Fund.class));
                yield parts.isEmpty()
                        ? Optional.empty()
                        : Optional.of(Words.fill(Terms.CAN, page.language(), String.join(", ", parts)));
            }
            default -> Optional.empty();
        };
    }

    private static void count(List<String> parts, TablePage<TerraformingAction, TerraformingView> page,
            Terms.Counted what, Stream<?> choices) {
        int n = (int) choices.count();
        if (n > 0) {
            parts.add(Words.fill(what.of(n), page.language(), n));
        }
    }

    /** The viewer's own board, if they have one. */
    public Optional<Board> mine() {
        return boards.stream().filter(board -> board.chair().mine()).findFirst();
    }

    /** Whether an area is chosen now. */
    public boolean placing() {
        return view.question() instanceof Question.PlaceTile || view.question() instanceof Question.ReserveArea;
    }

    public String deck() {
        return Words.fill(Terms.DECK, page.language(), view.deck(), view.discards());
    }

    @Override
    public boolean drawsPicks() {
        return true;
    }

    @Override
    public Optional<Confirm> confirm() {
        return switch (view.question()) {
            case Question.KeepFirstCards _,Question.BuyCards _ -> confirm(Terms.BUY_NONE, Terms.BUY_SOME);
            case Question.SellPatents _ -> confirm(Terms.SELL_CHOSEN, Terms.SELL_SOME);
            case Question.KeepCards _ -> confirm(Terms.KEEP_CHOSEN, Terms.KEEP_SOME);
            default -> Optional.empty();
        };
    }

    private Optional<Confirm> confirm(Text none, Text some) {
        return Optional.of(new Confirm(none.in(page.language()), some.in(page.language())));
    }

    @Override
    public String template() {
        return "board/tharsis.jte";
    }

    @Override
    public String moment() {
        return page.chairs().size() == 1
                ? Words.fill(Terms.SOLO_MOMENT, page.language(), view.generation(),
                        TerraformingMars.LAST_SOLO_GENERATION)
                : Words.fill(Terms.MOMENT, page.language(), view.generation());
    }

    @Override
    public List<View> views() {
        return view.viewer() instanceof Seat
                ? List.of(new View("hand", Icons.CARDS, Terms.HAND.in(page.language())),
                        new View("mine", Icons.ACTIONS, Terms.ACTIONS_SHORT.in(page.language())))
                : List.of();
    }

    @Override
    public String stage() {
        return switch (view.question()) {
            case Question.PlaceTile _,Question.ReserveArea() -> "board";
            case Question.TakeAction _ -> shelf.hand().isEmpty() ? "board" : "hand";
            case Question.ChooseCorporation(),Question.KeepFirstCards _,Question.BuyCards _,Question.DraftCard _,Question.KeepCards _,Question.BuyLookedAt(),Question.SwapCard(),Question.SellPatents _ ->
                "hand";
            default -> "";
        };
    }

    @Override
    public List<String> styles() {
        return List.of("terraforming", "terraforming-sizes");
    }

    @Override
    public boolean tellsOutlook() {
        return true;
    }

    @Override
    public Optional<String> icon(Thing thing) {
        return Icons.of(thing);
    }

    @Override
    public Optional<Figure> figure(Seat seat) {
        return Optional.of(new Figure(Icons.RATING, view.player(seat).rating(), Terms.RATING.in(page.language())));
    }

    @Override
    public boolean steady() {
        return true;
    }

    @Override
    public Optional<String> side() {
        return Optional.of("board/overview.jte");
    }

    @Override
    public Optional<String> aside() {
        return Optional.of("board/tharsisaside.jte");
    }
}
