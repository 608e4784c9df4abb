package golangci

import (
	"fmt"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/analyzers"
)

// load returns the packages of examples/parcel, a tool with planted defects.
func load(t *testing.T) []*packages.Package {
	t.Helper()
	pkgs, err := parcel()
	if err != nil {
		t.Fatal(err)
	}
	return pkgs
}

var parcel = sync.OnceValues(func() ([]*packages.Package, error) {
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule,
		Dir:  filepath.Join("..", "..", "examples", "parcel"),
		Env:  append(os.Environ(), "GOWORK=off"),
	}, "./...")
	if err == nil && (packages.PrintErrors(pkgs) > 0 || len(pkgs) < 4) {
		err = fmt.Errorf("%d packages loaded, some with errors", len(pkgs))
	}
	return pkgs, err
})

// diagnostics runs analyzers and returns what they report, with file:line:col.
func diagnostics(t *testing.T, pkgs []*packages.Package, suite []*analysis.Analyzer) map[string]analysis.Diagnostic {
	t.Helper()
	graph, err := checker.Analyze(suite, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	found := make(map[string]analysis.Diagnostic)
	for _, action := range graph.Roots {
		if action.Err != nil {
			t.Fatalf("%s: %v", action, action.Err)
		}
		for _, d := range action.Diagnostics {
			found[action.Package.Fset.Position(d.Pos).String()+" "+d.Category] = d
		}
	}
	return found
}

// plugged returns the analyzers that golangci-lint gets for settings.
func plugged(t *testing.T, settings any) []*analysis.Analyzer {
	t.Helper()
	newPlugin, err := register.GetPlugin("envvet")
	if err != nil {
		t.Fatal(err)
	}
	p, err := newPlugin(settings)
	if err != nil {
		t.Fatal(err)
	}
	if mode := p.GetLoadMode(); mode != register.LoadModeTypesInfo {
		t.Errorf("load mode %s; rules need types", mode)
	}
	suite, err := p.BuildAnalyzers()
	if err != nil {
		t.Fatal(err)
	}
	if err := analysis.Validate(suite); err != nil {
		t.Error(err)
	}
	if len(suite) != 1 || suite[0].Name != "envvet" {
		t.Errorf("analyzers %v; golangci-lint prefixes messages with any name but its own for the linter", suite)
	}
	return suite
}

// The plugin reports what the rules do, and nothing related: golangci-lint would
// make issues of their own of it.
func TestFindings(t *testing.T) {
	pkgs := load(t)
	suite := plugged(t, map[string]any{})
	want := diagnostics(t, pkgs, analyzers.Suite)
	got := diagnostics(t, pkgs, suite)
	if len(got) != len(want) || len(got) == 0 {
		t.Errorf("%d findings, want %d", len(got), len(want))
	}
	chained := false
	for at, w := range want {
		g, ok := got[at]
		if !ok {
			t.Errorf("not reported: %s: %s", at, w.Message)
			continue
		}
		if len(g.Related) > 0 {
			t.Errorf("%s has %d related positions", at, len(g.Related))
		}
		if !strings.HasPrefix(g.Message, w.Message) || len(g.SuggestedFixes) != min(1, len(w.SuggestedFixes)) || g.End != w.End {
			t.Errorf("%s: %+v, want %+v", at, g, w)
		}
		if strings.Contains(g.Message, "\n") || !strings.HasSuffix(g.Message, "; see "+w.URL) {
			t.Errorf("%s: %q: want one line that ends in the address of the manual", at, g.Message)
		}
		chained = chained || strings.Contains(g.Message, chain)
	}
	if !chained {
		t.Errorf("no finding has %s", chain)
	}
}

// The names of files are the same on every machine.
const chain = "(stdoutwrite); chain: handler \"list\" is registered here (envelope Run) (internal/command/list.go:20)" +
	" -> calls a function literal (internal/command/list.go:26)" +
	" -> calls notify.Seen (internal/command/list.go:35)" +
	" -> calls render.Printer.Line (internal/notify/notify.go:7)" +
	" -> writes to stdout with fmt.Fprintln (internal/render/render.go:31); see https://"

func line(pkg *packages.Package, pos token.Pos) string {
	return strconv.Itoa(pkg.Fset.Position(pos).Line)
}

func TestFold(t *testing.T) {
	pkgs := load(t)
	plugged(t, map[string]any{"severity": "stdoutwrite/init=error"})
	pass := &analysis.Pass{Fset: pkgs[0].Fset, Files: pkgs[0].Syntax, Pkg: pkgs[0].Types}
	at := pkgs[0].Syntax[0].Package
	step := func(text string) analysis.RelatedInformation {
		return analysis.RelatedInformation{Pos: at, Message: text}
	}
	name := filepath.Base(pkgs[0].Fset.Position(at).Filename)
	long := analysis.Diagnostic{Message: "m"}
	for range 20 {
		long.Related = append(long.Related, analysis.RelatedInformation{Message: "calls f"})
	}
	for _, test := range []struct {
		d    analysis.Diagnostic
		want string
	}{
		{analysis.Diagnostic{Message: "m"}, "m"},
		{analysis.Diagnostic{Message: "m", Category: "stdoutwrite/stdio"}, "error: m"},
		{analysis.Diagnostic{Message: "m", Category: "stdoutwrite/chosen"}, "hint: m"},
		{analysis.Diagnostic{Message: "m", Category: "stdoutwrite/init"}, "error: m"},
		{analysis.Diagnostic{Message: "m", URL: "https://x"}, "m; see https://x"},
		{analysis.Diagnostic{Message: "a\nb\tc"}, "a b c"},
		{
			analysis.Diagnostic{Message: "m", Related: []analysis.RelatedInformation{step("handler h"), step("calls f"), step("writes"), {Message: "and 3 more"}}},
			"m; chain: handler h (" + name + ":1) -> calls f (" + name + ":1) -> writes (" + name + ":1), and 3 more",
		},
		{long, "m; chain: " + strings.Repeat("calls f -> ", 15) + "... 5 more"},
	} {
		got := newFolder(pass).fold(find(analyzers.Suite, "stdoutwrite"), test.d)
		if test.want = strings.ReplaceAll(test.want, ":1)", ":"+line(pkgs[0], at)+")"); got != test.want {
			t.Errorf("got  %s\nwant %s", got, test.want)
		}
	}
}

// A rule that is off reports nothing, and a setting reaches the rules.
func TestSettingsAct(t *testing.T) {
	pkgs := load(t)
	fixes := 0
	settings := map[string]any{"exitcall": false, "stdoutwrite": map[string]any{"fix": "stderr"}}
	for _, d := range diagnostics(t, pkgs, plugged(t, settings)) {
		if strings.HasPrefix(d.Category, "exitcall/") {
			t.Errorf("exitcall is off and reports %s", d.Message)
		}
		if strings.HasPrefix(d.Category, "stdoutwrite/") {
			fixes += len(d.SuggestedFixes)
		}
	}
	if fixes == 0 {
		t.Error("no finding has the fix that is named")
	}
}

// One analyzer needs the passes of all rules, and each of them once.
func TestRequires(t *testing.T) {
	requires := plugged(t, map[string]any{})[0].Requires
	for _, rule := range analyzers.Suite {
		for _, a := range rule.Requires {
			if !slices.Contains(requires, a) {
				t.Errorf("%s of %s is not required", a, rule)
			}
		}
	}
}

// Of fixes to choose from, golangci-lint would apply all.
func TestOneFix(t *testing.T) {
	rule := &analysis.Analyzer{Name: "choice", Run: func(pass *analysis.Pass) (any, error) {
		at := pass.Files[0].Package
		pass.Report(analysis.Diagnostic{Pos: at, Message: "two", SuggestedFixes: []analysis.SuggestedFix{
			{Message: "a", TextEdits: []analysis.TextEdit{{Pos: at, End: at, NewText: []byte("a")}}},
			{Message: "b", TextEdits: []analysis.TextEdit{{Pos: at, End: at, NewText: []byte("b")}}},
		}})
		return nil, nil
	}}
	pkg := load(t)[0]
	var got []analysis.Diagnostic
	pass := &analysis.Pass{Fset: pkg.Fset, Files: pkg.Syntax, Pkg: pkg.Types, Report: func(d analysis.Diagnostic) { got = append(got, d) }}
	if _, err := together([]*analysis.Analyzer{rule}).Run(pass); err != nil {
		t.Fatal(err)
	}
	if len(got) != 1 || len(got[0].SuggestedFixes) != 1 || got[0].SuggestedFixes[0].Message != "a" {
		t.Errorf("%+v", got)
	}
}

// A rule that fails is named.
func TestRuleFails(t *testing.T) {
	rule := &analysis.Analyzer{Name: "bad", Run: func(*analysis.Pass) (any, error) { return nil, fmt.Errorf("no") }}
	pkg := load(t)[0]
	_, err := together([]*analysis.Analyzer{rule}).Run(&analysis.Pass{Fset: pkg.Fset, Files: pkg.Syntax, Pkg: pkg.Types})
	if err == nil || err.Error() != "rule bad: no" {
		t.Error(err)
	}
}
