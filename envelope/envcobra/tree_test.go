package envcobra_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
)

var errTree = errors.New("an error of the tree")

type key struct{}

type echo struct {
	Name  string   `json:"name"`
	Rest  []string `json:"rest"`
	Level int      `json:"level"`
	From  string   `json:"from"`
}

// tree is a command-line tool with wrapped, answering and mounted commands, some
// of which do what they should not.
func tree() *cobra.Command {
	var config string
	root := &cobra.Command{
		Use: "tree", SilenceUsage: true,
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error {
			if config == "broken" {
				return errors.New("the configuration is broken")
			}
			if config == "loud" {
				fmt.Println("reading the configuration")
			}
			cmd.SetContext(context.WithValue(cmd.Context(), key{}, "hook"))
			return nil
		},
		PersistentPostRun: func(*cobra.Command, []string) {
			if config == "loud" {
				fmt.Println("bye")
			}
		},
	}
	root.PersistentFlags().StringVarP(&config, "config", "c", "", "configuration")
	app := envelope.New("tree", envelope.Version("2.4.1"))
	wrapped(root, app)
	typed(root, app)
	registered(app)
	root.AddCommand(&cobra.Command{Use: "old", Run: func(*cobra.Command, []string) { fmt.Println("as ever") }})
	envcobra.Mount(root, app)
	return root
}

// An interval is a flag of a type that the tree has itself.
type interval struct{}

func (*interval) Set(string) error { return nil }
func (*interval) String() string   { return "5m" }
func (*interval) Type() string     { return "interval" }

var safe = envcobra.Declaration{Effect: envelope.Safe}

