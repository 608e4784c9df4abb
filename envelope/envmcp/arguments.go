package envmcp

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/envvet/envvet/envelope/internal/adapter"
	"github.com/envvet/envvet/envelope/spec"
)

// request is the call of a command with the arguments of a tool call, as the
// texts that a command line would have. An array without elements, which no
// command line can say, is one all the same.
func request(c *adapter.Command, arguments json.RawMessage) adapter.Request {
	r := adapter.Request{Command: c.Name}
	var given map[string]any
	decoder := json.NewDecoder(bytes.NewReader(arguments))
	decoder.UseNumber() // as it was written
	if err := decoder.Decode(&given); err != nil && len(bytes.TrimSpace(arguments)) > 0 {
		r.Refused = fmt.Errorf("the arguments are no JSON object")
		return r
	}
	for _, name := range inOrder(c, given) {
		kind, arg := "", false
		if i := slices.IndexFunc(c.Params, func(p spec.Param) bool { return p.Name == name }); i >= 0 {
			kind, arg = c.Params[i].Type, c.Params[i].Arg
		} else if c.IsList && isListFlag(name) {
			kind = listFlags[name]
		} else {
			r.Values = append(r.Values, adapter.Value{Name: name, Unknown: true})
			continue
		}
		texts, err := textsOf(given[name], kind)
		if err != nil {
			text, _ := json.Marshal(given[name]) // it was JSON
			r.Values = append(r.Values, adapter.Value{Name: name, Text: string(text), Arg: arg, Wrong: err.Error()})
			continue
		}
		if texts != nil && len(texts) == 0 {
			r.Values = append(r.Values, adapter.Value{Name: name, Arg: arg, Empty: true})
		}
		for _, text := range texts {
			r.Values = append(r.Values, adapter.Value{Name: name, Text: text, Arg: arg})
		}
	}
	return r
}

// inOrder returns the names of what is given in the order of a command line: by
// name, then what is known by its place.
func inOrder(c *adapter.Command, given map[string]any) []string {
	place := func(name string) int {
		return slices.IndexFunc(c.Params, func(p spec.Param) bool { return p.Name == name && p.Arg })
	}
	return slices.SortedFunc(maps.Keys(given), func(a, b string) int {
		return cmp.Or(cmp.Compare(place(a), place(b)), cmp.Compare(a, b))
	})
}

// listFlags are the runtime's own flags that a list command has as parameters.
var listFlags = map[string]string{"limit": spec.TypeInteger, "cursor": spec.TypeString}

func isListFlag(name string) bool { return listFlags[name] != "" }

// textsOf returns a value as texts: nil for null, the elements of an array.
func textsOf(value any, kind string) ([]string, error) {
	switch v := value.(type) {
	case nil:
		return nil, nil
	case string:
		return []string{v}, nil
	case bool:
		return []string{fmt.Sprint(v)}, nil
	case json.Number:
		if kind == spec.TypeInteger {
			return []string{wholeNumber(v)}, nil
		}
		return []string{v.String()}, nil
	case []any:
		if kind != spec.TypeArray {
			return nil, fmt.Errorf("is an array, it takes one value")
		}
		texts := []string{}
		for _, e := range v {
			if _, nested := e.([]any); nested || e == nil {
				return nil, fmt.Errorf("has an element that is no text")
			}
			text, err := textsOf(e, spec.TypeString)
			if err != nil {
				return nil, err
			}
			texts = append(texts, text...)
		}
		return texts, nil
	}
	return nil, fmt.Errorf("is an object, it takes one value")
}

// exact is the largest number up to which a float64 holds each whole number.
const exact = 1 << 53

// wholeNumber returns 5 for 5.0 and 5e0, which are the same number in JSON, and
// anything else as it is.
func wholeNumber(n json.Number) string {
	if i, err := n.Int64(); err == nil {
		return strconv.FormatInt(i, 10) // 0 for -0
	}
	f, err := n.Float64()
	if err != nil || f != math.Trunc(f) || math.Abs(f) > exact {
		return n.String()
	}
	if f == 0 && strings.Trim(n.String(), "-0.") != "" { // too small for a float64
		return n.String()
	}
	return strconv.FormatInt(int64(f), 10)
}
