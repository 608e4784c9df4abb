package envelope

import (
	"errors"
	"reflect"
	"strings"
	"testing"

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
