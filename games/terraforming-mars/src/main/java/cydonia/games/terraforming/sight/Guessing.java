package cydonia.games.terraforming.sight;

import cydonia.engine.Dice;
import cydonia.games.terraforming.box.CardPlan;
import cydonia.games.terraforming.box.CardSet;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.rules.Research;
import cydonia.games.terraforming.rules.SettingUp;
import cydonia.games.terraforming.table.Player;
import cydonia.games.terraforming.table.Table;
import cydonia.games.terraforming.table.TerraformingSource;

/**
 * A world that a seat cannot tell from the real one: everything that seat does not see goes into one heap and is dealt
 * anew, every place getting as many cards as the seat knows to be there. Cards it saw going to the discards stay there.
 */
public final class Guessing {

    private Guessing() {
    }

    public static Table guess(Table real, int viewer, Dice guess) {
        Table t = real.copy();
        t.dice.refill(guess);
        CardSet heap = t.deck.copy();
        heap.addAll(t.discard);
        CardSet seen = t.players[viewer].seenDiscarded;
        heap.removeAll(seen);
        for (int card : t.top) {
            heap.add(card);
        }
        t.top = new int[0];
        int discards = t.discard.size() - seen.size();
        for (int seat = 0; seat < t.seats; seat++) {
            if (seat != viewer) {
                collect(t.players[seat], heap);
                t.players[seat].seenDiscarded.retainAll(seen);
            }
        }
        CardSet corporations = t.phase == Phase.SETUP ? freeCorporations(t, viewer) : new CardSet();
        for (int seat = 0; seat < t.seats; seat++) {
            if (seat != viewer) {
                dealAnew(t, real, seat, heap, corporations);
            }
        }
        split(t, heap, discards);
        t.discard.addAll(seen);
        return t;
    }

    /** Takes a hidden hand and offer; the corporation of a beginner is no secret. */
    private static void collect(Player player, CardSet heap) {
        heap.addAll(player.hand);
        heap.addAll(player.offer);
        heap.addAll(player.chosen);
        for (int card = heap.next(Cards.PROJECTS); card >= 0; card = heap.next(card + 1)) {
            heap.remove(card);
        }
        player.hand.clear();
        player.offer.clear();
        player.chosen.clear();
    }

    private static CardSet freeCorporations(Table t, int viewer) {
        CardSet corporations = SettingUp.corporations(t.terms);
        corporations.removeAll(t.players[viewer].offer);
        return corporations;
    }

    private static void dealAnew(Table t, Table real, int seat, CardSet heap, CardSet corporations) {
        Player player = t.players[seat];
        Player was = real.players[seat];
        boolean done = (t.waiting >> seat & 1) == 0;
        deal(t, heap, player.hand, was.hand.size());
        switch (t.phase) {
            case SETUP -> {
                if (Research.chosenCorporation(was) == Cards.BEGINNER.index()) {
                    deal(t, heap, player.offer, was.offer.size());
                    player.chosen.addAll(player.offer);
                    player.chosen.add(Cards.BEGINNER.index());
                } else {
                    deal(t, heap, player.offer, projects(was.offer));
                    deal(t, corporations, player.offer, was.offer.size() - projects(was.offer));
                    guessChoice(t, player, done);
                }
            }
            case RESEARCH -> {
                deal(t, heap, player.offer, was.offer.size());
                guessChoice(t, player, done);
            }
            case DRAFT -> {
                deal(t, heap, player.offer, was.offer.size());
                deal(t, heap, player.chosen, was.chosen.size());
            }
            case ACTIONS, LAST_GREENERIES, OVER -> {
                deal(t, heap, player.offer, was.offer.size());
                keepAsMany(player, was);
            }
        }
    }

    /** Somebody in the middle of keeping cards goes on with the same number of guessed ones. */
    private static void keepAsMany(Player player, Player was) {
        int kept = was.chosen.size();
        player.cursor = 0;
        for (int card = player.offer.next(0); kept > 0; card = player.offer.next(card + 1)) {
            player.chosen.add(card);
            player.cursor = card + 1;
            kept--;
        }
    }

    private static int projects(CardSet cards) {
        int count = 0;
        for (int card = cards.next(0); card >= 0 && card < Cards.PROJECTS; card = cards.next(card + 1)) {
            count++;
        }
        return count;
    }

    /** Whoever still chooses begins anew; whoever is done has chosen something by chance. */
    private static void guessChoice(Table t, Player player, boolean done) {
        player.cursor = 0;
        player.heatForCards = 0;
        if (!done) {
            return;
        }
        int budget = player.purse();
        if (t.phase == Phase.SETUP) {
            int corporation = player.offer.next(Cards.PROJECTS);
            for (int others = t.dice.roll(TerraformingSource.CORPORATIONS,
                    t.terms.corporations()); others > 0; others--) {
                corporation = player.offer.next(corporation + 1);
            }
            player.chosen.add(corporation);
            budget = CardPlan.of(corporation).startingMoney;
        }
        int bought = 0;
        for (int card = player.offer.next(0); card >= 0 && card < Cards.PROJECTS; card = player.offer.next(card + 1)) {
            if (Research.CARD_PRICE * (bought + 1) <= budget && t.dice.roll(TerraformingSource.PROJECTS, 2) == 0) {
                player.chosen.add(card);
                bought++;
            }
        }
        if (t.phase == Phase.RESEARCH) {
            player.heatForCards = Math.max(0, Research.CARD_PRICE * bought - player.money());
        }
    }

    private static void deal(Table t, CardSet from, CardSet to, int count) {
        for (int i = 0; i < count; i++) {
            int card = from.nth(t.dice.roll(TerraformingSource.PROJECTS, from.size()));
            from.remove(card);
            to.add(card);
        }
    }

    /** What is left is deck and discards; the smaller of the two is dealt, the other is the rest. */
    private static void split(Table t, CardSet heap, int discards) {
        t.deck.clear();
        t.discard.clear();
        int undealt = heap.size() - discards;
        if (discards < undealt) {
            deal(t, heap, t.discard, discards);
            t.deck.addAll(heap);
        } else {
            deal(t, heap, t.deck, undealt);
            t.discard.addAll(heap);
        }
    }
}
