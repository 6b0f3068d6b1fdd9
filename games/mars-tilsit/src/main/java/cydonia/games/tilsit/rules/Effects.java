package cydonia.games.tilsit.rules;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.games.tilsit.box.Amounts;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Effect;
import cydonia.games.tilsit.box.Effect.Contest;
import cydonia.games.tilsit.box.Effect.Discount;
import cydonia.games.tilsit.box.Effect.DrawRd;
import cydonia.games.tilsit.box.Effect.GainAny;
import cydonia.games.tilsit.box.Effect.GainColonists;
import cydonia.games.tilsit.box.Effect.GainResource;
import cydonia.games.tilsit.box.Effect.OrElse;
import cydonia.games.tilsit.box.Effect.Spy;
import cydonia.games.tilsit.box.Effect.TakeBlindly;
import cydonia.games.tilsit.box.Effect.TakeChosen;
import cydonia.games.tilsit.box.Effect.TakeHalf;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsAction.Claim;
import cydonia.games.tilsit.language.MarsAction.Seize;
import cydonia.games.tilsit.language.MarsAction.SpyOn;
import cydonia.games.tilsit.language.MarsAction.Take;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.EventDeck;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.Owed;
import cydonia.games.tilsit.table.Table;
import java.util.Optional;

/** What cards do once (rulebook, 1, 2). */
public final class Effects {

    private Effects() {
    }

    /** Carries the effect out for one player, against another where it takes two. */
    static void apply(Table table, Effect effect, Seat gainer, Seat loser) {
        switch (effect) {
            case GainResource(int count, Resource what) -> gain(table, gainer, count, what);
            case GainAny(int count) -> table.push(new PickFromReserve(gainer, count, Amounts.NONE));
            case GainColonists(int count) -> gainColonists(table, gainer, count);
            case TakeBlindly(int count) -> takeBlindly(table, gainer, loser, count, true);
            case TakeHalf() -> takeBlindly(table, gainer, loser, (table.colony(loser).handSize() + 1) / 2, false);
            case TakeChosen(int count) -> lookAndTake(table, gainer, loser, count);
            case Spy(int count) -> table.push(new PickVictim(gainer, count));
            case Effect.TakeContract() -> table.push(new TakeContract(gainer, loser));
            case Effect.Destroy() -> table.push(new Destruction(gainer, loser));
            case DrawRd(int deck) -> drawRdCard(table, gainer, deck);
            case Effect.TakeRd() -> table.push(new TakeRdCard(gainer, loser));
            case Contest() -> Supremacies.contest(table, gainer);
            case Discount(int cards) -> table.turn.prefabricated += cards;
            case OrElse(Effect first, Effect otherwise) -> apply(table,
                    findsSomething(table, first, loser) ? first : otherwise, gainer, loser);
        }
    }

    /** Whether an effect that may find nothing to act on does find something. */
    private static boolean findsSomething(Table table, Effect effect, Seat loser) {
        return switch (effect) {
            case Effect.TakeContract() -> table.colony(loser).contracts != 0;
            case Effect.Destroy() -> Destruction.anyTarget(table.colony(loser));
            case Effect.TakeRd() -> TakeRdCard.anyTarget(table.colony(loser));
            case GainResource _,GainAny _,GainColonists _,TakeBlindly _,TakeHalf _,TakeChosen _,Spy _,DrawRd _,Contest _,Discount _,OrElse _ ->
                true;
        };
    }

    private static void gain(Table table, Seat who, int count, Resource what) {
        int got = 0;
        while (got < count && table.takeFromReserve(table.colony(who), what)) {
            got++;
        }
        if (table.listens()) {
            table.tell(new MarsHappening.Gained(who, got, count - got, what));
        }
    }

    private static void gainColonists(Table table, Seat who, int count) {
        int come = table.gainColonists(table.colony(who), count);
        if (table.listens()) {
            table.tell(new MarsHappening.ColonistsGained(who, come, count - come));
        }
    }

    static void takeBlindly(Table table, Seat by, Seat from, int count, boolean shieldHelps) {
        Colony loser = table.colony(from);
        if (shieldHelps && loser.perks.shield() > 0) {
            if (table.listens()) {
                table.tell(new MarsHappening.Shielded(from));
            }
            return;
        }
        if (loser.handSize() == 0) {
            nothingToTake(table, by, from);
            return;
        }
        table.secretsOpened++;
        for (int i = 0; i < count && loser.handSize() > 0; i++) {
            moveCard(table, by, from, Resource.of(table.dice.pick(MarsSource.BLIND, loser.hand, loser.handSize())));
        }
    }

    private static void moveCard(Table table, Seat by, Seat from, Resource what) {
        table.colony(from).hand[what.ordinal()]--;
        table.colony(by).hand[what.ordinal()]++;
        if (table.listens()) {
            table.tell(new MarsHappening.CardTaken(by, from, what));
        }
    }

