package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.Terms;

/** Markers and colonists, crew by crew. */
public final class Crews {

    /** Markers that may be placed. */
    public final int[] reserve;
    /** Markers in each ward. */
    public final int[] wards;
    public final int[] dead;
    /** Turns in which dead colonists are missed, as bits. */
    public final int[] absences;
    /** The wards to which markers have yet to go, in order; see {@code Wards}. */
    public final int[] due;
    /** Posts from which markers were sent in this maintenance, as bits. */
    public final int[] sent;
    /** Crews for which a refugee works, as bits. */
    public int refugeeHelpers;

    Crews(Terms terms) {
        reserve = new int[terms.crews];
        wards = new int[terms.crews * Ward.KINDS];
        dead = new int[terms.crews];
        absences = new int[terms.crews];
        due = new int[terms.crews];
        sent = new int[terms.crews];
    }

    Crews(Crews other) {
        reserve = other.reserve.clone();
        wards = other.wards.clone();
        dead = other.dead.clone();
        absences = other.absences.clone();
        due = other.due.clone();
        sent = other.sent.clone();
        refugeeHelpers = other.refugeeHelpers;
    }

    void imprint(Imprint to) {
        to.put(reserve).put(wards).put(dead).put(absences).put(due).put(sent).put(refugeeHelpers);
    }
}
