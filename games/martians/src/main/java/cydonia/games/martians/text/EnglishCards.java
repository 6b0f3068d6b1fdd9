package cydonia.games.martians.text;

import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Duration;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Expert.Service;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.HiddenObjective.Wish;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Knob;
import cydonia.games.martians.box.Named;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.box.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the things in the box say, in English, made from their definitions. */
final class EnglishCards implements CardWords {

    @Override
    public String say(Expert expert) {
        String service = switch (expert.service()) {
            case Service.Relieve(var need, int count, int reputation) -> "remove %s%d %s and gain %d reputation"
                    .formatted(count > 1 ? "up to " : "", count, tokens(count, need), reputation);
            case Service.Make(int count, var good) -> "gain " + amount(count, good);
            case Service.Analyse(int cards) -> "draw %d regolith analysis cards".formatted(cards);
            case Service.Construct() -> "do one construction action at its usual price, without a marker";
        };
        return "Once per turn: pay %s to %s.".formatted(cost(expert.cost()), service);
    }

    @Override
    public String say(Assistant assistant) {
        return switch (assistant) {
            case BOTANIST -> "Each harvest gives 1 food more.";
            case GEOLOGIST -> "Each dig may take 1 crystal more.";
            case SCIENTIST -> "Research tiles and laboratory actions cost 1 time unit less, at least 1.";
        };
    }

    @Override
    public String say(Technology technology) {
        String effect = switch (technology) {
            case MEDICINES -> "one sickness token less in each preparation";
            case CO2_CONVERTER -> "one oxygen token less in each preparation";
            case BIRTH_CONTROL -> "one birth token at the start of each preparation";
            case TELESCOPIC_CRANE -> "a dig may use a face-up token next to the excavator instead";
            case WEATHER_REPORT -> "you always know the next weather card";
            case DNA_ALTERATION -> "from your next turn on you have one time unit more";
            case SOLAR_CELLS -> "each of your solar panels gives 1 energy more";
            case KINETIC_ENERGY -> "each of your wind farms gives 1 energy more";
            case MOLECULAR_PROBE -> "each analysis draws 1 card more";
        };
        String kind = technology.colony() ? "Colony" : "Corporation";
        String gain = technology.colony() ? "; +%d reputation".formatted(Technology.REPUTATION) : "";
        return "%s technology (%s, 1 energy%s): %s.".formatted(kind, time(technology.time()), gain, effect);
    }

    @Override
    public String say(Plantation tile) {
        return "Harvest: %s.".formatted(harvest(tile));
    }

    /** What a harvest takes and gives. */
    String harvest(Plantation tile) {
        String medicine = tile.medicine() > 0 ? " and " + amount(tile.medicine(), Good.MEDICINE) : "";
        return "%s and %s give %s%s".formatted(amount(tile.energy(), Good.ENERGY),
                amount(tile.water(), Good.WATER), amount(tile.food(), Good.FOOD), medicine);
    }

    @Override
    public String say(ResearchTile tile) {
        return "%s for %s.".formatted(upper(cost(tile.cost())), amount(tile.currency(), Good.CURRENCY));
    }

    @Override
    public String say(Contract contract) {
        return "%s for %s.".formatted(upper(cost(contract.cost())),
                amount(contract.reputation(), Good.REPUTATION));
    }

    @Override
    public String say(HiddenObjective objective) {
        return "Hold %s.".formatted(wish(objective));
    }

    /** What is to be held, and for how much. */
    String wish(HiddenObjective objective) {
        String wish = switch (objective.wish()) {
            case Wish.Goods(int count, var good) -> amount(count, good);
            case Wish.Staff(int experts, int assistants) -> assistants == 0
                    ? "%d experts".formatted(experts)
                    : "%d expert and %d assistants".formatted(experts, assistants);
            case Wish.SameAssistants(int count) -> "%d assistants of the same kind".formatted(count);
            case Wish.DifferentMinerals(int count) -> "minerals of %d different colours".formatted(count);
        };
        return "%s at the end for %s".formatted(wish, amount(objective.reputation(), Good.REPUTATION));
    }

