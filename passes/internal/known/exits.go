package known

// EndsProgram reports whether a function of a command framework of that name
// is for ending the program: what it does is done by whoever calls it, where
// the exits of other functions of a framework are the framework's own.
func EndsProgram(name string) bool { return name == "CheckErr" } // github.com/spf13/cobra
