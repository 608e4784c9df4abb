package known

import (
	"go/types"
	"slices"
	"strings"
)

// flagLibraries are the packages whose functions and methods declare flags. One
// that does has a parameter usage, and its first text is the flag's name.
var flagLibraries = []string{"flag", "github.com/spf13/pflag", "github.com/peterbourgon/ff/v4"}

// FlagArg returns which argument of a function is the name of a flag that it
// declares, or -1.
func FlagArg(fn *types.Func) int {
	if fn.Pkg() == nil || !slices.Contains(flagLibraries, ImportPath(fn.Pkg().Path())) {
		return -1
	}
	name := -1
	for i := range fn.Signature().Params().Len() {
		p := fn.Signature().Params().At(i)
		isString := types.Identical(p.Type(), types.Typ[types.String])
		switch {
		case isString && p.Name() == "usage":
			return name
		case isString && name < 0:
			name = i
		}
	}
	return -1
}

// IsSwitch reports whether a function of a flag library declares a flag without
// a value.
func IsSwitch(fn *types.Func) bool { return strings.HasPrefix(fn.Name(), "Bool") }

// FlagLiteral reports whether a struct type is that of a flag, whose name is in
// its field Name, and whether it has no value.
func FlagLiteral(obj *types.TypeName) (isFlag, isSwitch bool) {
	if obj.Pkg() == nil {
		return false, false
	}
	framework, _ := FrameworkOf(obj.Pkg().Path())
	return framework == UrfaveCLI && strings.HasSuffix(obj.Name(), "Flag"), obj.Name() == "BoolFlag" || obj.Name() == "BoolTFlag"
}

// FlagMethod reports whether a method takes the name of a flag and returns what
// its type is then said of, by a method such as Bool.
func FlagMethod(fn *types.Func) bool {
	if fn.Pkg() == nil || fn.Name() != "Flag" || fn.Signature().Recv() == nil {
		return false
	}
	framework, _ := FrameworkOf(fn.Pkg().Path())
	return framework == Kingpin
}

// A FlagTag says how a framework finds the names of flags that are the fields of a struct.
type FlagTag struct {
	Key   string // of the tag with the name
	Items bool   // which is a list, with the name in one of the items long=name, l=name or longname=name
	Else  string // the key of a tag by which a field without a name is a flag of the field's own
}

// FlagTags returns those of the frameworks that a package imports.
func FlagTags(pkg *types.Package) (out []FlagTag) {
	for _, imported := range pkg.Imports() {
		switch framework, _ := FrameworkOf(imported.Path()); framework {
		case Kong:
			out = append(out, FlagTag{Key: "name", Else: "help"})
		case GoFlags:
			out = append(out, FlagTag{Key: "long"})
		case FF:
			out = append(out, FlagTag{Key: "ff", Items: true})
		}
	}
	return out
}

// Notes are fields of a framework's commands in which programs keep what they
// like, by name.
var Notes = []SchemaPlace{
	{Framework: Cobra, Path: "github.com/spf13/cobra", Type: "Command", Name: "Annotations", Arg: -1},
	{Framework: UrfaveCLI, Path: "github.com/urfave/cli/v2", Type: "Command", Name: "Metadata", Arg: -1},
	{Framework: UrfaveCLI, Path: "github.com/urfave/cli/v3", Type: "Command", Name: "Metadata", Arg: -1},
}

// IsNotes reports whether a field of a type is one of [Notes].
func IsNotes(pkgPath, typ, name string) bool {
	return slices.ContainsFunc(Notes, func(p SchemaPlace) bool {
		return p.Name == name && p.Type == typ && p.Path == Original(pkgPath)
	})
}
