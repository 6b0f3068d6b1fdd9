package cydonia.games.tilsit.text;

import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Seat;
import cydonia.engine.Typography;
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

/** Mars in English. */
public final class English extends Speech {

    public English(Names names) {
        super(Language.EN, names, new EnglishCards());
    }

    // Questions

    @Override
    String question(MarsView seen) {
        return seen.mine() ? askMe(seen) : "Waiting for %s: %s.".formatted(waitedFor(seen), awaited(seen.question()));
    }

    private String waitedFor(MarsView seen) {
        return seen.toAct().stream().map(this::name).collect(Collectors.joining(", "));
    }

    private String askMe(MarsView seen) {
        return switch (seen.question()) {
            case Question.PickMine() -> "Choose a mine for your colony.";
            case Question.PickStartingCards() -> "Choose a card for your starting hand (%d of 3)."
                    .formatted(seen.hand().values().stream().mapToInt(Integer::intValue).sum() + 1);
            case Question.PickEvent() -> "Choose which of the two events is played.";
            case Question.PickOpponent(EventCard event) -> "%s: who do you challenge?".formatted(in(event.label()));
            case Question.PickSupremacy() -> "Which supremacy is contested?";
            case Question.TakeCards(Seat from, int count) ->
                "Take %s from %s's hand.".formatted(EnglishCards.cards(count), name(from));
            case Question.TakeContract(Seat from) -> "Take one of %s's contracts.".formatted(name(from));
            case Question.Destroy(Seat victim) -> "Which installation of %s is destroyed?".formatted(name(victim));
            case Question.TakeRdCard(Seat from) -> "Take one of %s's R&D cards.".formatted(name(from));
            case Question.FightOrResearch() -> "Event done. Start a military conflict, roll the R&D die, or go on?";
            case Question.Rolled(int face) -> "The die shows R&D %d. What do you do?".formatted(face);
            case Question.ExtraProduction() -> "Deep drilling: which of your mines yields one more?";
            case Question.PickFromReserve(int left) -> "Take any card from the reserve (%d left).".formatted(left);
            case Question.Exchange() ->
                "Exchange: with Earth, by contract or with others; then the build phase.";
            case Question.Spy() -> "Whose hand do you look into?";
            case Question.ForeignTrade(Seat active) ->
                "You may propose a trade to %s.".formatted(name(active));
            case Question.MakeOffer(OfferView offer) when offer.blank() ->
                "Your offer to %s: choose what you give and what you get.".formatted(name(offer.partner()));
            case Question.MakeOffer(OfferView offer) ->
                "Your offer to %s: you give %s, you get %s.".formatted(name(offer.partner()),
                        amounts(offer.gives()), amounts(offer.asks()));
            case Question.AnswerOffer(OfferView offer) ->
                "%s offers you %s for %s.".formatted(name(offer.maker()), amounts(offer.gives()),
                        amounts(offer.asks()));
            case Question.Build() -> "Build, buy contracts, or go on to your colonists.";
            case Question.Pay(Installation what, Map<Resource, Integer> due, int maySpare) ->
                "Pay %s for the %s; you may keep %s.".formatted(amounts(due), in(what.label()),
                        EnglishCards.cards(maySpare));
            case Question.ReplaceContract(Contract broken) ->
                "Which contract do you take instead of %s?".formatted(pair(broken));
            case Question.Arrange() -> "End of turn: place your colonists (%d idle, energy %d of %d).".formatted(
                    seen.colony(seen.asked()).idle(), seen.colony(seen.asked()).consumption(),
                    seen.colony(seen.asked()).energyLimit());
            case Question.Vacate() -> "Which installation do your colonists leave?";
            case Question.SwitchOff(int units) -> "Energy is short by %d: what is switched off?".formatted(units);
            case Question.LeaveInstallations(int colonists) ->
                "You still lose %s: which installation is left?".formatted(EnglishCards.colonists(colonists));
            case Question.DiscardCards(int count) ->
                "Your silos are full: discard %s.".formatted(EnglishCards.cards(count));
            case Question.ReturnContracts(int count) -> "Too many contracts: return %d.".formatted(count);
            case Question.GameOver() -> "The game is over.";
        };
    }

