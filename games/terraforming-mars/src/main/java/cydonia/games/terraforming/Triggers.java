package cydonia.games.terraforming;

import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Ongoing;
import cydonia.games.terraforming.cards.Ongoing.Trigger;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import cydonia.games.terraforming.cards.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Cards that watch what happens, and owe their owners something when it does. Rulebook p. 11. */
final class Triggers {

    /** A card that watches, and the effect it has then. */
    private record Watch(int card, Effect effect, Trigger trigger) {

        /** How many tags of a card set it off. */
        int matches(CardPlan plan) {
            int tags = switch (trigger) {
                case Trigger.OwnTag(List<Tag> watched) -> watched.stream().mapToInt(Tag::bit).sum();
                case Trigger.AnyTag(Tag watched) -> watched.bit();
                default -> 0;
            };
            int count = 0;
            for (int tag : plan.tags) {
                count += tags >> tag & 1;
            }
            return count;
        }
    }

    private static final Watch[] OCEAN = watching(trigger -> trigger instanceof Trigger.OceanPlaced);
    private static final Watch[] CITY = watching(trigger -> trigger instanceof Trigger.CityPlaced
            || trigger instanceof Trigger.CityPlacedOnMars || trigger instanceof Trigger.OwnCityPlaced);
    private static final Watch[] GREENERY = watching(trigger -> trigger instanceof Trigger.OwnGreeneryPlaced);
    private static final Watch[] METAL = watching(trigger -> trigger instanceof Trigger.OwnTileOnMetal);
    private static final Watch[] EVENT = watching(
            trigger -> trigger instanceof Trigger.OwnEvent || trigger instanceof Trigger.OwnEventWith);
    private static final Watch[] PROJECT = watching(trigger -> trigger instanceof Trigger.OwnProject);
    private static final Watch[] PURCHASE = watching(trigger -> trigger instanceof Trigger.OwnPurchase);
    private static final Watch[] TAG = watching(
            trigger -> trigger instanceof Trigger.OwnTag || trigger instanceof Trigger.AnyTag);
    /** How often each card sets off each watch of {@link #TAG}, by card index and place of the watch. */
    private static final int[][] TAG_MATCHES = Cards.all().stream().map(card -> CardPlan.of(card.index()))
            .map(plan -> java.util.Arrays.stream(TAG).mapToInt(watch -> watch.matches(plan)).toArray())
            .toArray(int[][]::new);

    private Triggers() {
    }

    static void tilePlaced(Table t, int seat, Tile tile, int area) {
        if ((Tharsis.METAL >>> area & 1) != 0) {
            oweOwn(t, seat, METAL);
        }
        if (tile == Tile.OCEAN) {
            for (Watch watch : OCEAN) {
                oweOwner(t, watch);
            }
        } else if (tile == Tile.GREENERY) {
            oweOwn(t, seat, GREENERY);
        } else if (tile.city()) {
            for (Watch watch : CITY) {
                switch (watch.trigger) {
                    case Trigger.CityPlaced() -> oweOwner(t, watch);
                    case Trigger.CityPlacedOnMars() when area < Area.ON_MARS -> oweOwner(t, watch);
                    case Trigger.OwnCityPlaced() when t.players[seat].inPlay.has(watch.card) -> oweOwner(t, watch);
                    default -> {
                        // watches for another city
                    }
                }
            }
        }
    }

    /** Once per tag; the card itself is already in play and watches its own tags. */
    static void cardPlayed(Table t, int seat, CardPlan plan) {
        int played = plan.card.index();
        if (plan.card.event()) {
            for (Watch watch : EVENT) {
                if (!(watch.trigger instanceof Trigger.OwnEventWith(Tag tag)) || plan.card.has(tag)) {
                    oweIfOwn(t, seat, watch, played);
                }
            }
        }
        tagsPlayed(t, seat, played);
    }

