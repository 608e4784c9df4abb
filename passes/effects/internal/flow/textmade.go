package flow

import (
	"go/constant"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// What functions of the standard library make of texts is known as far as those are:
//
//	fmt.Sprintf("page-%d.html", n)
//	filepath.Join(dir, name+".html")
//
// And who asks for a text in lower case asks for that of what it is given, which is one more
// thing that is found out of a parameter:
//
//	switch strings.ToLower(name) {
//	case "stdout":

// textBy returns what is known of the text that a call of fn makes.
func textBy(fn *types.Func, args []ssa.Value, depth int) text {
	switch known.MakesText(fn) {
	case known.TextOfForm:
		if t := textOf(args[0], depth); t.whole {
			list, ok := form.Variadic(args[1])
			return formatted(t.prefix, len(list), ok)
		}
	case known.TextOfPath:
		if list, ok := form.Variadic(args[0]); ok && len(list) > 0 {
			return text{suffix: lastName(textOf(list[len(list)-1], depth).suffix)}
		}
	case known.TextsChange:
		if t := textOf(args[0], depth); t.whole {
			return wholeText(known.TextMap(fn.FullName())(t.prefix))
		}
	}
	return text{}
}

// formatted returns what is known of a text in which n things, if that is known, take the place
// of verbs. What is too much comes after all.
func formatted(format string, n int, known bool) text {
	format, verbs := strings.ReplaceAll(format, "%%", "\x00"), 0
	parts := strings.Split(format, "%")
	literal := func(s string) string { return strings.ReplaceAll(s, "\x00", "%") }
	for i, part := range parts[1:] {
		part = strings.TrimLeft(part, "+-# .0123456789")
		if part == "" || !isLetter(part[0]) {
			return text{prefix: literal(parts[0])}
		}
		parts[i+1], verbs = part[1:], verbs+1
	}
	switch {
	case !known || n > verbs:
		return text{prefix: literal(parts[0])}
	case verbs == 0:
		return wholeText(literal(format))
	}
	return text{prefix: literal(parts[0]), suffix: literal(parts[verbs])}
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// lastName returns how the last name of a path ends that ends so, wherever the program runs,
// empty if it may have no name there.
func lastName(suffix string) string {
	suffix = suffix[strings.LastIndexAny(suffix, `/\:`)+1:]
	if strings.Trim(suffix, ".") == "" {
		return ""
	}
	return suffix
}

// textAs begins the path of the decider that is what functions make of a text, whose names follow
// in the order in which they are called.
const textAs = derived + "text "

// changedText returns what text v is made of by functions that change no other, and the path of
// that; nil if it is nothing of the kind.
func changedText(v *ssa.Call) (of ssa.Value, path string) {
	var names []string
	for len(names) < maxDepth && v != nil {
		fn := form.DeclaredAs(&v.Call)
		if known.MakesText(fn) != known.TextsChange {
			break
		}
		of, names = form.Unwiden(v.Call.Args[0]), append(names, fn.FullName())
		v, _ = of.(*ssa.Call)
	}
	if of == nil {
		return nil, ""
	}
	slices.Reverse(names)
	return of, textAs + strings.Join(names, " ")
}

// changeText returns what the functions that a path names make of a text.
func changeText(c summary.Const, names string) summary.Const {
	for _, name := range strings.Fields(names) {
		change := known.TextMap(name)
		if change == nil || c.Kind != constant.String {
			return summary.Const{} // a broken fact
		}
		c.Text = change(c.Text)
	}
	return c
}
