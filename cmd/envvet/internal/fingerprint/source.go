package fingerprint

import (
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"path/filepath"
	"strings"

	"golang.org/x/mod/modfile"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/cmd/envvet/internal/receiver"
)

// A source is a file that findings stand in.
type source struct {
	*code.File
	module string // its path, "" without one
	folder string // as seen from the module; a checkout may lack its repository
	fset   *token.FileSet
	file   *ast.File // nil if it is no Go
}

func newSource(name string, text *code.File) *source {
	s := &source{File: text, fset: token.NewFileSet()}
	if text.Text != nil {
		s.file, _ = parser.ParseFile(s.fset, name, text.Text, parser.ParseComments|parser.SkipObjectResolution)
	}
	return s
}

// home returns the path of the file's module and the name of the file's folder as
// seen from there, with slashes; without a module the last element of that name.
func home(file string, files *code.Files) (module, folder string) {
	dir := filepath.Dir(file)
	if root, ok := place.Above(dir, "go.mod"); ok {
		if rel, err := filepath.Rel(root, dir); err == nil {
			return modfile.ModulePath(files.Open(filepath.Join(root, "go.mod")).Text), filepath.ToSlash(rel)
		}
	}
	return "", filepath.Base(dir)
}

// words returns the tokens of the code without what gofmt may change: blanks,
// line ends, and the comma before a closing bracket. Of what is only a comment
// it returns the text.
func (s *source) words(from, to int) string {
	text := s.Text[from:to]
	var (
		words []string
		in    scanner.Scanner
		fset  = token.NewFileSet()
	)
	in.Init(fset.AddFile("", -1, len(text)), text, func(token.Position, string) {}, 0)
	for {
		_, tok, lit := in.Scan()
		switch tok {
		case token.EOF:
			if len(words) == 0 {
				words = strings.Fields(string(text))
			}
			return strings.Join(words, " ")
		case token.SEMICOLON:
			continue
		case token.RPAREN, token.RBRACE, token.RBRACK:
			if n := len(words); n > 0 && words[n-1] == "," {
				words = words[:n-1]
			}
		}
		if lit == "" {
			lit = tok.String()
		}
		words = append(words, lit)
	}
}

// decl returns the name of the declaration around the offset, with that of its
// receiver if it is a method, or "".
func (s *source) decl(offset int) string {
	if s.file == nil {
		return ""
	}
	file := s.fset.File(s.file.FileStart)
	if file == nil || offset > file.Size() {
		return ""
	}
	pos := file.Pos(offset)
	for _, d := range s.file.Decls {
		start, name := d.Pos(), ""
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Doc != nil {
				start = d.Doc.Pos()
			}
			name = d.Name.Name
			if d.Recv != nil && len(d.Recv.List) == 1 {
				name = receiver.Name(d.Recv.List[0].Type) + "." + name
			}
		case *ast.GenDecl:
			if d.Doc != nil {
				start = d.Doc.Pos()
			}
			name = d.Tok.String() + " " + specName(d, pos)
		}
		if start <= pos && pos <= d.End() {
			return name
		}
	}
	return ""
}

// specName returns what the part of d around pos declares, else what its first
// part does.
func specName(d *ast.GenDecl, pos token.Pos) string {
	for _, single := range []bool{false, true} {
		for _, spec := range d.Specs {
			if !single && (pos < spec.Pos() || pos > spec.End()) {
				continue
			}
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				return spec.Name.Name
			case *ast.ValueSpec:
				return spec.Names[0].Name
			case *ast.ImportSpec:
				return spec.Path.Value
			}
		}
	}
	return ""
}
