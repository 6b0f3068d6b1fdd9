package cydonia.tables.sight;

import cydonia.engine.Seat;

/** What somebody sees, as text: with all hands open, every other seat has one. */
public record Hand(Seat seat, String text) {
}
