package cydonia.games.tilsit.text;

import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Seat;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Cost;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.MarsHappening.Contender;
import cydonia.games.tilsit.language.MarsObstacle;
import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.language.Offer;
import cydonia.games.tilsit.language.OfferView;
import cydonia.games.tilsit.language.Question;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Mars en français. */
public final class French extends Speech {

    public French(Names names) {
        super(Language.FR, names, new FrenchCards());
    }

    // Questions

    @Override
    String question(MarsView seen) {
        return seen.mine() ? askMe(seen) : "On attend %s : %s.".formatted(waitedFor(seen), awaited(seen.question()));
    }

    private String waitedFor(MarsView seen) {
        return seen.toAct().stream().map(this::name).collect(Collectors.joining(", "));
    }

    private String askMe(MarsView seen) {
        return switch (seen.question()) {
            case Question.PickMine() -> "Choisissez une mine pour votre colonie.";
            case Question.PickStartingCards() -> "Choisissez une carte de départ (%d sur 3)."
                    .formatted(seen.hand().values().stream().mapToInt(Integer::intValue).sum() + 1);
            case Question.PickEvent() -> "Choisissez lequel des deux événements est joué.";
            case Question.PickOpponent(EventCard event) -> "%s : contre qui ?".formatted(in(event.label()));
            case Question.PickSupremacy() -> "Quelle suprématie est remise en cause ?";
            case Question.TakeCards(Seat from, int count) ->
                "Prenez %s dans la main de %s.".formatted(FrenchCards.cards(count), name(from));
            case Question.TakeContract(Seat from) -> "Prenez un contrat de %s.".formatted(name(from));
            case Question.Destroy(Seat victim) -> "Quelle installation de %s est détruite ?".formatted(name(victim));
            case Question.TakeRdCard(Seat from) -> "Prenez une carte R&D de %s.".formatted(name(from));
            case Question.FightOrResearch() ->
                "Événement résolu. Déclencher un conflit militaire, lancer le dé R&D, ou continuer ?";
            case Question.Rolled(int face) -> "Le dé indique R&D %d. Que faites-vous ?".formatted(face);
            case Question.ExtraProduction() -> "Forage profond : quelle mine produit une carte de plus ?";
            case Question.PickFromReserve(int left) ->
                "Prenez une carte de votre choix dans la réserve (encore %d).".formatted(left);
            case Question.Exchange() ->
                "Échanges : avec la Terre, par contrat ou avec les autres ; ensuite, les constructions.";
            case Question.Spy() -> "Dans quelle main regardez-vous ?";
            case Question.ForeignTrade(Seat active) ->
                "Vous pouvez proposer un échange à %s.".formatted(name(active));
            case Question.MakeOffer(OfferView offer) when offer.blank() ->
                "Votre offre à %s : choisissez ce que vous donnez et ce que vous recevez."
                        .formatted(name(offer.partner()));
            case Question.MakeOffer(OfferView offer) -> "Votre offre à %s : vous donnez %s, vous recevez %s."
                    .formatted(name(offer.partner()), amounts(offer.gives()), amounts(offer.asks()));
            case Question.AnswerOffer(OfferView offer) ->
                "%s vous propose %s contre %s.".formatted(name(offer.maker()), amounts(offer.gives()),
                        amounts(offer.asks()));
            case Question.Build() -> "Constructions : construisez, achetez des contrats, ou passez à vos colons.";
            case Question.Pay(Installation what, Map<Resource, Integer> due, int maySpare) ->
                "Payez %s pour %s ; vous pouvez garder %s.".formatted(amounts(due), the(what),
                        FrenchCards.cards(maySpare));
            case Question.ReplaceContract(Contract broken) ->
                "Quel contrat prenez-vous à la place de %s ?".formatted(pair(broken));
            case Question.Arrange() -> "Fin du tour : placez vos colons (%s, énergie %d sur %d).".formatted(
                    free(seen.colony(seen.asked()).idle()), seen.colony(seen.asked()).consumption(),
                    seen.colony(seen.asked()).energyLimit());
            case Question.Vacate() -> "Quelle installation vos colons quittent-ils ?";
            case Question.SwitchOff(int units) ->
                "Il manque %d d'énergie : quelle installation désactivez-vous ?".formatted(units);
            case Question.LeaveInstallations(int count) ->
                "Vous perdez encore %s : quelle installation est abandonnée ?".formatted(FrenchCards.colonists(count));
            case Question.DiscardCards(int count) ->
                "Vos silos sont pleins : défaussez %s.".formatted(FrenchCards.cards(count));
            case Question.ReturnContracts(int count) -> "Trop de contrats : rendez-en %d.".formatted(count);
            case Question.GameOver() -> "La partie est terminée.";
        };
    }

