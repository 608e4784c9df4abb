package cmdline

import (
	"slices"
	"strings"
)

// refused returns what a line that is wrong tells of how that is to be answered. args
// are what may be left to read of it: who asks for JSON reads no other answer, wherever
// -o stands.
func (line *Line) refused(args []string) Line {
	return Line{Output: Asked(args, line.Output), Write: line.Write, List: line.List}
}

// Asked returns the form of output that the last -o of args asks for, or else.
func Asked(args []string, or string) string {
	for i, arg := range args {
		if arg == "--" {
			break
		}
		name, form, given := strings.Cut(arg, "=")
		if name != "-o" && name != "--o" {
			continue
		}
		if !given && i+1 < len(args) {
			form = args[i+1]
		}
		if slices.Contains(Outputs, form) {
			or = form
		}
	}
	return or
}
