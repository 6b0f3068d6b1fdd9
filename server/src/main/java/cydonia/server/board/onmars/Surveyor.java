package cydonia.server.board.onmars;

import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Thing;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Hex;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.language.OnMarsAction.At;
import cydonia.games.onmars.language.OnMarsAction.Bot;
import cydonia.games.onmars.language.OnMarsAction.Rover;
import cydonia.games.onmars.language.OnMarsView.Piece;
import cydonia.games.onmars.language.OnMarsView.Site;
import cydonia.server.page.Spot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws the map. One unit is a tenth of a hex's side; the mine in the middle lies at 0, 0. */
final class Surveyor {

    private static final int ACROSS = 15;
    private static final double HALF = 8.66;
    private static final int DIRECTIONS = 6;
    private static final double[][] CORNERS = {{-5, -HALF}, {5, -HALF}, {10, 0}, {5, HALF}, {-5, HALF}, {-10, 0}};

    private final Map<Integer, Mars.Walk> walks;
    private final Draft draft;
    private final Map<Hex, Site> sites;
    /** By hex number: what can be done there. */
    private final Map<Integer, List<Mars.Way>> ways = new HashMap<>();
    private final Map<Integer, Integer> sizes = new HashMap<>();
    private final Map<Hex, Blueprint> advanced = new HashMap<>();
    private final Set<Integer> fresh = new HashSet<>();

    Surveyor(Draft draft) {
        this.draft = draft;
        this.walks = new Walks(draft).all();
        this.sites = draft.view().colony().hexes();
        draft.view().companies().forEach(
                company -> company.plans().forEach((card, hex) -> hex.ifPresent(at -> advanced.put(at, card))));
        news();
        choices();
        complexes();
    }

    Mars map() {
        return new Mars(Hex.all().stream().map(this::field).toList(), bridges(), tokens(), reach());
    }

    /** Hexes that the viewer has not seen as they are now. */
    private void news() {
        draft.page().story().lines().stream().filter(draft.page().story()::fresh)
                .flatMap(line -> line.what().stream()).flatMap(what -> what.facts().stream())
                .forEach(fact -> {
                    if (fact instanceof Fact.Placed(var _, var _, Thing where)) {
                        Hex.all().stream().filter(hex -> hex.word().equals(where.word()))
                                .forEach(hex -> fresh.add(hex.number()));
                    }
                });
    }

    private void choices() {
        draft.spots().live(At.class).forEach(at -> add(at.hex(), draft.spots().at(at), Optional.empty()));
        draft.spots().live(Rover.class)
                .forEach(step -> add(step.to(), draft.spots().at(step), Optional.of(Icons.ROVER)));
        draft.spots().live(Bot.class).forEach(step -> add(step.to(), draft.spots().at(step), Optional.of(Icons.BOT)));
    }

    private void add(int hex, Spot spot, Optional<String> piece) {
        ways.computeIfAbsent(hex, _ -> new ArrayList<>()).add(new Mars.Way(spot, piece, brings(spot)));
    }

    /** The first thing the viewer gains by it. */
    private Optional<Amount> brings(Spot spot) {
        return spot.choice().stream().flatMap(choice -> choice.facts().stream())
                .flatMap(fact -> fact instanceof Fact.Gain(Seat who, var what, int n, int lost)
                        && who == draft.page().scene().viewer() && n > 0
                                ? Icons.of(what).map(icon -> new Amount(icon, "+" + n)).stream()
                                : Stream.empty())
                .findFirst();
    }

    private void complexes() {
        Set<Integer> counted = new HashSet<>();
        for (Hex hex : Hex.all()) {
            if (kind(hex.number()).isPresent() && !counted.contains(hex.number())) {
                Set<Integer> complex = complex(hex.number());
                counted.addAll(complex);
                sizes.put(hex.number(), complex.size());
            }
        }
    }

