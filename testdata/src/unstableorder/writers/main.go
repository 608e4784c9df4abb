// Command tables writes what it answers with to buffers, through writers of the standard
// library, and to hashes.
package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/csv"
	"encoding/hex"
	"fmt"
	"hash"
	"hash/fnv"
	"io"
	"maps"
	"slices"
	"text/tabwriter"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type texts struct {
	Table   string   `json:"table"`
	Lines   string   `json:"lines"`
	Rows    string   `json:"rows"`
	Packed  []byte   `json:"packed"`
	Coded   string   `json:"coded"`
	Both    string   `json:"both"`
	Digest  string   `json:"digest"`
	Keyed   string   `json:"keyed"`
	Number  uint64   `json:"number"`
	Helped  string   `json:"helped"`
	Own     string   `json:"own"`
	Digests []string `json:"digests"`
}

var ports = map[string]int{"http": 80, "ssh": 22}

func dump(w io.Writer, m map[string]int) {
	for k := range m { // want `^field Out\.Helped is in the order of a map`
		w.Write([]byte(k))
	}
}

func show(ctx context.Context, in none) (out texts, err error) {
	var table bytes.Buffer
	tw := tabwriter.NewWriter(&table, 0, 8, 1, ' ', 0)
	for k, v := range ports { // want `^field Out\.Table is in the order of a map`
		fmt.Fprintf(tw, "%s\t%d\n", k, v)
	}
	tw.Flush()
	out.Table = table.String()

	var lines bytes.Buffer
	bw := bufio.NewWriter(&lines)
	for k := range ports { // want `^field Out\.Lines is in the order of a map`
		bw.WriteString(k)
	}
	bw.Flush()
	out.Lines = lines.String()

	var rows bytes.Buffer
	cw := csv.NewWriter(&rows)
	for k := range ports { // want `^field Out\.Rows is in the order of a map`
		if err := cw.Write([]string{k, "tcp"}); err != nil {
			return out, err
		}
	}
	cw.Flush()
	out.Rows = rows.String()

	var packed bytes.Buffer
	gz := gzip.NewWriter(&packed)
	for k := range ports { // want `^field Out\.Packed is in the order of a map`
		gz.Write([]byte(k))
	}
	gz.Close()
	out.Packed = packed.Bytes()

	var coded bytes.Buffer
	enc := base64.NewEncoder(base64.StdEncoding, &coded)
	for k := range ports { // want `^field Out\.Coded is in the order of a map`
		enc.Write([]byte(k))
	}
	enc.Close()
	out.Coded = coded.String()

	var both bytes.Buffer
	mw := io.MultiWriter(io.Discard, &both)
	for k := range ports { // want `^field Out\.Both is in the order of a map`
		fmt.Fprintln(mw, k)
	}
	out.Both = both.String()

	digest := sha256.New()
	for k := range ports { // want `^field Out\.Digest is in the order of a map`
		io.WriteString(digest, k)
	}
	out.Digest = hex.EncodeToString(digest.Sum(nil))

	keyed := hmac.New(sha256.New, []byte("key"))
	for k := range ports { // want `^field Out\.Keyed is in the order of a map`
		keyed.Write([]byte(k))
	}
	out.Keyed = fmt.Sprintf("%x", keyed.Sum(nil))

	number := fnv.New64a()
	for k := range ports {
		number.Write([]byte(k)) // missed: numbers are taken for sums
	}
	out.Number = number.Sum64()

	var helped bytes.Buffer
	dump(&helped, ports)
	out.Helped = helped.String()
	return out, nil
}

// upper is a writer of its own, that keeps what it is given apart.
type upper struct{ last string }

// Write keeps the last text.
func (u *upper) Write(p []byte) (int, error) { u.last = "last"; return len(p), nil }

// orderly writes in an order of its own, or what is the same in any order.
func orderly(ctx context.Context, in none) (out texts, err error) {
	var table bytes.Buffer
	tw := tabwriter.NewWriter(&table, 0, 8, 1, ' ', 0)
	for _, k := range slices.Sorted(maps.Keys(ports)) {
		fmt.Fprintln(tw, k)
	}
	tw.Flush()
	out.Table = table.String()

	for k := range ports {
		digest := sha256.New()
		io.WriteString(digest, k)
		out.Digests = append(out.Digests, hex.EncodeToString(digest.Sum(nil)))
	}
	slices.Sort(out.Digests)

	var h hash.Hash = sha256.New()
	least := ""
	for k := range ports {
		h.Reset()
		h.Write([]byte(k))
		least = max(least, hex.EncodeToString(h.Sum(nil)))
	}
	out.Digest = least

	w := bufio.NewWriter(io.Discard)
	for k := range ports {
		w.WriteString(k)
	}
	u := new(upper)
	var own io.Writer = u
	for k := range ports {
		own.Write([]byte(k))
	}
	out.Own = u.last
	return out, nil
}

func main() {
	app := envelope.New("tables")
	envelope.Register(app, envelope.Command[none, texts]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, texts]{Name: "orderly", Summary: "Show", Effect: envelope.Safe, Run: orderly})
	app.Main()
}