    private String awaited(Question question) {
        return switch (question) {
            case Question.PickMine() -> "choix d'une mine";
            case Question.PickStartingCards() -> "choix des cartes de départ";
            case Question.PickEvent() -> "choix d'un événement sur deux";
            case Question.PickOpponent(EventCard event) -> "choix d'un adversaire (%s)".formatted(in(event.label()));
            case Question.PickSupremacy() -> "choix de la suprématie contestée";
            case Question.TakeCards(Seat from, int _) -> "prise de cartes dans la main de %s".formatted(name(from));
            case Question.TakeContract(Seat from) -> "prise d'un contrat de %s".formatted(name(from));
            case Question.Destroy(Seat victim) -> "destruction d'une installation de %s".formatted(name(victim));
            case Question.TakeRdCard(Seat from) -> "prise d'une carte R&D de %s".formatted(name(from));
            case Question.FightOrResearch() -> "conflit militaire ou recherche";
            case Question.Rolled(int face) -> "le dé indique R&D %d".formatted(face);
            case Question.ExtraProduction() -> "forage profond";
            case Question.PickFromReserve(int _) -> "prise de cartes dans la réserve";
            case Question.Exchange() -> "phase d'échanges";
            case Question.Spy() -> "envoi d'un satellite espion";
            case Question.ForeignTrade(Seat active) -> "un échange avec %s, peut-être".formatted(name(active));
            case Question.MakeOffer(OfferView offer) -> "préparation d'une offre à %s".formatted(name(offer.partner()));
            case Question.AnswerOffer(OfferView offer) -> "réponse à l'offre de %s".formatted(name(offer.maker()));
            case Question.Build() -> "phase de constructions";
            case Question.Pay(Installation what, var _, int _) -> "paiement (%s)".formatted(in(what.label()));
            case Question.ReplaceContract(Contract _) -> "choix d'un autre contrat";
            case Question.Arrange(),Question.Vacate() -> "placement des colons";
            case Question.SwitchOff(int _) -> "désactivation d'installations";
            case Question.LeaveInstallations(int _) -> "abandon d'installations";
            case Question.DiscardCards(int _) -> "défausse de cartes";
            case Question.ReturnContracts(int _) -> "retour de contrats";
            case Question.GameOver() -> "la partie est terminée";
        };
    }

    // Choices

