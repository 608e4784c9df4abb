// Package summary holds what the effects pass knows of a function once its
// body is closed: data only, small enough to be a fact of its object.
//
// A summary is closed and parametric. Closed: it names everything the function
// reaches on its own, in whatever package, so that an importer needs no fact of
// a package that it does not import itself. Parametric: what depends on the
// caller is said of the function's parameters.
package summary

import (
	"go/token"
	"slices"

	"github.com/envvet/envvet/passes/position"
)

// Kind says what an effect does to the process.
type Kind uint8

const (
	Stdout    Kind = iota + 1 // bytes reach the process's standard output
	Exit                      // the process, or the goroutine that must answer, ends
	Goroutine                 // a goroutine starts that recovers from no panic
)

func (k Kind) String() string {
	switch k {
	case Stdout:
		return "stdout"
	case Exit:
		return "exit"
	case Goroutine:
		return "goroutine"
	}
	return "unknown"
}

// Class says who brought a writer or an exit into the reach of a handler.
type Class uint8

const (
	Process   Class = iota + 1 // the program's own code: the class that rules report
	Framework                  // a command framework's writer or exit
	Injected                   // a writer handed in from outside the handler's reach
)

func (c Class) String() string {
	switch c {
	case Process:
		return "process"
	case Framework:
		return "framework"
	case Injected:
		return "injected"
	}
	return "unknown"
}

// Hop is one call on the way from a function to an effect.
type Hop struct {
	_ struct{} `cbor:",toarray"`

	Func string        // the function called, as messages name it
	Site position.Site // where it is called
}

// Effect is one thing that calling a function does, and where.
type Effect struct {
	_ struct{} `cbor:",toarray"`

	Kind       Kind
	Class      Class
	What       string        // the expression that does it, such as fmt.Println
	Site       position.Site // the sink
	Handed     bool          // the writer is only handed on; nothing is known to be written
	Spare      bool          // only handed on, in place of what the caller left nil
	Picked     bool          // only handed on, and by some of the calls that return no error
	Lent       bool          // only handed on, to code that is not known, or to be kept by another package
	Kept       bool          // only once others write to what a variable of another package keeps
	Sure       bool          // it happens whenever the function is called and returns
	If         []Cond        // it happens only where all of these hold
	Way        uint8         // tells ways to one sink apart, of which none is under all the conditions of another
	Chosen     bool          // only by way of a value looked up in a map, or where a bit of an option is set
	Incidental string        // the path of the package that it is incidental to, empty if it is to none
	From       string        // the writer, or what ends the process, is what this variable, or a field of it, was initialized with
	Trail      []Hop         // calls from the summarized function to the one that holds Site
	Elided     int           // calls left out of the middle of Trail
}

// EndsGoroutine reports whether what e ends is the goroutine that does it, and not the
// process. It does nothing to who started that goroutine.
func (e *Effect) EndsGoroutine() bool { return e.Kind == Exit && e.What == "runtime.Goexit" }

// Len returns the number of calls between the summarized function and the sink.
func (e *Effect) Len() int { return len(e.Trail) + e.Elided }

// Root is what the path of a Ref starts from.
type Root uint8

const (
	Param  Root = iota + 1 // a parameter; a method's receiver is parameter 0
	Free                   // a variable captured by a closure
	Global                 // a package variable, or a hidden variable of the standard library ("$log.std")
	Made                   // what the function makes, as options that its caller has leave it
)

// Ref is a place that only a caller knows the content of.
type Ref struct {
	_ struct{} `cbor:",toarray"`

	Root  Root
	Index int    // of the parameter or captured variable; of Made, the ID of the object
	Name  string // of the package variable
	Path  string // fields from there on, joined by dots; "[]" is any element
}

// OfReceiver reports whether a place is in what a method is called on.
func (r Ref) OfReceiver() bool { return r.Root == Param && r.Index == 0 }

// Op is what a function does to a place that its caller knows.
type Op uint8

const (
	Write   Op = iota + 1 // writes bytes to it
	Hand                  // hands it on to code that may write to it
	Call                  // calls it
	Invoke                // calls a method of it
	Default               // puts standard output in its place if it is nil
	Start                 // starts a goroutine with it
)

