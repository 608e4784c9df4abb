package arrived

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/payload"
)

// A field has one finding. What an error is given as data has no declaration of its own, and its
// fields often are those of a command's output:
//
//	return nil, envelope.Errorf(envelope.PartialFailure, "stopped").WithData(report)

// Problem reports whether a rule has a finding in the field itself, of a category
// that is told.
func (v *Value) Problem(s *settings.Settings, rule string) bool {
	told := func(c *payload.Command, is func(spec.Problem) bool) bool {
		return slices.ContainsFunc(c.Problems, func(p spec.Problem) bool {
			return p.Rule == rule && s.Reports(rule+"/"+p.Category) && is(p)
		})
	}
	if v.Command != nil {
		return told(v.Command, func(p spec.Problem) bool { return p.Field == v.Path })
	}
	field := v.field()
	return field != nil && slices.ContainsFunc(v.others, func(c *payload.Command) bool {
		return told(c, func(p spec.Problem) bool {
			_, f := c.Field(p.Field)
			return f == field
		})
	})
}

// Declared returns the field of the package that holds the value, nil if it is
// of another package or in no struct.
func (v *Value) Declared(pass *analysis.Pass) *types.Var {
	if f := v.field(); f != nil && f.Pkg() == pass.Pkg {
		return f
	}
	return nil
}

// field returns the field that holds the value, nil if it is in no struct or below a key.
func (v *Value) field() *types.Var {
	if v.Field == nil || strings.ContainsAny(strings.ReplaceAll(v.Path, "{}", ""), "{}") {
		return nil
	}
	c := payload.Command{Out: v.Out}
	_, f := c.Field(v.Path)
	return f
}
