/** Tables in memory: each is its log played out, and whoever looks gets what that viewer may see. */
@NullMarked
package cydonia.tables.room;

import org.jspecify.annotations.NullMarked;
