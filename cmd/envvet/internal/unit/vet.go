package unit

import (
	"errors"
	"go/token"
	"io"
	"maps"
	"os"
	"slices"

	"github.com/fxamacker/cbor/v2"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/envvet/envvet/cmd/envvet/internal/facts"
	"github.com/envvet/envvet/cmd/envvet/internal/perform"
)

// Flags are those of package unitchecker that say how findings are printed.
type Flags struct {
	JSON    bool // as go vet -json
	Context int  // how many lines around a finding; less than 0 for not even its own
}

// Vet does for the go command what package unitchecker does: it checks the
// package of a configuration with rules, prints what they find, and leaves its
// types and facts for who looks at importers. It returns the status for the
// process to end with.
//
// Unlike that it has types as the compiler has them, looks at no package of the
// standard library, reads no fact that is not asked for, and hands on only those
// facts about other packages that importers can ask for.
func Vet(config Config, rules []*analysis.Analyzer, flags Flags) (status int, err error) {
	if config.Factless() && config.VetxOnly {
		return 0, config.leaveNone()
	}
	if len(config.GoFiles) == 0 { // they were all of tests
		if flags.JSON {
			err = config.print(new(checker.Graph).PrintJSON)
		}
		return 0, errors.Join(err, config.leaveNone())
	}
	if config.VetxOnly {
		rules = slices.DeleteFunc(perform.Ordered(rules), func(a *analysis.Analyzer) bool { return len(a.FactTypes) == 0 })
	}
	u, err := New(config, rules)
	if err != nil {
		return 0, err
	}
	c := u.newCheck(config.GoFiles)
	graph, err := c.look()
	if err != nil {
		return 0, err
	}
	if config.VetxOutput != "" {
		if err := c.leave(); err != nil {
			return 0, err
		}
	}
	if config.VetxOnly {
		return 0, nil
	}
	if flags.JSON {
		return 0, config.print(graph.PrintJSON)
	}
	if slices.ContainsFunc(graph.Roots, func(act *checker.Action) bool { return act.Err != nil || len(act.Diagnostics) > 0 }) {
		status = 1
	}
	return status, graph.PrintText(os.Stderr, flags.Context)
}

// print has findings printed where the go command wants them.
func (c *Config) print(findings func(io.Writer) error) error {
	if c.Stdout == "" {
		return findings(os.Stdout)
	}
	out, err := os.Create(c.Stdout)
	if err != nil {
		return err
	}
	return errors.Join(findings(out), out.Close())
}

// leaveNone answers the go command for a package that there are no facts about.
func (c *Config) leaveNone() error {
	if newLibrary(c, token.NewFileSet()).compiledHere() {
		return vetx{own: true}.write(c.VetxOutput)
	}
	return c.WriteTypes()
}

// leave writes the file that the processes read which look at importers.
func (c *check) leave() error {
	told := vetx{own: true}
	if !c.types.compiledHere() {
		var err error
		if told.types, err = writeTypes(c.fset, c.pkg); err != nil {
			return err
		}
	}
	list, err := c.abouts()
	if err != nil {
		return err
	}
	if told.facts, err = cbor.Marshal(list); err != nil {
		return err
	}
	return told.write(c.config.VetxOutput)
}

// abouts returns what is known of the package, and of those whose types its
// importers come by.
func (c *check) abouts() (list []about, err error) {
	reach := reachOf(c.pkg)
	add := func(path string, text []byte, err error) error {
		if err == nil && len(text) > 0 {
			list = append(list, about{Path: path, Facts: text})
		}
		return err
	}
	text, err := c.own.Text()
	if err = add(c.config.ImportPath, text, err); err != nil {
		return nil, err
	}
	for _, path := range slices.Sorted(maps.Keys(reach.types)) {
		if texts := c.shelf.texts[path]; texts != nil && path != c.config.ImportPath {
			text, err := facts.Below(reach.types[path], texts...)
			if err = add(path, text, err); err != nil {
				return nil, err
			}
		}
	}
	return list, nil
}
