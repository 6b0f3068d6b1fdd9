package cydonia.server.page;

import cydonia.tables.sight.Barred;
import cydonia.tables.sight.Choice;
import java.util.Optional;

/** A place on the page: it can be clicked, or tells why not, or is only there to be seen. */
public record Spot(Optional<Choice<?>> choice, Optional<Barred<?>> refused) {

    /** The same in every language. */
    private static final String BETWEEN_REASONS = " · ";

    public static final Spot STILL = new Spot(Optional.empty(), Optional.empty());

    public static Spot of(Choice<?> choice) {
        return new Spot(Optional.of(choice), Optional.empty());
    }

    public static Spot of(Barred<?> refused) {
        return new Spot(Optional.empty(), Optional.of(refused));
    }

    public boolean live() {
        return choice.isPresent();
    }

    public boolean dimmed() {
        return choice.isEmpty() && refused.isPresent();
    }

    public String notation() {
        return choice.map(Choice::notation).orElse("");
    }

    public boolean opensSecret() {
        return choice.map(Choice::opensSecret).orElse(false);
    }

    /** Whether it may be done and achieves nothing: it is asked about before. */
    public boolean pointless() {
        return choice.map(Choice::pointless).orElse(false);
    }

    /** What it does, or what stands in its way. */
    public String label() {
        return Words.capital(choice.map(Choice::label)
                .or(() -> refused.map(r -> r.label() + " — " + String.join(BETWEEN_REASONS, r.reasons()))).orElse(""));
    }
}
