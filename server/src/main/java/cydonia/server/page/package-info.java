/**
 * What people see: models of the pages, made from observations and never from positions. Nothing here decides a rule or
 * reads a table.
 */
@NullMarked
package cydonia.server.page;

import org.jspecify.annotations.NullMarked;
