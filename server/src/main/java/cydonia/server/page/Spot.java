package cydonia.server.page;

import java.util.Optional;

/** A place on the page: it can be clicked, or tells why not, or is only there to be seen. */
public record Spot(Optional<TablePage.Choice> choice, Optional<TablePage.Refused> refused) {

    public static final Spot STILL = new Spot(Optional.empty(), Optional.empty());

    public static Spot of(TablePage.Choice choice) {
        return new Spot(Optional.of(choice), Optional.empty());
    }

    public static Spot of(TablePage.Refused refused) {
        return new Spot(Optional.empty(), Optional.of(refused));
    }

    public boolean live() {
        return choice.isPresent();
    }

    public boolean dimmed() {
        return choice.isEmpty() && refused.isPresent();
    }

    public String notation() {
        return choice.map(TablePage.Choice::notation).orElse("");
    }

    public boolean opensSecret() {
        return choice.map(TablePage.Choice::opensSecret).orElse(false);
    }

    /** What it does, or what stands in its way. */
    public String label() {
        return Words.capital(choice.map(TablePage.Choice::label)
                .or(() -> refused.map(r -> r.label() + " — " + String.join("; ", r.reasons()))).orElse(""));
    }
}
