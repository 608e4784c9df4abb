package main

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

const version = "2.3.1"

func newVersionCmd() *cobra.Command {
	short := false
	cmd := &cobra.Command{
		Use: "version",
		Run: func(cmd *cobra.Command, args []string) { // bad: prints with fmt
			if short {
				fmt.Println(version) // want stdoutwrite
				return
			}
			fmt.Printf("inventory %s (%s/%s)\n", version, runtime.GOOS, runtime.GOARCH) // want stdoutwrite
		},
	}
	cmd.Flags().BoolVar(&short, "short", false, "the number only")
	return cmd
}

func newAboutCmd() *cobra.Command {
	return &cobra.Command{
		Use: "about",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: framework writer
			out := cmd.OutOrStdout()
			fmt.Fprintf(out, "inventory %s\n", version)
			_, err := fmt.Fprintln(out, "keeps what you have")
			return err
		},
	}
}

func newCompletionCmd() *cobra.Command {
	return &cobra.Command{
		Use:  "bash-completion",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, args []string) error { // bad: hands os.Stdout to the generator
			return cmd.Root().GenBashCompletionV2(os.Stdout, true) // want stdoutwrite
		},
	}
}

func newZshCmd() *cobra.Command {
	return &cobra.Command{
		Use:  "zsh-completion FILE",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // ok: into a file
			f, err := os.Create(args[0])
			if err != nil {
				return err
			}
			defer f.Close()
			return cmd.Root().GenZshCompletion(f)
		},
	}
}

// listOptions are the options of list, as gh does it.
type listOptions struct {
	IO    *ui.IOStreams
	Store func() (*store.Store, error)
	Limit int
}

func newListCmd(ios *ui.IOStreams, runF func(*listOptions) error) *cobra.Command {
	opts := &listOptions{IO: ios, Store: func() (*store.Store, error) { return store.Open(flagStore) }}
	cmd := &cobra.Command{
		Use: "list",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: injected: streams are handed in by main
			if opts.Limit < 1 {
				return fmt.Errorf("invalid limit: %d", opts.Limit)
			}
			if runF != nil {
				return runF(opts)
			}
			return listRun(opts)
		},
	}
	cmd.Flags().IntVarP(&opts.Limit, "limit", "L", 30, "how many")
	return cmd
}

func listRun(opts *listOptions) error {
	s, err := opts.Store()
	if err != nil {
		return err
	}
	if s.Len() == 0 {
		opts.IO.Warnf("nothing there")
		return nil
	}
	n := 0
	for id, it := range s.All() {
		if n++; n > opts.Limit {
			break
		}
		opts.IO.Infof("%s\t%s", id, it.Name)
	}
	return nil
}

func newWideCmd() *cobra.Command {
	return &cobra.Command{
		Use: "wide",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: the shared table helper gets os.Stdout
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			return ui.Table(os.Stdout, []string{"ID", "NAME", "SIZE"}, rowsOf(s)) // want stdoutwrite
		},
	}
}

func rowsOf(s *store.Store) [][]string {
	var rows [][]string
	for id, it := range s.All() {
		rows = append(rows, []string{id, it.Name, strconv.FormatInt(it.Size, 10)})
	}
	return rows
}

func newGetCmd() *cobra.Command {
	return &cobra.Command{
		Use:  "get ID",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // ok: a string, printed by the framework
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			it, err := s.Get(args[0])
			if err != nil {
				return err
			}
			text, err := render.String("{{.Name}}: {{.Size}} bytes\n", it)
			if err != nil {
				return err
			}
			cmd.Print(text)
			return nil
		},
	}
}

func newAddCmd() *cobra.Command {
	var tags []string
	cmd := &cobra.Command{
		Use:  "add ID NAME",
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error { // ok: logger of the context writes to stderr
			log := logx.FromContext(cmd.Context()).With("id", args[0])
			s, err := store.Open(flagStore, store.WithStrict())
			if log.Failed(err, "open") {
				return err
			}
			s.Put(store.Item{ID: args[0], Name: args[1], Tags: tags})
			log.Infof("added")
			return s.Save()
		},
	}
	cmd.Flags().StringSliceVar(&tags, "tag", nil, "tags")
	return cmd
}

func newRmCmd() *cobra.Command {
	return &cobra.Command{
		Use:  "rm ID...",
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // bad: the callback prints
			s, err := store.Open(flagStore, store.WithEvict(func(it store.Item) {
				ui.Successf("removed %s (%s)", it.ID, it.Name) // want stdoutwrite
			}))
			if err != nil {
				return err
			}
			for _, id := range args {
				if err := s.Evict(id); err != nil {
					return err
				}
			}
			return s.Save()
		},
	}
}

