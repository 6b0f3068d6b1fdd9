package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Seat;

/** Work that is owed: plain data on the table's stack, so that any position can be kept and copied. */
interface Task {

    /** Something that happens by itself once it is on top. It has been taken off the stack before it runs. */
    interface Chore extends Task {
        void run(Table table);
    }

    /** Something a player decides. It stays on the stack until it takes itself off or has nobody left to ask. */
    interface Decision extends Task {

        /** Bits of the seats that are asked now; none when there is nothing (more) to decide. */
        int asked(Table table);

        void offer(Table table, Seat seat, Choices<MarsAction> out);

        void take(Table table, Seat seat, MarsAction action);

        /** What is asked, as everybody at the table may know it. */
        Question question(Table table);
    }

    /** A decision that one player makes, whatever happens. */
    interface ByOne extends Decision {

        Seat who();

        @Override
        default int asked(Table table) {
            return who().bit();
        }
    }
}
