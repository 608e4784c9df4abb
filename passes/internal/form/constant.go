package form

import (
	"go/constant"

	"golang.org/x/tools/go/ssa"
)

// IsInt reports whether v is the constant n.
func IsInt(v ssa.Value, n int64) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.Int && c.Int64() == n
}
