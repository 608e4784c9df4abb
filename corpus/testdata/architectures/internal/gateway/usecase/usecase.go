// Package usecase has the work of the gateway.
package usecase

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/rs/zerolog"
	"github.com/sirupsen/logrus"

	"example.com/architectures/internal/gateway/obs"
)

// Config configures the service.
type Config struct {
	Host    string
	Retries int
	Verbose bool
}

// Service does the work.
type Service struct {
	base
	cfg    Config
	zero   zerolog.Logger
	pretty zerolog.Logger
	rus    *logrus.Logger
	quiet  *obs.Bus
	loud   *obs.Bus
}

type base struct{ dump io.Writer }

func (b base) hexdump(data []byte) {
	for i, c := range data {
		fmt.Fprintf(b.dump, "%02d %02x\n", i, c)
	}
}

// New returns the service.
func New(cfg Config) *Service {
	return &Service{
		base:   base{dump: os.Stderr},
		cfg:    cfg,
		zero:   obs.Zero("gateway"),
		pretty: obs.Pretty("gateway"),
		rus:    obs.Rus(),
		quiet:  new(obs.Bus).Subscribe(obs.Writer{W: os.Stderr, Prefix: "event: "}),
		loud:   new(obs.Bus).Subscribe(obs.Writer{W: io.Discard}, obs.Errors()),
	}
}

// ErrUnknown is returned for unknown pods.
var ErrUnknown = errors.New("unknown pod")

// Pods lists pods.
func (s *Service) Pods(ctx context.Context) []string {
	s.zero.Info().Str("host", s.cfg.Host).Msg("list")
	if s.cfg.Verbose {
		fmt.Println("listing pods of", s.cfg.Host)
	}
	return []string{"web", "db"}
}

// Describe describes a pod.
func (s *Service) Describe(ctx context.Context, name string) (string, error) {
	s.pretty.Info().Str("pod", name).Msg("describe") // missed stdoutwrite: what main makes counts as handed in
	return "pod " + name, nil
}

// Delete deletes a pod.
func (s *Service) Delete(ctx context.Context, name string) error {
	if name == "db" {
		s.zero.Fatal().Str("pod", name).Msg("the database must not be deleted")
	}
	return nil
}

// Restart restarts a pod.
func (s *Service) Restart(ctx context.Context, name string) error {
	if name != "web" {
		s.zero.Error().Str("pod", name).Msg("cannot restart")
		return fmt.Errorf("%w: %s", ErrUnknown, name)
	}
	s.rus.WithField("pod", name).Info("restarted")
	return nil
}

// Scale scales a pod.
func (s *Service) Scale(ctx context.Context, name string, n int) error {
	if n < 0 {
		s.rus.WithField("n", n).Fatalln("cannot scale")
	}
	return nil
}

// Dump is the memory of a pod.
func (s *Service) Dump(ctx context.Context, name string) int {
	data := []byte(name)
	s.hexdump(data)
	return len(data)
}

// Apply applies a manifest.
func (s *Service) Apply(ctx context.Context, manifest string) error {
	err := validate(manifest)
	s.loud.Publish(obs.Event{Name: "apply", Err: err})
	return err
}

// Check checks a manifest.
func (s *Service) Check(ctx context.Context, manifest string) error {
	err := validate(manifest)
	s.quiet.Publish(obs.Event{Name: "check", Err: err})
	return err
}

func validate(manifest string) error {
	if !strings.HasPrefix(manifest, "kind:") {
		return errors.New("a manifest begins with its kind")
	}
	return nil
}

// Retry calls a function until it succeeds.
func (s *Service) Retry(ctx context.Context, what func(attempt int) error, report func(attempt int, err error)) (err error) {
	for attempt := range s.cfg.Retries {
		if err = what(attempt); err == nil {
			return nil
		}
		report(attempt, err)
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Millisecond):
		}
	}
	return err
}

// Console reports to people.
func Console(attempt int, err error) {
	fmt.Printf("attempt %d: %v\n", attempt, err)
}

// Step is a step of a rollout.
type Step interface {
	Do(w io.Writer) (Step, error)
}

// Rollout runs steps.
func Rollout(first Step) (string, error) {
	var buf bytes.Buffer
	step := first
	for step != nil {
		next, err := step.Do(&buf)
		if err != nil {
			return buf.String(), err
		}
		step = next
	}
	return buf.String(), nil
}

// Drain is the first step of a rollout.
type Drain struct{ Then Step }

// Do implements Step.
func (d Drain) Do(w io.Writer) (Step, error) {
	fmt.Fprintln(w, "drained")
	return d.Then, nil
}

// Announce is a step that tells people.
type Announce struct{}

// Do implements Step.
func (Announce) Do(w io.Writer) (Step, error) {
	fmt.Fprintln(io.MultiWriter(w, os.Stdout), "rolling out")
	return nil, nil
}

// Note is a step that tells nobody.
type Note struct{}

// Do implements Step.
func (Note) Do(w io.Writer) (Step, error) {
	fmt.Fprintln(w, "rolling out")
	return nil, nil
}
