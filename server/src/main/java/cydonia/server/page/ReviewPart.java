package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The review of a finished game, a section of the page of its result: {@code GET /t/{table}/review} or
 * {@code /replays/{id}/review}.
 *
 * @param percent
 *            how much of it is done
 * @param insight
 *            what came of it, once it is done
 */
public record ReviewPart(Language language, Links links, Stage stage, int percent, Optional<Insight> insight) {

    /** How far it is. */
    public enum Stage {
        WAITING, UNDER_WAY, DONE, FAILED
    }

    /**
     * Addresses.
     *
     * @param part
     *            of this section alone
     * @param result
     *            of the page around it
     * @param replay
     *            of the game seen again
     */
    public record Links(String part, String result, String replay) {
    }

    /**
     * What came of it.
     *
     * @param unit
     *            what the parts of the game are called; empty where it has none
     * @param others
     *            whether there are others whose mistakes could matter
     */
    public record Insight(ChanceChart chart, String unit, List<Player> players, List<Card> cards, boolean others) {
        public Insight {
            players = List.copyOf(players);
            cards = List.copyOf(cards);
        }
    }

    /**
     * One seat, in hundredths.
     *
     * @param accuracy
     *            which part of its decisions was sound
     * @param first
     *            its chance after the first decision; what follows leads from there to {@code last}
     */
    public record Player(Chair chair, int accuracy, int mistakes, int inaccuracies, int first, int own, int others,
            int luck, int last) {
    }

    /**
     * A decisive moment.
     *
     * @param chapter
     *            when it was; empty where that has no name
     * @param command
     *            how many commands had been given
     * @param taken
     *            what was done, and what the chance was after it
     * @param better
     *            what the computer would have done, likewise
     */
    public record Card(int number, String chapter, int command, Chair chair, Way taken, Way better) {

        public int loss() {
            return better.percent() - taken.percent();
        }
    }

    /** One way to decide, with what it changes for certain. */
    public record Way(String label, List<String> effects, int percent) {
        public Way {
            effects = List.copyOf(effects);
        }
    }

    public boolean making() {
        return stage == Stage.WAITING || stage == Stage.UNDER_WAY;
    }

    /** Where to ask again, as long as that makes sense. */
    public @Nullable String again() {
        return making() ? links.part() : null;
    }

    public String sentence() {
        return switch (stage) {
            case WAITING -> Words.REVIEW_WAITS.in(language);
            case UNDER_WAY -> Words.fill(Words.REVIEW_GOES_ON, language, percent);
            case DONE -> Words.REVIEW_HINT.in(language);
            case FAILED -> Words.REVIEW_FAILED.in(language);
        };
    }

    /** The replay at a moment, through the eyes of whoever decided there. */
    public String link(int command, Seat eyes) {
        return links.replay() + "?at=" + command + "&eyes=" + eyes.word();
    }

    /** The replay at a moment. */
    public String link(int command) {
        return links.replay() + "?at=" + command;
    }
}
