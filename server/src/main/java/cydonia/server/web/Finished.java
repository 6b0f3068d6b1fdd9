package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Replay;
import cydonia.tables.room.Reviewed;
import cydonia.tables.room.Sight;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game that is over, played at a table or brought along as a file.
 *
 * @param id
 *            of the table or of the file
 * @param address
 *            of the game; its result and its review are found below it
 * @param replay
 *            where it is seen again
 * @param sight
 *            how it ended, through the eyes of whoever looks
 * @param game
 *            the whole of it
 * @param reviewed
 *            the game with its review as it was kept
 */
record Finished(String id, String address, String replay, Sight<?, ?, ?> sight, Replay game,
        Function<String, Optional<Reviewed<?, ?, ?>>> reviewed, Language language) {
}
