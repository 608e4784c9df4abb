package form

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// IsMarshaled reports whether json.Marshal cannot fail for v, which is made of texts, whole
// numbers and truth values alone.
func IsMarshaled(v ssa.Value) bool {
	box, ok := v.(*ssa.MakeInterface)
	return ok && typeinfo.IsEncodable(box.X.Type())
}
