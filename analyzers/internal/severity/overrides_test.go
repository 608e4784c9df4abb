package severity

import (
	"flag"
	"testing"
)

func TestOverrides(t *testing.T) {
	tests := []struct {
		name string
		args []string
		want map[string]Severity
		text string
	}{
		{"none", nil, map[string]Severity{"stdoutwrite/stdio": Error, "exitcall/chosen": Hint, "exitcall/process": Warning, "": Warning}, ""},
		{"a category", []string{"-s=stdoutwrite/stdio=hint"}, map[string]Severity{"stdoutwrite/stdio": Hint, "stdoutwrite/process": Warning}, "stdoutwrite/stdio=hint"},
		{"a rule", []string{"-s=exitcall=error"}, map[string]Severity{"exitcall/chosen": Error, "exitcall/process": Error, "stdoutwrite/chosen": Hint}, "exitcall=error"},
		{"a category before its rule", []string{"-s=exitcall/chosen=warning, exitcall=error"}, map[string]Severity{"exitcall/chosen": Warning, "exitcall/process": Error}, "exitcall=error,exitcall/chosen=warning"},
		{"twice", []string{"-s=exitcall=error", "-s=exitcall=hint,directive=hint"}, map[string]Severity{"exitcall/process": Hint, "directive/unknown": Hint}, "directive=hint,exitcall=hint"},
		{"taken back", []string{"-s=exitcall=error", "-s="}, map[string]Severity{"exitcall/process": Warning}, ""},
	}
	for _, test := range tests {
		var o Overrides
		flags := flag.NewFlagSet("", flag.ContinueOnError)
		flags.Var(&o, "s", "")
		if err := flags.Parse(test.args); err != nil {
			t.Fatal(err)
		}
		for category, want := range test.want {
			if got := o.Of(category); got != want {
				t.Errorf("%s: %q is %v, want %v", test.name, category, got, want)
			}
		}
		if got := o.String(); got != test.text {
			t.Errorf("%s: %q, want %q", test.name, got, test.text)
		}
	}
}

func TestOverridesErrors(t *testing.T) {
	for text, want := range map[string]string{
		"exitcall":               `"exitcall" has no severity; want rule=severity or rule/category=severity`,
		"exitcall=off":           `"off" is no severity; want error, warning or hint`,
		"exitcal/x=hint":         `there is no rule "exitcal"; did you mean "exitcall"?`,
		"=hint":                  `there is no rule ""`,
		"exitcall/=hint":         `rule exitcall has no category "" (it has process, framework, goroutine, chosen, goexit, incidental, unused)`,
		"exitcall/a/b=hint":      `rule exitcall has no category "a/b" (it has process, framework, goroutine, chosen, goexit, incidental, unused)`,
		"exitcall/gorutine=hint": `rule exitcall has no category "gorutine"; did you mean "goroutine"? (it has process, framework, goroutine, chosen, goexit, incidental, unused)`,
		"directive=hint,what":    `"what" has no severity; want rule=severity or rule/category=severity`,
		"exitcall=hint=error":    `"hint=error" is no severity; want error, warning or hint`,
		"exitcall/x=Error":       `"Error" is no severity; want error, warning or hint`,
		"stdoutwrite/\x00=hint":  `rule stdoutwrite has no category "\x00" (it has process, stdio, setup, init, framework, injected, chosen, handed, incidental, unused)`,
	} {
		var o Overrides
		if err := o.Set(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
		if o.String() != "" {
			t.Errorf("%q: %q is left", text, o.String())
		}
	}
}
