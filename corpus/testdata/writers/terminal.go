package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"text/tabwriter"
	"time"

	"github.com/briandowns/spinner"
	"github.com/charmbracelet/lipgloss"
	"github.com/fatih/color"
	"github.com/jedib0t/go-pretty/v6/progress"
	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/mattn/go-colorable"
	"github.com/mattn/go-isatty"
	"github.com/muesli/termenv"
	"github.com/olekukonko/tablewriter"
	"github.com/pterm/pterm"
	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"
	"github.com/theckman/yacspin"
	"github.com/vbauerster/mpb/v8"
	"golang.org/x/term"
)

func spinnerStart(cmd *cobra.Command, args []string) error {
	s := spinner.New(spinner.CharSets[9], 100*time.Millisecond)
	s.Start() // want stdoutwrite
	s.Stop()  // want stdoutwrite
	return nil
}

func spinnerToStderrByOption(cmd *cobra.Command, args []string) error {
	s := spinner.New(spinner.CharSets[9], 100*time.Millisecond, spinner.WithWriterFile(os.Stderr))
	s.Suffix = " working"
	s.Color("red")
	s.Start()
	s.Stop()
	return nil
}

func spinnerToStderrByField(cmd *cobra.Command, args []string) error {
	s := spinner.New(spinner.CharSets[9], 100*time.Millisecond)
	s.Writer = os.Stderr
	s.Start()
	s.Stop()
	return nil
}

func lipglossStyle(cmd *cobra.Command, args []string) error {
	st := lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("5"))
	_, err := io.WriteString(cmd.ErrOrStderr(), st.Render("x"))
	return err
}

func lipglossRenderer(cmd *cobra.Command, args []string) error {
	re := lipgloss.NewRenderer(os.Stderr)
	_, err := io.WriteString(cmd.ErrOrStderr(), re.NewStyle().Bold(true).Render("x"))
	return err
}

func lipglossBackground(cmd *cobra.Command, args []string) error {
	if lipgloss.HasDarkBackground() { // want stdoutwrite
		return nil
	}
	return nil
}

func termenvOutput(cmd *cobra.Command, args []string) error {
	out := termenv.NewOutput(os.Stderr)
	fmt.Fprintln(os.Stderr, out.String("x").Bold())
	return nil
}

func colorToStderr(cmd *cobra.Command, args []string) error {
	c := color.New(color.FgRed)
	c.Fprintln(os.Stderr, "x")
	c.Fprintf(color.Error, "x")
	fmt.Fprintln(os.Stderr, c.Sprint(1))
	color.NoColor = true
	return nil
}

func colorPrint(cmd *cobra.Command, args []string) error {
	color.New(color.FgRed).Println("x") // want stdoutwrite
	color.Green("x")                    // want stdoutwrite
	color.Set(color.FgRed)              // want stdoutwrite
	defer color.Unset()                 // want stdoutwrite
	fmt.Fprintln(color.Output, "x")     // want stdoutwrite
	return nil
}

func colorableOutputs(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(colorable.NewColorableStderr(), "x")
	fmt.Fprintln(colorable.NewColorableStdout(), "x") // want stdoutwrite
	return nil
}

func termSize(cmd *cobra.Command, args []string) error {
	if isatty.IsTerminal(os.Stdout.Fd()) || term.IsTerminal(int(os.Stdout.Fd())) {
		w, _, err := term.GetSize(int(os.Stdout.Fd()))
		_ = w
		return err
	}
	return nil
}

func prettyTableToBuffer(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	t := table.NewWriter()
	t.SetOutputMirror(&b)
	t.SetStyle(table.StyleLight)
	t.AppendHeader(table.Row{"a", "b"})
	t.Render()
	cmd.Print(b.String())
	return nil
}

func prettyTable(cmd *cobra.Command, args []string) error {
	t := table.NewWriter()
	t.SetOutputMirror(os.Stdout) // want stdoutwrite
	t.AppendHeader(table.Row{"a", "b"})
	t.Render()
	return nil
}

func prettyProgressToStderr(cmd *cobra.Command, args []string) error {
	p := progress.NewWriter()
	p.SetOutputWriter(os.Stderr)
	go p.Render()
	p.Stop()
	return nil
}

func prettyProgress(cmd *cobra.Command, args []string) error {
	p := progress.NewWriter()
	p.AppendTracker(&progress.Tracker{Total: 3})
	go p.Render() // want stdoutwrite
	p.Stop()
	return nil
}

func tablewriterTables(cmd *cobra.Command, args []string) error {
	t := tablewriter.NewWriter(os.Stderr)
	t.Append([]string{"a"})
	t.Render()
	o := tablewriter.NewWriter(os.Stdout) // want stdoutwrite
	o.Append([]string{"a"})
	o.Render()
	w := tabwriter.NewWriter(cmd.ErrOrStderr(), 0, 8, 1, ' ', 0)
	fmt.Fprintln(w, "x")
	return w.Flush()
}

func ptermPrint(cmd *cobra.Command, args []string) error {
	pterm.Success.Println("x")                                   // want stdoutwrite
	pterm.Info.Printfln("x")                                     // want stdoutwrite
	s, _ := pterm.DefaultSpinner.Start()                         // want stdoutwrite
	s.Success()                                                  // want stdoutwrite
	pterm.DefaultTable.WithData(pterm.TableData{{"a"}}).Render() // want stdoutwrite
	return nil
}

func ptermToStderr(cmd *cobra.Command, args []string) error {
	pterm.Error.WithWriter(os.Stderr).Println("x")
	_, err := pterm.DefaultTable.WithData(pterm.TableData{{"a"}}).Srender()
	fmt.Fprintln(os.Stderr, pterm.Red("x"), pterm.Sprintf("x"))
	p := pterm.Warning.WithWriter(os.Stderr)
	p.Println("x")
	return err
}

func progressbarDefault(cmd *cobra.Command, args []string) error {
	b := progressbar.Default(10)
	b.Add(1)
	c := progressbar.DefaultBytes(10, "x")
	_, err := io.Copy(c, os.Stdin)
	return err
}

func progressbarNew(cmd *cobra.Command, args []string) error {
	b := progressbar.New(10) // want stdoutwrite
	return b.Add(1)
}

func mpbBars(cmd *cobra.Command, args []string) error {
	p := mpb.New() // want stdoutwrite
	p.AddBar(10).Increment()
	p.Wait()
	return nil
}

func mpbToStderr(cmd *cobra.Command, args []string) error {
	p := mpb.New(mpb.WithOutput(os.Stderr), mpb.WithWidth(3))
	p.AddBar(10).Increment()
	p.Wait()
	return nil
}

func yacspinStart(cmd *cobra.Command, args []string) error {
	s, err := yacspin.New(yacspin.Config{Frequency: time.Second}) // want stdoutwrite
	if err != nil {
		return err
	}
	return s.Start()
}

func yacspinToStderr(cmd *cobra.Command, args []string) error {
	s, err := yacspin.New(yacspin.Config{Frequency: time.Second, Writer: os.Stderr})
	if err != nil {
		return err
	}
	return s.Start()
}
