package handlers

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

func TestBrokenCode(t *testing.T) {
	overlay := make(map[string][]byte)
	var patterns []string
	for name, src := range map[string]string{
		"unknown field":    cobraHead + `var c = cobra.Command{Runs: f, RunE: f, "x", 1: f}`,
		"unknown function": cobraHead + `var c = cobra.Command{RunE: nowhere, Run: nowhere.run(), PreRun: func(}`,
		"too many values":  cobraHead + `var c = cobra.Command{"a", nil, "b", f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f}`,
		"unknown callee":   cobraHead + `func g(c cobra.Command) { nowhere(c.RunE); c.RunE = ; c.RunE, c.Run = f; c.nowhere = f; c.RunE += f }`,
		"wrong arguments":  cobraHead + `func g(run func(*cobra.Command, []string) error) { _ = cobra.Command{RunE: run}; g(); g(f, f, f); g(f...); (g)(nil) }`,
		"unknown import":   cobraHead + `import "example.com/none"; var c = none.Command{RunE: f}; var d = cobra.Command{RunE: none.F, Run: none.G(f)}`,
		"recursive":        cobraHead + `type T struct{ T; RunE func(T) }; func (t T) g(h func(T)) { t.RunE = h; t.g(t.RunE); _ = cobra.Command{Run: t.RunE} }`,
		"no function body": cobraHead + `func g(run func(*cobra.Command, []string)); func init() { g(nil); _ = cobra.Command{Run: g} }`,

		"variables":       cobraHead + `func g() (run func(), err nothing) { run := nowhere; run = g; var h func() = h; _ = cobra.Command{RunE: run, Run: h, PreRun: v}; cobra.Run = f; nowhere.Run = f; return }; var v = w; var w = v`,
		"statements":      cobraHead + `var c = cobra.Command{RunE: func(cmd *cobra.Command, args []string) error { if err := ; err != nil { return }; if nowhere(args) != nil { }; switch { case 1: return g(args); default }; for { }; select { case x(args): }; return g() }}; func g(h func() error) error { return g(g) }`,
		"calls of itself": cobraHead + `type T struct { I }; type I interface { I; Do([]string) error }; func (t T) r(cmd *cobra.Command, args []string) error { return t.Do(args) }; func (t T) Do(a []string) error { return t.I.Do(a) }; var c = cobra.Command{RunE: T{}.r, Run: T.Do}`,

		"struct in itself":    kongHead + `type T struct { T; A *T "cmd:\"\""; B []T "cmd:\"\""; C none "cmd:\"\"" }; func (T) Run() error { return nil }; func main() { kong.Parse(&T{}); kong.New() }`,
		"generic struct":      kongHead + `type T[P any] struct { A *T[[]P] "cmd:\"\""; B P "cmd:\"\"" }; func (*T[P]) Run() error { return nil }; func main() { kong.Parse(&T[int]{}); kong.Parse[int](T{}) }`,
		"unknown grammar":     kongHead + `func main() { kong.Parse(nowhere); kong.Parse(&nowhere{}); kong.Parse(kong.Parse()); kong.Parse(f()) }`,
		"tag without end":     kongHead + "type T struct { A T1 `cmd:\"`; B T1 `kong:\"cmd,x='`; C T1 `cmd:\"\\`}; type T1 struct{}; func (T1) Run() error { return nil }; func main() { kong.Parse(&T{}) }",
		"list of anything":    kongHead + `func main() { p := kong.Plugins{1, nil, nowhere, &p, main}; p = append(p); p = append(p, p...); append() }`,
		"names of commands":   kongHead + `func main() { c := kong.Parse(nil); n := c.Command(), c.Command(); var m = n, c.Command(), 1; _ = c.Command(); switch n := c.Command(); n { case "a": f(); case "b", 1, nowhere, : main(); case ; default: }; if c.Command() == { main() }; if c.Command() == "x" { f() } else if == n { }; x := y[c.Command()]; x(); x.y(); y[n](); n[n].n(n[n]) }`,
		"unknown results":     mcpHead + `func f() (mcp.Tool, server.ToolHandlerFunc) { return nowhere() }; func g(s *server.MCPServer) { s.AddTool(f()); s.AddTool(g()); s.AddTool(nowhere()); s.AddTool() }`,
		"too many results":    mcpHead + `func f() server.ToolHandlerFunc { return nil, f; return; return f(), f() }; func g() (a, b server.ToolHandlerFunc) { return f() }`,
		"no handler":          mcpHead + `var t = server.ServerTool{1, 2, 3}; var h server.ToolHandlerFunc = 1; var x = []server.ToolHandlerFunc{nowhere, "a", 2: nil}; var y = server.ToolHandlerFunc(1, 2)`,
		"returns without end": mcpHead + `func f() (mcp.Tool, server.ToolHandlerFunc) { return g() }; func g() (mcp.Tool, server.ToolHandlerFunc) { return f() }; func h(s *server.MCPServer) { s.AddTool(f()) }`,
		"no command":          commandsHead + `type c struct{}; func (c) Execute() {}; func init() { subcommands.Register(c{}, ""); subcommands.Register(nowhere, 1); var x subcommands.Command = 1; subcommands.Register(x, "") }`,
		"own interfaces":      commandsHead + `type a interface { b; Execute() }; type b interface { a; Execute() }; func f(x a, y b) { subcommands.Register(x, ""); subcommands.Register(y, ""); f(y, x) }`,
	} {
		dir := filepath.Join("src", "handlers", "broken_"+strings.ReplaceAll(name, " ", "_"))
		overlay[filepath.Join(fixture.Dir(t), dir, "broken.go")] = []byte(src)
		patterns = append(patterns, "./"+filepath.ToSlash(dir))
	}
	results := analyze(t, overlay, patterns...)
	if len(results) != len(patterns) {
		t.Errorf("%d results for %d packages", len(results), len(patterns))
	}
	for path, r := range results {
		for _, h := range r.Handlers(userSpecs) {
			if !h.Pos.IsValid() || h.Name == "" || h.Role == "" || h.Expr == nil && h.Func == nil && h.Within == nil {
				t.Errorf("%s: incomplete: %+v", path, h)
			}
		}
	}
}

const (
	cobraHead    = "package broken\nimport \"github.com/spf13/cobra\"\nfunc f(*cobra.Command, []string) error { return nil }\n"
	kongHead     = "package broken\nimport \"github.com/alecthomas/kong\"\n"
	mcpHead      = "package broken\nimport (\"github.com/mark3labs/mcp-go/mcp\"; \"github.com/mark3labs/mcp-go/server\")\n"
	commandsHead = "package broken\nimport \"github.com/google/subcommands\"\n"
)
