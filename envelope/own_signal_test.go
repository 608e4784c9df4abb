package envelope_test

import (
	"context"
	"fmt"
	"os"
	ossignal "os/signal"
	"strings"
	"syscall"
	"testing"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/internal/process"
)

// escapesByHeeding has commands that are notified of signals themselves.
func escapesByHeeding(app *envelope.App) {
	command(app, "own-context", func(ctx context.Context, in markerIn) (state, error) {
		ctx, stop := ossignal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
		defer stop()
		in.trace("ready")
		<-ctx.Done()
		return done, nil
	})
	command(app, "own-error", func(ctx context.Context, in markerIn) (state, error) {
		ctx, stop := ossignal.NotifyContext(context.WithoutCancel(ctx), os.Interrupt, syscall.SIGTERM)
		defer stop()
		in.trace("ready")
		<-ctx.Done()
		return nil, ctx.Err()
	})
	command(app, "own-channel", func(_ context.Context, in markerIn) (state, error) {
		signals := make(chan os.Signal, 1)
		ossignal.Notify(signals, os.Interrupt, syscall.SIGTERM)
		in.trace("ready")
		<-signals
		return done, nil
	})
	command(app, "own-pipes", func(_ context.Context, in markerIn) (state, error) { // signals that are of no interest come with it
		self, err := os.FindProcess(os.Getpid())
		if err != nil {
			return nil, err
		}
		signals := make(chan os.Signal, 1)
		ossignal.Notify(signals, syscall.SIGTERM)
		in.trace("ready")
		for {
			select {
			case <-signals:
				return done, nil
			default:
				_ = self.Signal(syscall.SIGPIPE)
			}
		}
	})
}

// TestOwnSignals holds that a signal is answered as one, always, although the command
// is notified of it too and returns at once.
func TestOwnSignals(t *testing.T) {
	for program, flag := range map[string]string{
		"escapes": "--output=json", "escapes1": "--output-format=json", "escapes2": "--output-format=json", "escapesA": "--json",
	} {
		for _, name := range []string{"own-context", "own-error", "own-channel", "own-pipes"} {
			for sig, exit := range map[syscall.Signal]int{syscall.SIGTERM: 143, syscall.SIGINT: 130} {
				if name == "own-pipes" && sig == syscall.SIGINT {
					continue
				}
				t.Run(fmt.Sprint(program, " ", name, " ", exit), func(t *testing.T) {
					t.Parallel()
					for i := range 10 {
						env := []string{"GOMAXPROCS=" + fmt.Sprint(1+i%3)}
						r := signal(t, process.Call{Program: program, Args: []string{name, flag}, Env: env}, sig)
						said := map[syscall.Signal]string{syscall.SIGTERM: "stopped by SIGTERM", syscall.SIGINT: "stopped by SIGINT"}[sig]
						if r.Exit != exit || !strings.Contains(r.Stdout+r.Stderr, said) {
							t.Fatalf("exit status %d, want %d\n%s%s", r.Exit, exit, r.Stdout, r.Stderr)
						}
					}
				})
			}
		}
	}
}
