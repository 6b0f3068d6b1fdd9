package cydonia.games.terraforming.text;

import cydonia.engine.Typography;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardAction.Price;
import cydonia.games.terraforming.box.Count;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.Ongoing;
import cydonia.games.terraforming.box.Ongoing.Trigger;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Requirement;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.box.Where;
import cydonia.games.terraforming.box.Worth;
import java.util.List;

/** Les cartes en français. */
final class FrenchCards extends CardWords {

    @Override
    String and() {
        return " et ";
    }

    @Override
    String colon() {
        return " : ";
    }

    @Override
    String twice(Effect effect) {
        return effect instanceof Effect.PlaceOcean(Where where) && where != Where.LAND
                ? "placez 2 océans"
                : effect(effect) + ", deux fois";
    }

    @Override
    String requirement(List<Requirement.Tags> tags) {
        return "nécessite " + list(" et ", tags.stream()
                .map(need -> need.count() == 1 ? "un badge " + tag(need.tag()) : tags(need.count(), need.tag()))
                .toList());
    }

    @Override
    String gain(String amounts) {
        return "gagnez " + amounts;
    }

    @Override
    String name(Resource what) {
        return resource(what);
    }

    @Override
    String semicolon() {
        return " ; ";
    }

    @Override
    String requirement(Requirement need) {
        return switch (need) {
            case Requirement.AtLeast(Parameter what, int value) -> "nécessite au moins " + value(what, value);
            case Requirement.AtMost(Parameter what, int value) -> "nécessite au plus " + value(what, value);
            case Requirement.Tags(int count, Tag tag) -> "nécessite %s".formatted(tags(count, tag));
            case Requirement.Production(int steps, Resource what) ->
                "nécessite une %s d'au moins %d".formatted(production(what), steps);
            case Requirement.Cities(int count) -> "nécessite %d cités en jeu".formatted(count);
            case Requirement.Greeneries(int count) -> "nécessite %d %s à vous".formatted(count, plural(count, "forêt"));
        };
    }

    static String value(Parameter what, int value) {
        return switch (what) {
            case TEMPERATURE -> degrees(value);
            case OXYGEN -> "%d %% d'oxygène".formatted(value);
            case OCEANS -> "%d %s".formatted(value, plural(value, "océan"));
        };
    }

    static String plural(int n, String word) {
        return Math.abs(n) > 1 ? word + "s" : word;
    }

    private String tags(int n, Tag tag) {
        return "%d %s %s".formatted(n, plural(n, "badge"), tag(tag));
    }

    @Override
    String start(List<Effect> goods) {
        return "vous commencez avec " + list(" et ", goods.stream().map(good -> switch (good) {
            case Effect.Gain(int n, Resource what) -> amount(n, what);
            case Effect.Produce(int steps, Resource what) -> "une %s de %d".formatted(production(what), steps);
            case Effect.Draw(int cards) -> cards + " cartes gratuites";
            default -> effect(good);
        }).toList());
    }

    @Override
    String firstAction(String effects) {
        return "comme première action de la partie, " + effects;
    }

    @Override
    String whenever(String trigger, String effects) {
        return "quand %s, %s".formatted(trigger, effects);
    }

    @Override
    String action(List<String> ways) {
        return "action : " + join(" ; ou ", ways);
    }

