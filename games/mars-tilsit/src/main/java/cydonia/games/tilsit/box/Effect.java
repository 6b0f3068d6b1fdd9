package cydonia.games.tilsit.box;

/** What a card does once. Where two players are involved, one gains and the other loses, whoever drew the card. */
public sealed interface Effect {

    /** Cards of that resource from the reserve, as many as are there. */
    record GainResource(int count, Resource what) implements Effect {
    }

    /** Cards of free choice from the reserve, one by one. */
    record GainAny(int count) implements Effect {
    }

    record GainColonists(int count) implements Effect {
    }

    /** Cards drawn blindly from the loser's hand; a shield helps against it. */
    record TakeBlindly(int count) implements Effect {
    }

    /** Half of the loser's hand, rounded up, drawn blindly. */
    record TakeHalf() implements Effect {
    }

    /** The loser's hand is looked at, and cards are chosen from it. */
    record TakeChosen(int count) implements Effect {
    }

    /** As {@link TakeChosen}, from an opponent chosen now. */
    record Spy(int count) implements Effect {
    }

    /** One of the loser's contracts, even above the limit. */
    record TakeContract() implements Effect {
    }

    /** The highest level of one installation other than a mine is destroyed. */
    record Destroy() implements Effect {
    }

    record DrawRd(int deck) implements Effect {
    }

    /** One of the loser's face-up R&D cards without victory points. */
    record TakeRd() implements Effect {
    }

    /** One held supremacy is judged again. */
    record Contest() implements Effect {
    }

    /** The next installation of this turn costs that many cards less. */
    record Discount(int cards) implements Effect {
    }

    /** The second is carried out when the first finds nothing to act on. */
    record OrElse(Effect first, Effect otherwise) implements Effect {
    }
}
