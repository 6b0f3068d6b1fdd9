package cydonia.games.terraforming;

import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Option;
import cydonia.engine.Profile;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Streams;
import cydonia.engine.Text;
import cydonia.games.terraforming.language.Terms;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingNotation;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.terraforming.rules.Effects;
import cydonia.games.terraforming.rules.Production;
import cydonia.games.terraforming.rules.Projects;
import cydonia.games.terraforming.rules.Research;
import cydonia.games.terraforming.rules.SettingUp;
import cydonia.games.terraforming.table.Table;
import cydonia.games.terraforming.table.TerraformingSource;
import cydonia.games.terraforming.text.English;
import cydonia.games.terraforming.text.French;
import cydonia.games.terraforming.text.TerraformingProse;
import java.util.ArrayList;
import java.util.List;

/** Terraforming Mars: base box, Corporate Era, solo, draft. */
public final class TerraformingMars implements Game<TerraformingPosition, TerraformingAction, TerraformingView> {

    /** Numbers of the rules that others speak of. */
    public static final int LAST_SOLO_GENERATION = Production.LAST_SOLO_GENERATION;
    public static final int CARD_PRICE = Research.CARD_PRICE;
    public static final int HEAT_FOR_TEMPERATURE = Projects.HEAT_FOR_TEMPERATURE;

    private static final String CORPORATE_ERA = "corporate-era";
    private static final String DRAFT = "draft";
    private static final String FIRST_SEAT = "first-seat";
    private static final String NOTHING_TAKEN = "nothing-taken";
    private static final String CORPORATIONS = "corporations";
    private static final int MOST_CORPORATIONS = 4;
    private static final Notation<TerraformingAction> NOTATION = TerraformingNotation.notation();

    @Override
    public Profile profile() {
        return new Profile("terraforming-mars", Text.same("Terraforming Mars"),
                new Text("Lead a corporation and make Mars habitable: warmth, oxygen, oceans.",
                        "Dirigez une corporation et rendez Mars habitable : chaleur, oxygène, océans."),
                3, 1, 5, options());
    }

    private static List<Option> options() {
        List<Option> options = new ArrayList<>();
        options.add(Option.flag(CORPORATE_ERA, new Text("Corporate Era", "Ère des Corporations"), true));
        options.add(Option.flag(DRAFT, new Text("Draft variant", "Variante Draft"), false));
        options.add(Option.flag(FIRST_SEAT, new Text("The first seat begins (otherwise chance decides)",
                "La première place commence (sinon, le hasard décide)"), false));
        options.add(Option.flag(NOTHING_TAKEN,
                new Text("Variant: without the cards that take resources or production from other players",
                        "Variante : sans les cartes qui prennent des ressources ou de la production aux autres joueurs"),
                false));
        List<Option.Value> dealt = new ArrayList<>();
        for (int count = Terms.CORPORATIONS; count <= MOST_CORPORATIONS; count++) {
            dealt.add(new Option.Value(String.valueOf(count), count == Terms.CORPORATIONS
                    ? new Text("two, by the rulebook", "deux, selon la règle")
                    : Text.of("%s (variant)", "%s (variante)", count)));
        }
        options.add(new Option(CORPORATIONS, new Text("Corporations to choose from", "Corporations au choix"), dealt,
                String.valueOf(Terms.CORPORATIONS)));
        for (Seat seat : Seat.values()) {
            options.add(Option.flag(beginner(seat), Text.of("%s plays the beginner corporation",
                    "%s joue la corporation pour débutant", seat.colour()), false));
        }
        return options;
    }

    private static String beginner(Seat seat) {
        return "beginner-" + seat.word();
    }

    @Override
    public TerraformingPosition begin(Setup setup, Seed seed) {
        if (setup.seats() == 1 && !setup.on(CORPORATE_ERA)) {
            throw new Refused(new Text("The solo variant is played with the Corporate Era.",
                    "La variante solo se joue avec l’Ère des Corporations."));
        }
        if (setup.seats() == 1 && setup.on(DRAFT)) {
            throw new Refused(
                    new Text("There is nobody to draft with in a solo game.", "On ne peut pas drafter seul."));
        }
        int beginners = 0;
        for (Seat seat : Seat.first(setup.seats())) {
            beginners |= setup.on(beginner(seat)) ? seat.bit() : 0;
        }
        Terms terms = new Terms(setup.seats(), setup.on(CORPORATE_ERA), setup.on(DRAFT), setup.on(NOTHING_TAKEN),
                Integer.parseInt(setup.option(CORPORATIONS)));
        int choosing = setup.seats() - Integer.bitCount(beginners);
        int inTheBox = SettingUp.corporations(terms).size();
        if (choosing * terms.corporations() > inTheBox) {
            throw new Refused(Text.of("%s players cannot choose from %s corporations each: there are %s.",
                    "%s joueurs ne peuvent pas choisir chacun parmi %s corporations : il y en a %s.", choosing,
                    terms.corporations(), inTheBox));
        }
        Table table = new Table(terms, Streams.of(setup.chance(), seed, TerraformingSource.values()),
                Effects.RULES);
        SettingUp.layOut(table, beginners, setup.on(FIRST_SEAT));
        return new TerraformingPosition(table);
    }

    @Override
    public Notation<TerraformingAction> notation() {
        return NOTATION;
    }

    @Override
    public TerraformingProse prose(Language language, Names names) {
        return switch (language) {
            case EN -> new English(names);
            case FR -> new French(names);
        };
    }
}
