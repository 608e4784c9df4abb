// Command replaced_fields puts something else into a field, before a command runs that calls what
// is there, or does so too late, or at times only.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

// An App ends the process by what is in a field.
type App struct {
	exit func(int)
}

func New() *App { return &App{exit: os.Exit} }

func (a *App) stop(cmd *cobra.Command, args []string) {
	cmd.PrintErrln("stopping")
	a.exit(2)
}

// A Server is like that, and is told to end nothing as soon as it is made.
type Server struct {
	exit func(int)
}

func NewServer() *Server { return &Server{exit: os.Exit} }

func (s *Server) stop(cmd *cobra.Command, args []string) {
	cmd.PrintErrln("stopping")
	s.exit(2)
}

func newServer() *cobra.Command {
	s := NewServer()
	s.exit = func(int) {}
	cmd := &cobra.Command{Use: "server", Run: s.stop}
	cmd.AddCommand(&cobra.Command{Use: "now", Run: func(cmd *cobra.Command, args []string) { s.stop(cmd, args) }})
	return cmd
}

// A Late one is told so when the command was made, but not run yet.
type Late struct {
	exit func(int)
}

func NewLate() *Late { return &Late{exit: os.Exit} }

func (l *Late) stop(cmd *cobra.Command, args []string) {
	cmd.PrintErrln("stopping")
	l.exit(2)
}

// A Doubtful one is told so at times.
type Doubtful struct {
	exit func(int)
}

func NewDoubtful() *Doubtful { return &Doubtful{exit: os.Exit} }

func (d *Doubtful) stop(cmd *cobra.Command, args []string) {
	cmd.PrintErrln("stopping")
	d.exit(2) // want `^handler Doubtful\.stop ends the process with os\.Exit, `
}

func newDoubtful() *cobra.Command {
	d := NewDoubtful()
	if os.Getenv("TESTING") != "" {
		d.exit = func(int) {}
	}
	return &cobra.Command{Use: "doubtful", Run: d.stop}
}

// A Forgetful one is told so where nobody has it.
type Forgetful struct {
	exit func(int)
}

func NewForgetful() *Forgetful { return &Forgetful{exit: os.Exit} }

func (f *Forgetful) stop(cmd *cobra.Command, args []string) {
	cmd.PrintErrln("stopping")
	f.exit(2) // want `^handler Forgetful\.stop ends the process with os\.Exit, `
}

func newForgetful() *cobra.Command {
	other := NewForgetful()
	other.exit = func(int) {}
	f := NewForgetful()
	return &cobra.Command{Use: "forgetful", Run: f.stop}
}

// A Restored one is told by another command to end the process after all.
type Restored struct {
	exit func(int)
}

func NewRestored() *Restored { return &Restored{exit: os.Exit} }

func (r *Restored) stop(cmd *cobra.Command, args []string) {
	cmd.PrintErrln("stopping")
	r.exit(2) // want `^handler Restored\.stop ends the process with os\.Exit, `
}

func (r *Restored) restore(cmd *cobra.Command, args []string) { r.exit = os.Exit }

func newRestored() *cobra.Command {
	r := NewRestored()
	r.exit = func(int) {}
	cmd := &cobra.Command{Use: "restored", Run: r.stop}
	cmd.AddCommand(&cobra.Command{Use: "restore", Run: r.restore})
	return cmd
}

// A Stricter one ends the process in another way.
type Stricter struct {
	exit func(int)
}

func NewStricter() *Stricter { return &Stricter{exit: os.Exit} }

func (s *Stricter) stop(cmd *cobra.Command, args []string) {
	cmd.PrintErrln("stopping")
	s.exit(2)
}

func newStricter() *cobra.Command {
	s := NewStricter()
	s.exit = func(int) { os.Exit(3) } // want `ends the process with os\.Exit, `
	return &cobra.Command{Use: "stricter", Run: s.stop}
}

// A Tardy one is told so when all is over.
type Tardy struct {
	exit func(int)
}

func NewTardy() *Tardy { return &Tardy{exit: os.Exit} }

func (t *Tardy) stop(cmd *cobra.Command, args []string) {
	cmd.PrintErrln("stopping")
	t.exit(2) // want `^handler Tardy\.stop ends the process with os\.Exit, `
}

func main() {
	a := New()
	a.exit = func(int) {}
	l, t := NewLate(), NewTardy()
	root := &cobra.Command{Use: "replaced_fields"}
	root.AddCommand(
		&cobra.Command{Use: "stop", Run: a.stop},
		&cobra.Command{Use: "late", Run: l.stop},
		&cobra.Command{Use: "tardy", Run: t.stop},
		newServer(),
		newDoubtful(),
		newForgetful(),
		newRestored(),
		newStricter(),
	)
	l.exit = func(int) {}
	root.Execute()
	t.exit = func(int) {}
}
