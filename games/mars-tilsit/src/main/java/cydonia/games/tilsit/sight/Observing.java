package cydonia.games.tilsit.sight;

import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Hand;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.language.MarsView.ColonyView;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.rules.Building;
import cydonia.games.tilsit.rules.Effects;
import cydonia.games.tilsit.rules.Events;
import cydonia.games.tilsit.rules.Exchange;
import cydonia.games.tilsit.rules.Scoring;
import cydonia.games.tilsit.rules.SettingUp;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.EventDeck;
import cydonia.games.tilsit.table.RdDeck;
import cydonia.games.tilsit.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the views: the one place where it is decided who sees what. */
public final class Observing {

    private Observing() {
    }

    public static MarsView observe(Table table, Viewer viewer) {
        boolean over = table.toAct().isEmpty();
        Question question = over ? new Question.GameOver() : table.agenda.decision().question(table);
        Optional<Colony> own = viewer instanceof Seat seat ? Optional.of(table.colony(seat)) : Optional.empty();
        return new MarsView(viewer, table.terms.target(), table.phase, table.active, table.turns, table.toAct(),
                question, Arrays.stream(table.colonies).map(colony -> colony(table, colony)).toList(),
                resources(visibleReserve(table, viewer)), EventDeck.count(table.supply),
                List.of(table.rdDecks[0].size(), table.rdDecks[1].size()), bottom(table), table.events.size,
                EventDeck.count(table.events.aside), discards(table), magna(table), table.colonistTokens(),
                own.map(colony -> resources(colony.hand)).orElse(Map.of()),
                own.map(colony -> cards(colony.held)).orElse(List.of()), shownHand(table, viewer),
                looked(table, viewer));
    }

    private static ColonyView colony(Table table, Colony colony) {
        return new ColonyView(colony.seat, installations(colony.built), installations(colony.active), colony.idle,
                colony.consumption(),
                table.energyLimit(colony), colony.handSize(), colony.handLimit(),
                List.of(held(colony, 1), held(colony, 2)), Contract.in(colony.contracts), colony.contractLimit(),
                Exchange.earthRate(colony), discount(table, colony), cards(colony.faceUp), colony.science(),
                supremacies(table, colony), colony.marker,
                Scoring.points(table, colony));
    }

    private static int discount(Table table, Colony colony) {
        return colony.seat == table.active ? Building.discount(table, colony) : 0;
    }

    static int held(Colony colony, int deck) {
        int count = 0;
        for (RdCard card : Hand.ALL) {
            count += card.deck() == deck ? colony.held[card.ordinal()] : 0;
        }
        return count;
    }

    /** While hands are being chosen in secret, the piles do not tell what the others took. */
    private static int[] visibleReserve(Table table, Viewer viewer) {
        int[] visible = table.reserve.clone();
        if (choosingHands(table)) {
            for (Colony colony : table.colonies) {
                for (int i = 0; i < visible.length; i++) {
                    visible[i] += colony.seat == viewer ? 0 : colony.hand[i];
                }
            }
        }
        return visible;
    }

    static boolean choosingHands(Table table) {
        return !table.toAct().isEmpty() && table.agenda.decision() instanceof SettingUp.ChooseHands;
    }

    /** The hand of another that the viewer is looking at just now. */
    static Optional<Seat> lookedAt(Table table, Viewer viewer) {
        return !table.toAct().isEmpty()
                && table.agenda.decision() instanceof Effects.TakeCards(Seat by, Seat from, int _, int _)
                && by == viewer ? Optional.of(from) : Optional.empty();
    }

    private static Optional<Map<Resource, Integer>> shownHand(Table table, Viewer viewer) {
        return lookedAt(table, viewer).map(from -> resources(table.colony(from).hand));
    }

    static boolean seesEvents(Table table, Viewer viewer) {
        return !table.toAct().isEmpty() && table.agenda.decision() instanceof Events.PickOne(Seat who) && who == viewer;
    }

    private static List<EventCard> looked(Table table, Viewer viewer) {
        List<EventCard> cards = new ArrayList<>();
        if (seesEvents(table, viewer)) {
            for (EventCard card : EventCard.ALL) {
                for (int i = 0; i < table.events.looked[card.ordinal()]; i++) {
                    cards.add(card);
                }
            }
        }
        return List.copyOf(cards);
    }

    private static List<RdCard> bottom(Table table) {
        List<RdCard> cards = new ArrayList<>();
        for (RdDeck deck : table.rdDecks) {
            for (int i = 0; i < deck.bottomCount; i++) {
                cards.add(RdCard.of(deck.bottom[i]));
            }
        }
        return List.copyOf(cards);
    }

    private static List<Domain> supremacies(Table table, Colony colony) {
        return Domain.ALL.stream().filter(domain -> table.holders[domain.ordinal()] == colony.seat.index()).toList();
    }

    private static Optional<Seat> magna(Table table) {
        return Table.seatOf(table.magna);
    }

    private static List<RdCard> cards(int[] counts) {
        List<RdCard> cards = new ArrayList<>();
        for (RdCard card : RdCard.ALL) {
            for (int i = 0; i < counts[card.ordinal()]; i++) {
                cards.add(card);
            }
        }
        return List.copyOf(cards);
    }

    private static Map<Resource, Integer> resources(int[] amounts) {
        return Resource.each(what -> amounts[what.ordinal()]);
    }

    private static Map<Installation, Integer> installations(int[] amounts) {
        Map<Installation, Integer> each = new EnumMap<>(Installation.class);
        for (Installation what : Installation.ALL) {
            each.put(what, amounts[what.ordinal()]);
        }
        return Collections.unmodifiableMap(each);
    }

    private static Map<EventCard, Integer> discards(Table table) {
        Map<EventCard, Integer> discards = new EnumMap<>(EventCard.class);
        for (EventCard card : EventCard.ALL) {
            if (table.events.discards[card.ordinal()] > 0) {
                discards.put(card, table.events.discards[card.ordinal()]);
            }
        }
        return Collections.unmodifiableMap(discards);
    }
}
