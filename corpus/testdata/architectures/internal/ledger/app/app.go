// Package app has the commands.
package app

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/urfave/cli/v3"

	"example.com/architectures/internal/ledger/audit"
	"example.com/architectures/internal/ledger/domain"
	"example.com/architectures/internal/ledger/export"
	"example.com/architectures/internal/ledger/presenter"
	"example.com/architectures/internal/ledger/repo"
	"example.com/architectures/internal/ledger/service"
	"example.com/architectures/internal/ledger/wiring"
)

type controller struct {
	repo domain.Repository
	root *cli.Command
}

// New returns the root command.
func New() *cli.Command {
	c := &controller{repo: repo.NewMemory()}
	c.root = &cli.Command{
		Name:           "ledger",
		ExitErrHandler: func(context.Context, *cli.Command, error) {},
		Commands: []*cli.Command{
			{Name: "post", Action: c.post},
			{Name: "balance", Action: c.balance},
			{Name: "report", Action: c.report},
			{Name: "import", Action: c.importAll},
			{Name: "export", Action: c.export, After: exportAfter},
			{Name: "archive", Action: c.archive},
			{Name: "audit", Action: c.audit},
			{Name: "reconcile", Action: c.reconcile},
			{Name: "close", Action: c.close},
			{Name: "verify", Action: c.verify},
			{Name: "people", Action: people},
			{Name: "script", Action: c.script},
			{Name: "stats", Action: stats},
			{Name: "touch", Action: touch},
			{Name: "rates", Before: ratesBefore, Action: rates},
		},
	}
	return c.root
}

func (c *controller) writer() io.Writer { return c.root.Root().Writer }

func (c *controller) post(ctx context.Context, cmd *cli.Command) error { // ok: only the log, on stderr
	return service.New(c.repo, service.WithClock(domain.SystemClock{})).Post(ctx, cmd.Args().First(), 100)
}

func (c *controller) balance(ctx context.Context, cmd *cli.Command) error { // bad: the console presenter is on stdout
	return service.New(c.repo, service.WithPresenter(presenter.NewConsole())).Balances(ctx) // want stdoutwrite
}

func (c *controller) report(ctx context.Context, cmd *cli.Command) error { // ok: the JSON presenter asks for the writer of the root command
	return service.New(c.repo, service.WithPresenter(presenter.NewJSON(c.writer))).Balances(ctx)
}

func (c *controller) importAll(ctx context.Context, cmd *cli.Command) error { // ok: the workers only log to stderr and the presenter is null
	svc := service.New(c.repo, service.WithPresenter(presenter.Null{}))
	entries := make(chan domain.Entry)
	go func() {
		defer close(entries)
		for _, name := range cmd.Args().Slice() {
			entries <- domain.Entry{Account: name, Cents: 1}
		}
	}()
	if err := svc.Import(ctx, entries, 2); err != nil {
		return err
	}
	return svc.Balances(ctx)
}

func (c *controller) export(ctx context.Context, cmd *cli.Command) error { // bad: an exporter without To writes to stdout
	all, err := c.repo.All(ctx)
	if err != nil {
		return err
	}
	return export.New(export.Comma(';')).Export(all) // want stdoutwrite
}

func (c *controller) archive(ctx context.Context, cmd *cli.Command) error { // ok: the exporter is given a file
	all, err := c.repo.All(ctx)
	if err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(os.TempDir(), "ledger-archive.csv"))
	if err != nil {
		return err
	}
	defer f.Close()
	return export.New(export.To(f)).Export(all)
}

func (c *controller) audit(ctx context.Context, cmd *cli.Command) error { // bad: the promoted Record prints
	n, err := audit.NewAuditor(c.repo).Audit(ctx) // want stdoutwrite
	if err != nil {
		return err
	}
	if n > 0 {
		return cli.Exit(fmt.Sprintf("%d findings", n), 3)
	}
	return nil
}

func (c *controller) reconcile(ctx context.Context, cmd *cli.Command) error { // bad: the repository in a file ends the process for a damaged file
	svc := service.New(repo.NewFile(cmd.Args().First()))
	return svc.Balances(ctx) // want exitcall
}

func (c *controller) close(ctx context.Context, cmd *cli.Command) error { // bad: the last state of the closing machine prints
	_, err := audit.NewClosing().Run("open") // want stdoutwrite
	return err
}

func (c *controller) verify(ctx context.Context, cmd *cli.Command) error { // ok: the checking machine has only states that log to stderr
	states, err := audit.NewChecking().Run("open")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(c.writer(), len(states), "states")
	return err
}

func people(ctx context.Context, cmd *cli.Command) error { // bad: the injector for people gives the console presenter
	svc, cleanup, err := wiring.InitializeConsole() // want stdoutwrite
	if err != nil {
		return err
	}
	defer cleanup()
	return svc.Balances(ctx)
}

func (c *controller) script(ctx context.Context, cmd *cli.Command) error { // ok: the injector for scripts gets the writer of the root command
	svc, cleanup, err := wiring.InitializeScript(c.writer)
	if err != nil {
		return err
	}
	defer cleanup()
	return svc.Balances(ctx)
}

func stats(ctx context.Context, cmd *cli.Command) error { // bad: the function that dig invokes calls Report
	container, err := wiring.Container()
	if err != nil {
		return err
	}
	return container.Invoke(func(svc *service.Ledger, s *wiring.Stats) error {
		defer s.Report()
		s.Read()
		return svc.Balances(ctx)
	})
}

func touch(ctx context.Context, cmd *cli.Command) error { // ok: the container's presenter is null and Quiet prints nothing
	container, err := wiring.Container()
	if err != nil {
		return err
	}
	return container.Invoke(func(svc *service.Ledger, s *wiring.Stats) error {
		s.Read()
		if s.Quiet() == 0 {
			return cli.Exit("nothing read", 2)
		}
		return svc.Balances(ctx)
	})
}

func ratesBefore(ctx context.Context, cmd *cli.Command) (context.Context, error) { // ok: nothing is written
	return context.WithValue(ctx, rateKey{}, 3), nil
}

type rateKey struct{}

func rates(ctx context.Context, cmd *cli.Command) error { // ok: cli.Exit is returned, not executed
	if n, _ := ctx.Value(rateKey{}).(int); n > 2 {
		return cli.Exit("rates are out of date", 4)
	}
	return nil
}

func exportAfter(ctx context.Context, cmd *cli.Command) error { // bad: the summary after the action is printed
	printSummary(cmd.Name, os.Stdout) // want stdoutwrite
	return nil
}

func printSummary(name string, w io.Writer) {
	fmt.Fprintf(w, "%s: finished\n", name)
}