    private Set<Integer> complex(int from) {
        Set<Integer> found = new HashSet<>(Set.of(from));
        Deque<Integer> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            int hex = open.pop();
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int next = MarsMap.neighbour(hex, direction);
                if (next >= 0 && kind(next).equals(kind(hex)) && found.add(next)) {
                    open.push(next);
                }
            }
        }
        return found;
    }

    /** What a complex is made of: one type; shelters of one company. */
    private Optional<String> kind(int hex) {
        return site(hex).flatMap(site -> site.building()
                .map(type -> type.id() + site.owner().map(owner -> " " + owner).orElse("")));
    }

    private Optional<Site> site(int hex) {
        return Optional.ofNullable(sites.get(Hex.of(hex)));
    }

    private static int x(int hex) {
        return ACROSS * MarsMap.q(hex);
    }

    private static int height(int hex) {
        return 2 * MarsMap.r(hex) + MarsMap.q(hex);
    }

    private static double y(int hex) {
        return round(HALF * height(hex));
    }

    private static double round(double value) {
        return Math.round(100 * value) / 100.0;
    }

    private Mars.Field field(Hex hex) {
        int number = hex.number();
        Optional<Site> site = site(number);
        Optional<Owner> owner = site.flatMap(Site::owner)
                .or(() -> site.flatMap(Site::piece).filter(piece -> piece.kind() == Piece.Kind.MARKER)
                        .map(Piece::owner));
        List<Mars.Way> here = ways.getOrDefault(number, List.of());
        return new Mars.Field(hex.word(), x(number), y(number), css(number, site, owner),
                site.flatMap(Site::building).map(Icons::of), advanced.containsKey(hex), owner.map(Icons::seat),
                owner.map(Icons::of).orElse(""), sizes.getOrDefault(number, 0),
                site.flatMap(Site::tile).map(Surveyor::sign), site.map(Site::crystal).orElse(false),
                !pieces(hex, site).isEmpty(), label(hex, site), here,
                here.isEmpty() ? Optional.ofNullable(walks.get(number)) : Optional.empty());
    }

    private String css(int hex, Optional<Site> site, Optional<Owner> owner) {
        return "q" + (MarsMap.q(hex) + DIRECTIONS) + " h" + (height(hex) + 8)
                + site.flatMap(Site::building).map(type -> " b-" + type.id()).orElse("")
                + owner.map(each -> " " + Icons.seat(each)).orElse("")
                + (advanced.containsKey(Hex.of(hex)) ? " advanced" : "")
                + site.flatMap(Site::tile).map(tile -> tile instanceof Research ? " research" : " discovery").orElse("")
                + (fresh.contains(hex) ? " fresh" : "");
    }

    /** A building that a tile lets one build is no building yet: a plus tells them apart. */
    static Amount sign(Printed tile) {
        return switch (tile) {
            case Discovery discovery when discovery.effect() instanceof Effect.Construct -> new Amount(
                    Icons.of(discovery.effect()).icon(), "+");
            case Discovery discovery -> Icons.of(discovery.effect());
            default -> new Amount(Icons.of("research"), tile.name());
        };
    }

    /** What stands on a hex, one's rover before it has moved included. */
    private List<Piece> pieces(Hex hex, Optional<Site> site) {
        List<Piece> pieces = new ArrayList<>();
        site.flatMap(Site::piece).filter(piece -> piece.kind() != Piece.Kind.MARKER).ifPresent(pieces::add);
        draft.view().companies().stream()
                .filter(company -> company.rover().map(hex::equals).orElse(hex.number() == MarsMap.CENTRE))
                .map(company -> new Piece(Piece.Kind.ROVER, company.owner())).filter(rover -> !pieces.contains(rover))
                .forEach(pieces::add);
        if (moving(hex)) {
            pieces.add(new Piece(Piece.Kind.BOT, draft.mine()));
        }
        return pieces;
    }

    /** A bot on the move stands on no hex: its next steps tell where it is. */
    private boolean moving(Hex hex) {
        return draft.spots().live(Bot.class).stream().anyMatch(step -> step.from() == hex.number())
                && site(hex.number()).flatMap(Site::piece)
                        .filter(new Piece(Piece.Kind.BOT, draft.mine())::equals).isEmpty();
    }

    private List<Mars.Token> tokens() {
        List<Mars.Token> tokens = new ArrayList<>();
        Map<Piece, Integer> counts = new HashMap<>();
        for (Hex hex : Hex.all()) {
            List<Piece> here = pieces(hex, site(hex.number()));
            boolean beside = here.size() == 1 && kind(hex.number()).isPresent();
            for (int i = 0; i < here.size(); i++) {
                Piece piece = here.get(i);
                String id = "%s-%s-%d".formatted(piece.kind(), piece.owner(), counts.merge(piece, 1, Integer::sum));
                tokens.add(new Mars.Token(id.toLowerCase(Locale.ROOT), icon(piece.kind()), Icons.seat(piece.owner()),
                        Icons.of(piece.owner()), round(x(hex.number()) + (beside ? 1 : -4 + 5 * (i % 2))),
                        round(y(hex.number()) + (beside ? 0 : -5 + 5 * (i / 2)))));
            }
        }
        return tokens;
    }

    private static String icon(Piece.Kind kind) {
        return switch (kind) {
            case ROVER -> Icons.ROVER;
            case BOT -> Icons.BOT;
            case MINER, MARKER -> Icons.COLONIST;
        };
    }

    private String label(Hex hex, Optional<Site> site) {
        List<String> words = new ArrayList<>();
        site.ifPresent(there -> {
            there.building().ifPresent(type -> words.add(building(hex, type)));
            there.owner().ifPresent(owner -> words.add(draft.name(owner)));
            there.piece().filter(piece -> piece.kind() != Piece.Kind.MARKER).ifPresent(piece -> words.add(
                    draft.fill(Terms.PIECE_OF, Terms.piece(piece.kind()), draft.name(piece.owner()))));
            there.tile().ifPresent(tile -> words.add(told(tile)));
            if (there.crystal()) {
                words.add(draft.in(Terms.CRYSTAL));
            }
        });
        return words.isEmpty() ? "" : hex.word() + " · " + String.join(" · ", words);
    }

    /** Nobody takes two research tiles alike. */
    private String told(Printed tile) {
        if (!(tile instanceof Research research)) {
            return draft.told("discovery", tile);
        }
        String told = draft.told("research", research);
        return draft.company().research().contains(research) ? told + " · " + draft.in(Terms.RESEARCH_KNOWN) : told;
    }

    private String building(Hex hex, Building type) {
        String complex = draft.fill(Terms.COMPLEX, draft.name(type), complex(hex.number()).size());
        Blueprint card = advanced.get(hex);
        return card == null ? complex : complex + " · " + draft.told(card);
    }

    private List<Mars.Bridge> bridges() {
        List<Mars.Bridge> bridges = new ArrayList<>();
        for (Hex hex : Hex.all()) {
            int from = hex.number();
            for (int direction = 0; direction < DIRECTIONS / 2; direction++) {
                int to = MarsMap.neighbour(from, direction);
                if (to >= 0 && kind(from).isPresent() && kind(from).equals(kind(to))) {
                    Site site = site(from).orElseThrow();
                    bridges.add(new Mars.Bridge(x(from), y(from), x(to), y(to),
                            "b-" + site.building().orElseThrow().id()
                                    + site.owner().map(owner -> " " + Icons.seat(owner)).orElse("")));
                }
            }
        }
        return bridges;
    }

    /** Where the viewer's bots can build, on turns in the Colony. */
    private String reach() {
        boolean matters = draft.page().myTurn()
                && draft.company().space().filter(space -> !space.inOrbit()).isPresent();
        Set<Integer> zone = sites.entrySet().stream()
                .filter(entry -> matters && entry.getValue().piece()
                        .filter(new Piece(Piece.Kind.BOT, draft.mine())::equals).isPresent())
                .flatMap(entry -> Hex.all().stream().map(Hex::number)
                        .filter(hex -> MarsMap.distance(hex, entry.getKey().number()) <= 1))
                .collect(Collectors.toSet());
        StringBuilder path = new StringBuilder();
        for (int hex : zone) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                if (!zone.contains(MarsMap.neighbour(hex, direction))) {
                    path.append(String.format(Locale.ROOT, "M%s L%s ", corner(hex, direction),
                            corner(hex, (direction + 1) % DIRECTIONS)));
                }
            }
        }
        return path.toString().strip();
    }

    private static String corner(int hex, int which) {
        return round(x(hex) + CORNERS[which][0]) + " " + round(y(hex) + CORNERS[which][1]);
    }
}
