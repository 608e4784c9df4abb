package baseline_test

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/baseline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/fingerprint"
)

func TestBaseline(t *testing.T) {
	home := t.TempDir()
	at := func(name string) finding.Posn { return finding.Posn{File: filepath.Join(home, name), Line: 3} }
	findings := []finding.Finding{
		{Rule: "r", Posn: at("b/b.go")}, {Rule: "r", Posn: at("a/a.go")}, {Rule: "r", Posn: at("a/a.go")},
	}
	prints := []fingerprint.Print{{Digest: "x", Decl: "f<T>"}, {Digest: "y"}, {Digest: "y"}}
	b := baseline.Of(findings, prints, home)

	file := filepath.Join(home, "baseline.json")
	if err := b.Write(file); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	const want = `{
  "version": 2,
  "findings": [
    {"rule":"r","file":"a/a.go","fingerprint":"y","count":2},
    {"rule":"r","file":"b/b.go","in":"f\u003cT\u003e","fingerprint":"x","count":1}
  ]
}
`
	if string(text) != want {
		t.Errorf("file is\n%swant\n%s", text, want)
	}
	read, err := baseline.Read(file)
	if err != nil || !reflect.DeepEqual(read, b) {
		t.Errorf("read %v, %v; want %v", read, err, b)
	}
	if names, _ := filepath.Glob(filepath.Join(home, ".*")); len(names) > 0 {
		t.Errorf("left behind: %v", names)
	}

	// One more of y than accepted, something new, and x is gone.
	accepted, rest := b.Match([]fingerprint.Print{{Digest: "y"}, {Digest: "z"}, {Digest: "y"}, {Digest: "y"}}, nil)
	if !reflect.DeepEqual(accepted, []bool{true, false, true, false}) {
		t.Errorf("accepted %v", accepted)
	}
	if rest.Len() != 1 || rest.Entries[0].Fingerprint != "x" || rest.Entries[0].File != "b/b.go" {
		t.Errorf("rest %v", rest)
	}
	accepted, _ = b.Match([]fingerprint.Print{{Digest: "y"}, {Digest: "y"}, {Digest: "y"}}, []bool{false, false, true})
	if !reflect.DeepEqual(accepted, []bool{true, false, true}) {
		t.Errorf("accepted %v, with an old one at the end", accepted)
	}
	_, rest = b.Match([]fingerprint.Print{{Digest: "y"}}, nil)
	if rest.Len() != 2 || rest.In(func(e baseline.Entry) bool { return e.File == "a/a.go" }).Len() != 1 {
		t.Errorf("rest %v", rest)
	}
	if all := rest.With(b); all.Len() != 5 || all.Entries[0].File != "a/a.go" || all.Entries[3].File != "b/b.go" {
		t.Errorf("both are %v", all)
	}
}

// TestManyEntries holds that a baseline of many findings is made and used in no time
// that grows with the square of their number.
func TestManyEntries(t *testing.T) {
	const many = 200_000
	findings, prints := make([]finding.Finding, many), make([]fingerprint.Print, many)
	for i := range many {
		findings[i].Rule, prints[i].Digest = "r", fmt.Sprintf("%032d", i)
	}
	begin := time.Now()
	b := baseline.Of(findings, prints, "/")
	accepted, rest := b.Match(prints, nil)
	if took := time.Since(begin); took > 20*time.Second {
		t.Errorf("it takes %v", took)
	}
	if b.Len() != many || rest.Len() != 0 || slices.Contains(accepted, false) {
		t.Errorf("%d accepted, %d left", b.Len(), rest.Len())
	}
}

// TestHints holds that a hint and another finding with its fingerprint are two.
func TestHints(t *testing.T) {
	findings := []finding.Finding{{Rule: "r", Severity: analyzers.Hint}, {Rule: "r", Severity: analyzers.Error}, {Rule: "r", Severity: analyzers.Hint}}
	prints := []fingerprint.Print{{Digest: "x"}, {Digest: "x"}, {Digest: "x"}}
	want := []baseline.Entry{{Rule: "r", File: ".", Fingerprint: "x", Count: 1}, {Rule: "r", File: ".", Fingerprint: "x", Count: 2, Hint: true}}
	for range 2 {
		b := baseline.Of(findings, prints, "/")
		for i := range b.Entries {
			b.Entries[i].File = "."
		}
		if !reflect.DeepEqual(b.Entries, want) {
			t.Errorf("got %+v, want %+v", b.Entries, want)
		}
		slices.Reverse(findings)
	}
}

