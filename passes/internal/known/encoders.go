package known

import "go/types"

// An Encoder is a function or method that encodes a value as JSON: into the
// bytes or the text that it returns first, or to a writer.
type Encoder struct {
	Value int  // which argument; a method's receiver is 0
	Text  bool // it returns what it makes
}

// encoders are those of the standard library and of its drop-in replacements,
// by import path, type and name.
var encoders = map[string]Encoder{}

// encoderMakers are the functions that make an encoder for the writer that is
// their first argument, by import path, type and name.
var encoderMakers = map[string]bool{}

// prints are the methods of frameworks that print the text that is their first
// argument to standard output.
var prints = map[string]bool{
	"github.com/hashicorp/cli.Ui.Output":        true,
	"github.com/hashicorp/cli.BasicUi.Output":   true,
	"github.com/mitchellh/cli.Ui.Output":        true,
	"github.com/mitchellh/cli.BasicUi.Output":   true,
	"github.com/hashicorp/cli.ColoredUi.Output": true,
	"github.com/mitchellh/cli.ColoredUi.Output": true,
}

func init() {
	add := func(e Encoder, path string, names ...string) {
		for _, name := range names {
			encoders[path+"."+name] = e
		}
	}
	for _, path := range []string{"encoding/json", "github.com/goccy/go-json", "github.com/segmentio/encoding/json", "github.com/json-iterator/go"} {
		add(Encoder{0, true}, path, "Marshal", "MarshalIndent")
		add(Encoder{1, false}, path, "Encoder.Encode")
		encoderMakers[path+".NewEncoder"] = true
	}
	for _, path := range []string{"encoding/json/v2", "github.com/go-json-experiment/json"} {
		add(Encoder{0, true}, path, "Marshal")
		add(Encoder{1, false}, path, "MarshalWrite", "MarshalEncode")
	}
	encoderMakers["encoding/json/jsontext.NewEncoder"] = true
	encoderMakers["github.com/go-json-experiment/json/jsontext.NewEncoder"] = true

	const goccy, jsoniter, sonic = "github.com/goccy/go-json", "github.com/json-iterator/go", "github.com/bytedance/sonic"
	add(Encoder{0, true}, goccy, "MarshalWithOption", "MarshalIndentWithOption", "MarshalNoEscape")
	add(Encoder{1, true}, goccy, "MarshalContext")
	add(Encoder{1, false}, goccy, "Encoder.EncodeWithOption")
	add(Encoder{2, false}, goccy, "Encoder.EncodeContext")
	add(Encoder{0, true}, jsoniter, "MarshalToString")
	add(Encoder{0, true}, sonic, "Marshal", "MarshalIndent", "MarshalString")
	for _, path := range []string{jsoniter, sonic} {
		add(Encoder{1, true}, path, "API.Marshal", "API.MarshalIndent", "API.MarshalToString")
		encoderMakers[path+".API.NewEncoder"] = true
	}
	add(Encoder{1, false}, sonic, "Encoder.Encode")
}

// EncoderOf returns how a function encodes a value as JSON, if it does.
func EncoderOf(fn *types.Func) (Encoder, bool) {
	e, ok := encoders[tableName(fn)]
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
	name := ImportPath(fn.Pkg().Path()) + "."
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
