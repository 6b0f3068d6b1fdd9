package cydonia.cli.play;

import cydonia.ai.Adviser;
import cydonia.ai.Decision;
import cydonia.ai.Knowledge;
import cydonia.ai.Player;
import cydonia.cli.shell.Lines;
import cydonia.cli.shell.Prompter;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.ShellPhrase;
import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Happening;
import cydonia.engine.Match;
import cydonia.engine.Next;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Purpose;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Undo;
import cydonia.engine.Viewer;
import cydonia.titles.learn.Handbook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One game at one terminal: people in the first seats, computer players in the others. */
final class PlaySession<P extends Position<P, A, O>, A extends Action, O> {

    private final Match<P, A, O> match;
    private final List<Seat> people;
    private final Party party;
    private final Player<P, A, O> computer;
    private final Shell shell;
    private final Prompter prompter;
    private final Prose<A, O> prose;
    private final Handbook<O> handbook;
    private final Adviser<P, A, O> adviser;
    private final Logbook logbook;

    private Optional<Seat> atTheScreen = Optional.empty();
    private boolean left;
    private Replay saved;

    /** How many secrets were open when the table was last shown; none was shown yet. */
    private int secretsShown = -1;

    PlaySession(Match<P, A, O> match, Knowledge<P, A, ?> knowledge, Handbook<O> handbook, Party party,
            Shell shell, Prompter prompter) {
        this.match = match;
        this.people = Seat.first(party.people());
        this.party = party;
        this.computer = party.level().player(knowledge, match.setup().seats());
        this.handbook = handbook;
        this.adviser = new Adviser<>(knowledge, match.setup().seats(), Adviser.EFFORT);
        this.shell = shell;
        this.prompter = prompter;
        this.prose = match.game().prose(shell.language());
        this.logbook = Logbook.of(match);
        this.saved = match.replay();
    }

    void run() {
        greet();
        while (!left && !match.position().toAct().isEmpty()) {
            List<Seat> toAct = match.position().toAct();
            Optional<Seat> computers = toAct.stream().filter(seat -> !people.contains(seat)).findFirst();
            computers.ifPresentOrElse(this::letChoose, () -> turn(toAct.getFirst()));
            if (people.isEmpty()) {
                tellNews(Viewer.PUBLIC);
            }
        }
        if (left) {
            offerToSave();
        } else {
            Viewer told = people.size() == 1 ? people.getFirst() : Viewer.PUBLIC;
            tell(atTheScreen.<Viewer>map(seat -> seat).orElse(told), told);
            new Ending<>(match.position(), prose, shell).tell();
        }
    }

    private void greet() {
        shell.tell(PlayPhrase.GREETING, match.game().profile().name(), ShellPhrase.players(match.setup().seats()),
                match.seed());
        switch (people.size()) {
            case 0 -> shell.tell(PlayPhrase.NOBODY_PLAYS);
            case 1 -> {
                shell.tell(PlayPhrase.YOU_ARE, people.getFirst().colour());
                atTheScreen = Optional.of(people.getFirst());
            }
            default -> shell.tell(PlayPhrase.HOT_SEAT, people.size());
        }
        if (people.size() < match.setup().seats()) {
            shell.tell(PlayPhrase.COMPUTERS_ARE, party.level().label());
        }
        logbook.open();
    }

    /** A computer player's choice depends on the seed and the moment alone, so a game can be repeated. */
    private void letChoose(Seat seat) {
        long moment = (long) match.moves().size() * Seat.values().length + seat.index();
        Seed chance = match.seed().derive(Purpose.COMPUTERS, moment);
        A action = computer.choose(Decision.of(match.position(), seat), chance).action();
        take(heard -> match.after(seat, action, heard));
    }

    /** What a command that is refused half-way would have brought about is not noted. */
    private void take(Function<Audience, Next<P, A>> command) {
        List<Happening> happenings = new ArrayList<>();
        Next<P, A> next = command.apply(happenings::add);
        int number = match.moves().size();
        happenings.forEach(happening -> logbook.note(number, happening));
        match.take(next);
    }

