package cydonia.server.board.tilsit;

import cydonia.engine.CardText;
import cydonia.engine.Language;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.language.MarsView.ColonyView;
import cydonia.games.tilsit.language.OfferView;
import cydonia.games.tilsit.language.Question;
import cydonia.server.page.Chair;
import cydonia.server.page.ChoiceGroup;
import cydonia.server.page.Drawing;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import cydonia.tables.sight.Picking;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything the board of Mars (Tilsit) shows, worked out: the template only writes it down. */
public record ColoniesDrawing(TablePage<MarsAction, MarsView> page, MarsView view, List<Colony> colonies,
        List<Stack> hand,
        List<Stack> reserve, List<Stack> shown, List<Card> held, Optional<Sheet> sheet, News news,
        List<ChoiceGroup> groups, List<CardText> named) implements Drawing {

    /** A player's board. */
    public record Colony(Chair chair, ColonyView seen, boolean active, Spot head, List<Row> rows, List<Pair> contracts,
            List<Card> cards, List<Card> supremacies) {

        /** The energy in use, in hundredths of the limit, for the gauge. */
        public int load() {
            return seen.energyLimit() == 0 ? 0 : Math.min(100, 100 * seen.consumption() / seen.energyLimit());
        }
    }

    /**
     * The sockets of one kind of installation, lowest level first.
     *
     * @param price
     *            icons of what the next level costs; none on others' boards and where all is built
     */
    public record Row(String name, String icon, String tip, List<Socket> sockets, List<String> price) {
    }

    /** How far an installation has come. */
    public enum State {
        EMPTY("not built", "à construire"), BUILT("built, without colonist or energy",
                "à l’arrêt (sans colon ou sans énergie)"), ACTIVE("working", "en service");

        private final Text label;

        State(String en, String fr) {
            this.label = new Text(en, fr);
        }

        /** The name of its class in the style sheet. */
        public String css() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * One place on a colony board.
     *
     * @param icon
     *            what stands there; none where nothing does
     * @param level
     *            nothing for mines
     * @param mark
     *            icon of what makes it work: a colonist, or energy alone
     * @param place
     *            as the log names it
     */
    public record Socket(State state, String icon, String level, String mark, String label, Spot spot, String place) {
    }

    /** What a resource is needed for. */
    public record Use(String icon, String name, List<Installation> installations) {

        /** Names of what is built with it. */
        public String names(Language language) {
            return installations.stream().map(one -> one.label().in(language)).collect(Collectors.joining(", "));
        }
    }

    /** A pile of alike cards. */
    public record Stack(String icon, String name, int count, Spot spot) {
    }

    public record Card(String id, String icon, String name, String text, boolean reconstructed, Spot spot) {
    }

    public record Pair(String give, String get, String label, Spot spot) {
    }

    /** A trade on the table in two columns: what the viewer gives and gets. */
    public record Sheet(String partner, List<Line> give, List<Line> get) {
    }

    /** One resource of a trade: how many lie there, or how many may be put there. */
    public record Line(String icon, String name, int count, Optional<Picking.Item<MarsAction>> pick) {
    }

    private static final MarsAction ACCEPT = new MarsAction.Accept();
    private static final Text MOMENT = new Text("Turn %s · %s · first to %s points",
            "Tour %s · %s · objectif %s points");
    private static final Text MINES = new Text("Mines", "Mines");
    private static final Text MINE_PLACE = new Text("place for a mine", "emplacement de mine");
    private static final Text LEVEL = new Text("%s %s: %s", "%s %s : %s");
    private static final Text MINE = new Text("%s: %s", "%s : %s");

    public static ColoniesDrawing of(TablePage<MarsAction, MarsView> page, MarsTilsit game) {
        return new Drafter(page, game).draw();
    }

    @Override
    public String template() {
        return "board/tilsit.jte";
    }

    @Override
    public List<String> styles() {
        return List.of("tilsit");
    }

    @Override
    public Optional<String> aside() {
        return Optional.of("board/tilsitaside.jte");
    }

    /** What each resource is needed for, where a mine is chosen. */
    public List<Use> uses() {
        return page.myTurn() && view.question() instanceof Question.PickMine
                ? Stream.of(Resource.values()).map(what -> new Use(Icons.of(what), what.label().in(page.language()),
                        Stream.of(Installation.values()).filter(one -> needs(one, what)).toList()))
                        .toList()
                : List.of();
    }

    private static boolean needs(Installation one, Resource what) {
        return !one.isMine()
                && IntStream.rangeClosed(1, one.topLevel()).anyMatch(level -> one.cost(level).of(what) > 0);
    }

    /** How many colonists of the viewer do nothing though there is work for them, at the end of the turn. */
    public int idle() {
        boolean work = page.prompt().choices().stream()
                .anyMatch(choice -> choice.action() instanceof MarsAction.Staff);
        return work && view.viewer() instanceof Seat seat ? view.colony(seat).idle() : 0;
    }

    @Override
    public boolean steady() {
        return true;
    }

    @Override
    public boolean drawsPicks() {
        return sheet.isPresent();
    }

    /** An offer is proposed, however many cards it has. */
    @Override
    public Optional<Confirm> confirm() {
        return sheet.flatMap(_ -> page.prompt().picking()).map(picking -> {
            String propose = Words.confirm(picking, page.language()).none();
            return new Confirm(propose, propose);
        });
    }

    @Override
    public String moment() {
        return Words.fill(MOMENT, page.language(), view.turn(), view.phase().label(), view.target());
    }

    /** Draws one page; holds what every part needs. */
    private static final class Drafter {
        private final TablePage<MarsAction, MarsView> page;
        private final MarsView view;
        private final Language language;
        private final Spots spots;
        private final Map<String, CardText> texts;

        Drafter(TablePage<MarsAction, MarsView> page, MarsTilsit game) {
            this.page = page;
            this.view = page.scene().seen();
            this.language = page.language();
            this.spots = new Spots(page, view);
            Prose<MarsAction, MarsView> prose = game.prose(language, page.names());
            this.texts = prose.cards().stream()
                    .collect(Collectors.toMap(CardText::id, Function.identity(), (a, _) -> a));
        }

        ColoniesDrawing draw() {
            List<Colony> colonies = page.chairs().stream().sorted(Comparator.comparing(chair -> !chair.mine()))
                    .map(this::colony).toList();
            return new ColoniesDrawing(page, view, colonies, stacks(view.hand(), Spots.HandStack::new),
                    stacks(view.reserve(), Spots.ReserveStack::new),
                    stacks(view.shownHand().orElse(Map.of()), Spots.ShownStack::new),
                    view.heldCards().stream().map(card -> card(card, new Spots.Held(card))).toList(), sheet(),
                    News.of(page, this::text), new Faces(page, view).groups(), named());
        }

        private Colony colony(Chair chair) {
            ColonyView seen = view.colony(chair.seat());
            List<Row> rows = new ArrayList<>();
            for (Installation what : Installation.values()) {
                if (!what.isMine()) {
                    rows.add(row(seen, what));
                }
            }
            rows.add(mines(seen));
            return new Colony(chair, seen, view.active() == chair.seat(), spots.at(new Spots.ColonyHead(chair.seat())),
                    rows, seen.contracts().stream().map(contract -> contract(chair.seat(), contract)).toList(),
                    seen.faceUp().stream().map(card -> card(card, new Spots.FaceUp(chair.seat(), card))).toList(),
                    seen.supremacies().stream().map(this::supremacy).toList());
        }

        private Row row(ColonyView seen, Installation what) {
            List<Socket> sockets = new ArrayList<>();
            int printed = what.printed() ? 1 : 0;
            for (int level = 1 - printed; level <= what.topLevel(); level++) {
                State state = level > seen.built(what)
                        ? State.EMPTY
                        : level < seen.active(what) + 1 - printed ? State.ACTIVE : State.BUILT;
                sockets.add(new Socket(state, state == State.EMPTY ? "" : Icons.of(what), String.valueOf(level),
                        state == State.ACTIVE ? what == Installation.HABITATION ? "energy" : "colonist" : "",
                        Words.capital(Words.fill(LEVEL, language, what.label(), level, state.label)) + ". "
                                + text(what.word()),
                        spots.at(new Spots.Socket(seen.seat(), what, level)),
                        MarsHappening.place(seen.seat(), what, level)));
            }
            return new Row(name(what.label()), Icons.of(what), text(what.word()), sockets,
                    price(seen, what, seen.built(what) < what.topLevel()));
        }

        private Row mines(ColonyView seen) {
            List<Socket> sockets = new ArrayList<>();
            for (Installation what : Installation.values()) {
                for (int i = 1; what.isMine() && i <= seen.built(what); i++) {
                    State state = i <= seen.active(what) ? State.ACTIVE : State.BUILT;
                    sockets.add(new Socket(state, Icons.of(what), "", state == State.ACTIVE ? "colonist" : "",
                            Words.capital(Words.fill(MINE, language, what.label(), state.label)),
                            spots.at(new Spots.Socket(seen.seat(), what, i)),
                            MarsHappening.place(seen.seat(), what, i)));
                }
            }
            boolean room = sockets.size() < Installation.MINE_PLACES;
            for (Installation what : Installation.values()) {
                Spot spot = spots.at(new Spots.Socket(seen.seat(), what, seen.built(what) + 1));
                if (what.isMine() && spot.live()) {
                    sockets.add(new Socket(State.EMPTY, Icons.of(what), "", "", name(MINE_PLACE), spot, ""));
                }
            }
            while (sockets.size() < Installation.MINE_PLACES) {
                sockets.add(new Socket(State.EMPTY, "", "", "", name(MINE_PLACE), Spot.STILL, ""));
            }
            return new Row(MINES.in(language), "mine", text(Installation.IRON_MINE.word()), sockets,
                    price(seen, Installation.IRON_MINE, room));
        }

        /** Only my own next step has a price on it: the other boards stay calm. */
        private List<String> price(ColonyView seen, Installation what, boolean room) {
            return room && seen.seat() == view.viewer()
                    ? Faces.cost(what.cost(Math.min(seen.built(what) + 1, what.topLevel())))
                    : List.of();
        }

        private Pair contract(Seat seat, Contract contract) {
            return new Pair(Icons.of(contract.give()), Icons.of(contract.get()), text(contract.word()),
                    spots.at(new Spots.OwnContract(seat, contract)));
        }

        private Card card(RdCard card, Spots.At place) {
            return new Card(card.word(), card.deck() == 1 ? "rd1" : "rd2", card.label().in(language), text(card.word()),
                    card.reconstructed(), spots.at(place));
        }

        private Card supremacy(Domain domain) {
            CardText text = texts.get("supremacy-" + domain.word());
            return new Card("supremacy-" + domain.word(), Icons.of(domain.installation()),
                    text == null ? name(domain.label()) : text.name(),
                    text == null ? "" : text.text(), text != null && text.reconstructed(),
                    spots.at(new Spots.Supremacy(domain)));
        }

        private List<Stack> stacks(Map<Resource, Integer> counts, Function<Resource, Spots.At> place) {
            List<Stack> stacks = new ArrayList<>();
            counts.forEach((what, count) -> stacks.add(new Stack(Icons.of(what), what.label().in(language), count,
                    spots.at(place.apply(what)))));
            return stacks;
        }

        private Optional<Sheet> sheet() {
            return switch (view.question()) {
                case Question.MakeOffer(OfferView offer) when view.viewer() == offer.maker() ->
                    Optional.of(new Sheet(page.chair(offer.partner()).name(),
                            column(offer.gives(), MarsAction.Give::new), column(offer.asks(), MarsAction.Ask::new)));
                case Question.AnswerOffer(OfferView offer) when view.viewer() == offer.partner() ->
                    Optional.of(new Sheet(page.chair(offer.maker()).name(), column(offer.asks(), _ -> ACCEPT),
                            column(offer.gives(), _ -> ACCEPT)));
                default -> Optional.empty();
            };
        }

        /** One side of the sheet: what lies there, and what may be put there. */
        private List<Line> column(Map<Resource, Integer> counts, Function<Resource, MarsAction> putting) {
            List<Line> column = new ArrayList<>();
            counts.forEach((what, count) -> column.add(new Line(Icons.of(what), what.label().in(language), count,
                    page.prompt().picking().flatMap(picking -> picking.item(putting.apply(what))))));
            return column;
        }

        /** Cards that the log names, for a closer look. */
        private List<CardText> named() {
            return page.story().about().stream().flatMap(id -> Optional.ofNullable(texts.get(id)).stream()).toList();
        }

        private String text(String id) {
            CardText text = texts.get(id);
            return text == null ? "" : text.text();
        }

        private String name(Text label) {
            return Words.capital(label.in(language));
        }
    }
}