// Use is one operation on a place that the caller knows.
type Use struct {
	_ struct{} `cbor:",toarray"`

	Op      Op
	Target  Ref
	Method  string  // of Invoke; of Default with Each, the path of what is filled
	Args    []Value // of Call and Invoke, as far as they are known; a method's receiver is nil; of Default with Each, the object that is filled
	Says    []Held  // of Call and Invoke: what arguments are, as far as that decides something
	Class   Class   // of Default: what the effect would be
	What    string
	Site    position.Site
	If      []Cond // it happens only where all of these hold
	Later   bool   // by a goroutine, at any time after the call
	Sure    bool   // it happens whenever the function is called and returns, and nothing in its place
	Each    bool   // Call, Invoke: it happens to each element of the list that Target is of, unless the function fails; Default: to what none of them has filled
	Chosen  bool   // only by way of a value looked up in a map, or where a bit of an option is set
	From    string // Default: the writer is what this variable, or a field of it, was initialized with; Hand, if Kept: the variable
	Written bool   // Default with Each: the function writes to what is there then
	Placed  bool   // Default: the writer is put there, and nowhere else
	Told    bool   // Default: all that becomes of the writer is told by what is returned
	Kept    bool   // Hand: in a variable of the function's package, which knows what becomes of it
	Trail   []Hop
	Elided  int

	pos token.Pos
}

// Pos returns the position, in the package under analysis, of the operation or
// of the call that leads out of the package to it. A fact carries none.
func (u *Use) Pos() token.Pos { return u.pos }

// In returns u with a position that no fact carries.
func (u Use) In(pos token.Pos) Use {
	u.pos = pos
	return u
}

// Store says that calling the function puts Value into Target.
type Store struct {
	_ struct{} `cbor:",toarray"`

	Target Ref
	Must   bool   // on every path that returns
	Where  []Cond // if not: on every one where these hold, or the function fails
	Keyed  bool   // into a map, under a key
	Value  Value
}

// Value is what an expression may hold, as far as effects go.
type Value []Atom

// AtomKind tells the alternatives of an Atom apart.
type AtomKind uint8

const (
	Writer AtomKind = iota + 1 // standard output, or what stands for it
	At                         // the content of Ref
	Object                     // a value made by the function, with Fields
	Func                       // a function, with what it captured
	Box                        // an interface holding Inner, with the summaries of its methods
)

// Atom is one alternative of a Value.
type Atom struct {
	_ struct{} `cbor:",toarray"`

	Kind AtomKind

	Class Class  // Writer
	What  string // Writer: the variable or expression it came from
	From  string // Writer: the variable, or a field of it, that was initialized with it; Object: the variable that points to it

	Mention *position.Site // Writer: where a function mentions it that says so by an effect; nil if none does

	Ref   Ref  // At; Writer, Box: the place it is a default for, where that is nil, if it has a root; Object: the path of the part that is meant, of what options are called on
	Whole bool // At: it is a struct or an array, or a pointer to one

	ID     int     // Object, Func, Box: tells the things of one summary apart
	Opaque bool    // Object: made by code that is not known
	Wraps  bool    // Object: of the standard library, or a list; to write to it is to write to what it holds
	Fields []Field // Object; a place that is known to be written has one, even if empty

	Name  string   // Func, Box: how messages call the function or the type
	Sum   *Summary // Func; nil inside its own package
	Bind  []Value  // Func: the captured variables
	Holds []Held   // Func: what these hold for ever, as far as it decides something

	Methods []Method // Box; nil inside its own package
	Listed  bool     // Box: it stands in a map, from which it may be chosen
	Again   bool     // Box: it is of the type of which the method is that makes it, and does what that does
	Self    bool     // Box: it is made of the receiver of the method that makes it
	Inner   Value    // Box
	Never   []Cond   // Box: what is not so of the receiver of its methods
	Parts   []Part   // Box: what that is known to hold for ever, and Never does not say

	If []Cond // Func, Box: it is made only where all of these hold

	local *Local
}

