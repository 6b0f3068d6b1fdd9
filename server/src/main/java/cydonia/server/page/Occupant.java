package cydonia.server.page;

/** Who sits on a seat. */
public enum Occupant {
    PERSON, COMPUTER, OPEN
}
