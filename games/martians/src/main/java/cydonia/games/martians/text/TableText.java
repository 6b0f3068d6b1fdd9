package cydonia.games.martians.text;

import static java.util.stream.Collectors.joining;

import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Typography;
import cydonia.games.martians.MartiansView;
import cydonia.games.martians.MartiansView.Board;
import cydonia.games.martians.MartiansView.Crew;
import cydonia.games.martians.MartiansView.Ground;
import cydonia.games.martians.MartiansView.PostView;
import cydonia.games.martians.MartiansView.Progress;
import cydonia.games.martians.MartiansView.Quarters;
import cydonia.games.martians.Question;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Named;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.TokenKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The table as text, at most eighty columns wide. */
final class TableText {

    private static final int WIDTH = 80;

    private final Language language;
    private final Names names;
    private final MartiansView seen;
    private final CardWords words;
    private final MissionWords missions;
    private final StringBuilder text = new StringBuilder();

    TableText(Language language, Names names, MartiansView seen, CardWords words, MissionWords missions) {
        this.language = language;
        this.names = names;
        this.seen = seen;
        this.words = words;
        this.missions = missions;
    }

    String text() {
        clock();
        objectives();
        quarters();
        posts();
        excavation();
        displays();
        seen.boards().forEach(this::board);
        crews();
        return text.toString();
    }

    /** What somebody holds is the goods of their board. */
    String text(Prose.Part part) {
        switch (part) {
            case MAP -> {
                quarters();
                posts();
                excavation();
            }
            case PLAYERS -> {
                seen.boards().forEach(this::board);
                crews();
            }
            case HAND ->
                seen.boards().stream().filter(board -> seen.mode().sharedStock() || board.seat() == seen.viewer())
                        .limit(1).forEach(this::board);
        }
        return text.toString();
    }

    private String in(String en, String fr) {
        return Typography.set(language, language == Language.EN ? en : fr);
    }

    private String set(String sentence) {
        return Typography.set(language, sentence);
    }

    private String name(Named named) {
        return Typography.set(language, named.title().in(language));
    }

    private void clock() {
        MartiansView.Clock clock = seen.clock();
        String turn = clock.turn() == 0
                ? in("preparation", "préparation")
                : in("turn ", "tour ") + clock.turn();
        line(in("Cycle %d of %d, %s. First player: %s. %s", "Cycle %d sur %d, %s. Premier joueur : %s. %s").formatted(
                clock.cycle(), clock.cycles(), turn,
                alone() ? crew(clock.firstCrew()) : names.of(clock.first()), name(seen.mode())));
        MartiansView.Asking asking = seen.asking();
        if (asking.question() instanceof Question.Play) {
            line(in("%s plays, time units left: %d%s.", "%s joue, unités de temps restantes : %d%s.").formatted(
                    atStart(asking.crew()), asking.time(),
                    asking.placement().map(where -> in("; marker at: ", " ; marqueur : ") + name(where)).orElse("")));
        }
        line(in("Weather: ", "Météo : ") + name(clock.weather()) + ". " + set(words.say(clock.weather())));
        clock.nextWeather().ifPresent(
                next -> line(in("Next weather: ", "Prochaine météo : ") + name(next) + ". " + set(words.say(next))));
        clock.event().ifPresent(event -> line(
                in("Event: ", "Événement : ") + name(event) + ". " + set(words.say(event.effects()))));
        list(in("Still in force: ", "Encore en vigueur : "), clock.lasting());
        clock.nextEvent().ifPresent(event -> line(in("Next event: ", "Prochain événement : ") + name(event)));
        if (seen.troubles().refugees() + seen.troubles().hostility() + seen.troubles().artefacts() > 0) {
            line(in("Refugees waiting: %d. Hostility: %d. Artefacts: %d.",
                    "Réfugiés en attente : %d. Hostilité : %d. Artefacts : %d.").formatted(seen.troubles().refugees(),
                            seen.troubles().hostility(), seen.troubles().artefacts()));
        }
    }

    private void objectives() {
        seen.mission().ifPresent(mission -> {
            line("");
            line(in("Mission: ", "Mission : ") + name(mission));
            for (Progress progress : seen.objectives()) {
                line("  [%s] %s %s".formatted(progress.met() ? "x" : " ", state(progress),
                        set(missions.say(progress.objective()))));
            }
        });
    }

    /** Slots filled of those to fill, or what is so and what is wanted. */
    private String state(Progress progress) {
        return switch (progress.objective()) {
            case Objective.Task task when task.optional() -> "(%d)".formatted(progress.done());
            case Objective.Task _ -> "%d/%d".formatted(progress.done(), progress.wanted());
            case Objective.State _ -> in("(now %d, aim %d)", "(actuel %d, but %d)").formatted(progress.done(),
                    progress.wanted());
        };
    }

