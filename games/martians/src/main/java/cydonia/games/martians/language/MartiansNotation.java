package cydonia.games.martians.language;

import cydonia.engine.Notation;
import cydonia.engine.Text;
import cydonia.engine.Word;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Named;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansAction.Absent;
import cydonia.games.martians.language.MartiansAction.Accomplish;
import cydonia.games.martians.language.MartiansAction.Ask;
import cydonia.games.martians.language.MartiansAction.Build;
import cydonia.games.martians.language.MartiansAction.Clean;
import cydonia.games.martians.language.MartiansAction.Collapse;
import cydonia.games.martians.language.MartiansAction.Consult;
import cydonia.games.martians.language.MartiansAction.Deliver;
import cydonia.games.martians.language.MartiansAction.Develop;
import cydonia.games.martians.language.MartiansAction.Extract;
import cydonia.games.martians.language.MartiansAction.Fulfil;
import cydonia.games.martians.language.MartiansAction.Give;
import cydonia.games.martians.language.MartiansAction.HireAssistant;
import cydonia.games.martians.language.MartiansAction.HireExpert;
import cydonia.games.martians.language.MartiansAction.Improve;
import cydonia.games.martians.language.MartiansAction.Install;
import cydonia.games.martians.language.MartiansAction.Keep;
import cydonia.games.martians.language.MartiansAction.Move;
import cydonia.games.martians.language.MartiansAction.Offer;
import cydonia.games.martians.language.MartiansAction.Place;
import cydonia.games.martians.language.MartiansAction.Plant;
import cydonia.games.martians.language.MartiansAction.Recall;
import cydonia.games.martians.language.MartiansAction.Recover;
import cydonia.games.martians.language.MartiansAction.Relieve;
import cydonia.games.martians.language.MartiansAction.Research;
import cydonia.games.martians.language.MartiansAction.Resupply;
import cydonia.games.martians.language.MartiansAction.Send;
import cydonia.games.martians.language.MartiansAction.Spend;
import cydonia.games.martians.language.MartiansAction.Take;
import cydonia.games.martians.language.MartiansAction.TurnUp;
import java.util.List;
import java.util.stream.IntStream;

/** How actions are written: {@code place water-plant 2}, {@code take 2 regolith 0 ice}. */
public final class MartiansNotation {

    // spotless:off
    private static final Word<Infrastructure> PLACE    = word("an infrastructure", "une infrastructure", Infrastructure.values());
    private static final Word<Integer> POST            = Word.number(new Text("a post", "un poste"), 1, 4);
    private static final Word<Integer> QUARTERS        = Word.of(new Text("quarters", "des quartiers"), List.of(1, 2, 3, 4), n -> "q" + n);
    private static final Word<PowerSource> SOURCE      = word("an energy installation", "une installation énergétique", PowerSource.values());
    private static final Word<Integer> CELL            = Word.of(new Text("a cell of the excavation", "une case de l'excavation"), IntStream.range(0, Area.CELLS).boxed().toList(), Area::id);
    private static final Word<Integer> CRYSTALS        = Word.number(new Text("a number of crystals", "un nombre de cristaux"), 0, 4);
    private static final Word<ResearchTile> TILE       = word("a research tile", "une tuile Recherche", ResearchTile.values());
    private static final Word<Integer> SUPPLIES        = Word.number(new Text("1 or 2", "1 ou 2"), 1, 2);
    private static final Word<Contract> CONTRACT       = word("a contract", "un contrat", Contract.values());
    private static final Word<Objective.Task> TASK     = Word.of(new Text("an objective", "un objectif"), Mission.tasks(), Objective.Task::id);
    private static final Word<Plantation> PLANTATION   = word("a plantation", "une plantation", Plantation.values());
    private static final Word<Expert> EXPERT           = word("an expert", "un expert", Expert.values());
    private static final Word<Assistant> ASSISTANT     = word("an assistant", "un assistant", Assistant.values());
    private static final Word<Technology> TECHNOLOGY   = word("a technology", "une technologie", Technology.values());
    private static final Word<Ward> WARD               = word("infirmary or apartments", "infirmerie ou appartements", Ward.values());
    private static final Word<AnalysisCard> CARD       = word("an analysis card", "une carte Analyse", AnalysisCard.values());
    private static final Word<Good> GOOD               = word("a good", "un bien", Good.values());
    private static final Word<Good> PRODUCT            = word("food or medicine", "nourriture ou médicaments", new Good[]{Good.FOOD, Good.MEDICINE});
    private static final Word<Integer> TURN            = Word.number(new Text("a turn", "un tour"), 1, 4);
    private static final Word<HiddenObjective> WISH    = word("a hidden objective", "un objectif caché", HiddenObjective.values());

