package commands

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/envelope"
)

const commandHandlers = "handlers"

// HandlersIn are the parameters of handlers. Its other flags are those of the check, which
// say what is loaded, and which places take handlers.
type HandlersIn struct {
	Packages []string `name:"packages" arg:"true" help:"What to look at, as for the go command; ./... if there are none"`
}

// Handlers is the data of handlers.
type Handlers struct {
	Handlers []Handler `json:"handlers" envelope:"ordered" description:"Every handler, by file, line and column"`
	Programs []Program `json:"programs" envelope:"ordered" description:"Every main package, by file"`
}

// A Handler is a handler in a list.
type Handler struct {
	Framework string `json:"framework" description:"Whose command it carries out; user for what -handlers or a comment names"`
	Name      string `json:"name" description:"What messages call it"`
	Role      string `json:"role" description:"The field or parameter that it is registered through"`
	Package   string `json:"package" description:"Path of the package that registers it"`
	File      string `json:"file" description:"Where it is registered; named as in findings"`
	Line      int    `json:"line" description:"Counted from 1"`
	Column    int    `json:"column" description:"In bytes, counted from 1"`
}

// A Program is a main package in a list.
type Program struct {
	Package  string `json:"package" description:"Path of the package"`
	Handlers bool   `json:"handlers" description:"Whether it, or a package that it imports, registers handlers; of what -handlers names only its own count"`
}

// Text returns what a person sees.
func (h Handlers) Text() string {
	var out strings.Builder
	table := tabwriter.NewWriter(&out, 0, 0, 3, ' ', 0)
	packages := make(map[string]bool)
	for _, x := range h.Handlers {
		packages[x.Package] = true
		fmt.Fprintf(table, "%s:%d:%d\t%s\t%s\t%s\n", x.File, x.Line, x.Column, x.Framework, x.Role, x.Name)
	}
	table.Flush()
	if len(h.Handlers) > 0 {
		out.WriteString("\n")
	}
	out.WriteString(count(len(h.Handlers), "handler"))
	if len(packages) > 0 {
		out.WriteString(" in " + count(len(packages), "package"))
	}
	for _, p := range h.Programs {
		if !p.Handlers {
			out.WriteString("\n" + p.Package + " has none")
		}
	}
	return out.String()
}

func count(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}

// handlers runs the command of that name, whose command line has the flags of the check.
func handlers(args []string, suite []*analysis.Analyzer) int {
	line, wrong := cmdline.Parse(args, suite)
	if errors.Is(wrong, cmdline.ErrHelp) {
		return help([]string{commandHandlers}, suite)
	}
	call := []string{commandHandlers}
	if form := cmdline.Asked(args[1:], ""); form == "text" || form == "json" {
		call = append(call, outputFlag(form))
	}
	return runChecked(New(suite, line, wrong), append(append(call, "--"), line.Patterns...))
}

// handlersCommand declares handlers.
func handlersCommand(suite []*analysis.Analyzer, line cmdline.Line, wrong error) envelope.Command[HandlersIn, Handlers] {
	return envelope.Command[HandlersIn, Handlers]{
		Name: commandHandlers, Summary: "List the handlers that the rules look at", Effect: envelope.Safe, DataVersion: "1.0.0",
		ExitCodes: exits,
		Examples:  []envelope.Example{{Description: "See whether envvet knows the commands of a program", Command: "envvet handlers ./..."}},
		Validate:  func(ctx context.Context, _ HandlersIn) error { return configure(ctx, &line, suite, wrong) },
		Run: func(ctx context.Context, in HandlersIn) (Handlers, error) {
			found, err := check.Handlers(ctx, line, suite)
			if err != nil {
				return Handlers{}, failed(err)
			}
			var list Handlers
			for _, h := range found.Handlers {
				list.Handlers = append(list.Handlers, Handler{
					Framework: h.Framework, Name: h.Name, Role: h.Role, Package: h.Package,
					File: h.Posn.File, Line: h.Posn.Line, Column: h.Posn.Col,
				})
			}
			for _, p := range found.Programs {
				list.Programs = append(list.Programs, Program{Package: p.Package, Handlers: p.Commands})
			}
			return list, nil
		},
	}
}
