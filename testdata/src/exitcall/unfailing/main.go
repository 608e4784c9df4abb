// Command unfailing checks errors that a library never returns, and others.
package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"hash"
	"hash/fnv"
	"io"
	"log"
	"math/big"
	"os"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"example.com/toolkit/binding"
	"example.com/toolkit/store"
)

func main() {
	root := &cobra.Command{Use: "unfailing", RunE: bind}
	root.AddCommand(&cobra.Command{Use: "own", RunE: ownError})
	root.AddCommand(&cobra.Command{Use: "show", RunE: show})
	root.AddCommand(&cobra.Command{Use: "encode", RunE: encode})
	root.AddCommand(&cobra.Command{Use: "digest", RunE: digest}, &cobra.Command{Use: "format", RunE: format})
	root.AddCommand(&cobra.Command{Use: "draw", RunE: draw})
	root.AddCommand(&cobra.Command{Use: "pack", RunE: pack}, &cobra.Command{Use: "table", RunE: table})
	root.Execute()
}

// table writes by what passes on to buffers what it is given, and to others.
func table(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	rows := csv.NewWriter(&b)
	if err := rows.Write(args); err != nil {
		log.Fatal(err)
	}
	if rows.Flush(); rows.Error() != nil {
		log.Fatal("not written")
	}
	columns := tabwriter.NewWriter(&b, 0, 8, 1, ' ', 0)
	fmt.Fprintln(columns, args)
	if err := columns.Flush(); err != nil {
		log.Fatal(err)
	}
	packed := gzip.NewWriter(&b)
	if _, err := packed.Write(b.Bytes()); err != nil {
		log.Fatal(err)
	}
	if err := packed.Close(); err != nil {
		log.Fatal(err)
	}
	odd := csv.NewWriter(&b)
	odd.Comma = rune(args[0][0])
	if err := odd.Write(args); err != nil {
		log.Fatal(err) // want `^handler table ends the process with log\.Fatal, `
	}
	named := gzip.NewWriter(&b)
	named.Name = args[0]
	if err := named.Close(); err != nil {
		log.Fatal(err) // want `^handler table ends the process with log\.Fatal, `
	}
	lines := bufio.NewWriter(&b)
	lines.Reset(cmd.OutOrStdout())
	if err := lines.Flush(); err != nil {
		log.Fatal(err) // want `^handler table ends the process with log\.Fatal, `
	}
	if err := bufio.NewWriter(cmd.ErrOrStderr()).Flush(); err != nil {
		log.Fatal(err) // want `^handler table ends the process with log\.Fatal, `
	}
	return nil
}

// pack writes numbers of so many bits, and others.
func pack(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	type header struct {
		version uint16
		_       [2]byte
	}
	if err := binary.Write(&b, binary.LittleEndian, uint32(len(args))); err != nil {
		log.Fatal(err)
	}
	if err := binary.Write(&b, binary.LittleEndian, []header{{version: 1}}); err != nil {
		log.Fatal(err)
	}
	if err := binary.Write(&b, binary.LittleEndian, len(args)); err != nil {
		log.Fatal(err) // want `^handler pack ends the process with log\.Fatal, `
	}
	if err := binary.Write(cmd.ErrOrStderr(), binary.LittleEndian, uint32(len(args))); err != nil {
		log.Fatal(err) // want `^handler pack ends the process with log\.Fatal, `
	}
	return nil
}

// draw asks for random numbers, which always come, and for others.
func draw(cmd *cobra.Command, args []string) error {
	if _, err := rand.Int(rand.Reader, big.NewInt(6)); err != nil {
		log.Fatal(err)
	}
	seed := make([]byte, 16)
	if _, err := io.ReadFull(rand.Reader, seed); err != nil {
		log.Fatal(err)
	}
	if _, err := rand.Reader.Read(seed); err != nil {
		log.Fatal(err)
	}
	if _, _, err := ed25519.GenerateKey(rand.Reader); err != nil {
		log.Fatal(err)
	}
	if _, err := binding.Serial(); err != nil {
		log.Fatal(err)
	}
	if _, err := rand.Int(cmd.InOrStdin(), big.NewInt(6)); err != nil {
		log.Fatal(err) // want `^handler draw ends the process with log\.Fatal, `
	}
	if _, err := io.ReadFull(os.Stdin, seed); err != nil {
		log.Fatal(err) // want `^handler draw ends the process with log\.Fatal, `
	}
	if _, err := io.ReadAtLeast(rand.Reader, seed, len(args)); err != nil {
		log.Fatal(err) // want `^handler draw ends the process with log\.Fatal, `
	}
	return nil
}

func bind(cmd *cobra.Command, args []string) error {
	if err := binding.Flags(args...); err != nil {
		log.Fatal(err)
	}
	store.Check(binding.Flags(args...))
	store.CheckAny(binding.Flags(args...))
	if err := binding.Flag(args[0]); err != nil {
		log.Fatal(err) // want `^handler bind ends the process with log\.Fatal, `
	}
	store.Check(binding.Flag(args[0])) // want `^call of store\.Check in handler bind ends the process with log\.Fatal at `
	if err := binding.Recovered(func() { bind(cmd, nil) }); err != nil {
		os.Exit(1) // want `^handler bind ends the process with os\.Exit, `
	}
	return nil
}

