package failures

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/compare"
)

// An item is what a value can be: a failure, or what a parameter is.
type item struct {
	Failure
	handed   bool          // the failures of the parameter Param, counted from 0
	call     bool          // of calling it
	of       *ssa.Function // whose parameter it is, if that is a function around the one that answers
	here     bool          // made in this package
	pos, end token.Pos
}

type key struct {
	handed, call bool
	of           *ssa.Function
	exit, param  int
	code, held   string
	pos          token.Pos
	site         string
}

func (it *item) key() key {
	k := key{handed: it.handed, call: it.call, of: it.of, exit: it.Exit, param: it.Param, code: it.Code, held: it.Held, pos: it.pos}
	if !it.here && !it.handed {
		k.site = it.Site.String()
	}
	return k
}

// A set is what a function answers with. It only grows.
type set struct {
	by      map[key]item
	changed bool
}

// maxItems bounds the work on a function.
const maxItems = 4 * MaxFailures

func newSet() *set { return &set{by: make(map[key]item)} }

func (s *set) add(it item) {
	k := it.key()
	old, ok := s.by[k]
	if ok && (!old.Chosen || it.Chosen) || !ok && len(s.by) >= maxItems {
		return // nothing new: one that is not chosen says more
	}
	s.by[k] = it
	s.changed = true
}

// items returns the items in an order that is always the same.
func (s *set) items() []item {
	if s == nil {
		return nil
	}
	all := make([]item, 0, len(s.by))
	for _, it := range s.by {
		all = append(all, it)
	}
	slices.SortFunc(all, func(a, b item) int {
		return cmp.Or(cmp.Compare(a.pos, b.pos), a.Failure.compare(b.Failure), compare.Bool(a.handed, b.handed), compare.Bool(a.call, b.call))
	})
	return all
}