// Held is what a captured variable is known to hold whenever its function is called, or what
// an argument is.
type Held struct {
	_ struct{} `cbor:",toarray"`

	Value Const  // its kind is Unknown if it is not known, or given
	Given bool   // it is what a parameter says, or what the function that makes this has captured
	Param int    // which, as in a Cond
	Of    string // a field of that, if it is not empty
	Part  string // it is but this field of what is held, if it is not empty
}

// Field is the content of one place inside an object.
type Field struct {
	_ struct{} `cbor:",toarray"`

	Path  string
	Value Value
	Must  bool // it takes the place of what was there, as in a copied struct
}

// Method is the summary of one method of a boxed value.
type Method struct {
	_ struct{} `cbor:",toarray"`

	Name string
	Sum  *Summary
}

// Summary is what calling a function does.
type Summary struct {
	_ struct{} `cbor:",toarray"`

	Effects  []Effect // nearest first, bounded by MaxSinks for each kind
	More     Counts   // at least so many effects were left out
	Uses     []Use
	Stores   []Store
	Made     []Value // the objects of which a Ref of that root is
	Results  []Value
	Parts    []Part // of results
	Fluent   bool   // it is a method that returns its receiver
	Replaces []Replacement
	Switches []Switch
	Settings []Setting // of what it is, or returns, as an option
	Keeps    []int     // parameters, but writers, that are put into variables of the package
	Leaves   []Leave   // what parameters point to that it neither keeps nor hands on
	Variable string    // the name of the package variable whose value is all that it returns
	Puts     []Put     // of a package that is worked on, as the next ones
	Says     []Say
	Runs     bool // it leads to where a framework is told to run handlers
	Recovers bool // calls recover: to defer it is to recover
	Guarded  bool // defers a function that recovers
	Endless  bool // no call of it returns
}

// Empty reports whether calling the function does nothing of interest.
func (s *Summary) Empty() bool {
	if s == nil {
		return true
	}
	for _, r := range s.Results {
		if r.Bears() {
			return false
		}
	}
	return len(s.Effects) == 0 && len(s.Uses) == 0 && len(s.Stores) == 0 && len(s.Parts) == 0 && !s.Fluent && len(s.Replaces) == 0 && len(s.Switches) == 0 && len(s.Settings) == 0 && len(s.Keeps) == 0 && len(s.Leaves) == 0 && s.Variable == "" && len(s.Puts) == 0 && len(s.Says) == 0 && !s.Runs && !s.Recovers && !s.Guarded
}

// Bears reports whether v holds anything but objects of which nothing is known.
func (v Value) Bears() bool {
	return slices.ContainsFunc(v, func(a Atom) bool {
		return a.Kind != Object || slices.ContainsFunc(a.Fields, func(f Field) bool { return f.Value.Bears() })
	})
}

// Size is a measure of s that grows whenever s says more. What a function or
// an interface value among its values does is not counted: it is known whole.
func (s *Summary) Size() int {
	n := len(s.Effects)
	for i := range s.Uses {
		for _, arg := range s.Uses[i].Args {
			n += arg.size()
		}
		n += 10 - len(s.Uses[i].If) // fewer conditions say more
		for _, h := range s.Uses[i].Says {
			if h == (Held{}) {
				n++ // as it may have been something until more calls were known
			}
		}
		if s.Uses[i].Later {
			n++
		}
		if s.Uses[i].Sure {
			n++
		}
		if !s.Uses[i].Chosen {
			n++
		}
	}
	for _, st := range s.Stores {
		n += 1 + st.Value.size()
	}
	for _, m := range s.Made {
		n += 1 + m.size()
	}
	for _, r := range s.Results {
		n += r.size()
	}
	if s.Recovers {
		n++
	}
	if s.Guarded {
		n++
	}
	return n
}

func (v Value) size() int {
	n := 0
	for i := range v {
		a := &v[i]
		n += 1 + a.Inner.size()
		for _, f := range a.Fields {
			n += 1 + f.Value.size()
		}
		for _, b := range a.Bind {
			n += b.size()
		}
		if a.Kind == Writer && a.Class != Injected {
			n++ // as it may have been until more was known
		}
	}
	return n
}

// Counts is a number for each kind.
type Counts [Goroutine + 1]int

// MaxSinks bounds the effects of one kind in a summary.
const MaxSinks = 64
