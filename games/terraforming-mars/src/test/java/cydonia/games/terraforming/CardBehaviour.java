package cydonia.games.terraforming;

import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Requirement;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * Tries a card in every way and writes down what it does: when it is refused, what playing it changes, what each of its
 * actions changes, what changes when other things happen, and what it is worth. Nothing is read from its definition but
 * what is needed to make it playable.
 */
final class CardBehaviour {

    private static final Seat RED = Seat.RED;
    private static final Seat GREEN = Seat.GREEN;
    private static final TerraformingMars GAME = new TerraformingMars();
    private static final int CUBES = 13;

    /** Cards that bring tags and cube holders, without lasting effects. */
    private static final List<String> COMPANY = List.of("research", "gene-repair", "breathing-filters",
            "trans-neptune-probe", "lagrange-observatory", "solar-wind-power", "fusion-power", "callisto-penal-mines",
            "trees", "archaebacteria", "fish", "tardigrades", "sponsors", "giant-space-mirror");

    /** Things that happen, as seat and actions; cards named are in the hand of that seat. */
    private static final List<List<String>> OCCASIONS = List.of(List.of("red", "project aquifer", "place r1c5"),
            List.of("green", "project aquifer", "place r1c5"), List.of("red", "project city", "place r9c4"),
            List.of("green", "project city", "place r9c4"), List.of("red", "project city", "place r9c1"),
            List.of("red", "project greenery", "place r8c4"), List.of("green", "project greenery", "place r6c2"),
            List.of("red", "play phobos-space-haven"), List.of("green", "play phobos-space-haven"),
            List.of("red", "project power-plant"), List.of("red", "convert plants", "place r8c4"),
            List.of("red", "play release-of-inert-gases"), List.of("red", "play import-of-advanced-ghg"),
            List.of("red", "play mine"), List.of("red", "play power-plant"), List.of("red", "play space-station"),
            List.of("red", "play gene-repair"), List.of("red", "play vesta-shipyard"),
            List.of("green", "play vesta-shipyard"), List.of("red", "play acquired-company"),
            List.of("red", "play adapted-lichen"), List.of("red", "play ants"), List.of("red", "play small-animals"),
            List.of("red", "play soletta"));

    private final Card card;
    private final List<String> lines = new ArrayList<>();

    private CardBehaviour(Card card) {
        this.card = card;
    }

    static String of(Card card) {
        CardBehaviour behaviour = new CardBehaviour(card);
        behaviour.lines.add(card.id());
        if (card.corporation()) {
            behaviour.foundation();
        } else {
            behaviour.refusals();
            behaviour.playing();
        }
        behaviour.actions();
        behaviour.occasions();
        behaviour.worth();
        return String.join("\n", behaviour.lines);
    }

    private void write(String what, String how) {
        if (!how.isEmpty()) {
            lines.add("  " + what + ": " + how);
        }
    }

    /** Why it is refused on a bare planet at the beginning, and on a finished one. */
    private void refusals() {
        Scenario early = Scenario.of(2).has(RED, 200, Resource.MONEY);
        write("refused at the beginning", obstacles(everyProduction(early, 9)));
        Scenario late = Scenario.of(2).has(RED, 200, Resource.MONEY).temperature(8).oxygen(14).oceans(9);
        write("refused at the end", obstacles(everyProduction(late, 9)));
        write("refused without production and stock", obstacles(company(parameters(Scenario.of(2)))
                .has(RED, 200, Resource.MONEY)));
    }

    private String obstacles(Scenario scenario) {
        Table table = scenario.hand(RED, card.id()).position().table();
        Why why = Why.asking();
        Playing.playable(table, 0, card.index(), why);
        StringJoiner all = new StringJoiner("; ");
        why.obstacles().forEach(obstacle -> all.add(obstacle.toString()));
        return all.toString();
    }

    /** Plays it, once for each alternative it offers. */
    private void playing() {
        int ways = Math.max(1, alternatives());
        for (int way = 1; way <= ways; way++) {
            Table table = situation().hand(RED, card.id()).position().table();
            write(ways == 1 ? "played" : "played, way " + way, play(table, RED, "play " + card.id(), way));
        }
    }

    private int alternatives() {
        return card.now().stream().mapToInt(effect -> effect instanceof Effect.Either either
                ? either.options().size()
                : 0).max().orElse(0);
    }

    private void foundation() {
        Table table = everyProduction(Scenario.of(2), 2).position().table();
        Table before = table.copy();
        SettingUp.found(table, 0, card);
        write("founded", difference(before, table));
        if (!card.firstAction().isEmpty()) {
            Table first = Scenario.of(2).position().table();
            Table unused = first.copy();
            first.owe(0, card.index(), CardPlan.of(card.index()).firstAction);
            first.settle();
            answer(first, RED, 1);
            write("first action", difference(unused, first));
        }
    }

    private void actions() {
        for (int option = 1; option <= card.actions().size(); option++) {
            Table table = own(situation().raised(RED).has(RED, 20, Resource.STEEL).has(RED, 20, Resource.TITANIUM))
                    .cubes("birds", 5).position().table();
            write(card.actions().size() == 1 ? "action" : "action " + option,
                    play(table, RED, "use " + card.id() + " " + option, 1));
        }
    }

