@NullMarked
package cydonia.server.page;

import org.jspecify.annotations.NullMarked;