    @Override
    String effect(Effect effect) {
        return switch (effect) {
            case Effect.Produce(int steps, Resource what) -> "%s votre %s de %d"
                    .formatted(steps > 0 ? "augmentez" : "diminuez", production(what), Math.abs(steps));
            case Effect.ProducePer(Count count, int every, Resource what) ->
                "augmentez votre %s de 1 %s".formatted(production(what), every(count, every));
            case Effect.Gain(int n, Resource what) -> "gagnez " + amount(n, what);
            case Effect.GainPer(Count count, Resource what) ->
                "gagnez %s %s".formatted(amount(1, what), every(count, 1));
            case Effect.Lose(int n, Resource what) -> "perdez " + amount(n, what);
            case Effect.Rating(int steps) -> "augmentez votre NT de " + steps;
            case Effect.RatingPer(Count count) -> "augmentez votre NT de 1 " + every(count, 1);
            case Effect.Raise(int steps, Parameter what) ->
                "augmentez %s de %d %s".formatted(parameter(what), steps, steps > 1 ? "niveaux" : "niveau");
            case Effect.PlaceOcean(Where where) ->
                where == Where.LAND ? "placez un océan sur une zone non réservée aux océans" : "placez un océan";
            case Effect.PlaceTile(Tile tile, Where where) -> "placez %s%s".formatted(tile(tile), where(where));
            case Effect.ClaimArea() ->
                "revendiquez une zone libre non réservée : personne d'autre ne peut y placer de tuile";
            case Effect.ProduceCoveredMetal _ -> "augmentez de 1 votre production de ce métal";
            case Effect.Draw(int cards) -> "piochez " + cards(cards);
            case Effect.LookAndKeep(int look, int keep) ->
                "regardez %s, gardez-en %d et défaussez les autres".formatted(cards(look), keep);
            case Effect.LookAndBuy() -> "regardez la prochaine carte et achetez-la pour 3 M€ ou défaussez-la";
            case Effect.Reveal(Tag tag, Cube cube) ->
                "révélez et défaussez la prochaine carte ; si elle a un badge %s, ajoutez %s sur cette carte"
                        .formatted(tag(tag), amount(1, cube));
            case Effect.Swap() -> "vous pouvez défausser une carte pour en piocher une";
            case Effect.AddHere(int n, Cube what) -> "ajoutez %s sur cette carte".formatted(amount(n, what));
            case Effect.RemoveHere(int n, Cube what) -> "retirez %s de cette carte".formatted(amount(n, what));
            case Effect.Add(int n, Cube what) -> "ajoutez %s sur une de vos cartes".formatted(amount(n, what));
            case Effect.AddAnother() -> "ajoutez un cube de plus sur une de vos cartes qui en a déjà";
            case Effect.AddToPlayed() -> "ajoutez un cube sur la carte jouée";
            case Effect.RemoveAny(int n, Resource what) ->
                "vous pouvez retirer jusqu'à %s à un seul joueur".formatted(amount(n, what));
            case Effect.RemoveAnyCubes(int n, Cube what) ->
                "vous pouvez retirer jusqu'à %s des cartes d'un seul joueur".formatted(amount(n, what));
            case Effect.RemoveFromNeighbour(int n, Resource what) ->
                "vous pouvez retirer jusqu'à %s au propriétaire d'une tuile adjacente à cet océan"
                        .formatted(amount(n, what));
            case Effect.Steal(int n, Resource what) -> "volez jusqu'à %s à un seul joueur".formatted(amount(n, what));
            case Effect.DecreaseAny(int steps, Resource what) ->
                "diminuez de %d la %s d'un joueur de votre choix".formatted(steps, production(what));
            case Effect.ShiftProduction(Resource from, Resource to) ->
                "diminuez votre %s d'autant de niveaux que vous voulez, au moins 1, et augmentez d'autant votre %s"
                        .formatted(production(from), production(to));
            case Effect.Exchange(Resource from, Resource to) ->
                "dépensez au moins %s pour gagner autant de %s".formatted(amount(1, from), resource(to));
            case Effect.CopyProduction(Tag tag) ->
                "dupliquez la production d'une de vos cartes %s".formatted(tag(tag));
            case Effect.NextCardCheaper(int n) ->
                "la prochaine carte que vous jouez cette génération coûte %d M€ de moins".formatted(n);
            case Effect.NextCardShifted(int steps) ->
                "les prérequis globaux de la prochaine carte que vous jouez cette génération sont assouplis de %d niveaux, dans les deux sens"
                        .formatted(steps);
            case Effect.IfTags(int count, Tag tag, Effect then, Effect otherwise) ->
                ifTags(count, tag, then, otherwise);
            case Effect.Either(List<Effect> options) -> either(options);
            case Effect.All(List<Effect> parts) -> effects(parts);
        };
    }

    private String ifTags(int count, Tag tag, Effect then, Effect otherwise) {
        if (then instanceof Effect.Produce(int more, Resource what)
                && otherwise instanceof Effect.Produce(int less, Resource same) && what == same) {
            return "augmentez votre %s de %d, ou de %d si vous avez %s".formatted(production(what), less, more,
                    tags(count, tag));
        }
        return "%s ou, si vous avez %s, %s".formatted(effect(otherwise), tags(count, tag), effect(then));
    }

    /** What may be removed or stolen of several things is one list. */
    private String either(List<Effect> options) {
        if (options.stream().allMatch(Effect.RemoveAny.class::isInstance)) {
            return "vous pouvez retirer à un joueur jusqu'à %s".formatted(list(" ou ", options.stream()
                    .map(one -> (Effect.RemoveAny) one).map(one -> amount(one.n(), one.what())).toList()));
        }
        if (options.stream().allMatch(Effect.Steal.class::isInstance)) {
            return "volez à un joueur jusqu'à %s".formatted(list(" ou ", options.stream()
                    .map(one -> (Effect.Steal) one).map(one -> amount(one.n(), one.what())).toList()));
        }
        return list(" ou ", options.stream().map(this::effect).toList());
    }

