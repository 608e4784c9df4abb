package known

import (
	"slices"
	"strings"
)

// Framework names a command-line framework, an MCP server library or our own
// runtime, as messages call it.
type Framework string

const (
	Envelope     Framework = "envelope"
	Cobra        Framework = "cobra"
	UrfaveCLI    Framework = "urfave/cli"
	Kong         Framework = "kong"
	FF           Framework = "ff"
	MCP          Framework = "mcp"    // the Go SDK of the protocol
	MCPGo        Framework = "mcp-go" // mark3labs
	Subcommands  Framework = "subcommands"
	HashicorpCLI Framework = "hashicorp/cli"
	Kingpin      Framework = "kingpin"
	GoFlags      Framework = "go-flags"

	// User is the framework of what users declare: handler specs and
	// directives.
	User Framework = "user"
)

// frameworkRoots are the import paths of the frameworks. Packages below them
// belong to them, so other major versions need no row.
var frameworkRoots = []struct {
	path      string
	framework Framework
}{
	{"github.com/envvet/envvet/envelope", Envelope},
	{"github.com/spf13/cobra", Cobra},
	{"github.com/charmbracelet/fang", Cobra}, // runs cobra commands
	{"charm.land/fang", Cobra},
	{"github.com/urfave/cli", UrfaveCLI},
	{"github.com/alecthomas/kong", Kong},
	{"github.com/peterbourgon/ff/ffcli", FF}, // up to version 3 only ffcli has commands
	{"github.com/peterbourgon/ff/v2/ffcli", FF},
	{"github.com/peterbourgon/ff/v3/ffcli", FF},
	{"github.com/peterbourgon/ff/v4", FF},
	{"github.com/modelcontextprotocol/go-sdk/mcp", MCP},
	{"github.com/mark3labs/mcp-go/mcp", MCPGo},
	{"github.com/mark3labs/mcp-go/server", MCPGo},
	{"github.com/google/subcommands", Subcommands},
	{"github.com/hashicorp/cli", HashicorpCLI},
	{"github.com/alecthomas/kingpin", Kingpin},
	{"github.com/jessevdk/go-flags", GoFlags},
}

// copies are the import paths under which the packages of frameworks are found, too: what they were
// called before, where they are mirrored, and forks that kept their names. What the tables say of the
// framework is true of these.
var copies = []struct{ path, of string }{
	{"github.com/codegangsta/cli", "github.com/urfave/cli"},
	{"gopkg.in/urfave/cli.v1", "github.com/urfave/cli"},
	{"gopkg.in/urfave/cli.v2", "github.com/urfave/cli/v2"},
	{"github.com/minio/cli", "github.com/urfave/cli"},
	{"github.com/schollz/cli/v2", "github.com/urfave/cli/v2"},
	{"github.com/mitchellh/cli", "github.com/hashicorp/cli"},
	{"gopkg.in/alecthomas/kingpin.v2", "github.com/alecthomas/kingpin/v2"},
	{"github.com/choria-io/fisk", "github.com/alecthomas/kingpin/v2"},
}

// Original returns the import path by which the tables know a package: its own, or that of the package
// which it is a copy of.
func Original(pkgPath string) string {
	path := ImportPath(pkgPath)
	for _, c := range copies {
		if rest, ok := below(path, c.path); ok {
			return c.of + rest
		}
	}
	return path
}

// FrameworkOf returns the framework that a package belongs to. The examples
// that a framework comes with are programs like any other.
func FrameworkOf(pkgPath string) (Framework, bool) {
	path := Original(pkgPath)
	for _, root := range frameworkRoots {
		if rest, ok := below(path, root.path); ok && !isExample(rest) {
			return root.framework, true
		}
	}
	return "", false
}

// Frameworks returns all frameworks but User, each once, in the order of the table.
func Frameworks() (all []Framework) {
	for _, root := range frameworkRoots {
		if !slices.Contains(all, root.framework) {
			all = append(all, root.framework)
		}
	}
	return all
}

// below returns what follows the import path of a package in that of one in its folder, or below; nothing
// in its own.
func below(path, root string) (rest string, ok bool) {
	rest, ok = strings.CutPrefix(path, root)
	return rest, ok && (rest == "" || rest[0] == '/')
}

// isExample reports whether a folder of the path is one of examples.
func isExample(path string) bool {
	for folder := range strings.SplitSeq(path, "/") {
		if folder == "example" || folder == "examples" || folder == "_examples" {
			return true
		}
	}
	return false
}

// ImportPath returns the path that source files import a package by, given
// the path that a driver gave it: without the vendor folder it was found in
// and without the " [p.test]" of a test variant.
func ImportPath(pkgPath string) string {
	pkgPath, _, _ = strings.Cut(pkgPath, " ")
	if i := strings.LastIndex(pkgPath, "/vendor/"); i >= 0 {
		return pkgPath[i+len("/vendor/"):]
	}
	return strings.TrimPrefix(pkgPath, "vendor/")
}
