// Command parsers ends through what parsed its command line.
package main

import (
	"os"

	"github.com/alecthomas/kingpin/v2"
)

func check(c *kingpin.ParseContext) error {
	kingpin.FatalIfError(os.Chdir("a"), "") // want `^call of kingpin\.FatalIfError in handler check ends the process with os\.Exit at github\.com/alecthomas/kingpin/v2/kingpin\.go:\d+, `
	return nil
}

func main() {
	app := kingpin.New("parsers", "").PreAction(check)
	kingpin.MustParse(app.Parse(nil))
}
