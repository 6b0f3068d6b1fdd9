package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Martians under a finger, on a small phone. */
class MartiansPhoneTest extends MartiansTable {

    private static final int DECISIONS = 45;

    /** Choices that a finger would miss: a point 20 px from the middle belongs to something else. */
    private static final String MISSED = """
            () => [...document.querySelectorAll('#board button[name=action], #prompt button[name=action], #board label.pick, .tabs button')]
              .filter(e => e.checkVisibility()).filter(e => {
                e.scrollIntoView({block: 'center', inline: 'center'});
                const box = e.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
                const hit = (dx, dy) => { const at = document.elementFromPoint(Math.min(innerWidth - 1, Math.max(0, x + dx)), y + dy); return at && (e.contains(at) || at.contains(e)); };
                return ![[0, 0], [-20, 0], [20, 0], [0, -20], [0, 20]].every(([dx, dy]) => hit(dx, dy));
              }).map(e => (e.value || e.textContent.trim()) + ' ' + e.className).join('|')""";

    @Test
    void the_first_tap_tells_and_the_second_one_does_it() {
        Window ada = table(Window.PHONE, "fr-FR", "computer:random", Map.of("mode", "com"));
        int rests = 0;
        for (int decision = 0; decision < DECISIONS && !ada.over(); decision++, ada.awaitTurn()) {
            if (decision % 5 == 0) {
                assertThat(String.valueOf(ada.page().evaluate(MISSED))).as("too small for a finger").isEmpty();
            }
            if (ada.picks()) {
                rests++;
                tick(ada);
            } else {
                tap(ada, Martian.choice(ada.choices(), decision));
            }
        }
        assertThat(rests).as("things ticked together").isPositive();
        assertThat(ada.complaints()).isEmpty();
    }

    private static void tap(Window ada, String action) {
        Locator target = ada.page().locator("button[name=action][value='" + action + "']:visible").first();
        boolean onBoard = (boolean) target.evaluate("e => !!e.closest('#board')");
        if (!onBoard) {
            ada.changing(target::tap, () -> ada.page().locator("#sure button.danger").tap());
            return;
        }
        target.tap();
        Locator go = ada.page().locator("#outlook button");
        go.waitFor();
        // not the version: others may choose at the same time
        assertThat(ada.choicesIn("#board")).as("the first tap of %s only tells", action).contains(action);
        assertThat(ada.page().locator("#outlook .saying").textContent()).isNotBlank();
        ada.changing(go::tap, () -> ada.page().locator("#sure button.danger").tap());
    }

    /** Ticks with a finger until the choice can be confirmed. */
    private static void tick(Window ada) {
        Locator more = ada.page().locator(
                ":is(label.pick:has(input:enabled:not(:checked)), .pick.many button[data-more='1']:enabled):visible");
        for (String view : List.of("", "board", "mine", "dig")) {
            if (!view.isEmpty() && more.count() == 0) {
                ada.show(view);
            }
        }
        for (int taps = 0; taps < 8 && ada.page().locator("#picked").isDisabled(); taps++) {
            more.last().tap();
        }
        ada.changing(() -> ada.page().locator("#picked").tap());
    }
}