    @Override
    String phrase(MarsAction action, MarsView seen) {
        return switch (action) {
            case MarsAction.Done() -> done(seen.question());
            case MarsAction.PickMine(Resource ore) -> "prendre une mine " + in(ore.ofIt());
            case MarsAction.Keep(Resource what) -> "garder 1 carte " + in(what.ofIt());
            case MarsAction.PickEvent(EventCard card) -> "jouer %s : %s".formatted(in(card.label()), text(card));
            case MarsAction.Challenge(Seat opponent) -> "affronter " + name(opponent);
            case MarsAction.Contest(var domain) -> "contester la suprématie %s".formatted(capital(in(domain.label())));
            case MarsAction.Fight(Seat opponent) -> "déclencher un conflit militaire contre " + name(opponent);
            case MarsAction.Roll() -> "lancer le dé R&D";
            case MarsAction.Reroll() -> "relancer ; le second jet compte";
            case MarsAction.Draw() -> "piocher la carte";
            case MarsAction.Take(Resource what) -> "prendre 1 carte " + in(what.ofIt());
            case MarsAction.Seize(Contract contract) -> "prendre le contrat " + pair(contract);
            case MarsAction.Destroy(Installation what) -> "détruire " + the(what);
            case MarsAction.Claim(RdCard card) -> "prendre %s : %s".formatted(in(card.label()), text(card));
            case MarsAction.Earth(Resource give, Resource get) ->
                "échanger %d %s contre 1 %s avec la Terre".formatted(seen.colony(seen.asked()).earthRate(),
                        in(give.label()),
                        in(get.label()));
            case MarsAction.Swap(Contract contract) -> "échanger 1 %s contre 1 %s par contrat"
                    .formatted(in(contract.give().label()), in(contract.get().label()));
            case MarsAction.Barter(Resource give, Resource get) ->
                "échanger 1 %s contre 1 %s par suprématie".formatted(in(give.label()), in(get.label()));
            case MarsAction.Play(RdCard card) -> "jouer %s : %s".formatted(in(card.label()), text(card));
            case MarsAction.SpyOn(Seat opponent) -> "regarder la main de " + name(opponent);
            case MarsAction.Trade(Seat partner) -> "faire une offre à " + name(partner);
            case MarsAction.Give(Resource what) -> "donner 1 " + in(what.label());
            case MarsAction.Ask(Resource what) -> "demander 1 " + in(what.label());
            case MarsAction.Propose() -> "proposer";
            case MarsAction.Withdraw() -> "renoncer à l'offre";
            case MarsAction.Accept() -> "accepter";
            case MarsAction.Decline() -> "refuser";
            case MarsAction.Counter() -> "faire une autre offre";
            case MarsAction.Build(Installation what) -> build(what, seen);
            case MarsAction.Spare(Resource what) -> "garder 1 carte " + in(what.ofIt());
            case MarsAction.Pay() -> "payer le reste";
            case MarsAction.Buy(Contract contract) -> "acheter le contrat " + pair(contract);
            case MarsAction.Break(Contract contract) -> "remplacer le contrat %s".formatted(pair(contract));
            case MarsAction.Staff(Installation what) -> "activer " + the(what, nextLevel(what, seen));
            case MarsAction.PowerUp() ->
                "alimenter " + the(Installation.HABITATION, nextLevel(Installation.HABITATION, seen));
            case MarsAction.Rearrange() -> "retirer des colons d'une installation";
            case MarsAction.Vacate(Installation what, int level) ->
                "retirer les colons %s%s".formatted(ofThe(what, level),
                        level < seen.colony(seen.asked()).active(what) - (what.printed() ? 1 : 0) && !what.isMine()
                                ? " et au-dessus"
                                : "");
            case MarsAction.SwitchOff(Installation what) -> "désactiver " + the(what);
            case MarsAction.Leave(Installation what) -> "abandonner " + the(what);
            case MarsAction.Discard(Resource what) -> "défausser 1 " + in(what.label());
            case MarsAction.Return(Contract contract) -> "rendre le contrat " + pair(contract);
        };
    }

    private String done(Question question) {
        return switch (question) {
            case Question.FightOrResearch() -> "passer au ravitaillement et à la production";
            case Question.Rolled(int _) -> "ne pas piocher";
            case Question.Exchange() -> "passer aux constructions";
            case Question.ForeignTrade(Seat _) -> "ne plus échanger ce tour-ci";
            case Question.Build() -> "passer à la fin du tour";
            case Question.Arrange() -> "terminer le tour";
            case Question.Vacate() -> "ne retirer personne, finalement";
            default -> "terminé";
        };
    }

    private String build(Installation what, MarsView seen) {
        int level = seen.colony(seen.asked()).built(what) + 1;
        Cost cost = what.cost(Math.min(level, what.topLevel()));
        int spared = Math.min(seen.colony(seen.asked()).discount(), cost.total() - 1);
        return "construire %s pour %s%s".formatted(what.isMine() ? "une " + place(what, level) : the(what, level),
                amounts(cost) + guess(what.costReconstructed(Math.min(level, what.topLevel()))),
                spared == 0 ? "" : ", moins " + FrenchCards.cards(spared));
    }

    private static int nextLevel(Installation what, MarsView seen) {
        return seen.colony(seen.asked()).active(what) + (what.printed() ? 0 : 1);
    }

    // Happenings

