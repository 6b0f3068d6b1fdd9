package cydonia.dunes.table;

import cydonia.engine.Source;

/** What rolls apart from everything else. */
public enum DunesSource implements Source {
    DECK, DIE
}
