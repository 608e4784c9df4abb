// Package codec reads configuration in several formats, as viper does.
package codec

import (
	"fmt"
	"log"
)

// A Decoder decodes one format.
type Decoder interface{ Decode([]byte) error }

type toml struct{}

func (toml) Decode([]byte) error { return nil }

type hcl struct{}

func (hcl) Decode(b []byte) error {
	fmt.Printf("unknown type: %T\n", b)
	return nil
}

type properties struct{}

func (properties) Decode(b []byte) error {
	if len(b) == 0 {
		log.Fatal("no properties")
	}
	return nil
}

// HCL decodes one format, whoever asks.
func HCL(b []byte) error { return hcl{}.Decode(b) }

// A Reader holds decoders by their format.
type Reader struct {
	format   string
	decoders map[string]Decoder
}

// New returns a reader with all decoders.
func New() *Reader {
	r := &Reader{decoders: map[string]Decoder{}}
	r.decoders["toml"] = toml{}
	r.Register("hcl", hcl{})
	r.Register("properties", properties{})
	return r
}

// Register adds a decoder.
func (r *Reader) Register(format string, d Decoder) { r.decoders[format] = d }

var std = New()

// SetType sets the format of the standard reader.
func SetType(format string) { std.format = format }

// Read decodes b with the standard reader.
func Read(b []byte) error { return std.Read(b) }

// Read decodes b.
func (r *Reader) Read(b []byte) error { return r.decoders[r.format].Decode(b) }