    public static final Notation<MartiansAction> NOTATION = Notation.<MartiansAction>builder()
            .form("place _ _", Place.class, PLACE, POST, Place::new, Place::where, Place::post)
            .form("relieve _", Relieve.class, QUARTERS, Relieve::new, Relieve::quarters)
            .form("build _", Build.class, PLACE, Build::new, Build::site)
            .form("improve _ _", Improve.class, PLACE, POST, Improve::new, Improve::where, Improve::post)
            .form("install _", Install.class, SOURCE, Install::new, Install::source)
            .form("extract _", Extract.class, CELL, Extract::new, Extract::cell)
            .form("move _", Move.class, CELL, Move::new, Move::cell)
            .form("take _ regolith _ ice", Take.class, CRYSTALS, CRYSTALS, Take::new, Take::regolith, Take::ice)
            .form("analyse", MartiansAction.Analyse.IT)
            .form("research _", Research.class, TILE, Research::new, Research::tile)
            .form("resupply _", Resupply.class, SUPPLIES, Resupply::new, Resupply::supplies)
            .form("fulfil _", Fulfil.class, CONTRACT, Fulfil::new, Fulfil::contract)
            .form("accomplish _", Accomplish.class, TASK, Accomplish::new, Accomplish::task)
            .form("harvest", MartiansAction.Harvest.IT)
            .form("plant _", Plant.class, PLANTATION, Plant::new, Plant::tile)
            .form("hire _", HireExpert.class, EXPERT, HireExpert::new, HireExpert::expert)
            .form("hire _", HireAssistant.class, ASSISTANT, HireAssistant::new, HireAssistant::assistant)
            .form("develop _", Develop.class, TECHNOLOGY, Develop::new, Develop::technology)
            .form("rest", MartiansAction.Rest.IT)
            .form("recall _", Recall.class, PLACE, Recall::new, Recall::from)
            .form("recover _", Recover.class, WARD, Recover::new, Recover::from)
            .form("consult _", Consult.class, EXPERT, Consult::new, Consult::expert)
            .form("draw-rtg", MartiansAction.DrawRtg.IT)
            .form("spend _", Spend.class, CARD, Spend::new, Spend::card)
            .form("clean _", Clean.class, PLACE, Clean::new, Clean::where)
            .form("finish", MartiansAction.Finish.IT)
            .form("deliver _ _", Deliver.class, PRODUCT, QUARTERS, Deliver::new, Deliver::product, Deliver::quarters)
            .form("enough", MartiansAction.Enough.IT)
            .form("offer _", Offer.class, Word.SEAT, Offer::new, Offer::partner)
            .form("give _", Give.class, GOOD, Give::new, Give::good)
            .form("ask _", Ask.class, GOOD, Ask::new, Ask::good)
            .form("propose", MartiansAction.Propose.IT)
            .form("withdraw", MartiansAction.Withdraw.IT)
            .form("pass", MartiansAction.Pass.IT)
            .form("no-trade", MartiansAction.NoTrade.IT)
            .form("accept", MartiansAction.Accept.IT)
            .form("decline", MartiansAction.Decline.IT)
            .form("counter", MartiansAction.Counter.IT)
            .form("pay", MartiansAction.Pay.IT)
            .form("refuse", MartiansAction.Refuse.IT)
            .form("unlock", MartiansAction.Unlock.IT)
            .form("leave-locked", MartiansAction.LeaveLocked.IT)
            .form("end-game", MartiansAction.EndGame.IT)
            .form("go-on", MartiansAction.GoOn.IT)
            .form("absent _", Absent.class, TURN, Absent::new, Absent::turn)
            .form("send _", Send.class, PLACE, Send::new, Send::from)
            .form("collapse _", Collapse.class, CELL, Collapse::new, Collapse::cell)
            .form("turn-up _", TurnUp.class, CELL, TurnUp::new, TurnUp::cell)
            .form("keep _", Keep.class, WISH, Keep::new, Keep::card)
            .build();
    // spotless:on

    private MartiansNotation() {
    }

    private static <T extends Named> Word<T> word(String en, String fr, T[] things) {
        return Word.of(new Text(en, fr), List.of(things), Named::id);
    }
}