    private String awaited(Question question) {
        return switch (question) {
            case Question.PickMine() -> "choosing a mine";
            case Question.PickStartingCards() -> "choosing starting cards";
            case Question.PickEvent() -> "choosing one of two events";
            case Question.PickOpponent(EventCard event) -> "choosing an opponent (%s)".formatted(in(event.label()));
            case Question.PickSupremacy() -> "choosing the contested supremacy";
            case Question.TakeCards(Seat from, int _) -> "taking cards from %s's hand".formatted(name(from));
            case Question.TakeContract(Seat from) -> "taking a contract from %s".formatted(name(from));
            case Question.Destroy(Seat victim) -> "destroying an installation of %s".formatted(name(victim));
            case Question.TakeRdCard(Seat from) -> "taking an R&D card from %s".formatted(name(from));
            case Question.FightOrResearch() -> "military conflict or research";
            case Question.Rolled(int face) -> "the die shows R&D %d".formatted(face);
            case Question.ExtraProduction() -> "deep drilling";
            case Question.PickFromReserve(int _) -> "taking cards from the reserve";
            case Question.Exchange() -> "exchange phase";
            case Question.Spy() -> "sending a spy satellite";
            case Question.ForeignTrade(Seat active) -> "a trade with %s, perhaps".formatted(name(active));
            case Question.MakeOffer(OfferView offer) -> "preparing an offer to %s".formatted(name(offer.partner()));
            case Question.AnswerOffer(OfferView offer) -> "answering %s's offer".formatted(name(offer.maker()));
            case Question.Build() -> "building phase";
            case Question.Pay(Installation what, var _, int _) ->
                "paying for %s".formatted(a(in(what.label())));
            case Question.ReplaceContract(Contract _) -> "choosing another contract";
            case Question.Arrange(),Question.Vacate() -> "placing colonists";
            case Question.SwitchOff(int _) -> "switching installations off";
            case Question.LeaveInstallations(int _) -> "leaving installations";
            case Question.DiscardCards(int _) -> "discarding cards";
            case Question.ReturnContracts(int _) -> "returning contracts";
            case Question.GameOver() -> "the game is over";
        };
    }

    // Choices

    @Override
    String phrase(MarsAction action, MarsView seen) {
        return switch (action) {
            case MarsAction.Done() -> done(seen.question());
            case MarsAction.PickMine(Resource ore) -> "take %s mine".formatted(Typography.a(in(ore.label())));
            case MarsAction.Keep(Resource what) -> "keep " + in(what.label());
            case MarsAction.PickEvent(EventCard card) -> "play %s: %s".formatted(in(card.label()), text(card));
            case MarsAction.Challenge(Seat opponent) -> "challenge " + name(opponent);
            case MarsAction.Contest(var domain) -> "contest the %s supremacy".formatted(in(domain.label()));
            case MarsAction.Fight(Seat opponent) -> "start a military conflict with " + name(opponent);
            case MarsAction.Roll() -> "roll the R&D die";
            case MarsAction.Reroll() -> "roll again; the second roll counts";
            case MarsAction.Draw() -> "draw the card";
            case MarsAction.Take(Resource what) -> "take " + in(what.label());
            case MarsAction.Seize(Contract contract) -> "take the contract " + pair(contract);
            case MarsAction.Destroy(Installation what) -> "destroy the " + in(what.label());
            case MarsAction.Claim(RdCard card) -> "take %s: %s".formatted(in(card.label()), text(card));
            case MarsAction.Earth(Resource give, Resource get) ->
                "trade %d %s for 1 %s with Earth".formatted(seen.colony(seen.asked()).earthRate(), in(give.label()),
                        in(get.label()));
            case MarsAction.Swap(Contract contract) ->
                "trade 1 %s for 1 %s by contract".formatted(in(contract.give().label()),
                        in(contract.get().label()));
            case MarsAction.Barter(Resource give, Resource get) ->
                "trade 1 %s for 1 %s by supremacy".formatted(in(give.label()), in(get.label()));
            case MarsAction.Play(RdCard card) -> "play %s: %s".formatted(in(card.label()), text(card));
            case MarsAction.SpyOn(Seat opponent) -> "look into the hand of " + name(opponent);
            case MarsAction.Trade(Seat partner) -> "make an offer to " + name(partner);
            case MarsAction.Give(Resource what) -> "give 1 " + in(what.label());
            case MarsAction.Ask(Resource what) -> "ask for 1 " + in(what.label());
            case MarsAction.Propose() -> "propose it";
            case MarsAction.Withdraw() -> "drop the offer";
            case MarsAction.Accept() -> "accept";
            case MarsAction.Decline() -> "decline";
            case MarsAction.Counter() -> "make another offer instead";
            case MarsAction.Build(Installation what) -> build(what, seen);
            case MarsAction.Spare(Resource what) -> "keep 1 " + in(what.label());
            case MarsAction.Pay() -> "pay the rest";
            case MarsAction.Buy(Contract contract) -> "buy the contract " + pair(contract);
            case MarsAction.Break(Contract contract) -> "replace the contract %s by another".formatted(pair(contract));
            case MarsAction.Staff(Installation what) -> "staff " + the(what, nextLevel(what, seen));
            case MarsAction.PowerUp() ->
                "power " + the(Installation.HABITATION, nextLevel(Installation.HABITATION, seen));
            case MarsAction.Rearrange() -> "take colonists off an installation";
            case MarsAction.Vacate(Installation what, int level) ->
                "take colonists off %s%s".formatted(the(what, level),
                        level < seen.colony(seen.asked()).active(what) - (what.printed() ? 1 : 0) && !what.isMine()
                                ? " and those above"
                                : "");
            case MarsAction.SwitchOff(Installation what) -> "switch off " + a(in(what.label()));
            case MarsAction.Leave(Installation what) -> "leave " + a(in(what.label()));
            case MarsAction.Discard(Resource what) -> "discard " + in(what.label());
            case MarsAction.Return(Contract contract) -> "return the contract " + pair(contract);
        };
    }

