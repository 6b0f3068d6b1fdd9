package cydonia.games.onmars;

import cydonia.games.onmars.OnMarsAction.*;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Effect;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Things;

/** What each possible answer to the present question costs whoever is asked. */
final class Prices {

    private final Table t;
    private final int seat;
    private final Bill bill = new Bill();

    private Prices(Table t) {
        this.t = t;
        this.seat = t.who();
    }

    static Bill of(Table t, OnMarsAction action) {
        Prices prices = new Prices(t);
        prices.add(action);
        return prices.bill;
    }

    private void add(OnMarsAction action) {
        switch (action) {
            case Act(var main) -> {
                if (main.hasSlots()) {
                    bill.add(Things.COLONIST, 1).add(Things.UNIT, Slots.cost(t, seat, main));
                }
                effect(main.effect());
            }
            case Execute(var executive) -> {
                bill.add(Item.CRYSTAL.thing(), executive.crystals());
                effect(executive.effect());
            }
            case Use(var card) -> {
                bill.add(Item.CRYSTAL.thing(), Turn.price(t, seat, card));
                effect(card.action());
            }
            case Send(var card) -> effect(card.action());
            case Deliver(var contract, var item) -> bill.add(item.thing(), 1);
            case Fulfil(var contract) -> fulfil(contract);
            case Pay(var item) -> bill.add(item.thing(),
                    t.op() == Task.PAY_SLOT || t.op() == Task.PAY_CRYSTALS ? t.a() : 1);
            case PayGoal _ -> bill.add(Things.GOAL, 1);
            case Take _,Plan _ -> boost();
            case Receive _ -> bill.add(Things.COLONIST, t.op() == Task.PRODUCE_AGAIN || t.a() == 0 ? 1 : 0);
            case Learn(var tech, int row) -> {
                Payment.add(Laboratory.learning(row), bill);
                boost();
            }
            case Develop(var tech, var space) -> {
                if (t.op() == Task.DEVELOP) {
                    Payment.add(Laboratory.development(space, (t.c() & Effects.PAYING) != 0), bill);
                    boost();
                }
            }
            case Rover _ -> bill.add(Item.CRYSTAL.thing(), Movement.roverPoints(t) == 0 ? 1 : 0);
            case Bot _ -> bill.add(Item.CRYSTAL.thing(), Movement.botPoints(t) == 0 ? 1 : 0);
            case Construct(var type) -> building(type);
            case At(int hex) -> at(hex);
            case UseTech(var owner) -> {
                if (t.op() == Task.CONSTRUCT_TECH) {
                    building(Building.of(t.a()));
                    bill.add(Things.COLONIST, Construction.boosters(t, owner.index()));
                }
            }
            case Upgrade _ -> {
                bill.add(Item.MINERAL.thing(), paying() ? 1 : 0);
                boost();
            }
            case Welcome _ -> {
                Payment.add(paying() ? Ships.COST : Payment.FREE, bill);
                boost();
            }
            case Hire(var scientist) -> {
                if (paying() && scientist.costsColonists()) {
                    bill.add(Things.COLONIST, Hiring.SCIENTIST_COST);
                } else if (paying()) {
                    bill.add(scientist.cost().thing(), Hiring.SCIENTIST_COST);
                }
            }
            case Sign _ -> bill.add(Item.CRYSTAL.thing(), paying() ? Hiring.CONTRACT_COST : 0);
            case Plain.PAY_COLONIST -> bill.add(Things.COLONIST, 1);
            case Plain.FLY -> bill.add(Things.SHIP, 1);
            case TakeSpace _,PlaceShuttle _,Complete _,Shelve _,Unload _,Offer _,Recall _,Explore _,Claim _,Plain _ -> {
                // free of charge
            }
        }
    }

    private boolean paying() {
        return (t.c() & Effects.PAYING) != 0;
    }

    /** Once what is free is used up, a colonist is sent. */
    private void boost() {
        bill.add(Things.COLONIST, t.a() == 0 ? 1 : 0);
    }

    /** What an effect costs whatever is chosen of it. */
    private void effect(Effect effect) {
        switch (effect) {
            case Effect.WelcomeShip(int colonists, boolean pay, boolean boost) ->
                Payment.add(pay ? Ships.COST : Payment.FREE, bill);
            case Effect.Upgrade(int n, boolean pay, boolean tech, boolean anywhere, boolean boost) -> bill
                    .add(Item.MINERAL.thing(), pay ? 1 : 0);
            case Effect.Construct(Building type, boolean boost) -> building(type);
            case Effect.Trade() -> Payment.add(Payment.ANY, bill);
            default -> {
                // free, or the price is chosen with what is done
            }
        }
    }

    private void building(Building type) {
        Payment.add(Construction.cost(type), bill);
        bill.add(Things.COLONIST, type == Building.MINE ? 1 : 0);
    }

    private void at(int hex) {
        if (t.op() == Task.CONSTRUCT_AT) {
            Building type = Building.of(t.a());
            building(type);
            bill.add(Things.COLONIST, Construction.fewestBoosters(t, seat, type, hex));
        } else if (t.op() == Task.UPGRADE_AT) {
            bill.add(Item.MINERAL.thing(), paying() ? 1 : 0);
        }
    }

    private void fulfil(Contract contract) {
        bill.add(contract.item().thing(), Contracts.missing(t, contract, contract.item()));
        if (contract.item() != Item.MINERAL) {
            bill.add(Item.MINERAL.thing(), Contracts.missing(t, contract, Item.MINERAL));
        }
    }
}
