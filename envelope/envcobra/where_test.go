package envcobra_test

import (
	"os"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/internal/process"
)

// elsewhere is a program that is called otherwise than its application, as is each of
// its commands.
func elsewhere() {
	root := &cobra.Command{
		Use: "elsewhere", SilenceUsage: true,
		Annotations: map[string]string{cobra.CommandDisplayNameAnnotation: "host plugin"},
	}
	group := &cobra.Command{Use: "group", Short: "A group"}
	named := &cobra.Command{Use: "Odd_Name", Short: "Test", Run: func(*cobra.Command, []string) {}}
	root.AddCommand(group, named)
	app := envelope.New("app")
	envcobra.Wrap(app, named, envcobra.Declaration{Name: "another name", Effect: envelope.Safe})
	registered(app)
	envcobra.Mount(group, app)
	os.Exit(envcobra.Status(root.Execute()))
}

// TestWhere holds that what an answer says to call is how the command is called.
func TestWhere(t *testing.T) {
	for _, test := range []struct{ program, path, called string }{
		{"tree", "mounted", "tree mounted"},
		{"tree", "Odd_Name", "tree Odd_Name"},
		{"elsewhere", "group mounted", "host plugin group mounted"},
		{"elsewhere", "group manifest", "host plugin group manifest"},
		{"elsewhere", "Odd_Name", "host plugin Odd_Name"},
		{"root", "", "single"},
	} {
		args := strings.Fields(test.path)
		refused := process.Call{Program: test.program, Args: append(args[:len(args):len(args)], "--bogus")}.Run(t)
		if want := `"suggestion":"run '` + test.called + ` --help'"`; refused.Exit != 2 || !strings.Contains(refused.Stdout, want) {
			t.Errorf("%s %s: %+v\nwant %s", test.program, test.path, refused, want)
		}
		help := process.Call{Program: test.program, Args: append(args[:len(args):len(args)], "--help")}.Run(t)
		if want := `"schema_ref":"` + strings.TrimSpace(test.path+" --schema") + `"`; help.Exit != 0 || !strings.Contains(help.Stdout, want) {
			t.Errorf("%s %s: %+v\nwant %s", test.program, test.path, help, want)
		}
	}
}