    @Override
    String say(MarsHappening happening) {
        return switch (happening) {
            case MarsHappening.TurnBegan(Seat who, int turn) -> "tour %d : %s.".formatted(turn, name(who));
            case MarsHappening.MinePicked(Seat who, Resource ore) ->
                "%s prend une mine %s.".formatted(name(who), in(ore.ofIt()));
            case MarsHappening.HandDealt(Seat who, List<Resource> hand) ->
                "main de départ de %s : %s.".formatted(name(who),
                        hand.stream().map(r -> in(r.label())).collect(Collectors.joining(", ")));
            case MarsHappening.CardsDrawn(Seat who, int count) ->
                "%s pioche %s.".formatted(name(who), FrenchCards.cards(count));
            case MarsHappening.EventDrawn(Seat who, EventCard card) ->
                "%s pioche l'événement « %s ».".formatted(name(who), in(card.label()));
            case MarsHappening.EventPutAside(Seat who) ->
                "%s met l'autre événement de côté, face cachée.".formatted(name(who));
            case MarsHappening.Gained(Seat who, int count, int lost, Resource what) ->
                "%s gagne %s %s%s.".formatted(name(who), FrenchCards.cards(count), in(what.ofIt()), lost(lost));
            case MarsHappening.ColonistsGained(Seat who, int count, int lost) ->
                "%s gagne %s%s.".formatted(name(who), FrenchCards.colonists(count), lost(lost));
            case MarsHappening.NoEffect(EventCard card) -> "%s : sans effet.".formatted(in(card.label()));
            case MarsHappening.Compared(var domain, List<Contender> contenders, Optional<Seat> winner) ->
                "%s : %s. %s".formatted(capital(in(domain.label())),
                        contenders.stream().map(this::contender).collect(Collectors.joining(", ")),
                        winner.map(seat -> name(seat) + " l'emporte.").orElse("Personne ne l'emporte."));
            case MarsHappening.SupremacyWon(Seat who, Optional<Seat> from, var domain) ->
                from.map(seat -> "%s prend la suprématie %s à %s.".formatted(name(who), capital(in(domain.label())),
                        name(seat)))
                        .orElseGet(
                                () -> "%s détient la suprématie %s.".formatted(name(who), capital(in(domain.label()))));
            case MarsHappening.EnergyBorrowed(Seat who, int _, int now) ->
                "%s peut emprunter %d unité%s d'énergie.".formatted(name(who), now, now > 1 ? "s" : "");
            case MarsHappening.SupremacyKept(Seat who, var domain) ->
                "%s garde la suprématie %s.".formatted(name(who), capital(in(domain.label())));
            case MarsHappening.CardTaken(Seat by, Seat from, Resource what) ->
                "%s prend 1 carte %s à %s.".formatted(name(by), in(what.ofIt()), name(from));
            case MarsHappening.CardTakenUnseen(Seat by, Seat from) ->
                "%s prend une carte à %s.".formatted(name(by), name(from));
            case MarsHappening.HandLookedAt(Seat by, Seat of) ->
                "%s regarde la main de %s.".formatted(name(by), name(of));
            case MarsHappening.Shielded(Seat who) -> "%s est à l'abri et ne perd rien.".formatted(name(who));
            case MarsHappening.NothingToTake(Seat by, Seat from) ->
                "%s ne trouve rien dans la main de %s.".formatted(name(by), name(from));
            case MarsHappening.ContractTaken(Seat by, Seat from, Contract contract) ->
                "%s prend le contrat %s à %s.".formatted(name(by), pair(contract), name(from));
            case MarsHappening.Destroyed(Seat by, Seat of, Installation what, int level, boolean _) ->
                "%s détruit %s de %s.".formatted(name(by), the(what, level), name(of));
            case MarsHappening.RdCardTaken(Seat by, Seat from, RdCard card) ->
                "%s prend « %s » à %s.".formatted(name(by), in(card.label()), name(from));
            case MarsHappening.Rolled(Seat who, int face) -> "%s obtient R&D %d.".formatted(name(who), face);
            case MarsHappening.RdCardPlayed(Seat who, RdCard card) ->
                "%s joue « %s ».".formatted(name(who), in(card.label()));
            case MarsHappening.RdCardKept(Seat who, RdCard card) ->
                "%s garde « %s » en main.".formatted(name(who), in(card.label()));
            case MarsHappening.RdCardKeptUnseen(Seat who, int deck) ->
                "%s garde une carte R&D %d en main.".formatted(name(who), deck);
            case MarsHappening.RdDeckEmpty(int deck) -> "il ne reste plus de carte R&D %d.".formatted(deck);
            case MarsHappening.MagnaScientia(Seat who, Optional<Seat> from) ->
                from.map(seat -> "%s prend Magna Scientia à %s.".formatted(name(who), name(seat)))
                        .orElseGet(() -> "%s reçoit Magna Scientia.".formatted(name(who)));
            case MarsHappening.Supplied(Seat who, Resource what) ->
                "%s pioche 1 carte %s au ravitaillement.".formatted(name(who), in(what.ofIt()));
            case MarsHappening.SupplyRebuilt(int count) ->
                "un nouveau paquet de ravitaillement de %s est formé.".formatted(FrenchCards.cards(count));
            case MarsHappening.Produced(Seat who, Resource what, int count, int lost) ->
                "%s extrait %s %s%s.".formatted(name(who), FrenchCards.cards(count), in(what.ofIt()), lost(lost));
            case MarsHappening.Exchanged(Seat who, var with, int count, Resource give, Resource get) ->
                "%s échange %d %s contre 1 %s %s.".formatted(name(who), count, in(give.label()), in(get.label()),
                        with(with));
            case MarsHappening.OfferMade(Offer offer) ->
                "%s propose à %s : %s contre %s.".formatted(name(offer.maker()),
                        name(offer.partner()), gives(offer), asks(offer));
            case MarsHappening.OfferAccepted(Offer offer) -> "%s accepte : %s pour %s, %s pour %s.".formatted(
                    name(offer.partner()), gives(offer), name(offer.partner()), asks(offer), name(offer.maker()));
            case MarsHappening.OfferDeclined(Seat who) -> "%s refuse l'offre.".formatted(name(who));
            case MarsHappening.Built(Seat who, Installation what, int level, Cost paid) ->
                "%s construit %s pour %s.".formatted(name(who),
                        what.isMine() ? "une " + place(what, level) : the(what, level), amounts(paid));
            case MarsHappening.HabitationPowered(Seat who, int level, int count) ->
                "l'habitation %d de %s est alimentée : %s.".formatted(level, name(who), FrenchCards.colonists(count));
            case MarsHappening.HabitationPending(Seat who, int level) ->
                "l'habitation %d de %s attend de l'énergie.".formatted(level, name(who));
            case MarsHappening.ContractBought(Seat who, Contract contract, Cost paid) ->
                "%s %s le contrat %s%s.".formatted(name(who), paid.total() == 0 ? "prend" : "achète", pair(contract),
                        paid.total() == 0 ? "" : " pour " + amounts(paid));
            case MarsHappening.ContractReturned(Seat who, Contract contract, Cost paid) ->
                "%s rend le contrat %s%s.".formatted(name(who), pair(contract),
                        paid.total() == 0 ? "" : " et paie %s pour un autre".formatted(amounts(paid)));
            case MarsHappening.Staffed(Seat who, Installation what, int level) ->
                "%s active %s.".formatted(name(who), the(what, level));
            case MarsHappening.Vacated(Seat who, Installation what, int level, int _) ->
                "%s retire son colon %s.".formatted(name(who), ofThe(what, level));
            case MarsHappening.SwitchedOff(Seat who, Installation what, int level) ->
                "%s désactive %s.".formatted(name(who), the(what, level));
            case MarsHappening.ColonistsLost(Seat who, int count) ->
                "%s perd %s.".formatted(name(who), FrenchCards.colonists(count));
            case MarsHappening.Left(Seat who, Installation what, int level) ->
                "faute de colon, %s de %s s'arrête.".formatted(the(what, level), name(who));
            case MarsHappening.Discarded(Seat who, Resource what) ->
                "%s défausse 1 carte %s.".formatted(name(who), in(what.ofIt()));
            case MarsHappening.PointsCounted(Seat who, int points, int target) ->
                "%s a %s sur %d.".formatted(name(who), FrenchCards.points(points), target);
            case MarsHappening.Won(Seat who, int points) ->
                "%s gagne avec %s.".formatted(name(who), FrenchCards.points(points));
        };
    }

