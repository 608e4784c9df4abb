package known

import (
	"go/token"
	"go/types"
	"testing"
)

func TestParseKongTag(t *testing.T) {
	for tag, want := range map[string]KongTag{
		``:                                     {},
		`help:"cmd arg embed"`:                 {},
		`json:"cmd"`:                           {},
		`cmd:""`:                               {Cmd: true},
		`cmd:"" help:"Copy \"cmd\"."`:          {Cmd: true},
		`cmd help:"Keys need no value."`:       {Cmd: true},
		`help:"First." arg:"" name:"path"`:     {Arg: true, Name: "path"},
		`arg optional name:"path"`:             {Arg: true, Name: "path"},
		`embed:"" prefix:"net-"`:               {Embed: true},
		`kong:"cmd,name='rm',help='a, b cmd'"`: {Cmd: true, Name: "rm"},
		`kong:"embed" json:"-"`:                {Embed: true},
		`kong:"-" cmd:""`:                      {Ignored: true},
		`cmdline:""`:                           {},
		`cmd:"`:                                {Cmd: true},
		`help:"ends in \`:                      {},
	} {
		if got := ParseKongTag(tag); got != want {
			t.Errorf("ParseKongTag(%s) = %+v, want %+v", tag, got, want)
		}
	}
}

func TestGrammarField(t *testing.T) {
	st := types.NewStruct(nil, nil)
	for _, test := range []struct {
		framework Framework
		name      string
		embedded  bool
		typ       types.Type
		tag       string
		want      FieldKind
		command   string
	}{
		{Kong, "Rm", false, st, `cmd:""`, CommandField, ""},
		{Kong, "Rm", false, st, `cmd:"" name:"remove"`, CommandField, "remove"},
		{Kong, "Rm", false, types.NewPointer(st), `cmd:""`, CommandField, ""},
		{Kong, "rm", false, st, `cmd:""`, OtherField, ""},
		{Kong, "Rm", true, st, `cmd:""`, InlineField, ""}, // kong embeds it all the same
		{Kong, "Rm", false, st, `embed:""`, InlineField, ""},
		{Kong, "rm", true, st, ``, InlineField, ""},
		{Kong, "Path", false, st, `arg:""`, CommandField, ""},
		{Kong, "Path", false, types.Typ[types.String], `arg:""`, OtherField, ""},
		{Kong, "Flag", false, st, ``, OtherField, ""},
		{GoFlags, "Rm", false, st, `command:"rm"`, CommandField, "rm"},
		{GoFlags, "Rm", false, st, `command:""`, InlineField, ""},
		{GoFlags, "rm", false, st, `command:"rm"`, OtherField, ""},
		{GoFlags, "rm", true, st, ``, InlineField, ""},
		{GoFlags, "Rm", false, st, `command:"rm" no-flag:"1"`, OtherField, ""},
		{GoFlags, "Args", false, st, `positional-args:"yes"`, OtherField, ""},
		{GoFlags, "More", false, st, `group:"More"`, InlineField, ""},
	} {
		f := types.NewField(token.NoPos, nil, test.name, test.typ, test.embedded)
		if got, name := GrammarOf(test.framework).Field(f, test.tag); got != test.want || name != test.command {
			t.Errorf("%s: field %s with tag %s is %d %q, want %d %q", test.framework, test.name, test.tag, got, name, test.want, test.command)
		}
	}
}
