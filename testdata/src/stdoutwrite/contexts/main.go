// Command contexts has handlers find what they write to in their context.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/contexts/client"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/contexts/log"
)

type key int

const (
	answers key = iota
	progress
	unread
)

type streams struct{ out, err io.Writer }

type streamsKey struct{}

// Send and Configure are for other packages to set.
var (
	Send      func(c client.Client, question string) error
	Configure func(*client.Client)
)

type session struct{ out io.Writer }

type sessionKey struct{}

func (s *session) print(text string) error {
	if s.out == nil {
		s.out = os.Stdout
	}
	_, err := fmt.Fprintln(s.out, text)
	return err
}

var traceKey = &struct{ name string }{"trace"}

func main() {
	root := &cobra.Command{Use: "contexts", PersistentPreRunE: prepare}
	root.AddCommand(
		&cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
			w := cmd.Context().Value(answers).(io.Writer)
			_, err := fmt.Fprintln(w, "shown")
			return err
		}},
		&cobra.Command{Use: "pull", RunE: func(cmd *cobra.Command, args []string) error {
			w, _ := cmd.Context().Value(progress).(io.Writer)
			_, err := fmt.Fprintln(w, "pulled")
			return err
		}},
		&cobra.Command{Use: "list", RunE: list},
		&cobra.Command{Use: "warn", RunE: func(cmd *cobra.Command, args []string) error {
			s := cmd.Context().Value(streamsKey{}).(*streams)
			_, err := fmt.Fprintln(s.err, "careful")
			return err
		}},
		&cobra.Command{Use: "sync", RunE: func(cmd *cobra.Command, args []string) error {
			return work(log.With(cmd.Context(), log.New(os.Stdout))) // want `handler "sync" writes to stdout with os\.Stdout`
		}},
		&cobra.Command{Use: "quiet", RunE: func(cmd *cobra.Command, args []string) error {
			ctx := context.WithValue(cmd.Context(), streamsKey{}, &streams{out: io.Discard, err: os.Stderr})
			s := ctx.Value(streamsKey{}).(*streams)
			_, err := fmt.Fprintln(s.out, "never seen")
			return err
		}},
		&cobra.Command{Use: "typed", RunE: func(cmd *cobra.Command, args []string) error {
			ctx := log.Put(cmd.Context(), &streams{out: os.Stderr})
			ctx = log.Put(ctx, log.New(os.Stderr))
			log.Get[*log.Logger](ctx).Info("typed")
			return nil
		}},
		&cobra.Command{Use: "trace", RunE: func(cmd *cobra.Command, args []string) error {
			w := cmd.Context().Value(traceKey).(io.Writer)
			_, err := fmt.Fprintln(w, "traced") // want `handler "trace" writes to stdout with fmt\.Fprintln`
			return err
		}},
		&cobra.Command{Use: "apart", RunE: func(cmd *cobra.Command, args []string) error {
			_, err := fmt.Fprintln(find(keep(cmd.Context())), "apart")
			return err
		}},
		&cobra.Command{Use: "status", RunE: func(cmd *cobra.Command, args []string) error {
			return client.From(cmd.Context()).Print("up") // want `call of client\.Client\.Print in handler "status" writes to stdout with os\.Stdout`
		}},
		&cobra.Command{Use: "query", RunE: func(cmd *cobra.Command, args []string) error {
			c := client.Local(cmd.Context())
			if err := c.Ask("nodes", Send); err != nil {
				return err
			}
			return c.Print("found") // want `call of client\.Client\.Print in handler "query" writes to stdout with os\.Stdout`
		}},
		&cobra.Command{Use: "nodes", RunE: func(cmd *cobra.Command, args []string) error {
			c := client.Local(cmd.Context())
			if err := c.Ask(c.Node, Send); err != nil {
				return err
			}
			return c.Print(c.Node) // want `call of client\.Client\.Print in handler "nodes" writes to stdout with os\.Stdout`
		}},
		&cobra.Command{Use: "watch", RunE: func(cmd *cobra.Command, args []string) error {
			c := client.Local(cmd.Context())
			Configure(&c)
			return c.Print("seen")
		}},
		&cobra.Command{Use: "login", RunE: func(cmd *cobra.Command, args []string) error {
			return cmd.Context().Value(sessionKey{}).(*session).print("welcome")
		}},
	)
	ctx := context.WithValue(context.Background(), streamsKey{}, &streams{out: os.Stdout, err: os.Stderr})
	ctx = context.WithValue(ctx, traceKey, os.Stdout)
	ctx = context.WithValue(ctx, sessionKey{}, &session{out: os.Stderr})
	if root.ExecuteContext(ctx) != nil {
		os.Exit(1)
	}
}

// prepare puts into the context what handlers are to write to.
func prepare(cmd *cobra.Command, args []string) error {
	ctx := context.WithValue(cmd.Context(), answers, io.Writer(os.Stdout)) // want `handler prepare writes to stdout with os\.Stdout`
	ctx = context.WithValue(ctx, progress, io.Writer(os.Stderr))
	ctx = context.WithValue(ctx, unread, os.Stdout) // nobody writes to it
	cmd.SetContext(log.With(ctx, log.New(os.Stderr)))
	return nil
}

func list(cmd *cobra.Command, args []string) error {
	s := cmd.Context().Value(streamsKey{}).(*streams)
	_, err := fmt.Fprintln(s.out, "listed") // want `handler list writes to stdout with fmt\.Fprintln`
	return err
}

func work(ctx context.Context) error {
	log.From(ctx).Info("synced")
	return nil
}

// keep and find have keys of one name that are not the same.
func keep(ctx context.Context) context.Context {
	type key struct{}
	return context.WithValue(ctx, key{}, os.Stdout)
}

func find(ctx context.Context) io.Writer {
	type key struct{}
	if w, ok := ctx.Value(key{}).(io.Writer); ok {
		return w
	}
	return os.Stderr
}
