package cydonia.tables.room;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/** How the computer helps people at one table: advice and previews, for the table as it is now. */
final class Counsel {

    private static final Text STILL_THINKING = new Text(
            "One moment: the computer is still thinking about the last question.",
            "Un instant : l’ordinateur réfléchit encore à la dernière question.");

    /** Which preview was asked for. */
    private record Asked(int version, Viewer viewer, String action, Language language) {
    }

    private final Thinkers thinkers;
    private final Semaphore thinking = new Semaphore(1);
    private final Map<Asked, Preview> previews = new ConcurrentHashMap<>();
    private volatile Optional<Advice> advice = Optional.empty();

    Counsel(Thinkers thinkers) {
        this.thinkers = thinkers;
    }

    /**
     * Thinks about the seat's decision. That it was asked is written down first, for everybody to see; what it thinks
     * is for the asker. One thought at a time.
     *
     * @param writing
     *            writes the question down, or refuses
     * @param moment
     *            the table as it is then
     */
    Answer advise(Seat seat, Payer payer, Supplier<Answer> writing, Supplier<Moment<?, ?, ?>> moment,
            Seed chance) {
        if (!thinking.tryAcquire()) {
            return new Answer.Impossible(STILL_THINKING);
        }
        try {
            Answer answer = writing.get();
            Moment<?, ?, ?> now = moment.get();
            if (answer instanceof Answer.Done && now.toAct().contains(seat)) {
                advice = Optional.of(thinkers.answer(payer, () -> Advice.of(now, seat, chance)));
            }
            return answer;
        } finally {
            thinking.release();
        }
    }

    /** The advice that seat was given for that version of the table. */
    Optional<Advice> advice(Seat seat, int version) {
        return advice.filter(given -> given.seat() == seat && given.version() == version);
    }

    /** What one of the viewer's choices would change for certain. */
    Preview preview(Sight<?, ?, ?> sight, String action, Language language) {
        Asked asked = new Asked(sight.version(), sight.viewer(), action, language);
        Preview known = previews.get(asked);
        if (known == null) {
            previews.keySet().removeIf(old -> old.version() != asked.version());
            known = sight.preview(action, language);
            previews.put(asked, known);
        }
        return known;
    }
}
