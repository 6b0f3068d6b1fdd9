@NullMarked
package cydonia.tables.storage;

import org.jspecify.annotations.NullMarked;