    @Override
    public String say(AnalysisCard card) {
        return card.proof()
                ? "Proof of life: may be spent as any one mineral, and then gives %d reputation."
                        .formatted(AnalysisCard.PROOF_REPUTATION)
                : "A mineral for research and contracts.";
    }

    @Override
    public String say(Weather weather) {
        return weather.effects().isEmpty() ? "Nothing changes." : say(List.<Effect>copyOf(weather.effects()));
    }

    @Override
    public String say(List<Effect> effects) {
        return upper(String.join("; ", CardWords.each(effects, this::say, EnglishCards::both))) + ".";
    }

    String inside(List<Effect> effects) {
        return effects.isEmpty()
                ? "nothing happens"
                : String.join(", ", CardWords.each(effects, this::say, EnglishCards::both));
    }

    private static String both(Effect.Adjust time) {
        return "excavation and landing pad actions cost %d %s time unit%s".formatted(Math.abs(time.delta()),
                time.delta() > 0 ? "more" : "fewer", until(time.until()));
    }

    String say(Effect effect) {
        return switch (effect) {
            case Effect.Adjust(var knob, int delta, var until) -> adjust(knob, delta) + until(until);
            case Effect.MarkersHome() ->
                "all action markers come home from the posts, but not from the infirmary and the apartments";
            case Effect.PayOr(var who, int count, var good, var reward, var otherwise) -> {
                String payer = who == Who.FIRST_PLAYER ? "the first player" : "each player (or the common stock)";
                String then = reward.isEmpty() ? "" : " to " + inside(reward);
                yield otherwise.isEmpty()
                        ? "%s may pay %s%s".formatted(payer, amount(count, good), then)
                        : "%s may pay %s%s; otherwise: %s".formatted(payer, amount(count, good), then,
                                inside(otherwise));
            }
            case Effect.AddNeed(var need, int count) -> "%d more %s in each colony".formatted(count,
                    tokens(count, need));
            case Effect.RemoveNeed(var need, int count) -> "remove %d %s from each colony".formatted(count,
                    tokens(count, need));
            case Effect.Gain(var who, int count, var good) -> does(who, "gain", amount(count, good));
            case Effect.Lose(var who, int count, var good) -> does(who, "lose", amount(count, good));
            case Effect.DrawAnalysis(int count) -> "draw %d regolith analysis %s".formatted(count,
                    count == 1 ? "card" : "cards");
            case Effect.HalveRtg() -> "half of the RTG's energy is lost (rounded up)";
            case Effect.Damage(var where) -> damage(where) + "; a marker there returns to its owner";
            case Effect.BlockPost(var where) ->
                "the rightmost open post of the %s is blocked until the end of the cycle; a marker there returns to its owner"
                        .formatted(name(where));
            case Effect.LoseTokens(int count) ->
                "the first player removes %d face-up excavation tokens nearest to the excavator, not the one under it"
                        .formatted(count);
            case Effect.TurnUpTokens(int count) -> "the first player turns up %d face-down excavation tokens"
                    .formatted(count);
            case Effect.ShowNextEvent() -> "everybody looks at the next event card";
            case Effect.MarkerBack() -> "each player takes back 1 marker from infirmary or apartments";
            case Effect.Hostility(int count) -> "hostility rises by %d".formatted(count);
            case Effect.Dust(var where) -> "dust settles on the %s".formatted(name(where));
            case Effect.RefugeeArrives() -> "a refugee arrives";
            case Effect.RefugeesHungry() -> "1 hunger token for each refugee without shelter";
            case Effect.CleanDust() -> "remove 1 dust token";
            case Effect.ShelterRefugee() ->
                "a refugee finds shelter and joins you as an action marker, one for each player at most";
        };
    }

