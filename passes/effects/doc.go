// Package effects defines an Analyzer that finds, for every function, whether
// calling it writes to the process's standard output or ends the process, and
// by which chain of calls.
//
// # Definitions
//
// A sink is an expression that makes the process write to its standard output,
// or that ends the process. Sinks of standard output are
//
//   - the call of a function of the standard library that writes there by
//     itself, such as fmt.Println, or to file descriptor 1;
//   - a mention of os.Stdout in a function body that lets it be written to:
//     as an argument of something that writes to it or keeps it, stored,
//     or returned. Asking something of os.Stdout is no sink, nor is handing it
//     to a function that only asks;
//   - where a package variable's initializer or an init function put os.Stdout
//     into a variable or a field: the expression that writes to it, or hands
//     it to code that is not known.
//
// A function has an effect if its body holds a sink, or a call that leads to
// one: of a function or method that is plainly named, of a function value or
// an interface value whose content is known here, deferred or in a goroutine
// as well, and of a function that is handed to what calls it.
//
// The class of an effect says whose writer or exit it is: the process's own,
// a command framework's, or one that was handed in from outside the reach of
// whoever asks, as a parameter of a constructor or from main. What main puts into a
// variable before any handler can run, or what a framework is told to run before, is
// the process's own. What a handler calls of what the function was given that hands it
// over is what callers in the package give.
//
// # What decides
//
// An effect that stands behind a comparison of a parameter with a constant or with nil,
// or with another one, as in a logger that exits at one level, is one of the calls whose arguments may meet
// it, and so is what an interface value or a function does that is made or named there.
// Of options that a function calls one by one, all are called where their list is made
// for the call, and what they set counts in place of what the function began with, also for
// what it makes of that then; what they, and methods that set a field, leave in a field
// decides by what they were given.
// A text that is made for the call of others, of a format or as a path meets it if it may
// begin and end so.
// Truth values computed of such comparisons decide so too, what a function literal has
// captured and nothing sets again, and a field of a parameter where what is handed over
// is made for the call, by the caller, by a constructor, or by a function that is always in one
// variable or field, as long as nobody else has it or can set the field. What a function of the package asks of what it is given decides as
// if its caller had asked that. What is not nil stays so, unless the package, or that of the
// constructor, sets the field to nil somewhere. An interface value that is made of the
// address of a struct has for ever what was put into the fields that nobody else can set,
// or what the function was given for them that makes it, and what was not nil then is
// taken to stay so. A field that is exported of a type that is not, or of a command, can be
// set by nobody else if nothing exported leads to the type, and nothing is made an interface
// value of it that is empty, as for a decoder, or of a type of another package than the
// standard library. A struct that a function was given is known by its
// fields, the first of a variadic parameter as well, and what a function calls by a
// parameter is called with the arguments that all such calls have in common. What
// something may be by several ways it is where each of these is taken. A variable that
// only functions of its package set, to constants or to what they are given, is what the
// package under analysis has set it to before, if that sets it to nothing else, as by
// gin.SetMode(gin.ReleaseMode). Of ways to one effect three are told apart by their
// conditions. What stands behind a constant, behind a variable that nothing ever sets, or
// behind a call that never returns, is none. A default in place of a nil writer is one
// where the caller left it nil, or where control may have come without anything being put
// there, or where it is known which options were called before that and none of them put
// anything there. All other conditions may hold.
//
// A writer that a function keeps or returns is said to be handed on only, until the
// package that calls it writes to what it was returned, or hands that to code that is
// not known; to other packages, until one that leads to the function does. One that a
// function was given and keeps in a variable of its package is handed to code that is not
// known, as other packages see it.
//
// Standard output that an exported variable was initialized with is none where an
// init function of a package that is imported, directly or not, plainly sets the
// variable to something else, as in readline.Stdout = os.Stderr, or where the
// function that calls has put something else there before, on every way, be it by a
// setter, by options, or in place of the whole that it is in. What a variable is given
// when it is first asked for, or by an init function, counts as what it is declared
// with, and what a constructor begins with as what the variable does that is declared
// with its result. What is printed while os.Stdout is aside, or by a variable of the
// package that is, as long as no other one has what it began with, goes elsewhere
// likewise, be it by functions of the package, by what a function is given that puts it
// aside, after the call of one of the package that leaves it so, or by all handlers, if
// it is so where the framework is told to run them or before each of them, and nothing in
// the package puts it back but around that. What else was put in place of what a variable
// began with on every way to where the package has a framework run its handlers is what
// these find there.
//
// An effect is chosen if every way to it leads through an interface value that
// was looked up in a map, or through a branch that is taken where a bit is set of
// an exported field, if what stands there is of the same repository: a library
// does so what its users ask for, by constants that are put together elsewhere. So
// is one that a library has only where a setting is not what it begins with, or an
// exported field of its is set, while nothing in the package or its imports mentions
// what changes that.
//
// An effect is incidental to a package if every way to it leads through a branch there
// that is not taken in the ordinary course of a call, as where an error came up, and
// that nothing decides which the function was given. It is not where another package asks
// for it by a constant, as by pflag.ExitOnError, that decides in that branch. A field that only
// methods set which nothing else in the package calls, as Init of a set of flags, is what it
// was made with, or what these were given.
//
// # What is not followed
//
// Reflection, unsafe, assembly and cgo; what a variable of another package holds
// once something else has set it; which interface values a map or a struct of
// unknown origin holds; what a function does with what it makes after an option
// of its caller changed it; a generic function that makes a value of its type
// parameter; paths of more than five fields. Work and facts are bounded, see
// package flow; beyond the bounds nothing is found. Each is a miss, never a
// false finding.
//
// # Facts
//
// A function that another package can name has a [Func] fact, closed over what
// it calls; a package variable that holds something has a [Var] fact; a package
// has an [Init] fact, closed over what it imports. They depend on no setting. What
// a function puts into variables of other packages, what it has others write that
// can be told where to, and that it runs handlers is said of packages of modules
// that are worked on, as a driver tells them from others: who sets up a logger
// for a program is part of it.
package effects
