package cydonia.server.web;

import cydonia.engine.Text;
import io.javalin.http.HttpStatus;

/** A request that cannot be answered as it wished, with the status and a sentence for whoever sent it. */
final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final HttpStatus status;
    private final transient Text why;

    Problem(HttpStatus status, Text why) {
        super(why.en(), null, false, false);
        this.status = status;
        this.why = why;
    }

    /** The same for a table that is not there and for one that is none of the asker's business. */
    static Problem noTable() {
        return new Problem(HttpStatus.NOT_FOUND, new Text(
                "There is no such table, or you have no seat at it. Open your invitation again.",
                "Cette table n’existe pas, ou vous n’y avez pas de place. Rouvrez votre invitation."));
    }

    static Problem noInvitation() {
        return new Problem(HttpStatus.NOT_FOUND, new Text("This invitation has been used or withdrawn.",
                "Cette invitation a déjà servi ou a été retirée."));
    }

    static Problem nothingHere() {
        return new Problem(HttpStatus.NOT_FOUND, new Text("This page does not exist.", "Cette page n’existe pas."));
    }

    static Problem forbidden(String en, String fr) {
        return new Problem(HttpStatus.FORBIDDEN, new Text(en, fr));
    }

    static Problem bad(String en, String fr) {
        return new Problem(HttpStatus.BAD_REQUEST, new Text(en, fr));
    }

    HttpStatus status() {
        return status;
    }

    Text why() {
        return why;
    }
}
