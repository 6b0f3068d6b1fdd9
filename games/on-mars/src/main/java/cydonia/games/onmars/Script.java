package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Several;
import java.util.Optional;

/** Who takes care of which owed work. */
final class Script {

    private Script() {
    }

    /** Work that asks nobody. */
    static void run(Table t, Task op) {
        switch (op) {
            case NEXT_TURN -> Rounds.next(t);
            case BEGIN -> Effects.begin(t);
            case ENTER_SLOT -> Turn.enterSlot(t);
            case END_TURN -> Rounds.endTurn(t);
            case OXYGEN_QUEUE -> Laboratory.nextOxygen(t);
            case REFILL_QUEUE -> Hiring.nextGap(t);
            case LEVEL_CHECK -> LifeSupport.check(t);
            case FINISH_TURN -> Rounds.finishTurn(t);
            case RAISE_BUILDING -> Construction.raise(t);
            case SHUTTLE_OWNER -> Rounds.shuttleOwner(t);
            case SHUTTLE_QUEUE -> Rounds.nextTraveller(t);
            case TRAVEL -> Travel.begin(t);
            case COME_HOME -> Travel.comeHome(t);
            case AUTOMA_TURN -> Lacerda.turn(t);
            case AUTOMA_ACTION -> Lacerda.act(t);
            case AUTOMA_BUILD -> LacerdaInColony.build(t);
            case AUTOMA_SHELTER -> LacerdaInColony.buildShelter(t);
            case AUTOMA_UPGRADE -> LacerdaInColony.upgrade(t);
            case AUTOMA_ROVER -> LacerdaOnTheRoad.moveRover(t);
            case LAST_DELIVERIES -> Rounds.lastDeliveries(t);
            default -> throw new IllegalStateException(op + " asks somebody");
        }
    }

    /** Every answer that is legal now. */
    static void list(Table t, Task op, Choices<OnMarsAction> choices) {
        switch (op) {
            case TURN -> Turn.list(t, choices);
            case SPACE -> Travel.listSpaces(t, choices);
            case SHUTTLE_SIDE -> Rounds.listSides(choices);
            case PAY_SLOT -> Payment.listSlot(t, choices);
            case PAY -> Payment.list(t, choices);
            case PAY_CRYSTALS -> Payment.listCrystals(t, choices);
            case STOCK -> Warehouse.list(t, choices);
            case LEARN -> Laboratory.listLearn(t, choices);
            case SHELVE -> Laboratory.listShelve(t, choices);
            case DEVELOP -> Laboratory.listDevelop(t, choices);
            case OXYGEN -> Laboratory.listOxygen(t, choices);
            case PLANS -> Plans.list(t, choices);
            case UPGRADE -> Upgrading.list(t, choices);
            case UPGRADE_AT -> Upgrading.listSites(t, choices);
            case WELCOME -> Ships.list(t, choices);
            case UNLOAD -> Ships.listUnload(t, choices);
            case PLACE_BOT -> Surface.listLandings(t, choices);
            case DISPLACE -> Surface.listDisplaced(t, choices);
            case DRIVE -> Movement.list(t, choices);
            case HIRE -> Hiring.list(t, choices);
            case REFILL -> Hiring.listRefill(t, choices);
            case CONSTRUCT -> Construction.listTypes(t, choices);
            case CONSTRUCT_AT -> Construction.listSites(t, choices);
            case CONSTRUCT_TECH -> Construction.listTech(t, choices);
            case BENEFIT -> LifeSupport.listBenefits(t, choices);
            case RETRIEVE -> Travel.listRecall(t, choices);
            case EXPLORE -> Travel.listTiles(t, choices);
            case EXPLORE_AT -> Travel.listSites(t, choices);
            case RADAR -> Travel.listRadar(t, choices);
            case PRODUCE_AGAIN -> Production.listAgain(t, choices);
            case GAIN_AGAIN -> Effects.listGainAgain(t, choices);
            case RECEIVE -> Effects.listReceive(t, choices);
            case BUY_COLONIST -> Effects.listBuyColonist(t, choices);
            case SHUTTLE -> Rounds.listShuttle(t, choices);
            case FULFIL -> Contracts.listFulfil(t, choices);
            default -> throw new IllegalStateException(op + " asks nobody");
        }
    }

    /** Whether what is asked is a choice of several things. */
    static Optional<Several<OnMarsAction>> several(Table t, Task op) {
        return switch (op) {
            case PAY -> Payment.several(t);
            case PAY_CRYSTALS -> Payment.severalGoals(t);
            case PAY_SLOT -> Payment.severalSlot(t);
            case GAIN_AGAIN -> Effects.severalGains(t);
            default -> Optional.empty();
        };
    }

    static void answer(Table t, Task op, OnMarsAction action) {
        switch (op) {
            case TURN -> Turn.answer(t, action);
            case SPACE -> Travel.answerSpace(t, action);
            case SHUTTLE_SIDE -> Rounds.answerSide(t, action);
            case PAY_SLOT -> Payment.answerSlot(t, action);
            case PAY -> Payment.answer(t, action);
            case PAY_CRYSTALS -> Payment.answerCrystals(t, action);
            case STOCK -> Warehouse.answer(t, action);
            case LEARN -> Laboratory.answerLearn(t, action);
            case SHELVE -> Laboratory.answerShelve(t, action);
            case DEVELOP -> Laboratory.answerDevelop(t, action);
            case OXYGEN -> Laboratory.answerOxygen(t, action);
            case PLANS -> Plans.answer(t, action);
            case UPGRADE -> Upgrading.answer(t, action);
            case UPGRADE_AT -> Upgrading.answerSite(t, action);
            case WELCOME -> Ships.answer(t, action);
            case UNLOAD -> Ships.answerUnload(t, action);
            case PLACE_BOT -> Surface.answerLanding(t, action);
            case DISPLACE -> Surface.answerDisplaced(t, action);
            case DRIVE -> Movement.answer(t, action);
            case HIRE -> Hiring.answer(t, action);
            case REFILL -> Hiring.answerRefill(t, action);
            case CONSTRUCT -> Construction.answerType(t, action);
            case CONSTRUCT_AT -> Construction.answerSite(t, action);
            case CONSTRUCT_TECH -> Construction.answerTech(t, action);
            case BENEFIT -> LifeSupport.answerBenefit(t, action);
            case RETRIEVE -> Travel.answerRecall(t, action);
            case EXPLORE -> Travel.answerTile(t, action);
            case EXPLORE_AT -> Travel.answerSite(t, action);
            case RADAR -> Effects.answerRadar(t, action);
            case PRODUCE_AGAIN -> Production.answerAgain(t, action);
            case GAIN_AGAIN -> Effects.answerGainAgain(t, action);
            case RECEIVE -> Effects.answerReceive(t, action);
            case BUY_COLONIST -> Effects.answerBuyColonist(t, action);
            case SHUTTLE -> Rounds.answerShuttle(t, action);
            case FULFIL -> Contracts.answerFulfil(t, action);
            default -> throw new IllegalStateException(op + " asks nobody");
        }
    }
}