// ownError checks what its author may have in mind to let fail.
func ownError(cmd *cobra.Command, args []string) error {
	if err := check(args); err != nil {
		os.Exit(1) // want `^handler ownError ends the process with os\.Exit, `
	}
	return nil
}

func check(args []string) error { return nil }

// show writes to what takes all that is written to it.
func show(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	if _, err := b.WriteString(args[0]); err != nil {
		log.Fatal(err)
	}
	if _, err := cmd.OutOrStdout().Write(b.Bytes()); err != nil {
		log.Fatal(err) // want `^handler show ends the process with log\.Fatal, `
	}
	return nil
}

type item struct {
	Name  string
	Tags  map[string][]string
	Size  *int64
	share float64
}

type node struct {
	Name string
	Next *node
}

// encode encodes what can be written as JSON in each case, and what cannot.
func encode(cmd *cobra.Command, args []string) error {
	text, err := json.MarshalIndent(struct{ Items []item }{[]item{{Name: args[0]}}}, "", "  ")
	if err != nil {
		log.Fatal(err)
	}
	cmd.Print(string(text))
	if _, err := json.Marshal(map[string]float64{"share": item{}.share}); err != nil {
		log.Fatal(err) // want `^handler encode ends the process with log\.Fatal, `
	}
	if _, err := json.Marshal(&node{Name: args[0]}); err != nil {
		log.Fatal(err) // want `^handler encode ends the process with log\.Fatal, `
	}
	if _, err := json.Marshal([]time.Time{time.Now()}); err != nil {
		log.Fatal(err) // want `^handler encode ends the process with log\.Fatal, `
	}
	if _, err := json.Marshal(any(args)); err != nil {
		log.Fatal(err)
	}
	if _, err := json.Marshal(json.Number(args[0])); err != nil {
		log.Fatal(err) // want `^handler encode ends the process with log\.Fatal, `
	}
	return nil
}

// digest writes to hashes, which take all that is written to them.
func digest(cmd *cobra.Command, args []string) error {
	h := sha256.New()
	if _, err := h.Write([]byte(args[0])); err != nil {
		log.Fatal(err)
	}
	if _, err := io.WriteString(h, args[0]); err != nil {
		log.Fatal(err)
	}
	short := fnv.New32a()
	if _, err := short.Write([]byte(args[0])); err != nil {
		log.Fatal(err)
	}
	var sum hash.Hash64 = fnv.New64()
	if _, err := fmt.Fprintln(sum, args); err != nil {
		log.Fatal(err)
	}
	file, err := os.Open(args[0])
	if err != nil {
		return err
	}
	if _, err := io.Copy(h, file); err != nil {
		log.Fatal(err) // want `^handler digest ends the process with log\.Fatal, `
	}
	if _, err := io.Copy(h, strings.NewReader(args[0])); err != nil {
		log.Fatal(err)
	}
	if _, err := io.ReadAll(strings.NewReader(args[0])); err != nil {
		log.Fatal(err)
	}
	if _, err := io.ReadAll(cmd.InOrStdin()); err != nil {
		log.Fatal(err) // want `^handler digest ends the process with log\.Fatal, `
	}
	if _, err := io.MultiWriter(h, file).Write(nil); err != nil {
		log.Fatal(err) // want `^handler digest ends the process with log\.Fatal, `
	}
	return nil
}

// format writes to buffers by what can write to anything.
func format(cmd *cobra.Command, args []string) error {
	var text strings.Builder
	if _, err := fmt.Fprintf(&text, "%s", args[0]); err != nil {
		log.Fatal(err)
	}
	if _, err := fmt.Fprint(io.Discard, args[0]); err != nil {
		log.Fatal(err)
	}
	if _, err := fmt.Fprintf(cmd.OutOrStdout(), "%s", &text); err != nil {
		log.Fatal(err) // want `^handler format ends the process with log\.Fatal, `
	}
	var b bytes.Buffer
	if err := json.NewEncoder(&b).Encode(args); err != nil {
		log.Fatal(err)
	}
	enc := json.NewEncoder(&b)
	enc.SetIndent("", "  ")
	if err := enc.Encode(item{Name: args[0]}); err != nil {
		log.Fatal(err)
	}
	if err := enc.Encode(node{Name: args[0]}); err != nil {
		log.Fatal(err) // want `^handler format ends the process with log\.Fatal, `
	}
	if err := json.NewEncoder(cmd.OutOrStdout()).Encode(args); err != nil {
		log.Fatal(err) // want `^handler format ends the process with log\.Fatal, `
	}
	w := bufio.NewWriter(cmd.OutOrStdout())
	if _, err := w.WriteString(args[0]); err != nil {
		log.Fatal(err) // want `^handler format ends the process with log\.Fatal, `
	}
	return nil
}
