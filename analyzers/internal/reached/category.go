package reached

// Category returns the last part of the category of a finding that is reported
// for this sink, which is its class unless the sink is reached only where a setting of
// another package is not what it begins with: "chosen", as a setting that nothing mentions
// of what the package of the handler imports is taken to stay as it is; or unless it is a
// writer that is kept or returned, and nobody is known to write to it who was handed what
// keeps it: "handed"; or unless it is in another module and
//
//   - is reached only through an interface value looked up in a map, or where a bit of
//     an option is set: "chosen" too. Which value or bit that is, a name or a number
//     decides that the program computes, so that most of what a registry holds, and of
//     what options can ask for, is never reached;
//   - is a writer that is handed there to code that is not known, or that some calls keep
//     or return and others do not: "handed" too, as whether these calls do is not known.
//     One that takes the place of what the caller left nil is none;
//   - is where another module gets to by a branch that is not taken in the ordinary
//     course, and that nothing decides which it was given: "incidental". Most are for
//     what should never be, and who calls it cannot tell;
//   - ends its goroutine: "goexit". A library does so where its caller asks for it
//     by a setting, or did so in a call that several wait for.
func (s *Sink) Category() string {
	switch {
	case s.chosen:
		return "chosen"
	case s.handed:
		return "handed"
	case s.goexit:
		return "goexit"
	case s.incidental:
		return "incidental"
	}
	return s.Class.String()
}

// group orders the sinks of a place: what is a hint comes after the others.
func (s *Sink) group() int {
	switch {
	case s.chosen:
		return 2
	case s.handed, s.goexit, s.incidental:
		return 1
	}
	return 0
}
