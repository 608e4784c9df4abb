// Package config reads .envvet.toml, the settings of a module or workspace, and
// makes flags of them.
//
// No rule reads the file. The go command keeps what a rule has found for the
// flags that it was given, so a change of the file is a change of the flags and
// can leave no result of before.
package config

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/conflict"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
	"github.com/envvet/envvet/cmd/envvet/internal/stock"
	"github.com/envvet/envvet/internal/nearest"
)

// maxFile is how large a file may be, in bytes.
const maxFile = 64 << 10

// Settings are what a file says.
type Settings struct {
	Flags    []string // for go vet, as -name=value; those of every rule come first
	Baseline string   // absolute name of the file of findings that are accepted, or ""

	Checks map[string]string // where the tables of checks of go vet stand, by their names
}

// Read reads the file, which a message calls name. The keys are the flags of
// suite, and baseline; a relative name of a baseline is seen from the file.
//
// An error has a line for each problem, which begins with the name and the
// number of the line.
func Read(file, name string, suite []*analysis.Analyzer) (Settings, error) {
	info, err := os.Stat(file) // before reading, which waits on a named pipe
	switch {
	case errors.Is(err, os.ErrNotExist):
		return Settings{}, fmt.Errorf("there is no configuration %s", name)
	case err != nil:
		return Settings{}, err
	case !info.Mode().IsRegular():
		return Settings{}, fmt.Errorf("%s is no regular file", name)
	case info.Size() > maxFile:
		return Settings{}, fmt.Errorf("%s has %d bytes; a configuration has at most %d", name, info.Size(), maxFile)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return Settings{}, err
	}
	s, err := parse(string(text), name, suite)
	if err == nil && s.Baseline != "" && !filepath.IsAbs(s.Baseline) {
		s.Baseline = filepath.Join(filepath.Dir(file), s.Baseline)
	}
	return s, err
}

// Keys that are no flags of rules.
const (
	keyEnabled  = "enabled"  // of a rule
	keyBaseline = "baseline" // of the file
	keyStd      = stock.Flag // whose checks may have tables too
)

func parse(text, name string, suite []*analysis.Analyzer) (Settings, error) {
	d := document{name: name}
	var err error
	if d.md, err = toml.Decode(text, &d.top); err != nil {
		if at := conflict.Line([]byte(text)); at > 0 {
			d.complain(at, errors.New("a merge conflict; "+conflict.Advice))
		} else {
			d.complain(d.lineOf(err), err)
		}
		return Settings{}, d.problems()
	}
	var s Settings
	shared := settings.Shared(suite)
	top := []string{keyBaseline, keyStd}
	for _, setting := range shared {
		top = append(top, setting.Name)
		if value, ok := d.top[setting.Name]; ok {
			s.add(setting.Name, d.text(value, setting))
		}
	}
	if value, ok := d.top[keyBaseline]; ok {
		s.Baseline = d.text(value, new(fileName))
	}
	if value, ok := d.top[keyStd]; ok {
		s.add(keyStd, d.text(value, new(toggle)))
	}
	s.Checks = make(map[string]string)
	for i, rule := range slices.Concat(suite, stock.Suite()) {
		top = append(top, rule.Name)
		value, ok := d.top[rule.Name]
		if !ok {
			continue
		}
		s.addRule(&d, rule, value)
		if i >= len(suite) {
			s.Checks[rule.Name] = d.at(d.line(value))
		}
	}
	d.unknown(d.top, top, "")
	return s, d.problems()
}

// WithoutChecks returns the settings without those of checks of go vet.
func (s Settings) WithoutChecks() Settings {
	s.Flags = slices.DeleteFunc(slices.Clone(s.Flags), func(f string) bool {
		name, _, _ := strings.Cut(strings.TrimPrefix(f, "-"), "=")
		check, _, _ := strings.Cut(name, ".")
		_, is := s.Checks[check]
		return is
	})
	s.Checks = nil
	return s
}

