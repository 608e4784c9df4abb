// Package kv has commands for a store.
package kv

import (
	"context"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/relay/command"
	"example.com/architectures/internal/relay/lg"
	"example.com/architectures/internal/relay/middleware"
	"example.com/architectures/internal/relay/registry"
)

type kv struct {
	data map[string]string
	log  *lg.Logger
}

type pair struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

func init() {
	s := &kv{data: map[string]string{"a": "1"}, log: lg.New("kv")}
	chain := command.Use(middleware.Recover, middleware.Logging)
	registry.Register(func() *cobra.Command { return command.Command("get", s.get, chain) })
	registry.Register(func() *cobra.Command { return command.Command("put", s.put, chain) })
	registry.Register(func() *cobra.Command { return command.Command("keys", s.keys, chain) })
	registry.Register(func() *cobra.Command { return command.Command("add", s.add, chain) })
	registry.Register(func() *cobra.Command { return command.Command("compact", s.compact, chain) })
}

func (s *kv) get(ctx context.Context, in pair) (pair, error) { // ok: Infof never reaches the branch of the level Fatal
	v, ok := s.data[in.Key]
	if !ok {
		s.log.Infof("no key %q", in.Key)
		return pair{}, fmt.Errorf("no key %q", in.Key)
	}
	return pair{in.Key, v}, nil
}

func (s *kv) put(ctx context.Context, in pair) (out pair, err error) { // bad: the deferred closure prints what was there before
	old, replaced := s.data[in.Key]
	defer func() {
		if err == nil && replaced {
			fmt.Fprintf(os.Stdout, "replaced %s=%s\n", in.Key, old) // want stdoutwrite
		}
	}()
	if in.Key == "" {
		return pair{}, fmt.Errorf("no key")
	}
	s.data[in.Key] = in.Value
	return in, nil
}

func (s *kv) keys(ctx context.Context, _ struct{}) ([]string, error) { // ok: only logs at the level Info
	s.log.Infof("%d keys", len(s.data))
	return slices.Sorted(maps.Keys(s.data)), nil
}

func (s *kv) add(ctx context.Context, in pair) (int, error) { // bad: Must ends the process for a value that is no number
	a := lg.Must(s.log, 1, nil)
	b, err := strconv.Atoi(in.Value)
	return a + lg.Must(s.log, b, err), nil // want exitcall
}

func (s *kv) compact(ctx context.Context, in struct {
	Limit int `json:"limit"`
}) (int, error) { // ok: too many keys is an error that is returned
	if len(s.data) > in.Limit {
		return 0, fmt.Errorf("%d keys are more than %d", len(s.data), in.Limit)
	}
	clear(s.data)
	return 0, nil
}
