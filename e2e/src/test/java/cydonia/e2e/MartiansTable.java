package cydonia.e2e;

import java.util.List;
import java.util.Map;

/** What tests of Martians in a browser have in common. */
abstract class MartiansTable extends InBrowser {

    /**
     * Plays as a program would, for this seat and without the page, until the last turns of the game or for so many
     * decisions.
     */
    private static final String FORWARD = """
            async ([table, decisions, turn]) => {
              const worth = {'no-trade': 9, pass: 4, decline: 4, withdraw: 4, rest: 3, finish: 2, counter: 1, 'draw-rtg': 1, offer: -1};
              const hash = text => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 7);
              const enough = several => {
                const picked = [];
                const used = limit => picked.reduce((sum, item) => sum + item.uses[limit], 0);
                for (const item of several.items.toReversed())
                  for (let i = 0; i < item.most && several.limits.some((limit, n) => used(n) < (limit.least ?? 0)); i++) picked.push(item);
                return picked.map(item => item.notation);
              };
              for (let made = 0; made < decisions;) {
                const state = await (await fetch(`/api/tables/${table}`)).json();
                const clock = state.observation.clock;
                if (state.phase === 'over' || clock.cycle === clock.cycles && clock.turn >= turn) return;
                const choices = state.choices ?? [];
                if (!state.several && !choices.length) { await new Promise(done => setTimeout(done, 5)); continue; }
                const rank = action => (worth[action.split(' ')[0]] ?? 6) * 65521 + hash(action + made);
                const actions = state.several ? enough(state.several)
                  : [choices.map(choice => choice.notation).reduce((best, next) => rank(next) > rank(best) ? next : best)];
                const answer = await fetch(`/api/tables/${table}/act`, {method: 'POST', headers: {'Content-Type': 'application/json'},
                  body: JSON.stringify({version: state.version, key: `${made} ${state.version}`, actions})});
                if (answer.status >= 422) throw new Error(actions + ': ' + await answer.text());
                made++;
              }
            }""";
    private static final int NEVER = 99;
    private static final int LAST_TURN = 3;

    /** A table of one's own, alone or against one computer player. */
    Window table(int[] size, String language, String seat, Map<String, String> options) {
        return table("martians", size, language, seat, options);
    }

    /** Leaves the table, makes so many decisions without it, and comes back. */
    static void forward(Window window, int decisions) {
        away(window, decisions, NEVER);
    }

    /** The same until the last turns of the last cycle. */
    static void forwardToTheLastTurns(Window window) {
        away(window, Integer.MAX_VALUE, LAST_TURN);
    }

    private static void away(Window window, int decisions, int turn) {
        String table = window.page().url();
        window.page().navigate(table.replaceFirst("/t/.*", "/privacy"));
        window.page().evaluate(FORWARD, List.of(table.replaceFirst(".*/t/([^/?#]+).*", "$1"), decisions, turn));
        window.page().navigate(table);
        window.awaitTurn();
    }
}
