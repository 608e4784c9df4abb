// Package known is what envvet knows of code that it does not read: the
// standard library and the command-line frameworks. It is data and the means
// to look things up in it; it decides nothing.
//
// # The standard library
//
// The rows_*.go files say what functions of the standard library do, as far
// as standard output and the end of the process are concerned. A row is keyed
// by the function's [types.Func.FullName]; the key "(*bufio.Writer).*" stands
// for every method of the type that has no row of its own. Its value is a
// list of statements, separated by "; ":
//
//	stdout             writes to the process's standard output by itself
//	exit               ends the process, or the goroutine without a return
//	write OPERAND      writes to the operand
//	call OPERAND       calls the function that the operand is
//	call OPERAND with OPERAND, …
//	                   likewise, with these arguments; - is one of no interest
//	call OPERAND into DST, …
//	                   likewise, with a function that stores what it is given in these
//	go OPERAND         calls it in a goroutine of its own
//	invoke OPERAND.M   calls method M of the operand; "with 2.Level is 4" or "with 2.Level
//	                   as 1": with an argument whose field is that integer, or an argument
//	hand OPERAND       hands the operand to code that may write to it
//	DST = SRC          stores SRC in DST, or returns it if DST is a result
//	DST = SRC or SRC   likewise, the second where the first holds nothing
//	r = yield OPERAND, …
//	                   returns a function that calls what it is given with these
//	r = pull OPERAND   returns one that returns what OPERAND calls what it is given with
//	DST = -            takes out of DST what is there
//	-                  nothing of interest: asks, configures, closes
//
// Any statement may end in "if ARG==VALUE": it holds only of calls whose
// argument ARG is that integer constant, or the exported variable $pkg.name; in
// "if some ARG": only of those that do not plainly give an empty list; in "if below
// ARG.FIELD": only of those where that is not plainly nil, or at least zero; in "if A
// and B" if both hold. Last may come "unless $log.std", or a part as in "unless
// $flag.CommandLine.exit": it holds only as long as nothing was stored there.
//
// An operand is
//
//	0, 1, …            an argument; a method's receiver is 0, so that its
//	                   first parameter is 1
//	r (or r0), r1, …   a result
//	$log.std           a variable of a package, exported ([Global] names
//	                   those) or of our own making; it stands for its value
//	stdout             the process's standard output, as a source only
//	exit               a function that ends the process, as a source only
//
// followed by a path: ".Stdout" is a field, "[]" an element of a slice, an
// array or a map, "()" what a function returns first. Fields in lower case are
// no fields of the library's: they name what the object holds, whichever way it
// holds it, so that a constructor's "r.w = 0" meets a method's "write 0.w".
//
// To write to an operand that holds a value of a type of the program's own is
// to call its Write method. To write to one that holds an object of the
// standard library is to write to everything that the object holds: this is
// what gives meaning to the interfaces that io.MultiWriter, hex.Dumper and
// their like return. In the same way, to invoke a method of such an object of
// which no more is known than an interface is to invoke it of everything that
// the object holds. The statements of a row hold in any order and any number
// of times.
//
// To invoke Handle<info is to invoke Handle with a record below the level of info.
// Handlers of slog do that only if they are told to, and write to what they hold as
// low; of all others it is not known, as they may be asked for the level or not.
//
// What the rows say of package syscall holds of golang.org/x/sys/unix as well.
//
// A function without a row has the behavior that its signature suggests: it
// calls its parameters of function type, and hands on its parameters that are
// an *os.File or an interface with a Write method. That an argument's
// String, Error or MarshalJSON method is called is not known here.
//
// Nor is what no row can say: a path such as "/dev/stdout" given to os.Open,
// descriptors that are not constants, and syscall.Exec, which replaces the
// process.
package known
