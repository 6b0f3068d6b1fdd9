/** What may leave the server: values that pages and programs are told alike, made for one viewer. */
@NullMarked
package cydonia.server.sight;

import org.jspecify.annotations.NullMarked;
