package cydonia.games.onmars.text;

import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.SoloCard;
import cydonia.games.onmars.box.Tech;
import java.util.Locale;
import java.util.stream.Collectors;

/** Printed things in English. */
final class EnglishCards implements CardWords {

    @Override
    public String count(int n, Item item) {
        return n + " " + switch (item) {
            case MINERAL -> n == 1 ? "mineral" : "minerals";
            case BATTERY -> n == 1 ? "battery" : "batteries";
            case WATER -> "water";
            case PLANT -> n == 1 ? "plant" : "plants";
            case OXYGEN -> "oxygen";
            case CRYSTAL -> n == 1 ? "crystal" : "crystals";
        };
    }

    private static String many(int n, String one) {
        return n + " " + (n == 1 ? one : one + "s");
    }

    private static String boost(boolean boost, String more) {
        return boost ? "; boost: each colonist moved to your working area " + more : "";
    }

    private static String paying(boolean pay) {
        return pay ? ", paying its cost" : " for free";
    }

    @Override
    public String effect(Effect effect) {
        return switch (effect) {
            case Effect.Nothing() -> "nothing";
            case Effect.Gain(Item item, int n, boolean boost) -> "gain " + count(n, item)
                    + boost(boost, "gives 1 more");
            case Effect.GainColonists(int n) -> "gain " + many(n, "colonist");
            case Effect.Score(int points) -> "score " + points + " OP";
            case Effect.GainAny(int n) -> "gain " + many(n, "resource") + " of your choice, except minerals";
            case Effect.Stock(int n, boolean crystals, boolean boost) -> "take " + many(n, "resource")
                    + (crystals ? " or crystal" : "") + (crystals && n > 1 ? "s" : "") + " from the warehouse"
                    + boost(boost, "takes 1 more");
            case Effect.Learn(int n, boolean boost) -> "learn " + (n == 1 ? "a technology" : n + " technologies")
                    + paying(true) + boost(boost, "learns 1 more");
            case Effect.Develop(int n, boolean pay, boolean boost) -> "develop technology " + times(n)
                    + (pay ? ", paying each step" : " for free") + boost(boost, "develops once more");
            case Effect.TakePlans(int n, boolean boost) -> "take " + (n == 1
                    ? "a blueprint"
                    : "up to " + n
                            + " blueprints")
                    + boost(boost, "takes 1 more");
            case Effect.Construct(Building type, boolean boost) -> "construct " + a(type.label().en()) + paying(true)
                    + boost(boost, "raises the technology used by 1");
            case Effect.ConstructAny() -> "construct a building of any type" + paying(true);
            case Effect.Upgrade(int n, boolean pay, boolean tech, boolean anywhere, boolean boost) -> "upgrade "
                    + (n == 1 ? "a building" : "up to " + n + " buildings")
                    + (anywhere ? " anywhere on Mars" : " in reach of your bots")
                    + (pay ? n == 1 ? " for 1 mineral" : " for 1 mineral each" : " for free")
                    + (tech
                            ? ", and as many more as the level of an Upgrade technology"
                            : ", without Upgrade technology")
                    + boost(boost, "upgrades 1 more");
            case Effect.Drive(int bots, int rover, boolean tech, boolean collecting) -> drive(bots, rover, tech,
                    collecting);
            case Effect.WelcomeShip(int colonists, boolean pay, boolean boost) -> "welcome a ship"
                    + (pay ? " for 1 plant and 1 water" : " for free") + " with " + many(colonists, "colonist")
                    + ", or " + many(colonists - 1, "colonist") + " and a bot"
                    + ", and as many more colonists as the level of a Ship technology"
                    + boost(boost, "welcomes 1 more");
            case Effect.Hire(boolean scientists, boolean contracts, boolean pay) -> (scientists
                    ? "hire a scientist" + (contracts ? " or take an Earth contract" : "")
                    : "take an Earth contract") + paying(pay);
            case Effect.Retrieve(int n, boolean slots, boolean work) -> "bring "
                    + (n >= 12 ? "any number of colonists" : "up to " + many(n, "colonist")) + " home from "
                    + (slots && work
                            ? "action slots or the working area"
                            : slots
                                    ? "action slots of either side"
                                    : "the working area");
            case Effect.Produce() -> "your advanced buildings produce 1 each"
                    + boost(true, "makes one of them produce again");
            case Effect.Travel(boolean toOrbitOnly) -> toOrbitOnly
                    ? "travel to Orbit, before or after your main action"
                    : "travel to the other side";
            case Effect.Radar() ->
                "use the discovery tile on this card; the first time, put one here from the exploration space";
            case Effect.Trade() -> "pay 1 resource for 2 others of your choice, except minerals"
                    + boost(true, "gives 1 more");
            case Effect.BuyColonist() -> "pay 1 water or 1 plant to gain 1 colonist";
        };
    }

    private static String times(int n) {
        return n == 1 ? "once" : n == 2 ? "twice" : n + " times";
    }

