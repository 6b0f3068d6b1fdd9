package cydonia.games.tilsit.language;

import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one viewer may know of the table.
 *
 * @param toAct
 *            who decides now
 * @param question
 *            what is asked of them
 * @param reserve
 *            cards in the five open piles
 * @param rdBottom
 *            research cards that were put under their decks, the next to come first
 * @param eventDiscards
 *            events that were played, and how often
 * @param hand
 *            the viewer's own cards; none for the public
 * @param heldCards
 *            research cards in the viewer's hand
 * @param shownHand
 *            another's hand while the viewer is choosing from it
 * @param looked
 *            events the viewer is choosing from
 */
public record MarsView(Viewer viewer, int target, Phase phase, Seat active, int turn, List<Seat> toAct,
        Question question, List<ColonyView> colonies, Map<Resource, Integer> reserve, int supplyCards,
        List<Integer> rdCards,
        List<RdCard> rdBottom, int eventCards, int eventsAside, Map<EventCard, Integer> eventDiscards,
        Optional<Seat> magna,
        int colonistTokens, Map<Resource, Integer> hand, List<RdCard> heldCards,
        Optional<Map<Resource, Integer>> shownHand,
        List<EventCard> looked) {

    /**
     * A colony as everybody sees it.
     *
     * @param built
     *            tiles of each {@link Installation}
     * @param active
     *            working levels of each, the printed one included
     * @param held
     *            research cards in hand, of deck 1 and 2
     * @param earthRate
     *            how many alike Earth wants for one
     * @param discount
     *            cards the next installation costs less, in the own turn
     * @param marker
     *            the victory marker, set at the end of the own turn
     * @param points
     *            what would be counted now
     */
    public record ColonyView(Seat seat, Map<Installation, Integer> built, Map<Installation, Integer> active, int idle,
            int consumption,
            int energyLimit, int handCards, int handLimit, List<Integer> held, List<Contract> contracts,
            int contractLimit, int earthRate, int discount, List<RdCard> faceUp, int science, List<Domain> supremacies,
            int marker,
            int points) {

        public int built(Installation what) {
            return built.getOrDefault(what, 0);
        }

        public int active(Installation what) {
            return active.getOrDefault(what, 0);
        }
    }

    public ColonyView colony(Seat seat) {
        return colonies.get(seat.index());
    }

    /** Whether the viewer is the one, or one of those, who decide now. */
    public boolean mine() {
        return viewer instanceof Seat seat && toAct.contains(seat);
    }

    /** The seat the table waits for first; the active one when nobody is asked. */
    public Seat asked() {
        return toAct.isEmpty() ? active : toAct.getFirst();
    }
}
