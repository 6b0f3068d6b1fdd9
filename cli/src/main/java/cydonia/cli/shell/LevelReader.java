package cydonia.cli.shell;

import cydonia.ai.Level;
import picocli.CommandLine.ITypeConverter;

/** A level as it is written on the command line. */
public final class LevelReader implements ITypeConverter<Level> {
    @Override
    public Level convert(String text) {
        return Level.of(text);
    }
}
