// Command sums answers with what it has read from readers, and with hashes of it.
package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"hash/adler32"
	"hash/crc32"
	"hash/crc64"
	"hash/fnv"
	"io"
	"os"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type sums struct {
	Copied string `json:"copied"`
	Some   string `json:"some"`
	Random string `json:"random"`
	Hashed string `json:"hashed"`
	Short  uint32 `json:"short"`
	Long   uint64 `json:"long"`
	Table  uint32 `json:"table"`
	Cycle  uint64 `json:"cycle"`
	Adler  string `json:"adler"`
	Helped uint64 `json:"helped"`
	Text   string `json:"text"`
}

func show(ctx context.Context, in none) (out sums, err error) {
	var buf bytes.Buffer
	if _, err := io.Copy(&buf, strings.NewReader(time.Now().String())); err != nil { // want `^field Out\.Copied comes from time\.Now`
		return out, err
	}
	out.Copied = buf.String()

	var some strings.Builder
	if _, err := io.CopyN(&some, strings.NewReader(time.Now().String()), 10); err != nil { // want `^field Out\.Some comes from time\.Now`
		return out, err
	}
	out.Some = some.String()

	var random bytes.Buffer
	if _, err := io.CopyN(&random, rand.Reader, 8); err != nil { // want `^field Out\.Random comes from rand\.Reader`
		return out, err
	}
	out.Random = hex.EncodeToString(random.Bytes())

	var read, written bytes.Buffer
	if _, err := read.ReadFrom(strings.NewReader(time.Now().String())); err != nil { // want `^field Out\.Text comes from time\.Now`
		return out, err
	}
	if _, err := read.WriteTo(&written); err != nil {
		return out, err
	}
	out.Text = written.String()

	h := sha256.New()
	if _, err := io.CopyBuffer(h, strings.NewReader(time.Now().String()), nil); err != nil { // want `^field Out\.Hashed comes from time\.Now`
		return out, err
	}
	out.Hashed = hex.EncodeToString(h.Sum(nil))

	short := fnv.New32a()
	short.Write([]byte(time.Now().String())) // want `^field Out\.Short comes from time\.Now`
	out.Short = short.Sum32()

	long := fnv.New64a()
	io.WriteString(long, time.Now().String()) // want `^field Out\.Long comes from time\.Now`
	out.Long = long.Sum64()

	table := crc32.New(crc32.MakeTable(crc32.Castagnoli))
	fmt.Fprint(table, time.Now()) // want `^field Out\.Table comes from time\.Now`
	out.Table = table.Sum32()

	cycle := crc64.New(crc64.MakeTable(crc64.ISO))
	fmt.Fprintf(cycle, "%d", time.Now().Unix()) // want `^field Out\.Cycle comes from time\.Now`
	out.Cycle = cycle.Sum64()

	adler := adler32.New()
	adler.Write([]byte(time.Now().String())) // want `^field Out\.Adler comes from time\.Now`
	out.Adler = fmt.Sprintf("%x", adler.Sum32())

	out.Helped = key(time.Now().String()) // want `^field Out\.Helped comes from time\.Now`
	return out, nil
}

func key(s string) uint64 {
	h := fnv.New64()
	h.Write([]byte(s))
	return h.Sum64()
}

