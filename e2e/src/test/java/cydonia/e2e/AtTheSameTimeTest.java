package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Two people who do research in two browsers at the same time. */
class AtTheSameTimeTest extends InBrowser {

    private static final int PURCHASES = 50;
    private static final int EACH = 2;

    @Test
    void fifty_cards_are_bought_and_none_is_lost_or_clicked_twice() {
        List<Window> people = friends("terraforming-mars", Map.of("corporate-era", "off"));
        for (Window window : people) {
            window.awaitTurn();
            window.choose(window.choices().stream().filter(AtTheSameTimeTest::paysInMoney).findFirst().orElseThrow());
        }
        int bought = 0;
        while (bought < PURCHASES) {
            List<List<String>> wanted = new ArrayList<>();
            for (Window window : people) {
                window.page().locator("#picked").waitFor();
                wanted.add(tick(window));
            }
            people.forEach(window -> window.page().evaluate("document.getElementById('picked').click()"));
            for (int i = 0; i < people.size(); i++) {
                for (String card : wanted.get(i)) {
                    people.get(i).page().locator(card).waitFor();
                    bought++;
                }
                assertThat(people.get(i).page().locator(".notice").count()).as("refusals").isZero();
            }
            passAll(people);
        }
        people.forEach(window -> assertThat(window.complaints()).isEmpty());
    }

    /** Helion is asked how much heat it pays before the cards come to its hand. */
    private static boolean paysInMoney(String corporation) {
        return !corporation.contains("helion");
    }

    /** The last cards first; tells where they will be found in the hand. */
    private static List<String> tick(Window window) {
        List<String> cards = new ArrayList<>();
        Locator boxes = window.page().locator(".pick input[name=action]");
        for (int i = 1; i <= EACH; i++) {
            Locator box = boxes.nth(boxes.count() - i);
            box.check();
            cards.add(box.getAttribute("value").replace("buy ", "#hand-"));
        }
        return cards;
    }

    /** Everybody passes, after what their corporation has to do first. */
    private static void passAll(List<Window> people) {
        for (int turns = 0; turns < 20 && !people.stream().allMatch(Window::picks); turns++) {
            people.stream().filter(window -> window.decides() && !window.picks()).findFirst().ifPresent(window -> {
                List<String> choices = window.choices();
                window.choose(choices.contains("pass") ? "pass" : choices.contains("end") ? "end" : choices.getFirst());
            });
            inStep(people);
        }
    }

    @Test
    @DisplayName("undo stays although the other has chosen in secret meanwhile")
    void undo_survives_a_secret_choice() {
        List<Window> people = friends("terraforming-mars", Map.of("corporate-era", "off"));
        Window ada = people.getFirst();
        String taken = ada.choices().getFirst();
        for (Window window : people) {
            window.awaitTurn();
            window.choose(window.choices().getFirst());
        }
        inStep(people);
        ada.changing(() -> ada.page().locator("button.undo").click());
        assertThat(ada.choices()).contains(taken);
    }
}
