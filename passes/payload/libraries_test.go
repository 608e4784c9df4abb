package payload_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

// libraries are encoders as their packages declare them. What their encoders
// do with the writer does not show, as in those that hide it well.
var libraries = map[string]struct{ declares, uses string }{
	"encoding/json/v2": {`import "io"
type Options interface{ x() }
func Marshal(in any, opts ...Options) ([]byte, error) { return nil, nil }
func MarshalWrite(out io.Writer, in any, opts ...Options) error { return nil }`,
		`b, _ := json.Marshal(A{}); fmt.Println(string(b)); json.MarshalWrite(os.Stdout, B{}); json.MarshalWrite(os.Stderr, C{})`},
	"github.com/goccy/go-json": {plain + `
func MarshalNoEscape(v any) ([]byte, error) { return nil, nil }
func (e *Encoder) EncodeContext(ctx any, v any) error { return nil }`,
		`b, _ := json.MarshalNoEscape(A{}); os.Stdout.Write(b); json.NewEncoder(os.Stdout).EncodeContext(nil, B{}); json.NewEncoder(os.Stderr).Encode(C{})`},
	"github.com/segmentio/encoding/json": {plain,
		`b, _ := json.MarshalIndent(A{}, "", " "); fmt.Printf("%s\n", b); enc := json.NewEncoder(os.Stdout); enc.SetIndent("", " "); enc.Encode(B{})`},
	"github.com/json-iterator/go": {plain + `
type API interface { Marshal(v any) ([]byte, error); MarshalToString(v any) (string, error); NewEncoder(w io.Writer) *Encoder }
var ConfigDefault API
func MarshalToString(v any) (string, error) { return "", nil }`,
		`s, _ := json.MarshalToString(A{}); fmt.Println(s); json.ConfigDefault.NewEncoder(os.Stdout).Encode(B{}); json.ConfigDefault.NewEncoder(os.Stderr).Encode(C{})`},
	"github.com/bytedance/sonic": {`type API interface { Marshal(v any) ([]byte, error); MarshalToString(v any) (string, error) }
var ConfigDefault API
func Marshal(v any) ([]byte, error) { return nil, nil }
func MarshalString(v any) (string, error) { return "", nil }`,
		`b, _ := json.Marshal(A{}); fmt.Println(string(b)); s, _ := json.ConfigDefault.MarshalToString(B{}); fmt.Print(s); t, _ := json.MarshalString(C{}); _ = t`},
}

const plain = `import "io"
type Encoder struct{ hidden any }
func NewEncoder(w io.Writer) *Encoder { return nil }
func (e *Encoder) Encode(v any) error { return nil }
func (e *Encoder) SetIndent(prefix, indent string) {}
func Marshal(v any) ([]byte, error) { return nil, nil }
func MarshalIndent(v any, prefix, indent string) ([]byte, error) { return nil, nil }`

// TestLibraries holds that of each library A and B are seen, and C, which goes
// nowhere, is not.
func TestLibraries(t *testing.T) {
	for path, lib := range libraries {
		t.Run(path, func(t *testing.T) {
			p := fixture.NewProgram(t)
			if pkg := p.Add(path, map[string]string{"json.go": "package json\n" + lib.declares}); len(pkg.Errors) > 0 {
				t.Fatal(pkg.Errors)
			}
			user := p.Add("user", map[string]string{"user.go": "package user\nimport (\"fmt\"; \"os\"; json \"" + path + "\")\ntype A struct{}\ntype B struct{}\ntype C struct{}\nvar _ = fmt.Sprint\nvar _ = os.Stdout\n" +
				"//envvet:handler\nfunc Run() {\n" + strings.ReplaceAll(lib.uses, "; ", "\n") + "\n}\n"})
			if len(user.Errors) > 0 {
				t.Fatal(user.Errors)
			}
			var got []string
			for _, c := range ask(t, user) {
				got = append(got, c.Out.String())
			}
			if want := []string{"user.A", "user.B"}; !slices.Equal(got, want) {
				t.Errorf("encodes %v, want %v", got, want)
			}
		})
	}
}