// addRule adds what the table of a rule says.
func (s *Settings) addRule(d *document, rule *analysis.Analyzer, value toml.Primitive) {
	table, ok := d.table(value, rule.Name)
	if !ok {
		return
	}
	known := []string{keyEnabled}
	if value, ok := table[keyEnabled]; ok && d.text(value, new(toggle)) == "false" {
		// The flag -RULE=true would leave out all other rules.
		s.add(rule.Name, "false")
	}
	rule.Flags.VisitAll(func(f *flag.Flag) {
		known = append(known, f.Name)
		if value, ok := table[f.Name]; ok {
			s.add(rule.Name+"."+f.Name, d.text(value, f.Value))
		}
	})
	d.unknown(table, known, rule.Name+".")
}

func (s *Settings) add(name, value string) {
	s.Flags = append(s.Flags, "-"+name+"="+value)
}

// A document is a file that is being read.
type document struct {
	name  string
	md    toml.MetaData
	top   map[string]toml.Primitive
	found []problem
}

type problem struct {
	line int // 0 if it is not known
	err  error
}

func (d *document) complain(line int, err error) {
	var parse toml.ParseError
	if errors.As(err, &parse) {
		err = errors.New(parse.Message)
	}
	d.found = append(d.found, problem{line, err})
}

// problems returns what is wrong, by line, or nil.
func (d *document) problems() error {
	slices.SortFunc(d.found, func(a, b problem) int {
		return cmp.Or(cmp.Compare(a.line, b.line), strings.Compare(a.err.Error(), b.err.Error()))
	})
	var lines []error
	for _, p := range d.found {
		lines = append(lines, fmt.Errorf("%s: %w", d.at(p.line), p.err))
	}
	return errors.Join(lines...)
}

// at returns a place in the file, the file itself if the line is not known.
func (d *document) at(line int) string {
	if line == 0 {
		return d.name
	}
	return fmt.Sprintf("%s:%d", d.name, line)
}

// unknown complains of the keys of table that are not known.
func (d *document) unknown(table map[string]toml.Primitive, known []string, prefix string) {
	for key, value := range table {
		if slices.Contains(known, key) {
			continue
		}
		text := fmt.Sprintf("unknown key %q", prefix+key)
		if prefix == "" && len(key) > 1 && settings.OfLine(key) {
			text = fmt.Sprintf("%q is a flag of the command line, and no setting", key)
		} else if near := nearest.Name(key, known); near != "" {
			text += fmt.Sprintf("; did you mean %q?", prefix+near)
		} else {
			text += "; run 'envvet -help' for the settings"
		}
		d.complain(d.line(value), errors.New(text))
	}
}

// table returns the keys and values of the table of a rule.
func (d *document) table(value toml.Primitive, rule string) (map[string]toml.Primitive, bool) {
	var table map[string]toml.Primitive
	err := d.md.PrimitiveDecode(value, &table)
	if err != nil || table == nil {
		d.complain(d.line(value), fmt.Errorf("%q is a rule; want a table [%s] of its settings, such as enabled = false", rule, rule))
		return nil, false
	}
	return table, true
}

// text returns what the value of a key is as the text of a flag.
func (d *document) text(value toml.Primitive, f flag.Value) string {
	var text string
	err := d.decode(value, func(v any) (err error) {
		if text, err = flagText(v, f); err == nil {
			err = f.Set(text)
		}
		return err
	})
	if err != nil {
		d.complain(d.lineOf(err), err)
	}
	return text
}

// line returns the number of the line on which the key of a value stands, or
// the first key below it if it has no line of its own.
func (d *document) line(value toml.Primitive) int {
	line := d.lineOf(d.decode(value, func(any) error { return errors.New("here") }))
	if line > 0 {
		return line
	}
	var table map[string]toml.Primitive
	if d.md.PrimitiveDecode(value, &table) != nil {
		return 0
	}
	for _, below := range table {
		if at := d.line(below); at > 0 && (line == 0 || at < line) {
			line = at
		}
	}
	return line
}

// decode hands a value to f. Of an error of f it knows where the key stands.
func (d *document) decode(value toml.Primitive, f func(any) error) error {
	return d.md.PrimitiveDecode(value, decoder(f))
}

func (d *document) lineOf(err error) int {
	var parse toml.ParseError
	if errors.As(err, &parse) {
		return parse.Position.Line
	}
	return 0
}

// A decoder receives a value.
type decoder func(any) error

// UnmarshalTOML receives the value.
func (f decoder) UnmarshalTOML(v any) error { return f(v) }
