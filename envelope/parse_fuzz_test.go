package envelope

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope/shape"
)

// FuzzParse holds that every command line is either read or refused with
// reasons: no panic, no silence.
func FuzzParse(f *testing.F) {
	type in struct {
		ID    string   `name:"id" required:"true" arg:"true" pattern:"^[a-z]+$"`
		Rest  []string `name:"rest" arg:"true"`
		Count int8     `name:"count" short:"c" default:"1"`
		Loud  bool     `name:"loud" short:"l"`
		Mode  string   `name:"mode" enum:"a,b" default:"a"`
	}
	for _, seed := range []string{
		"x", "x\n-c\n5", "--count=200", "-lc5\nx", "--\n-x", "--mode", "--=\n-", "x\n--help", "-\xff", "---", "--count\n\n", "-c=",
	} {
		f.Add(seed)
	}
	params, ok := shape.Params(shape.Reflect(reflect.TypeFor[in]()))
	if !ok {
		f.Fatal("no struct")
	}
	app := New("tool")
	f.Fuzz(func(t *testing.T, text string) {
		var v in
		err := parse(params, app.ownFlags(&settings{}), reflect.ValueOf(&v).Elem(), strings.Split(text, "\n"))
		switch {
		case err == nil:
			if v.ID == "" || v.Mode != "a" && v.Mode != "b" {
				t.Errorf("%q was accepted as %+v", text, v)
			}
		case errors.Is(err, errHelp):
		default:
			for _, leaf := range leaves(err) {
				var e *Error
				if !errors.As(leaf, &e) || e.Message == "" || e.FixRequired == "" {
					t.Errorf("%q was refused with %#v", text, leaf)
				}
			}
		}
	})
}

// FuzzKnownFlags holds that pflag knows every flag that is left, and that it reads
// the arguments as they were given if and only if none is left out.
func FuzzKnownFlags(f *testing.F) {
	for _, seed := range []string{
		"x\n--nope\n-l", "-lz", "-c\n-z", "-c=\n-z", "-l=x\n-z", "--\n-z", "---", "-\n-\u00e9", "--help\n-z", "-lh\n-z", "--count=-z\n-cz\n-z", "-5", "--nope\n-5\n-.5", "-l5", "-c\n-5",
		"-test.v", "-ltest.v\n-z", "-ltest.\n-5", "-t\n-z", "-ttest.v", "-test=x\n-z", "-z\n-5", "-lz\n-5", "-zl\n-5", "-tz\n-t",
	} {
		f.Add(seed)
	}
	newFlags := func() *pflag.FlagSet {
		flags := pflag.NewFlagSet("", pflag.ContinueOnError)
		flags.Usage = func() {}
		flags.StringP("count", "c", "", "")
		flags.VarPF(ownFlag{set: func(string) {}}, "loud", "l", "").NoOptDefVal = "true"
		flags.VarPF(ownFlag{set: func(string) {}}, "trace", "t", "").NoOptDefVal = "true"
		return flags
	}
	isUnreadable := func(err error) bool {
		var unknown *pflag.NotExistError
		var syntax *pflag.InvalidSyntaxError
		return errors.As(err, &unknown) || errors.As(err, &syntax)
	}
	f.Fuzz(func(t *testing.T, text string) {
		args := strings.Split(text, "\n")
		known, wrong := knownFlags(newFlags(), args, true)
		if err := newFlags().Parse(known); isUnreadable(err) {
			t.Errorf("%q: %v is left in %q", text, err, known)
		}
		isTest := func(e *Error) bool { return strings.HasPrefix(e.Param, "test.") } // which pflag passes over
		if err := newFlags().Parse(args); isUnreadable(err) != (len(wrong) > 0) && !slices.ContainsFunc(wrong, isTest) {
			t.Errorf("%q: %d are refused, pflag says %v", text, len(wrong), err)
		}
		if len(wrong) == 0 && !slices.Equal(known, args) {
			t.Errorf("%q became %q", text, known)
		}
	})
}
