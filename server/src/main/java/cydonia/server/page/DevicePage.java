package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Text;
import java.util.Optional;

/**
 * The way to another device: {@code POST /device/code} makes a code, {@code POST /device} with {@code code} spends it.
 *
 * @param code
 *            one that was just made
 * @param link
 *            the address that brings it along
 * @param entered
 *            what the form is filled with
 * @param instead
 *            whether this browser has tables that would be left behind
 * @param problem
 *            why the form came back
 */
public record DevicePage(Language language, Optional<String> code, Optional<String> link, String entered,
        boolean instead, Optional<Text> problem) {
}
