package cydonia.games.terraforming;

import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingView.CardView;
import cydonia.games.terraforming.TerraformingView.MarkView;
import cydonia.games.terraforming.TerraformingView.PlayerView;
import cydonia.games.terraforming.TerraformingView.TileView;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** What a viewer sees of a table. */
final class Observing {

    private Observing() {
    }

    static TerraformingView observe(Table t, Viewer viewer) {
        List<PlayerView> players = new ArrayList<>();
        for (int seat = 0; seat < t.seats; seat++) {
            players.add(player(t, seat));
        }
        List<Card> hand = List.of();
        List<Card> offer = List.of();
        List<Card> chosen = List.of();
        List<Card> discarded = List.of();
        Map<Card, Integer> prices = new HashMap<>();
        List<Card> barred = new ArrayList<>();
        if (viewer instanceof Seat seat && seat.index() < t.seats) {
            Player me = t.players[seat.index()];
            hand = Deck.cards(me.hand);
            offer = Deck.cards(me.offer);
            chosen = Deck.cards(me.chosen);
            discarded = Deck.cards(me.seenDiscarded);
            hand.forEach(card -> prices.put(card, me.price(CardPlan.of(card.index()))));
            Stream.concat(hand.stream(), offer.stream()).filter(card -> !met(t, seat.index(), card))
                    .forEach(barred::add);
        }
        return new TerraformingView(viewer, t.terms.corporateEra(), t.terms.draft(), t.phase, question(t, viewer),
                t.toAct(),
                t.generation, t.temperature, t.oxygen, t.oceans(), Seat.of(t.first), Seat.of(t.turn), players,
                tiles(t), marks(t), owners(Milestone.class, Milestone.values(), t.milestones),
                owners(Award.class, Award.values(), t.awards), t.deck.size() + t.top.length, t.discard.size(), hand,
                offer, chosen, discarded, prices, barred, cause(t, viewer));
    }

    private static boolean met(Table t, int seat, Card card) {
        return card.needs().stream().allMatch(need -> Playing.meets(t, seat, need, Why.NOT_ASKED));
    }

    private static Optional<Cause> cause(Table t, Viewer viewer) {
        boolean asked = viewer instanceof Seat seat && t.toAct(seat.index());
        return asked && t.asking() instanceof Owed.ByOne decision
                ? Optional.ofNullable(decision.cause())
                : Optional.empty();
    }

    private static PlayerView player(Table t, int seat) {
        Player player = t.players[seat];
        Map<Resource, Integer> stock = new EnumMap<>(Resource.class);
        Map<Resource, Integer> production = new EnumMap<>(Resource.class);
        for (Resource what : Resource.values()) {
            stock.put(what, player.stock(what));
            production.put(what, player.production(what));
        }
        Map<Tag, Integer> tags = new EnumMap<>(Tag.class);
        for (Tag tag : Tag.values()) {
            tags.put(tag, player.tags(tag));
        }
        List<CardView> inPlay = new ArrayList<>();
        for (Card card : Deck.cards(player.inPlay)) {
            int slot = CardPlan.of(card.index()).slot;
            inPlay.add(new CardView(card, slot < 0 ? 0 : t.cubes[slot], t.used.has(card.index())));
        }
        return new PlayerView(Seat.of(seat),
                player.corporation < 0 ? Optional.empty() : Optional.of(Cards.of(player.corporation)), player.rating,
                stock, production, tags, player.hand.size(), inPlay, Deck.cards(player.events), player.steelValue,
                player.titaniumValue, player.greeneryPrice,
                Projects.price(player, StandardProject.POWER_PLANT),
                t.phase == Phase.ACTIONS && (t.passed >> seat & 1) != 0,
                each(Milestone.class, milestone -> Honours.reached(t, seat, milestone)),
                each(Award.class, award -> Honours.merit(t, seat, award)));
    }

    private static <E extends Enum<E>> Map<E, Integer> each(Class<E> type, ToIntFunction<E> measure) {
        Map<E, Integer> map = new EnumMap<>(type);
        for (E one : type.getEnumConstants()) {
            map.put(one, measure.applyAsInt(one));
        }
        return map;
    }

    private static List<TileView> tiles(Table t) {
        List<TileView> tiles = new ArrayList<>();
        for (long left = t.mars.taken(); left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            int owner = t.mars.ownerAt(area);
            tiles.add(new TileView(Area.of(area), t.mars.tileAt(area),
                    owner < 0 || owner == Mars.NEUTRAL ? Optional.empty() : Optional.of(Seat.of(owner))));
        }
        return tiles;
    }

    private static List<MarkView> marks(Table t) {
        List<MarkView> marks = new ArrayList<>();
        for (int seat = 0; seat < t.seats; seat++) {
            for (long left = t.mars.claimed(seat); left != 0; left &= left - 1) {
                marks.add(new MarkView(Area.of(Long.numberOfTrailingZeros(left)), Seat.of(seat)));
            }
        }
        return marks;
    }

    private static <E extends Enum<E>> Map<E, Seat> owners(Class<E> type, E[] all, byte[] owners) {
        Map<E, Seat> map = new EnumMap<>(type);
        for (E one : all) {
            if (owners[one.ordinal()] >= 0) {
                map.put(one, Seat.of(owners[one.ordinal()]));
            }
        }
        return map;
    }

    private static Question question(Table t, Viewer viewer) {
        if (t.phase == Phase.OVER) {
            return new Question.GameOver();
        }
        if (!(viewer instanceof Seat seat) || !t.toAct(seat.index())) {
            return new Question.Wait(t.toAct());
        }
        return switch (t.asking()) {
            case Owed.OfPhase asks -> asks.question(t, seat.index());
            case Owed.Decision asks -> asks.question(t);
            case null, default -> throw new IllegalStateException("somebody is asked nothing");
        };
    }
}
