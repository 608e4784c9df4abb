// Package arrived finds what sources put into payloads. The rules about values
// differ in which sources they ask for and in their words.
package arrived

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/origins"
	"github.com/envvet/envvet/passes/origins/trace"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/position"
)

// Requires are the passes that [Find] asks.
var Requires = []*analysis.Analyzer{directives.Analyzer, payload.Analyzer, origins.Analyzer}

// A Value is a source that reaches a field of a payload.
type Value struct {
	origins.Flow
	Command   *payload.Command // nil for what WithData is given
	Call      *ast.CallExpr    // what makes it a payload
	Path      string           // of the field: "Out.Items[].At"
	Field     *shape.Field     // of a struct; nil if it is in none
	Top       bool             // of the top-level object
	Out       types.Type       // of the payload
	Result    bool             // of a function that is handed on to be a handler
	Effect    string           // that the command is declared to have; "" if that is not known
	Marshaled bool             // a method by which the type of the field makes its JSON has it

	others []*payload.Command // by which a field may be declared that WithData is given
}

// A Rule is one about values in payloads.
type Rule struct {
	Name    string
	Wants   func(trace.Origin) bool // kinds of sources
	Encoded []string                // the last parts of its categories of what handlers of other frameworks encode
}

// Find returns what sources of the kinds that a rule wants put into payloads
// where data has it: no field that is tagged as stable, volatile or text, that
// JSON does not have, or of which the tags are not known. They come by position.
func Find(pass *analysis.Pass, s *settings.Settings, rule Rule) []Value {
	known := pass.ResultOf[payload.Analyzer].(*payload.Result)
	result := pass.ResultOf[origins.Analyzer].(*origins.Result)
	commands := make(map[token.Pos]*payload.Command)
	var others []*payload.Command
	for _, c := range known.Commands {
		commands[c.Call.Lparen] = c
		if s.Wants(pass, c.Call.Pos()) {
			others = append(others, c)
		}
	}
	reader := payload.NewReader(pass.TypesSizes)
	var out []Value
	add := func(v Value, flows []origins.Flow) {
		if len(flows) == 0 || v.Out == nil {
			return
		}
		data := shape.Of(reader.Type(v.Out))
		for _, flow := range flows {
			v := v
			v.Flow = flow
			if rule.Wants(flow.Source.Origin) && s.Wants(pass, flow.Pos) && v.resolve(reader, data) {
				out = append(out, v)
			}
		}
	}
	for _, a := range result.Answers() {
		c := commands[a.Call]
		call := callAt(pass, a.Call)
		if len(a.Flows) == 0 || call == nil || !s.Wants(pass, call.Pos()) {
			continue
		}
		v := Value{Command: c, Call: call}
		if c != nil {
			v.Out, v.Effect = c.Out, c.Effect
		} else {
			v.Effect, v.others = effectOf(pass, call, known.Commands), others
			v.Out, v.Result = within(argument(pass, call, a.Place.Param), a.Place.Path), a.Place.Path != ""
		}
		add(v, a.Flows)
	}
	answers := rule.answers(pass, s)
	for _, c := range answers {
		if c.Encoded != nil && s.Wants(pass, c.Call.Pos()) {
			add(Value{Command: c, Call: c.Call, Out: c.Out}, encoded(result, c.Encoded))
		}
	}
	out = append(out, marshaled(pass, s, reader, rule.Wants, slices.Concat(known.Commands, answers))...)
	slices.SortStableFunc(out, func(a, b Value) int { return int(a.Pos) - int(b.Pos) })
	return out
}

// answers returns what handlers of other frameworks answer with. Of what they encode it takes
// long to say where it comes from, and of most programs all that the rule could tell would be
// hints: it is left out unless the rule tells of it, or a comment ignores the rule, which may be
// for that.
func (r *Rule) answers(pass *analysis.Pass, s *settings.Settings) []*payload.Command {
	all := pass.ResultOf[payload.Analyzer].(*payload.Result).Answers(s.Handlers)
	if slices.ContainsFunc(r.Encoded, func(category string) bool { return s.Reports(r.Name + "/" + category) }) ||
		len(pass.ResultOf[directives.Analyzer].(*directives.Directives).Unused(r.Name)) > 0 {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(c *payload.Command) bool { return c.Encoded != nil })
}

