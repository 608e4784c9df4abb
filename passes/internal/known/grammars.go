package known

import (
	"go/types"
	"reflect"
	"strings"
)

// A GrammarFunc is a function or method of a framework with a parameter for a
// struct whose fields and tags say which commands there are.
type GrammarFunc struct {
	HandlerFunc
	Command bool // the struct is a command itself, not only what holds commands
}

// GrammarParams are the functions of the frameworks that take handlers by
// struct.
var GrammarParams = []GrammarFunc{
	{HandlerFunc{Kong, "github.com/alecthomas/kong", "", "Parse", 0}, true},
	{HandlerFunc{Kong, "github.com/alecthomas/kong", "", "New", 0}, true},
	{HandlerFunc{Kong, "github.com/alecthomas/kong", "", "Must", 0}, true},
	{HandlerFunc{Kong, "github.com/alecthomas/kong", "", "DynamicCommand", 3}, true},
	{HandlerFunc{Kong, "github.com/alecthomas/kong", "", "Embed", 0}, false},
	{HandlerFunc{GoFlags, "github.com/jessevdk/go-flags", "", "Parse", 0}, false},
	{HandlerFunc{GoFlags, "github.com/jessevdk/go-flags", "", "ParseArgs", 0}, false},
	{HandlerFunc{GoFlags, "github.com/jessevdk/go-flags", "", "NewParser", 0}, false},
	{HandlerFunc{GoFlags, "github.com/jessevdk/go-flags", "Command", "AddCommand", 3}, true},
	{HandlerFunc{GoFlags, "github.com/jessevdk/go-flags", "Command", "AddGroup", 2}, false},
}

// GrammarList returns the framework for which the elements of a slice of the
// named type are structs that hold commands, or nil.
func GrammarList(pkgPath, name string) *Grammar {
	if ImportPath(pkgPath) == "github.com/alecthomas/kong" && name == "Plugins" {
		return GrammarOf(Kong)
	}
	return nil
}

// A Grammar is how a framework finds commands in a struct.
type Grammar struct {
	Framework Framework
	Method    string // of a command's type, which carries it out
	Key       string // which the tag of a command holds
	field     func(f *types.Var, tag string) (FieldKind, string)
	method    func(sig *types.Signature) bool
}

// A FieldKind is what a field of a struct is to a Grammar.
type FieldKind int

const (
	OtherField   FieldKind = iota
	CommandField           // a command, with what it holds below it
	InlineField            // its fields count as those of the struct
)

// Grammars are the frameworks that find commands in structs.
var Grammars = []*Grammar{
	{Kong, "Run", "cmd", kongField, returnsError},
	{GoFlags, "Execute", "command", goFlagsField, takesArgs},
}

// GrammarOf returns how the framework finds commands in a struct, or nil if it
// does not.
func GrammarOf(framework Framework) *Grammar {
	for _, g := range Grammars {
		if g.Framework == framework {
			return g
		}
	}
	return nil
}

// Field returns what a field with that tag is, and the name of the command if
// the tag gives one.
func (g *Grammar) Field(f *types.Var, tag string) (FieldKind, string) { return g.field(f, tag) }

// Calls reports whether the framework calls methods of that signature, which
// have the name Method.
func (g *Grammar) Calls(sig *types.Signature) bool { return g.method(sig) }

func kongField(f *types.Var, tag string) (FieldKind, string) {
	t := ParseKongTag(tag)
	switch {
	case t.Ignored:
		return OtherField, ""
	case f.Embedded(), t.Embed:
		return InlineField, ""
	case f.Exported() && (t.Cmd || t.Arg && isStruct(f.Type())):
		return CommandField, t.Name
	}
	return OtherField, ""
}

func goFlagsField(f *types.Var, tag string) (FieldKind, string) {
	t := reflect.StructTag(tag)
	switch {
	case !f.Exported() && !f.Embedded(), t.Get("no-flag") != "", t.Get("positional-args") != "":
		return OtherField, ""
	case t.Get("command") != "":
		return CommandField, t.Get("command")
	}
	return InlineField, ""
}

// returnsError reports whether the only result is an error, which is all that
// kong asks for: it fills any parameters.
func returnsError(sig *types.Signature) bool {
	return sig.Results().Len() == 1 && types.AssignableTo(sig.Results().At(0).Type(), types.Universe.Lookup("error").Type())
}

// takesArgs reports whether sig is func([]string) error.
func takesArgs(sig *types.Signature) bool {
	return returnsError(sig) && sig.Params().Len() == 1 && !sig.Variadic() &&
		types.Identical(sig.Params().At(0).Type(), types.NewSlice(types.Typ[types.String]))
}

func isStruct(t types.Type) bool {
	_, ok := t.Underlying().(*types.Struct)
	return ok
}

// A KongTag is what the tag of a field says to kong about commands.
type KongTag struct {
	Ignored, Cmd, Arg, Embed bool
	Name                     string
}

// ParseKongTag reads a tag as kong does: keys with or without a value, either
// the tag's own or, separated by commas, in the value of the key kong.
func ParseKongTag(tag string) KongTag {
	var t KongTag
	inner, _ := reflect.StructTag(tag).Lookup("kong")
	if inner == "-" {
		t.Ignored = true
		return t
	}
	t.items(tag, ' ', '"', ':')
	t.items(inner, ',', '\'', '=')
	return t
}

// items reads keys with values: KEY ASSIGN QUOTE value QUOTE SEP ….
func (t *KongTag) items(s string, sep, quote, assign byte) {
	for s != "" {
		end, quoted := 0, false
		for ; end < len(s) && (quoted || s[end] != sep); end++ {
			switch s[end] {
			case '\\':
				end++
			case quote:
				quoted = !quoted
			}
		}
		end = min(end, len(s))
		key, value, _ := strings.Cut(s[:end], string(assign))
		s = strings.TrimPrefix(s[end:], string(sep))
		switch key {
		case "cmd":
			t.Cmd = true
		case "arg":
			t.Arg = true
		case "embed":
			t.Embed = true
		case "name":
			t.Name = strings.Trim(value, string(quote))
		}
	}
}
