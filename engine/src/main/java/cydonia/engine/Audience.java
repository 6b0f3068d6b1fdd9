package cydonia.engine;

/** Somebody who listens to what happens. Rules tell nothing where nobody does. */
public interface Audience {

    Audience NOBODY = new Audience() {
        @Override
        public boolean listens() {
            return false;
        }

        @Override
        public void hear(Happening happening) {
            // nobody does
        }
    };

    default boolean listens() {
        return true;
    }

    void hear(Happening happening);
}
