// Handlers encode through helpers, of this package and of another.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/payload/encoded_helpers/output"
)

type user struct{ Name string }

type page[T any] struct{ Items []T }

func main() {
	root := &cobra.Command{}
	root.AddCommand(&cobra.Command{RunE: here}, &cobra.Command{RunE: there}, &cobra.Command{RunE: generic}, &cobra.Command{RunE: printers})
	root.Execute()
}

func here(cmd *cobra.Command, args []string) error {
	printJSON(user{})                   // want `encodes user \(process\) by printJSON as user{}`
	render(os.Stdout, []user{})         // want `encodes \[\]user \(process\) by render`
	render(cmd.OutOrStdout(), &user{})  // want `encodes \*user \(framework\) by render`
	render(os.Stderr, 1)                // says nothing on stdout
	twice(map[string]int{})             // want `encodes map\[string\]int \(process\) by twice, printJSON`
	showUser(cmd.OutOrStdout(), user{}) // the value is one of showUser
	write := func(v any) { render(os.Stdout, v) }
	write(3.5) // want `encodes float64 \(process\) by a function literal, render`
	return nil
}

func printJSON(v any) {
	b, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	fmt.Println(string(b))
}

func render(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

func twice(v any) { printJSON(v); printJSON(v) }

func showUser(w io.Writer, u user) { render(w, u) } // want `encodes user \(framework\) by render as u`

func there(cmd *cobra.Command, args []string) error {
	output.Print(user{})                    // want `encodes user \(process\) by output.Print as user{}`
	output.Write(cmd.OutOrStdout(), user{}) // want `encodes user \(framework\) by output.Write as user{}`
	output.Write(os.Stderr, user{})
	text := output.Text(user{}) // want `encodes user \(process\) as user{}`
	fmt.Println(text)
	output.Say(output.Text([]user{})) // want `encodes \[\]user \(process\) by output.Say as`
	output.Status()                   // want `encodes output.State \(process\) by output.Status, Print`
	output.WriteStatus(os.Stdout)     // want `encodes \*output.State \(process\) by output.WriteStatus, Write`
	output.WriteStatus(os.Stderr)
	return nil
}

func generic(cmd *cobra.Command, args []string) error {
	show(user{})                  // want `encodes user \(process\) by show as user{}`
	showPage([]user{})            // want `encodes page\[user\] \(process\) by showPage`
	output.PrintOf(user{})        // want `encodes user \(process\) by output.PrintOf, Print as user{}`
	output.PrintList([]*user{})   // want `encodes output.List\[\*user\] \(process\) by output.PrintList, Print`
	printer[user]{}.print(user{}) // want `encodes page\[user\] \(process\) by \(printer\[user\]\).print`
	output.Table[user]{}.Print()  // want `encodes map\[string\]user \(process\) by \(output.Table\[user\]\).Print, Print`
	return nil
}

func show[T any](v T) { json.NewEncoder(os.Stdout).Encode(v) }

func showPage[T any](items []T) { json.NewEncoder(os.Stdout).Encode(page[T]{items}) }

type printer[T any] struct{}

func (printer[T]) print(v T) { json.NewEncoder(os.Stdout).Encode(page[T]{[]T{v}}) }

type stdoutPrinter struct{ out io.Writer }

func (p *stdoutPrinter) JSON(v any) error { return json.NewEncoder(p.out).Encode(v) }

type formatter interface {
	Format(w io.Writer, v any) error
}

type jsonFormat struct{}

func (jsonFormat) Format(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

func printers(cmd *cobra.Command, args []string) error {
	p := &stdoutPrinter{os.Stdout}
	p.JSON(user{}) // want `encodes user \(process\) by \(\*stdoutPrinter\).JSON as user{}`
	q := &stdoutPrinter{out: os.Stderr}
	q.JSON([]user{})
	var f formatter = jsonFormat{}
	f.Format(os.Stdout, &user{})               // want `encodes \*user \(process\) by \(jsonFormat\).Format as &user{}`
	output.New(cmd.OutOrStdout()).JSON(user{}) // want `encodes user \(framework\) by \(\*output.Printer\).JSON, Write as user{}`
	output.New(os.Stderr).JSON(user{})
	return nil
}