// TestFormer holds that a file of version 1 is read, accepts what has the former
// fingerprint, no more than once, and is one of this version when it is written.
func TestFormer(t *testing.T) {
	file := filepath.Join(t.TempDir(), "b")
	if err := os.WriteFile(file, []byte(`{"version":1,"findings":[{"rule":"r","file":"a.go","fingerprint":"old","count":2}]}`), 0o666); err != nil {
		t.Fatal(err)
	}
	b, err := baseline.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	prints := []fingerprint.Print{{Digest: "new", Former: "old"}, {Digest: "other", Former: "older"}, {Digest: "newer", Former: "old"}, {Digest: "new", Former: "old"}}
	accepted, rest := b.Match(prints, nil)
	if !reflect.DeepEqual(accepted, []bool{true, false, true, false}) || rest.Len() != 0 {
		t.Errorf("accepted %v, rest %v", accepted, rest)
	}
	if _, rest = b.Match(prints[:1], nil); rest.Len() != 1 {
		t.Errorf("rest %v, want one", rest)
	}
	if next := rest.With(baseline.Of(nil, nil, "/")); next.Version != 2 || next.Entries[0].Fingerprint != "old" {
		t.Errorf("what is kept of it is %+v", next)
	}
}

// TestWriteLink holds that a link stays one, and a file keeps its mode.
func TestWriteLink(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "real"), filepath.Join(dir, "link")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("real", link); err != nil {
		t.Skipf("no symbolic link can be made here: %v", err)
	}
	if err := baseline.Of(nil, nil, dir).Write(link); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is %v, %v", info, err)
	}
	if _, err := baseline.Read(file); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 && runtime.GOOS != "windows" {
		t.Errorf("the file is %v, %v", info, err)
	}
}

// TestReadTold holds that an error says what is wrong with the file, and does not send
// people to write it again where that would lose what it accepts.
func TestReadTold(t *testing.T) {
	const entry = `{"rule":"r","file":"a.go","fingerprint":"x","count":1}`
	for text, want := range map[string]string{
		"{\n\"version\": 2,\n\"findings\": [\n<<<<<<< HEAD\n" + entry + "\n=======\n" + entry + "\n>>>>>>> b\n]}\n": ":4: a merge conflict; keep the entries of both sides, and delete the lines <<<<<<<, ======= and >>>>>>>",
		`{"version":3,"findings":[],"more":true}`:                               " has version 3, and this envvet knows 1 to 2; update envvet",
		"{\n\"version\": 2,\n\"findings\": [\n" + entry + "\n" + entry + "\n]}": ":5: invalid character '{' after array element; ",
	} {
		file := filepath.Join(t.TempDir(), "b.json")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := baseline.Read(file); err == nil || !strings.HasPrefix(err.Error(), "baseline "+file+want) {
			t.Errorf("%s\nerror is %v, want %s", text, err, want)
		}
	}
	file := filepath.Join(t.TempDir(), "b.json")
	if err := os.WriteFile(file, []byte("\ufeff{\"version\":2,\"findings\":["+entry+"]}\r\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if b, err := baseline.Read(file); err != nil || b.Len() != 1 {
		t.Errorf("with a byte order mark: %v, %v", b, err)
	}
}

// TestDevices holds that a device is neither read without end nor replaced, and that what
// a shell hands over by a pipe is read.
func TestDevices(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("/dev/zero and /dev/fd are those of Linux")
	}
	if _, err := baseline.Read("/dev/zero"); err == nil || err.Error() != "baseline /dev/zero has more than 256 MB, and is none; name another file" {
		t.Errorf("read /dev/zero: %v", err)
	}
	dir := t.TempDir()
	socket, link := filepath.Join(dir, "socket"), filepath.Join(dir, "link") // a device would be gone if this failed
	listener, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	if err := os.Symlink(socket, link); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{socket, link} {
		if err := (baseline.Baseline{}).Write(file); err == nil || err.Error() != socket+" is no regular file" {
			t.Errorf("write %s: %v", file, err)
		}
	}
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	if _, err := write.WriteString(`{"version":2,"findings":[]}`); err != nil {
		t.Fatal(err)
	}
	write.Close()
	if _, err := baseline.Read(fmt.Sprintf("/dev/fd/%d", read.Fd())); err != nil {
		t.Error(err)
	}
}

func TestReadErrors(t *testing.T) {
	dir := t.TempDir()
	if _, err := baseline.Read(filepath.Join(dir, "gone")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	for _, text := range []string{
		"", "x", `{"version":0}`, `{"version":3}`, `{"findings":[]}`, `{"version":1,"finding":[]}`,
		`{"version":1,"findings":[{"fingerprint":"x"}]}`, `{"version":1,"findings":[{"fingerprint":"x","count":-1}]}`,
		`{"version":1,"findings":[{"fingerprint":"x","count":9223372036854775807}]}`,
		`{"version":1,"findings":[]} {"version":1,"findings":[]}`, `{"version":1,"findings":[]}]`, "{\"version\":1,\"findings\":[]}\n>>>>>>> theirs\n",
	} {
		file := filepath.Join(dir, "bad")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := baseline.Read(file); err == nil {
			t.Errorf("%q is read without an error", text)
		}
	}
}

func TestEmpty(t *testing.T) {
	file := filepath.Join(t.TempDir(), "b")
	if err := baseline.Of(nil, nil, "/").Write(file); err != nil {
		t.Fatal(err)
	}
	if b, err := baseline.Read(file); err != nil || b.Len() != 0 {
		t.Errorf("%v, %v", b, err)
	}
}
