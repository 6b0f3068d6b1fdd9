package cydonia.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.Logger;

/** How the server's log looks. Said here and not in a file, since reading one takes a tenth of the time of a start. */
public final class LogLines extends ContextAwareBase implements Configurator {

    private static final String LINE = "time=%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} level=%level class=%logger{0} %kvp msg=\"%msg\"%n";

    @Override
    public ExecutionStatus configure(LoggerContext logs) {
        PatternLayoutEncoder lines = new PatternLayoutEncoder();
        lines.setContext(logs);
        lines.setPattern(LINE);
        lines.start();
        ConsoleAppender<ILoggingEvent> err = new ConsoleAppender<>();
        err.setContext(logs);
        err.setTarget("System.err");
        err.setEncoder(lines);
        err.start();
        logs.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.WARN);
        logs.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(err);
        // What goes wrong in a request or at the start is told by our own classes.
        logs.getLogger("io.javalin").setLevel(Level.OFF);
        // Written only where the host wants it.
        logs.getLogger("access").setLevel(Level.INFO);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
