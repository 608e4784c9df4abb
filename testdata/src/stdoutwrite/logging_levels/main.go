// Command rows has a library whose logger writes to standard output, and makes others of it
// that tell more, less or nothing.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/orm"
)

func main() {
	root := &cobra.Command{Use: "rows"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: plain},
		&cobra.Command{Use: "silent", RunE: silent},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "again", RunE: again},
		&cobra.Command{Use: "asked", RunE: asked},
		&cobra.Command{Use: "both", RunE: both},
	)
	root.Execute()
}

func plain(cmd *cobra.Command, args []string) error {
	db := orm.Open(&orm.Config{Logger: orm.Default}) // want `^call of orm\.Open in handler plain writes to stdout with log\.Logger\.Println at `
	db.Save("a")
	return nil
}

func silent(cmd *cobra.Command, args []string) error {
	db := orm.Open(&orm.Config{Logger: orm.Default.At(orm.Silent)})
	db.Save("a")
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	db := orm.Open(&orm.Config{Logger: orm.Default.At(orm.Info)}) // want `^call of orm\.Open in handler loud writes to stdout with log\.Logger\.Println at `
	db.Save("a")                                                  // want `^call of orm\.DB\.Save in handler loud writes to stdout with log\.Logger\.Println at `
	return nil
}

func again(cmd *cobra.Command, args []string) error {
	orm.Open(&orm.Config{Logger: orm.Default.At(orm.Info).At(orm.Silent)})
	orm.Open(&orm.Config{Logger: orm.Default.At(orm.Silent).At(orm.Warn)}) // want `^call of orm\.Open in handler again writes to stdout with log\.Logger\.Println at `
	return nil
}

func asked(cmd *cobra.Command, args []string) error {
	orm.Open(&orm.Config{Logger: orm.Default.At(orm.Level(len(args)))}) // want `^call of orm\.Open in handler asked writes to stdout with log\.Logger\.Println at `
	return nil
}

// both has a level that one of two calls hands on.
func both(cmd *cobra.Command, args []string) error {
	open(orm.Silent)
	open(orm.Warn)
	return nil
}

func open(level orm.Level) {
	orm.Open(&orm.Config{Logger: orm.Default.At(level)}) // want `^call of orm\.Open in function open, called by handler both, writes to stdout with log\.Logger\.Println at `
}
