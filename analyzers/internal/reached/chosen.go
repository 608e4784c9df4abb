package reached

// Category returns the last part of the category of a finding that is reported
// for this sink: its class or, for a sink in another module that is reached only
// through an interface value looked up in a map or where a bit of an option is
// set, "chosen". Which value or bit that is, a name or a number decides that the
// program computes, so that most of what a registry holds, and of what options can
// ask for, is never reached.
func (s *Sink) Category() string {
	if s.chosen {
		return "chosen"
	}
	return s.Class.String()
}

// group orders the sinks of a place: what is chosen comes after the others.
func (s *Sink) group() int {
	if s.chosen {
		return 1
	}
	return 0
}
