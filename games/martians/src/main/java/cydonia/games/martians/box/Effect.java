package cydonia.games.martians.box;

import java.util.List;

/** Everything an event or a mission can say. Rules and texts are both read from here. */
public sealed interface Effect {

    record Adjust(Knob knob, int delta, Duration until) implements Effect {
    }

    /** Action markers on posts go back to their owners. */
    record MarkersHome() implements Effect {
    }

    /** Whoever is concerned may pay; then the reward happens to them, otherwise the other thing. */
    record PayOr(Who who, int count, Good good, List<Effect> reward, List<Effect> otherwise) implements Effect {
    }

    record AddNeed(Need need, int count) implements Effect {
    }

    record RemoveNeed(Need need, int count) implements Effect {
    }

    record Gain(Who who, int count, Good good) implements Effect {
    }

    record Lose(Who who, int count, Good good) implements Effect {
    }

    record DrawAnalysis(int count) implements Effect {
    }

    record HalveRtg() implements Effect {
    }

    /** An improvement token on the leftmost clear post; a marker there returns to its owner. */
    record Damage(Infrastructure where) implements Effect {
    }

    /** The rightmost open post cannot be used until the end of the cycle. */
    record BlockPost(Infrastructure where) implements Effect {
    }

    /** The first player takes away that many of the face-up tokens nearest to the excavator. */
    record LoseTokens(int count) implements Effect {
    }

    /** The first player turns up that many face-down tokens. */
    record TurnUpTokens(int count) implements Effect {
    }

    record ShowNextEvent() implements Effect {
    }

    /** Each player takes back one marker from the infirmary or the apartments. */
    record MarkerBack() implements Effect {
    }

    record Hostility(int count) implements Effect {
    }

    record Dust(Infrastructure where) implements Effect {
    }

    record RefugeeArrives() implements Effect {
    }

    /** One hunger token for each refugee without shelter. */
    record RefugeesHungry() implements Effect {
    }

    /** Takes away one dust token, where the actor likes. */
    record CleanDust() implements Effect {
    }

    /** A refugee finds shelter and joins the actor as one more action marker, one for each player at most. */
    record ShelterRefugee() implements Effect {
    }
}
