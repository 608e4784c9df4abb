// Generate writes what is derived from the list of rules: a program for each
// rule in singlechecker, a page for each rule in docs/rules, the table of rules in
// README.md, the BUILD file in docs/bazel.md, and the list of categories in
// analyzers/internal/severity. Its argument is the root of the module.
package main

import (
	"bytes"
	"fmt"
	"log"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/envvet/envvet/analyzers"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("generate: ")
	if len(os.Args) != 2 {
		log.Fatal("usage: generate ROOT")
	}
	problems, err := run(os.Args[1], true)
	if err != nil {
		log.Fatal(err)
	}
	for _, p := range problems {
		log.Print(p)
	}
	if len(problems) > 0 {
		os.Exit(1)
	}
}

// run brings the files under root up to date if write is set, and returns
// what is still wrong with them: it deletes nothing.
func run(root string, write bool) (problems []string, err error) {
	pages := make(map[string][]byte)
	for name := range lists {
		if pages[name], err = os.ReadFile(filepath.Join(root, filepath.FromSlash(name))); err != nil {
			return nil, err
		}
	}
	files, err := render(analyzers.Suite, pages)
	if err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		file := filepath.Join(root, filepath.FromSlash(name))
		if have, err := os.ReadFile(file); err == nil && bytes.Equal(have, files[name]) {
			continue
		}
		if !write {
			problems = append(problems, name+" is not what go generate ./analyzers writes")
			continue
		}
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return nil, err
		}
		if err := os.WriteFile(file, files[name], 0o666); err != nil {
			return nil, err
		}
	}
	extra, err := strays(root, files)
	return append(problems, extra...), err
}

// strays names what stands in the generated folders and comes from no rule.
func strays(root string, files map[string][]byte) (problems []string, err error) {
	for _, pattern := range []string{"singlechecker/*", "singlechecker/*/*", "docs/rules/*"} {
		names, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(pattern)))
		if err != nil {
			return nil, err
		}
		for _, file := range names {
			name, err := filepath.Rel(root, file)
			if err != nil {
				return nil, err
			}
			name = filepath.ToSlash(name)
			_, isFile := files[name]
			_, isFolder := files[name+"/main.go"]
			if !isFile && !isFolder {
				problems = append(problems, fmt.Sprintf("%s belongs to no rule; delete it", name))
			}
		}
	}
	return problems, nil
}
