// Command shelf has cobra commands that answer with envelopes.
package main

import (
	"os"
	"time"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
)

type book struct {
	Title string `json:"title"`
	Age   string `json:"age"`
}

func show(cmd *cobra.Command, args []string) (book, error) {
	b := book{Title: args[0]}
	b.Age = time.Now().String() // want `^field Out\.Age comes from time\.Now, data differs between two identical calls; tag the field envelope:"volatile" or leave it out \(volatilevalue\)$`
	return b, nil
}

func read(cmd *cobra.Command, args []string) (book, error) {
	start := time.Now()
	cmd.PrintErrln("read within", time.Since(start))
	return book{Title: args[0]}, nil
}

func main() {
	app := envelope.New("shelf")
	root := &cobra.Command{Use: "shelf"}
	safe := envcobra.Declaration{Effect: envelope.Safe}
	envcobra.Answer(app, root, safe, show)
	envcobra.Answer(app, root, safe, read)
	os.Exit(envcobra.Status(root.Execute()))
}
