package known

import (
	"go/types"
	"strings"
)

// What is known of a text that a function of the standard library makes.
type TextMaking uint8

const (
	OtherText   TextMaking = iota
	TextOfForm             // its first argument, in which what comes after that takes the place of verbs
	TextOfPath             // its arguments as a path, which ends in the last one
	TextsChange            // its argument, as TextMap changes that
)

var textMakers = map[string]TextMaking{
	"fmt.Sprintf":        TextOfForm,
	"path.Join":          TextOfPath,
	"path/filepath.Join": TextOfPath,
}

var textMaps = map[string]func(string) string{
	"strings.ToLower":   strings.ToLower,
	"strings.ToUpper":   strings.ToUpper,
	"strings.TrimSpace": strings.TrimSpace,
}

// MakesText returns how fn makes the text that it returns.
func MakesText(fn *types.Func) TextMaking {
	if fn == nil || fn.Pkg() == nil {
		return OtherText
	}
	switch fn.Pkg().Path() {
	case "strings":
		if textMaps[fn.FullName()] != nil {
			return TextsChange
		}
	case "fmt", "path", "path/filepath":
		return textMakers[fn.FullName()]
	}
	return OtherText
}

// TextMap returns what the function of that name makes of its argument, nil if it does more
// than to change that.
func TextMap(name string) func(string) string { return textMaps[name] }
