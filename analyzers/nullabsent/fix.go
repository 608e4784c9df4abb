package nullabsent

import (
	"go/types"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
)

// fixKeep is the name of the fix that has a key stay. The answer has more keys
// then, so it is offered only when named.
const fixKeep = "keep"

// keepKey returns the fix that drops omitempty and omitzero from the tag of a
// field.
func keepKey(pass *analysis.Pass, v *types.Var) []analysis.SuggestedFix {
	edit, ok := fix.Tag(pass, v, withoutOptions)
	if !ok {
		return nil
	}
	return []analysis.SuggestedFix{{Message: "Keep the key of " + v.Name(), TextEdits: []analysis.TextEdit{edit}}}
}

func withoutOptions(tag string) string {
	key, ok := reflect.StructTag(tag).Lookup("json")
	if !ok {
		return tag
	}
	name, options, _ := strings.Cut(key, ",")
	kept := slices.DeleteFunc(strings.Split(options, ","), func(option string) bool {
		return option == "omitempty" || option == "omitzero"
	})
	changed := name
	if len(kept) > 0 {
		changed += "," + strings.Join(kept, ",")
	}
	old := "json:" + strconv.Quote(key)
	if changed == "" {
		return strings.TrimSpace(strings.Replace(tag, old, "", 1))
	}
	return strings.Replace(tag, old, "json:"+strconv.Quote(changed), 1)
}
