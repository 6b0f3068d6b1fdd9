package cydonia.games.martians;

import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.rules.Dig;
import cydonia.games.martians.table.Table;

/** The board of a {@link Scenario}: posts, displays, weather and events, the excavation, the mission. */
abstract sealed class ScenarioBoard permits Scenario {

    final Table t;

    ScenarioBoard(Table table) {
        this.t = table;
    }

    abstract Scenario scenario();

    // ---- the board ----

    /** Takes the construction token away. */
    public Scenario built(Infrastructure... places) {
        for (Infrastructure where : places) {
            t.posts.sites &= ~where.mask();
        }
        return scenario();
    }

    /** Takes all improvement tokens away. */
    public Scenario improved(Infrastructure... places) {
        for (Infrastructure where : places) {
            t.posts.improvable &= ~where.mask();
        }
        return scenario();
    }

    public Scenario rtg(int energy) {
        t.piles.rtg = energy;
        return scenario();
    }

    public Scenario shows(Expert... experts) {
        for (int i = 0; i < Expert.KINDS; i++) {
            t.piles.expertPile[i] += t.piles.expertsShown[i];
            t.piles.expertsShown[i] = 0;
        }
        for (Expert expert : experts) {
            require(t.piles.expertPile[expert.ordinal()] > 0, expert.id());
            t.piles.expertPile[expert.ordinal()]--;
            t.piles.expertsShown[expert.ordinal()]++;
        }
        return scenario();
    }

    public Scenario shows(Assistant... assistants) {
        for (int i = 0; i < Assistant.KINDS; i++) {
            t.piles.assistantPile[i] += t.piles.assistantsShown[i];
            t.piles.assistantsShown[i] = 0;
        }
        for (Assistant assistant : assistants) {
            require(t.piles.assistantPile[assistant.ordinal()] > 0, assistant.id());
            t.piles.assistantPile[assistant.ordinal()]--;
            t.piles.assistantsShown[assistant.ordinal()]++;
        }
        return scenario();
    }

    public Scenario shows(ResearchTile... tiles) {
        t.piles.tilePile |= t.piles.tilesShown | t.piles.tilesGone;
        t.piles.tilesShown = 0;
        t.piles.tilesGone = 0;
        for (ResearchTile tile : tiles) {
            t.piles.tilePile &= ~(1 << tile.ordinal());
            t.piles.tilesShown |= 1 << tile.ordinal();
        }
        return scenario();
    }

    /** Moves tiles from the pile to the discards. */
    public Scenario discards(ResearchTile... tiles) {
        for (ResearchTile tile : tiles) {
            require((t.piles.tilePile & 1 << tile.ordinal()) != 0, tile.id());
            t.piles.tilePile &= ~(1 << tile.ordinal());
            t.piles.tilesGone |= 1 << tile.ordinal();
        }
        return scenario();
    }

    public Scenario shows(Contract... contracts) {
        t.piles.contractPile |= t.piles.contractsShown;
        t.piles.contractsShown = 0;
        for (Contract contract : contracts) {
            t.piles.contractPile &= ~(1 << contract.ordinal());
            t.piles.contractsShown |= 1 << contract.ordinal();
        }
        return scenario();
    }

    public Scenario weather(Weather weather) {
        t.conditions.weatherPile[t.conditions.weather]++;
        t.conditions.weather = weather.ordinal();
        t.conditions.weatherPile[t.conditions.weather]--;
        return scenario();
    }

    /** The weather card on top of the pile. */
    public Scenario nextWeather(Weather weather) {
        t.conditions.nextWeather = weather.ordinal();
        t.conditions.weatherPile[t.conditions.nextWeather]--;
        return scenario();
    }

    /** The next event card, which everybody has seen. */
    public Scenario nextEvent(Event event) {
        t.conditions.nextEvent = event.ordinal();
        t.conditions.eventsOut |= event.bit();
        return scenario();
    }

    // ---- excavation ----

    /** Puts a face-up token of that kind on a cell, in exchange for the one that lies there. */
    public Scenario token(int cell, TokenKind kind) {
        int[] pool = cell < Area.MAIN ? t.digSite.hiddenTokens : t.digSite.hiddenExtension;
        long bit = 1L << cell;
        require((t.digSite.tokens & bit) != 0, "a token on " + Area.id(cell));
        if ((t.digSite.faceDown & bit) == 0) {
            pool[t.digSite.token[cell]]++;
        }
        require(pool[kind.ordinal()] > 0, kind.id());
        pool[kind.ordinal()]--;
        t.digSite.token[cell] = (byte) kind.ordinal();
        t.digSite.faceDown &= ~bit;
        return scenario();
    }

    /** Takes tokens from the board. */
    public Scenario dug(int... cells) {
        for (int cell : cells) {
            long bit = 1L << cell;
            if ((t.digSite.faceDown & bit) != 0) {
                int[] pool = cell < Area.MAIN ? t.digSite.hiddenTokens : t.digSite.hiddenExtension;
                int kind = 0;
                while (pool[kind] == 0) {
                    kind++;
                }
                pool[kind]--;
                t.digSite.faceDown &= ~bit;
            }
            t.digSite.tokens &= ~bit;
            t.digSite.token[cell] = 0;
            t.digSite.tokensGone++;
        }
        return scenario();
    }

    /** Turns every token up except these. */
    public Scenario faceDownOnly(int... cells) {
        long down = 0;
        for (int cell : cells) {
            down |= 1L << cell;
        }
        for (long left = t.digSite.faceDown & ~down; left != 0; left &= left - 1) {
            Dig.reveal(t, Long.numberOfTrailingZeros(left));
        }
        return scenario();
    }

    public Scenario excavator(int cell) {
        t.digSite.excavator = cell;
        if ((t.digSite.faceDown & 1L << cell) != 0) {
            Dig.reveal(t, cell);
        }
        return scenario();
    }

    // ---- missions ----

    /** Slots of an objective that are filled. */
    public Scenario filled(String objective, int slots) {
        for (int i = 0; i < t.terms.objectives.size(); i++) {
            if (t.terms.objectives.get(i).id().equals(objective)) {
                t.mission.filled[i] = slots;
                return scenario();
            }
        }
        throw new IllegalArgumentException("no objective " + objective);
    }

    public Scenario dust(Infrastructure... places) {
        for (Infrastructure where : places) {
            t.posts.dust |= 1 << where.ordinal();
        }
        return scenario();
    }

    public Scenario refugees(int waiting) {
        t.mission.refugees = waiting;
        return scenario();
    }

    public Scenario hostility(int level) {
        t.mission.hostility = level;
        return scenario();
    }

    public Scenario artefacts(int found) {
        t.mission.artefacts = found;
        return scenario();
    }

    static void require(boolean there, String what) {
        if (!there) {
            throw new IllegalArgumentException("not there: " + what);
        }
    }
}
