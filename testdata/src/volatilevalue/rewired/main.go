// Command notes has its writers write to one buffer, and then to another one.
package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"text/tabwriter"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type notes struct {
	Second string `json:"second"`
	First  string `json:"first"`
	Table  string `json:"table"`
	Made   string `json:"made"`
	Packed []byte `json:"packed"`
	Either string `json:"either"`
	JSON   string `json:"json"`
}

var pool = sync.Pool{New: func() any { return bufio.NewWriter(nil) }}

func show(ctx context.Context, in none) (out notes, err error) {
	var first, second bytes.Buffer
	w := bufio.NewWriter(&first)
	fmt.Fprintln(w, "steady")
	w.Flush()
	w.Reset(&second)
	fmt.Fprintln(w, time.Now()) // want `^field Out\.Second comes from time\.Now`
	w.Flush()
	out.First, out.Second = first.String(), second.String()

	var table strings.Builder
	tw := new(tabwriter.Writer)
	tw.Init(&table, 0, 8, 1, ' ', 0)
	fmt.Fprintln(tw, time.Now()) // want `^field Out\.Table comes from time\.Now`
	tw.Flush()
	out.Table = table.String()

	var made bytes.Buffer
	lent := pool.Get().(*bufio.Writer)
	defer pool.Put(lent)
	lent.Reset(&made)
	lent.WriteString(time.Now().String()) // want `^field Out\.Made comes from time\.Now`
	lent.Flush()
	out.Made = made.String()

	var packed bytes.Buffer
	var zw gzip.Writer
	zw.Reset(&packed)
	zw.Write([]byte(time.Now().String())) // want `^field Out\.Packed comes from time\.Now`
	zw.Close()
	out.Packed = packed.Bytes()

	var either bytes.Buffer
	e := bufio.NewWriter(&either)
	if len(out.First) > 10 {
		e.Reset(&first)
	}
	fmt.Fprintln(e, time.Now()) // want `^field Out\.Either comes from time\.Now`
	e.Flush()
	out.Either = either.String()
	return out, nil
}

// steady writes what differs before or after, or where no answer has it.
func steady(ctx context.Context, in none) (out notes, err error) {
	var log, second bytes.Buffer
	w := bufio.NewWriter(&log)
	fmt.Fprintln(w, time.Now())
	w.Flush()
	w.Reset(&second)
	fmt.Fprintln(w, "steady")
	w.Flush()
	out.Second = second.String()

	var first, rest bytes.Buffer
	v := bufio.NewWriter(&first)
	fmt.Fprintln(v, "steady")
	v.Flush()
	v.Reset(&rest)
	fmt.Fprintln(v, time.Now())
	v.Flush()
	out.First = first.String()

	var maybe, last bytes.Buffer
	u := bufio.NewWriter(&log)
	if len(out.First) > 10 {
		u.Reset(&maybe)
	}
	u.Reset(&log)
	fmt.Fprintln(u, time.Now())
	u.Reset(&last)
	out.Either = maybe.String() + last.String()

	var text, times bytes.Buffer
	enc := json.NewEncoder(&text)
	_ = enc.Encode("steady")
	enc = json.NewEncoder(&times)
	_ = enc.Encode(time.Now())
	out.JSON = text.String()
	return out, nil
}

func main() {
	app := envelope.New("notes")
	envelope.Register(app, envelope.Command[none, notes]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, notes]{Name: "steady", Summary: "Show", Effect: envelope.Safe, Run: steady})
	app.Main()
}
