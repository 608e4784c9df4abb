package schemas_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/schema"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/schemas"
)

// The frameworks, as far as schemas are concerned.
const (
	envelopeSource = `package envelope
import "encoding/json"
type App struct{}
type Command[In, Out any] struct { Name, Summary, Effect string; OutputSchema json.RawMessage; Run func(In) (Out, error) }
func Register[In, Out any](a *App, c Command[In, Out]) {}
`
	mcpSource = `package mcp
type Tool struct { Name string; InputSchema, OutputSchema any }
type Server struct{}
func AddTool[In, Out any](s *Server, t *Tool, h func(In) Out) {}
func (*Server) AddTool(t *Tool, h any) {}
`
	mcpgoSource = `package mcp
import "encoding/json"
type Tool struct { Name string; RawInputSchema, RawOutputSchema json.RawMessage }
func NewTool(name string, opts ...func(*Tool)) Tool { return Tool{} }
func NewToolWithRawSchema(name, description string, schema json.RawMessage) Tool { return Tool{} }
func WithRawInputSchema(schema json.RawMessage) func(*Tool) { return nil }
func WithRawOutputSchema(schema json.RawMessage) func(*Tool) { return nil }
func NewStructuredToolHandler[In, Out any](h func(In) Out) any { return nil }
`
	head = `package main
import (
	"encoding/json"

	stock "github.com/mark3labs/mcp-go/mcp"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/envvet/envvet/envelope"
)
`
)

func analyze(t *testing.T, source string) *schemas.Result {
	t.Helper()
	p := fixture.NewProgram(t)
	p.Add("github.com/envvet/envvet/envelope", map[string]string{"envelope.go": envelopeSource})
	p.Add("github.com/modelcontextprotocol/go-sdk/mcp", map[string]string{"mcp.go": mcpSource})
	p.Add("github.com/mark3labs/mcp-go/mcp", map[string]string{"mcp.go": mcpgoSource})
	pkg := p.Add("main", map[string]string{"main.go": source})
	pkg.Run(t, payload.Analyzer)
	return pkg.Run(t, schemas.Analyzer).(*schemas.Result)
}

const everywhere = head + `
type in struct { A string ` + "`json:\"a\"`" + ` }
type out struct { B int ` + "`json:\"b\"`" + ` }
func run(in) (out, error) { return out{}, nil }
func tool(in) out { return out{} }
func computed() json.RawMessage { return nil }

func main() {
	var app *envelope.App
	var s *mcp.Server
	envelope.Register(app, envelope.Command[in, out]{Name: "literal", OutputSchema: json.RawMessage("{}")})
	c := envelope.Command[in, out]{Name: "variable"}
	c.OutputSchema = json.RawMessage("[]")
	envelope.Register(app, c)
	shared := envelope.Command[in, out]{Name: "shared", OutputSchema: computed()}
	envelope.Register(app, shared)
	envelope.Register(app, shared)
	_ = envelope.Command[in, out]{Name: "unregistered", OutputSchema: json.RawMessage("{")}
	mcp.AddTool(s, &mcp.Tool{Name: "both", InputSchema: json.RawMessage("{}"), OutputSchema: map[string]any{}}, tool)
	s.AddTool(&mcp.Tool{Name: "raw", OutputSchema: json.RawMessage("{}"), InputSchema: nil}, nil)
	_ = stock.NewToolWithRawSchema("old", "Old", json.RawMessage("{}"))
	use(stock.NewTool("new", stock.WithRawOutputSchema(json.RawMessage("{}"))), stock.NewStructuredToolHandler(tool))
	_ = stock.Tool{RawInputSchema: json.RawMessage("{}")}
}

func use(...any) {}
`

// TestFound holds what is found where, and of which command it is.
func TestFound(t *testing.T) {
	var got []string
	for _, s := range analyze(t, everywhere).Schemas {
		text := fmt.Sprintf("%q %s", s.Name, s.Text)
		for _, mark := range []struct {
			holds bool
			word  string
		}{{s.Tool, "tool"}, {s.Input, "input"}, {s.Command != nil, "typed"}, {s.Problems != nil, "wrong"}} {
			if mark.holds {
				text += " " + mark.word
			}
		}
		got = append(got, text)
	}
	want := []string{
		`"literal" {} typed`, `"variable" [] typed`, `"shared"  typed`, `"shared"  typed`, `"unregistered" { wrong`,
		`"both" {} tool input typed`, `"both" {} tool typed`, `"raw" {} tool`, `"old" {} tool input`, `"new" {} tool typed`, `"" {} tool input`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("found\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestCategories holds that the kinds of differences are categories.
func TestCategories(t *testing.T) {
	for kind, category := range map[schema.Kind]string{
		schema.Missing: spec.CategoryMissing, schema.Undeclared: spec.CategoryUndeclared, schema.Closed: spec.CategoryClosed,
		schema.Mismatch: spec.CategoryMismatch, schema.Nullable: spec.CategoryNullable, schema.Optional: spec.CategoryOptional, schema.Enum: spec.CategoryEnum,
	} {
		if string(kind) != category {
			t.Errorf("the difference %s is of the category %s", kind, category)
		}
	}
}

// TestBroken holds that what does not compile is no reason to panic, wherever it
// ends.
func TestBroken(t *testing.T) {
	for end := len(head); end < len(everywhere); end += 7 {
		for _, tail := range []string{"", "}", `"x"}, nil)`, "nowhere(", "\n}\n"} {
			for _, s := range analyze(t, everywhere[:end]+tail).Schemas {
				if s.Expr == nil {
					t.Errorf("a schema without an expression in %q", everywhere[:end]+tail)
				}
			}
		}
	}
	for _, source := range []string{
		`var _ = envelope.Command[int]{OutputSchema: 1, 2: 3, "x"}`,
		`var _ = mcp.Tool{OutputSchema: func() {}, InputSchema: nowhere, Nothing: 1}`,
		`var x any = x; var _ = mcp.Tool{OutputSchema: x}`,
		`var x = map[string]any{"a": x}; var _ = mcp.Tool{OutputSchema: x}`,
		`var a, b = b, a; var _ = mcp.Tool{OutputSchema: a}`,
		`type T struct { T; OutputSchema any }; var _ = T{OutputSchema: T{}}`,
		`func init() { mcp.Tool{}.OutputSchema = 1; nowhere.OutputSchema = 2; var t mcp.Tool; t.OutputSchema, t.Name = f(), 1; t.OutputSchema, t.Name = f() }`,
		`var _ = stock.NewToolWithRawSchema(); var _ = stock.NewToolWithRawSchema("a", "b"); var _ = stock.WithRawInputSchema(stock.WithRawInputSchema)`,
		`var _ = mcp.Tool{OutputSchema: map[string]any{"a", "b": 1, 2: 3, nowhere: 4, "c": map[string]any{5}}}`,
		`var _ = mcp.Tool{OutputSchema: []any{1: 2, 3}}; var _ = mcp.Tool{OutputSchema: struct{A int}{1}}; var _ = mcp.Tool{OutputSchema: &[]int{}}`,
	} {
		analyze(t, head+source)
	}
}

// A package that cannot declare a schema is not searched, nor is a framework.
func TestNothing(t *testing.T) {
	p := fixture.NewProgram(t)
	for path, source := range map[string]string{"plain": "package plain\n", "github.com/mark3labs/mcp-go/server": "package server\n"} {
		if r := p.Add(path, map[string]string{"a.go": source}).Run(t, schemas.Analyzer).(*schemas.Result); len(r.Schemas) > 0 {
			t.Error(path, r.Schemas)
		}
	}
}
