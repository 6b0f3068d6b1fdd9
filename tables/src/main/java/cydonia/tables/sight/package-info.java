/** What may leave the server: values that pages and programs are told alike, made for one viewer. */
@NullMarked
package cydonia.tables.sight;

import org.jspecify.annotations.NullMarked;
