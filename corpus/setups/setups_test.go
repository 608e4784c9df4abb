package main

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPrograms holds that each way, place and stream is a program of its own, which has the
// stream and what sets it up once, where the place says.
func TestPrograms(t *testing.T) {
	all := programs()
	seen, of := make(map[string]bool), make(map[place]int)
	for _, p := range all {
		dir := t.TempDir()
		if err := p.write(dir); err != nil {
			t.Fatal(err)
		}
		if seen[p.dir] {
			t.Errorf("two programs in %s", p.dir)
		}
		seen[p.dir] = true
		of[p.place]++
		mains, set := 0, 0
		err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			for _, stream := range []string{p.stream(), "w"} {
				set += strings.Count(string(text), "\t"+fmt.Sprintf(p.set, stream)+"\n")
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, text, 0)
			if err == nil && file.Name.Name == "main" {
				mains++
			}
			return err
		})
		if err != nil || mains != 1 || set != 1 {
			t.Errorf("%s, %s, %s: %v, %d main packages, set up %d times", p.name, p.place, p.stream(), err, mains, set)
		}
	}
	for _, at := range places {
		if want := len(ways) * 2; of[at] != want && !(at.apart() && of[at] > want/2) {
			t.Errorf("%d programs set up in %s", of[at], at)
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
