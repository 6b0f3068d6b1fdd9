package cydonia.games.martians.rules;

import cydonia.engine.Streams;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.MissionRule;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.Terms;
import cydonia.games.martians.table.Displays;
import cydonia.games.martians.table.Table;
import java.util.Arrays;

/** Setting up the table (rulebook pp. 8, 9, 10). */
public final class SettingUp {

    public static final int MARKERS = 3;
    static final int REPUTATION = 2;

    private SettingUp() {
    }

    /** A table ready for its first decision. */
    public static Table begin(Terms terms, Streams dice) {
        Table t = laidOut(terms, dice);
        if (terms.hiddenObjectives) {
            Draft.deal(t);
        } else {
            t.push(new Turns.BeginTurn(1));
        }
        t.agenda.settle(t);
        return t;
    }

    /** Everything lies in its place; nobody has been asked yet. */
    public static Table laidOut(Terms terms, Streams dice) {
        Table t = new Table(terms, dice);
        posts(t);
        excavation(t);
        piles(t);
        displays(t);
        stocks(t);
        Arrays.fill(t.crews.reserve, MARKERS);
        for (int colony = 0; colony < terms.colonies; colony++) {
            Preparation.lay(t, colony, Need.OXYGEN, terms.sharedColony ? terms.crews : 1);
        }
        mission(t);
        return t;
    }

    private static void posts(Table t) {
        for (Infrastructure where : Infrastructure.values()) {
            int unavailable = where.unavailable(t.terms.seats);
            int all = where.mask();
            int firstPost = 1 << where.firstPost();
            t.posts.unavailable |= all & ~(all >> unavailable);
            if (where.site()) {
                t.posts.sites |= firstPost;
            }
            if (where.site() || where == Infrastructure.GREENHOUSES) {
                t.posts.improvable |= all & ~firstPost;
            }
        }
    }

    private static void excavation(Table t) {
        for (TokenKind kind : TokenKind.values()) {
            t.digSite.hiddenTokens[kind.ordinal()] = kind.copies();
            t.digSite.hiddenExtension[kind.ordinal()] = t.terms.extension ? kind.extensionCopies() : 0;
        }
        if (!t.terms.artefacts) {
            t.digSite.hiddenExtension[TokenKind.BARREN.ordinal()] += t.digSite.hiddenExtension[TokenKind.ARTEFACT
                    .ordinal()];
            t.digSite.hiddenExtension[TokenKind.ARTEFACT.ordinal()] = 0;
        }
        t.digSite.tokens = Area.MAIN_CELLS | (t.terms.extension ? Area.EXTENSION_CELLS : 0);
        t.digSite.faceDown = t.digSite.tokens;
        for (long left = Area.DARK_CELLS; left != 0; left &= left - 1) {
            Dig.reveal(t, Long.numberOfTrailingZeros(left));
        }
    }

    private static void piles(Table t) {
        for (AnalysisCard card : AnalysisCard.values()) {
            t.piles.analysisPile[card.ordinal()] = t.terms.copies(card);
        }
        for (Weather weather : Weather.values()) {
            t.conditions.weatherPile[weather.ordinal()] = weather.copies();
        }
        t.conditions.weatherPile[Weather.STABLE.ordinal()]--;
        for (Expert expert : Expert.values()) {
            t.piles.expertPile[expert.ordinal()] = expert.collector() && !t.terms.collector ? 0 : expert.copies();
        }
        Arrays.fill(t.piles.assistantPile, t.terms.crews);
        t.piles.tilePile = (1 << ResearchTile.KINDS) - 1;
        t.piles.contractPile = t.terms.contracts ? (1 << Contract.KINDS) - 1 : 0;
    }

    /** The numbers for 4, 3 and 2 players are 6, 5 and 4; one player has those of two. */
    private static void displays(Table t) {
        int shown = t.terms.crews + 2;
        t.piles.rtg = shown;
        for (int i = 0; i < shown; i++) {
            Displays.showExpert(t);
            Displays.showAssistant(t);
            Displays.showTile(t);
            Displays.showContract(t);
        }
    }

    private static void stocks(Table t) {
        for (int seat = 0; seat < t.terms.seats; seat++) {
            int stock = t.terms.stockOf(seat);
            int crews = t.terms.solo ? t.terms.crews : 1;
            t.stocks.add(stock, Good.ENERGY, 5 * crews);
            t.stocks.add(stock, Good.SUPPLIES, crews);
            t.stocks.add(stock, Good.CURRENCY, t.terms.solo ? 5 : 2 + seat);
        }
        for (int stock = 0; stock < t.terms.stocks; stock++) {
            t.stocks.add(stock, Good.REPUTATION, REPUTATION);
        }
    }

    private static void mission(Table t) {
        for (MissionRule rule : t.terms.missionRules()) {
            switch (rule) {
                case MissionRule.AtSetup setup -> {
                    for (Effect effect : setup.effects()) {
                        Events.apply(t, effect);
                    }
                }
                case MissionRule.LessEnergyAtStart less -> {
                    int each = less.perPlayer() * (t.terms.sharedStock ? t.terms.crews : 1);
                    for (int stock = 0; stock < t.terms.stocks; stock++) {
                        t.stocks.add(stock, Good.ENERGY, -each);
                    }
                }
                case MissionRule.WithoutWeather without ->
                    without.cards().forEach(card -> t.conditions.weatherPile[card.ordinal()] = 0);
                case MissionRule.InPreparation _,MissionRule.FlaresSicken _,MissionRule.FlareInEveryPile _,MissionRule.Raids _,MissionRule.NoNewStaff _,MissionRule.Extension _ -> {
                    // their moment comes later, or the terms have noted them
                }
            }
        }
    }
}
