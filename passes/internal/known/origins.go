package known

import (
	"cmp"
	"fmt"
	"go/types"
	"slices"
	"strings"
	"sync"
)

// An Origin is a kind of source whose values differ between two identical calls.
type Origin uint8

const (
	_                Origin = iota
	OriginClock             // the time, or how long something took
	OriginRandom            // a random number
	OriginID                // an id made anew
	OriginProcess           // what only this run of the process has, such as its pid
	OriginTempName          // the name of a temporary file
	OriginPointer           // an address
	OriginMap               // the order of a map, which a list is in
	OriginGoroutines        // the order in which goroutines come to their ends, likewise
	OriginShuffle           // the order that a shuffle leaves, likewise
	originEnd
)

var originNames = [originEnd]string{"", "clock", "random", "id", "process", "tempname", "pointer", "map", "goroutines", "shuffle"}

// String returns the word of the rows: clock, random, id, process, tempname,
// pointer, map, goroutines, shuffle.
func (o Origin) String() string {
	if o < originEnd {
		return originNames[o]
	}
	return fmt.Sprintf("Origin(%d)", uint8(o))
}

// Valid reports whether there is such a kind.
func (o Origin) Valid() bool { return 0 < o && o < originEnd }

// Orders reports whether a source of that kind is the order of a list, and not
// what is in it.
func (o Origin) Orders() bool {
	return o == OriginMap || o == OriginGoroutines || o == OriginShuffle
}

// A Move says that a function puts something into a place: where its values
// come from.
type Move struct {
	To     Operand // a result, or what an argument points to
	Origin Origin  // what is put there; 0 for From
	From   Operand // an argument
	Whole  bool    // what is put there is made of all that From holds: a text of a struct
	JSON   bool    // what is put there is made of all of From that JSON has
	Less   Origin  // but for sources of that kind, if it is one
	Cuts   Operand // but for the sources of that argument, which is cut out of it; its Root is 0 if nothing is
	Copies bool    // what is put there is a list or map of its own, with what From has
	Most   bool    // what is put there is an element of a list that is the same one in any order

	// Or one of these holds for the list, the buffer, the function or the result that To is.
	Sorts   bool // it is sorted in place
	Empties bool // it holds nothing afterwards
	Each    bool // it is called for each element, in the order that is Origin
	Go      bool // it is called in a goroutine of its own
	Waits   bool // which the group that From is starts once it may have another one
	Limits  bool // it may have as many goroutines at a time as From says
	Resets  bool // it writes to From from then on
	Swaps   bool // it is called to swap elements by numbers that differ: of Origin, or if From does
	Keeps   bool // it is kept where others find it: it is written to a file
	Makes   bool // it is something new that holds what is written to it: a hash
}

// Moves returns what a function or method, of the standard library or another
// package that we know, does with values. ok is false if nothing is known.
//
// The rows have the notation of package doc: "r = clock" puts a source into a result,
// "r = 1" an argument, "r = copy of 1" a list of its own with what that has, "r = most of
// 1[]" an element that is the same one in any order, "r ~ 1" something made of an argument,
// with "as json" of what JSON has of it, with "without tempname" but for what it has of
// sources of that kind, and with "without 1" but for those of another argument, which is
// cut out of it; "sort 0" sorts an argument, "empty 0" empties one, "each 1 = map" calls
// one for each element of what has that order, "go 1" calls one in a goroutine, "go 1 by 0"
// once group 0 may start another one, "limit 0 = 1" says how many it may, "swap 1 =
// shuffle" has one swap elements so that they are in that order, "swap 2 ~ 0" if argument
// 0 is made of a source; "keep 1" keeps what an argument has where others find it; "-" says
// that the function leaves alone what it is given.
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
		if list, ok := strings.CutPrefix(text, "sort "); ok {
			m.Sorts, text = true, list+" = "+list
		} else if buffer, ok := strings.CutPrefix(text, "empty "); ok {
			m.Empties, text = true, buffer+" = "+buffer
		} else if kept, ok := strings.CutPrefix(text, "keep "); ok {
			arg, _, _ := strings.Cut(kept, " ")
			m.Keeps, text = true, arg+" = "+kept
		} else if fn, ok := strings.CutPrefix(text, "go "); ok {
			fn, group, by := strings.Cut(fn, " by ")
			m.Go, m.Waits, text = true, by, fn+" = "+cmp.Or(group, fn)
		} else if group, ok := strings.CutPrefix(text, "limit "); ok {
			m.Limits, text = true, group
		} else if writer, ok := strings.CutPrefix(text, "reset "); ok {
			m.Resets, text = true, writer
		} else if each, ok := strings.CutPrefix(text, "each "); ok {
			m.Each, text = true, each
		} else if swap, ok := strings.CutPrefix(text, "swap "); ok {
			m.Swaps, text = true, swap
		} else if made, ok := strings.CutPrefix(text, "make "); ok {
			m.Makes, text = true, made+" = "+made
		}
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
		from, m.Copies = strings.CutPrefix(from, "copy of ")
		from, m.Most = strings.CutPrefix(from, "most of ")
		from, less, ok := strings.Cut(from, " without ")
		if m.Less = originNamed(less); ok && m.Less == 0 {
			var err error
			if m.Cuts, err = parseOperand(less); err != nil || m.Cuts.Root != RootArg {
				return nil, fmt.Errorf("%q is no kind of source and no argument", less)
			}
		}
		from, m.JSON = strings.CutSuffix(from, " as json")
		if m.JSON && !m.Whole {
			return nil, fmt.Errorf("%q copies as JSON", text)
		}
		if m.Copies && m.Whole {
			return nil, fmt.Errorf("%q copies what is made of it", text)
		}
		if m.Origin = originNamed(from); m.Origin == 0 {
			if m.From, err = parseOperand(from); err != nil {
				return nil, err
			}
			if m.From.Root != RootArg && !m.Sorts && !m.Makes {
				return nil, fmt.Errorf("%q is no argument", from)
			}
		}
		moves = append(moves, m)
	}
	return moves, nil
}

// originNamed returns the kind of source that a word of the rows is, 0 if it is none.
func originNamed(word string) Origin {
	return Origin(max(0, slices.Index(originNames[:], word)))
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
