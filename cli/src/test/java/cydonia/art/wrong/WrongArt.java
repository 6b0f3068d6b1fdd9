package cydonia.art.wrong;

import cydonia.engine.Position;
import gg.jte.Content;

/** Drawings that know what they may not know, one thing each. */
public final class WrongArt {

    private WrongArt() {
    }

    public static final class KnowsAPosition {
        public boolean over(Position<?, ?, ?> position) {
            return position.outcome().isPresent();
        }
    }

    public static final class KnowsATemplate {
        public Object template(Content content) {
            return content;
        }
    }
}
