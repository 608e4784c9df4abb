package known

import (
	"go/token"
	"go/types"
	"strings"
	"testing"
)

func TestLookup(t *testing.T) {
	lib := std(t)
	for name, want := range map[string]string{
		// by a row of its own, and by the type's
		"fmt.Println":                    "stdout",
		"log.Fatalf":                     "write $log.std.w; invoke $log.std.h.Handle with 2.Level is 0; exit",
		"(*bufio.Writer).WriteString":    "write 0.w",
		"(*bufio.Writer).Size":           "",
		"(*os.File).Fd":                  "",
		"(*os.File).Write":               "write 0",
		"(*sync/atomic.Pointer[T]).Swap": "r = 0.value; 0.value = 1",
		"(log/slog.Handler).Handle":      "",
		"slices.SortFunc":                "call 1 with 0[], 0[]",
		"(*log/slog.Logger).Debug":       "write 0.low; invoke 0.h.Handle<info with 2.Level is -4",
		// by signature
		"sort.Slice":                           "call 1",
		"io/fs.WalkDir":                        "call 2",
		"(*sync.Once).Do":                      "call 1",
		"(net/http.Handler).ServeHTTP":         "hand 1",
		"net/http.NotFound":                    "hand 0",
		"fmt.Sprintf":                          "",
		"fmt.Errorf":                           "",
		"strings.NewReader":                    "",
		"(*strings.Builder).WriteString":       "",
		"(*bytes.Buffer).Write":                "",
		"crypto/hmac.New":                      "call 0",
		"net/http/httputil.NewClientConn":      "hand 0",
		"encoding/json.Indent":                 "",
		"(encoding.TextMarshaler).MarshalText": "",
	} {
		fn := lib.funcs[name]
		if fn == nil {
			t.Errorf("no function %s", name)
			continue
		}
		if got := texts(Lookup(fn)); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// The functions of golang.org/x/sys/unix do what those of syscall do.
func TestLookupUnix(t *testing.T) {
	pkg := types.NewPackage("golang.org/x/sys/unix", "unix")
	for name, want := range map[string]string{"Exit": "exit", "Write": "stdout if 0==1", "Getpid": ""} {
		fn := types.NewFunc(token.NoPos, pkg, name, types.NewSignatureType(nil, nil, nil, nil, nil, false))
		if got := texts(Lookup(fn)); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
		if got := NeverReturns(fn); got != (name == "Exit") {
			t.Errorf("%s never returns: %v", name, got)
		}
	}
}

// Nothing is known of what is not of the standard library, whatever its name.
func TestLookupElsewhere(t *testing.T) {
	foreign := types.NewPackage("example.com/fmt", "fmt")
	fn := types.NewFunc(token.NoPos, foreign, "Println", types.NewSignatureType(nil, nil, nil, nil, nil, false))
	errorMethod := types.Universe.Lookup("error").Type().Underlying().(*types.Interface).Method(0)
	for _, fn := range []*types.Func{nil, fn, errorMethod} {
		if ops := Lookup(fn); ops != nil {
			t.Errorf("Lookup(%v) = %v", fn, ops)
		}
	}
}

// The signature decides by what a parameter is, under any name and in a list.
func TestBySignature(t *testing.T) {
	lib := std(t)
	writer := lib.packages["io"].Scope().Lookup("Writer").Type()
	file := types.NewPointer(lib.packages["os"].Scope().Lookup("File").Type())
	fun := types.NewSignatureType(nil, nil, nil, nil, nil, false)
	param := func(t types.Type) *types.Var { return types.NewParam(token.NoPos, nil, "", t) }
	other := types.NewInterfaceType([]*types.Func{types.NewFunc(token.NoPos, nil, "Write", types.NewSignatureType(nil, nil, nil, types.NewTuple(param(types.Typ[types.String])), nil, false))}, nil)
	for _, test := range []struct {
		recv   types.Type
		params []types.Type
		want   string
	}{
		{nil, []types.Type{writer, file, fun}, "hand 0; hand 1; call 2"},
		{file, []types.Type{types.Typ[types.Int], writer}, "hand 2"},
		{nil, []types.Type{types.NewSlice(writer), types.NewSlice(file), types.NewSlice(fun)}, "hand 0[]; hand 1[]; call 2[]"},
		{nil, []types.Type{other.Complete(), types.NewPointer(writer), types.Universe.Lookup("any").Type(), types.NewSlice(types.Typ[types.Byte])}, ""},
	} {
		var params []*types.Var
		for _, p := range test.params {
			params = append(params, param(p))
		}
		var recv *types.Var
		if test.recv != nil {
			recv = param(test.recv)
		}
		sig := types.NewSignatureType(recv, nil, nil, types.NewTuple(params...), nil, false)
		if got := texts(bySignature(sig)); got != test.want {
			t.Errorf("%s: %q, want %q", sig, got, test.want)
		}
	}
}

func TestVariables(t *testing.T) {
	lib := std(t)
	look := func(path, name string) *types.Var { return lib.packages[path].Scope().Lookup(name).(*types.Var) }
	local := types.NewVar(token.NoPos, lib.packages["os"], "Stdout", types.Typ[types.Int])
	for _, test := range []struct {
		v          *types.Var
		stdout, fd bool
		global     string
	}{
		{look("os", "Stdout"), true, false, ""},
		{look("os", "Stderr"), false, false, ""},
		{look("syscall", "Stdout"), false, true, ""},
		{look("flag", "CommandLine"), false, false, "flag.CommandLine"},
		{look("flag", "Usage"), false, false, "flag.Usage"},
		{local, false, false, ""},
		{nil, false, false, ""},
	} {
		if IsStdout(test.v) != test.stdout || IsStdoutFd(test.v) != test.fd || Global(test.v) != test.global {
			t.Errorf("%v: %v %v %q", test.v, IsStdout(test.v), IsStdoutFd(test.v), Global(test.v))
		}
	}
}

func texts(ops []Op) string {
	var list []string
	for _, op := range ops {
		list = append(list, op.String())
	}
	return strings.Join(list, "; ")
}
