package known

// A CommandNaming is a function, method or field of a framework by which a program learns the
// whole name of the command that its arguments name, or that a declared command has: what it
// compares with that, it carries out by itself.
type CommandNaming struct {
	Framework Framework
	Path      string // import path
	Type      string // of a method or field
	Name      string
	Of        string // the field that has the name, if what is named is the command
}

// CommandNamings are those of the frameworks.
var CommandNamings = []CommandNaming{
	{Kong, "github.com/alecthomas/kong", "Context", "Command", ""},
	{Kingpin, "github.com/alecthomas/kingpin", "", "Parse", ""},
	{Kingpin, "github.com/alecthomas/kingpin", "", "MustParse", ""},
	{Kingpin, "github.com/alecthomas/kingpin", "Application", "Parse", ""},
	{Kingpin, "github.com/alecthomas/kingpin", "CmdClause", "FullCommand", ""},
	{Kingpin, "github.com/alecthomas/kingpin/v2", "", "Parse", ""},
	{Kingpin, "github.com/alecthomas/kingpin/v2", "", "MustParse", ""},
	{Kingpin, "github.com/alecthomas/kingpin/v2", "Application", "Parse", ""},
	{Kingpin, "github.com/alecthomas/kingpin/v2", "CmdClause", "FullCommand", ""},
	{GoFlags, "github.com/jessevdk/go-flags", "Command", "Active", "Name"},
}
