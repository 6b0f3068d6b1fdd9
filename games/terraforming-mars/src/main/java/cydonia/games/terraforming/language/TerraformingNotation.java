package cydonia.games.terraforming.language;

import cydonia.engine.Notation;
import cydonia.engine.Text;
import cydonia.engine.Word;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.StandardProject;
import java.util.List;

/** How actions are written. */
public final class TerraformingNotation {

    private TerraformingNotation() {
    }

    public static Notation<TerraformingAction> notation() {
        Word<Card> card = Word.of(new Text("a card", "une carte"), Cards.projects(), Card::id);
        Word<Card> corporation = Word.of(new Text("a corporation", "une corporation"), Cards.corporations(), Card::id);
        Word<Card> owned = Word.of(new Text("a card in play", "une carte en jeu"), Cards.all(), Card::id);
        Word<Area> area = Word.of(new Text("an area", "une zone"), Area.all(), Area::id);
        Word<StandardProject> project = Word.of(new Text("a standard project", "un projet standard"),
                List.of(StandardProject.values()), StandardProject::id);
        Word<Milestone> milestone = Word.of(new Text("a milestone", "un objectif"), List.of(Milestone.values()),
                Milestone::id);
        Word<Award> award = Word.of(new Text("an award", "une récompense"), List.of(Award.values()), Award::id);
        Text number = new Text("a number", "un nombre");
        Word<Integer> option = Word.number(number, 1, TerraformingAction.Option.MOST);
        return Notation.<TerraformingAction>builder()
                .form("corporation _", TerraformingAction.Choose.class, corporation, TerraformingAction.Choose::new,
                        TerraformingAction.Choose::corporation)
                .form("buy _", TerraformingAction.Buy.class, card, TerraformingAction.Buy::new,
                        TerraformingAction.Buy::card)
                .form("draft _", TerraformingAction.Draft.class, card, TerraformingAction.Draft::new,
                        TerraformingAction.Draft::card)
                .form("keep _", TerraformingAction.Keep.class, card, TerraformingAction.Keep::new,
                        TerraformingAction.Keep::card)
                .form("play _", TerraformingAction.Play.class, card, TerraformingAction.Play::new,
                        TerraformingAction.Play::card)
                .form("use _ _", TerraformingAction.Use.class, owned,
                        Word.number(number, 1, TerraformingAction.Use.OPTIONS), TerraformingAction.Use::new,
                        TerraformingAction.Use::card, TerraformingAction.Use::option)
                .form("project _", TerraformingAction.Build.class, project, TerraformingAction.Build::new,
                        TerraformingAction.Build::project)
                .form("claim _", TerraformingAction.Claim.class, milestone, TerraformingAction.Claim::new,
                        TerraformingAction.Claim::milestone)
                .form("fund _", TerraformingAction.Fund.class, award, TerraformingAction.Fund::new,
                        TerraformingAction.Fund::award)
                .form("convert plants", TerraformingAction.ConvertPlants.IT)
                .form("convert heat", TerraformingAction.ConvertHeat.IT).form("end", TerraformingAction.EndTurn.IT)
                .form("pass", TerraformingAction.Pass.IT).form("enough", TerraformingAction.Enough.IT)
                .form("decline", TerraformingAction.Decline.IT)
                .form("pay _ steel _ titanium _ heat", TerraformingAction.Pay.class,
                        Word.number(number, 0, TerraformingAction.Pay.MOST_STEEL),
                        Word.number(number, 0, TerraformingAction.Pay.MOST_TITANIUM),
                        Word.number(number, 0, TerraformingAction.Pay.MOST_HEAT), TerraformingAction.Pay::new,
                        TerraformingAction.Pay::steel, TerraformingAction.Pay::titanium, TerraformingAction.Pay::heat)
                .form("place _", TerraformingAction.Place.class, area, TerraformingAction.Place::new,
                        TerraformingAction.Place::area)
                .form("reserve _", TerraformingAction.Reserve.class, area, TerraformingAction.Reserve::new,
                        TerraformingAction.Reserve::area)
                .form("add-to _", TerraformingAction.AddTo.class, owned, TerraformingAction.AddTo::new,
                        TerraformingAction.AddTo::card)
                .form("remove _ from _", TerraformingAction.Remove.class,
                        Word.number(number, 1, TerraformingAction.Remove.MOST), Word.SEAT,
                        TerraformingAction.Remove::new, TerraformingAction.Remove::n, TerraformingAction.Remove::from)
                .form("remove _ off _", TerraformingAction.RemoveCubes.class,
                        Word.number(number, 1, TerraformingAction.RemoveCubes.MOST), owned,
                        TerraformingAction.RemoveCubes::new, TerraformingAction.RemoveCubes::n,
                        TerraformingAction.RemoveCubes::from)
                .form("decrease _", TerraformingAction.Decrease.class, Word.SEAT, TerraformingAction.Decrease::new,
                        TerraformingAction.Decrease::seat)
                .form("option _", TerraformingAction.Option.class, option, TerraformingAction.Option::new,
                        TerraformingAction.Option::number)
                .form("amount _", TerraformingAction.Amount.class,
                        Word.number(number, 1, TerraformingAction.Amount.MOST), TerraformingAction.Amount::new,
                        TerraformingAction.Amount::n)
                .form("copy _", TerraformingAction.Copy.class, owned, TerraformingAction.Copy::new,
                        TerraformingAction.Copy::card)
                .form("discard _", TerraformingAction.Discard.class, card, TerraformingAction.Discard::new,
                        TerraformingAction.Discard::card)
                .form("sell _", TerraformingAction.Sell.class, card, TerraformingAction.Sell::new,
                        TerraformingAction.Sell::card)
                .build();
    }
}
