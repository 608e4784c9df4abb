// Command prices writes what it answers with to buffers, through writers of the standard
// library, and to hashes.
package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/md5"
	"crypto/sha256"
	"encoding/csv"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type prices struct {
	Table  string `json:"table"`
	Rows   string `json:"rows"`
	Digest string `json:"digest"`
	Sum    string `json:"sum"`
	Check  uint32 `json:"check"`
	Line   string `json:"line"`
}

func show(ctx context.Context, in none) (out prices, err error) {
	var table strings.Builder
	tw := tabwriter.NewWriter(&table, 0, 8, 1, ' ', 0)
	fmt.Fprintln(tw, "read", time.Now()) // want `^field Out\.Table comes from time\.Now`
	tw.Flush()
	out.Table = table.String()

	var rows bytes.Buffer
	cw := csv.NewWriter(&rows)
	if err := cw.WriteAll([][]string{{"query", uuid.NewString()}}); err != nil { // want `^field Out\.Rows comes from uuid\.NewString`
		return out, err
	}
	out.Rows = rows.String()

	h := sha256.New()
	h.Write([]byte(time.Now().String())) // want `^field Out\.Digest comes from time\.Now`
	out.Digest = hex.EncodeToString(h.Sum(nil))

	sum := md5.Sum([]byte(uuid.NewString())) // want `^field Out\.Sum comes from uuid\.NewString`
	out.Sum = hex.EncodeToString(sum[:])
	out.Check = crc32.ChecksumIEEE([]byte(time.Now().String())) // want `^field Out\.Check comes from time\.Now`
	return out, nil
}

// steady writes what differs to where no answer has it.
func steady(ctx context.Context, in none) (out prices, err error) {
	logs := bufio.NewWriter(os.Stderr)
	fmt.Fprintln(logs, time.Now())
	logs.Flush()

	h, other := sha256.New(), sha256.New()
	io.WriteString(other, uuid.NewString())
	io.WriteString(h, "steady")
	out.Digest = hex.EncodeToString(h.Sum(nil))

	var line bytes.Buffer
	w := bufio.NewWriter(&line)
	w.WriteString("steady")
	w.Flush()
	out.Line = line.String()
	h.Reset()
	io.WriteString(h, time.Now().String())
	return out, nil
}

func main() {
	app := envelope.New("prices")
	envelope.Register(app, envelope.Command[none, prices]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, prices]{Name: "steady", Summary: "Show", Effect: envelope.Safe, Run: steady})
	app.Main()
}
