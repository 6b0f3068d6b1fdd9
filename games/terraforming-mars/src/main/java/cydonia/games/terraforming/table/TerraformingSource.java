package cydonia.games.terraforming.table;

import cydonia.engine.Source;

/** What rolls apart from everything else. */
public enum TerraformingSource implements Source {
    PROJECTS, CORPORATIONS, FIRST_PLAYER
}
