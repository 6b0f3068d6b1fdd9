package cydonia.games.tilsit;

import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.tilsit.MarsAction.Barter;
import cydonia.games.tilsit.MarsAction.Build;
import cydonia.games.tilsit.MarsAction.Buy;
import cydonia.games.tilsit.MarsAction.Earth;
import cydonia.games.tilsit.MarsAction.Fight;
import cydonia.games.tilsit.MarsAction.Play;
import cydonia.games.tilsit.MarsAction.Staff;
import cydonia.games.tilsit.MarsAction.Swap;
import cydonia.games.tilsit.MarsAction.Trade;
import java.util.ArrayList;
import java.util.List;

/** What a player might want to do now and cannot, phase by phase, by the same conditions that make things legal. */
final class WhyNot {

    private final Table table;
    private final Seat who;
    private final Colony colony;
    private final List<Refusal<MarsAction>> refusals = new ArrayList<>();

    private WhyNot(Table table, Seat who) {
        this.table = table;
        this.who = who;
        this.colony = table.colony(who);
    }

    static List<Refusal<MarsAction>> refusals(Table table, Seat who) {
        WhyNot asked = new WhyNot(table, who);
        if (table.toAct().contains(who)) {
            switch (table.decision()) {
                case Research.FightOrResearch _ -> asked.fightOrResearch();
                case Exchange.Exchanging _ -> asked.exchange();
                case Building.Constructing _ -> asked.build();
                case Arrangement.Arranging _ -> asked.arrange();
                default -> {
                    // a choice among all there is
                }
            }
        }
        return List.copyOf(asked.refusals);
    }

    private void fightOrResearch() {
        for (Seat other : table.seats()) {
            if (other != who) {
                Why why = Why.asking();
                note(Fight.of(other), Research.canFight(table, who, why), why);
            }
        }
        Why why = Why.asking();
        note(MarsAction.ROLL, Research.canRoll(table, who, why), why);
    }

    private void exchange() {
        for (Contract pair : Contract.ALL) {
            Why earth = Why.asking();
            note(Earth.of(pair), Exchange.canGet(table, colony, pair, Exchange.earthRate(colony), earth), earth);
            if ((colony.contracts & pair.bit()) != 0) {
                Why swap = Why.asking();
                note(Swap.of(pair), Exchange.canGet(table, colony, pair, 1, swap), swap);
            }
        }
        for (Contract pair : colony.perks.bartering() > 0 ? Contract.ALL : List.<Contract>of()) {
            Why why = Why.asking();
            note(Barter.of(pair), Exchange.canBarter(table, colony, pair, why), why);
        }
        for (RdCard card : Hand.PLAYED_WHEN_EXCHANGING) {
            if (colony.held[card.ordinal()] > 0) {
                Why why = Why.asking();
                note(Play.of(card), Exchange.canPlay(table, colony, card, why), why);
            }
        }
        for (Seat other : table.seats()) {
            if (other != who) {
                Why why = Why.asking();
                note(Trade.of(other), Negotiation.canTrade(table, who, other, why), why);
            }
        }
    }

    private void build() {
        for (Installation what : Installation.ALL) {
            Why why = Why.asking();
            note(Build.of(what), Building.canBuild(table, colony, what, why), why);
        }
        for (Contract contract : Contract.ALL) {
            Why why = Why.asking();
            note(Buy.of(contract), Building.canBuy(table, colony, contract, why), why);
        }
        for (RdCard card : Hand.PLAYED_WHEN_BUILDING) {
            if (colony.held[card.ordinal()] > 0) {
                Why why = Why.asking();
                note(Play.of(card), Building.canPlay(table, colony, why), why);
            }
        }
    }

    private void arrange() {
        for (Installation what : Installation.ALL) {
            if (Arrangement.hasVacancy(colony, what)) {
                Why why = Why.asking();
                if (what.needsColonist()) {
                    note(Staff.of(what), Arrangement.canStaff(table, colony, what, why), why);
                } else {
                    note(MarsAction.POWER_UP, Arrangement.canPowerUp(table, colony, why), why);
                }
            }
        }
    }

    private void note(MarsAction action, boolean possible, Why why) {
        if (!possible) {
            refusals.add(new Refusal<>(action, why.obstacles()));
        }
    }
}
