package cydonia.games.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Who;

/** What the effects of events (rulebook p. 13), of missions and of tolls do to the whole table. */
final class Consequences {

    private Consequences() {
    }

    /** Carries out an effect that concerns the whole table. */
    static void apply(Table t, Effect effect) {
        switch (effect) {
            case Effect.Adjust adjust -> {
                int[] knobs = switch (adjust.until()) {
                    case TURN -> t.conditions.turnKnobs;
                    case CYCLE -> t.conditions.cycleKnobs;
                    case GAME, WEATHER -> t.conditions.gameKnobs;
                };
                knobs[adjust.knob().ordinal()] += adjust.delta();
            }
            case Effect.MarkersHome _ -> {
                while (t.posts.occupied != 0) {
                    t.sendHome(Integer.numberOfTrailingZeros(t.posts.occupied));
                }
            }
            case Effect.AddNeed add -> {
                for (int i = 0; i < add.count(); i++) {
                    addNeed(t, add.need());
                }
            }
            case Effect.RemoveNeed remove -> {
                for (int i = 0; i < remove.count(); i++) {
                    removeNeed(t, remove.need());
                }
            }
            case Effect.Gain gain -> change(t, gain.who(), gain.good(), gain.count());
            case Effect.Lose lose -> change(t, lose.who(), lose.good(), -lose.count());
            case Effect.DrawAnalysis draw -> Displays.drawAnalysis(t, t.calendar.first, draw.count());
            case Effect.HalveRtg _ -> {
                int lost = t.piles.rtg - t.piles.rtg / 2;
                t.piles.rtg -= lost;
                if (t.listens()) {
                    t.tell(new MartiansHappening.RtgHalved(lost, t.piles.rtg));
                }
            }
            case Effect.Damage damage -> damage(t, damage.where());
            case Effect.BlockPost block -> block(t, block.where());
            case Effect.LoseTokens lose -> TokenEvents.lose(t, lose.count());
            case Effect.TurnUpTokens turn -> TokenEvents.turnUp(t, turn.count());
            case Effect.ShowNextEvent _ -> foresee(t);
            case Effect.MarkerBack _ -> Wards.askBack(t);
            case Effect.Hostility rise -> {
                t.mission.hostility += rise.count();
                if (t.listens()) {
                    t.tell(new MartiansHappening.HostilityRose(rise.count(), t.mission.hostility));
                }
            }
            case Effect.Dust dust -> {
                t.posts.dust |= 1 << dust.where().ordinal();
                if (t.listens()) {
                    t.tell(new MartiansHappening.DustCame(dust.where()));
                }
            }
            case Effect.RefugeeArrives _ -> {
                t.mission.refugees++;
                if (t.listens()) {
                    t.tell(new MartiansHappening.RefugeeCame());
                }
            }
            case Effect.RefugeesHungry _ -> {
                for (int i = 0; i < t.mission.refugees; i++) {
                    addNeed(t, Need.HUNGER);
                }
            }
            case Effect.PayOr _,Effect.CleanDust _,Effect.ShelterRefugee _ ->
                throw new IllegalArgumentException("somebody has to do this: " + effect);
        }
    }

    private static void change(Table t, Who who, Good good, int count) {
        switch (who) {
            case FIRST_PLAYER -> change(t, t.terms.stockOf(t.calendar.first), good, count);
            case EACH_STOCK, EACH_REPUTATION -> {
                for (int stock = 0; stock < t.terms.stocks; stock++) {
                    change(t, stock, good, count);
                }
            }
            case EACH_STOCK_PER_PLAYER -> {
                int times = t.terms.sharedStock ? t.terms.crews : 1;
                for (int stock = 0; stock < t.terms.stocks; stock++) {
                    change(t, stock, good, count * times);
                }
            }
            case SUBJECT -> throw new IllegalArgumentException("nobody is concerned");
        }
    }

    /** A loss takes what is there. */
    static void change(Table t, int stock, Good good, int count) {
        int really = Math.max(count, -t.stocks.of(stock, good));
        t.stocks.add(stock, good, really);
        if (really != 0 && t.listens()) {
            Seat seat = Seat.of(stock);
            t.tell(really > 0
                    ? new MartiansHappening.Gained(seat, good, really)
                    : new MartiansHappening.Lost(seat, good, -really));
        }
    }

    /** In each colony, in the quarters with the fewest of that kind, the lowest number first. */
    static void addNeed(Table t, Need need) {
        if (t.terms.sharedColony) {
            int to = 0;
            for (int quarters = 1; quarters < t.terms.quartersInUse; quarters++) {
                if (t.colonies.need(quarters, need) < t.colonies.need(to, need)) {
                    to = quarters;
                }
            }
            addNeed(t, need, to);
        } else {
            for (int quarters = 0; quarters < t.terms.seats; quarters++) {
                addNeed(t, need, quarters);
            }
        }
    }

    private static void addNeed(Table t, Need need, int quarters) {
        t.colonies.needs[quarters * Need.KINDS + need.ordinal()]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.NeedAdded(t.ownerOf(quarters), need, quarters + 1));
        }
    }

    /** In each colony, from the quarters with the most of that kind, the lowest number first. */
    private static void removeNeed(Table t, Need need) {
        if (t.terms.sharedColony) {
            int from = 0;
            for (int quarters = 1; quarters < t.terms.quartersInUse; quarters++) {
                if (t.colonies.need(quarters, need) > t.colonies.need(from, need)) {
                    from = quarters;
                }
            }
            takeNeed(t, need, from);
        } else {
            for (int quarters = 0; quarters < t.terms.seats; quarters++) {
                takeNeed(t, need, quarters);
            }
        }
    }

    private static void takeNeed(Table t, Need need, int quarters) {
        if (t.colonies.need(quarters, need) > 0) {
            Relief.remove(t, need, quarters);
        }
    }

    private static void damage(Table t, Infrastructure where) {
        int clear = where.mask() & ~(t.posts.unavailable | t.posts.improvable);
        if (t.underConstruction(where) || clear == 0) {
            return;
        }
        int post = Integer.numberOfTrailingZeros(clear);
        t.posts.improvable |= 1 << post;
        if (t.listens()) {
            t.tell(new MartiansHappening.Damaged(where));
        }
        if ((t.posts.occupied & 1 << post) != 0) {
            t.sendHome(post);
        }
    }

    private static void block(Table t, Infrastructure where) {
        int open = where.mask() & ~(t.posts.unavailable | t.posts.blocked);
        if (open == 0) {
            return;
        }
        int post = 31 - Integer.numberOfLeadingZeros(open);
        t.posts.blocked |= 1 << post;
        if (t.listens()) {
            t.tell(new MartiansHappening.PostBlocked(where));
        }
        if ((t.posts.occupied & 1 << post) != 0) {
            t.sendHome(post);
        }
    }

    /** Everyone looks at the next event: the other card of this cycle, or one of the next. */
    private static void foresee(Table t) {
        int cycle = t.calendar.turn == 1 ? t.calendar.cycle : t.calendar.cycle + 1;
        if (cycle <= Event.CYCLES) {
            t.conditions.nextEvent = Displays.drawEvent(t, cycle);
            t.secretsOpened++;
            if (t.listens()) {
                t.tell(new MartiansHappening.NextEventSeen(Event.of(t.conditions.nextEvent)));
            }
        }
    }
}
