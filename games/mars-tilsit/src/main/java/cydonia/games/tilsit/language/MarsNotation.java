package cydonia.games.tilsit.language;

import cydonia.engine.Notation;
import cydonia.engine.Text;
import cydonia.engine.Word;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;

/** How actions are written, one line each. */
public final class MarsNotation {

    private static final Word<Resource> RESOURCE = Word.of(new Text("a resource", "une matière première"), Resource.ALL,
            Resource::word);
    private static final Word<Installation> INSTALLATION = Word.of(new Text("an installation", "une installation"),
            Installation.ALL, Installation::word);
    private static final Word<Contract> CONTRACT = Word.of(new Text("a contract", "un contrat"), Contract.ALL,
            Contract::word);
    private static final Word<Domain> DOMAIN = Word.of(new Text("a domain", "un domaine"), Domain.ALL, Domain::word);
    private static final Word<EventCard> EVENT = Word.of(new Text("an event", "un événement"), EventCard.ALL,
            EventCard::word);
    private static final Word<RdCard> RD_CARD = Word.of(new Text("an R&D card", "une carte R&D"), RdCard.ALL,
            RdCard::word);
    private static final Word<Integer> LEVEL = Word.number(new Text("a level", "un niveau"), 0, 4);

    // spotless:off — one form per line
    public static final Notation<MarsAction> FORMS = Notation.<MarsAction>builder()
            .form("mine _", MarsAction.PickMine.class, RESOURCE, MarsAction.PickMine::of, MarsAction.PickMine::ore)
            .form("keep _", MarsAction.Keep.class, RESOURCE, MarsAction.Keep::of, MarsAction.Keep::what)
            .form("event _", MarsAction.PickEvent.class, EVENT, MarsAction.PickEvent::new, MarsAction.PickEvent::card)
            .form("challenge _", MarsAction.Challenge.class, Word.SEAT, MarsAction.Challenge::new, MarsAction.Challenge::opponent)
            .form("contest _", MarsAction.Contest.class, DOMAIN, MarsAction.Contest::of, MarsAction.Contest::domain)
            .form("fight _", MarsAction.Fight.class, Word.SEAT, MarsAction.Fight::new, MarsAction.Fight::opponent)
            .form("roll", MarsAction.ROLL)
            .form("reroll", MarsAction.REROLL)
            .form("draw", MarsAction.DRAW)
            .form("take _", MarsAction.Take.class, RESOURCE, MarsAction.Take::of, MarsAction.Take::what)
            .form("seize _", MarsAction.Seize.class, CONTRACT, MarsAction.Seize::of, MarsAction.Seize::contract)
            .form("destroy _", MarsAction.Destroy.class, INSTALLATION, MarsAction.Destroy::of, MarsAction.Destroy::what)
            .form("claim _", MarsAction.Claim.class, RD_CARD, MarsAction.Claim::of, MarsAction.Claim::card)
            .form("earth _ for _", MarsAction.Earth.class, RESOURCE, RESOURCE, MarsAction.Earth::new, MarsAction.Earth::give, MarsAction.Earth::get)
            .form("swap _", MarsAction.Swap.class, CONTRACT, MarsAction.Swap::of, MarsAction.Swap::contract)
            .form("barter _ for _", MarsAction.Barter.class, RESOURCE, RESOURCE, MarsAction.Barter::new, MarsAction.Barter::give, MarsAction.Barter::get)
            .form("play _", MarsAction.Play.class, RD_CARD, MarsAction.Play::of, MarsAction.Play::card)
            .form("spy _", MarsAction.SpyOn.class, Word.SEAT, MarsAction.SpyOn::new, MarsAction.SpyOn::opponent)
            .form("trade _", MarsAction.Trade.class, Word.SEAT, MarsAction.Trade::new, MarsAction.Trade::partner)
            .form("give _", MarsAction.Give.class, RESOURCE, MarsAction.Give::of, MarsAction.Give::what)
            .form("ask _", MarsAction.Ask.class, RESOURCE, MarsAction.Ask::of, MarsAction.Ask::what)
            .form("propose", MarsAction.PROPOSE)
            .form("withdraw", MarsAction.WITHDRAW)
            .form("accept", MarsAction.ACCEPT)
            .form("decline", MarsAction.DECLINE)
            .form("counter", MarsAction.COUNTER)
            .form("build _", MarsAction.Build.class, INSTALLATION, MarsAction.Build::of, MarsAction.Build::what)
            .form("spare _", MarsAction.Spare.class, RESOURCE, MarsAction.Spare::of, MarsAction.Spare::what)
            .form("pay", MarsAction.PAY)
            .form("buy _", MarsAction.Buy.class, CONTRACT, MarsAction.Buy::of, MarsAction.Buy::contract)
            .form("break _", MarsAction.Break.class, CONTRACT, MarsAction.Break::of, MarsAction.Break::contract)
            .form("staff _", MarsAction.Staff.class, INSTALLATION, MarsAction.Staff::of, MarsAction.Staff::what)
            .form("power habitation", MarsAction.POWER_UP)
            .form("rearrange", MarsAction.REARRANGE)
            .form("vacate _ _", MarsAction.Vacate.class, INSTALLATION, LEVEL, MarsAction.Vacate::of, MarsAction.Vacate::what, MarsAction.Vacate::level)
            .form("switch-off _", MarsAction.SwitchOff.class, INSTALLATION, MarsAction.SwitchOff::of, MarsAction.SwitchOff::what)
            .form("leave _", MarsAction.Leave.class, INSTALLATION, MarsAction.Leave::of, MarsAction.Leave::what)
            .form("discard _", MarsAction.Discard.class, RESOURCE, MarsAction.Discard::of, MarsAction.Discard::what)
            .form("return _", MarsAction.Return.class, CONTRACT, MarsAction.Return::of, MarsAction.Return::contract)
            .form("done", MarsAction.DONE)
            .build();
    // spotless:on

    private MarsNotation() {
    }
}
