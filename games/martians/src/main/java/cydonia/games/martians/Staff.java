package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.MartiansObstacle.MustActFirst;
import cydonia.games.martians.MartiansObstacle.NoNeed;
import cydonia.games.martians.MartiansObstacle.NotHired;
import cydonia.games.martians.MartiansObstacle.NotOnDisplay;
import cydonia.games.martians.MartiansObstacle.NothingPossible;
import cydonia.games.martians.MartiansObstacle.StaffLimit;
import cydonia.games.martians.MartiansObstacle.UsedThisTurn;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Expert.Service;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;

/** The training centre, and the experts one hires there (rulebook pp. 15, 21, 22). */
final class Staff {

    static final int HIRE = 1;
    static final int PRICE = 2;

    private static final Expert[] EXPERTS = Expert.values();
    private static final Assistant[] ASSISTANTS = Assistant.values();

    private Staff() {
    }

    // ---- hiring: no time on a clear post ----

    static int experts(Table t, int board) {
        int count = 0;
        for (int slot = 0; slot < Expert.LIMIT; slot++) {
            count += t.boards.experts[board * Expert.LIMIT + slot] == Index.NONE ? 0 : 1;
        }
        return count;
    }

    static int assistants(Table t, int board) {
        int count = 0;
        for (int kind = 0; kind < Assistant.KINDS; kind++) {
            count += t.boards.assistants[board * Assistant.KINDS + kind];
        }
        return count;
    }

    static boolean hirePrice(Table t, int extra, Payment payment) {
        return payment.time(t, extra) & payment.good(t, Good.CURRENCY, PRICE);
    }

    private static boolean mayHire(Table t, int extra, int done, Why why) {
        boolean ok = (done & HIRE) == 0 || why.asked() && why.not(new AlreadyDone());
        ok &= hirePrice(t, extra, Payment.check(why));
        return ok;
    }

    static boolean mayHire(Table t, Expert expert, int extra, int done, Why why) {
        boolean ok = mayHire(t, extra, done, why);
        ok &= t.piles.expertsShown[expert.ordinal()] > 0 || why.asked() && why.not(new NotOnDisplay());
        ok &= experts(t, t.board()) < Expert.LIMIT || why.asked() && why.not(new StaffLimit(Expert.LIMIT));
        return ok;
    }

    static boolean mayHire(Table t, Assistant assistant, int extra, int done, Why why) {
        boolean ok = mayHire(t, extra, done, why);
        ok &= t.piles.assistantsShown[assistant.ordinal()] > 0 || why.asked() && why.not(new NotOnDisplay());
        ok &= assistants(t, t.board()) < Assistant.LIMIT || why.asked() && why.not(new StaffLimit(Assistant.LIMIT));
        return ok;
    }

    static boolean anyHire(Table t, int extra) {
        if (!mayHire(t, extra, 0, Why.NOT_ASKED)) {
            return false;
        }
        return experts(t, t.board()) < Expert.LIMIT && Displays.sum(t.piles.expertsShown) > 0
                || assistants(t, t.board()) < Assistant.LIMIT && Displays.sum(t.piles.assistantsShown) > 0;
    }

    static void listHires(Table t, int extra, int done, Choices<MartiansAction> to) {
        if (!mayHire(t, extra, done, Why.NOT_ASKED)) {
            return;
        }
        for (Expert expert : EXPERTS) {
            if (mayHire(t, expert, extra, done, Why.NOT_ASKED)) {
                to.add(MartiansAction.HireExpert.of(expert));
            }
        }
        for (Assistant assistant : ASSISTANTS) {
            if (mayHire(t, assistant, extra, done, Why.NOT_ASKED)) {
                to.add(MartiansAction.HireAssistant.of(assistant));
            }
        }
    }

    static void hire(Table t, Expert expert) {
        t.acting.done |= HIRE;
        t.piles.expertsShown[expert.ordinal()]--;
        int slot = t.board() * Expert.LIMIT;
        t.boards.experts[t.boards.experts[slot] == Index.NONE ? slot : slot + 1] = expert.ordinal();
        if (t.listens()) {
            t.tell(new MartiansHappening.ExpertHired(t.actor(), expert));
        }
    }

