package known

import (
	"go/types"
	"slices"
	"strings"
	"testing"
)

// Every row can be read and is about something that exists, as far as this
// toolchain has it; no function has two.
func TestMovesMatchTheLibrary(t *testing.T) {
	lib := std(t)
	seen := make(map[string]bool)
	for _, rows := range moveRows {
		for key, row := range rows {
			moves, err := parseMoves(row)
			if err != nil {
				t.Errorf("%s: %v", key, err)
			}
			for _, name := range expand(key) {
				if seen[name] {
					t.Errorf("%s has two rows", name)
				}
				seen[name] = true
				if lib.packages[packageOf(name)] == nil || strings.HasSuffix(name, ".*") || name == "syscall.Getppid" {
					continue
				}
				fn := lib.funcs[name]
				if fn == nil {
					if !strings.Contains(name, "endian") && !strings.Contains(name, "Endian") && !slices.Contains(newer, name) {
						t.Errorf("%s: no such function", name)
					}
					continue
				}
				for _, m := range moves {
					if m.Origin == 0 && m.From.Root == RootArg && m.From.Index >= len(args(fn)) {
						t.Errorf("%s has no argument %d", name, m.From.Index)
					}
					if n := fn.Signature().Results().Len(); m.To.Root == RootResult && m.To.Index >= n && !strings.Contains(key, "|") {
						t.Errorf("%s has no result %d", name, m.To.Index)
					}
				}
			}
		}
	}
}

// newer are functions that only toolchains after the oldest one have.
var newer = []string{"strings.CutLast"}

// A generator, a parser and a hash are told apart.
func TestMoves(t *testing.T) {
	lib := std(t)
	for name, want := range map[string]Origin{
		"time.Now": OriginClock, "time.Since": OriginClock, "os.Getpid": OriginProcess, "os.MkdirTemp": OriginTempName,
		"math/rand/v2.IntN": OriginRandom, "crypto/rand.Text": OriginRandom,
		"time.Unix": 0, "time.Parse": 0, "(time.Time).Year": 0, "math/rand.New": 0, "os.TempDir": 0, "slices.Sort": 0, "fmt.Errorf": 0,
	} {
		moves, ok := Moves(lib.funcs[name])
		if !ok {
			t.Errorf("nothing is known of %s", name)
		}
		if got := slices.ContainsFunc(moves, func(m Move) bool { return m.Origin != 0 }); got != (want != 0) || got && moves[0].Origin != want {
			t.Errorf("%s: %v", name, moves)
		}
	}
	if _, ok := Moves(lib.funcs["net/http.Get"]); ok {
		t.Error("net/http.Get has a row")
	}
	if _, ok := Moves(nil); ok {
		t.Error("nil has a row")
	}
	if v := lib.packages["crypto/rand"].Scope().Lookup("Reader").(*types.Var); OriginVar(v) != OriginRandom {
		t.Error("crypto/rand.Reader is no source")
	}
	for path, want := range map[string]bool{"github.com/google/uuid": true, "github.com/oklog/ulid/v2": true, "time": false, "example.com/x": false} {
		if IsOriginPackage(path) != want {
			t.Errorf("IsOriginPackage(%s) is %t", path, !want)
		}
	}
}
