package cydonia.ai.onmars;

import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Benefit;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.TurnSpace;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.*;
import cydonia.games.onmars.language.Question;

/** Which actions an instinct does not tell apart, but by what is special about them: each kind has a number. */
enum Kinds {
    // spotless:off
    ACT(MainAction.ALL.size()), EXECUTE(Executive.ALL.size()), USE(Blueprint.ALL.size()), SEND(Blueprint.ALL.size()),
    COMPLETE(2 * Goal.ALL.size()), DELIVER(2), FULFIL(1), PAY(Item.ALL.size()), PAY_GOAL(Goal.ALL.size()),
    TAKE(Item.ALL.size()), RECEIVE(Item.ALL.size()), LEARN(3 * Tech.ALL.size()), SHELVE(LabSpace.ALL.size()),
    DEVELOP(Tech.ALL.size() * LabSpace.ALL.size()), PLAN(Blueprint.ALL.size()), ROVER(1), BOT(1), USE_TECH(2),
    CONSTRUCT(Building.ALL.size()), CONSTRUCT_AT(Building.ALL.size()), AT(4), UPGRADE(Blueprint.ALL.size()),
    WELCOME(Executive.SHIPS), UNLOAD(2), HIRE(Scientist.ALL.size()), SIGN(Contract.ALL.size()),
    OFFER(Contract.ALL.size()), RECALL(MainAction.ALL.size()), EXPLORE(Discovery.ALL.size()),
    CLAIM(Benefit.values().length), CLAIM_TASK(1), SPACE(TurnSpace.ALL.size()), SHUTTLE(2),
    PLAIN(Plain.STAY.ordinal() + 1), ENOUGH(13);
    // spotless:on

    /** So many there are. */
    static final int COUNT;
    private static final int[] FIRST = new int[values().length];

    static {
        int next = 0;
        for (Kinds kinds : values()) {
            FIRST[kinds.ordinal()] = next;
            next += kinds.size;
        }
        COUNT = next;
    }

    private final int size;

    Kinds(int size) {
        this.size = size;
    }

    private int number(int within) {
        return FIRST[ordinal()] + within;
    }

    static int of(Survey table, Seat seat, OnMarsAction action) {
        return switch (action) {
            case Act(var main) -> ACT.number(main.ordinal());
            case Execute(var executive) -> EXECUTE.number(executive.ordinal());
            case Use(var card) -> USE.number(card.ordinal());
            case Send(var card) -> SEND.number(card.ordinal());
            case Complete(var goal, boolean developments) ->
                COMPLETE.number(2 * goal.ordinal() + (developments ? 0 : 1));
            case Deliver(var contract, var item) -> DELIVER.number(item == contract.item() ? 0 : 1);
            case Fulfil _ -> FULFIL.number(0);
            case Pay(var item) -> PAY.number(item.ordinal());
            case PayGoal(var goal) -> PAY_GOAL.number(goal.ordinal());
            case Take(var item) -> TAKE.number(item.ordinal());
            case Receive(var item) -> RECEIVE.number(item.ordinal());
            case Learn(var tech, int row) -> LEARN.number(3 * tech.ordinal() + row);
            case Shelve(var space) -> SHELVE.number(space.ordinal());
            case Develop(var tech, var space) ->
                DEVELOP.number(LabSpace.ALL.size() * tech.ordinal() + space.ordinal());
            case Plan(var card) -> PLAN.number(card.ordinal());
            case Rover _ -> ROVER.number(0);
            case Bot _ -> BOT.number(0);
            case UseTech(var owner) -> USE_TECH.number(owner == seat ? 0 : 1);
            case Construct(var type) -> CONSTRUCT.number(type.ordinal());
            case At _ -> at(table.question().orElseThrow());
            case Upgrade(var card) -> UPGRADE.number(card.ordinal());
            case Welcome(var slot) -> WELCOME.number(slot.ordinal());
            case Unload(boolean bot) -> UNLOAD.number(bot ? 1 : 0);
            case Hire(var scientist) -> HIRE.number(scientist.ordinal());
            case Sign(var contract) -> SIGN.number(contract.ordinal());
            case Offer(var contract) -> OFFER.number(contract.ordinal());
            case Recall(var from) -> RECALL.number(from.ordinal());
            case Explore(var tile) -> EXPLORE.number(tile.ordinal());
            case Claim(var benefit) -> CLAIM.number(benefit.ordinal());
            case ClaimTask _ -> CLAIM_TASK.number(0);
            case TakeSpace(var space) -> SPACE.number(space.ordinal());
            case PlaceShuttle(boolean orbit) -> SHUTTLE.number(orbit ? 1 : 0);
            case Plain plain -> plain(table, plain);
        };
    }

    /** To end a game that has run dry or to go on has never been learned: both have the number nothing else has. */
    private static int plain(Survey table, Plain plain) {
        return switch (plain) {
            case ENOUGH -> ENOUGH.number(enough(table.question().orElseThrow()));
            case END_GAME, GO_ON -> PLAIN.number(Plain.ENOUGH.ordinal());
            default -> PLAIN.number(plain.ordinal());
        };
    }

    private static int at(Question question) {
        return switch (question) {
            case Question.ConstructAt(Seat _, Building type) -> CONSTRUCT_AT.number(type.ordinal());
            case Question.UpgradeAt _ -> AT.number(0);
            case Question.Land _ -> AT.number(1);
            case Question.MakeRoom _ -> AT.number(2);
            default -> AT.number(3);
        };
    }

    private static int enough(Question question) {
        return switch (question) {
            case Question.Stock _ -> 1;
            case Question.Receive _ -> 2;
            case Question.Learn _ -> 3;
            case Question.Develop _ -> 4;
            case Question.Plans _ -> 5;
            case Question.Upgrade _ -> 6;
            case Question.Welcome _ -> 7;
            case Question.Drive _ -> 8;
            case Question.Recall _ -> 9;
            case Question.GainMore _ -> 10;
            case Question.BuyColonist _ -> 11;
            case Question.ProduceAgain _ -> 12;
            default -> 0;
        };
    }
}
