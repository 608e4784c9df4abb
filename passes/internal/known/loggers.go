package known

import "slices"

// loggers are the variables of the standard library by which functions of it write, and that
// others set.
var loggers = []string{"log.std", "slog.std"}

// IsLogger reports whether a variable, named as in an Operand, is one of those by which
// functions of the standard library write and that others set.
func IsLogger(global string) bool { return slices.Contains(loggers, global) }
