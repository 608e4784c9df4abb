package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"sync"
	"syscall"

	"github.com/fatih/color"
	"github.com/spf13/cobra"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

// notices was stdout once; see init.
var notices io.Writer = os.Stdout

func init() { notices = os.Stderr }

// results is where results go.
var results io.Writer = os.Stdout

var (
	reportOnce sync.Once
	reportW    *bufio.Writer
)

func reportWriter() *bufio.Writer {
	reportOnce.Do(func() {
		reportW = bufio.NewWriter(os.Stdout) // want stdoutwrite
	})
	return reportW
}

var actions = map[string]func(s *store.Store) error{
	"dump": func(s *store.Store) error {
		return render.JSON(os.Stdout, s.Sorted(store.BySize)) // want stdoutwrite
	},
	"save": func(s *store.Store) error { return s.Save() },
}

var checks = map[string]func(s *store.Store) error{
	"size": func(s *store.Store) error {
		if s.Len() > 1000 {
			return fmt.Errorf("too many items: %d", s.Len())
		}
		return nil
	},
	"path": func(*store.Store) error {
		_, err := fmt.Fprintln(os.Stderr, "checked", flagStore)
		return err
	},
}

// session is what login leaves for whoami.
type session struct {
	user string
	w    io.Writer
}

func (s *session) login(cmd *cobra.Command, args []string) error { // ok: keeps a buffer
	s.user = os.Getenv("USER")
	if s.user == "" {
		return app.Exit(77, "nobody")
	}
	s.w = new(bytes.Buffer)
	return nil
}

func (s *session) whoami(cmd *cobra.Command, args []string) error { // ok: writes into the buffer that login left, if any
	if s.w == nil {
		return app.Exit(77, "not logged in")
	}
	_, err := fmt.Fprintln(s.w, s.user)
	return err
}

// pager is what page sets up in PreRun and uses in Run.
type pager struct {
	w     io.Writer
	lines int
}

func (p *pager) setup(cmd *cobra.Command, args []string) { // bad: takes os.Stdout for show
	p.w = os.Stdout // want stdoutwrite
}

func (p *pager) show(cmd *cobra.Command, args []string) error { // bad: writes to what setup took
	for _, a := range args {
		p.lines++
		if _, err := fmt.Fprintf(p.w, "%4d %s\n", p.lines, a); err != nil {
			return err
		}
	}
	return nil
}

// base is embedded by commands.
type base struct {
	con *ui.Console
}

func (b base) tell(format string, args ...any) { b.con.Say(format, args...) }

type tagger struct {
	base
	tags []string
}

func (t *tagger) run(cmd *cobra.Command, args []string) error { // ok: the embedded console is on stderr
	t.tags = append(t.tags, args...)
	t.tell("%d tags", len(t.tags))
	return nil
}

type counter struct{ *ui.Printer[int] }

func newCounter() *counter {
	return &counter{ui.NewPrinter(io.Writer(os.Stderr), func(n int) string { return fmt.Sprintf("%03d", n) })}
}

// tool is a command with an app.
func withApp(ios *ui.IOStreams, fn func(a *app.App, args []string) error) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error { // bad: one of the functions prints
		a := app.New(flagStore, app.WithOut(io.Discard))
		a.Quiet = flagQuiet
		a.Err = ios.ErrOut
		return fn(a, args)
	}
}

func outputCommands(ios *ui.IOStreams) []*cobra.Command {
	sess, pg := &session{}, &pager{}
	admin := &cobra.Command{
		Use: "admin",
		PersistentPreRun: func(cmd *cobra.Command, args []string) { // bad: a banner on stdout
			if os.Getenv("NO_BANNER") == "" {
				color.Cyan("== admin: %s ==", cmd.Name()) // want stdoutwrite
			}
		},
	}
	admin.AddCommand(&cobra.Command{
		Use: "gc",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: colors on stderr
			_, err := color.New(color.FgYellow).Fprintln(os.Stderr, "collecting")
			return err
		},
		PostRun: func(cmd *cobra.Command, args []string) { // bad: done, on stdout
			fmt.Println("done") // want stdoutwrite
		},
	})
	admin.SetHelpFunc(func(cmd *cobra.Command, args []string) { // ok: framework writer
		fmt.Fprintf(cmd.OutOrStdout(), "%s\n\n%s", cmd.Short, cmd.UsageString())
	})
	return []*cobra.Command{
		admin,
		{Use: "login", RunE: sess.login},
		{Use: "whoami", RunE: sess.whoami},
		{Use: "page", PreRun: pg.setup, RunE: pg.show},
		{Use: "tag", RunE: (&tagger{base: base{con: ui.NewConsole(ui.WithPrefix("tag: "))}}).run},
		{Use: "report", RunE: runReport},
		{Use: "notice", RunE: runNotice},
		{Use: "result", RunE: runResult},
		{Use: "do", Args: cobra.ExactArgs(1), RunE: runDo},
		{Use: "probe-all", RunE: runChecks},
		{Use: "tee", RunE: runTee},
		{Use: "tee-err", RunE: runTeeErr},
		{Use: "pipe", RunE: runPipe},
		{Use: "pipe-buf", RunE: runPipeBuf},
		{Use: "raw", RunE: runRaw},
		{Use: "tty", RunE: runTTY},
		{Use: "quiet", RunE: runQuiet},
		{Use: "streams", RunE: runStreams},
		{Use: "streams-err", RunE: runStreamsErr},
		{Use: "tally", Run: runTally},
		{Use: "feed", RunE: withApp(ios, feed)},
	}
}

