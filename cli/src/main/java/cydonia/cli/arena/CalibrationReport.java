package cydonia.cli.arena;

import cydonia.arena.Truth;
import cydonia.cli.shell.Shell;

/** How often what was stated came true, for people. */
record CalibrationReport(Shell shell) {

    private static final int TENTH = 10;

    void tell(Truth truth) {
        shell.print(ArenaPhrase.CALIBRATE_HEAD);
        truth.byTenths()
                .forEach((tenth, told) -> shell.print(ArenaPhrase.CALIBRATE_ROW, tenth * TENTH, (tenth + 1) * TENTH,
                        told.size(), 100 * told.mean(Truth.Told::chance), 100 * told.mean(Truth.Told::won)));
        shell.print(ArenaPhrase.CALIBRATE_ERROR, 100 * truth.error(), truth.meanSquare());
        shell.print(ArenaPhrase.CALIBRATE_THIRDS,
                truth.errorsByThirds().stream().map(error -> 100 * error).toArray());
    }
}
