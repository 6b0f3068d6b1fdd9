@NullMarked
package cydonia.tables.room;

import org.jspecify.annotations.NullMarked;
