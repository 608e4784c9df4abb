// Command report wraps standard output in what the standard library has to
// write with. Each wrapper has a twin that writes somewhere else.
package main

import (
	"archive/tar"
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	htmltemplate "html/template"
	"io"
	"log"
	"log/slog"
	"os"
	"os/exec"
	"runtime/pprof"
	"strings"
	"syscall"
	"text/tabwriter"
	"text/template"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "report", RunE: encoders}
	root.AddCommand(
		&cobra.Command{Use: "buffered", RunE: buffered},
		&cobra.Command{Use: "templates", RunE: templates},
		&cobra.Command{Use: "copies", RunE: copies},
		&cobra.Command{Use: "logs", RunE: logs},
		&cobra.Command{Use: "children", RunE: children},
		&cobra.Command{Use: "descriptors", RunE: descriptors},
		&cobra.Command{Use: "flags", RunE: flags},
	)
	root.Execute()
}

type item struct{ Name string }

func encoders(cmd *cobra.Command, args []string) error {
	var buf bytes.Buffer
	v := item{"a"}
	enc := json.NewEncoder(os.Stdout) // want `^handler encoders writes to stdout with os\.Stdout, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)$`
	enc.SetIndent("", "  ")
	xml.NewEncoder(os.Stdout).Encode(v) // want `handler encoders writes to stdout with os\.Stdout`
	w := csv.NewWriter(os.Stdout)       // want `handler encoders writes to stdout with os\.Stdout`
	w.Write(args)
	w.Flush()
	tar.NewWriter(os.Stdout).Close() // want `handler encoders writes to stdout`

	json.NewEncoder(&buf).Encode(v)
	xml.NewEncoder(os.Stderr).Encode(v)
	csv.NewWriter(&buf).Write(args)
	tar.NewWriter(io.Discard).Close()
	return enc.Encode(v)
}

func buffered(cmd *cobra.Command, args []string) error {
	w := bufio.NewWriter(os.Stdout) // want `handler buffered writes to stdout with os\.Stdout`
	defer w.Flush()
	w.WriteString("a")

	tw := tabwriter.NewWriter(os.Stdout, 0, 8, 1, ' ', 0) // want `handler buffered writes to stdout`
	fmt.Fprintln(tw, "a\tb")
	tw.Flush()

	zw := gzip.NewWriter(os.Stdout) // want `handler buffered writes to stdout`
	defer zw.Close()

	var buf bytes.Buffer
	ew := bufio.NewWriter(os.Stderr)
	defer ew.Flush()
	bw := tabwriter.NewWriter(&buf, 0, 8, 1, ' ', 0)
	fmt.Fprintln(bw, "a\tb")
	bw.Flush()
	ew.Write(buf.Bytes())
	return gzip.NewWriter(&buf).Close()
}

func templates(cmd *cobra.Command, args []string) error {
	t := template.Must(template.New("").Parse("{{.}}"))
	if err := t.Execute(os.Stdout, args); err != nil { // want `handler templates writes to stdout`
		return err
	}
	h := htmltemplate.Must(htmltemplate.New("").Parse("{{.}}"))
	h.ExecuteTemplate(os.Stdout, "a", args) // want `handler templates writes to stdout`

	var b strings.Builder
	h.ExecuteTemplate(os.Stderr, "a", args)
	return t.Execute(&b, args)
}

func copies(cmd *cobra.Command, args []string) error {
	io.Copy(os.Stdout, strings.NewReader("a")) // want `handler copies writes to stdout`
	io.WriteString(os.Stdout, "a")             // want `handler copies writes to stdout`
	strings.NewReader("a").WriteTo(os.Stdout)  // want `handler copies writes to stdout`
	w := io.MultiWriter(os.Stderr, os.Stdout)  // want `handler copies writes to stdout`
	fmt.Fprintln(w, "a")
	r := io.TeeReader(cmd.InOrStdin(), os.Stdout) // want `handler copies writes to stdout`
	var buf bytes.Buffer
	io.Copy(&buf, r)

	io.Copy(os.Stderr, os.Stdin)
	both := io.MultiWriter(&buf, os.Stderr)
	fmt.Fprintln(both, "a")
	pr, pw := io.Pipe()
	go func() {
		defer pw.Close()
		fmt.Fprintln(pw, "a")
	}()
	_, err := io.Copy(io.Discard, io.TeeReader(pr, &buf))
	return err
}

func logs(cmd *cobra.Command, args []string) error {
	log.SetOutput(os.Stdout)               // want `handler logs writes to stdout`
	l := log.New(os.Stdout, "report: ", 0) // want `handler logs writes to stdout`
	l.Print("a")
	h := slog.NewJSONHandler(os.Stdout, nil) // want `handler logs writes to stdout`
	slog.New(h).Info("a")
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil))) // want `handler logs writes to stdout`

	log.SetOutput(os.Stderr)
	log.New(io.Discard, "", 0).Print("a")
	slog.New(slog.NewTextHandler(os.Stderr, nil)).Info("a")
	return nil
}

func children(cmd *cobra.Command, args []string) error {
	c := exec.Command("ls", args...)
	c.Stdout = os.Stdout // want `handler children writes to stdout`
	c.Stderr = os.Stderr
	if err := c.Run(); err != nil {
		return err
	}
	d := &exec.Cmd{Path: "/bin/ls", Stdout: os.Stdout} // want `handler children writes to stdout`
	if err := d.Start(); err != nil {
		return err
	}
	p, err := os.StartProcess("/bin/ls", args, &os.ProcAttr{Files: []*os.File{nil, os.Stdout, os.Stderr}}) // want `handler children writes to stdout`
	if err != nil {
		return err
	}

	var buf bytes.Buffer
	quiet := exec.Command("ls")
	quiet.Stdout, quiet.Stderr = &buf, os.Stderr
	if err := quiet.Run(); err != nil {
		return err
	}
	silent := exec.Command("ls")
	silent.Stdin = os.Stdin
	out, err := silent.Output()
	_, werr := p.Wait()
	return errors.Join(err, werr, errors.New(string(out)))
}

func descriptors(cmd *cobra.Command, args []string) error {
	f := os.NewFile(1, "out") // want `handler descriptors writes to stdout with os\.NewFile`
	f.WriteString("a")
	syscall.Write(1, []byte("a"))     // want `handler descriptors writes to stdout with syscall\.Write`
	pprof.WriteHeapProfile(os.Stdout) // want `handler descriptors writes to stdout`

	os.NewFile(2, "err").WriteString("a")
	syscall.Write(2, []byte("a"))
	n, err := syscall.Read(1, nil)
	_ = n
	return err
}

func flags(cmd *cobra.Command, args []string) error {
	fs := flag.NewFlagSet("report", flag.ContinueOnError)
	fs.SetOutput(os.Stdout) // want `handler flags writes to stdout`
	fs.PrintDefaults()

	quiet := flag.NewFlagSet("report", flag.ContinueOnError)
	quiet.SetOutput(io.Discard)
	quiet.PrintDefaults()
	loud := flag.NewFlagSet("report", flag.ContinueOnError)
	return errors.Join(fs.Parse(args), quiet.Parse(args), loud.Parse(args)) // the last prints to standard error
}
