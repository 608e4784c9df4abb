// Package packed has values that a fact carries in a form which is read when
// they are first asked for.
//
// The go command hands an importer the facts about all that it may ever ask, and
// again to those that import it in turn, while few are asked: reading each of
// them is much of what a process that looks at one package would do. Packages gob
// and cbor take a packed value for bytes, which they copy.
package packed

import (
	"bytes"
	"compress/flate"
	"io"
	"sync"

	"github.com/fxamacker/cbor/v2"
)

// What stands before each value says how it is written. Another number is of
// another version, which is not read.
const (
	plain      = 1
	compressed = 2
)

// A value that takes more bytes than compressFrom is compressed: a summary of a
// large program says the same again and again, and the go command hashes all facts
// in each run. A compressed value of more bytes than maxSize is not read.
const (
	compressFrom = 200
	maxSize      = 64 << 20
)

// A Value holds a *T, or the bytes that one is made of. Copies of a Value share
// both. What it holds must not be changed.
type Value[T any] struct{ shared *shared[T] }

type shared[T any] struct {
	bytes []byte // nil if it was not read from any
	read  sync.Once
	value *T
}

// Of returns a Value that holds v, which is not nil.
func Of[T any](v *T) Value[T] { return Value[T]{&shared[T]{value: v}} }

// Get returns what v holds; nil if that is nothing, was written by another
// version, or cannot be read.
func (v Value[T]) Get() *T {
	s := v.shared
	if s == nil {
		return nil
	}
	s.read.Do(func() {
		value := new(T)
		if text := unpack(s.bytes); text != nil && reading.Unmarshal(text, value) == nil {
			s.value = value
		}
	})
	return s.value
}

// MarshalBinary returns the bytes, those that v was read from if it was.
func (v Value[T]) MarshalBinary() ([]byte, error) {
	switch {
	case v.shared == nil:
		return []byte{}, nil
	case v.shared.bytes != nil:
		return v.shared.bytes, nil
	}
	text, err := cbor.Marshal(v.shared.value)
	if err != nil {
		return nil, err
	}
	return pack(text), nil
}

// UnmarshalBinary keeps the bytes.
func (v *Value[T]) UnmarshalBinary(data []byte) error {
	v.shared = &shared[T]{bytes: append([]byte{}, data...)}
	return nil
}

func pack(text []byte) []byte {
	if len(text) < compressFrom {
		return append([]byte{plain}, text...)
	}
	var out bytes.Buffer
	out.WriteByte(compressed)
	w := writers.Get().(*flate.Writer)
	defer writers.Put(w)
	w.Reset(&out)
	w.Write(text) // a buffer takes all
	w.Close()
	return out.Bytes()
}

// writers has what compresses: to make one takes 1.2 MB, and twenty times as long as
// to compress the usual fact.
var writers = sync.Pool{New: func() any {
	w, err := flate.NewWriter(nil, flate.BestSpeed)
	if err != nil {
		panic(err) // the level is wrong
	}
	return w
}}

// readers has what reads that, for the same reason.
var readers = sync.Pool{New: func() any { return flate.NewReader(new(bytes.Reader)) }}

// unpack returns what pack was given, nil if that cannot be told.
func unpack(data []byte) []byte {
	switch {
	case len(data) == 0:
		return nil
	case data[0] == plain:
		return data[1:]
	case data[0] == compressed:
		r := readers.Get().(io.Reader)
		defer readers.Put(r)
		if r.(flate.Resetter).Reset(bytes.NewReader(data[1:]), nil) != nil {
			return nil
		}
		text, err := io.ReadAll(io.LimitReader(r, maxSize+1))
		if err == nil && len(text) <= maxSize {
			return text
		}
	}
	return nil
}

// reading bounds what bytes can make of a value; those of a fact that was
// damaged, or made to be slow, are not read to their end.
var reading = func() cbor.DecMode {
	mode, err := cbor.DecOptions{
		MaxNestedLevels: 4096, MaxArrayElements: 1 << 16, MaxMapPairs: 16,
		IndefLength: cbor.IndefLengthForbidden, TagsMd: cbor.TagsForbidden,
		UTF8: cbor.UTF8DecodeInvalid, // a constant of the program can be any bytes
	}.DecMode()
	if err != nil {
		panic(err) // the options are wrong
	}
	return mode
}()
