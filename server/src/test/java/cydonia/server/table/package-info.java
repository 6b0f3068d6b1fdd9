@NullMarked
package cydonia.server.table;

import org.jspecify.annotations.NullMarked;
