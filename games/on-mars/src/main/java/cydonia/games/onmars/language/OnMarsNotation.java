package cydonia.games.onmars.language;

import cydonia.engine.Notation;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Word;
import cydonia.games.onmars.box.Beginner;
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
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.TurnSpace;
import cydonia.games.onmars.language.OnMarsAction.*;
import java.util.List;

/** How actions are written. */
public final class OnMarsNotation {

    private static final Word<Blueprint> BLUEPRINT = printed("a blueprint", "un plan", Blueprint.ALL);
    private static final Word<Building> BUILDING = printed("a building", "un bâtiment", Building.ALL);
    private static final Word<Contract> CONTRACT = printed("a contract", "un contrat", Contract.ALL);
    private static final Word<Discovery> DISCOVERY = printed("a discovery tile", "une tuile Découverte", Discovery.ALL);
    private static final Word<Executive> EXECUTIVE = printed("an executive action", "une action exécutive",
            Executive.ALL);
    private static final Word<Goal> GOAL = printed("a private goal", "un objectif personnel", Goal.ALL);
    private static final Word<Item> ITEM = printed("a resource or crystal", "une ressource ou cristal", Item.ALL);
    private static final Word<LabSpace> LAB = printed("a laboratory space", "une case du labo", LabSpace.ALL);
    private static final Word<MainAction> MAIN = printed("a main action", "une action principale", MainAction.ALL);
    private static final Word<Scientist> SCIENTIST = printed("a scientist", "un scientifique", Scientist.ALL);
    private static final Word<Tech> TECH = printed("a technology", "une technologie", Tech.ALL);
    private static final Word<TurnSpace> SPACE = printed("a turn-order space", "une case d'ordre du tour",
            TurnSpace.ALL);
    private static final Word<Benefit> BENEFIT = printed("a benefit", "un bénéfice", Benefit.ALL);
    private static final Word<Beginner.CardB> TASK = printed("a task of the First Colonists",
            "une tâche des premiers colons", Beginner.CardB.ALL);
    private static final Word<Integer> HEX = Word.of(new Text("a hex (a1 to m3)", "un hexagone (a1 à m3)"),
            MarsMap.all(), MarsMap::name);
    private static final Word<Integer> ROW = Word.of(new Text("a row", "une rangée"), List.of(0, 1, 2),
            row -> List.of("bottom", "middle", "top").get(row));
    private static final Word<Seat> COMPANY = Word.of(new Text("a company", "une compagnie"), Seat.first(4),
            Seat::word);
    private static final Word<Executive> DOCK = printed("a dock of the depot", "un quai du dépôt",
            Executive.ALL.subList(0, Executive.SHIPS));
    private static final Word<Boolean> SIDE = either("a side", "un côté", "orbit", "colony");
    private static final Word<Boolean> REWARD = either("a reward", "une récompense", "develop", "reward");
    private static final Word<Boolean> LOAD = either("what to unload", "quoi décharger", "bot", "colonists");

    public static final Notation<OnMarsAction> NOTATION = forms(Notation.<OnMarsAction>builder()).build();

    private OnMarsNotation() {
    }

    private static <T extends Printed> Word<T> printed(String en, String fr, List<T> all) {
        return Word.of(new Text(en, fr), all, Printed::id);
    }

    private static Word<Boolean> either(String en, String fr, String yes, String no) {
        return Word.of(new Text(en, fr), List.of(true, false), value -> value ? yes : no);
    }

    private static Notation.Builder<OnMarsAction> forms(Notation.Builder<OnMarsAction> forms) {
        // spotless:off
        return forms
            .form("end",                    Plain.END_TURN)
            .form("enough",                 Plain.ENOUGH)
            .form("stop",                   Plain.STOP)
            .form("pay colonist",           Plain.PAY_COLONIST)
            .form("recall worker",          Plain.RECALL_WORKER)
            .form("keep oxygen",            Plain.KEEP_OXYGEN)
            .form("ride",                   Plain.RIDE)
            .form("fly",                    Plain.FLY)
            .form("stay",                   Plain.STAY)
            .form("end-game",               Plain.END_GAME)
            .form("go-on",                  Plain.GO_ON)
            .form("space _",     TakeSpace.class,    SPACE,          TakeSpace::of,    TakeSpace::space)
            .form("shuttle _",   PlaceShuttle.class, SIDE,           PlaceShuttle::of, PlaceShuttle::orbit)
            .form("act _",       Act.class,          MAIN,           Act::of,          Act::main)
            .form("execute _",   Execute.class,      EXECUTIVE,      Execute::of,      Execute::executive)
            .form("use _",       Use.class,          BLUEPRINT,      Use::of,          Use::card)
            .form("send _",      Send.class,         BLUEPRINT,      Send::of,         Send::card)
            .form("goal _ _",    Complete.class,     GOAL, REWARD,   Complete::of,     Complete::goal, Complete::developments)
            .form("deliver _ _", Deliver.class,      CONTRACT, ITEM, Deliver::of,      Deliver::contract, Deliver::item)
            .form("fulfil _",    Fulfil.class,       CONTRACT,       Fulfil::of,       Fulfil::contract)
            .form("pay _",       Pay.class,          ITEM,           Pay::of,          Pay::item)
            .form("discard _",   PayGoal.class,      GOAL,           PayGoal::of,      PayGoal::goal)
            .form("take _",      Take.class,         ITEM,           Take::of,         Take::item)
            .form("receive _",   Receive.class,      ITEM,           Receive::of,      Receive::item)
            .form("learn _ _",   Learn.class,        TECH, ROW,      Learn::of,        Learn::tech, Learn::row)
            .form("shelve _",    Shelve.class,       LAB,            Shelve::of,       Shelve::space)
            .form("develop _ _", Develop.class,      TECH, LAB,      Develop::of,      Develop::tech, Develop::space)
            .form("plan _",      Plan.class,         BLUEPRINT,      Plan::of,         Plan::card)
            .form("rover _",     Rover.class,        HEX,            Rover::of,        Rover::to)
            .form("bot _ _",     Bot.class,          HEX, HEX,       Bot::of,          Bot::from, Bot::to)
            .form("tech _",      UseTech.class,      COMPANY,        seat -> UseTech.of(seat.index()), UseTech::owner)
            .form("construct _", Construct.class,    BUILDING,       Construct::of,    Construct::type)
            .form("at _",        At.class,           HEX,            At::of,           At::hex)
            .form("upgrade _",   Upgrade.class,      BLUEPRINT,      Upgrade::of,      Upgrade::card)
            .form("ship _",      Welcome.class,      DOCK,           slot -> Welcome.of(slot.ordinal()), Welcome::slot)
            .form("unload _",    Unload.class,       LOAD,           Unload::of,       Unload::bot)
            .form("hire _",      Hire.class,         SCIENTIST,      Hire::of,         Hire::scientist)
            .form("sign _",      Sign.class,         CONTRACT,       Sign::of,         Sign::contract)
            .form("offer _",     Offer.class,        CONTRACT,       Offer::of,        Offer::contract)
            .form("recall _",    Recall.class,       MAIN,           Recall::of,       Recall::from)
            .form("explore _",   Explore.class,      DISCOVERY,      Explore::of,      Explore::tile)
            .form("claim _",     Claim.class,        BENEFIT,        Claim::of,        Claim::benefit)
            .form("task _",      ClaimTask.class,    TASK,           ClaimTask::of,    ClaimTask::card);
        // spotless:on
    }
}
