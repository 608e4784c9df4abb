package spec_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/spec"
)

func TestFormOf(t *testing.T) {
	for _, test := range []struct{ keys, dialect, missing string }{
		{"ok data error warnings meta", spec.DialectAgentSpec, ""},
		{"ok data error", spec.DialectAgentSpec, "warnings meta"},
		{"ok data", spec.DialectAgentSpec, "error warnings meta"},
		{"data error meta more", spec.DialectAgentSpec, "ok warnings"},
		{"schema ok data", spec.DialectAnimusV1, ""},
		{"schema ok error", spec.DialectAnimusV1, ""},
		{"timestamp command exit_code data", spec.DialectClawV2, "output_format schema_version"},
		{"timestamp command exit_code output_format schema_version error", spec.DialectClawV2, ""},
		{"ok name", "", ""},
		{"data error", "", ""},
		{"data error name", "", ""},
		{"timestamp command exit_code", "", ""},
		{"ok", "", ""},
		{"", "", ""},
	} {
		keys := strings.Fields(test.keys)
		form, ok := spec.FormOf(keys)
		if form.Dialect != test.dialect || ok != (test.dialect != "") {
			t.Errorf("%q: %q, %t", test.keys, form.Dialect, ok)
		} else if missing := form.Missing(keys); !slices.Equal(missing, strings.Fields(test.missing)) {
			t.Errorf("%q lacks %q", test.keys, missing)
		}
	}
}
