package known

// An output is a place where a command framework keeps the writer of its output, which is
// standard output as long as a program puts nothing else there: a field, or what a method sets.
type output struct {
	framework Framework
	typ       string
	name      string // of the field, or the method, which has the writer for its only parameter
}

var outputs = map[output]bool{
	{Cobra, "Command", "SetOut"}:         true,
	{Kong, "Kong", "Stdout"}:             true,
	{Subcommands, "Commander", "Output"}: true,
	{UrfaveCLI, "App", "Writer"}:         true,
	{UrfaveCLI, "Command", "Writer"}:     true, // since version 3
}

// SetsOutput reports whether a field or a method of a type is, or sets, where a framework writes
// its output, which is standard output without that.
func SetsOutput(pkgPath, typ, name string) bool {
	framework, ok := FrameworkOf(pkgPath)
	return ok && outputs[output{framework, typ, name}]
}
