package origins

import (
	"go/types"
	"slices"
	"strings"

	"github.com/envvet/envvet/passes/internal/packed"
	"github.com/envvet/envvet/passes/origins/internal/flow"
	"github.com/envvet/envvet/passes/origins/trace"
)

// Func is the fact of a function that hands values on.
type Func struct {
	Answers bool // some of them are made a payload
	Packed  packed.Value[trace.Summary]
}

// Summary returns what the function does, nil if that cannot be read.
func (f *Func) Summary() *trace.Summary { return f.Packed.Get() }

// AFact marks Func as a fact.
func (*Func) AFact() {}

// String returns what the function does, such as "r.At = time.Now; r = 0.Name".
func (f *Func) String() string {
	if s := f.Summary(); s != nil {
		return s.String()
	}
	return ""
}

// checked returns what the fact says of fn, but for what cannot be: it may come
// from a file that was damaged, or from another version of the pass.
func (f *Func) checked(fn *types.Func) *trace.Summary {
	s := f.Summary()
	if s == nil {
		return nil
	}
	sig := fn.Signature()
	params := sig.Params().Len()
	if sig.Recv() != nil {
		params++
	}
	isParam := func(i int) bool { return 0 <= i && i < params }
	badPlace := func(p trace.Place) bool { return !isParam(p.Param) || !flow.ValidPath(p.Path) }
	bad := func(f trace.Flow) bool {
		if !flow.ValidPath(f.At) || f.Index < 0 || f.Result && f.Index >= sig.Results().Len() || !f.Result && !isParam(f.Index) {
			return true
		}
		if f.Source != nil {
			return !f.Source.Origin.Valid() || !f.Source.Site.Valid()
		}
		return !isParam(f.Param) || !flow.ValidPath(f.Path) || f.Except != "" && (!strings.HasSuffix(f.Except, "|") ||
			slices.ContainsFunc(strings.Split(strings.TrimSuffix(f.Except, "|"), "|"), func(p string) bool { return p == "" || !flow.ValidPath(p) }))
	}
	if len(s.Flows) > trace.MaxFlows || len(s.Sets) > trace.MaxFlows || len(s.Sorts) > trace.MaxFlows || len(s.Payloads) > trace.MaxFlows || len(s.Kept) > trace.MaxFlows {
		return nil
	}
	if slices.ContainsFunc(s.Flows, bad) {
		return nil
	}
	for _, places := range [][]trace.Place{s.Sets, s.Sorts, s.Payloads, s.Kept} {
		if slices.ContainsFunc(places, badPlace) {
			return nil
		}
	}
	return s
}

// Answering is the fact that a package, or one that it imports, directly or not,
// mentions what makes a payload: only functions of such packages can make payloads of
// what they are given.
type Answering struct{}

// AFact marks Answering as a fact.
func (*Answering) AFact() {}

// String returns what it says.
func (*Answering) String() string { return "answers" }
