package cydonia.server.page;

import cydonia.engine.Seat;
import cydonia.engine.Thing;
import cydonia.tables.sight.Picking;
import java.util.List;
import java.util.Optional;

/** How one game fills the frame of a table: one template draws it, the groups go into the prompt. */
public interface Drawing {

    TablePage<?, ?> page();

    /** The template of the board, given the page and this drawing. */
    String template();

    /** What can be seen of the round at a glance: turn, phase, target. */
    String moment();

    /**
     * How this game is played, where there is room to say it beside the moment; nothing where there is one way only.
     */
    default String mode() {
        return "";
    }

    List<ChoiceGroup> groups();

    /** Parts of the board that have a tab of their own where there is no room for all. */
    default List<View> views() {
        return List.of();
    }

    /** How many things can be chosen on the board itself, where its tab tells that. */
    default int choicesOnBoard() {
        return 0;
    }

    /** The name of the view where the decision is taken. */
    default String stage() {
        return "board";
    }

    /** Style sheets of its own, in their order. */
    default List<String> styles() {
        return List.of();
    }

    /** A template for the prompt, before the choices: how far the action has come, what it is about. */
    default Optional<String> aside() {
        return Optional.empty();
    }

    /** A template for the top of the side column: the others, a checklist. */
    default Optional<String> beside() {
        return Optional.empty();
    }

    /** Whether the line under the question tells what choices cost and change, instead of a box beside each. */
    default boolean tellsOutlook() {
        return false;
    }

    /** The symbol of something that facts are about, where the game has one. */
    default Optional<String> icon(Thing thing) {
        return Optional.empty();
    }

    /** What people of this game look for before the points of a seat, if anything. */
    default Optional<Figure> figure(Seat seat) {
        return Optional.empty();
    }

    /** Whether all seats share one score, which then stands on the board and not beside every name. */
    default boolean sharesPoints() {
        return false;
    }

    /** A number with its symbol and its name. */
    record Figure(String icon, int value, String name) {
    }

    /** Whether the prompt keeps its height whatever is asked, so that the board stays where it is. */
    default boolean steady() {
        return false;
    }

    /** A template that compares the players, above where the points come from, if the game has one. */
    default Optional<String> side() {
        return Optional.empty();
    }

    /** Whether the board itself draws what is ticked among several things; otherwise the prompt lists it. */
    default boolean drawsPicks() {
        return false;
    }

    /** How many of a thing to choose are chosen to begin with: what most people would choose. */
    default int preset(Picking.Item<?> item) {
        return 0;
    }

    /** How confirming several things reads, where the game has better words than any other. */
    default Optional<Confirm> confirm() {
        return Optional.empty();
    }

    /** The words on the button that confirms: nothing chosen, or so many ({@code %n}) for so much ({@code %p}). */
    record Confirm(String none, String some) {
    }

    /**
     * A tab: the word for the browser, the icon and the words for people.
     *
     * @param choices
     *            how many things can be chosen behind it now, where the tab tells that
     */
    record View(String name, String icon, String words, int choices) {

        public View(String name, String icon, String words) {
            this(name, icon, words, 0);
        }
    }
}