    static String parameter(Parameter what) {
        return switch (what) {
            case TEMPERATURE -> "la température";
            case OXYGEN -> "l'oxygène";
            case OCEANS -> "les océans";
        };
    }

    private String every(Count count, int every) {
        boolean one = every == 1;
        String number = one ? "par " : "par tranche de %d ".formatted(every);
        return number + switch (count) {
            case Count.OwnTags(Tag tag) -> "%s %s que vous avez".formatted(plural(every, "badge"), tag(tag));
            case Count.OpponentTags(Tag tag) -> "%s %s de vos adversaires".formatted(plural(every, "badge"), tag(tag));
            case Count.CitiesOnMars() -> plural(every, "cité") + " sur Mars";
            case Count.CitiesInPlay() -> plural(every, "cité") + " en jeu";
            case Count.EventsPlayed() ->
                one ? "événement joué, tous joueurs confondus" : "événements joués, tous joueurs confondus";
        };
    }

    static String where(Where where) {
        return switch (where) {
            case OCEAN_AREA -> " sur une zone réservée aux océans";
            case LAND, GREENERY_RULE, CITY_RULE -> "";
            case ISOLATED -> " sans aucune tuile adjacente";
            case NEXT_TO_CITY -> " à côté d'une cité";
            case NEXT_TO_TWO_CITIES -> " à côté d'au moins deux cités";
            case NEXT_TO_GREENERY -> " à côté d'une forêt";
            case METAL -> " sur une zone à acier ou titane";
            case METAL_NEXT_TO_OWN -> " sur une zone à acier ou titane, à côté d'une de vos tuiles";
            case VOLCANIC -> " sur un volcan";
            case NOCTIS -> " sur la zone de Noctis Ville";
            case PHOBOS -> " sur Phobos";
            case GANYMEDE -> " sur Ganymède";
        };
    }

    @Override
    String price(Price price) {
        return switch (price) {
            case Price.Free(),Price.SomeOf _ -> "";
            case Price.Money(int n) -> "dépensez %d M€".formatted(n);
            case Price.MoneyOr(int n, Resource metal) ->
                "dépensez %d M€ (%s utilisable)".formatted(n, resource(metal));
            case Price.MoneyAfterRaise(int n) ->
                "si votre NT a augmenté cette génération, dépensez %d M€".formatted(n);
            case Price.Stock(int n, Resource what) -> "dépensez " + amount(n, what);
            case Price.Steps(int n, Resource what) -> "diminuez votre %s de %d".formatted(production(what), n);
            case Price.CubesHere(int n, Cube what) -> "retirez %s de cette carte".formatted(amount(n, what));
            case Price.CubeAnywhere(Cube what) ->
                "retirez %s d'une carte de n'importe quel joueur".formatted(amount(1, what));
        };
    }

    @Override
    String trigger(Trigger trigger) {
        return switch (trigger) {
            case Trigger.OceanPlaced() -> "un joueur place un océan";
            case Trigger.CityPlaced() -> "un joueur place une cité";
            case Trigger.CityPlacedOnMars() -> "un joueur place une cité sur Mars";
            case Trigger.OwnCityPlaced() -> "vous placez une cité";
            case Trigger.OwnGreeneryPlaced() -> "vous placez une forêt";
            case Trigger.OwnTileOnMetal() -> "vous placez une tuile sur une zone à acier ou titane";
            case Trigger.OwnTag(List<Tag> tags) -> "vous jouez un badge %s, y compris ceux de cette carte"
                    .formatted(list(" ou ", tags.stream().map(this::tag).toList()));
            case Trigger.AnyTag(Tag tag) ->
                "un joueur joue un badge %s, y compris celui de cette carte".formatted(tag(tag));
            case Trigger.OwnEvent() -> "vous jouez un événement";
            case Trigger.OwnEventWith(Tag tag) -> "vous jouez un événement %s".formatted(tag(tag));
            case Trigger.OwnProject() -> "vous réalisez un projet standard autre que la vente de brevets";
            case Trigger.OwnPurchase(int printed) ->
                "vous payez une carte ou un projet standard dont le coût indiqué est d'au moins %d M€"
                        .formatted(printed);
        };
    }

