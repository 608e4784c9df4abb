// Package hash has commands for hashes.
package hash

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/relay/command"
	"example.com/architectures/internal/relay/middleware"
	"example.com/architectures/internal/relay/registry"
)

func init() {
	registry.Register(func() *cobra.Command {
		return command.Command("sum", sum, command.Short("Hash a text"), command.Use(middleware.Recover, middleware.Logging))
	})
	registry.Register(func() *cobra.Command { return command.Command("check", check, command.Use(middleware.Logging)) })
	registry.Register(func() *cobra.Command {
		return command.Command("bench", bench, command.Use(middleware.Logging, middleware.Timing(time.Millisecond)))
	})
	registry.Register(func() *cobra.Command { return command.Command("probe", probe, command.Use(middleware.Bail(9))) })
}

type input struct {
	Text string `json:"text"`
	Sum  string `json:"sum"`
}

type output struct {
	Sum string `json:"sum,omitempty"`
	OK  bool   `json:"ok"`
}

func digest(r io.Reader, h hash.Hash, copies ...io.Writer) (string, error) {
	for _, w := range copies {
		r = io.TeeReader(r, w)
	}
	if _, err := io.Copy(h, r); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

func sum(ctx context.Context, in input) (output, error) { // ok: the digest is only copied to stderr, and its middleware logs there
	s, err := digest(strings.NewReader(in.Text), sha256.New(), os.Stderr)
	return output{Sum: s, OK: true}, err
}

func check(ctx context.Context, in input) (output, error) { // bad: a copy of what is read goes to stdout
	s, err := digest(strings.NewReader(in.Text), sha256.New(), os.Stdout) // want stdoutwrite
	if err != nil {
		return output{}, err
	}
	return output{Sum: s, OK: s == in.Sum}, nil
}

func bench(ctx context.Context, in input) (output, error) { // bad: it is registered with the middleware that prints the time
	h := sha256.New()
	for range 1000 {
		fmt.Fprint(h, in.Text)
	}
	return output{OK: true}, nil
}

func probe(ctx context.Context, in input) (output, error) { // bad: it panics for a short sum, and Bail exits then
	return output{Sum: in.Sum[:8], OK: true}, nil
}