    private static void lookAndTake(Table table, Seat by, Seat from, int count) {
        if (table.colony(from).handSize() == 0) {
            nothingToTake(table, by, from);
            return;
        }
        table.secretsOpened++;
        if (table.listens()) {
            table.tell(new MarsHappening.HandLookedAt(by, from));
        }
        table.push(new TakeCards(by, from, count, Amounts.NONE));
    }

    private static void nothingToTake(Table table, Seat by, Seat from) {
        if (table.listens()) {
            table.tell(new MarsHappening.NothingToTake(by, from));
        }
    }

    /** Draws a research card: most are played at once, some stay in hand. */
    public static void drawRdCard(Table table, Seat who, int deck) {
        RdCard card = RdCards.draw(table, who, deck);
        if (card != null) {
            play(table, who, card);
        }
    }

    /** A held research card leaves the hand. */
    static void playFromHand(Table table, Seat who, RdCard card) {
        table.colony(who).held[card.ordinal()]--;
        table.secretsOpened++;
        play(table, who, card);
    }

    /** A card comes to lie face up: it stays there, or has its effect and goes under its deck. */
    private static void play(Table table, Seat who, RdCard card) {
        if (table.listens()) {
            table.tell(new MarsHappening.RdCardPlayed(who, card));
        }
        if (card.oneShot().isEmpty()) {
            RdCards.layFaceUp(table, table.colony(who), card);
            return;
        }
        table.rdDecks[card.deck() - 1].putUnder(card);
        apply(table, card.effects().get(0), who, who);
    }

    /** Chosen from a hand one looks at, in the order of resources. */
    public record TakeCards(Seat by, Seat from, int left, int taken) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return left > 0 && table.colony(from).handSize() > 0 ? by.bit() : 0;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            Colony loser = table.colony(from);
            Amounts.offer(loser.hand, taken, Math.min(left, loser.handSize()), Take.ALL, out);
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Take(Resource what)) {
                moveCard(table, by, from, what);
                table.push(new TakeCards(by, from, left - 1, Amounts.plus(taken, what)));
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.TakeCards(from, left);
        }

        @Override
        public Optional<Several<MarsAction>> several(Table table, Seat seat) {
            Colony loser = table.colony(from);
            int count = Amounts.count(taken) + Math.min(left, loser.handSize());
            return Amounts.choice(count, loser.hand, taken, Take::of);
        }
    }

    /** Any cards from the reserve, in the order of resources. */
    record PickFromReserve(Seat who, int left, int taken) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return coming(table) > 0 ? who.bit() : 0;
        }

        private int coming(Table table) {
            return Math.min(left, EventDeck.count(table.reserve));
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            Amounts.offer(table.reserve, taken, coming(table), Take.ALL, out);
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Take(Resource what)) {
                gain(table, who, 1, what);
                table.push(new PickFromReserve(who, left - 1, Amounts.plus(taken, what)));
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.PickFromReserve(left);
        }

        @Override
        public Optional<Several<MarsAction>> several(Table table, Seat seat) {
            return Amounts.choice(Amounts.count(taken) + coming(table), table.reserve, taken, Take::of);
        }
    }

    /** The spy satellite: an opponent with cards in hand. */
    record PickVictim(Seat who, int count) implements Owed.ByOne {
        static boolean anyTarget(Table table, Seat who) {
            for (Colony colony : table.colonies) {
                if (colony.seat != who && colony.handSize() > 0) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            for (Colony colony : table.colonies) {
                if (colony.seat != who && colony.handSize() > 0) {
                    out.add(SpyOn.of(colony.seat));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof SpyOn(Seat opponent)) {
                lookAndTake(table, who, opponent, count);
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.Spy();
        }
    }

    record TakeContract(Seat by, Seat from) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return by.bit();
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            for (Contract contract : Contract.ALL) {
                if ((table.colony(from).contracts & contract.bit()) != 0) {
                    out.add(Seize.of(contract));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Seize(Contract contract)) {
                table.colony(from).contracts &= ~contract.bit();
                table.colony(by).contracts |= contract.bit();
                if (table.listens()) {
                    table.tell(new MarsHappening.ContractTaken(by, from, contract));
                }
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.TakeContract(from);
        }
    }

    /** A face-up card without victory points; it works for its new owner at once. */
    record TakeRdCard(Seat by, Seat from) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return by.bit();
        }

        static boolean anyTarget(Colony loser) {
            for (RdCard card : RdCard.ALL) {
                if (canTake(loser, card)) {
                    return true;
                }
            }
            return false;
        }

        private static boolean canTake(Colony loser, RdCard card) {
            return loser.faceUp[card.ordinal()] > 0 && card.perks().points() == 0;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            for (RdCard card : RdCard.ALL) {
                if (canTake(table.colony(from), card)) {
                    out.add(Claim.of(card));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Claim(RdCard card)) {
                if (table.listens()) {
                    table.tell(new MarsHappening.RdCardTaken(by, from, card));
                }
                RdCards.moveFaceUp(table, card, table.colony(from), table.colony(by));
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.TakeRdCard(from);
        }
    }
}
