package known

import (
	"fmt"
	"go/types"
	"strings"
	"sync"
)

// An Origin is a kind of source whose values differ between two identical calls.
type Origin uint8

const (
	_              Origin = iota
	OriginClock           // the time, or how long something took
	OriginRandom          // a random number
	OriginID              // an id made anew
	OriginProcess         // what only this run of the process has, such as its pid
	OriginTempName        // the name of a temporary file
	OriginPointer         // an address
	originEnd
)

var originNames = [originEnd]string{"", "clock", "random", "id", "process", "tempname", "pointer"}

// String returns the word of the rows: clock, random, id, process, tempname, pointer.
func (o Origin) String() string {
	if o < originEnd {
		return originNames[o]
	}
	return fmt.Sprintf("Origin(%d)", uint8(o))
}

// Valid reports whether there is such a kind.
func (o Origin) Valid() bool { return 0 < o && o < originEnd }

// A Move says that a function puts something into a place: where its values
// come from.
type Move struct {
	To     Operand // a result, or what an argument points to
	Origin Origin  // what is put there; 0 for From
	From   Operand // an argument
	Whole  bool    // what is put there is made of all that From holds: a text of a struct
}

// Moves returns what a function or method, of the standard library or another
// package that we know, does with values. ok is false if nothing is known.
//
// The rows have the notation of package doc: "r = clock" puts a source into a
// result, "r = 1" a copy of an argument, "r ~ 1" something made of an argument;
// "-" says that the function leaves alone what it is given.
func Moves(fn *types.Func) (moves []Move, ok bool) {
	if fn == nil || fn.Pkg() == nil {
		return nil, false
	}
	rows := moveTable()
	key := fn.Origin().FullName()
	if moves, ok = rows[key]; ok {
		return moves, true
	}
	if recv, _, isMethod := strings.Cut(key, ")."); isMethod {
		moves, ok = rows[recv+").*"]
		return moves, ok
	}
	moves, ok = rows[fn.Pkg().Path()+".*"]
	return moves, ok
}

// OriginVar returns the kind of source that reading from a package variable
// is, such as crypto/rand.Reader, or 0.
func OriginVar(v *types.Var) Origin {
	if isVar(v, "crypto/rand", "Reader") {
		return OriginRandom
	}
	return 0
}

// IsOriginPackage reports whether a package outside of the standard library
// has rows: it is not read.
func IsOriginPackage(path string) bool {
	moveTable()
	return originPackages[path] && !Standard(path)
}

var originPackages map[string]bool

var moveTable = sync.OnceValue(func() map[string][]Move {
	table := make(map[string][]Move)
	originPackages = make(map[string]bool)
	for _, rows := range moveRows {
		for key, row := range rows {
			moves, err := parseMoves(row)
			if err != nil {
				continue // which a test keeps from happening
			}
			for _, key := range expand(key) {
				table[key] = moves
				originPackages[packageOf(key)] = true
			}
		}
	}
	return table
})

// expand returns the keys that a key such as "time.Now|Since" stands for.
func expand(key string) []string {
	dot := strings.LastIndexByte(key, '.')
	var keys []string
	for _, name := range strings.Split(key[dot+1:], "|") {
		keys = append(keys, key[:dot+1]+name)
	}
	return keys
}

// packageOf returns the import path in a key such as "(*bufio.Reader).Read" or
// "time.Now".
func packageOf(key string) string {
	key = strings.TrimLeft(key, "(*")
	slash := strings.LastIndexByte(key, '/') + 1
	name, _, _ := strings.Cut(key, ")")
	dot := strings.LastIndexByte(name, '.')
	if dot < slash {
		return name
	}
	return name[:dot]
}

func parseMoves(row string) ([]Move, error) {
	if row == "-" {
		return nil, nil
	}
	var moves []Move
	for _, text := range strings.Split(row, "; ") {
		m := Move{}
		to, from, ok := strings.Cut(text, " = ")
		if !ok {
			if to, from, ok = strings.Cut(text, " ~ "); !ok {
				return nil, fmt.Errorf("%q moves nothing", text)
			}
			m.Whole = true
		}
		var err error
		if m.To, err = parseOperand(to); err != nil {
			return nil, err
		}
		if m.To.Root != RootResult && m.To.Root != RootArg {
			return nil, fmt.Errorf("%q is no place", to)
		}
		for o := range originEnd {
			if o > 0 && from == o.String() {
				m.Origin = o
			}
		}
		if m.Origin == 0 {
			if m.From, err = parseOperand(from); err != nil {
				return nil, err
			}
			if m.From.Root != RootArg {
				return nil, fmt.Errorf("%q is no argument", from)
			}
		}
		moves = append(moves, m)
	}
	return moves, nil
}

// Chooses reports whether a number of that kind, as the index of a list, makes
// the element differ from call to call.
func (o Origin) Chooses() bool { return o == OriginRandom }

// Observes reports whether a package of the standard library only looks at what
// its functions are given, to print, compare or convert it.
func Observes(path string) bool {
	switch path {
	case "fmt", "log", "log/slog", "errors", "strings", "strconv", "bytes", "time", "math", "context", "unicode", "unicode/utf8",
		"reflect", "sort", "slices", "maps", "cmp", "regexp", "path", "path/filepath", "testing", "text/tabwriter", "hash", "crypto/sha256",
		"crypto/sha1", "crypto/md5", "encoding/json", "encoding/hex", "encoding/base64", "sync", "sync/atomic", "runtime", "runtime/debug":
		return true
	}
	return false
}
