package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// beginsAs returns the name of the variable of the package, or of the field of one, that begins with
// the result of the call under evaluation, "" if none does: what the callee mentions is named after
// that.
//
//	var std = New() // which returns &Printer{out: os.Stdout}
func (f *frame) beginsAs() string {
	c, ok := f.cur.(*ssa.Call)
	if !ok || !f.atInit() || f.entering {
		return ""
	}
	return f.pkg.beginsWith(c, 0)
}

func (p *Package) beginsWith(v ssa.Value, depth int) string {
	var by ssa.Instruction
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef:
			continue
		case *ssa.Store:
			if use.Addr == v {
				continue // what was there before
			}
		case *ssa.FieldAddr:
			if use.X == v {
				continue
			}
		}
		if by != nil || depth > maxNamed {
			return ""
		}
		by = use
	}
	switch by := by.(type) {
	case *ssa.MakeInterface:
		return p.beginsWith(by, depth+1)
	case *ssa.ChangeType:
		return p.beginsWith(by, depth+1)
	case *ssa.Call:
		if g, set := form.SetIn(by); g != nil && set == v && g.Pkg == p.ssa && g.Object() != nil {
			return named(p.env.Pkg.Path()+"."+g.Name(), known.AtomicContent)
		}
	case *ssa.Store:
		if of, name := globalAt(by.Addr); of != nil && of.Pkg() == p.env.Pkg {
			return name
		}
		if at, ok := by.Addr.(*ssa.FieldAddr); ok {
			if whole := p.beginsWith(at.X, depth+1); whole != "" {
				return whole + ":" + typeinfo.FieldName(at.X.Type(), at.Field)
			}
		}
	}
	return ""
}
