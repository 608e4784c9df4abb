package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/runner"
)

func processCommands() []*cobra.Command {
	return []*cobra.Command{
		{Use: "sync", RunE: runSync},
		{Use: "sync-safe", RunE: runSyncSafe},
		{Use: "wait", RunE: runWait},
		{Use: "wait-ctx", RunE: runWaitCtx},
		{Use: "guarded", RunE: runGuarded},
		{Use: "rescued", RunE: runRescued},
		{Use: "sub", DisableFlagParsing: true, RunE: runSub},
		{Use: "sub-safe", DisableFlagParsing: true, RunE: runSubSafe},
		{Use: "exec", RunE: runExec},
		{Use: "exec-quiet", RunE: runExecQuiet},
		{Use: "exec-direct", RunE: runExecDirect},
		{Use: "check", Run: runCheck},
		{Use: "must", RunE: runMust},
		{Use: "end", Run: runEnd},
	}
}

func runSync(cmd *cobra.Command, args []string) error { // bad: a goroutine of the group exits
	g, ctx := errgroup.WithContext(cmd.Context())
	for _, a := range args {
		g.Go(func() error { return pull(ctx, a) })
	}
	return g.Wait()
}

func pull(ctx context.Context, name string) error {
	if name == "" {
		fmt.Fprintln(os.Stderr, "no name to pull")
		os.Exit(64) // want exitcall
	}
	return ctx.Err()
}

func runSyncSafe(cmd *cobra.Command, args []string) error { // ok: errors are returned
	g, ctx := errgroup.WithContext(cmd.Context())
	g.SetLimit(4)
	for _, a := range args {
		g.Go(func() error {
			if _, err := os.Stat(a); err != nil {
				return app.Exit(2, "cannot sync: %w", err)
			}
			return ctx.Err()
		})
	}
	return g.Wait()
}

func runWait(cmd *cobra.Command, args []string) error { // bad: the signal ends the process
	sig := make(chan os.Signal, 1)
	signal.Notify(sig, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-sig
		fmt.Fprintln(os.Stderr, "interrupted")
		os.Exit(130) // want exitcall
	}()
	time.Sleep(time.Second)
	return nil
}

func runWaitCtx(cmd *cobra.Command, args []string) error { // ok: the signal cancels
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt)
	defer stop()
	select {
	case <-ctx.Done():
		return app.Exit(130, "interrupted: %w", ctx.Err())
	case <-time.After(time.Second):
		return nil
	}
}

func runGuarded(cmd *cobra.Command, args []string) error { // ok: a panic becomes an error
	return app.Guard(cmd.Context(), func(ctx context.Context) error {
		if len(args) == 0 {
			panic("no arguments")
		}
		return ctx.Err()
	})
}

func runRescued(cmd *cobra.Command, args []string) error { // bad: exits where it recovers
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintln(os.Stderr, "bug:", r)
			os.Exit(70) // want exitcall
		}
	}()
	fmt.Fprintln(cmd.ErrOrStderr(), args[0])
	return nil
}

func runSub(cmd *cobra.Command, args []string) error { // bad: the flag set exits
	fs := flag.NewFlagSet("sub", flag.ExitOnError)
	n := fs.Int("n", 1, "how many")
	fs.Parse(args) // want exitcall
	if *n < 0 {
		return errors.New("n is negative")
	}
	return nil
}

func runSubSafe(cmd *cobra.Command, args []string) error { // ok: the flag set returns its error
	fs := flag.NewFlagSet("sub", flag.ContinueOnError)
	n := fs.Int("n", 1, "how many")
	if err := fs.Parse(args); err != nil {
		return err
	}
	if *n < 0 {
		fs.Usage()
		return errors.New("n is negative")
	}
	return nil
}

func runExec(cmd *cobra.Command, args []string) error { // bad: the child writes to stdout, and its status is this one's
	err := runner.Passthrough(cmd.Context(), "git", args...) // want stdoutwrite
	runner.ExitLike(err)                                     // want exitcall
	return nil
}

func runExecQuiet(cmd *cobra.Command, args []string) error { // ok: the output of the child is kept
	out, err := runner.Output(cmd.Context(), "git", args...)
	if err != nil {
		return app.Exit(runner.Status(err), "git: %w", err)
	}
	logx.FromContext(cmd.Context()).Infof("git said %d bytes", len(out))
	return runner.Stream(cmd.Context(), os.Stderr, "git", "status")
}

func runExecDirect(cmd *cobra.Command, args []string) error { // bad: exec.Cmd with os.Stdout
	c := &exec.Cmd{
		Path:   "/bin/ls",
		Args:   append([]string{"ls"}, args...),
		Stdout: os.Stdout, // want stdoutwrite
		Stderr: os.Stderr,
	}
	return c.Run()
}

func runCheck(cmd *cobra.Command, args []string) { // bad: cobra.CheckErr exits
	_, err := os.Stat(flagStore)
	cobra.CheckErr(err) // want exitcall
}

func runMust(cmd *cobra.Command, args []string) error { // bad: Must is log.Fatal
	host := logx.Must(os.Hostname()) // want exitcall
	cmd.PrintErrln("host", host)
	return nil
}

func runEnd(cmd *cobra.Command, args []string) { // bad: Goexit of the handler's goroutine
	if len(args) == 0 {
		runtime.Goexit() // want exitcall
	}
	cmd.PrintErrln("not yet")
}