    private void quarters() {
        line("");
        line(in("Needs (oxygen/sickness/hunger): ", "Besoins (oxygène/maladie/faim) : ")
                + seen.quarters().stream().map(this::quarter).collect(joining("  ")));
    }

    private String quarter(Quarters q) {
        return "%s %d/%d/%d".formatted(q.owner().map(names::of).orElse(q.name().name()), q.oxygen(), q.sickness(),
                q.hunger());
    }

    private void posts() {
        line("");
        line(in("Posts: . clear, + improvement, # construction, x closed, names: markers",
                "Postes : . libre, + amélioration, # chantier, x fermé, noms : marqueurs"));
        for (Infrastructure where : Infrastructure.values()) {
            StringBuilder row = new StringBuilder("  %-34s".formatted(name(where)));
            for (PostView post : seen.posts()) {
                if (post.where() == where) {
                    row.append(" %d:%s".formatted(post.post().number(), mark(post)));
                }
            }
            if (seen.posts().stream().anyMatch(post -> post.where() == where && post.dusty())) {
                row.append(in("  (dust: +1 time unit)", "  (poussière : +1 unité de temps)"));
            }
            line(row + price(where));
        }
    }

    /** What a marker does there first, on the cheapest post, and for how much. */
    private String price(Infrastructure where) {
        return seen.houses().stream().filter(house -> house.where() == where && !house.tariffs().isEmpty()).findFirst()
                .map(house -> house.tariffs().getFirst())
                .filter(tariff -> where != Infrastructure.LANDING_PAD && where != Infrastructure.LABORATORY)
                .map(tariff -> set(language == Language.EN ? EnglishPrices.terms(tariff) : FrenchPrices.terms(tariff)))
                .orElse("");
    }

    private String mark(PostView post) {
        String cover = switch (post.cover()) {
            case CLEAR -> "";
            case IMPROVEMENT -> "+";
            case CONSTRUCTION -> "#";
            case UNAVAILABLE, BLOCKED -> "x";
        };
        String who = post.crew().map(this::crew).orElse("");
        return cover.isEmpty() && who.isEmpty() ? "." : cover + who;
    }

    private String crew(Seat crew) {
        return alone() ? in("crew ", "équipe ") + (crew.index() + 1) : names.of(crew);
    }

    /** The same at the beginning of a line. */
    private String atStart(Seat crew) {
        return alone() ? in("Crew ", "Équipe ") + (crew.index() + 1) : names.of(crew);
    }

    /** Whether the two crews of one seat play. */
    private boolean alone() {
        return seen.crews().size() > seen.seats();
    }

    private void excavation() {
        line("");
        line(in("Excavation: r regolith, i dirty ice, ?? face down, [ ] excavator; %d tokens gone",
                "Excavation : r régolite, i glace impure, ?? caché, [ ] excavatrice ; %d jetons retirés")
                .formatted(seen.excavation().removed()));
        int row = 0;
        StringBuilder drawn = new StringBuilder();
        List<Ground> cells = new ArrayList<>(seen.excavation().cells());
        cells.sort(Comparator.comparingInt((Ground ground) -> Area.row(ground.cell().number()))
                .thenComparingInt(ground -> Area.column(ground.cell().number())));
        for (Ground ground : cells) {
            int cell = ground.cell().number();
            if (Area.row(cell) != row) {
                line(drawn.toString());
                drawn.setLength(0);
                row = Area.row(cell);
            }
            if (drawn.isEmpty()) {
                drawn.append("  ").append((char) ('a' + row)).append(" ".repeat(3 * Area.column(cell)));
            }
            boolean here = ground.cell().equals(seen.excavation().excavator());
            drawn.append(here ? "[" : " ").append("%-4s".formatted(content(ground))).append(here ? "]" : " ");
        }
        line(drawn.toString());
    }

    private static String content(Ground cell) {
        if (cell.faceDown()) {
            return " ??";
        }
        return cell.token().map(token -> switch (token) {
            case ARTEFACT -> " *A*";
            case BARREN -> " --";
            case R1, R2, R3, R4, I1, I2, I3, I4, R1I1, R2I1, R1I2, R2I2 -> crystals(token);
        }).orElse("");
    }

    private static String crystals(TokenKind token) {
        return (token.regolith() > 0 ? token.regolith() + "r" : "") + (token.ice() > 0 ? token.ice() + "i" : "");
    }