    /** What the card changes when other things happen. */
    private void occasions() {
        if (card.ongoing().isEmpty()) {
            return;
        }
        for (List<String> occasion : OCCASIONS) {
            String name = occasion.get(1);
            if (name.equals("play " + card.id())) {
                continue;
            }
            String with = happen(own(occasionFor(occasion)), occasion);
            String without = happen(occasionFor(occasion), occasion);
            if (!with.equals(without)) {
                write(String.join(" ", occasion), with + " INSTEAD OF " + without);
            }
        }
        Table without = situation().position().table();
        Table with = own(situation()).position().table();
        write("lasting", modifiers(without.players[0], with.players[0]));
    }

    private Scenario occasionFor(List<String> occasion) {
        Seat seat = seat(occasion);
        Scenario scenario = situation().oxygen(6).turn(seat, 0).produces(RED, 5, Resource.PLANTS);
        scenario.has(GREEN, 100, Resource.MONEY);
        String action = occasion.get(1);
        if (action.startsWith("play ")) {
            String played = action.substring(5);
            if (!COMPANY.contains(played) || played.equals(card.id())) {
                scenario.hand(seat, played);
            } else {
                scenario = situation(played).oxygen(6).hand(RED, played);
            }
        }
        return scenario;
    }

    private static Seat seat(List<String> occasion) {
        return occasion.getFirst().equals("red") ? RED : GREEN;
    }

    private static String happen(Scenario scenario, List<String> occasion) {
        Table table = scenario.position().table();
        Table before = table.copy();
        Seat seat = seat(occasion);
        for (String action : occasion.subList(1, occasion.size())) {
            while (table.asking() instanceof Payment.Due) {
                table.play(seat, table.legal(seat).getFirst());
            }
            TerraformingAction parsed = GAME.notation().parse(action);
            if (!table.legal(seat).contains(parsed)) {
                return "impossible";
            }
            table.play(seat, parsed);
        }
        answer(table, seat, 1);
        return difference(before, table);
    }

    private void worth() {
        Scenario scenario = own(situation());
        if (card.holds() != null) {
            scenario.cubes(card.id(), CUBES);
        }
        Table table = scenario.position().table();
        for (Effect effect : card.now()) {
            if (effect instanceof Effect.PlaceTile place && place.tile().special()) {
                table.mars.lay(place.tile(), Area.of("r6c5").index(), 0);
            }
        }
        write("worth", String.valueOf(Scoring.worth(table, 0, card.index())));
    }

    /** The card in front of Red. */
    private Scenario own(Scenario scenario) {
        if (COMPANY.contains(card.id())) {
            scenario.inPlay(RED, card.id());
        } else if (card.corporation()) {
            scenario.corporation(RED, card.id());
        } else if (card.event()) {
            scenario.events(RED, card.id());
        } else {
            scenario.inPlay(RED, card.id());
        }
        if (card.holds() != null) {
            scenario.cubes(card.id(), 5);
        }
        return scenario;
    }

    private Scenario situation(String... without) {
        Scenario scenario = Scenario.of(2).has(RED, 100, Resource.MONEY);
        everyProduction(scenario, 5);
        for (Seat seat : List.of(RED, GREEN)) {
            for (Resource what : List.of(Resource.PLANTS, Resource.ENERGY, Resource.HEAT)) {
                scenario.has(seat, 10, what);
            }
        }
        scenario.has(GREEN, 10, Resource.MONEY).has(GREEN, 10, Resource.STEEL).has(GREEN, 10, Resource.TITANIUM);
        scenario.city(RED, "r7c4").greenery(RED, "r7c5", "r8c5").city(GREEN, "r7c2", "ganymede").ocean("r5c4", "r5c5",
                "r5c6",
                "r6c6");
        if (!card.id().equals("birds")) {
            scenario.inPlay(GREEN, "birds").cubes("birds", 3);
        }
        if (!card.id().equals("satellites")) {
            scenario.inPlay(GREEN, "satellites");
        }
        if (!card.id().equals("comet")) {
            scenario.events(GREEN, "comet");
        }
        if (!card.id().equals("worms")) {
            scenario.top("worms");
        }
        return company(parameters(scenario), without);
    }

    private Scenario company(Scenario scenario, String... without) {
        for (String id : COMPANY) {
            if (!id.equals(card.id()) && !Arrays.asList(without).contains(id)) {
                scenario.inPlay(RED, id);
            }
        }
        if (!card.id().equals("tardigrades")) {
            scenario.cubes("tardigrades", 1);
        }
        return scenario;
    }

    private static Scenario everyProduction(Scenario scenario, int steps) {
        for (Seat seat : List.of(RED, GREEN)) {
            for (Resource what : Resource.values()) {
                scenario.produces(seat, steps, what);
                scenario.has(seat, what == Resource.MONEY ? 100 : 0, what);
            }
        }
        scenario.has(RED, 9, Resource.HEAT).has(RED, 9, Resource.PLANTS);
        return scenario;
    }

