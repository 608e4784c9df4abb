// Package unit checks one package, once for the go command or again and again as
// its text changes.
//
// The go command has each package checked by a process of its own, from a
// configuration that names the package's files and, for each import, the files
// with its types and facts. Such a process ends in [Vet]. For an editor, reading
// what is imported takes longer than the check and does not change with the text
// of the package, so a unit reads it once.
//
// What a unit finds is what go vet would, as long as the package imports the same
// packages, these are the same, and so are the build constraints of its files;
// who asks a unit sees to that.
package unit

import (
	"encoding/json"
	"fmt"
	"go/token"
	"go/types"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/envvet/envvet/cmd/envvet/internal/perform"
)

// A Unit is a package whose imports are known.
type Unit struct {
	config Config
	rules  []*analysis.Analyzer // what they require before them
	fset   *token.FileSet
	sizes  types.Sizes
	types  *library // of the imports
	shelf  *shelf   // the facts about them
}

// Config is what the go command writes for a vet tool.
type Config struct{ unitchecker.Config }

// ReadConfig reads one.
func ReadConfig(file string) (Config, error) {
	var config Config
	text, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(text, &config.Config)
	}
	if err != nil {
		return config, fmt.Errorf("configuration of a package: %w", err)
	}
	return config, nil
}

// WithoutTests returns the configuration without the files with tests, in which rules
// report nothing unless -tests is set.
func (c Config) WithoutTests() Config {
	c.GoFiles = slices.DeleteFunc(slices.Clone(c.GoFiles), func(file string) bool { return strings.HasSuffix(file, "_test.go") })
	return c
}

// New reads the imports of a package. The rules have their flags set.
func New(config Config, rules []*analysis.Analyzer) (*Unit, error) {
	fset := token.NewFileSet()
	u := &Unit{
		config: config, rules: perform.Ordered(rules), fset: fset, sizes: types.SizesFor("gc", goarch()),
		types: newLibrary(&config, fset), shelf: newShelf(),
	}
	register(u.rules)
	if err := u.readImports(); err != nil {
		return nil, err
	}
	return u, nil
}
