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

/** Les cartes en français. */
final class FrenchCards extends CardWords {

    FrenchCards() {
        super(Language.FR);
    }

    @Override
    String say(Effect effect) {
        return switch (effect) {
            case Effect.GainResource(int count, Resource what) ->
                "prenez %s %s dans la réserve".formatted(cards(count), in(what.ofIt()));
            case Effect.GainAny(int count) -> "prenez %s de votre choix dans la réserve".formatted(cards(count));
            case Effect.GainColonists(int count) -> "gagnez %s".formatted(colonists(count));
            case Effect.TakeBlindly(int count) ->
                "le vainqueur tire %s au hasard dans la main du perdant".formatted(cards(count));
            case Effect.TakeHalf() ->
                "le vainqueur tire au hasard la moitié de la main du perdant, arrondie à l'entier supérieur";
            case Effect.TakeChosen(int count) ->
                "le vainqueur regarde la main du perdant et y prend %s".formatted(cards(count));
            case Effect.Spy(int count) -> "regardez la main d'un adversaire et prenez-y %s".formatted(cards(count));
            case Effect.TakeContract() -> "le vainqueur prend un contrat du perdant, même au-delà de la limite";
            case Effect.Destroy() ->
                "le vainqueur détruit le plus haut niveau d'une installation du perdant (ni mine, ni niveau 0)";
            case Effect.DrawRd(int deck) -> "le vainqueur pioche une carte R&D %d".formatted(deck);
            case Effect.TakeRd() -> "le vainqueur prend au perdant une carte R&D visible sans point de victoire";
            case Effect.Contest() ->
                "remettez en cause une suprématie attribuée ; en cas d'égalité, elle ne change pas de main";
            case Effect.Discount(int count) ->
                "votre prochaine installation de ce tour coûte %s de moins (au moins 1)".formatted(cards(count));
            case Effect.OrElse(Effect first, Effect otherwise) ->
                say(first) + " ; à défaut : " + say(otherwise);
        };
    }

    @Override
    String say(Standing standing) {
        return switch (standing) {
            case Standing.VictoryPoints(int count) ->
                count == 1 ? "1 point de victoire" : count + " points de victoire";
            case Standing.TieBonus(var domain) ->
                "remporte les égalités dans les conflits et suprématies du domaine %s".formatted(in(domain.label()));
            case Standing.BorrowEnergy() -> "utilisez toute l'énergie inutilisée d'une autre colonie";
            case Standing.Colonists(int count, boolean pass) -> pass
                    ? "%s accompagnent cette carte et passent à son prochain détenteur".formatted(colonists(count))
                    : "%s tant que cette carte est devant vous".formatted(colonists(count));
            case Standing.EnergyLimit(int count) -> "limite d'énergie +%d".formatted(count);
            case Standing.HandLimit(int count) -> "limite de main +%d tant que le silo 0 est actif".formatted(count);
            case Standing.ConflictLoot(int extra) ->
                "gagner le conflit militaire facultatif que vous avez déclenché rapporte %s de plus"
                        .formatted(cards(extra));
            case Standing.FreeExchange() ->
                "une fois par tour, échangez 1 matière première contre 1 de votre choix avec la réserve";
            case Standing.RerollDie() -> "une fois par tour, vous pouvez relancer le dé R&D";
            case Standing.ExtraProduction(int count) ->
                "vos mines produisent %s de plus, d'une sorte choisie parmi les mines actives".formatted(cards(count));
            case Standing.SupplyDraw(int count) -> "piochez %s de plus au ravitaillement".formatted(cards(count));
            case Standing.Discount(int count) ->
                "une fois par tour, une installation coûte %s de moins (au moins 1)".formatted(cards(count));
            case Standing.EarthRate(int rate) -> "échange avec la Terre à %d contre 1".formatted(rate);
            case Standing.LootShield() ->
                "vous ne perdez aucune carte dans les conflits militaires facultatifs ou mineurs";
        };
    }

    @Override
    String condition(EventCard card) {
        String needed = in(card.domain().installation().label()) + " de niveau " + card.level();
        return card.kind() == EventCard.Kind.CONFLICT
                ? "si votre %s est %s, affrontez un autre joueur".formatted(needed, active(card))
                : "si un joueur a %s %s %s, tous comparent ; le vainqueur garde la carte".formatted(
                        feminine(card.domain().installation()) ? "une" : "un", needed, active(card));
    }

    static boolean feminine(Installation what) {
        return switch (what) {
            case HABITATION, POWER, MILITARY, IRON_MINE, CARBON_MINE, SILICON_MINE, WATER_MINE, OXYGEN_MINE -> true;
            case SILO, COMMUNICATION, RESEARCH, SPACEPORT -> false;
        };
    }

    static String active(Installation what) {
        return feminine(what) ? "active" : "actif";
    }

    private static String active(EventCard card) {
        return active(card.domain().installation());
    }

    @Override
    String science(int points) {
        return points == 1 ? "1 point de science" : points + " points de science";
    }

    @Override
    String oneShot(RdCard card) {
        Phase phase = card.oneShot().orElseThrow();
        return card.held()
                ? "gardez-la ; à jouer une fois en phase « %s »".formatted(in(phase.label()))
                : "à jouer aussitôt";
    }

    @Override
    String cost(Installation what) {
        return "coût : " + IntStream.rangeClosed(1, what.isMine() ? 1 : what.topLevel())
                .mapToObj(level -> amounts(what.cost(level))).distinct().collect(Collectors.joining(", puis "));
    }

    @Override
    String ability(Installation what) {
        String points = what.points() > 0 ? " ; 1 point de victoire par niveau" : "";
        return switch (what) {
            case HABITATION -> "alimentée, chacune apporte 3 colons" + points;
            case POWER -> "active, chacune augmente la limite d'énergie de 5";
            case SILO -> "actif, le silo 0 garde 4 cartes et chaque autre silo 2 de plus" + points;
            case COMMUNICATION ->
                "niveau 1 : échanges à votre tour et 2 contrats ; niveau 2 : échanges au tour des autres et 4 contrats ; niveau 3 : contrats sans limite"
                        + points;
            case MILITARY -> "permet de déclencher un conflit militaire par tour" + points;
            case RESEARCH -> "permet de lancer le dé R&D ; les cartes R&D 2 demandent le niveau 2" + points;
            case SPACEPORT -> "échange avec la Terre à 2 contre 1" + points;
            case IRON_MINE, CARBON_MINE, SILICON_MINE, WATER_MINE, OXYGEN_MINE ->
                "produit 1 carte %s par tour ; %d mines au plus".formatted(in(what.ore().ofIt()),
                        Installation.MINE_PLACES);
        };
    }

    @Override
    String contract(Contract contract) {
        return "échangez 1 %s contre 1 %s, autant de fois que vous voulez".formatted(in(contract.give().label()),
                in(contract.get().label()));
    }

    @Override
    String magna() {
        return "1 point de victoire ; au premier joueur qui atteint 3 points de science, puis à qui dépasse son détenteur";
    }

    static String cards(int count) {
        return count < 2 ? count + " carte" : count + " cartes";
    }

    static String points(int count) {
        return count < 2 ? count + " point" : count + " points";
    }

    static String colonists(int count) {
        return count < 2 ? count + " colon" : count + " colons";
    }
}
