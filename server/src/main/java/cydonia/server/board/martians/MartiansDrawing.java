package cydonia.server.board.martians;

import cydonia.engine.Thing;
import cydonia.games.martians.Martians;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.martians.language.Question;
import cydonia.server.page.ChoiceGroup;
import cydonia.server.page.Drawing;
import cydonia.server.page.TablePage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everything the table of Martians shows, worked out: the templates only write it down. */
public record MartiansDrawing(TablePage<MartiansAction, MartiansView> page, MartiansView view, Sky sky,
        List<House> houses, Power power, Colony colony, Dig dig, Corporation corporation, List<Rival> rivals,
        Offers offers, Optional<MissionSheet> mission, Optional<TradeSheet> sheet, Optional<Haul> haul,
        Optional<Report> report, List<Newcomer> notes, String moment, String mode, String stage,
        List<ChoiceGroup> groups) implements Drawing {

    public static MartiansDrawing of(TablePage<MartiansAction, MartiansView> page, Martians game) {
        Look look = Look.of(page, game);
        return new MartiansDrawing(page, look.view(), Sky.of(look), new Houses(look).all(), Power.of(look),
                Colony.of(look), Dig.of(look), Corporation.of(look), Rival.all(look), Offers.of(look),
                MissionSheet.of(look), TradeSheet.of(look), Haul.of(look), Report.of(look), Newcomer.notes(look),
                moment(look), mode(look), stage(look.spots()), new Faces(look).groups());
    }

    private static String moment(Look look) {
        MartiansView.Clock clock = look.view().clock();
        return look.fill(clock.turn() == 0 ? Terms.MOMENT_PREPARATION : Terms.MOMENT, clock.cycle(), clock.cycles(),
                clock.turn());
    }

    /** The first words of the mode, and the mission. */
    private static String mode(Look look) {
        String words = look.name(look.view().mode());
        return Stream.concat(Stream.of(words.substring(0, words.indexOf(')') + 1)),
                look.view().mission().map(look::name).stream()).collect(Collectors.joining(" · "));
    }

    /** Where the decision is taken, for windows that show one part at a time. */
    private static String stage(Spots spots) {
        if (spots.any(MartiansAction.Move.class) || spots.any(MartiansAction.Extract.class)
                || spots.any(MartiansAction.TurnUp.class) || spots.any(MartiansAction.Collapse.class)
                || spots.picks(MartiansAction.Collapse.class) || spots.any(MartiansAction.Take.class)) {
            return "dig";
        }
        boolean placed = !spots.any(MartiansAction.Finish.class);
        if (placed && (spots.any(MartiansAction.Develop.class) || spots.any(MartiansAction.Recover.class)
                || spots.any(MartiansAction.Spend.class))) {
            return "mine";
        }
        boolean offers = spots.any(MartiansAction.Research.class) || spots.any(MartiansAction.Resupply.class)
                || spots.any(MartiansAction.Fulfil.class) || spots.any(MartiansAction.Accomplish.class)
                || spots.any(MartiansAction.HireExpert.class) || spots.any(MartiansAction.HireAssistant.class)
                || spots.any(MartiansAction.Keep.class);
        return placed && offers ? "offers" : "board";
    }

    @Override
    public String template() {
        return "board/martians/base.jte";
    }

    @Override
    public boolean steady() {
        return true;
    }

    @Override
    public boolean sharesPoints() {
        return view.mode() == Mode.COOP;
    }

    @Override
    public boolean drawsPicks() {
        return true;
    }

    @Override
    public Optional<Confirm> confirm() {
        String back = Terms.TAKE_BACK.in(page.language());
        return view.asking().question() instanceof Question.RecallMarkers
                ? Optional.of(new Confirm(back, back + " %n"))
                : Optional.empty();
    }

    @Override
    public boolean tellsOutlook() {
        return true;
    }

    @Override
    public Optional<String> icon(Thing thing) {
        return Icons.known(thing);
    }

    @Override
    public List<View> views() {
        return List.of(
                new View("dig", "excavation", Terms.DIG_TAB.in(page.language()), (int) dig.cells().stream()
                        .filter(hex -> hex.move().live() || hex.extract().live()).count()),
                new View("mine", "marker", Terms.MINE_TAB.in(page.language()), corporation.choices()
                        + (int) rivals.stream().filter(rival -> rival.trade().live()).count()),
                new View("offers", "contract", Terms.OFFERS_TAB.in(page.language()), offers.choices()
                        + mission.map(MissionSheet::choices).orElse(0)));
    }

    @Override
    public List<String> styles() {
        return List.of("martians", "martians-shelf", "martians-sizes");
    }

    @Override
    public Optional<String> aside() {
        return Optional.of("board/martians/aside.jte");
    }

    /** Time units that are left of the player-turn, where it is the viewer's. */
    public int time() {
        return page.myTurn() ? view.asking().time() : 0;
    }
}
