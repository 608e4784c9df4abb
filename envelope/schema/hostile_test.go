package schema_test

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope/schema"
)

// repeat joins what f returns for the numbers below n.
func repeat(n int, separator string, f func(i int) string) string {
	all := make([]string, n)
	for i := range n {
		all[i] = f(i)
	}
	return strings.Join(all, separator)
}

// hostile are schemas that take a compiler that does not mind days, or all
// memory. Those that are within the bounds are compared as well.
var hostile = map[string]string{
	"deep":           strings.Repeat(`{"not":`, 100_000) + "{}" + strings.Repeat("}", 100_000),
	"deep lists":     `{"const":` + strings.Repeat("[", 9_000) + strings.Repeat("]", 9_000) + "}",
	"a million refs": `{"allOf":[` + repeat(1_000_000, ",", func(int) string { return `{"$ref":"#/x"}` }) + `],"x":{}}`,
	"many refs":      `{"properties":{` + repeat(490, ",", func(i int) string { return fmt.Sprintf(`"p%d":{"$ref":"#/x/%d"}`, i, i) }) + `},"x":{` + repeat(490, ",", func(i int) string { return fmt.Sprintf(`"%d":{}`, i) }) + `}}`,
	"many anchors": `{"$schema":"https://json-schema.org/draft/2020-12/schema","properties":{` + repeat(490, ",", func(i int) string {
		return fmt.Sprintf(`"p%d":{"$dynamicRef":"#a%d"},"q%d":{"$dynamicAnchor":"a%d"}`, i, i, i, i)
	}) + `}}`,
	"many schemas": `{"$schema":"https://json-schema.org/draft/2020-12/schema","properties":{` + repeat(3_900, ",", func(i int) string { return fmt.Sprintf(`"p%d":{}`, i) }) + `}}`,
	"doubling": `{"$ref":"#/definitions/d0","definitions":{` + repeat(240, ",", func(i int) string {
		return fmt.Sprintf(`"d%d":{"allOf":[{"$ref":"#/definitions/d%d"},{"$ref":"#/definitions/d%d"}]}`, i, i+1, i+1)
	}) + `,"d240":{}}}`,
	"doubling keys": `{"$ref":"#/definitions/d0","definitions":{` + repeat(240, ",", func(i int) string {
		return fmt.Sprintf(`"d%d":{"properties":{"a":{"$ref":"#/definitions/d%d"},"b":{"$ref":"#/definitions/d%d"}}}`, i, i+1, i+1)
	}) + `,"d240":{}}}`,
	"recursion":       `{"properties":{"a":{"$ref":"#"},"b":{"$ref":"#"},"c":{"items":{"$ref":"#"}},"d":{"additionalProperties":{"$ref":"#"}}}}`,
	"a chain of refs": `{"$ref":"#/d/0","d":[` + repeat(450, ",", func(i int) string { return fmt.Sprintf(`{"$ref":"#/d/%d"}`, i+1) }) + `,{}]}`,
	"loop":            `{"$ref":"#/d/0","d":[` + repeat(450, ",", func(i int) string { return fmt.Sprintf(`{"allOf":[{"$ref":"#/d/%d"}]}`, (i+1)%450) }) + `]}`,
	"huge number":     `{"minimum":1e999999999}`,
	"many numbers":    `{"enum":[` + repeat(90_000, ",", func(int) string { return "1e999999" }) + `]}`,
	"long number":     `{"multipleOf":` + strings.Repeat("9", 500_000) + `}`,
	"required":        `{"required":[` + repeat(100_000, ",", func(i int) string { return fmt.Sprintf(`"%x"`, i) }) + `]}`,
	"types":           `{"type":[` + repeat(100_000, ",", func(i int) string { return `"string"` }) + `]}`,
	"a huge text":     `{"description":"` + strings.Repeat("x", 64<<20) + `"}`,
	"a large pattern": `{"properties":{` + repeat(40, ",", func(i int) string { return fmt.Sprintf(`"p%d":{"pattern":"%s"}`, i, strings.Repeat("x{1000}", 300)) }) + `}}`,
	"backtracking":    `{"properties":{"a":{"pattern":"^(a+)+$"},"b":{"pattern":"(x+x+)+y"},"c":{"pattern":"((a{1,30}){1,30}){1,30}"},"d":{"pattern":"(?=(a+)+b)(a+)+\\1"}}}`,
	"pattern keys":    `{"patternProperties":{` + repeat(900, ",", func(i int) string { return fmt.Sprintf(`"(\\p{L}{200}){%d}":{}`, i) }) + `}}`,
	"ids": `{"definitions":{` + repeat(240, ",", func(i int) string {
		return fmt.Sprintf(`"d%d":{"$id":"http://x/%d"},"e%d":{"$ref":"http://x/%d"}`, i, i, i, i)
	}) + `}}`,
	"urls":           `{"properties":{"a":{"$ref":"http://127.0.0.1:1/x"},"b":{"$ref":"file:///dev/zero"},"c":{"$ref":"//host/share"},"d":{"$ref":"urn:a:b"}}}`,
	"odd keywords":   `{"regexProperties":"yes","$dynamicAnchor":7,"$recursiveAnchor":"x","$vocabulary":3,"$comment":1}`,
	"ids of nothing": `{"$id":"::","$ref":"%zz#/%25%zz"}`,
}