// argument returns the type of an argument of a call, a method's receiver being
// argument 0.
func argument(pass *analysis.Pass, call *ast.CallExpr, i int) types.Type {
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
		if s := pass.TypesInfo.Selections[sel]; s != nil && s.Kind() == types.MethodVal {
			i--
		}
	}
	if i < 0 || i >= len(call.Args) {
		return nil
	}
	return pass.TypesInfo.TypeOf(call.Args[i])
}

// within returns the type of what a value of a type has at a path of fields and
// results, nil if that is not known.
func within(t types.Type, path string) types.Type {
	for path != "" && t != nil {
		var step string
		if i := strings.IndexAny(path[1:], ".("); i >= 0 {
			step, path = path[:i+1], path[i+1:]
		} else {
			step, path = path, ""
		}
		if ptr, ok := t.Underlying().(*types.Pointer); ok {
			t = ptr.Elem()
		}
		at := t
		t = nil
		switch at := at.Underlying().(type) {
		case *types.Struct:
			for f := range at.Fields() {
				if step == "."+f.Name() {
					t = f.Type()
				}
			}
		case *types.Signature:
			if step == "(0)" && at.Results().Len() > 0 {
				t = at.Results().At(0).Type()
			}
		}
	}
	return t
}

func callAt(pass *analysis.Pass, lparen token.Pos) (found *ast.CallExpr) {
	decl := position.Decl(pass.Files, lparen)
	if decl == nil {
		return nil
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok && c.Lparen == lparen {
			found = c
		}
		return found == nil && (n == nil || n.Pos() <= lparen && lparen < n.End())
	})
	return found
}

// Key returns the key that callers see, empty if there is none.
func (v *Value) Key() string {
	if strings.HasSuffix(v.Path, "}") {
		if key := v.Path[strings.LastIndexByte(v.Path, '{')+1 : len(v.Path)-1]; key != "" {
			return key
		}
	}
	if v.Field == nil || strings.HasSuffix(v.Path, "]") || strings.HasSuffix(v.Path, "}") {
		return ""
	}
	return v.Field.Name
}

// Subject names the value: a field or the answer as a whole.
func (v *Value) Subject() string {
	path := v.Path
	if v.Command == nil && !v.Result {
		path = "data" + strings.TrimPrefix(path, "Out")
	}
	if v.Encoded() {
		path = "output" + strings.TrimPrefix(path, "Out")
	}
	if path == "Out" || path == "data" || path == "output" {
		return "value " + path
	}
	return "field " + path
}

// Encoded reports whether a handler of another framework encodes the payload.
func (v *Value) Encoded() bool { return v.Command != nil && v.Command.Encoded != nil }

// Related returns the steps of the value, from its source to the payload.
func (v *Value) Related(pass *analysis.Pass, resolver *position.Resolver) []analysis.RelatedInformation {
	var out []analysis.RelatedInformation
	add := func(pos token.Pos, format string, args ...any) {
		if pos.IsValid() {
			out = append(out, analysis.RelatedInformation{Pos: pos, Message: fmt.Sprintf(format, args...)})
		}
	}
	begins := v.Source.What + " is called"
	if v.Source.Origin.Orders() {
		begins = "the list gets its order"
	}
	switch at := resolver.Pos(v.Source.Site); {
	case v.Here(pass):
		add(v.Pos, "%s", begins)
	case at.IsValid():
		add(at, "%s", begins)
	default:
		add(v.Pos, "%s at %s", begins, v.Source.Site)
	}
	for _, hop := range v.Source.Trail {
		add(resolver.Pos(hop.Site), "%s", hop.Text)
	}
	for _, step := range v.Steps {
		add(step.Pos, "%s", step.Text)
	}
	switch {
	case v.Command == nil:
		add(v.Call.Pos(), "made the data of an answer")
	case v.Encoded():
		add(v.Call.Pos(), "encoded by handler %s", v.Command.Name)
	case v.Command.Tool:
		add(v.Call.Pos(), "tool %s is registered here", v.Command.Name)
	default:
		add(v.Call.Pos(), "command %s is registered here", v.Command.Name)
	}
	return out
}

// Here reports whether the source is in the package.
func (v *Value) Here(pass *analysis.Pass) bool {
	site := position.Of(pass, v.Pos)
	return site == v.Source.Site
}

// From says where the value comes from.
func (v *Value) From(pass *analysis.Pass) string {
	if v.Here(pass) {
		return v.Source.What
	}
	return v.Source.What + " at " + v.Source.Site.String()
}
