package cydonia.server.board.martians;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.martians.language.MartiansView.Cover;
import cydonia.games.martians.language.MartiansView.PostView;
import cydonia.games.martians.language.MartiansView.Tariff;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Draws the buildings with their posts: what they cost now, and who stands where. */
record Houses(Look look) {

    List<House> all() {
        return Stream.of(Infrastructure.values()).map(this::house).toList();
    }

    private House house(Infrastructure where) {
        List<PostView> posts = look.view().posts().stream().filter(post -> post.where() == where).toList();
        boolean site = posts.stream().anyMatch(post -> post.cover() == Cover.CONSTRUCTION);
        return new House(where, look.in(Terms.shortName(where)), Icons.of(where),
                look.name(where) + ". " + look.in(Terms.purpose(where)), site,
                look.view().asking().placement().filter(where::equals).isPresent(),
                posts.stream().anyMatch(PostView::dusty), posts.stream().map(this::socket).toList(), deeds(where),
                stamps(where));
    }

    // ---- posts ----

    private House.Socket socket(PostView post) {
        int number = post.post().number();
        boolean mine = post.crew().filter(look.crew().crew()::equals).isPresent();
        MartiansAction place = new MartiansAction.Place(post.where(), number);
        Mark mark = mine
                ? look.spots().firstOf(new MartiansAction.Recall(post.where()),
                        new MartiansAction.Send(post.where()), place)
                : look.spots().at(place);
        return new House.Socket(css(post), number, post.surcharge(), post.crew().map(this::owner),
                look.alone() && post.crew().filter(crew -> crew != Seat.RED).isPresent(), label(post, mark.live()),
                mark);
    }

    /** Two crews of one seat share its shape. */
    private Seat owner(Seat crew) {
        return look.view().crews().get(crew.index()).seat();
    }

    private String css(PostView post) {
        String cover = switch (post.cover()) {
            case CLEAR -> "clear";
            case IMPROVEMENT -> "plus";
            case CONSTRUCTION -> "works";
            case UNAVAILABLE -> "shut";
            case BLOCKED -> "blocked";
        };
        return post.crew().map(crew -> "taken seat-" + owner(crew).word() + " over-" + cover).orElse(cover);
    }

    /** Which post it is, and how it is; what may be done there says by itself which one it is. */
    private String label(PostView post, boolean live) {
        List<String> parts = new ArrayList<>();
        if (!live) {
            parts.add(look.fill(Terms.POST, look.name(post.where()), post.post().number()));
        }
        post.crew().ifPresent(crew -> parts.add(look.fill(Terms.STANDS, look.crewName(crew))));
        Optional<Text> cover = switch (post.cover()) {
            case CLEAR -> post.crew().isPresent() || live ? Optional.empty() : Optional.of(Terms.CLEAR);
            case IMPROVEMENT -> Optional.of(Terms.UNIMPROVED);
            case CONSTRUCTION -> Optional.of(Terms.SITE_POST);
            case UNAVAILABLE -> Optional.of(Terms.UNUSED);
            case BLOCKED -> Optional.of(Terms.BLOCKED);
        };
        cover.ifPresent(words -> parts.add(look.in(words)));
        if (post.dusty()) {
            parts.add(look.in(Terms.DUST));
        }
        return Words.capital(String.join(", ", parts));
    }

    // ---- what may be done to the building ----

    private List<House.Stamp> stamps(Infrastructure where) {
        List<House.Stamp> stamps = new ArrayList<>();
        look.spots().live(MartiansAction.Build.class).filter(build -> build.site() == where)
                .forEach(build -> stamps.add(new House.Stamp("site", look.in(Terms.BUILD), look.spots().at(build))));
        look.spots().live(MartiansAction.Improve.class).filter(improve -> improve.where() == where)
                .forEach(improve -> stamps.add(new House.Stamp("improvement",
                        look.fill(Terms.IMPROVE, improve.post()), look.spots().at(improve))));
        look.spots().live(MartiansAction.Clean.class).filter(clean -> clean.where() == where)
                .forEach(clean -> stamps.add(new House.Stamp("dust", look.in(Terms.CLEAN), look.spots().at(clean))));
        if (look.view().asking().placement().filter(where::equals).isPresent()) {
            stamps.addAll(work());
        }
        return stamps;
    }

    /** What the marker that was placed may do, where it is not done to something else. */
    private List<House.Stamp> work() {
        List<House.Stamp> stamps = new ArrayList<>();
        look.spots().live(MartiansAction.Harvest.class).forEach(harvest -> stamps.add(
                new House.Stamp(Icons.of(Good.FOOD), brings(harvest, Good.FOOD), look.spots().at(harvest))));
        look.spots().live(MartiansAction.Plant.class).forEach(
                plant -> stamps.add(new House.Stamp(Icons.of(plant.tile()), "", look.spots().at(plant))));
        look.spots().live(MartiansAction.Analyse.class).forEach(analyse -> stamps.add(
                new House.Stamp(Icons.ANALYSIS, look.in(Terms.ANALYSE), look.spots().at(analyse))));
        look.spots().live(MartiansAction.Resupply.class).forEach(resupply -> stamps.add(new House.Stamp(
                Icons.of(Good.SUPPLIES), brings(resupply, Good.SUPPLIES), look.spots().at(resupply))));
        return stamps;
    }