func newEvictCmd() *cobra.Command {
	return &cobra.Command{
		Use:  "evict ID...",
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the callback only collects
			var gone []string
			s, err := store.Open(flagStore, store.WithEvict(func(it store.Item) { gone = append(gone, it.ID) }))
			if err != nil {
				return err
			}
			for _, id := range args {
				if err := s.Evict(id); err != nil {
					ui.Failuref("%s: %v", id, err)
					return err
				}
			}
			logx.FromContext(cmd.Context()).Infof("gone: %s", strings.Join(gone, ", "))
			return s.Save()
		},
	}
}

func newCompactCmd() *cobra.Command {
	return &cobra.Command{
		Use: "compact",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the verbose field of the store is never set
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			ui.Tracef("compact %s", flagStore)
			if n := s.Compact(); n == 0 {
				return nil
			}
			return s.Save()
		},
	}
}

func newVerifyCmd() *cobra.Command {
	return &cobra.Command{
		Use: "verify",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: Verify prints
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			if err := s.Verify(); err != nil { // want stdoutwrite
				return app.Exit(3, "store is broken: %w", err)
			}
			return nil
		},
	}
}

func newMigrateCmd() *cobra.Command {
	return &cobra.Command{
		Use: "migrate",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: version 2 is never the one that exits
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			if err := s.Migrate(2); err != nil {
				return err
			}
			return s.Save()
		},
	}
}

func newMigrateToCmd() *cobra.Command {
	var to int
	cmd := &cobra.Command{
		Use: "migrate-to",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: exits for --to=0
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			if err := s.Migrate(to); err != nil { // want exitcall
				return err
			}
			return s.Save()
		},
	}
	cmd.Flags().IntVar(&to, "to", 2, "version of the schema")
	return cmd
}

func newImportCmd() *cobra.Command {
	return &cobra.Command{
		Use:  "import DIR",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // ok: progress goes to stderr
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			con := ui.NewConsole(ui.WithPrefix("import: "))
			spin := ui.Spin(os.Stderr, "reading")
			defer spin.Stop()
			if err := s.Import(args[0], ".txt", func(p string) { con.Say("%s", p) }); err != nil {
				return err
			}
			return s.Save()
		},
	}
}

type importer struct {
	con  *ui.Console
	seen int
}

func (i *importer) onFile(path string) {
	i.seen++
	i.con.Say("%d %s", i.seen, path)
}

func newImportAllCmd() *cobra.Command {
	return &cobra.Command{
		Use:  "import-all DIR",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // bad: the method value prints to a console on stdout
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			imp := &importer{con: ui.NewConsole(ui.WithStdout(), ui.WithPrefix("+ "))} // want stdoutwrite
			if err := s.Import(args[0], "", imp.onFile); err != nil {
				return err
			}
			return s.Save()
		},
	}
}

func newExportCmd() *cobra.Command {
	return &cobra.Command{
		Use:  "export FILE",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) (err error) { // ok: into a file
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			f, err := os.Create(args[0])
			if err != nil {
				return err
			}
			defer func() {
				if cerr := f.Close(); err == nil {
					err = cerr
				}
			}()
			return s.Dump(f)
		},
	}
}

func newDumpCmd() *cobra.Command {
	var path string
	cmd := &cobra.Command{
		Use: "dump",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: stdout unless a file is named
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			out := os.Stdout // want stdoutwrite
			if path != "" {
				out, err = os.Create(path)
				if err != nil {
					return err
				}
				defer out.Close()
			}
			return s.Dump(out)
		},
	}
	cmd.Flags().StringVarP(&path, "output", "o", "", "file to write")
	return cmd
}

func newNamesCmd() *cobra.Command {
	return &cobra.Command{
		Use: "names",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: exits if there is no store, and prints in the loop
			s := store.MustOpen(flagStore) // want exitcall
			for name := range s.Names() {
				fmt.Println(name) // want stdoutwrite
			}
			return nil
		},
	}
}

func newCountCmd() *cobra.Command {
	return &cobra.Command{
		Use: "count",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: lines go into a builder
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			var b strings.Builder
			n, err := render.Lines(&b, s.Names(), strings.ToUpper)
			if err != nil {
				return err
			}
			if n != s.Len() {
				return app.Exit(5, "%d names for %d items:\n%s", n, s.Len(), b.String())
			}
			return nil
		},
	}
}

func newStatCmd() *cobra.Command {
	return &cobra.Command{
		Use: "stat",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: the comparison prints
			s, err := store.Open(flagStore)
			if err != nil {
				return err
			}
			items := s.Sorted(store.BySize)
			slices.SortFunc(items, func(a, b store.Item) int {
				if a.Name == b.Name {
					fmt.Println("same name:", a.ID, b.ID) // want stdoutwrite
				}
				return strings.Compare(a.Name, b.Name)
			})
			return summarize(cmd.Context(), items)
		},
	}
}

func summarize(ctx context.Context, items []store.Item) error {
	var sum int64
	for _, it := range items {
		sum += it.Size
	}
	logx.FromContext(ctx).Infof("%d items, %d bytes", len(items), sum)
	return ctx.Err()
}
