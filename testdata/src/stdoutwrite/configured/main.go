// Command configured has libraries that print as their configuration says: one that may be
// left out, and options that make others of them.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/keep"
	"example.com/toolkit/web"
)

func main() {
	root := &cobra.Command{Use: "configured"}
	root.AddCommand(
		&cobra.Command{Use: "serve", RunE: serve},
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "corrected", RunE: corrected},
		&cobra.Command{Use: "tracing", RunE: tracing},
		&cobra.Command{Use: "asked", RunE: asked},
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "started", RunE: started},
		&cobra.Command{Use: "stored", RunE: stored},
		&cobra.Command{Use: "verbose", RunE: verbose},
	)
	root.Execute()
}

func serve(cmd *cobra.Command, args []string) error {
	app := web.New()
	app.Get("/", func(*web.App) {})
	return app.Listen() // want `^call of web\.App\.Listen in handler serve writes to stdout with fmt\.Println at `
}

func quiet(cmd *cobra.Command, args []string) error {
	app := web.New(web.Config{Quiet: true})
	app.Get("/", func(*web.App) {})
	return app.Listen()
}

// corrected has options that the library changes before they count.
func corrected(cmd *cobra.Command, args []string) error {
	web.NewPage(web.Options{Quiet: true}).Show() // want `^call of web\.Page\.Show in handler corrected writes to stdout with fmt\.Println at `
	return nil
}

func tracing(cmd *cobra.Command, args []string) error {
	app := web.New(web.Config{Quiet: true, Trace: true})
	web.New(web.Config{Quiet: true, Routes: true}).Listen() // want `^call of web\.App\.Listen in handler tracing writes to stdout with fmt\.Println at `
	return app.Listen()                                     // want `^call of web\.App\.Listen in handler tracing writes to stdout with fmt\.Println at `
}

func asked(cmd *cobra.Command, args []string) error {
	return web.New(web.Config{Quiet: len(args) > 0}).Listen() // want `^call of web\.App\.Listen in handler asked writes to stdout with fmt\.Println at `
}

// given hands a list on that may be empty.
func given(cmd *cobra.Command, args []string) error {
	var configs []web.Config
	if len(args) > 0 {
		configs = append(configs, web.Config{Quiet: true})
	}
	return web.New(configs...).Listen() // want `^call of web\.App\.Listen in handler given writes to stdout with fmt\.Println at `
}

func stored(cmd *cobra.Command, args []string) error {
	s, err := keep.Open(keep.Default(args[0]).WithLimit(20))
	if err != nil {
		return err
	}
	s.Close()
	s, err = keep.Open(keep.Default(args[0]).WithVerbose(true).WithVerbose(false))
	if err != nil {
		return err
	}
	s.Close()
	return nil
}

func verbose(cmd *cobra.Command, args []string) error {
	s, err := keep.Open(keep.Default(args[0]).WithVerbose(true).WithLimit(3))
	if err != nil {
		return err
	}
	s.Close() // want `^call of keep\.Store\.Close in handler verbose writes to stdout with fmt\.Println at `
	return nil
}

// started serves in a goroutine, when nobody can set anything any more.
func started(cmd *cobra.Command, args []string) error {
	app := web.New(web.Config{Quiet: true})
	go app.Listen()
	loud := web.New(web.Config{Trace: true})
	go loud.Listen() // want `^call of web\.App\.Listen in handler started writes to stdout with fmt\.Println at `
	return nil
}
