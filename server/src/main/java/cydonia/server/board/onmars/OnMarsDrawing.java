package cydonia.server.board.onmars;

import cydonia.engine.CardText;
import cydonia.engine.Thing;
import cydonia.games.onmars.OnMars;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.Question;
import cydonia.server.page.ChoiceGroup;
import cydonia.server.page.Drawing;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import cydonia.tables.sight.Picking;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Everything the table of On Mars shows, worked out: the templates only write it down.
 *
 * @param next
 *            the discovery tiles that lie open
 */
public record OnMarsDrawing(TablePage<OnMarsAction, OnMarsView> page, Flight flight, List<Station> orbit,
        List<Tile> next, List<Station> colony, Mars mars, LifeSupportBoard lifeSupport, CompanyBoard company,
        List<Rival> rivals,
        Optional<Solo> solo, Optional<Drawer> drawer, List<ChoiceGroup> groups, Map<String, Integer> counts,
        List<Newcomer> notes) implements Drawing {

    private static final String BOARD = "board";
    private static final String STATIONS = "stations";
    private static final String MINE = "mine";

    public static OnMarsDrawing of(TablePage<OnMarsAction, OnMarsView> page, OnMars game) {
        Map<String, CardText> texts = game.prose(page.language(), page.names()).cards().stream()
                .collect(Collectors.toMap(CardText::id, Function.identity(), (first, _) -> first));
        Draft draft = new Draft(page, page.scene().seen(), new Spots(page), texts, game.notation());
        Displays displays = new Displays(draft);
        return new OnMarsDrawing(page, Flight.of(draft), displays.side(true), displays.next(), displays.side(false),
                Mars.of(draft),
                LifeSupportBoard.of(draft), new Office(draft).board(), Rival.all(draft), Solo.of(draft),
                new Cards(draft).asked(), new Faces(draft).groups(),
                Stream.of(BOARD, STATIONS, MINE).collect(Collectors.toMap(view -> view, draft.spots()::count)),
                Newcomer.notes(draft));
    }

    public OnMarsView view() {
        return page.scene().seen();
    }

    @Override
    public String template() {
        return "board/onmars/onmars.jte";
    }

    @Override
    public List<String> styles() {
        return List.of("onmars", "onmars-sizes");
    }

    @Override
    public Optional<String> beside() {
        return Optional.of("board/onmars/rivals.jte");
    }

    @Override
    public Optional<String> aside() {
        return Optional.of("board/onmars/notes.jte");
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
    public int preset(Picking.Item<?> item) {
        return page.prompt().picking().map(picking -> Payments.preset(picking, item)).orElse(0);
    }

    @Override
    public boolean steady() {
        return true;
    }

    @Override
    public String moment() {
        return Words.fill(Terms.MOMENT, page.language(), view().round(), view().colony().level());
    }

    @Override
    public List<View> views() {
        return List.of(new View(STATIONS, Icons.of("construct"), Terms.STATIONS.in(page.language()), count(STATIONS)),
                new View(MINE, Icons.of("flask"), Terms.MINE.in(page.language()), count(MINE)));
    }

    @Override
    public int choicesOnBoard() {
        return count(BOARD);
    }

    private int count(String view) {
        return counts.getOrDefault(view, 0);
    }

    /** Where the viewer answers the question at hand. */
    @Override
    public String stage() {
        return view().question().filter(question -> question.who() == page.scene().viewer())
                .map(OnMarsDrawing::stage).orElse("");
    }

    private static String stage(Question question) {
        return switch (question) {
            case Question.Turn _,Question.LastMoment _,Question.Stock _,Question.Learn _,Question.Construct _,Question.Recall _ ->
                STATIONS;
            case Question.Shelve _,Question.Develop _,Question.Oxygen _,Question.Upgrade _,Question.Welcome _ -> MINE;
            case Question.Fulfil _ -> MINE;
            case Question.Space _,Question.ShuttleSide _,Question.Plans _,Question.Hire _,Question.Refill _ -> BOARD;
            case Question.UpgradeAt _,Question.Land _,Question.MakeRoom _,Question.Drive _ -> BOARD;
            case Question.ConstructAt _,Question.Explore _,Question.ExploreAt _,Question.Radar _ -> BOARD;
            case Question.Shuttle _,Question.PaySlot _,Question.PayResources _,Question.PayCrystals _ -> "";
            case Question.Receive _,Question.PutGain _,Question.Unload _,Question.ConstructBy _,Question.Benefit _ ->
                "";
            case Question.ProduceAgain _,Question.GainMore _ -> "";
            case Question.BuyColonist _,Question.EndGame _ -> "";
        };
    }
}
