package main

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// TestPrograms holds that each way, place and stream is a program of its own, which has the
// stream and what sets it up once, where the place says.
func TestPrograms(t *testing.T) {
	all := programs()
	if want := len(ways) * len(places) * 2; len(all) != want {
		t.Fatalf("%d programs, not %d", len(all), want)
	}
	seen := make(map[string]bool)
	for _, p := range all {
		dir := t.TempDir()
		if err := p.write(dir); err != nil {
			t.Fatal(err)
		}
		if seen[p.dir] {
			t.Errorf("two programs in %s", p.dir)
		}
		seen[p.dir] = true
		mains, set := 0, strings.Count(p.handlers("cmd"), "\t"+fmt.Sprintf(p.set, p.stream())+"\n")
		err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err == nil && file.Name.Name == "main" {
				mains++
			}
			return err
		})
		if err != nil || mains != 1 || set != 1 {
			t.Errorf("%s, %s, %s: %v, %d main packages, set up %d times", p.name, p.place, p.stream(), err, mains, set)
		}
	}
}

// TestTable holds that programs are counted by place.
func TestTable(t *testing.T) {
	told := &program{place: inMain, writes: true, told: true}
	missed := &program{place: inMain, writes: true}
	wrong := &program{place: inExecute, told: true}
	got := table([]*program{told, missed, wrong})
	for _, want := range []string{"| main, beside the handlers | 1 of 2 | 0 of 0 |", "| Execute | 0 of 0 | 1 of 1 |", "| all | 1 of 2 | 1 of 1 |"} {
		if !strings.Contains(got, want+"\n") {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}
