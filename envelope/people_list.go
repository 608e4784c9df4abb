package envelope

import (
	"encoding/json"
	"fmt"
	"reflect"

	"github.com/envvet/envvet/envelope/spec"
)

// rest is the line that says that there is more of a list than a person sees who
// has not asked for a part of it.
func (s *sheet) rest() string {
	if _, all := s.inv.texter(s.out); all || s.inv.set.limitGiven {
		return ""
	}
	var p pagination
	for _, m := range s.meta {
		if m.Key == spec.MetaPagination {
			_ = json.Unmarshal(m.Value, &p) // of our own making
		}
	}
	switch {
	case !p.HasMore:
		return ""
	case p.Total == nil:
		return fmt.Sprintf("note: these are the first %d, there are more; --limit=0 shows all\n", p.Returned)
	}
	return fmt.Sprintf("note: these are %d of %d; --limit=0 shows all\n", p.Returned, *p.Total)
}

// texter returns the payload if it says itself what a person sees of it. Of a list
// it is all, unless a part is asked for.
func (inv *invocation) texter(out outcome) (t Texter, ok bool) {
	t, ok = asTexter(out.data)
	switch {
	case !ok || len(inv.set.fields) > 0 || inv.set.format == formatTSV:
		return nil, false
	case out.about || !inv.cuts() || !inv.set.limitGiven && inv.set.cursor == "":
		return t, true
	}
	list := reflect.Indirect(reflect.ValueOf(t))
	if list.Kind() != reflect.Slice { // a nil pointer to one
		return t, true
	}
	from, _ := offset(inv.set.cursor) // pageOf has refused what cannot be read
	from = min(from, list.Len())
	to := list.Len()
	if limit := inv.limit(); limit > 0 && limit < to-from {
		to = from + limit
	}
	part := reflect.New(list.Type())
	part.Elem().Set(list.Slice(from, to))
	if reflect.TypeOf(t).Kind() == reflect.Slice {
		part = part.Elem()
	}
	t, ok = part.Interface().(Texter)
	return t, ok
}
