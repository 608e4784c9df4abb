// Package encoders encodes to writers through the standard library.
package encoders

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"encoding/csv"
	"encoding/gob"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"encoding/xml"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
)

type Item struct{ Name string }

func JSON(v any) error { return json.NewEncoder(os.Stdout).Encode(v) } // want JSON:`^stdout os\.Stdout$`

func JSONErr(v any) error { return json.NewEncoder(os.Stderr).Encode(v) }

func JSONBuffer(v any) string {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetIndent("", "  ")
	enc.Encode(v)
	return b.String()
}

// JSONUnused makes an encoder and encodes nothing.
func JSONUnused() bool {
	enc := json.NewEncoder(os.Stdout)
	enc.SetEscapeHTML(false)
	return enc != nil
}

func JSONTo(w io.Writer, v any) error { // want JSONTo:`^writes p0$`
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

func JSONToOut(v any) error { return JSONTo(os.Stdout, v) } // want JSONToOut:`^stdout os\.Stdout$`

func JSONToErr(v any) error { return JSONTo(os.Stderr, v) }

// NewEncoder returns the encoder, made for what comes in.
func NewEncoder(w io.Writer) *json.Encoder { // want NewEncoder:`^r0 = \{w: p0\}; r0 is not nil$`
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc
}

func MadeOut(v any) error { return NewEncoder(os.Stdout).Encode(v) } // want MadeOut:`^stdout os\.Stdout$`

func MadeErr(v any) error { return NewEncoder(os.Stderr).Encode(v) }

// An Output has an encoder in a field.
type Output struct {
	enc *json.Encoder
	xml *xml.Encoder
}

func NewOutput(w io.Writer) *Output { // want NewOutput:`^r0 = \{enc: \{w: p0\}\}; r0 is not nil$`
	return &Output{enc: json.NewEncoder(w)}
}

func (o *Output) Emit(v any) error { return o.enc.Encode(v) } // want Emit:`^writes p0\.enc\.w$`

func EmitOut(v any) error { return NewOutput(os.Stdout).Emit(v) } // want EmitOut:`^stdout os\.Stdout$`

func EmitErr(v any) error { return NewOutput(os.Stderr).Emit(v) }

func Marshal(v any) (string, error) {
	data, err := json.MarshalIndent(v, "", "  ")
	return string(data), err
}

func MarshalOut(v any) error { // want MarshalOut:`^stdout os\.Stdout$`
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = os.Stdout.Write(append(data, '\n'))
	return err
}

func Decode(v any) error { return json.NewDecoder(os.Stdin).Decode(v) }

func XML(v any) error { return xml.NewEncoder(os.Stdout).Encode(v) } // want XML:`^stdout os\.Stdout$`

func XMLErr(v any) error {
	enc := xml.NewEncoder(os.Stderr)
	enc.Indent("", " ")
	return enc.Encode(v)
}

func XMLHeader() { fmt.Print(xml.Header) } // want XMLHeader:`^stdout fmt\.Print$`

func Gob(v any) error { return gob.NewEncoder(os.Stdout).Encode(v) } // want Gob:`^stdout os\.Stdout$`

func GobFile(f *os.File, v any) error { return gob.NewEncoder(f).Encode(v) } // want GobFile:`^writes p0$`

func GobErr(v any) error { return GobFile(os.Stderr, v) }

func GobOut(v any) error { return GobFile(os.Stdout, v) } // want GobOut:`^stdout os\.Stdout$`

func CSV(rows [][]string) error { // want CSV:`^stdout os\.Stdout$`
	w := csv.NewWriter(os.Stdout)
	defer w.Flush()
	for _, row := range rows {
		if err := w.Write(row); err != nil {
			return err
		}
	}
	return w.Error()
}

func CSVAll(rows [][]string) error { return csv.NewWriter(os.Stdout).WriteAll(rows) } // want CSVAll:`^stdout os\.Stdout$`

func CSVFile(name string, rows [][]string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer f.Close()
	return csv.NewWriter(f).WriteAll(rows)
}

func Hex(data []byte) { // want Hex:`^stdout os\.Stdout$`
	d := hex.Dumper(os.Stdout)
	defer d.Close()
	d.Write(data)
}

func HexText(data []byte) string { return hex.Dump(data) }

func HexErr(data []byte) {
	d := hex.Dumper(os.Stderr)
	defer d.Close()
	d.Write(data)
}

func Base64(data []byte) { // want Base64:`^stdout os\.Stdout$`
	w := base64.NewEncoder(base64.StdEncoding, os.Stdout)
	w.Write(data)
	w.Close()
}

func Base64Err(data []byte) {
	w := base64.NewEncoder(base64.StdEncoding, os.Stderr)
	w.Write(data)
	w.Close()
}

func Binary(n int32) error { return binary.Write(os.Stdout, binary.LittleEndian, n) } // want Binary:`^stdout os\.Stdout$`

func BinaryBuffer(n int32) []byte {
	var b bytes.Buffer
	binary.Write(&b, binary.LittleEndian, n)
	return b.Bytes()
}

func PEM(b *pem.Block) error { return pem.Encode(os.Stdout, b) } // want PEM:`^stdout os\.Stdout$`

func PEMText(b *pem.Block) string { return string(pem.EncodeToMemory(b)) }

func PNG(m image.Image) error { return png.Encode(os.Stdout, m) } // want PNG:`^stdout os\.Stdout$`

func PNGBuffer(m image.Image) error { return png.Encode(new(bytes.Buffer), m) }

// Compressors write through.

func Gzip(data []byte) error { // want Gzip:`^stdout os\.Stdout$`
	w := gzip.NewWriter(os.Stdout)
	if _, err := w.Write(data); err != nil {
		return err
	}
	return w.Close()
}

func GzipBuffer(data []byte) []byte {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	w.Write(data)
	w.Close()
	return b.Bytes()
}

func GzipReset(data []byte) { // want GzipReset:`^stdout os\.Stdout$`
	w := gzip.NewWriter(io.Discard)
	w.Reset(os.Stdout)
	w.Write(data)
}

func Flate(data []byte) { // want Flate:`^stdout os\.Stdout$`
	w, err := flate.NewWriter(os.Stdout, 9)
	if err != nil {
		return
	}
	defer w.Close()
	w.Write(data)
}

func Zlib(data []byte) { // want Zlib:`^stdout os\.Stdout$`
	w := zlib.NewWriter(os.Stdout)
	defer w.Close()
	io.Copy(w, bytes.NewReader(data))
}

func Unzip(r io.Reader) ([]byte, error) { // want Unzip:`p0`
	zr, err := gzip.NewReader(r)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(zr)
}

// An encoder on a compressor on a buffered writer.
func Tower(v any) error { // want Tower:`^stdout os\.Stdout$`
	zw := gzip.NewWriter(base64.NewEncoder(base64.StdEncoding, os.Stdout))
	defer zw.Close()
	return json.NewEncoder(zw).Encode(v)
}

func TowerErr(v any) error {
	zw := gzip.NewWriter(base64.NewEncoder(base64.StdEncoding, os.Stderr))
	defer zw.Close()
	return json.NewEncoder(zw).Encode(v)
}

func Tar(data []byte) error { // want Tar:`^stdout os\.Stdout$`
	tw := tar.NewWriter(os.Stdout)
	if err := tw.WriteHeader(&tar.Header{Name: "x", Size: int64(len(data))}); err != nil {
		return err
	}
	_, err := tw.Write(data)
	return err
}

func Zip(data []byte) error { // want Zip:`^stdout os\.Stdout$`
	zw := zip.NewWriter(os.Stdout)
	w, err := zw.Create("x")
	if err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}

func ZipFile(f *os.File, data []byte) error { // want ZipFile:`^writes p0$`
	zw := zip.NewWriter(f)
	w, err := zw.Create("x")
	if err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}
