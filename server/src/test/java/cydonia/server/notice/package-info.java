@NullMarked
package cydonia.server.notice;

import org.jspecify.annotations.NullMarked;
