package known

import (
	"go/types"
	"slices"
)

// What log/slog does with a record: it asks method RecordEnabled of a handler for the level of the
// record, which is its field RecordLevel, before it hands that to method Handle as argument RecordArg.
const (
	RecordEnabled = "Enabled"
	RecordLevel   = "Level"
	RecordArg     = 2
)

// HandlesRecord reports whether a method is that of a handler of records.
func HandlesRecord(method *types.Func) bool {
	return method != nil && method.Name() == "Handle" && method.FullName() == "(log/slog.Handler).Handle"
}

// IsRecord reports whether t is a pointer to a record.
func IsRecord(t types.Type) bool { return types.TypeString(t, nil) == "*log/slog.Record" }

// keepLevel are the methods that change a record other than its level.
var keepLevel = []string{"(*log/slog.Record).Add", "(*log/slog.Record).AddAttrs"}

// KeepsLevel reports whether fn is one that leaves alone the level of the record that it is a
// method of.
func KeepsLevel(fn *types.Func) bool { return fn != nil && slices.Contains(keepLevel, fn.FullName()) }
