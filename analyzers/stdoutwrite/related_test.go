package stdoutwrite

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/envvet/envvet/internal/fixture"
)

// testRelated holds the related positions of findings, each as its file, the source
// line there, and what is said of it.
func testRelated(t *testing.T, results []*analysistest.Result) {
	for _, tt := range []struct {
		program string
		at      string // the finding: the beginning of its source line
		related []string
	}{
		{"crosspackage", `&cobra.Command{Use: "list"`, []string{
			`main.go: &cobra.Command{Use: "list", RunE: list.Run}: handler list.Run is registered here (cobra RunE)`,
			`list.go: fmt.Println(args): writes to stdout with fmt.Println`,
		}},
		{"crosspackage", `fmt.Println("finding")`, []string{
			`main.go: &cobra.Command{Use: "find", RunE: func(cmd *cobra.Command, args []string) error { return find(s, args) }}: handler "find" is registered here (cobra RunE)`,
			`main.go: &cobra.Command{Use: "find", RunE: func(cmd *cobra.Command, args []string) error { return find(s, args) }}: calls find`,
			`main.go: fmt.Println("finding"): writes to stdout with fmt.Println`,
		}},
		{"crosspackage", `if err := s.Load(`, []string{
			`main.go: &cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error { return show(s, args) }}: handler "show" is registered here (cobra RunE)`,
			`main.go: &cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error { return show(s, args) }}: calls show`,
			`main.go: return load(s, args): calls load`,
			`main.go: if err := s.Load(name, keep); err != nil {: calls store.Store.Load`,
			`store.go: return s.LoadTo(console.Default, name, f): calls Store.LoadTo`,
			`store.go: return codec.Each(s.dir+"/"+name, func(note string) error {: calls codec.Each`,
			`codec.go: return f(string(data)): calls a function literal in Store.LoadTo`,
			`store.go: c.Line(note): calls console.Console.Line`,
			`console.go: fmt.Fprintln(c.w, s): writes to stdout with fmt.Fprintln`,
		}},
		{"crosspackage", `color.Red("careful")`, []string{
			`main.go: &cobra.Command{Use: "warn", RunE: warn}: handler warn is registered here (cobra RunE)`,
			`main.go: color.Red("careful"): calls color.Red`,
			// The files of another module are not known: the message names the sink.
			`main.go: color.Red("careful"): writes to stdout with fmt.Fprintln at github.com/fatih/color/color.go:35`,
		}},
		// By way of what writes, and not of what is nearer and puts something in its place.
		{"kept_apart", `c.Stdout = os.Stdout`, []string{
			`main.go: root.AddCommand(&cobra.Command{Use: "build", RunE: build}, &cobra.Command{Use: "pack", RunE: pack}): handler build is registered here (cobra RunE)`,
			`main.go: return compile(args): calls compile`,
			`main.go: return started(compiler("build")): calls compiler`,
			`main.go: c.Stdout = os.Stdout: writes to stdout with os.Stdout`,
		}},
		{"kept_apart", `return runner.Runner{Dir: "."}.Pack()`, []string{
			`main.go: root.AddCommand(&cobra.Command{Use: "build", RunE: build}, &cobra.Command{Use: "pack", RunE: pack}): handler pack is registered here (cobra RunE)`,
			`main.go: return runner.Runner{Dir: "."}.Pack(): calls runner.Runner.Pack`,
			`runner.go: return r.archive(version): calls Runner.archive`,
			`runner.go: return r.tar("-cf", version+".tar", "."): calls Runner.tar`,
			`runner.go: return r.command("tar", args...).Run(): calls Runner.command`,
			`runner.go: c.Dir, c.Stdout = r.Dir, os.Stdout: writes to stdout with os.Stdout`,
		}},
		// Not that the bar is kept, which nobody writes to.
		{"options_begun", `progress.Greet()`, []string{
			`main.go: &cobra.Command{Use: "shown", RunE: shown}: handler shown is registered here (cobra RunE)`,
			`main.go: progress.Greet(): calls progress.Greet`,
			`progress.go: fmt.Println("welcome"): writes to stdout with fmt.Println`,
		}},
	} {
		t.Run(tt.at, func(t *testing.T) {
			got := fixture.Related(t, results, tt.program, tt.at)
			if !slices.Equal(got, tt.related) {
				t.Errorf("got:\n\t%s\nwant:\n\t%s", strings.Join(got, "\n\t"), strings.Join(tt.related, "\n\t"))
			}
		})
	}
}