func feed(a *app.App, args []string) error {
	a.Printf("feeding %d\n", len(args))
	a.Emit.Emit("feed", len(args))
	ui.Notice(ui.ToStdout, "fed") // want stdoutwrite
	return nil
}

func runReport(cmd *cobra.Command, args []string) error { // bad: the buffered writer is made on stdout
	w := reportWriter()
	for i, a := range args {
		fmt.Fprintf(w, "%d. %s\n", i+1, a)
	}
	return w.Flush()
}

func runNotice(cmd *cobra.Command, args []string) error { // ok: init replaced the writer before anything ran
	for _, a := range args {
		if _, err := fmt.Fprintln(notices, "notice:", a); err != nil {
			return err
		}
	}
	ui.Notice(ui.ToStderr, "that is all")
	return nil
}

func runResult(cmd *cobra.Command, args []string) error { // bad: the package variable holds os.Stdout
	return json.NewEncoder(results).Encode(map[string]any{"args": args}) // want stdoutwrite
}

func runDo(cmd *cobra.Command, args []string) error { // bad: one of the actions writes
	s, err := store.Open(flagStore)
	if err != nil {
		return err
	}
	fn, ok := actions[args[0]]
	if !ok {
		return app.Exit(2, "no action %q", args[0])
	}
	return fn(s)
}

func runChecks(cmd *cobra.Command, args []string) error { // ok: no check writes to stdout
	s, err := store.Open(flagStore)
	if err != nil {
		return err
	}
	for name, fn := range checks {
		if err := fn(s); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

func runTee(cmd *cobra.Command, args []string) error { // bad: one of the writers is os.Stdout
	var buf bytes.Buffer
	w := io.MultiWriter(&buf, os.Stdout) // want stdoutwrite
	for _, a := range args {
		fmt.Fprintln(w, a)
	}
	return os.WriteFile(flagStore+".log", buf.Bytes(), 0o644)
}

func runTeeErr(cmd *cobra.Command, args []string) error { // ok: a buffer and stderr
	var buf bytes.Buffer
	w := bufio.NewWriter(io.MultiWriter(&buf, os.Stderr))
	for _, a := range args {
		fmt.Fprintln(w, a)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return os.WriteFile(flagStore+".log", buf.Bytes(), 0o644)
}

func runPipe(cmd *cobra.Command, args []string) error { // bad: the other end is copied to stdout
	s, err := store.Open(flagStore)
	if err != nil {
		return err
	}
	pr, pw := io.Pipe()
	go func() { pw.CloseWithError(s.Dump(pw)) }()
	_, err = io.Copy(os.Stdout, pr) // want stdoutwrite
	return err
}

func runPipeBuf(cmd *cobra.Command, args []string) error { // ok: the other end is read
	s, err := store.Open(flagStore)
	if err != nil {
		return err
	}
	pr, pw := io.Pipe()
	go func() { pw.CloseWithError(s.Dump(pw)) }()
	sc := bufio.NewScanner(pr)
	n := 0
	for sc.Scan() {
		n++
	}
	cmd.PrintErrf("%d lines\n", n)
	return sc.Err()
}

func runRaw(cmd *cobra.Command, args []string) error { // bad: file descriptor 1
	for _, a := range args {
		if _, err := syscall.Write(1, []byte(a+"\n")); err != nil { // want stdoutwrite
			return err
		}
	}
	return nil
}

func runTTY(cmd *cobra.Command, args []string) error { // ok: only asks what stdout is
	if !ui.StdoutIsTerminal() {
		color.NoColor = true
	}
	f := os.NewFile(2, "stderr")
	_, err := fmt.Fprintln(f, "color:", !color.NoColor, os.Stdout.Fd())
	return err
}

func runQuiet(cmd *cobra.Command, args []string) error { // bad: stdout unless --quiet
	var w io.Writer = io.Discard
	if !flagQuiet {
		w = os.Stdout // want stdoutwrite
	}
	return render.Template(w, "{{range .}}{{.}}\n{{end}}", args)
}

func runStreams(cmd *cobra.Command, args []string) error { // bad: makes its own streams of the process
	ios := ui.System() // want stdoutwrite
	ios.Infof("%d arguments", len(args))
	return nil
}

func runStreamsErr(cmd *cobra.Command, args []string) error { // ok: only the error stream of them is written
	ios := ui.System()
	if !ios.Confirm("go on?") {
		ios.Warnf("stopped")
		return app.Exit(1, "stopped")
	}
	return nil
}

func runTally(cmd *cobra.Command, args []string) { // ok: generic printer on stderr
	c := newCounter()
	for i := range args {
		c.Print(i)
	}
	ui.Debugf("printed %d", c.Count())
}
