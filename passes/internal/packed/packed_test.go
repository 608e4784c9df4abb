package packed_test

import (
	"bytes"
	"encoding/gob"
	"reflect"
	"strings"
	"testing"

	"github.com/envvet/envvet/passes/internal/packed"
)

type tree struct {
	_ struct{} `cbor:",toarray"`

	Name   string
	Number int64
	Below  []tree
	Next   *tree
	hidden int
}

// A fact is what drivers encode.
type fact struct{ Packed packed.Value[tree] }

func encode(t testing.TB, f fact) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(f); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func decode(t testing.TB, data []byte) fact {
	t.Helper()
	var f fact
	if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&f); err != nil {
		t.Fatal(err)
	}
	return f
}

func chain(n int) *tree {
	var t *tree
	for range n {
		t = &tree{Below: []tree{{}}, Next: t}
	}
	return t
}

func TestRoundTrip(t *testing.T) {
	for _, want := range []*tree{
		{},
		{Name: "a", Number: -1 << 63, Below: []tree{{Name: "b"}, {Next: &tree{Name: "c"}}}},
		{Name: "not UTF-8: \xff\x00"},
		{Name: strings.Repeat("long", 50_000)},
		chain(500),
	} {
		data := encode(t, fact{packed.Of(want)})
		read := decode(t, data)
		if again := encode(t, read); !bytes.Equal(again, data) {
			t.Errorf("%.40v: other bytes before it was read", want)
		}
		if got := read.Packed.Get(); !reflect.DeepEqual(got, want) {
			t.Errorf("got %.40v, want %.40v", got, want)
		}
		if again := encode(t, read); !bytes.Equal(again, data) {
			t.Errorf("%.40v: other bytes once it was read", want)
		}
	}
	with := &tree{hidden: 1}
	if got := decode(t, encode(t, fact{packed.Of(with)})).Packed.Get(); got.hidden != 0 {
		t.Error("a field came along that is not exported")
	}
}

// A fact has the same bytes whatever was written before it.
func TestSameBytes(t *testing.T) {
	long := []fact{{packed.Of(&tree{Name: strings.Repeat("ab", 5_000)})}, {packed.Of(chain(5_000))}, {packed.Of(&tree{Name: strings.Repeat("abc", 30_000)})}}
	var first [][]byte
	for _, f := range long {
		first = append(first, encode(t, f))
	}
	for i := range 10 {
		if at := i % len(long); !bytes.Equal(encode(t, long[at]), first[at]) {
			t.Errorf("%d: other bytes the second time", at)
		}
	}
}

// What cannot be read is nothing.
func TestUnreadable(t *testing.T) {
	whole, err := packed.Of(&tree{Name: "a", Below: []tree{{Name: "b"}}}).MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	otherVersion := bytes.Clone(whole)
	otherVersion[0] = 9
	bomb, err := packed.Of(&tree{Name: strings.Repeat("a", 65<<20)}).MarshalBinary()
	if err != nil || len(bomb) > 1<<20 {
		t.Fatalf("65 MB of one letter are %d bytes, %v", len(bomb), err)
	}
	long, err := packed.Of(&tree{Name: strings.Repeat("ab", 1<<12)}).MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"nothing": {}, "another version": otherVersion, "half": whole[:len(whole)/2], "half of a long one": long[:len(long)/2],
		"a long one that is too long": bomb, "more": append(bytes.Clone(whole), 0),
		"a list without end": append(whole[:1:1], 0x9f, 0x01), "a list of 2^60": append(whole[:1:1], 0x9b, 0x10, 0, 0, 0, 0, 0, 0, 0),
		"lists in lists": append(whole[:1:1], bytes.Repeat([]byte{0x81}, 1<<20)...),
	} {
		var v packed.Value[tree]
		if err := v.UnmarshalBinary(data); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if got := v.Get(); got != nil {
			t.Errorf("%s is read as %v", name, got)
		}
	}
	var none packed.Value[tree]
	if none.Get() != nil || decode(t, encode(t, fact{})).Packed.Get() != nil {
		t.Error("a value of nothing has one")
	}
}

func FuzzValue(f *testing.F) {
	for _, v := range []*tree{{}, {Name: "a", Below: []tree{{Number: 7}}}, chain(4), {Name: strings.Repeat("ab", 1<<12)}} {
		data, err := packed.Of(v).MarshalBinary()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var v packed.Value[tree]
		if err := v.UnmarshalBinary(data); err != nil {
			t.Fatal(err)
		}
		got := v.Get()
		if got == nil {
			return
		}
		if again := decode(t, encode(t, fact{packed.Of(got)})).Packed.Get(); !reflect.DeepEqual(again, got) {
			t.Errorf("read %v, wrote and read %v", got, again)
		}
	})
}
