package cydonia.games.tilsit.box;

import java.util.List;

/** Research cards that wait in a hand, by the phase they are played in. */
public final class Hand {

    public static final List<RdCard> PLAYED_WHEN_EXCHANGING = playedIn(Phase.EXCHANGE);
    public static final List<RdCard> PLAYED_WHEN_BUILDING = playedIn(Phase.BUILD);
    public static final List<RdCard> ALL = RdCard.ALL.stream().filter(RdCard::held).toList();

    private Hand() {
    }

    private static List<RdCard> playedIn(Phase phase) {
        return RdCard.ALL.stream().filter(card -> card.oneShot().filter(phase::equals).isPresent()).toList();
    }
}
