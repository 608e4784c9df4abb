package position_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"

	"golang.org/x/tools/go/ast/astutil"

	"github.com/envvet/envvet/passes/position"
)

const declared = `// Package p has a comment.
package p

import "fmt"

// T is documented.
type T struct{ a, b int }

var x, y = 1, f(2)

func f(n int) int { return n }
func g() { fmt.Println(f(3), func() int { return x }()) }
func h(c chan int, v any) (out []func() int) {
again:
	for i, n := range []int{1, 2} {
		if n := f(n); n > i {
			out = append(out, func() int { y++; return n })
		} else if n == 3 {
			continue again
		} else {
			{ go g() }
		}
	}
	switch v := v.(type) {
	case int, string: out = nil; y++
	case func(int): v(f(1)); fallthrough
	default:
	}
	select {
	case n := <-c: x = n; g()
	default: defer g()
	}
	for x < 3 { x++; func() { x++; y-- }() }
	var local = struct{ f func() }{func() { x++ ; y++ }}
	local.f()
	return
}
func broken( {
`

// TestAround holds that what is found around a position by way of its declaration
// is what is found in the whole file.
func TestAround(t *testing.T) {
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range []string{"a.go", "b.go"} {
		file, err := parser.ParseFile(fset, name, declared, parser.SkipObjectResolution)
		if err == nil || file == nil {
			t.Fatal("the text is to be broken")
		}
		files = append(files, file)
	}
	inside := 0
	for _, file := range files {
		for pos := file.FileStart; pos < file.FileEnd; pos++ {
			whole, _ := astutil.PathEnclosingInterval(file, pos, pos)
			path, decl := position.Around(files, pos, pos), position.Decl(files, pos)
			if decl == nil {
				if len(path) > 0 {
					t.Errorf("%v: a path without a declaration", fset.Position(pos))
				}
				continue
			}
			inside++
			if pos < decl.Pos() || decl.End() <= pos {
				t.Errorf("%v: in a declaration from %v to %v", fset.Position(pos), fset.Position(decl.Pos()), fset.Position(decl.End()))
			}
			if got, want := len(path), len(whole); got != want {
				t.Errorf("%v: %d nodes, want %d", fset.Position(pos), got, want)
				continue
			}
			for i := range path[:len(path)-1] {
				if path[i] != whole[i] {
					t.Errorf("%v: node %d is %T, want %T", fset.Position(pos), i, path[i], whole[i])
				}
			}
		}
	}
	if inside < len(declared) {
		t.Errorf("%d positions in declarations", inside)
	}
	if position.Decl(files, token.NoPos) != nil || position.Around(files, 1<<30, 1<<30) != nil {
		t.Error("something is around what is in no file")
	}
}
