package known

import (
	"slices"
	"strings"
	"testing"
)

func TestParseRow(t *testing.T) {
	arg := func(i int, path ...string) Operand { return Operand{Root: RootArg, Index: i, Path: path} }
	global := func(name string, path ...string) Operand {
		return Operand{Root: RootGlobal, Global: name, Path: path}
	}
	for _, test := range []struct {
		row  string
		want []Op
	}{
		{"-", nil},
		{"stdout", []Op{{Kind: OpStdout}}},
		{"exit if 1==1", []Op{{Kind: OpExit, Conds: []Cond{{Arg: 1, Value: 1}}}}},
		{"write 0[].w; exit", []Op{{Kind: OpWrite, X: arg(0, Elem, "w")}, {Kind: OpExit}}},
		{"hand 2.Files[]", []Op{{Kind: OpHand, X: arg(2, "Files", Elem)}}},
		{"call 12", []Op{{Kind: OpCall, X: arg(12)}}},
		{"call 1 with -, 0[]", []Op{{Kind: OpCall, X: arg(1), With: []Operand{{}, arg(0, Elem)}}}},
		{"call 0 into -, r[]", []Op{{Kind: OpCall, X: arg(0), Into: []Operand{{}, {Root: RootResult, Path: []string{Elem}}}}}},
		{"r = yield -, 0[]", []Op{{Kind: OpYield, X: Operand{Root: RootResult}, With: []Operand{{}, arg(0, Elem)}}}},
		{"r = pull 0", []Op{{Kind: OpPull, X: Operand{Root: RootResult}, Y: arg(0)}}},
		{"go 1", []Op{{Kind: OpGo, X: arg(1)}}},
		{"invoke $slog.std.h.Handle", []Op{{Kind: OpInvoke, X: Operand{Root: RootGlobal, Global: "slog.std", Path: []string{"h"}}, Method: "Handle"}}},
		{"invoke 0.h.Handle<info", []Op{{Kind: OpInvoke, X: arg(0, "h"), Method: HandleDebug}}},
		{"invoke 0.h.Handle with 2.Level is -4", []Op{{Kind: OpInvoke, X: arg(0, "h"), Method: "Handle", Part: Part{Arg: 2, Field: "Level", Value: -4}}}},
		{"invoke 0.h.Handle with 2.Level as 1", []Op{{Kind: OpInvoke, X: arg(0, "h"), Method: "Handle", Part: Part{Arg: 2, Field: "Level", Given: 1}}}},
		{"invoke $log.std.Print", []Op{{Kind: OpInvoke, X: Operand{Root: RootGlobal, Global: "log.std"}, Method: "Print"}}},
		{"r = stdout if 0==-1", []Op{{Kind: OpAssign, X: Operand{Root: RootResult}, Y: Operand{Root: RootStdout}, Conds: []Cond{{Value: -1}}}}},
		{"r.exit = exit if 1==1", []Op{{Kind: OpAssign, X: Operand{Root: RootResult, Path: []string{"exit"}}, Y: Operand{Root: RootExit}, Conds: []Cond{{Arg: 1, Value: 1}}}}},
		{"write 0 unless $log.std", []Op{{Kind: OpWrite, X: arg(0), Unless: global("log.std")}}},
		{"exit if 0==$flag.Usage and some 1 unless $log.std", []Op{{Kind: OpExit, Conds: []Cond{{Global: "flag.Usage"}, {Arg: 1, Some: true}}, Unless: global("log.std")}}},
		{"r.low = 0 if below 1.Level", []Op{{Kind: OpAssign, X: Operand{Root: RootResult, Path: []string{"low"}}, Y: arg(0), Conds: []Cond{{Arg: 1, Below: "Level"}}}}},
		{"exit unless $flag.CommandLine.exit", []Op{{Kind: OpExit, Unless: global("flag.CommandLine", "exit")}}},
		{"0.h = -", []Op{{Kind: OpAssign, X: arg(0, "h")}}},
		{"r1[] = 0.w", []Op{{Kind: OpAssign, X: Operand{Root: RootResult, Index: 1, Path: []string{Elem}}, Y: arg(0, "w")}}},
		{"r = 0.New() or 0()[]", []Op{{Kind: OpAssign, X: Operand{Root: RootResult}, Y: arg(0, "New", Result), Or: new(arg(0, Result, Elem))}}},
	} {
		got, err := parseRow(test.row)
		if err != nil || !slices.EqualFunc(got, test.want, equal) {
			t.Errorf("%q parses to %v, %v; want %v", test.row, got, err, test.want)
		}
	}
}

