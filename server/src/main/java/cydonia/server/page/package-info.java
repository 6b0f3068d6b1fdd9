/**
 * What people see: models of the pages, made from observations and never from positions, and their rendering. Nothing
 * here decides a rule or reads a table.
 */
@NullMarked
package cydonia.server.page;

import org.jspecify.annotations.NullMarked;