func wrapped(root *cobra.Command, app *envelope.App) {
	wrap := func(use string, run func(cmd *cobra.Command, args []string) error) *cobra.Command {
		cmd := &cobra.Command{Use: use, Short: "Test " + use, RunE: run}
		root.AddCommand(cmd)
		return cmd
	}
	prints := func(use string, print func(cmd *cobra.Command) error) {
		envcobra.Wrap(app, wrap(use, func(cmd *cobra.Command, _ []string) error { return print(cmd) }), safe)
	}
	prints("prints", func(cmd *cobra.Command) error {
		fmt.Println("one")
		fmt.Fprintln(cmd.OutOrStdout(), "two")
		child := exec.Command("echo", "three")
		child.Stdout = os.Stdout
		return child.Run()
	})
	prints("prints-json", func(*cobra.Command) error { fmt.Println(`{"ok":true}`); return nil })
	prints("prints-much", func(*cobra.Command) error { fmt.Print(strings.Repeat("0123456789\n", 1<<18)); return nil })
	prints("silent", func(*cobra.Command) error { return nil })
	prints("fails", func(*cobra.Command) error { fmt.Println("so far"); return fmt.Errorf("it fails: %w", errTree) })
	coded := wrap("fails-code", func(*cobra.Command, []string) error { return envelope.Errorf(envelope.Conflict, "taken: %w", errTree) })
	envcobra.Wrap(app, coded, envcobra.Declaration{Effect: envelope.Safe, ExitCodes: envelope.ExitCodes{
		envelope.Conflict: {Description: "Taken", FixRequired: "choose another"},
	}})
	prints("panics", func(*cobra.Command) error { fmt.Println("so far"); panic("on purpose") })
	prints("panics-much", func(*cobra.Command) error {
		fmt.Print(strings.Repeat("0123456789\n", 1<<18))
		panic("on purpose")
	})
	prints("fails-data", func(*cobra.Command) error {
		fmt.Println("so far")
		return envelope.Errorf(envelope.GeneralError, "it fails").WithData(map[string]int{"done": 2})
	})
	prints("fails-much", func(*cobra.Command) error {
		fmt.Print(strings.Repeat("0123456789\n", 1<<18))
		return errTree
	})
	prints("goexit", func(*cobra.Command) error { runtime.Goexit(); return nil })
	prints("warns", func(cmd *cobra.Command) error {
		envelope.Warn(cmd.Context(), "OLD", "from %v", cmd.Context().Value(key{}))
		return nil
	})
	prints("Odd_Name", func(*cobra.Command) error { return nil })

	hang := wrap("hangs", func(*cobra.Command, []string) error { fmt.Println("so far"); select {} })
	envcobra.Wrap(app, hang, envcobra.Declaration{Effect: envelope.Safe, Timeout: 50 * time.Millisecond})
	wait := wrap("waits", func(*cobra.Command, []string) error {
		fmt.Println("so far")
		fmt.Fprintln(os.Stderr, "waiting")
		select {}
	})
	envcobra.Wrap(app, wait, safe)
	own := wrap("waits-itself", func(cmd *cobra.Command, _ []string) error {
		ctx, stop := signal.NotifyContext(cmd.Context(), syscall.SIGTERM)
		defer stop()
		fmt.Fprintln(os.Stderr, "waiting")
		<-ctx.Done()
		return ctx.Err()
	})
	envcobra.Wrap(app, own, safe)

	hooked := wrap("hooked", nil)
	hooked.RunE, hooked.Run = nil, func(*cobra.Command, []string) { fmt.Println("run") }
	hooked.PreRun = func(*cobra.Command, []string) { fmt.Println("pre") }
	hooked.PostRunE = func(*cobra.Command, []string) error { fmt.Println("post"); return nil }
	hooked.PersistentPreRun = func(*cobra.Command, []string) { fmt.Println("persistent") }
	child := &cobra.Command{Use: "child", Short: "Child", Run: func(*cobra.Command, []string) { fmt.Println("child") }}
	hooked.AddCommand(child)
	envcobra.Wrap(app, hooked, safe)

	own = wrap("own-flags", func(cmd *cobra.Command, _ []string) error {
		text, _ := cmd.Flags().GetString("output")
		fmt.Println("to", text)
		return nil
	})
	own.Flags().StringP("output", "o", "a file", "where to write")
	own.Flags().IntSlice("numbers", []int{1}, "numbers")
	own.Flags().Var(new(interval), "pause", "how long to wait")
	own.Flags().Duration("every", time.Second, "how often")
	own.Flags().CountP("verbose", "v", "how much")
	own.Flags().Bool("both", false, "both")
	own.Flags().Bool("alone", false, "alone")
	own.MarkFlagsMutuallyExclusive("both", "alone")
	envcobra.Wrap(app, own, safe)

	versioned := wrap("versioned", func(*cobra.Command, []string) error { fmt.Println("ran"); return nil })
	versioned.Version = "1.2.3"
	envcobra.Wrap(app, versioned, safe)
	late := wrap("versioned-late", func(*cobra.Command, []string) error { fmt.Println("ran"); return nil })
	envcobra.Wrap(app, late, safe)
	late.Version = "1.2.3"

	strict := wrap("strict", func(_ *cobra.Command, args []string) error { fmt.Println(args); return nil })
	strict.Args = cobra.ExactArgs(1)
	strict.PreRunE = func(*cobra.Command, []string) error { fmt.Println("pre-run"); return nil }
	strict.Flags().String("level", "", "a level")
	_ = strict.MarkFlagRequired("level")
	strict.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return fmt.Errorf("own words: %w", err) })
	envcobra.Wrap(app, strict, safe)
}

func typed(root *cobra.Command, app *envelope.App) {
	var level int
	cmd := &cobra.Command{Use: "typed NAME", Short: "Answer", Args: cobra.MinimumNArgs(1)}
	cmd.Flags().IntVarP(&level, "level", "l", 3, "a level")
	group := &cobra.Command{Use: "group", Short: "A group"}
	root.AddCommand(group)
	group.AddCommand(cmd)
	envcobra.Answer(app, cmd, envcobra.Declaration{Effect: envelope.Safe, DataVersion: "1.2.0"}, func(cmd *cobra.Command, args []string) (echo, error) {
		fmt.Println("stray")
		return echo{args[0], args[1:], level, fmt.Sprint(cmd.Context().Value(key{}))}, nil
	})
	items := &cobra.Command{Use: "items", Short: "List"}
	root.AddCommand(items)
	envcobra.Answer(app, items, safe, func(*cobra.Command, []string) ([]echo, error) { return make([]echo, 50), nil })
}