    private void turn(Seat seat) {
        boolean newcomer = handOver(seat);
        if (left) {
            return;
        }
        boolean othersActed = !match.moves().isEmpty() && match.moves().getLast().seat() != seat;
        boolean secretsOpened = match.position().secretsOpened() != secretsShown;
        tellNews(seat);
        if (newcomer || othersActed || secretsOpened) {
            show(seat);
        }
        decide(seat);
    }

    /** Makes sure that the right person looks at the screen before anything of theirs is shown. */
    private boolean handOver(Seat seat) {
        if (atTheScreen.equals(Optional.of(seat))) {
            return false;
        }
        if (atTheScreen.isPresent()) {
            shell.out().print(shell.ink().clear());
        }
        prompter.forget();
        left = prompter.read(shell.say(PlayPhrase.HAND_OVER, seat.colour()), List.of()).isEmpty();
        atTheScreen = Optional.of(seat);
        return true;
    }

    private void show(Viewer viewer) {
        shell.print("");
        shell.table(prose.show(match.position().observe(viewer)));
        secretsShown = match.position().secretsOpened();
    }

    private void tellNews(Viewer viewer) {
        tell(viewer, viewer);
    }

    /** What happened since that reader was last told, as that viewer may know it. */
    private void tell(Viewer reader, Viewer viewer) {
        logbook.news(reader, viewer, prose)
                .forEach(line -> Lines.wrapped(line, "  · ", "    ", shell.width()).forEach(shell::tell));
    }

    /** Asks until the person has acted, taken something back, or left. */
    private void decide(Seat seat) {
        Dialogue<P, A, O> dialogue = new Dialogue<>(match, seat, handbook, adviser, logbook, prose, shell);
        dialogue.ask();
        String prompt = shell.ink().strong(shell.ink().seats(seat.colour().in(shell.language()), shell.language()))
                + "> ";
        boolean decided = false;
        while (!left && !decided) {
            Optional<String> line = prompter.read(prompt, dialogue.completions());
            if (line.isEmpty()) {
                left = true;
                if (!shell.terminal()) {
                    shell.print(PlayPhrase.INPUT_ENDED);
                }
            } else {
                decided = follow(seat, dialogue, line.get());
            }
        }
    }

    /** A person at a terminal may have left by mistake; a pipe has nothing more to say. */
    private void offerToSave() {
        if (shell.terminal() && !match.replay().equals(saved)) {
            shell.tell(PlayPhrase.SAVE_BEFORE_LEAVING);
            prompter.read("> ", List.of()).filter(name -> !name.isEmpty()).ifPresent(this::save);
        }
    }

    private void save(String name) {
        try {
            SavedGame.write(name, match.replay(), party);
            shell.tell(PlayPhrase.SAVED, name);
        } catch (Refused refused) {
            shell.tell(shell.say(refused.why()));
            offerToSave();
        }
    }

    /** Tells whether the question is settled. */
    private boolean follow(Seat seat, Dialogue<P, A, O> dialogue, String line) {
        try {
            switch (dialogue.answer(line)) {
                case Answer.Act<A>(List<A> actions) -> take(heard -> match.after(seat, actions, heard));
                case Answer.TakeBack<A>() -> takeBack(seat);
                case Answer.Save<A>(String name) -> {
                    SavedGame.write(name, match.replay(), party);
                    saved = match.replay();
                    shell.tell(PlayPhrase.SAVED, name);
                    return false;
                }
                case Answer.Leave<A>() -> left = true;
                case Answer.Stay<A>() -> {
                    return false;
                }
            }
            return true;
        } catch (Refused refused) {
            shell.tell("  " + shell.say(refused.why()));
            return false;
        }
    }

    private void takeBack(Seat seat) {
        Undo undo = match.undo(seat, other -> !people.contains(other));
        match.take(undo);
        logbook.forget(undo);
        shell.print(PlayPhrase.TAKEN_BACK);
        secretsShown = -1;
    }
}
