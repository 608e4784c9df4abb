package main

import (
	"fmt"
	"os"

	"github.com/charmbracelet/glamour"
	"github.com/common-nighthawk/go-figure"
	"github.com/davecgh/go-spew/spew"
	"github.com/gookit/color"
	"github.com/k0kubun/pp/v3"
	"github.com/kr/pretty"
	"github.com/logrusorgru/aurora/v4"
	"github.com/mitchellh/colorstring"
	"github.com/rodaine/table"
	"github.com/spf13/cobra"
)

func gookitColor(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(os.Stderr, color.Red.Sprint("x"), color.Sprintf("<red>%s</>", "x"))
	color.Fprintln(os.Stderr, "<info>x</>")
	color.Red.Println("x")            // want stdoutwrite
	color.Info.Tips("x")              // want stdoutwrite
	color.Printf("<suc>%s</>\n", "x") // want stdoutwrite
	return nil
}

func auroraColors(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(os.Stderr, aurora.Bold(aurora.Red("x")), aurora.Sprintf("%d", aurora.Green(1)))
	return nil
}

func colorstringPrint(cmd *cobra.Command, args []string) error {
	colorstring.Fprintln(os.Stderr, colorstring.Color("[blue]x"))
	_, err := colorstring.Println("[blue]x") // want stdoutwrite
	return err
}

func spewDump(cmd *cobra.Command, args []string) error {
	fmt.Fprint(os.Stderr, spew.Sdump(args))
	spew.Fdump(os.Stderr, args)
	c := spew.ConfigState{Indent: " "}
	c.Fdump(os.Stderr, args)
	spew.Dump(args) // want stdoutwrite
	c.Dump(args)    // want stdoutwrite
	return nil
}

func ppPrint(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(os.Stderr, pp.Sprint(args))
	pp.Fprintln(os.Stderr, args)
	p := pp.New()
	p.SetOutput(os.Stderr)
	p.Println(args)
	return nil
}

func ppPrintDefault(cmd *cobra.Command, args []string) error {
	_, err := pp.Println(args) // want stdoutwrite
	return err
}

func prettyPrint(cmd *cobra.Command, args []string) error {
	pretty.Fprintf(os.Stderr, "%# v", args)
	fmt.Fprint(os.Stderr, pretty.Diff(1, 2))
	_, err := pretty.Println(args) // want stdoutwrite
	return err
}

func glamourRender(cmd *cobra.Command, args []string) error {
	r, err := glamour.NewTermRenderer(glamour.WithStandardStyle("dark"), glamour.WithWordWrap(40))
	if err != nil {
		return err
	}
	text, err := r.Render("# x")
	fmt.Fprint(os.Stderr, text)
	return err
}

func figurePrint(cmd *cobra.Command, args []string) error {
	f := figure.NewFigure("x", "", true)
	fmt.Fprintln(os.Stderr, f.String())
	figure.Write(os.Stderr, f)
	f.Print() // want stdoutwrite
	return nil
}

func rodaineTable(cmd *cobra.Command, args []string) error {
	t := table.New("a", "b").WithWriter(os.Stderr)
	t.AddRow(1, 2).Print()
	o := table.New("a", "b")
	o.AddRow(1, 2)
	o.Print() // want stdoutwrite
	return nil
}
