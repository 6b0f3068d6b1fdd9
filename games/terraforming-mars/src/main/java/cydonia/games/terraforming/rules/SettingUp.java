package cydonia.games.terraforming.rules;

import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardSet;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.Cause;
import cydonia.games.terraforming.language.Terms;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.table.Deck;
import cydonia.games.terraforming.table.Owed;
import cydonia.games.terraforming.table.Player;
import cydonia.games.terraforming.table.Table;
import cydonia.games.terraforming.table.TerraformingSource;

/** Before the first generation: decks, corporations, the first cards. Rulebook p. 7. */
public final class SettingUp {

    private static final int RATING = 20;
    private static final int SOLO_RATING = 14;
    private static final int FIRST_CARDS = 10;

    private SettingUp() {
    }

    /** Lays out the table. {@code beginners} are seats, as bits. */
    public static void layOut(Table t, int beginners, boolean firstSeatBegins) {
        for (Card card : Cards.projects()) {
            if ((t.terms.corporateEra() || !card.corporateEra())
                    && !(t.terms.nothingTaken() && card.takesFromOthers())) {
                t.deck.add(card.index());
            }
        }
        CardSet corporations = corporations(t.terms);
        if (t.solo()) {
            Solo.placeNeutralTiles(t);
        }
        for (int seat = 0; seat < t.seats; seat++) {
            Player player = t.players[seat];
            player.rating = t.solo() ? SOLO_RATING : RATING;
            if (!t.terms.corporateEra()) {
                java.util.Arrays.fill(player.production, 1);
            }
            Deck.draw(t, player.offer, FIRST_CARDS);
            if ((beginners >> seat & 1) != 0) {
                player.chosen.addAll(player.offer);
                player.chosen.add(Cards.BEGINNER.index());
            } else {
                for (int i = 0; i < t.terms.corporations(); i++) {
                    int corporation = corporations
                            .nth(t.dice.roll(TerraformingSource.CORPORATIONS, corporations.size()));
                    corporations.remove(corporation);
                    player.offer.add(corporation);
                }
                t.waiting |= 1 << seat;
            }
        }
        if (!t.solo() && !firstSeatBegins) {
            t.first = t.dice.roll(TerraformingSource.FIRST_PLAYER, t.seats);
        }
        ask(t);
        t.settle();
    }

    /** Whoever has to chooses corporation and cards; then they are shown. */
    public static void ask(Table t) {
        t.owe(Reveal.IT);
        t.enterBefore(Phase.SETUP, Research.ChooseCards.IT);
    }

    /** All have chosen. */
    record Reveal() implements Owed.Chore {

        static final Reveal IT = new Reveal();

        @Override
        public void run(Table t) {
            reveal(t);
            Turns.beginPhase(t);
        }
    }

    /** The corporations that can be dealt. */
    public static CardSet corporations(Terms terms) {
        CardSet corporations = new CardSet();
        for (Card card : Cards.corporations()) {
            if (card != Cards.BEGINNER && (terms.corporateEra() || !card.corporateEra())) {
                corporations.add(card.index());
            }
        }
        return corporations;
    }

    /** In turn order: corporations are shown, their goods taken, the kept cards paid for. */
    private static void reveal(Table t) {
        if (t.listens()) {
            t.tell(new TerraformingHappening.GenerationBegan(t.generation, Seat.of(t.first)));
        }
        for (int i = 0; i < t.seats; i++) {
            reveal(t, (t.first + i) % t.seats);
        }
    }

    private static void reveal(Table t, int seat) {
        Player player = t.players[seat];
        Card corporation = Cards.of(Research.chosenCorporation(player));
        player.chosen.remove(corporation.index());
        int kept = player.chosen.size();
        for (int card = player.offer.next(Cards.PROJECTS); card >= 0; card = player.offer.next(card)) {
            player.offer.remove(card);
        }
        Research.toHand(t, player);
        if (t.listens()) {
            t.tell(new TerraformingHappening.CorporationRevealed(Seat.of(seat), corporation, kept));
        }
        found(t, seat, corporation);
        if (corporation != Cards.BEGINNER && kept > 0) {
            Stocks.pay(t, seat, Resource.MONEY, Research.CARD_PRICE * kept);
        }
    }

    /** Puts a corporation in play with all it starts with. Its own tag may already set it off. */
    public static void found(Table t, int seat, Card corporation) {
        Player player = t.players[seat];
        player.corporation = corporation.index();
        player.putInPlay(corporation);
        player.firstActionOwed = !corporation.firstAction().isEmpty();
        for (Effect effect : corporation.now()) {
            switch (effect) {
                case Effect.Gain(int n, Resource what) -> Stocks.gain(t, seat, what, n);
                case Effect.Produce(int steps, Resource what) ->
                    Stocks.produce(t, seat, what, steps, Cause.ByCard.of(corporation.index()));
                default -> {
                    // the ten cards of a beginner have been dealt
                }
            }
        }
        Triggers.tagsPlayed(t, seat, corporation.index());
        t.doChores();
        if (t.solo()) {
            Solo.welcome(t, seat, corporation);
        }
    }
}
