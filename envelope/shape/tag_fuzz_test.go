package shape

import (
	"reflect"
	"testing"
)

// FuzzTag holds that every tag is read as package reflect reads it.
func FuzzTag(f *testing.F) {
	for _, seed := range []string{
		`name:"id" help:"User id"`, `name:"a"name:"b"`, `  name:"x"`, `name:"a\"b" enum:"c"`, `name:x`, `name:"open`, `:"x"`, "name:\"\\xff\"", `na me:"x"`, `name:"x" `, `name:"x",help:"y"`, "a\tb:\"c\"",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		tag := reflect.StructTag(text)
		seen := make(map[string]bool)
		eachTag(tag, func(name, value string) {
			if want, ok := tag.Lookup(name); !ok || want != value || seen[name] {
				t.Errorf("%q: %s is %q, want %q, %v", text, name, value, want, ok)
			}
			seen[name] = true
		})
		for _, name := range []string{"name", "help", "enum", "required"} {
			if _, ok := tag.Lookup(name); ok && !seen[name] {
				t.Errorf("%q: %s was passed over", text, name)
			}
		}
	})
}