func TestParseRowErrors(t *testing.T) {
	for _, row := range []string{
		"", "print", "stdout 1", "exit;", "write", "write x", "write -1", "write rx", "write 0.", "write 0..w", "write 0[1]",
		"write 0(", "write 0.New(1)", "write $log", "write $log.", "write $log[]", "write stdout.w", "invoke 0", "invoke 0.", "call r-1", "go",
		"stdout = 0", "exit = 0", "r = exit.x", "r = ", " = 0", "r = 0 or", "r = 0 or x", "exit if", "exit if 1", "exit if x==1", "exit if -1==1", "exit if 1==x", "exit if some", "exit if some x", "exit if some 1==1", "exit if below 1", "exit if below r.Level", "exit if below 1.level", "exit if below 1.Level.Min", "exit if 1==$x", "exit if 1==$x.y.z", "exit if 1==1 and", "-; exit",
		"invoke 0.h.Handle with", "invoke 0.h.Handle with 2.Level", "invoke 0.h.Handle with 2 is 1", "invoke 0.h.Handle with 2.Level is x", "invoke 0.h.Handle with 2.Level as 0", "invoke 0.h.Handle with 0.Level is 1",
		"call 0 with x", "call 0 with 1,0", "call 0 into r[1]", "call 0 with 1 into r[]", "r = yield", "r = yield x", "r[] = yield 0[]", "0 = yield 0[]", "r = pull", "0 = pull 0", "r = pull 0, 1",
		"r = -", "write -", "exit unless", "exit unless 0", "exit unless $log", "exit unless r.w", "exit unless stdout",
	} {
		if ops, err := parseRow(row); err == nil {
			t.Errorf("%q parses to %v; want an error", row, ops)
		}
	}
}

// A statement prints as it is written, so that what a debugging line shows
// can be found among the rows.
func TestRowsPrintAsWritten(t *testing.T) {
	seen := make(map[string]bool)
	for _, rows := range allRows {
		for key, row := range rows {
			if seen[key] {
				t.Errorf("two rows for %s", key)
			}
			seen[key] = true
			ops, err := parseRow(row)
			if err != nil {
				t.Errorf("%s: %v", key, err)
				continue
			}
			var texts []string
			for _, op := range ops {
				texts = append(texts, op.String())
			}
			if got := strings.Join(texts, "; "); got != row && row != "-" {
				t.Errorf("%s: %q prints as %q", key, row, got)
			}
		}
	}
	t.Logf("%d rows", len(seen))
}

func equal(a, b Op) bool {
	same := func(x, y Operand) bool {
		return x.Root == y.Root && x.Index == y.Index && x.Global == y.Global && slices.Equal(x.Path, y.Path)
	}
	if (a.Or == nil) != (b.Or == nil) || a.Or != nil && !same(*a.Or, *b.Or) {
		return false
	}
	return slices.Equal(a.Conds, b.Conds) && a.Kind == b.Kind && a.Method == b.Method && a.Part == b.Part && same(a.Unless, b.Unless) && same(a.X, b.X) && same(a.Y, b.Y) &&
		slices.EqualFunc(a.With, b.With, same) && slices.EqualFunc(a.Into, b.Into, same)
}
