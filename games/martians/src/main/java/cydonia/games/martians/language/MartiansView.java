package cydonia.games.martians.language;

import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Cell;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.Post;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Weather;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a viewer may know of a table. A crew is named by its colour, which is that of its seat; alone, one seat has two.
 *
 * @param quarters
 *            need tokens, Q1 first; in COM.4 the quarters of each seat in order
 * @param houses
 *            what a marker of the viewer could do in each infrastructure, post by post surcharge, and for how much
 * @param fates
 *            what maintenance would bring each colony if every need stayed as it is; one for all where it is shared
 */
public record MartiansView(Viewer viewer, Mode mode, Optional<Mission> mission, int seats, Clock clock,
        Asking asking, List<Board> boards, List<Crew> crews, List<Quarters> quarters, List<PostView> posts,
        Excavation excavation, Displays displays, List<Progress> objectives, Troubles troubles, List<House> houses,
        List<Fate> fates) {

    /** Price and gain of an action: of what the viewer may do now, or else of what a marker could do. */
    public Optional<Tariff> tariff(MartiansAction action) {
        return Stream.concat(asking.tariffs().stream(), houses.stream().flatMap(house -> house.tariffs().stream()))
                .filter(tariff -> tariff.action().equals(action)).findFirst();
    }

    /** Time every action costs more on the post of a placement. */
    public int surcharge(MartiansAction.Place place) {
        return posts.stream().filter(post -> post.where() == place.where() && post.post().number() == place.post())
                .mapToInt(PostView::surcharge).sum();
    }

    /** Where in the game the table stands. */
    public record Clock(int cycle, int cycles, int turn, Seat first, Seat firstCrew, Weather weather,
            Optional<Weather> nextWeather, Optional<Event> event, Optional<Event> nextEvent, List<Event> lasting,
            boolean over, boolean missionDone) {
    }

    /**
     * What is asked, of whom, and where the player-turn stands.
     *
     * @param offered
     *            hidden objectives of which the viewer keeps one
     * @param tariffs
     *            price and gain of everything the viewer may do now
     */
    public record Asking(Question question, List<Seat> seats, Seat player, Seat crew, int time,
            Optional<Infrastructure> placement, List<HiddenObjective> offered, List<Tariff> tariffs) {
    }

    /** What an action costs as things are, and the goods it certainly brings. */
    public record Tariff(MartiansAction action, List<Fact.Price> price, List<Fact.Gain> gains) {
    }

    /** An infrastructure and what can be done there on posts where every action takes so much more time. */
    public record House(Infrastructure where, int surcharge, List<Tariff> tariffs) {
    }

    /** An offer in the making, or waiting for its answer. */
    public record Trading(Seat author, Seat reader, List<Cost.Amount> gives, List<Cost.Amount> asks,
            boolean countered) {
    }

    /**
     * The corporation of a seat. Where stocks are shared, goods and cards are the same on every board.
     *
     * @param hand
     *            the analysis cards, where the viewer may see them
     * @param objectives
     *            hidden objectives kept, where the viewer may see them
     * @param passed
     *            the two hidden objectives the viewer passed on to this seat
     */
    public record Board(Seat seat, Map<Good, Integer> goods, int cards, Optional<Map<AnalysisCard, Integer>> hand,
            List<Hired> experts, List<Assistant> assistants, Optional<Plantation> plantation,
            List<Technology> technologies, int solar, int wind, int built, int improved, int births, boolean fourth,
            List<HiddenObjective> objectives, List<HiddenObjective> passed) {
    }

    public record Hired(Expert expert, boolean used) {
    }

    /**
     * One set of markers and colonists.
     *
     * @param turnsLeft
     *            player-turns it has yet to begin until the end, if nobody else dies and no colony grows
     * @param units
     *            time units of such a turn as things are
     */
    public record Crew(Seat crew, Seat seat, int reserve, int infirmary, int apartments, int dead, boolean fourth,
            List<Integer> absences, int turnsLeft, int units) {
    }

    /** What each crew of a colony loses in maintenance: colonists who die, markers that go to the two wards. */
    public record Fate(Optional<Seat> owner, int deaths, int infirmary, int apartments) {

        /** Whether nothing is left to want: then the colony grows. */
        public boolean grows() {
            return deaths + infirmary + apartments == 0;
        }
    }

    public record Quarters(Name name, Optional<Seat> owner, int oxygen, int sickness, int hunger) {
        /** As printed. */
        public enum Name {
            Q1, Q2, Q3, Q4
        }
    }

    /**
     * A post.
     *
     * @param surcharge
     *            time every action costs more there: an improvement token, and dust
     */
    public record PostView(Infrastructure where, Post post, Cover cover, Optional<Seat> crew, boolean dusty,
            int surcharge) {
    }

    /** What lies on a post. */
    public enum Cover {
        CLEAR, IMPROVEMENT, CONSTRUCTION, UNAVAILABLE, BLOCKED
    }

    /** A cell holds a token that is face up, or face down, or none any more. */
    public record Ground(Cell cell, Optional<TokenKind> token, boolean faceDown) {
    }

    /**
     * The field of the excavator.
     *
     * @param next
     *            where the excavator may go in the next dig
     */
    public record Excavation(List<Ground> cells, Cell excavator, int removed, List<Cell> next) {
    }

    public record Displays(int rtg, List<Expert> experts, int expertPile, List<Assistant> assistants,
            int assistantPile, List<ResearchTile> tiles, List<Contract> contracts, int contractPile,
            Map<Plantation, Integer> plantations, int analysisPile, Map<AnalysisCard, Integer> analysisGone) {
    }

    /** How far an objective is: slots filled, or the value its condition looks at, and how far it should be. */
    public record Progress(Objective objective, int done, int wanted, boolean met) {
    }

    /**
     * What missions put on the table, and the offers to each seat that may still come to nothing.
     */
    public record Troubles(int refugees, int hostility, int artefacts, List<Integer> offersLeft) {
    }
}
