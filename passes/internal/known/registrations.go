package known

import "strings"

// The tables below say how the frameworks take handlers: by field, by
// parameter, by a type of functions, or by an interface that values of the
// program's own types satisfy. Those that take a struct, and look for commands
// in its tags, are in [Grammars].

// A HandlerType is a struct type of a framework with fields that hold the
// functions that the framework calls to carry out a command.
type HandlerType struct {
	Framework Framework
	Path      string // import path
	Type      string
	Fields    []string
}

var (
	cobraHandlers = []string{
		"PersistentPreRun", "PersistentPreRunE", "PreRun", "PreRunE", "Run", "RunE",
		"PostRun", "PostRunE", "PersistentPostRun", "PersistentPostRunE",
	}
	urfaveHandlers = []string{"Before", "Action", "After"}
	ffHandlers     = []string{"Exec"}
)

// HandlerFields are the fields of the frameworks that take handlers by field.
var HandlerFields = []HandlerType{
	{Envelope, "github.com/envvet/envvet/envelope", "Command", []string{"Validate", "Run"}},
	{Cobra, "github.com/spf13/cobra", "Command", cobraHandlers},
	{UrfaveCLI, "github.com/urfave/cli", "App", urfaveHandlers},
	{UrfaveCLI, "github.com/urfave/cli", "Command", urfaveHandlers},
	{UrfaveCLI, "github.com/urfave/cli/v2", "App", urfaveHandlers},
	{UrfaveCLI, "github.com/urfave/cli/v2", "Command", urfaveHandlers},
	{UrfaveCLI, "github.com/urfave/cli/v3", "Command", urfaveHandlers},
	{FF, "github.com/peterbourgon/ff/ffcli", "Command", ffHandlers},
	{FF, "github.com/peterbourgon/ff/v2/ffcli", "Command", ffHandlers},
	{FF, "github.com/peterbourgon/ff/v3/ffcli", "Command", ffHandlers},
	{FF, "github.com/peterbourgon/ff/v4", "Command", ffHandlers},
}

// A HandlerFunc is a function or method of a framework with a parameter for
// the function that the framework calls to carry out a command.
type HandlerFunc struct {
	Framework Framework
	Path      string // import path
	Type      string // of a method
	Func      string
	Param     int
}

// HandlerParams are the functions of the frameworks that take handlers by
// parameter. Kingpin's flags and arguments have methods of the same names and
// with the same type of functions: those say something of a flag.
var HandlerParams = []HandlerFunc{
	{Envelope, "github.com/envvet/envvet/envelope/envcobra", "", "Answer", 3},
	{Kingpin, "github.com/alecthomas/kingpin", "Application", "Action", 0},
	{Kingpin, "github.com/alecthomas/kingpin", "Application", "PreAction", 0},
	{Kingpin, "github.com/alecthomas/kingpin", "CmdClause", "Action", 0},
	{Kingpin, "github.com/alecthomas/kingpin", "CmdClause", "PreAction", 0},
	{Kingpin, "github.com/alecthomas/kingpin/v2", "Application", "Action", 0},
	{Kingpin, "github.com/alecthomas/kingpin/v2", "Application", "PreAction", 0},
	{Kingpin, "github.com/alecthomas/kingpin/v2", "CmdClause", "Action", 0},
	{Kingpin, "github.com/alecthomas/kingpin/v2", "CmdClause", "PreAction", 0},
}

// A Callable is a type of a framework whose values the framework calls to
// carry out a command, wherever the program makes one: a type of functions,
// or an interface with such a method.
type Callable struct {
	Framework Framework
	Path      string // import path
	Type      string
	Method    string // of an interface
	Role      string // what its values are
}

// Callables are the types of the frameworks that take handlers by type.
var Callables = []Callable{
	{MCP, "github.com/modelcontextprotocol/go-sdk/mcp", "ToolHandler", "", "tool"},
	{MCP, "github.com/modelcontextprotocol/go-sdk/mcp", "ToolHandlerFor", "", "tool"},
	{MCP, "github.com/modelcontextprotocol/go-sdk/mcp", "ResourceHandler", "", "resource"},
	{MCP, "github.com/modelcontextprotocol/go-sdk/mcp", "PromptHandler", "", "prompt"},
	{MCPGo, "github.com/mark3labs/mcp-go/server", "ToolHandlerFunc", "", "tool"},
	{MCPGo, "github.com/mark3labs/mcp-go/server", "TaskToolHandlerFunc", "", "tool"},
	{MCPGo, "github.com/mark3labs/mcp-go/server", "ResourceHandlerFunc", "", "resource"},
	{MCPGo, "github.com/mark3labs/mcp-go/server", "ResourceTemplateHandlerFunc", "", "resource template"},
	{MCPGo, "github.com/mark3labs/mcp-go/server", "PromptHandlerFunc", "", "prompt"},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "TypedToolHandlerFunc", "", "tool"},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "StructuredToolHandlerFunc", "", "tool"},
	{Subcommands, "github.com/google/subcommands", "Command", "Execute", "Execute"},
	{HashicorpCLI, "github.com/hashicorp/cli", "Command", "Run", "Run"},
}

// CallableOf returns the callable type of that name in the package with that
// import path, or nil.
func CallableOf(pkgPath, name string) *Callable {
	for i := range Callables {
		if c := &Callables[i]; c.Type == name && c.Path == Original(pkgPath) {
			return c
		}
	}
	return nil
}

// ByType returns the callable types of a framework, none for one that does not
// take handlers by type.
func ByType(framework Framework) []Callable {
	var out []Callable
	for _, c := range Callables {
		if c.Framework == framework {
			out = append(out, c)
		}
	}
	return out
}

// CommandName returns the name of a command, given the name of a field or
// parameter and the string in it, if that is where a command's name is kept:
// by the frameworks, and by the functions and tables of programs that are
// built on them.
func CommandName(field, value string) (name string, ok bool) {
	switch {
	case strings.EqualFold(field, "Use"): // cobra: "list [flags]"
		name, _, _ = strings.Cut(strings.TrimSpace(value), " ")
	case strings.EqualFold(field, "Name"):
		name = value
	}
	return name, name != ""
}

// MakesCommand reports whether a function of a framework with that name makes
// the command that calls further right in a chain of calls configure.
func MakesCommand(name string) bool { return name == "Command" } // kingpin