    /** How much of a good an action brings now. */
    private String brings(MartiansAction action, Good good) {
        return "+" + look.view().tariff(action).stream().flatMap(tariff -> tariff.gains().stream())
                .filter(gain -> gain.what().equals(good.thing())).mapToInt(gain -> gain.amount()).sum();
    }

    // ---- what a marker does there ----

    private List<House.Deed> deeds(Infrastructure where) {
        return switch (where) {
            case MOXIE -> lines(where, _ -> true, Terms.NOTHING, Sign.minus(1, Icons.of(Need.OXYGEN)));
            case HOSPITAL, WATER_PLANT -> lines(where, _ -> true, Terms.NOTHING);
            case CONSTRUCTION -> join(lines(where, MartiansAction.Install.class::isInstance, Terms.NOTHING),
                    List.of(word(Terms.CONSTRUCT)));
            case EXCAVATION -> join(lines(where, MartiansAction.Place.class::isInstance, Terms.DIG),
                    lines(where, MartiansAction.Analyse.class::isInstance, Terms.ANALYSE));
            case LANDING_PAD ->
                join(List.of(word(look.view().mission().isPresent() ? Terms.AT_PAD_MISSION : Terms.AT_PAD)),
                        lines(where, MartiansAction.Resupply.class::isInstance, Terms.NOTHING));
            case GREENHOUSES -> join(lines(where, MartiansAction.Harvest.class::isInstance, Terms.NOTHING),
                    lines(where, MartiansAction.Plant.class::isInstance, Terms.PLANT));
            case TRAINING_CENTRE -> lines(where,
                    action -> action instanceof MartiansAction.HireExpert
                            || action instanceof MartiansAction.HireAssistant,
                    Terms.HIRE);
            case LABORATORY -> join(range(lines(where, action -> develops(action, false), Terms.OWN_TECHNOLOGY)),
                    lines(where, action -> develops(action, true), Terms.COLONY_TECHNOLOGY));
        };
    }

    private static boolean develops(MartiansAction action, boolean colony) {
        return action instanceof MartiansAction.Develop develop && develop.technology().colony() == colony;
    }

    private static List<House.Deed> join(List<House.Deed> some, List<House.Deed> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /** Prices that differ in time alone, as one line from the least to the most. */
    private static List<House.Deed> range(List<House.Deed> deeds) {
        if (deeds.size() < 2) {
            return deeds;
        }
        House.Deed least = deeds.getFirst();
        String most = deeds.getLast().signs().getFirst().written();
        List<Sign> signs = new ArrayList<>(least.signs());
        Sign time = signs.removeFirst();
        signs.addFirst(new Sign(time.written() + "–" + most, time.icon(), time.lacking()));
        return List.of(new House.Deed(least.word(), signs, least.told() + " – " + deeds.getLast().told(),
                least.possible()));
    }

    private House.Deed word(Text word) {
        return new House.Deed(look.in(word), List.of(), "", true);
    }

    /** Alike actions on the cheapest open post, each price once, the cheapest first. */
    private List<House.Deed> lines(Infrastructure where, Predicate<MartiansAction> kind, Text word, Sign... results) {
        List<Tariff> tariffs = look.view().houses().stream().filter(house -> house.where() == where).findFirst()
                .map(MartiansView.House::tariffs).orElse(List.of()).stream()
                .filter(tariff -> kind.test(tariff.action()))
                .sorted(Comparator.comparingInt(Houses::time)).toList();
        List<List<Sign>> known = new ArrayList<>();
        List<House.Deed> deeds = new ArrayList<>();
        for (Tariff tariff : tariffs) {
            List<Sign> signs = signs(tariff, results);
            if (!known.contains(signs)) {
                known.add(signs);
                deeds.add(new House.Deed(look.in(word), signs, told(tariff, results.length > 0), look.affords(tariff)));
            }
        }
        return deeds;
    }

    /** The same in words; what goods do not say is added. */
    private String told(Tariff tariff, boolean relieves) {
        return look.told(tariff) + (relieves ? ", " + look.in(Terms.OXYGEN_LEAVES) : "");
    }

    private List<Sign> signs(Tariff tariff, Sign... results) {
        List<Sign> signs = new ArrayList<>(look.price(tariff));
        if (results.length > 0 || !tariff.gains().isEmpty()) {
            signs.add(Sign.ARROW);
            signs.addAll(List.of(results));
            tariff.gains().forEach(gain -> signs.add(Sign.plus(gain.amount(), Icons.of(gain.what()))));
        }
        return signs;
    }

    private static int time(Tariff tariff) {
        return tariff.price().stream().filter(price -> price.what().word().equals(Icons.TIME))
                .mapToInt(price -> price.amount()).sum();
    }
}
