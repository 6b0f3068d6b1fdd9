@NullMarked
package cydonia.tables.notice;

import org.jspecify.annotations.NullMarked;
