package nogo

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Exit statuses of nogo.
const (
	success   = 0
	failure   = 1
	violation = 3
)

// Main is the program that Bazel's rule nogo makes of a list of analyzers and a
// JSON configuration. It does not return.
func Main(analyzers []*analysis.Analyzer, config string) {
	code, err := run(analyzers, config, os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "nogo:", err)
	}
	os.Exit(code)
}

// A list is a flag that may be repeated.
type list []string

func (l *list) String() string        { return strings.Join(*l, " ") }
func (l *list) Set(text string) error { *l = append(*l, text); return nil }

func run(analyzers []*analysis.Analyzer, config string, args []string) (int, error) {
	var facts, ignore list
	flags := flag.NewFlagSet("nogo", flag.ExitOnError)
	path := flags.String("p", "", "import path")
	importcfg := flags.String("importcfg", "", "file that says where what the compiler exported is")
	factsOnly := flags.Bool("facts_only", false, "report nothing")
	out := flags.String("x", "", "file for facts")
	fixDir := flags.String("fix_dir", "", "folder for nogo.patch")
	flags.Var(&facts, "fact", "path=file of the facts of a direct import")
	flags.Var(&ignore, "ignore", "source file whose findings are not wanted")
	flags.Parse(args)

	if err := analysis.Validate(analyzers); err != nil {
		return failure, err
	}
	if err := configure(analyzers, config); err != nil {
		return failure, err
	}
	exports, err := readImportcfg(*importcfg)
	if err != nil {
		return failure, err
	}
	t, err := load(*path, flags.Args(), exports, pairs(facts), analyzers)
	if err != nil {
		return failure, err
	}
	findings, err := t.analyze(analyzers, *factsOnly)
	if err != nil {
		return failure, err
	}
	if *out != "" {
		text, err := t.facts.encode()
		if err == nil {
			err = os.WriteFile(*out, text, 0o666)
		}
		if err != nil {
			return failure, err
		}
	}
	findings = slices.DeleteFunc(findings, func(f finding) bool {
		return slices.Contains(ignore, t.fset.Position(f.Pos).Filename)
	})
	if len(findings) == 0 {
		return success, nil
	}
	if *fixDir != "" {
		text, err := t.patch(findings)
		if err == nil && len(text) > 0 {
			err = os.WriteFile(filepath.Join(*fixDir, "nogo.patch"), text, 0o666)
		}
		if err != nil {
			return failure, err
		}
	}
	var b strings.Builder
	b.WriteString("errors found by nogo during build-time code analysis:")
	for _, f := range findings {
		fmt.Fprintf(&b, "\n%s: %s (%s)", t.fset.Position(f.Pos), f.Message, f.analyzer)
	}
	return violation, fmt.Errorf("%s", b.String())
}

// configure sets flags as the JSON says.
func configure(analyzers []*analysis.Analyzer, config string) error {
	if config == "" {
		return nil
	}
	var entries map[string]struct {
		Flags map[string]string `json:"analyzer_flags"`
	}
	if err := json.Unmarshal([]byte(config), &entries); err != nil {
		return fmt.Errorf("configuration: %w", err)
	}
	for _, a := range analyzers {
		for name, value := range entries[a.Name].Flags {
			if a.Flags.Lookup(name) == nil {
				return fmt.Errorf("%s: unrecognized flag: %s", a.Name, name)
			}
			if err := a.Flags.Set(name, value); err != nil {
				return fmt.Errorf("%s: invalid value for flag: %s=%s: %w", a.Name, name, value, err)
			}
		}
	}
	return nil
}

// readImportcfg returns the file of each package.
func readImportcfg(name string) (map[string]string, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	files := make(map[string]string)
	for line := range strings.Lines(string(text)) {
		if entry, ok := strings.CutPrefix(strings.TrimSpace(line), "packagefile "); ok {
			path, file, _ := strings.Cut(entry, "=")
			files[path] = file
		}
	}
	return files, nil
}

func pairs(texts []string) map[string]string {
	m := make(map[string]string)
	for _, text := range texts {
		path, file, _ := strings.Cut(text, "=")
		m[path] = file
	}
	return m
}
