package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.Build;
import cydonia.games.terraforming.TerraformingAction.Claim;
import cydonia.games.terraforming.TerraformingAction.ConvertHeat;
import cydonia.games.terraforming.TerraformingAction.ConvertPlants;
import cydonia.games.terraforming.TerraformingAction.EndTurn;
import cydonia.games.terraforming.TerraformingAction.Fund;
import cydonia.games.terraforming.TerraformingAction.Pass;
import cydonia.games.terraforming.TerraformingAction.Play;
import cydonia.games.terraforming.TerraformingAction.Use;
import cydonia.games.terraforming.cards.Resource;
import java.util.List;

/** The action phase: one or two actions a turn, or a pass, until everybody has passed. Rulebook p. 8. */
final class Turns {

    private static final int ACTIONS = 2;

    private Turns() {
    }

    static void beginPhase(Table t) {
        t.enter(Phase.ACTIONS, TakeAction.IT);
        t.passed = 0;
        begin(t, t.first);
    }

    /** What a corporation must do as its very first action is begun for the player. */
    static void begin(Table t, int seat) {
        t.turn = seat;
        t.actionsTaken = 0;
        Player player = t.players[seat];
        if (player.firstActionOwed) {
            player.firstActionOwed = false;
            if (t.listens()) {
                t.tell(new TerraformingHappening.ActionUsed(Seat.of(seat), CardPlan.of(player.corporation).card));
            }
            t.owe(ActionDone.IT);
            t.owe(seat, player.corporation, CardPlan.of(player.corporation).firstAction);
        }
    }

    /** After the research phase, unless the game ends before. */
    record BeginPhase() implements Owed.Chore {

        static final BeginPhase IT = new BeginPhase();

        @Override
        public void run(Table t) {
            beginPhase(t);
        }
    }

    /** The end of an action. For the last player left each action is a turn of its own: nobody is waiting. */
    record ActionDone() implements Owed.Chore {

        static final ActionDone IT = new ActionDone();

        @Override
        public void run(Table t) {
            t.actionsTaken++;
            if (t.actionsTaken == ACTIONS || (t.passed | 1 << t.turn) == (1 << t.seats) - 1) {
                next(t);
            }
        }
    }

    private static void end(Table t, Seat seat) {
        if (t.listens()) {
            t.tell(new TerraformingHappening.TurnEnded(seat));
        }
        next(t);
    }

    private static void pass(Table t, Seat seat) {
        if (t.listens()) {
            t.tell(new TerraformingHappening.Passed(seat));
        }
        t.passed |= seat.bit();
        if (t.passed == (1 << t.seats) - 1) {
            t.done();
            t.owe(BeginPhase.IT);
            Production.run(t);
        } else {
            next(t);
        }
    }

    private static void next(Table t) {
        int seat = t.turn;
        do {
            seat = (seat + 1) % t.seats;
        } while ((t.passed >> seat & 1) != 0);
        begin(t, seat);
    }

    /** What somebody does in their turn. */
    record TakeAction() implements Owed.OfPhase {

        static final TakeAction IT = new TakeAction();

        @Override
        public int asked(Table t) {
            return 1 << t.turn;
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            int seat = who.index();
            CardSet hand = t.players[seat].hand;
            for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
                if (Playing.playable(t, seat, card, Why.NOT_ASKED)) {
                    out.add(Play.of(card));
                }
            }
            CardActions.list(t, seat, out);
            Projects.list(t, seat, out);
            Honours.list(t, seat, out);
            out.add(t.actionsTaken > 0 ? EndTurn.IT : Pass.IT);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            switch (action) {
                case EndTurn() -> end(t, who);
                case Pass() -> pass(t, who);
                default -> {
                    t.owe(ActionDone.IT);
                    act(t, who.index(), action);
                }
            }
        }

        private static void act(Table t, int seat, TerraformingAction action) {
            switch (action) {
                case Play(var card) -> Playing.begin(t, seat, card.index());
                case Use(var card, int option) -> CardActions.use(t, seat, card.index(), option - 1);
                case Build(var project) -> Projects.begin(t, seat, project);
                case Claim(var milestone) -> Honours.begin(t, seat, milestone);
                case Fund(var award) -> Honours.begin(t, seat, award);
                case ConvertPlants() -> Projects.convertPlants(t, seat);
                case ConvertHeat() -> Projects.convertHeat(t, seat);
                default -> throw new IllegalArgumentException(action + " is no action of a turn");
            }
        }

        @Override
        public void explain(Table t, Seat who, Reasons<TerraformingAction> out) {
            int seat = who.index();
            Player player = t.players[seat];
            Deck.cards(player.hand).forEach(card -> out.unless(Play.of(card.index()),
                    why -> Playing.playable(t, seat, card.index(), why)));
            Deck.cards(player.inPlay).forEach(card -> explain(t, seat, card.index(), out));
            for (StandardProject project : StandardProject.values()) {
                out.unless(Build.of(project), why -> Projects.possible(t, seat, project, why));
            }
            out.unless(ConvertPlants.IT, why -> Projects.canConvertPlants(t, seat, why));
            out.unless(ConvertHeat.IT, why -> Projects.canConvertHeat(t, seat, why));
            if (!t.solo()) {
                for (Milestone milestone : Milestone.values()) {
                    out.unless(Claim.of(milestone), why -> Honours.claimable(t, seat, milestone, why));
                }
                for (Award award : Award.values()) {
                    out.unless(Fund.of(award), why -> Honours.fundable(t, seat, award, why));
                }
            }
        }

        private static void explain(Table t, int seat, int card, Reasons<TerraformingAction> out) {
            for (int i = 0; i < CardPlan.of(card).actions.length; i++) {
                int option = i;
                out.unless(Use.of(card, option + 1), why -> CardActions.usable(t, seat, card, option, why));
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat who, TerraformingAction action) {
            Player player = t.players[who.index()];
            return switch (action) {
                case Play(var card) -> Payment.of(player.price(CardPlan.of(card.index())), Resource.MONEY);
                case Use(var card, int option) -> CardActions.prices(CardPlan.of(card.index()), option - 1);
                case Build(var project) -> Payment.of(Projects.price(player, project), Resource.MONEY);
                case Claim _ -> Payment.of(Milestone.PRICE, Resource.MONEY);
                case Fund _ -> Payment.of(Honours.awardPrice(t), Resource.MONEY);
                case ConvertPlants() -> Payment.of(player.greeneryPrice, Resource.PLANTS);
                case ConvertHeat() -> Payment.of(Projects.HEAT_FOR_TEMPERATURE, Resource.HEAT);
                default -> List.of();
            };
        }

        @Override
        public Question question(Table t, int seat) {
            return new Question.TakeAction(t.actionsTaken);
        }
    }
}