    static String a(String noun) {
        return ("aeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
    }

    private static String drive(int bots, int rover, boolean tech, boolean collecting) {
        String extended = "; crystals extend it";
        if (bots == 0 && rover == 0) {
            return "move your rover as far as the level of a Rover technology" + extended;
        }
        String bot = bots == 0
                ? ""
                : "move your bots " + many(bots, "step") + (collecting ? ", collecting as a rover would" : "");
        String drive = rover == 0
                ? ""
                : (bots == 0 ? "move your rover " : " and your rover ") + many(rover, "step")
                        + (tech ? ", more with Rover technology" : "");
        return bot + drive + extended;
    }

    @Override
    public String blueprint(Blueprint card) {
        return "Blueprint for %s%s. When taken: gain %s. Executive action: %s. %d OP built, −%d OP unbuilt."
                .formatted(a(card.building().label().en()), card.level() == 3 ? " in a complex of 3 or more" : "",
                        count(1, card.gives()), effect(card.action()), card.points(), card.points());
    }

    @Override
    public String tech(Tech tech) {
        return switch (tech) {
            case ROVER -> "Your rover moves as many hexes more as this tile's level.";
            case SHIP -> "A ship brings as many colonists more as this tile's level.";
            case UPGRADE -> "An upgrade action upgrades as many buildings more as this tile's level.";
            default -> "Needed to construct beside %s: a complex grows up to this tile's level."
                    .formatted(a(tech.label().en().toLowerCase(Locale.ROOT)));
        } + " Anybody's tile may be used; its owner has 1 oxygen, or a free development in its place.";
    }

    @Override
    public String scientist(Scientist scientist) {
        return "Costs %s. Works on advanced buildings of the type %s. At the end %d OP for each advanced %s on Mars."
                .formatted(
                        scientist.costsColonists()
                                ? "2 colonists moved to your working area"
                                : count(2, scientist.cost()),
                        scientist.worksIn().label().en(), Scientist.POINTS, scientist.scores().label().en());
    }

    @Override
    public String contract(Contract contract) {
        String task = contract.isUpgrade()
                ? "Have a marker on %s in a complex of %d or more".formatted(a(contract.building().label().en()),
                        Contract.COMPLEX)
                : "Deliver " + count(contract.wants(contract.item()), contract.item())
                        + (contract.item() == Item.MINERAL
                                ? ""
                                : " and " + count(contract.wants(Item.MINERAL), Item.MINERAL)
                                        + "; minerals replace nothing here");
        return task + ". %d OP if fulfilled, −%d OP if not.".formatted(contract.pointsDone(),
                -contract.pointsFailed());
    }

    @Override
    public String mission(Mission mission) {
        String what = switch (mission) {
            case RESEARCH -> "each research tile collected";
            case BLUEPRINTS -> "each blueprint taken";
            case ADVANCED -> "each building upgraded";
            case BOTS -> "each bot placed on Mars";
            case DISCOVERIES -> "each discovery tile collected";
            case TECHS -> "each technology learnt";
            case PROGRESS -> "each progress cube placed";
            case SCIENTISTS -> "each scientist hired";
            case CONTRACTS -> "each Earth contract fulfilled";
        };
        return "Gain %s for %s; complete after %d, %d or %d (2, 3 or 4 players). %s mission.".formatted(
                count(mission.crystals(), Item.CRYSTAL), what, mission.steps(2), mission.steps(3), mission.steps(4),
                mission.isShort() ? "Short" : "Long");
    }

    @Override
    public String goal(Goal goal) {
        return "Once you have %s: %s, or %s.".formatted(
                condition(goal.condition().what(), goal.condition().n(), goal.condition().size()),
                effect(Goal.DEVELOPMENTS), effect(goal.reward()));
    }

    @Override
    public String condition(Goal.What what, int n, int size) {
        return switch (what) {
            case BLUEPRINTS -> many(n, "blueprint");
            case ADVANCED -> many(n, "advanced building");
            case MINES -> "your colonist or marker on " + many(n, "mine");
            case DISCOVERIES -> many(n, "discovery tile");
            case ADVANCED_IN_COMPLEX -> many(n, "advanced building") + " in a complex of " + size + " or more";
            case ONE_RESOURCE -> n + " of one resource other than minerals";
            case SHELTERS -> many(n, "shelter") + " on Mars";
            case COLONY_LEVEL -> "colony level " + n;
            case COLONISTS -> many(n, "colonist") + " in the living quarters";
            case TECHS -> n + (n == 1 ? " technology" : " technologies");
            case SHIPS -> many(n, "ship") + " in the hangar";
            case RESEARCH -> many(n, "research tile");
            case SCIENTIST_AND_CONTRACT -> "a scientist and a fulfilled contract";
            case TECHS_FROM_COLUMN -> n + " technologies in column " + size + " or beyond";
            case PROGRESS -> many(n, "progress cube") + " placed";
            case ADVANCED_IN_COMPLEXES -> "advanced buildings in " + n + " different complexes of " + size + " or more";
        };
    }

    @Override
    public String reward(Reward reward) {
        return "%s for each %s.".formatted(reward.points() + " OP",
                reward.label().en());
    }

    @Override
    public String solo(SoloCard card) {
        return "Action %d: in Orbit Lacerda does “%s”, in the Colony “%s”.%s Once the deck has been shuffled again, mission %s moves one step."
                .formatted(card.action(), card.main(true).label().en(), card.main(false).label().en(),
                        card.travels() ? "" : " He does not ride the shuttle.", card.mission());
    }

    @Override
    public String cardA(Beginner.CardA card) {
        return "Shown once you build one of these; then draw two B cards: %s.".formatted(
                card.buildings().stream().map(type -> type.label().en()).collect(Collectors.joining(", ")));
    }

    @Override
    public String cardB(Beginner.CardB card) {
        String task = switch (card.task()) {
            case TECH_TAKEN -> "Learn a technology";
            case SHIP_WELCOMED -> "Welcome a ship";
            case SHELTER_BUILT -> "Build a shelter";
            case SCIENTIST_HIRED -> "Hire a scientist";
            case DEVELOPED_TWICE -> "Develop twice";
            case RESEARCH_COLLECTED -> "Collect a research tile";
            case DISCOVERY_COLLECTED -> "Collect a discovery tile";
            case BLUEPRINT_TAKEN -> "Take a blueprint";
        };
        return task + " on your turn: gain " + count(1, card.reward()) + ".";
    }
}