    private void displays() {
        MartiansView.Displays shown = seen.displays();
        line("");
        line(in("RTG: %d energy. Analysis cards in the pile: %d.",
                "RTG : %d énergie. Cartes Analyse dans la pile : %d.")
                .formatted(shown.rtg(), shown.analysisPile()));
        list(in("Experts: ", "Experts : "), shown.experts());
        list(in("Assistants: ", "Assistants : "), shown.assistants());
        told(in("Research tiles:", "Tuiles Recherche :"), shown.tiles(), words::say);
        told(in("Contracts:", "Contrats :"), shown.contracts(), words::say);
        line(in("Plantations: ", "Plantations : ") + shown.plantations().entrySet().stream()
                .map(entry -> "%d × %s".formatted(entry.getValue(), name(entry.getKey()))).collect(joining(", ")));
    }

    /** Where stocks are shared, they are shown with the first board only. */
    private void board(Board board) {
        boolean stock = !seen.mode().sharedStock() || board.seat() == Seat.RED;
        line("");
        line(stock
                ? "%s — %s".formatted(seen.mode().sharedStock() ? in("Common stock", "Réserve commune") : owner(board),
                        goods(board.goods()))
                : owner(board));
        if (stock && board.cards() > 0) {
            line(in("  analysis cards: ", "  cartes Analyse : ") + board.hand().map(this::hand)
                    .orElse(String.valueOf(board.cards())));
        }
        if (stock && seen.mode().sharedStock()) {
            line(owner(board));
        }
        for (MartiansView.Hired hired : board.experts()) {
            line("  %s%s. %s".formatted(name(hired.expert()), hired.used() ? in(" (used)", " (consulté)") : "",
                    set(words.say(hired.expert()))));
        }
        told("", board.assistants(), words::say);
        told("", board.technologies(), words::say);
        board.plantation().ifPresent(tile -> told("", List.of(tile), words::say));
        line(in("  solar panels: %d, wind farms: %d, birth tokens: %d%s",
                "  panneaux solaires : %d, parcs éoliens : %d, jetons Natalité : %d%s").formatted(board.solar(),
                        board.wind(), board.births(),
                        board.fourth() ? in(", fourth colonist", ", quatrième colon") : ""));
        if (board.built() + board.improved() > 0) {
            line(in("  tokens kept: %d construction, %d improvement",
                    "  jetons gardés : %d Chantier en cours, %d Amélioration").formatted(board.built(),
                            board.improved()));
        }
        told(in("  hidden objectives:", "  objectifs cachés :"), board.objectives(), words::say);
        list(in("  one of these you passed on: ", "  l'un de ceux que vous avez transmis : "), board.passed());
    }

    private String owner(Board board) {
        return names.of(board.seat());
    }

    private String hand(Map<AnalysisCard, Integer> hand) {
        return hand.entrySet().stream().map(e -> "%d × %s".formatted(e.getValue(), name(e.getKey())))
                .collect(joining(", "));
    }

    private String goods(Map<Good, Integer> goods) {
        return goods.entrySet().stream().filter(entry -> entry.getValue() > 0 || entry.getKey() == Good.REPUTATION)
                .map(entry -> language == Language.EN
                        ? EnglishCards.amount(entry.getValue(), entry.getKey())
                        : FrenchNouns.price(entry.getValue(), entry.getKey()))
                .collect(joining(", "));
    }

    private void crews() {
        line("");
        for (Crew crew : seen.crews()) {
            String away = crew.absences().isEmpty()
                    ? ""
                    : in(", away in turn ", ", absent au tour ") + crew.absences().stream().map(String::valueOf)
                            .collect(joining(", "));
            line(in("%s: markers in reserve %d, infirmary %d, apartments %d; dead colonists %d%s",
                    "%s : marqueurs en réserve %d, infirmerie %d, appartements %d ; colons morts %d%s")
                    .formatted(atStart(crew.crew()), crew.reserve(), crew.infirmary(), crew.apartments(), crew.dead(),
                            away));
        }
    }

    private void list(String label, Collection<? extends Named> things) {
        if (!things.isEmpty()) {
            line(label + things.stream().map(this::name).collect(joining(", ")));
        }
    }

    /** One line for each, with its text. */
    private <T extends Named> void told(String label, Collection<T> things, Function<T, String> say) {
        if (!label.isEmpty() && !things.isEmpty()) {
            line(label);
        }
        for (T thing : things) {
            line("  %s%s%s".formatted(name(thing), in(": ", " : "), set(say.apply(thing))));
        }
    }

    /** Writes a line, broken at spaces where it is too long. */
    private void line(String line) {
        String rest = line.stripTrailing();
        while (rest.length() > WIDTH) {
            int at = rest.lastIndexOf(' ', WIDTH);
            text.append(rest, 0, at).append('\n');
            rest = "    " + rest.substring(at + 1);
        }
        text.append(rest).append('\n');
    }
}