    private static String lost(int count) {
        return count == 0 ? "" : " (%d perdu%s)".formatted(count, count == 1 ? "" : "s");
    }

    private static String free(int colonists) {
        return colonists == 0 ? "aucun colon libre" : colonists == 1 ? "1 colon libre" : colonists + " colons libres";
    }

    private String the(Installation what) {
        String noun = in(what.label());
        return switch (what) {
            case HABITATION -> "l'" + noun;
            default -> (FrenchCards.feminine(what) ? "la " : "le ") + noun;
        };
    }

    private String the(Installation what, int level) {
        return what.isMine() ? the(what) : the(what) + " de niveau " + level;
    }

    private String ofThe(Installation what, int level) {
        String the = the(what, level);
        return the.startsWith("le ") ? "du " + the.substring(3) : "de " + the;
    }

    private String contender(Contender side) {
        return "%s %d en service%s (%s)".formatted(name(side.who()), side.strength(), side.bonus() ? " + bonus" : "",
                free(side.idle()));
    }

    private static String with(MarsHappening.With with) {
        return switch (with) {
            case EARTH -> "avec la Terre";
            case CONTRACT -> "par contrat";
            case SUPREMACY -> "grâce à la suprématie Communication";
        };
    }

    // Obstacles

    @Override
    String say(MarsObstacle obstacle) {
        return switch (obstacle) {
            case MarsObstacle.NoTileLeft(Installation what, int level, boolean reconstructed) ->
                "il ne reste pas de tuile (%s)%s".formatted(place(what, level), guess(reconstructed));
            case MarsObstacle.FullyBuilt(Installation what) ->
                "tous les niveaux sont construits (%s)%s".formatted(in(what.label()),
                        guess(what.topLevelReconstructed()));
            case MarsObstacle.NoMinePlace(int places) -> "vos %d emplacements de mine sont occupés".formatted(places);
            case MarsObstacle.TooFewCards(Resource what, int have, int need) ->
                "il faut %s %s (vous en avez %d)".formatted(FrenchCards.cards(need), in(what.ofIt()), have);
            case MarsObstacle.PileEmpty(Resource what) -> "la réserve n'a plus %s".formatted(in(what.ofIt()));
            case MarsObstacle.NotActive(Installation what, int level) ->
                "il vous faut %s %s".formatted(the(what, level), FrenchCards.active(what));
            case MarsObstacle.NoChannel() ->
                "il faut un module de communication actif (ou de niveau 2 chez l'autre)";
            case MarsObstacle.EmptyHand(boolean own) ->
                own ? "vous n'avez aucune carte à donner" : "l'autre n'a aucune carte à donner";
            case MarsObstacle.OffersRefused(int limit) ->
                "%d de vos offres n'ont pas abouti ce tour-ci ; c'est la limite".formatted(limit);
            case MarsObstacle.AlreadyRolled() -> "vous avez déjà lancé le dé ce tour-ci";
            case MarsObstacle.AlreadyFought() -> "vous avez déjà combattu ce tour-ci";
            case MarsObstacle.ContractLimit(int limit) ->
                "vos modules de communication en permettent %d ; cédez-en un pour le remplacer".formatted(limit);
            case MarsObstacle.ContractHeld() -> "vous détenez ce contrat";
            case MarsObstacle.ContractTaken() -> "un autre joueur détient ce contrat";
            case MarsObstacle.NoIdleColonist() -> "aucun colon n'est libre";
            case MarsObstacle.NoEnergy(int consumption, int limit) ->
                "plus d'énergie disponible (%d sur %d utilisée)".formatted(consumption, limit);
            case MarsObstacle.VacatedThisTurn() -> "vous venez d'en partir";
            case MarsObstacle.AlreadyUsed() -> "déjà fait ce tour-ci";
            case MarsObstacle.NobodyToSpyOn() -> "personne d'autre n'a de carte en main";
            case MarsObstacle.NothingToBuildWithIt() -> "vous ne pourriez rien construire, même avec cette carte";
        };
    }

    private String pair(Contract contract) {
        return in(contract.give().label()) + " → " + in(contract.get().label());
    }
}
