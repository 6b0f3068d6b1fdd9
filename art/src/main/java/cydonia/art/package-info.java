/** How things are drawn, as SVG writes it. Knows no game, no position, no page and no template. */
@NullMarked
package cydonia.art;

import org.jspecify.annotations.NullMarked;