    private String done(Question question) {
        return switch (question) {
            case Question.FightOrResearch() -> "go on to supply and production";
            case Question.Rolled(int _) -> "draw no card";
            case Question.Exchange() -> "go on to the build phase";
            case Question.ForeignTrade(Seat _) -> "trade no more this turn";
            case Question.Build() -> "go on to the end of the turn";
            case Question.Arrange() -> "end the turn";
            case Question.Vacate() -> "take nobody off after all";
            default -> "done";
        };
    }

    private String build(Installation what, MarsView seen) {
        int level = seen.colony(seen.asked()).built(what) + 1;
        Cost cost = what.cost(Math.min(level, what.topLevel()));
        int spared = Math.min(seen.colony(seen.asked()).discount(), cost.total() - 1);
        return "build %s for %s%s".formatted(one(what, level),
                amounts(cost) + guess(what.costReconstructed(Math.min(level, what.topLevel()))),
                spared == 0 ? "" : ", less " + EnglishCards.cards(spared));
    }

    private static int nextLevel(Installation what, MarsView seen) {
        return seen.colony(seen.asked()).active(what) + (what.printed() ? 0 : 1);
    }

    // Happenings

    @Override
    String say(MarsHappening happening) {
        return switch (happening) {
            case MarsHappening.TurnBegan(Seat who, int turn) -> "turn %d: %s.".formatted(turn, name(who));
            case MarsHappening.MinePicked(Seat who, Resource ore) ->
                "%s takes %s mine.".formatted(name(who), Typography.a(in(ore.label())));
            case MarsHappening.HandDealt(Seat who, List<Resource> hand) ->
                "%s's starting hand: %s.".formatted(name(who),
                        hand.stream().map(r -> in(r.label())).collect(Collectors.joining(", ")));
            case MarsHappening.CardsDrawn(Seat who, int count) ->
                "%s draws %s.".formatted(name(who), EnglishCards.cards(count));
            case MarsHappening.EventDrawn(Seat who, EventCard card) ->
                "%s draws the event “%s”.".formatted(name(who), in(card.label()));
            case MarsHappening.EventPutAside(Seat who) ->
                "%s puts the other event aside, face down.".formatted(name(who));
            case MarsHappening.Gained(Seat who, int count, int lost, Resource what) ->
                "%s gains %d %s%s.".formatted(name(who), count, in(what.label()), lost(lost));
            case MarsHappening.ColonistsGained(Seat who, int count, int lost) ->
                "%s gains %s%s.".formatted(name(who), EnglishCards.colonists(count), lost(lost));
            case MarsHappening.NoEffect(EventCard card) -> "%s has no effect.".formatted(in(card.label()));
            case MarsHappening.Compared(var domain, List<Contender> contenders, Optional<Seat> winner) ->
                "%s: %s. %s".formatted(capital(in(domain.label())),
                        contenders.stream().map(this::contender).collect(Collectors.joining(", ")),
                        winner.map(seat -> name(seat) + " wins.").orElse("Nobody wins."));
            case MarsHappening.SupremacyWon(Seat who, Optional<Seat> from, var domain) ->
                from.map(seat -> "%s takes the %s supremacy from %s.".formatted(name(who), in(domain.label()),
                        name(seat)))
                        .orElseGet(() -> "%s holds the %s supremacy.".formatted(name(who), in(domain.label())));
            case MarsHappening.EnergyBorrowed(Seat who, int _, int now) ->
                "%s can borrow %d energy.".formatted(name(who), now);
            case MarsHappening.SupremacyKept(Seat who, var domain) -> "%s keeps the %s supremacy.".formatted(name(who),
                    in(domain.label()));
            case MarsHappening.CardTaken(Seat by, Seat from, Resource what) ->
                "%s takes 1 %s from %s.".formatted(name(by),
                        in(what.label()), name(from));
            case MarsHappening.CardTakenUnseen(Seat by, Seat from) ->
                "%s takes a card from %s.".formatted(name(by), name(from));
            case MarsHappening.HandLookedAt(Seat by, Seat of) ->
                "%s looks into %s's hand.".formatted(name(by), name(of));
            case MarsHappening.Shielded(Seat who) -> "%s is shielded and loses nothing.".formatted(name(who));
            case MarsHappening.NothingToTake(Seat by, Seat from) ->
                "%s finds nothing in %s's hand.".formatted(name(by), name(from));
            case MarsHappening.ContractTaken(Seat by, Seat from, Contract contract) ->
                "%s takes the contract %s from %s."
                        .formatted(name(by), pair(contract), name(from));
            case MarsHappening.Destroyed(Seat by, Seat of, Installation what, int level, boolean _) ->
                "%s destroys %s's %s."
                        .formatted(name(by), name(of), place(what, level));
            case MarsHappening.RdCardTaken(Seat by, Seat from, RdCard card) ->
                "%s takes “%s” from %s.".formatted(name(by),
                        in(card.label()), name(from));
            case MarsHappening.Rolled(Seat who, int face) -> "%s rolls R&D %d.".formatted(name(who), face);
            case MarsHappening.RdCardPlayed(Seat who, RdCard card) ->
                "%s plays “%s”.".formatted(name(who), in(card.label()));
            case MarsHappening.RdCardKept(Seat who, RdCard card) ->
                "%s keeps “%s” in hand.".formatted(name(who), in(card.label()));
            case MarsHappening.RdCardKeptUnseen(Seat who, int deck) ->
                "%s keeps an R&D %d card in hand.".formatted(name(who), deck);
            case MarsHappening.RdDeckEmpty(int deck) -> "there is no R&D %d card left.".formatted(deck);
            case MarsHappening.MagnaScientia(Seat who, Optional<Seat> from) ->
                from.map(seat -> "%s takes Magna Scientia from %s.".formatted(name(who), name(seat)))
                        .orElseGet(() -> "%s receives Magna Scientia.".formatted(name(who)));
            case MarsHappening.Supplied(Seat who, Resource what) ->
                "%s draws 1 %s from the supply deck.".formatted(name(who), in(what.label()));
            case MarsHappening.SupplyRebuilt(int count) ->
                "a new supply deck of %s is shuffled.".formatted(EnglishCards.cards(count));
            case MarsHappening.Produced(Seat who, Resource what, int count, int lost) ->
                "%s mines %d %s%s.".formatted(name(who), count, in(what.label()), lost(lost));
            case MarsHappening.Exchanged(Seat who, var with, int count, Resource give, Resource get) ->
                "%s exchanges %d %s for 1 %s %s.".formatted(name(who), count, in(give.label()), in(get.label()),
                        with(with));
            case MarsHappening.OfferMade(Offer offer) -> "%s offers %s: %s for %s.".formatted(name(offer.maker()),
                    name(offer.partner()), gives(offer), asks(offer));
            case MarsHappening.OfferAccepted(Offer offer) -> "%s accepts: %s to %s, %s to %s.".formatted(
                    name(offer.partner()), gives(offer), name(offer.partner()), asks(offer), name(offer.maker()));
            case MarsHappening.OfferDeclined(Seat who) -> "%s declines the offer.".formatted(name(who));
            case MarsHappening.Built(Seat who, Installation what, int level, Cost paid) ->
                "%s builds %s for %s.".formatted(name(who), one(what, level), amounts(paid));
            case MarsHappening.HabitationPowered(Seat who, int level, int count) -> "%s's habitation %d is powered: %s."
                    .formatted(name(who), level, EnglishCards.colonists(count));
            case MarsHappening.HabitationPending(Seat who, int level) ->
                "%s's habitation %d waits for energy.".formatted(name(who), level);
            case MarsHappening.ContractBought(Seat who, Contract contract, Cost paid) ->
                "%s %s the contract %s%s.".formatted(name(who), paid.total() == 0 ? "takes" : "buys", pair(contract),
                        paid.total() == 0 ? "" : " for " + amounts(paid));
            case MarsHappening.ContractReturned(Seat who, Contract contract, Cost paid) ->
                "%s returns the contract %s%s.".formatted(name(who), pair(contract),
                        paid.total() == 0 ? "" : " and pays %s for another".formatted(amounts(paid)));
            case MarsHappening.Staffed(Seat who, Installation what, int level) ->
                "%s staffs %s.".formatted(name(who), the(what, level));
            case MarsHappening.Vacated(Seat who, Installation what, int level, int _) ->
                "%s takes the colonist off %s.".formatted(name(who), the(what, level));
            case MarsHappening.SwitchedOff(Seat who, Installation what, int level) ->
                "%s switches off %s.".formatted(name(who), the(what, level));
            case MarsHappening.ColonistsLost(Seat who, int count) ->
                "%s loses %s.".formatted(name(who), EnglishCards.colonists(count));
            case MarsHappening.Left(Seat who, Installation what, int level) ->
                "%s's %s stops: no colonist left.".formatted(name(who), place(what, level));
            case MarsHappening.Discarded(Seat who, Resource what) ->
                "%s discards 1 %s.".formatted(name(who), in(what.label()));
            case MarsHappening.PointsCounted(Seat who, int points, int target) ->
                "%s has %d of %d points.".formatted(name(who), points, target);
            case MarsHappening.Won(Seat who, int points) -> "%s wins with %d points.".formatted(name(who), points);
        };
    }