    static void hire(Table t, Assistant assistant) {
        t.acting.done |= HIRE;
        t.piles.assistantsShown[assistant.ordinal()]--;
        t.boards.assistants[t.board() * Assistant.KINDS + assistant.ordinal()]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.AssistantHired(t.actor(), assistant));
        }
    }

    // ---- consulting: free, each card once per turn ----

    /** A card of that expert not yet used this turn, or none. */
    private static int freshSlot(Table t, Expert expert) {
        int from = t.board() * Expert.LIMIT;
        for (int slot = from; slot < from + Expert.LIMIT; slot++) {
            if (t.boards.experts[slot] == expert.ordinal() && (t.boards.expertsUsed & 1 << slot) == 0) {
                return slot;
            }
        }
        return Index.NONE;
    }

    static boolean hired(Table t, Expert expert) {
        int from = t.board() * Expert.LIMIT;
        return t.boards.experts[from] == expert.ordinal() || t.boards.experts[from + 1] == expert.ordinal();
    }

    static boolean mayConsult(Table t, Expert expert, Why why) {
        boolean ok = t.acting.post == Index.NONE || t.acting.done != 0
                || why.asked() && why.not(new MustActFirst(Infrastructure.ofPost(t.acting.post)));
        boolean hired = hired(t, expert);
        ok &= hired || why.asked() && why.not(new NotHired());
        ok &= !hired || freshSlot(t, expert) != Index.NONE || why.asked() && why.not(new UsedThisTurn());
        if (!ok && !why.asked()) {
            return false;
        }
        ok &= Payment.check(why).cost(t, expert.cost());
        ok &= switch (expert.service()) {
            case Service.Relieve relieve -> Relief.present(t, relieve.need()) > 0
                    || why.asked() && why.not(new NoNeed(relieve.need()));
            case Service.Construct _ -> Construction.any(t, 0)
                    || why.asked() && why.not(new NothingPossible(Infrastructure.CONSTRUCTION));
            case Service.Make _,Service.Analyse _ -> true;
        };
        return ok;
    }

    static void listConsultations(Table t, Choices<MartiansAction> to) {
        int from = t.board() * Expert.LIMIT;
        int one = t.boards.experts[from];
        int other = t.boards.experts[from + 1];
        if (one != Index.NONE && mayConsult(t, EXPERTS[one], Why.NOT_ASKED)) {
            to.add(MartiansAction.Consult.of(EXPERTS[one]));
        }
        if (other != Index.NONE && other != one && mayConsult(t, EXPERTS[other], Why.NOT_ASKED)) {
            to.add(MartiansAction.Consult.of(EXPERTS[other]));
        }
    }

    static void consult(Table t, Expert expert) {
        t.boards.expertsUsed |= 1 << freshSlot(t, expert);
        if (t.listens()) {
            t.tell(new MartiansHappening.Consulted(t.actor(), expert));
        }
        switch (expert.service()) {
            case Service.Relieve relieve -> {
                t.gain(Good.REPUTATION, relieve.reputation());
                Relief.bring(t, relieve.need(), relieve.count());
            }
            case Service.Make make -> t.gain(make.good(), make.count());
            case Service.Analyse analyse -> Displays.drawAnalysis(t, t.acting.crew, analyse.cards());
            case Service.Construct _ -> t.push(new Construction.UseBuilder());
        }
    }

    // ---- why not ----

    static void explainHires(Table t, Reasons<MartiansAction> out) {
        Infrastructure here = Infrastructure.TRAINING_CENTRE;
        int extra = t.extraAt(here);
        int done = t.acting.doneAt(here);
        for (Expert expert : EXPERTS) {
            if (t.piles.expertsShown[expert.ordinal()] > 0) {
                out.unless(MartiansAction.HireExpert.of(expert),
                        why -> t.acting.mayActAt(here, why) & mayHire(t, expert, extra, done, why));
            }
        }
        for (Assistant assistant : ASSISTANTS) {
            out.unless(MartiansAction.HireAssistant.of(assistant),
                    why -> t.acting.mayActAt(here, why) & mayHire(t, assistant, extra, done, why));
        }
    }

    static void explainConsultations(Table t, Reasons<MartiansAction> out) {
        for (Expert expert : EXPERTS) {
            if (hired(t, expert)) {
                out.unless(MartiansAction.Consult.of(expert), why -> mayConsult(t, expert, why));
            }
        }
    }
}