    private static String adjust(Knob knob, int delta) {
        String more = "%d %s".formatted(Math.abs(delta), delta > 0 ? "more" : "less");
        String pieces = "%d %s".formatted(Math.abs(delta), delta > 0 ? "more" : "fewer");
        return switch (knob) {
            case EXCAVATION_TIME -> "excavation actions cost %s time unit".formatted(pieces);
            case LANDING_PAD_TIME -> "landing pad actions cost %s time unit".formatted(pieces);
            case DIG_TIME -> "digging costs %s time unit".formatted(pieces);
            case RESUPPLY_TIME -> "resupply costs %s time unit".formatted(pieces);
            case OBJECTIVE_TIME -> "objectives cost %s time unit (at least 1)".formatted(pieces);
            case DIG_ENERGY -> "digging costs %s energy".formatted(more);
            case CONSTRUCTION_ENERGY -> "construction actions cost %s energy".formatted(more);
            case MOXIE_ENERGY -> "making oxygen costs %s energy".formatted(more);
            case HARVEST_ENERGY -> "harvests cost %s energy".formatted(more);
            case CHANGE_ENERGY -> "changing the plantation costs %s energy".formatted(more);
            case HARVEST_FOOD -> "harvests give %s food".formatted(more);
            case TREATED_WATER -> "the water plant gives %s water".formatted(more);
            case DUG_CRYSTALS -> "digs take %s crystal".formatted(pieces);
            case SOLAR_POWER -> "each solar panel gives %s energy".formatted(more);
            case WIND_POWER -> "each wind farm gives %s energy".formatted(more);
            case DELIVERIES -> "each colonist delivers %s product".formatted(pieces);
            case TIME_UNITS -> "everybody has %s time unit".formatted(pieces);
            case RTG_CLOSED -> "nobody may draw from the RTG";
            case HOSPITAL_CLOSED -> "the hospital is closed";
            case RESEARCH_CLOSED -> "no research tile may be completed";
        };
    }

    private static String until(Duration until) {
        return switch (until) {
            case WEATHER -> "";
            case GAME -> " for the rest of the game";
            case TURN -> " this turn";
            case CYCLE -> " until the end of the cycle";
        };
    }

    static String damage(Infrastructure where) {
        return "an improvement token goes on the leftmost clear post of the %s".formatted(name(where));
    }

    private static String does(Who who, String verb, String what) {
        return switch (who) {
            case FIRST_PLAYER -> "the first player %ss %s".formatted(verb, what);
            case EACH_STOCK -> "each player (or the common stock) %ss %s".formatted(verb, what);
            case EACH_STOCK_PER_PLAYER -> "each player %ss %s".formatted(verb, what);
            case EACH_REPUTATION -> "each reputation marker %ss %s".formatted(verb, what);
            case SUBJECT -> "%s %s".formatted(verb, what);
        };
    }

    String cost(Cost cost) {
        List<String> parts = new ArrayList<>();
        if (cost.time() > 0) {
            parts.add(time(cost.time()));
        }
        cost.goods().forEach(amount -> parts.add(amount(amount.count(), amount.good())));
        for (int colour = 0; colour < AnalysisCard.MINERALS; colour++) {
            if (cost.mineral(colour) > 0) {
                parts.add("%d %s%s".formatted(cost.mineral(colour), name(AnalysisCard.values()[colour]),
                        cost.mineral(colour) == 1 ? "" : "s"));
            }
        }
        if (cost.artefacts() > 0) {
            parts.add(cost.artefacts() == 1 ? "1 artefact" : cost.artefacts() + " artefacts");
        }
        return String.join(", ", parts);
    }

    static String time(int units) {
        return units == 1 ? "1 time unit" : units + " time units";
    }

    static String amount(int count, Good good) {
        return count == 1 && good == Good.SUPPLIES ? "1 supply" : count + " " + good.title().en();
    }

    private static String tokens(int count, Named need) {
        return "%s token%s".formatted(need.title().en(), count == 1 ? "" : "s");
    }

    static String name(Named named) {
        String name = named.title().en();
        return name.startsWith("MOXIE") ? name : name.toLowerCase(Locale.ROOT);
    }

    static String upper(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
