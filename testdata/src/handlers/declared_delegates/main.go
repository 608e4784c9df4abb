// Command backups says what its command does.
package main

import (
	"context"

	"github.com/envvet/envvet/testdata/src/handlers/declared_delegates/app"
)

func check(args []string) error        { return nil }
func backup(ctx context.Context) error { return nil }
func after(args []string) (int, error) { return 0, nil }
func load(path string) (string, error) { return "", nil }
func find(dir string) (string, error)  { return "", nil }
func less(a, b string) bool            { return a < b }
func log(args []string)                {}

func main() {
	a := &app.App{
		Check: check,  // want `handler cobra Check check`
		Run:   backup, // want `handler cobra Run backup`
		After: after,  // want `handler cobra After after`
		Load:  load,
		Find:  find,
		Less:  less,
		Log:   log,
	}
	a.Command("backup").Execute()
}
