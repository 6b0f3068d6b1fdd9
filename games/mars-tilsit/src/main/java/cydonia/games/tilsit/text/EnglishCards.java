package cydonia.games.tilsit.text;

import cydonia.engine.Language;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Effect;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.box.Standing;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The cards in English. */
final class EnglishCards extends CardWords {

    EnglishCards() {
        super(Language.EN);
    }

    @Override
    String say(Effect effect) {
        return switch (effect) {
            case Effect.GainResource(int count, Resource what) ->
                "take %s %s from the reserve".formatted(cards(count), in(what.ofIt()));
            case Effect.GainAny(int count) -> "take %s of your choice from the reserve".formatted(cards(count));
            case Effect.GainColonists(int count) -> "gain %s".formatted(colonists(count));
            case Effect.TakeBlindly(int count) ->
                "the winner draws %s blindly from the loser's hand".formatted(cards(count));
            case Effect.TakeHalf() -> "the winner draws half of the loser's hand blindly, rounded up";
            case Effect.TakeChosen(int count) ->
                "the winner looks at the loser's hand and takes %s".formatted(cards(count));
            case Effect.Spy(int count) -> "look at an opponent's hand and take %s".formatted(cards(count));
            case Effect.TakeContract() -> "the winner takes a contract of the loser, even above the limit";
            case Effect.Destroy() ->
                "the winner destroys the highest level of one of the loser's installations (no mine, never level 0)";
            case Effect.DrawRd(int deck) -> "the winner draws an R&D %d card".formatted(deck);
            case Effect.TakeRd() -> "the winner takes a face-up R&D card without victory points from the loser";
            case Effect.Contest() ->
                "choose a held supremacy: compare again; on a tie its holder keeps it";
            case Effect.Discount(int count) ->
                "your next installation this turn costs %s less (at least 1)".formatted(cards(count));
            case Effect.OrElse(Effect first, Effect otherwise) -> say(first) + "; if there is none: " + say(otherwise);
        };
    }

    @Override
    String say(Standing standing) {
        return switch (standing) {
            case Standing.VictoryPoints(int count) -> count == 1 ? "1 victory point" : count + " victory points";
            case Standing.TieBonus(var domain) ->
                "wins ties in %s conflicts and supremacies".formatted(in(domain.label()));
            case Standing.BorrowEnergy() -> "use all unused energy of one other colony";
            case Standing.Colonists(int count, boolean pass) -> pass
                    ? "%s come with this card and pass to its next holder".formatted(colonists(count))
                    : "%s as long as this card is in front of you".formatted(colonists(count));
            case Standing.EnergyLimit(int count) -> "energy limit +%d".formatted(count);
            case Standing.HandLimit(int count) -> "hand limit +%d while silo 0 is active".formatted(count);
            case Standing.ConflictLoot(int extra) ->
                "winning the optional military conflict, if you started it, brings %s".formatted(more(extra));
            case Standing.FreeExchange() -> "once per turn exchange 1 resource for 1 of your choice with the reserve";
            case Standing.RerollDie() -> "once per turn you may roll the R&D die again";
            case Standing.ExtraProduction(int count) ->
                "your mines yield %s, of a kind you choose among the active ones".formatted(more(count));
            case Standing.SupplyDraw(int count) -> "draw %s in the supply phase".formatted(more(count));
            case Standing.Discount(int count) ->
                "once per turn an installation costs %s less (at least 1)".formatted(cards(count));
            case Standing.EarthRate(int rate) -> "exchange with Earth at %d to 1".formatted(rate);
            case Standing.LootShield() -> "you lose no card in optional and in minor military conflicts";
        };
    }

    @Override
    String condition(EventCard card) {
        String needed = in(card.domain().installation().label()) + " of level " + card.level();
        return card.kind() == EventCard.Kind.CONFLICT
                ? "if you have an active %s, challenge another player".formatted(needed)
                : "if any player has an active %s, all compare; the winner keeps this card".formatted(needed);
    }

    @Override
    String science(int points) {
        return points == 1 ? "1 science point" : points + " science points";
    }

    @Override
    String oneShot(RdCard card) {
        Phase phase = card.oneShot().orElseThrow();
        return card.held()
                ? "keep it; play it once in the %s phase".formatted(in(phase.label()))
                : "play it at once";
    }

    @Override
    String cost(Installation what) {
        return "cost: " + IntStream.rangeClosed(1, what.isMine() ? 1 : what.topLevel())
                .mapToObj(level -> amounts(what.cost(level))).distinct().collect(Collectors.joining(", then "));
    }

    @Override
    String ability(Installation what) {
        String points = what.points() > 0 ? "; 1 victory point per level" : "";
        return switch (what) {
            case HABITATION -> "when powered, each brings 3 colonists" + points;
            case POWER -> "when staffed, each raises the energy limit by 5";
            case SILO -> "when staffed, silo 0 holds 4 cards and each further silo 2 more" + points;
            case COMMUNICATION ->
                "level 1: trades on your turn and 2 contracts; level 2: trades on others' turns and 4 contracts; level 3: any number of contracts"
                        + points;
            case MILITARY -> "lets you start one military conflict per turn" + points;
            case RESEARCH -> "lets you roll the R&D die; cards of deck 2 need level 2" + points;
            case SPACEPORT -> "exchange with Earth at 2 to 1" + points;
            case IRON_MINE, CARBON_MINE, SILICON_MINE, WATER_MINE, OXYGEN_MINE ->
                "yields 1 %s each turn; at most %d mines"
                        .formatted(in(what.ore().label()), Installation.MINE_PLACES);
        };
    }

    @Override
    String contract(Contract contract) {
        return "exchange 1 %s for 1 %s, as often as you like".formatted(in(contract.give().label()),
                in(contract.get().label()));
    }

    @Override
    String magna() {
        return "1 victory point; goes to the first player with 3 science points, then to anyone who passes its holder";
    }

    static String cards(int count) {
        return count == 1 ? "1 card" : count + " cards";
    }

    private static String more(int count) {
        return count == 1 ? "1 more card" : count + " more cards";
    }

    static String colonists(int count) {
        return count == 1 ? "1 colonist" : count + " colonists";
    }
}
