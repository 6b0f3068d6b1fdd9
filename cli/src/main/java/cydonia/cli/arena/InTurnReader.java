package cydonia.cli.arena;

import cydonia.arena.InTurn;
import picocli.CommandLine.ITypeConverter;

/** Values in turn as they are written on the command line. */
final class InTurnReader implements ITypeConverter<InTurn> {
    @Override
    public InTurn convert(String written) {
        return InTurn.parse(written);
    }
}
