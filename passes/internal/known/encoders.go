package known

import (
	"go/types"
	"strings"
	"sync"
)

// An Encoder is a function or method that encodes a value as JSON: into the
// bytes or the text that it returns first, or to a writer.
type Encoder struct {
	Value int  // which argument; a method's receiver is 0
	Text  bool // it returns what it makes
}

// encoderRows are the encoders of the standard library and of its drop-in
// replacements: the packages, and the functions and methods that each of them
// may have.
var encoderRows = []struct {
	Encoder
	paths, names string
}{
	{Encoder{0, true}, "encoding/json github.com/goccy/go-json github.com/segmentio/encoding/json github.com/json-iterator/go github.com/bytedance/sonic", "Marshal MarshalIndent"},
	{Encoder{1, false}, "encoding/json github.com/goccy/go-json github.com/segmentio/encoding/json github.com/json-iterator/go github.com/bytedance/sonic", "Encoder.Encode"},
	{Encoder{0, true}, "encoding/json/v2 github.com/go-json-experiment/json", "Marshal"},
	{Encoder{1, false}, "encoding/json/v2 github.com/go-json-experiment/json", "MarshalWrite MarshalEncode"},
	{Encoder{0, true}, "github.com/goccy/go-json", "MarshalWithOption MarshalIndentWithOption MarshalNoEscape"},
	{Encoder{1, true}, "github.com/goccy/go-json", "MarshalContext"},
	{Encoder{1, false}, "github.com/goccy/go-json", "Encoder.EncodeWithOption"},
	{Encoder{2, false}, "github.com/goccy/go-json", "Encoder.EncodeContext"},
	{Encoder{0, true}, "github.com/json-iterator/go", "MarshalToString"},
	{Encoder{0, true}, "github.com/bytedance/sonic", "MarshalString"},
	{Encoder{1, true}, "github.com/json-iterator/go github.com/bytedance/sonic", "API.Marshal API.MarshalIndent API.MarshalToString"},
}

// encoderMakers are the functions and methods that make an encoder for the
// writer that is their first argument, behind a receiver.
var encoderMakers = map[string]bool{
	"encoding/json.NewEncoder":                               true,
	"encoding/json/jsontext.NewEncoder":                      true,
	"github.com/bytedance/sonic.API.NewEncoder":              true,
	"github.com/go-json-experiment/json/jsontext.NewEncoder": true,
	"github.com/goccy/go-json.NewEncoder":                    true,
	"github.com/json-iterator/go.API.NewEncoder":             true,
	"github.com/json-iterator/go.NewEncoder":                 true,
	"github.com/segmentio/encoding/json.NewEncoder":          true,
}

// prints are the methods of frameworks that print the text that is their first
// argument to standard output.
var prints = map[string]bool{
	"github.com/hashicorp/cli.BasicUi.Output":   true,
	"github.com/hashicorp/cli.ColoredUi.Output": true,
	"github.com/hashicorp/cli.Ui.Output":        true,
}

var encoders = sync.OnceValue(func() map[string]Encoder {
	m := make(map[string]Encoder)
	for _, row := range encoderRows {
		for path := range strings.FieldsSeq(row.paths) {
			for name := range strings.FieldsSeq(row.names) {
				m[path+"."+name] = row.Encoder
			}
		}
	}
	return m
})

// EncoderOf returns how a function encodes a value as JSON, if it does.
func EncoderOf(fn *types.Func) (Encoder, bool) {
	e, ok := encoders()[tableName(fn)]
	return e, ok
}

// MakesEncoder reports whether a function makes an encoder of JSON for the
// writer that is its first argument, behind a method's receiver.
func MakesEncoder(fn *types.Func) bool { return encoderMakers[tableName(fn)] }

// Prints reports whether a method of a framework prints the text that is its
// first argument.
func Prints(fn *types.Func) bool { return prints[tableName(fn)] }

// tableName returns the name of a function in the tables here, with its import
// path and, of a method, the type.
func tableName(fn *types.Func) string {
	if fn == nil || fn.Pkg() == nil {
		return ""
	}
	name := Original(fn.Pkg().Path()) + "."
	if recv := fn.Signature().Recv(); recv != nil {
		t := recv.Type()
		if p, ok := types.Unalias(t).(*types.Pointer); ok {
			t = p.Elem()
		}
		named, ok := types.Unalias(t).(*types.Named)
		if !ok {
			return ""
		}
		name += named.Obj().Name() + "."
	}
	return name + fn.Name()
}
