package cydonia.tables.room;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable.Phase;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/** Who comes to sit at a table: by a link of the host, by the list of open tables, or where somebody is away. */
public final class Invitations {

    /** How long somebody may say no to losing a seat. */
    private static final Duration OBJECTION = Duration.ofMinutes(1);

    private final Ledger<?, ?, ?> ledger;
    private final Clock clock;
    private final Function<Command, Answer> submit;

    Invitations(Ledger<?, ?, ?> ledger, Clock clock, Function<Command, Answer> submit) {
        this.ledger = ledger;
        this.clock = clock;
        this.submit = submit;
    }

    /**
     * Opens the seat to whoever has a new link, made from the host's token; the old link and cookie are void. A seat
     * that somebody plays in is recalled first, for all to see, and given away when it is asked for again after a while
     * in which that person has neither said no nor done anything.
     */
    public Answer invite(Seat seat, String hostToken, Entry.Request request) {
        return ledger.alone(() -> ledger.answered(request).orElseGet(() -> inviteAnew(seat, hostToken, request)));
    }

    private Answer inviteAnew(Seat seat, String hostToken, Entry.Request request) {
        Moment<?, ?, ?> now = ledger.moment();
        boolean taken = now.table().phase() != Phase.GATHERING && now.seat(seat).holder().isPresent();
        Optional<Instant> since = Optional.ofNullable(now.recalled().get(seat));
        if (taken && since.isEmpty()) {
            return change(new Event.Recalled(seat), request);
        }
        Duration left = OBJECTION.minus(Duration.between(since.orElse(Instant.EPOCH), clock.instant()));
        if (taken && left.isPositive()) {
            return new Answer.Impossible(Text.of("Whoever plays there may still say no, for %s seconds.",
                    "Qui joue à cette place peut encore refuser, pendant %s secondes.", left.toSeconds() + 1));
        }
        String link = Invitation.link(hostToken, now.table().id(), seat, now.seat(seat).issue() + 1);
        return submit.apply(Command.by(request, new Wish.Change(new Event.Invited(seat)))
                .remembering(Tokens.sha256(link)));
    }

    /** Whoever holds a seat that the host wants to give away says no. */
    public Answer stay(Seat seat, Entry.Request request) {
        return ledger.moment().recalled().containsKey(seat)
                ? change(new Event.Stayed(seat), request)
                : new Answer.Impossible(new Text("Nobody wants to give your seat away.",
                        "Personne ne veut donner votre place."));
    }

    /** Takes the seat of an invitation for a person, both known by their hashes; who already has it keeps it. */
    public Answer join(String invite, String holder, String name, Entry.Request request) {
        return ledger.alone(() -> switch (Invitation.taken(ledger.moment().table(), invite, holder)) {
            case Invitation.Mine() -> new Answer.Done(ledger.moment().version());
            case Invitation.No(Text why) -> new Answer.Impossible(why);
            case Invitation.Yes(Seat seat) -> submit.apply(Command
                    .by(request, new Wish.Change(new Event.Joined(seat, Invitation.tidy(name))))
                    .remembering(holder));
        });
    }

    /** Takes a free seat of a table that is listed for everybody. */
    public Answer joinListed(String holder, String name, Entry.Request request) {
        Moment<?, ?, ?> now = ledger.moment();
        Optional<String> invite = now.table().seats().stream().filter(seat -> seat.kind() == StoredSeat.Kind.OPEN)
                .flatMap(seat -> seat.invite().stream()).findFirst();
        return invite.isPresent() && now.listed() && now.table().phase() == Phase.GATHERING
                ? join(invite.get(), holder, name, request)
                : new Answer.Impossible(new Text("This table is no longer open: look for another one.",
                        "Cette table n’est plus ouverte : cherchez-en une autre."));
    }

    private Answer change(Event event, Entry.Request request) {
        return submit.apply(Command.by(request, new Wish.Change(event)));
    }
}
