package unit

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"

	"github.com/fxamacker/cbor/v2"
)

// A vetx is what one process tells those that look at importers of its package.
//
// It begins as package unitchecker writes it: a word, the lengths of types and of
// facts, four bytes each, then these. The other word says that facts are ours.
type vetx struct {
	types []byte // as package gcexportdata has them after its first letter; may be empty
	facts []byte
	own   bool // the facts are about, and not a list that package gob wrote
}

const (
	vetxOwn   = "envx"
	vetxOther = "vetx" // of package unitchecker, which runs with -fix and -std
	vetxHead  = len(vetxOwn) + 4 + 4
)

// An about is what is known of one package, a text of package facts.
type about struct {
	_     struct{} `cbor:",toarray"`
	Path  string
	Facts []byte
}

func readVetx(name string) (vetx, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return vetx{}, err
	}
	if len(data) < vetxHead || string(data[:len(vetxOwn)]) != vetxOwn && string(data[:len(vetxOwn)]) != vetxOther {
		return vetx{}, fmt.Errorf("%s holds no facts", name)
	}
	own := string(data[:len(vetxOwn)]) == vetxOwn
	n := uint64(binary.LittleEndian.Uint32(data[4:]))
	m := uint64(binary.LittleEndian.Uint32(data[8:]))
	data = data[vetxHead:]
	if n+m > uint64(len(data)) {
		return vetx{}, fmt.Errorf("%s is cut off", name)
	}
	return vetx{data[:n], data[n : n+m], own}, nil
}

func (v vetx) write(name string) error {
	word := vetxOther
	if v.own {
		word = vetxOwn
	}
	var out bytes.Buffer
	out.WriteString(word)
	out.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(v.types))))
	out.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(v.facts))))
	out.Write(v.types)
	out.Write(v.facts)
	return os.WriteFile(name, out.Bytes(), 0o666)
}

// abouts takes facts apart that are ours.
func (v vetx) abouts() (list []about, err error) {
	if len(v.facts) > 0 {
		err = cbor.Unmarshal(v.facts, &list)
	}
	return list, err
}
