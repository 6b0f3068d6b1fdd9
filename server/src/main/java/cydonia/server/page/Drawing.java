package cydonia.server.page;

import java.util.List;

/** How one game fills the frame of a table: one template draws it, the groups go into the prompt. */
public interface Drawing {

    /** The template of the board, given the page and this drawing. */
    String template();

    /** What can be seen of the round at a glance: turn, phase, target. */
    String moment();

    List<ChoiceGroup> groups();
}
