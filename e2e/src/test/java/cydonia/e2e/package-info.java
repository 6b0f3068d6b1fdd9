/** The whole product in a real browser: a server on a port of its own, Chromium, clicks and keys. */
@NullMarked
package cydonia.e2e;

import org.jspecify.annotations.NullMarked;
