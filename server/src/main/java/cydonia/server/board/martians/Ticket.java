package cydonia.server.board.martians;

import java.util.List;

/**
 * Something on offer: a contract, a research tile, somebody for hire, an objective of one's own.
 *
 * @param value
 *            what it is worth, before its icon
 * @param signs
 *            what it asks for
 * @param text
 *            what the card says
 * @param affordable
 *            whether the viewer has what it asks for, apart from time and a marker
 */
public record Ticket(String css, String value, String icon, String name, List<Sign> signs, String text,
        boolean affordable, Mark mark) {
}