    static void tagsPlayed(Table t, int seat, int played) {
        int[] matches = TAG_MATCHES[played];
        for (int i = 0; i < TAG.length; i++) {
            for (int n = matches[i]; n > 0; n--) {
                if (TAG[i].trigger instanceof Trigger.AnyTag) {
                    oweOwner(t, TAG[i]);
                } else {
                    oweIfOwn(t, seat, TAG[i], played);
                }
            }
        }
    }

    static void projectUsed(Table t, int seat) {
        oweOwn(t, seat, PROJECT);
    }

    static void purchased(Table t, int seat, int printed) {
        for (Watch watch : PURCHASE) {
            if (watch.trigger instanceof Trigger.OwnPurchase(int least) && printed >= least) {
                oweIfOwn(t, seat, watch, Card.NONE);
            }
        }
    }

    /** How many steps of money production that seat gets for a city it places by playing that card. */
    static int moneyStepsForCity(Table t, int seat, int playing) {
        int steps = 0;
        for (Watch watch : CITY) {
            if (watch.effect instanceof Effect.Produce(int more, Resource what) && what == Resource.MONEY
                    && (watch.card == playing || t.players[seat].inPlay.has(watch.card))) {
                steps += more;
            }
        }
        return steps;
    }

    /** How many plants that seat gets for certain by the tags of a card it plays. */
    static int plantsForTags(Table t, int seat, CardPlan plan) {
        int plants = 0;
        for (int i = 0; i < TAG.length; i++) {
            if (TAG[i].effect instanceof Effect.Either(List<Effect> options)
                    && options.getFirst() instanceof Effect.Gain(int n, Resource what) && what == Resource.PLANTS
                    && t.players[seat].inPlay.has(TAG[i].card)) {
                plants += n * TAG_MATCHES[plan.card.index()][i];
            }
        }
        return plants;
    }

    /** Whether the tags of a card that seat plays let it draw or swap cards. */
    static boolean opensCards(Table t, int seat, CardPlan plan) {
        for (int i = 0; i < TAG.length; i++) {
            if (TAG_MATCHES[plan.card.index()][i] > 0 && t.players[seat].inPlay.has(TAG[i].card)
                    && opensCards(t, seat, TAG[i].card, TAG[i].effect)) {
                return true;
            }
        }
        return false;
    }

    private static boolean opensCards(Table t, int seat, int card, Effect effect) {
        return switch (effect) {
            case Effect.Swap() -> !t.players[seat].hand.isEmpty();
            case Effect.Draw _ -> true;
            case Effect.Either(List<Effect> options) -> anyOpensCards(t, seat, card, options);
            case Effect.All(List<Effect> parts) ->
                parts.getFirst() instanceof Effect.RemoveHere(int n, var _) && Stocks.cubes(t, card) >= n
                        && anyOpensCards(t, seat, card, parts);
            default -> false;
        };
    }

    private static boolean anyOpensCards(Table t, int seat, int card, List<Effect> effects) {
        for (Effect effect : effects) {
            if (opensCards(t, seat, card, effect)) {
                return true;
            }
        }
        return false;
    }

    private static void oweOwn(Table t, int seat, Watch[] watches) {
        for (Watch watch : watches) {
            oweIfOwn(t, seat, watch, Card.NONE);
        }
    }

    private static void oweIfOwn(Table t, int seat, Watch watch, int played) {
        if (t.players[seat].inPlay.has(watch.card)) {
            t.owe(seat, watch.card, watch.effect, played);
        }
    }

    private static void oweOwner(Table t, Watch watch) {
        int owner = t.ownerOf(watch.card);
        if (owner >= 0) {
            t.owe(owner, watch.card, watch.effect, Card.NONE);
        }
    }

    private static Watch[] watching(Predicate<Trigger> what) {
        List<Watch> watches = new ArrayList<>();
        for (Card card : Cards.all()) {
            for (Ongoing ongoing : card.ongoing()) {
                if (ongoing instanceof Ongoing.Whenever(Trigger trigger, Effect effect) && what.test(trigger)) {
                    watches.add(new Watch(card.index(), effect, trigger));
                }
            }
        }
        return watches.toArray(Watch[]::new);
    }
}