    @Override
    String lasting(Card card, Ongoing ongoing) {
        return switch (ongoing) {
            case Ongoing.Discount(int n) -> "vos cartes coûtent %d M€ de moins".formatted(n);
            case Ongoing.TagDiscount(int n, Tag tag) -> "vos cartes %s coûtent %d M€ de moins".formatted(tag(tag), n);
            case Ongoing.PowerPlantDiscount(int n) ->
                "le projet standard Centrale vous coûte %d M€ de moins".formatted(n);
            case Ongoing.MetalValue(int more, Resource metal) ->
                "chaque unité d%s vaut %d M€ de plus pour vous".formatted(ofWhat(metal), more);
            case Ongoing.Shift(int steps) ->
                "vos prérequis globaux sont assouplis de %d niveaux, dans les deux sens".formatted(steps);
            case Ongoing.GreeneryPrice(int plants) ->
                "une forêt ne vous coûte que %d plantes".formatted(plants);
            case Ongoing.HeatAsMoney() -> "vous pouvez payer avec de la chaleur comme avec des M€";
            case Ongoing.ProtectsOwner() ->
                "vos adversaires ne peuvent pas retirer vos plantes, animaux et microbes";
            case Ongoing.ProtectsItself() -> "rien ne peut être retiré de cette carte";
            case Ongoing.Whenever(Trigger trigger, Effect effect) -> whenever(trigger(trigger), effect(effect));
        };
    }

    @Override
    String worth(Card card) {
        return switch (card.worth()) {
            case Worth.Fixed(int points) -> Typography.minus(points) + " PV";
            case Worth.PerCubes(int points, int cubes) ->
                "%d PV %s sur cette carte".formatted(points, cubes(cubes, card));
            case Worth.IfAnyCube(int points) -> "%d PV s'il y a un cube sur cette carte".formatted(points);
            case Worth.PerCount(Count count, int every) -> "1 PV " + every(count, every);
            case Worth.AdjacentOceans _ -> "1 PV par océan adjacent à cette tuile";
            case Worth.AdjacentCities _ -> "1 PV par cité adjacente à cette tuile";
        };
    }

    private String cubes(int n, Card card) {
        Cube what = card.holds() == null ? Cube.SCIENCE : card.holds();
        return n == 1 ? "par " + noun(1, what) : "par tranche de " + amount(n, what);
    }

    @Override
    String cards(int n) {
        return "%d %s".formatted(n, plural(n, "carte"));
    }

    @Override
    String amount(int n, Resource what) {
        return switch (what) {
            case MONEY -> n + " M€";
            case PLANTS -> "%d %s".formatted(n, plural(n, "plante"));
            case STEEL, TITANIUM, ENERGY, HEAT -> "%d %s d%s".formatted(n, plural(n, "unité"), ofWhat(what));
        };
    }

    @Override
    String amount(int n, Cube what) {
        return n + " " + noun(n, what);
    }

    static String noun(int n, Cube what) {
        return switch (what) {
            case ANIMAL -> n > 1 ? "animaux" : "animal";
            case MICROBE -> plural(n, "microbe");
            case SCIENCE -> plural(n, "cube") + " Science";
            case FIGHTER -> plural(n, "chasseur");
        };
    }

    static String resource(Resource what) {
        return what.thing().name().fr();
    }

    /** The noun after "d": {@code 'acier}, {@code e titane}. */
    static String ofWhat(Resource what) {
        return switch (what) {
            case STEEL, ENERGY -> "'" + resource(what);
            case MONEY, TITANIUM, PLANTS, HEAT -> "e " + resource(what);
        };
    }

    @Override
    String production(Resource what) {
        return what.production().name().fr();
    }

    @Override
    String tag(Tag tag) {
        return switch (tag) {
            case BUILDING -> "Construction";
            case SPACE -> "Espace";
            case POWER -> "Énergie";
            case SCIENCE -> "Science";
            case JOVIAN -> "Jovien";
            case EARTH -> "Terre";
            case PLANT -> "Plante";
            case MICROBE -> "Microbe";
            case ANIMAL -> "Animal";
            case CITY -> "Cité";
        };
    }

    @Override
    String tile(Tile tile) {
        return switch (tile) {
            case OCEAN -> "un océan";
            case GREENERY -> "une forêt";
            case CITY -> "une cité";
            case CAPITAL -> "la capitale (une cité)";
            case NATURAL_PRESERVE -> "la tuile Préservation de la Nature";
            case MINING_AREA -> "la tuile Carrière";
            case MINING_RIGHTS -> "la tuile des droits miniers";
            case COMMERCIAL_DISTRICT -> "le quartier commercial";
            case NUCLEAR_ZONE -> "la zone nucléaire";
            case INDUSTRIAL_CENTER -> "le centre industriel";
            case ECOLOGICAL_ZONE -> "la zone écologique";
            case LAVA_FLOWS -> "les fleuves de lave";
            case MOHOLE_AREA -> "la tuile Zone de Mohole";
            case RESTRICTED_AREA -> "la zone interdite";
        };
    }
}