type mountedIn struct {
	Name  string   `name:"name" help:"A name" arg:"true" required:"true" enum:"ann,bob"`
	Rest  []string `name:"rest" help:"More" arg:"true"`
	Level int      `name:"level" short:"c" help:"A level" default:"3"`
	Size  string   `name:"size" short:"s" help:"A size" enum:"small,large" required:"true"`
	Quick bool     `name:"quick" short:"q" help:"Be quick"`
}

func registered(app *envelope.App) {
	run := func(ctx context.Context, in mountedIn) (echo, error) {
		if in.Quick {
			return echo{}, envelope.Errorf(envelope.Unavailable, "too quick")
		}
		return echo{in.Name, in.Rest, in.Level, fmt.Sprint(ctx.Value(key{}))}, nil
	}
	envelope.Register(app, envelope.Command[soleIn, soleIn]{
		Name: "sole", Summary: "Take no arguments", Effect: envelope.Safe,
		Run: func(_ context.Context, in soleIn) (soleIn, error) { return in, nil },
	})
	for _, name := range []string{"mounted", "group mounted", "new group deep"} {
		envelope.Register(app, envelope.Command[mountedIn, echo]{
			Name: name, Summary: "Test " + name, Effect: envelope.Safe, Run: run,
			ExitCodes: envelope.ExitCodes{envelope.Unavailable: {Description: "Not now", Retryable: true, SideEffects: envelope.NoSideEffects}},
			Examples:  []envelope.Example{{Description: "Try it", Command: "tree mounted ann"}},
		})
	}
}

type soleIn struct {
	Quick bool `name:"quick" short:"q" help:"Be quick"`
}

// execute is a program that runs the tree.
func execute() {
	os.Exit(envcobra.Status(tree().Execute()))
}

// traverse is the same with the hooks of all parents.
func traverse() {
	cobra.EnableTraverseRunHooks = true
	execute()
}

// wrongly is a program whose declaration is wrong.
func wrongly() {
	root := &cobra.Command{Use: "wrongly", SilenceUsage: true}
	cmd := &cobra.Command{Use: "cmd", Short: "x", Run: func(*cobra.Command, []string) { fmt.Println("ran") }}
	root.AddCommand(cmd)
	envcobra.Wrap(envelope.New("wrongly"), cmd, envcobra.Declaration{})
	os.Exit(envcobra.Status(root.Execute()))
}

// within is a program that executes the tree with arguments of its own.
func within() {
	root := tree()
	root.SetArgs([]string{"strict", "--bogus"})
	os.Exit(envcobra.Status(root.Execute()))
}

// inDialect is a program with commands in another dialect.
func inDialect(d envelope.Dialect) {
	root := &cobra.Command{Use: "other", SilenceUsage: true}
	cmd := &cobra.Command{Use: "cmd", Short: "x", Run: func(*cobra.Command, []string) {}}
	root.AddCommand(cmd)
	app := envelope.New("other", envelope.Use(d))
	envcobra.Wrap(app, cmd, safe)
	for name, end := range map[string]func() error{"fails": func() error { return errTree }, "panics": func() error { panic("on purpose") }} {
		failing := &cobra.Command{Use: name, Short: "x", RunE: func(*cobra.Command, []string) error { fmt.Println("so far"); return end() }}
		root.AddCommand(failing)
		envcobra.Wrap(app, failing, safe)
	}
	os.Exit(envcobra.Status(root.Execute()))
}

// wrapsRoot is a tool without commands.
func wrapsRoot() {
	root := &cobra.Command{Use: "single", Short: "One command", Run: func(_ *cobra.Command, args []string) { fmt.Println("args", args) }}
	envcobra.Wrap(envelope.New("single"), root, safe)
	os.Exit(envcobra.Status(root.Execute()))
}

// foreign calls a wrapped command past cobra.
func foreign() {
	app := envelope.New("tree")
	wrapped(&cobra.Command{Use: "tree"}, app)
	app.Main()
}