    /** Parameters under which the card may be played. */
    private Scenario parameters(Scenario scenario) {
        int temperature = -10;
        int oxygen = 5;
        for (Requirement need : card.needs()) {
            switch (need) {
                case Requirement.AtLeast(Parameter what, int value) when what == Parameter.TEMPERATURE ->
                    temperature = value;
                case Requirement.AtMost(Parameter what, int value) when what == Parameter.TEMPERATURE ->
                    temperature = value;
                case Requirement.AtLeast(Parameter what, int value) when what == Parameter.OXYGEN -> oxygen = value;
                case Requirement.AtMost(Parameter what, int value) when what == Parameter.OXYGEN -> oxygen = value;
                case Requirement.AtLeast(Parameter what, int value) when what == Parameter.OCEANS ->
                    scenario.oceans(value);
                case Requirement.AtMost(Parameter what, int value) when what == Parameter.OCEANS && value < 4 ->
                    scenario.oceans(0);
                default -> {
                    // the company has the tags
                }
            }
        }
        boolean dry = card.id().equals("dust-seals");
        if (dry) {
            // an offset does for the one ocean too many of the usual situation
            scenario.inPlay(RED, "adaptation-technology");
        }
        return scenario.temperature(temperature).oxygen(oxygen);
    }

    private static String play(Table table, Seat seat, String action, int way) {
        Table before = table.copy();
        TerraformingAction parsed = GAME.notation().parse(action);
        if (!table.legal(seat).contains(parsed)) {
            return "not possible";
        }
        table.play(seat, parsed);
        answer(table, seat, way);
        return difference(before, table);
    }

    /** Answers every question: the wanted way where there are alternatives, else whatever comes first. */
    private static void answer(Table table, Seat seat, int way) {
        while (table.owes() && table.toAct(seat.index())) {
            List<TerraformingAction> legal = table.legal(seat);
            TerraformingAction wanted = new TerraformingAction.Option(way);
            table.play(seat, legal.contains(wanted) ? wanted : legal.getFirst());
        }
    }

    private static String difference(Table before, Table after) {
        StringJoiner all = new StringJoiner(", ");
        change(all, "temperature", before.temperature, after.temperature);
        change(all, "oxygen", before.oxygen, after.oxygen);
        for (long left = after.mars.taken() & ~before.mars.taken(); left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            all.add(after.mars.tileAt(area).name().toLowerCase(Locale.ROOT) + " on " + Area.of(area));
        }
        for (int seat = 0; seat < after.seats; seat++) {
            StringJoiner own = new StringJoiner(", ");
            Player was = before.players[seat];
            Player is = after.players[seat];
            for (Resource what : Resource.values()) {
                change(own, what.word(), was.stock[what.ordinal()], is.stock[what.ordinal()]);
            }
            for (Resource what : Resource.values()) {
                change(own, what.word() + " production", was.production[what.ordinal()],
                        is.production[what.ordinal()]);
            }
            change(own, "rating", was.rating, is.rating);
            for (Tag tag : Tag.values()) {
                change(own, tag.name().toLowerCase(Locale.ROOT) + " tags", was.tags[tag.ordinal()],
                        is.tags[tag.ordinal()]);
            }
            change(own, "hand", was.hand.size(), is.hand.size());
            change(own, "next discount", was.nextDiscount, is.nextDiscount);
            change(own, "next shift", was.nextShift, is.nextShift);
            change(own, "claims", Long.bitCount(before.mars.claimed(seat)), Long.bitCount(after.mars.claimed(seat)));
            if (own.length() > 0) {
                all.add("[" + Seat.of(seat).word() + " " + own + "]");
            }
        }
        for (int holder : Holders.ALL) {
            change(all, "cubes on " + Cards.of(holder), Stocks.cubes(before, holder), Stocks.cubes(after, holder));
        }
        change(all, "discards", before.discard.size(), after.discard.size());
        return all.toString();
    }

    private static String modifiers(Player without, Player with) {
        StringJoiner all = new StringJoiner(", ");
        change(all, "steel value", without.steelValue, with.steelValue);
        change(all, "titanium value", without.titaniumValue, with.titaniumValue);
        change(all, "shift", without.shift, with.shift);
        change(all, "greenery price", without.greeneryPrice, with.greeneryPrice);
        change(all, "heat as money", without.heatAsMoney ? 1 : 0, with.heatAsMoney ? 1 : 0);
        change(all, "protected", without.protectedFromOthers ? 1 : 0, with.protectedFromOthers ? 1 : 0);
        for (String priced : List.of("mine", "space-station", "power-plant", "medical-lab", "vesta-shipyard",
                "acquired-company", "moss", "ants", "fish", "phobos-space-haven")) {
            CardPlan plan = CardPlan.of(Cards.of(priced).index());
            change(all, "price of " + priced, without.price(plan), with.price(plan));
        }
        return all.toString();
    }

    private static void change(StringJoiner all, String what, int was, int is) {
        if (was != is) {
            all.add("%s %+d".formatted(what, is - was));
        }
    }
}