func TestHostile(t *testing.T) {
	for name, text := range hostile {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			s, err := schema.Compile([]byte(text))
			if err == nil {
				_ = s.Properties()
				_ = schema.Compare(s, s)
				_ = schema.CompareInput(s, compile(t, derived))
				_ = s.Validate([]byte(`{"a":{"a":{"a":1,"b":{}}},"b":["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"]}`))
			}
			took := time.Since(start)
			runtime.ReadMemStats(&after)
			const most, slowest = 256 << 20, 30 * time.Second // on a machine that does other things
			if used := after.TotalAlloc - before.TotalAlloc; used > most+uint64(len(text)) || took > slowest {
				t.Errorf("%d MB in %v: %v", used>>20, took, err)
			}
			if err != nil && len(err.Error()) > 500 {
				t.Errorf("an error of %d characters: %.200s", len(err.Error()), err)
			}
			t.Logf("%v, %d MB: %v", took.Round(time.Millisecond), (after.TotalAlloc-before.TotalAlloc)>>20, err)
		})
	}
}

// What is not looked at is told from what is wrong.
func TestTooLarge(t *testing.T) {
	for name, want := range map[string]bool{
		"deep lists": true, "a million refs": true, "doubling": true, "huge number": true, "required": true, "a huge text": true,
		"loop": false, "urls": false, "odd keywords": false,
	} {
		if _, err := schema.Compile([]byte(hostile[name])); err == nil || errors.Is(err, schema.ErrTooLarge) != want {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzCompile(f *testing.F) {
	for _, text := range hostile {
		if len(text) < 4<<10 { // the fuzzer finds out what comes of more of it
			f.Add([]byte(text))
		}
	}
	f.Add([]byte(derived))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := schema.Compile(text)
		_, again := schema.Compile(text)
		if fmt.Sprint(err) != fmt.Sprint(again) {
			t.Fatalf("%v, then %v", err, again)
		}
		if err != nil {
			return
		}
		for _, p := range s.Properties() {
			if p.Name == "" && p.Path == "" {
				continue // a key without a name
			}
			if !strings.HasSuffix(p.Path, p.Name) {
				t.Errorf("property %q at %q", p.Name, p.Path)
			}
		}
		of := compile(t, derived)
		for _, found := range [][]schema.Difference{schema.Compare(s, of), schema.CompareInput(s, of), schema.Compare(of, s)} {
			if !slices.IsSortedFunc(found, func(a, b schema.Difference) int { return strings.Compare(a.Path, b.Path) }) {
				t.Errorf("not sorted: %v", found)
			}
		}
	})
}
