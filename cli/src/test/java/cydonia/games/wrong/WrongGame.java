package cydonia.games.wrong;

import cydonia.games.other.OtherGame;
import java.io.File;
import java.lang.System.Logger;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import picocli.CommandLine;

/** Rules that know what rules may not know, one thing each. */
public final class WrongGame {

    private WrongGame() {
    }

    public static final class KnowsAnotherGame {
        public int cards(OtherGame other) {
            return other.cards();
        }
    }

    public static final class KnowsALibrary {
        public Object parse(CommandLine line) {
            return line.getCommandName();
        }
    }

    public static final class KnowsTheTime {
        public boolean late(Instant instant) {
            return instant.isAfter(Instant.EPOCH);
        }
    }

    public static final class ReadsTheClock {
        public long now() {
            return System.currentTimeMillis();
        }
    }

    public static final class MeasuresTime {
        public long now() {
            return System.nanoTime();
        }
    }

    public static final class KnowsFiles {
        public boolean there(File file) {
            return file.exists();
        }
    }

    public static final class KnowsPaths {
        public boolean absolute(Path path) {
            return path.isAbsolute();
        }
    }

    public static final class KnowsTheNet {
        public boolean absolute(URI uri) {
            return uri.isAbsolute();
        }
    }

    public static final class KnowsThreads {
        public boolean alive(Thread thread) {
            return thread.isAlive();
        }
    }

    public static final class KnowsConcurrency {
        public int next(AtomicInteger counter) {
            return counter.get();
        }
    }

    public static final class RollsForeignDice {
        public int roll(Random random) {
            return random.nextInt(6);
        }
    }

    public static final class RollsModernDice {
        public int roll(RandomGenerator random) {
            return random.nextInt(6);
        }
    }

    public static final class RollsThreadDice {
        public int roll() {
            return ThreadLocalRandom.current().nextInt(6);
        }
    }

    public static final class RollsMathDice {
        public double roll() {
            return Math.random();
        }
    }

    public static final class RollsSecureDice {
        public int roll(SecureRandom random) {
            return random.nextInt(6);
        }
    }

    public static final class MakesNames {
        public String name() {
            return UUID.randomUUID().toString();
        }
    }

    public static final class TrustsAddresses {
        public int number(Object thing) {
            return System.identityHashCode(thing);
        }
    }

    public static final class Prints {
        public void say() {
            System.out.println("hello");
        }
    }

    public static final class Complains {
        public void say() {
            System.err.println("hello");
        }
    }

    public static final class Logs {
        public void say(Logger logger) {
            logger.log(Logger.Level.INFO, "hello");
        }
    }

    public static final class LogsAsOfOld {
        public void say(java.util.logging.Logger logger) {
            logger.info("hello");
        }
    }

    public static final class KnowsTheMachine {
        public String user() {
            return String.valueOf(System.getenv("USER"));
        }
    }
}
