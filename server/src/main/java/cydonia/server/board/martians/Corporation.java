package cydonia.server.board.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Expert.Service;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Board;
import cydonia.games.martians.language.MartiansView.Crew;
import cydonia.games.martians.language.MartiansView.Hired;
import cydonia.server.page.Shapes;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The board of a seat: stock, markers, staff, technologies.
 *
 * @param title
 *            whose it is; where stocks are shared, that they are
 * @param tip
 *            the same, and who decides about it
 * @param fame
 *            what reputation counts for
 * @param harvest
 *            what the plantation asks for and yields as things are
 */
public record Corporation(Seat seat, String title, String tip, List<Stock> stock, int reputation, String fame,
        List<Markers> crews,
        List<Slot> staff, int experts, int assistants, String plantation, String plantationIcon, List<Sign> harvest,
        List<Tech> technologies, List<Card> cards, int births, boolean fourth, int built, int improved) {

    /** So much of something. */
    public record Stock(String icon, String name, int count) {
    }

    /** Analysis cards of one kind, and whether one may be paid with now. */
    public record Card(String icon, String name, int count, Mark mark) {
    }

    /** The markers of a crew: in reserve, on posts, in the two wards. */
    public record Markers(Crew crew, String name, boolean second, boolean playing, int out, List<Bed> beds) {

        public String shape() {
            return Shapes.of(crew.seat());
        }
    }

    /** A ward with markers in it, and the way back. */
    public record Bed(String icon, String name, int count, List<Sign> price, Mark mark) {
    }

    /** Somebody hired. */
    public record Slot(String icon, String name, List<Sign> signs, String text, boolean used, Mark mark) {
    }

    /** A technology, developed or not. */
    public record Tech(String icon, String name, String text, boolean developed, boolean colony, Mark mark) {
    }

    /** How many things can be chosen on it. */
    int choices() {
        return (int) Stream.of(crews.stream().flatMap(crew -> crew.beds().stream()).map(Bed::mark),
                staff.stream().map(Slot::mark), technologies.stream().map(Tech::mark), cards.stream().map(Card::mark))
                .flatMap(marks -> marks)
                .filter(Mark::live).count();
    }

    static Corporation of(Look look) {
        Board board = look.board();
        boolean shared = look.view().mode().sharedStock();
        return new Corporation(board.seat(),
                shared ? look.in(Terms.COMMON_STOCK) : look.page().chair(board.seat()).name(),
                shared
                        ? look.in(look.alone() ? Terms.STOCK_OF_CREWS : Terms.STOCK_OF_ALL)
                        : look.page().chair(board.seat()).name(),
                Stream.of(Good.values()).filter(good -> good != Good.REPUTATION)
                        .map(good -> new Stock(Icons.of(good),
                                look.fill(Terms.COUNTED, look.name(good), look.in(Terms.purpose(good))),
                                look.has(good)))
                        .toList(),
                look.has(Good.REPUTATION), fame(look),
                look.view().crews().stream().filter(crew -> crew.seat() == board.seat())
                        .map(crew -> markers(look, crew)).toList(),
                staff(look, board), board.experts().size(), board.assistants().size(),
                plantation(look, board),
                board.plantation().map(Icons::of).orElse("greenhouses"),
                look.view().tariff(new MartiansAction.Harvest()).map(look::terms).orElse(List.of()),
                Stream.of(Technology.values()).map(technology -> tech(look, board, technology)).toList(),
                board.hand().map(hand -> cards(look, hand))
                        .orElseGet(() -> List
                                .of(new Card(Icons.ANALYSIS, look.in(Terms.CARDS), board.cards(), Mark.STILL))),
                board.births(), board.fourth(), board.built(), board.improved());
    }

    private static String fame(Look look) {
        boolean race = !look.view().mode().sharedStock();
        return look.fill(Terms.COUNTED, look.name(Good.REPUTATION), look.in(race
                ? Terms.FAME
                : look.view().mission().isPresent() ? Terms.FAME_OF_MISSION : Terms.FAME_ALONE));
    }

    /** What is grown, and what a harvest takes and gives now. */
    private static String plantation(Look look, Board board) {
        String name = board.plantation().map(tile -> look.title(tile))
                .orElseGet(() -> look.in(Terms.PRINTED_PLANTATION));
        return look.view().tariff(new MartiansAction.Harvest())
                .map(now -> look.fill(Terms.HARVESTED, name, look.told(now))).orElse(name);
    }

    static Markers markers(Look look, Crew crew) {
        boolean acting = crew.crew() == look.crew().crew() && crew.seat() == look.seat();
        List<Bed> beds = new ArrayList<>();
        bed(look, Ward.INFIRMARY, crew.infirmary(), acting, beds);
        bed(look, Ward.APARTMENTS, crew.apartments(), acting, beds);
        int out = (int) look.view().posts().stream()
                .filter(post -> post.crew().filter(crew.crew()::equals).isPresent()).count();
        return new Markers(crew, look.crewName(crew.crew()), look.alone() && crew.crew() != Seat.RED,
                look.view().asking().crew() == crew.crew() && !look.view().clock().over(), out, List.copyOf(beds));
    }

    private static void bed(Look look, Ward ward, int count, boolean acting, List<Bed> beds) {
        if (count > 0) {
            MartiansAction back = new MartiansAction.Recover(ward);
            beds.add(new Bed(Icons.of(ward), look.fill(Terms.COUNTED, look.name(ward), count) + ". "
                    + Words.capital(look.in(Terms.purpose(ward))), count,
                    acting ? look.view().tariff(back).map(look::price).orElse(List.of()) : List.of(),
                    acting ? look.spots().at(back) : Mark.STILL));
        }
    }

    private static List<Slot> staff(Look look, Board board) {
        List<Slot> staff = new ArrayList<>();
        for (Hired hired : board.experts()) {
            staff.add(new Slot(Icons.of(hired.expert()), look.name(hired.expert()), service(look, hired.expert()),
                    look.says(hired.expert()), hired.used(),
                    hired.used() ? Mark.STILL : look.spots().at(new MartiansAction.Consult(hired.expert()))));
        }
        for (Assistant assistant : board.assistants()) {
            staff.add(new Slot(Icons.of(assistant), look.name(assistant), help(assistant),
                    look.says(assistant), false, Mark.STILL));
        }
        return List.copyOf(staff);
    }

    /** What an expert takes and does. */
    static List<Sign> service(Look look, Expert expert) {
        List<Sign> signs = new ArrayList<>();
        for (Cost.Amount amount : expert.cost().goods()) {
            signs.add(Sign.of(amount.count(), Icons.of(amount.good()))
                    .lackingIf(look.has(amount.good()) < amount.count()));
        }
        signs.add(Sign.ARROW);
        switch (expert.service()) {
            case Service.Relieve(var need, int count, int reputation) -> {
                signs.add(Sign.minus(count, Icons.of(need)));
                signs.add(Sign.plus(reputation, Icons.REPUTATION));
            }
            case Service.Make(int count, var good) -> signs.add(Sign.plus(count, Icons.of(good)));
            case Service.Analyse(int cards) -> signs.add(Sign.plus(cards, Icons.ANALYSIS));
            case Service.Construct() -> signs.add(Sign.icon(Icons.of(Infrastructure.CONSTRUCTION)));
        }
        return signs;
    }

    static List<Sign> help(Assistant assistant) {
        return switch (assistant) {
            case BOTANIST -> List.of(Sign.plus(1, Icons.of(Good.FOOD)));
            case GEOLOGIST -> List.of(Sign.plus(1, Icons.of(Good.REGOLITH)), Sign.word("/"),
                    Sign.icon(Icons.of(Good.ICE)));
            case SCIENTIST -> List.of(Sign.minus(1, Icons.TIME));
        };
    }

    private static Tech tech(Look look, Board board, Technology technology) {
        return new Tech(Icons.of(technology), look.name(technology), look.says(technology),
                board.technologies().contains(technology), technology.colony(),
                look.spots().at(new MartiansAction.Develop(technology)));
    }

    private static List<Card> cards(Look look, Map<AnalysisCard, Integer> hand) {
        return hand.entrySet().stream()
                .map(entry -> new Card(Icons.of(entry.getKey()),
                        look.title(entry.getKey()) + ". " + look.says(entry.getKey()), entry.getValue(),
                        look.spots().at(new MartiansAction.Spend(entry.getKey()))))
                .toList();
    }
}