// steady reads what stays, or has what differs somewhere else.
func steady(ctx context.Context, in none) (out sums, err error) {
	var buf bytes.Buffer
	if _, err := io.Copy(&buf, strings.NewReader("steady")); err != nil {
		return out, err
	}
	out.Copied = buf.String()

	var log bytes.Buffer
	if _, err := io.Copy(io.MultiWriter(&log, os.Stderr), strings.NewReader(time.Now().String())); err != nil {
		return out, err
	}
	out.Some = buf.String()

	n, err := io.Copy(io.Discard, strings.NewReader("steady"))
	out.Text = fmt.Sprint(n)

	f, err := os.Open("prices")
	if err != nil {
		return out, err
	}
	defer f.Close()
	var h hash.Hash32 = fnv.New32()
	if _, err := io.Copy(h, f); err != nil {
		return out, err
	}
	out.Short = h.Sum32()

	tmp, err := os.CreateTemp("", "prices")
	if err != nil {
		return out, err
	}
	defer os.Remove(tmp.Name())
	var kept, all bytes.Buffer
	if _, err := io.Copy(&kept, tmp); err != nil {
		return out, err
	}
	out.Hashed = kept.String()
	if _, err := all.ReadFrom(tmp); err != nil {
		return out, err
	}
	out.Adler = all.String()
	b, err := io.ReadAll(tmp)
	out.Random = string(b)

	long := fnv.New64a()
	long.Write([]byte(time.Now().String()))
	long.Reset()
	long.Write([]byte("steady"))
	out.Long = long.Sum64()
	return out, nil
}

// A progress says how long it has been read from, but does not yield that.
type progress struct {
	in    io.Reader
	start time.Time
	read  int64
}

func (p *progress) Read(b []byte) (int, error) {
	n, err := p.in.Read(b)
	p.read += int64(n)
	fmt.Fprintf(os.Stderr, "%d bytes in %s\n", p.read, time.Since(p.start))
	return n, err
}

// A metered has the methods of a reader.
type metered struct {
	io.Reader
	since time.Time
}

// A letter yields its text, and not when it was taken from its envelope.
type letter struct {
	text   string
	off    int
	opened time.Time
}

func (l *letter) Read(b []byte) (int, error) {
	if l.off == len(l.text) {
		return 0, io.EOF
	}
	n := copy(b, l.text[l.off:])
	l.off += n
	return n, nil
}

// A ticker yields what time it is.
type ticker struct{ name string }

func (t ticker) Read(b []byte) (int, error) {
	return copy(b, time.Now().String()), io.EOF // want `^field Out\.Adler and 1 more come from time\.Now`
}

func slurp(r io.Reader) string {
	b, _ := io.ReadAll(r)
	return string(b)
}

// own reads from readers of its own that have what differs, but do not yield it.
func own(ctx context.Context, in none) (out sums, err error) {
	f, err := os.Open("prices")
	if err != nil {
		return out, err
	}
	b, err := io.ReadAll(&progress{in: f, start: time.Now()})
	out.Copied = string(b)
	out.Some = slurp(&progress{in: os.Stdin, start: time.Now()})
	out.Random = slurp(&letter{text: "steady", opened: time.Now()})
	out.Hashed = slurp(metered{f, time.Now()})

	var buf bytes.Buffer
	_, err = io.Copy(&buf, &progress{in: &progress{in: f, start: time.Now()}, start: time.Now()})
	out.Text = buf.String()
	return out, err
}

// yielded reads from readers of its own that yield what differs.
func yielded(ctx context.Context, in none) (out sums, err error) {
	b, err := io.ReadAll(ticker{"now"})
	out.Copied = string(b)
	out.Adler = slurp(ticker{"now"})
	out.Some = slurp(&letter{text: time.Now().String()})                      // want `^field Out\.Some comes from time\.Now`
	out.Random = slurp(&progress{in: strings.NewReader(time.Now().String())}) // want `^field Out\.Random comes from time\.Now`
	out.Hashed = slurp(&progress{in: &letter{text: time.Now().String()}})     // want `^field Out\.Hashed comes from time\.Now`
	out.Text = slurp(metered{strings.NewReader(time.Now().String()), then})   // want `^field Out\.Text comes from time\.Now`
	return out, err
}

var then time.Time

func main() {
	app := envelope.New("sums")
	envelope.Register(app, envelope.Command[none, sums]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, sums]{Name: "steady", Summary: "Show", Effect: envelope.Safe, Run: steady})
	envelope.Register(app, envelope.Command[none, sums]{Name: "own", Summary: "Show", Effect: envelope.Safe, Run: own})
	envelope.Register(app, envelope.Command[none, sums]{Name: "yielded", Summary: "Show", Effect: envelope.Safe, Run: yielded})
	app.Main()
}
