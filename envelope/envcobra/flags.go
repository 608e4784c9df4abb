package envcobra

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope/internal/adapter"
	"github.com/envvet/envvet/envelope/spec"
)

// A recorder keeps what flags are given, for the runtime to read.
type recorder struct {
	mu    sync.Mutex
	given []adapter.Value

	form form // in place of those of the runtime's own that are not there
}

func (r *recorder) add(name, text string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.given = append(r.given, adapter.Value{Name: name, Text: text})
}

// take returns what was given since the last time.
func (r *recorder) take() []adapter.Value {
	r.mu.Lock()
	defer r.mu.Unlock()
	given := r.given
	r.given = nil
	return given
}

// A value is a flag as cobra sees it. It takes any text: what is wrong with it,
// the runtime says.
type value struct {
	recorder   *recorder
	name, kind string
	text       string // the default
}

func (v *value) Set(text string) error { v.recorder.add(v.name, text); return nil }
func (v *value) String() string        { return v.text }
func (v *value) Type() string          { return v.kind }

// reads reports whether the recorder keeps what the flag is given.
func (r *recorder) reads(f *pflag.Flag) bool {
	v, ok := f.Value.(*value)
	return ok && v.recorder == r
}

// kinds are the types of parameters as cobra's help calls them.
var kinds = map[string]string{
	spec.TypeString: "string", spec.TypeInteger: "int", spec.TypeNumber: "float", spec.TypeBoolean: "bool", spec.TypeArray: "strings",
}

// addParams adds the flags of the command's parameters. What cobra would panic at
// is left out: if it is declared wrongly, every call answers with that.
func (r *recorder) addParams(cmd *cobra.Command, params []spec.Param) {
	for _, p := range params {
		if p.Arg || p.Name == "" || p.Name == "help" || cmd.Flags().Lookup(p.Name) != nil {
			continue
		}
		short := p.Short
		has := func(f *pflag.FlagSet) bool { return f.ShorthandLookup(short) != nil }
		if len(short) != 1 || short == "h" || has(cmd.Flags()) || inherited(cmd, has) {
			short = ""
		}
		usage := p.Help
		if p.HasEnum {
			usage = fmt.Sprintf("%s (one of %s)", usage, strings.Join(p.Enum, ", "))
		}
		flag := cmd.Flags().VarPF(&value{r, p.Name, kinds[p.Type], p.Default}, p.Name, short, usage)
		if p.Type == spec.TypeBoolean {
			flag.NoOptDefVal = "true"
		}
		if p.HasEnum {
			complete(cmd, p.Name, p.Enum)
		}
		if p.Required {
			_ = cmd.MarkFlagRequired(p.Name) // for completion; the runtime refuses
		}
	}
}

// shown are the runtime's own flags that the help of a command has; lists have
// those of parts, too.
var (
	shown       = []string{"output", "output-format", "json", "fields"}
	shownOfList = []string{"limit", "cursor"}
)

// addOwn adds the runtime's own flags, but for those whose names are taken.
func (r *recorder) addOwn(cmd *cobra.Command, flags []adapter.Flag, isList bool) {
	for _, f := range flags {
		has := func(set *pflag.FlagSet) bool { return set.Lookup(f.Name) != nil }
		if has(cmd.Flags()) || has(cmd.PersistentFlags()) || inherited(cmd, has) || f.Name == "version" && cmd.Version != "" {
			r.form.add(f)
			continue // cobra adds a flag for the version of a command when it runs
		}
		kind, text := spec.TypeString, ""
		if f.Bool {
			kind, text = spec.TypeBoolean, "false" // cobra asks a flag version for its value, if a version is set later
		}
		flag := cmd.Flags().VarPF(&value{r, f.Name, kinds[kind], text}, f.Name, "", f.Help)
		if f.Bool {
			flag.NoOptDefVal = "true"
		}
		flag.Hidden = !slices.Contains(shown, f.Name) && !(isList && slices.Contains(shownOfList, f.Name))
		if f.Values != nil {
			complete(cmd, f.Name, f.Values)
		}
	}
}

// inherited reports whether the persistent flags of a parent are such.
func inherited(cmd *cobra.Command, are func(*pflag.FlagSet) bool) bool {
	for p := cmd.Parent(); p != nil; p = p.Parent() {
		if are(p.PersistentFlags()) {
			return true
		}
	}
	return false
}

// complete has the shell complete a flag with values.
func complete(cmd *cobra.Command, flag string, values []string) {
	_ = cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)) // the flag is there
}

// paramsOf returns the flags of a command as parameters, for its schema: its own, and then
// those that it has from its parents.
func paramsOf(cmd *cobra.Command) []spec.Param {
	var params []spec.Param
	add := func(f *pflag.Flag) {
		if f.Hidden || f.Name == "help" {
			return
		}
		p := spec.Param{Name: f.Name, Short: f.Shorthand, Help: f.Usage, Type: typeOf(f.Value.Type())}
		if required := f.Annotations[cobra.BashCompOneRequiredFlag]; len(required) > 0 && required[0] == "true" {
			p.Required = true
		} else {
			p.Default, p.HasDefault = defaultOf(f)
		}
		params = append(params, p)
	}
	cmd.LocalFlags().VisitAll(add)
	cmd.InheritedFlags().VisitAll(add)
	return params
}

// typeOf returns the type of a parameter whose flag has the type that pflag
// calls so.
func typeOf(kind string) string {
	switch {
	case kind == "bool":
		return spec.TypeBoolean
	case isArray(kind):
		return spec.TypeArray
	case kind == "count", strings.HasPrefix(kind, "int"), strings.HasPrefix(kind, "uint"):
		return spec.TypeInteger
	case strings.HasPrefix(kind, "float"):
		return spec.TypeNumber
	}
	return spec.TypeString
}

// isArray reports whether a flag that has the type that pflag calls so takes several
// values.
func isArray(kind string) bool {
	return strings.HasSuffix(kind, "Slice") || strings.HasSuffix(kind, "Array")
}
