package known

import "testing"

func TestFrameworkOf(t *testing.T) {
	for path, want := range map[string]Framework{
		"github.com/envvet/envvet/envelope":                                  Envelope,
		"github.com/envvet/envvet/envelope/envcobra":                         Envelope,
		"github.com/spf13/cobra":                                             Cobra,
		"github.com/spf13/cobra/doc":                                         Cobra,
		"github.com/spf13/cobra [github.com/spf13/cobra.test]":               Cobra,
		"example.com/tool/vendor/github.com/spf13/cobra":                     Cobra,
		"vendor/github.com/spf13/cobra":                                      Cobra,
		"charm.land/fang/v2":                                                 Cobra,
		"github.com/urfave/cli":                                              UrfaveCLI,
		"github.com/urfave/cli/v2":                                           UrfaveCLI,
		"github.com/urfave/cli/v3":                                           UrfaveCLI,
		"github.com/alecthomas/kong":                                         Kong,
		"github.com/peterbourgon/ff/v3/ffcli":                                FF,
		"github.com/peterbourgon/ff/v4":                                      FF,
		"github.com/modelcontextprotocol/go-sdk/mcp":                         MCP,
		"github.com/mark3labs/mcp-go/mcp":                                    MCPGo,
		"github.com/mark3labs/mcp-go/server":                                 MCPGo,
		"github.com/google/subcommands":                                      Subcommands,
		"github.com/hashicorp/cli":                                           HashicorpCLI,
		"github.com/mitchellh/cli":                                           HashicorpCLI,
		"github.com/alecthomas/kingpin/v2":                                   Kingpin,
		"gopkg.in/alecthomas/kingpin.v2":                                     Kingpin,
		"github.com/choria-io/fisk":                                          Kingpin,
		"github.com/minio/cli":                                               UrfaveCLI,
		"github.com/minio/cli/altsrc":                                        UrfaveCLI,
		"github.com/minio/cli-tool":                                          "",
		"github.com/jessevdk/go-flags":                                       GoFlags,
		"github.com/peterbourgon/ff/v3/ffcli/examples/objectctl/pkg/rootcmd": "", // a program
		"github.com/alecthomas/kingpin/v2/_examples/chat1":                   "",
		"github.com/jessevdk/go-flags/examples":                              "",
		"github.com/charmbracelet/fang/example":                              "",
		"github.com/spf13/cobra-cli":                                         "", // a program
		"github.com/spf13/pflag":                                             "",
		"github.com/urfave/cli-docs/v3":                                      "",
		"github.com/peterbourgon/ff/v3":                                      "", // flags, no commands
		"github.com/mark3labs/mcp-go/examples/everything":                    "",
		"github.com/modelcontextprotocol/go-sdk/examples/server/hello":       "",
		"github.com/envvet/envvet/testdata/src/handlers/cobra_literal":       "",
		"": "",
	} {
		got, ok := FrameworkOf(path)
		if got != want || ok != (want != "") {
			t.Errorf("FrameworkOf(%q) = %q, %t, want %q", path, got, ok, want)
		}
	}
}

// TestOriginal finds rows for each package that was copied from another one.
func TestOriginal(t *testing.T) {
	rows := described()
	for _, c := range copies {
		if got := Original(c.path); got != c.of || !rows[got] {
			t.Errorf("Original(%q) = %q, with rows: %t", c.path, got, rows[got])
		}
		if rows[c.path] {
			t.Errorf("%s has rows of its own", c.path)
		}
	}
	for path, want := range map[string]string{
		"gopkg.in/urfave/cli.v2/altsrc":                "github.com/urfave/cli/v2/altsrc",
		"example.com/tool/vendor/github.com/minio/cli": "github.com/urfave/cli",
		"gopkg.in/urfave/cli.v20":                      "gopkg.in/urfave/cli.v20",
		"example.com/tool":                             "example.com/tool",
	} {
		if got := Original(path); got != want {
			t.Errorf("Original(%q) = %q, want %q", path, got, want)
		}
	}
}

func TestCommandName(t *testing.T) {
	for _, test := range []struct{ field, value, want string }{
		{"Use", "list [flags]", "list"},
		{"use", "list", "list"},
		{"Name", "deploy rollback", "deploy rollback"},
		{"name", "list", "list"},
		{"Use", "", ""},
		{"Usage", "list things", ""},
	} {
		if got, ok := CommandName(test.field, test.value); got != test.want || ok != (test.want != "") {
			t.Errorf("CommandName(%q, %q) = %q, %t, want %q", test.field, test.value, got, ok, test.want)
		}
	}
}

// TestRunsHandlers names what executes commands, and what only makes them.
func TestRunsHandlers(t *testing.T) {
	for name, want := range map[string]bool{
		"Execute":         true, // cobra, fang, go-flags, subcommands
		"ExecuteContextC": true,
		"RunContext":      true, // urfave/cli, kong
		"ParseAndRun":     true, // ff
		"MustParse":       true, // kingpin
		"ServeStdio":      true, // mcp-go
		"AddCommand":      false,
		"OnInitialize":    false,
		"PersistentFlags": false,
		"SetOut":          false,
		"NewServer":       false,
	} {
		if got := RunsHandlers(Cobra, name); got != want {
			t.Errorf("%s runs handlers: %v", name, got)
		}
	}
	for name, want := range map[string]map[Framework]bool{
		"Parse":       {Kong: false, FF: false, Kingpin: true, GoFlags: true},
		"ParseAndRun": {FF: true},
		"Run":         {Kong: true, FF: true},
	} {
		for of, want := range want {
			if got := RunsHandlers(of, name); got != want {
				t.Errorf("%s of %s runs handlers: %v", name, of, got)
			}
		}
	}
}
