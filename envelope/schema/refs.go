package schema

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope/internal/pointer"
)

// lostReference returns the first of the references that lead nowhere, or nil
// if there is none that can be told without the compiler.
func lostReference(document map[string]any) error {
	var refs, ids []string
	collect(document, &refs, &ids)
	slices.Sort(refs)
	isKnown := func(address string) bool {
		return slices.ContainsFunc(ids, func(id string) bool { return strings.HasSuffix(strings.TrimSuffix(id, "#"), address) })
	}
	for _, ref := range refs {
		if address, _, _ := strings.Cut(ref, "#"); !isKnown(address) && address != "" {
			return fmt.Errorf("%s is another document, which is not loaded", ref)
		}
	}
	for _, ref := range refs {
		if to, ok := strings.CutPrefix(ref, "#"); ok && strings.HasPrefix(to, "/") && !pointer.Leads(document, to) {
			return fmt.Errorf("%s is not there", ref)
		}
	}
	return nil
}

func collect(v any, refs, ids *[]string) {
	switch v := v.(type) {
	case []any:
		for _, one := range v {
			collect(one, refs, ids)
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			text, ok := v[key].(string)
			switch {
			case !ok:
				collect(v[key], refs, ids)
			case key == "$ref":
				*refs = append(*refs, text)
			case key == "$id" || key == "id":
				*ids = append(*ids, text)
			}
		}
	}
}