    private static String lost(int count) {
        return count == 0 ? "" : " (%d lost)".formatted(count);
    }

    private String contender(Contender side) {
        return "%s %d active%s (%s)".formatted(name(side.who()), side.strength(), side.bonus() ? " + bonus" : "",
                side.idle() == 1 ? "1 idle colonist" : side.idle() + " idle colonists");
    }

    private static String with(MarsHappening.With with) {
        return switch (with) {
            case EARTH -> "with Earth";
            case CONTRACT -> "by contract";
            case SUPREMACY -> "by communication supremacy";
        };
    }

    // Obstacles

    @Override
    String say(MarsObstacle obstacle) {
        return switch (obstacle) {
            case MarsObstacle.NoTileLeft(Installation what, int level, boolean reconstructed) ->
                "no %s tile is left%s".formatted(place(what, level), guess(reconstructed));
            case MarsObstacle.FullyBuilt(Installation what) ->
                "every level of your %s is built%s".formatted(in(what.label()), guess(what.topLevelReconstructed()));
            case MarsObstacle.NoMinePlace(int places) -> "all your %d places for mines are taken".formatted(places);
            case MarsObstacle.TooFewCards(Resource what, int have, int need) ->
                "needs %d %s (you have %d)".formatted(need, in(what.label()), have);
            case MarsObstacle.PileEmpty(Resource what) -> "the reserve has no %s".formatted(in(what.label()));
            case MarsObstacle.NotActive(Installation what, int level) ->
                "you need an active %s of level %d".formatted(in(what.label()), level);
            case MarsObstacle.NoChannel() ->
                "needs a working communication module of yours, or one of level 2 of theirs";
            case MarsObstacle.EmptyHand(boolean own) ->
                own ? "you have no card to give" : "the other has no card to give";
            case MarsObstacle.OffersRefused(int limit) ->
                "%d of your offers came to nothing this turn; that is the limit".formatted(limit);
            case MarsObstacle.AlreadyRolled() -> "you have already rolled the die this turn";
            case MarsObstacle.AlreadyFought() -> "you have already fought this turn";
            case MarsObstacle.ContractLimit(int limit) ->
                "your communication modules allow %d; give one up to replace it".formatted(limit);
            case MarsObstacle.ContractHeld() -> "you hold this contract";
            case MarsObstacle.ContractTaken() -> "another player holds this contract";
            case MarsObstacle.NoIdleColonist() -> "no colonist is idle";
            case MarsObstacle.NoEnergy(int consumption, int limit) ->
                "no energy is free: %d of %d are used".formatted(consumption, limit);
            case MarsObstacle.VacatedThisTurn() -> "you have just left it";
            case MarsObstacle.AlreadyUsed() -> "it has been used this turn";
            case MarsObstacle.NobodyToSpyOn() -> "nobody else has a card in hand";
            case MarsObstacle.NothingToBuildWithIt() -> "you could build nothing, even with this card";
        };
    }

    private String pair(Contract contract) {
        return in(contract.give().label()) + " → " + in(contract.get().label());
    }

    private String one(Installation what, int level) {
        return what.isMine() ? a(place(what, level)) : place(what, level);
    }

    /** Mines have no level to know them by. */
    private String the(Installation what, int level) {
        return what.isMine() ? "the " + place(what, level) : place(what, level);
    }

    private static String a(String noun) {
        return Typography.a(noun);
    }
}
