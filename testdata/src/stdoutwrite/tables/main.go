// Command tables writes to what tables have under names and numbers.
package main

import (
	"fmt"
	"io"
	"log"
	"os"
	"slices"

	"github.com/spf13/cobra"
)

var streams = map[string]io.Writer{"out": os.Stdout, "err": os.Stderr}

var files = map[string]*os.File{"out": os.Stdout, "err": os.Stderr}

type stream int

const (
	out stream = iota
	diagnostics
)

var byNumber = [...]io.Writer{out: os.Stdout, diagnostics: os.Stderr}

var loggers = map[string]*log.Logger{
	"out": log.New(os.Stdout, "", 0),
	"err": log.New(os.Stderr, "", 0),
}

var changed = map[string]io.Writer{"notices": os.Stderr, "answers": os.Stderr}

func init() { changed["answers"] = os.Stdout }

func main() {
	root := &cobra.Command{Use: "tables"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "named", RunE: named},
		&cobra.Command{Use: "literal", RunE: literal},
		&cobra.Command{Use: "copied", RunE: copied},
		&cobra.Command{Use: "lists", RunE: lists},
		&cobra.Command{Use: "variables", RunE: variables},
		&cobra.Command{Use: "changes", RunE: changes},
		&cobra.Command{Use: "looked", RunE: looked},
		&cobra.Command{Use: "up", RunE: up},
		&cobra.Command{Use: "kinds", RunE: kinds},
		&cobra.Command{Use: "loudly", RunE: loudly},
		&cobra.Command{Use: "counted", RunE: counted},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(streams["err"], "x")
	w := streams["err"]
	w.Write([]byte("x"))
	fmt.Fprintln(files["err"], "x")
	files["err"].WriteString("x")
	fmt.Fprintln(byNumber[diagnostics], "x")
	loggers["err"].Println("x")
	fmt.Fprintln(changed["notices"], "x")
	if w, ok := streams["err"]; ok {
		io.WriteString(w, "x")
	}
	say(streams["err"])
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(streams["out"], "x") // want `^handler loud writes to stdout with fmt\.Fprintln, `
	w := streams["out"]
	w.Write([]byte("x"))                  // want `^handler loud writes to stdout with os\.File\.Write, `
	fmt.Fprintln(files["out"], "x")       // want `^handler loud writes to stdout with fmt\.Fprintln, `
	files["out"].WriteString("x")         // want `^handler loud writes to stdout with os\.File\.WriteString, `
	fmt.Fprintln(byNumber[out], "x")      // want `^handler loud writes to stdout with fmt\.Fprintln, `
	loggers["out"].Println("x")           // want `^handler loud writes to stdout with log\.Logger\.Println, `
	fmt.Fprintln(changed["answers"], "x") // want `^handler loud writes to stdout with fmt\.Fprintln, `
	if w, ok := streams["out"]; ok {
		io.WriteString(w, "x") // want `^handler loud writes to stdout with io\.WriteString, `
	}
	repeat(streams["out"])
	return nil
}

func say(w io.Writer) { fmt.Fprintln(w, "x") }

func repeat(w io.Writer) { fmt.Fprintln(w, "x") } // want `^function repeat, called by handler loud, writes to stdout with fmt\.Fprintln, `

// named writes to what it is told.
func named(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(streams[args[0]], "x") // want `^handler named writes to stdout with fmt\.Fprintln, `
	return nil
}

// literal writes to arrays that it makes.
func literal(cmd *cobra.Command, args []string) error {
	quiet := [...]io.Writer{out: os.Stdout, diagnostics: os.Stderr}
	fmt.Fprintln(quiet[diagnostics], "x")
	t := table{files: [2]*os.File{os.Stdout, os.Stderr}}
	fmt.Fprintln(t.files[1], "x")
	loud := [...]io.Writer{out: os.Stdout, diagnostics: os.Stderr} // want `^handler literal writes to stdout with os\.Stdout, `
	fmt.Fprintln(loud[out], "x")
	either := [...]io.Writer{os.Stdout, os.Stderr} // want `^handler literal writes to stdout with os\.Stdout, `
	fmt.Fprintln(either[len(args)], "x")
	return nil
}

type table struct{ files [2]*os.File }

// copied writes to copies of arrays.
func copied(cmd *cobra.Command, args []string) error {
	quiet := byNumber
	fmt.Fprintln(quiet[diagnostics], "x")
	swapped := [2]io.Writer{os.Stderr, os.Stderr}
	was := swapped
	swapped[out] = os.Stdout // want `^handler copied writes to stdout with os\.Stdout, `
	now := swapped
	fmt.Fprintln(was[out], "x")
	fmt.Fprintln(now[out], "x")
	fmt.Fprintln(now[diagnostics], "x")
	nested := [2]table{{}, {files: [2]*os.File{os.Stderr, os.Stdout}}} // want `^handler copied writes to stdout with os\.Stdout, `
	fmt.Fprintln(nested[1].files[1], "x")
	return nil
}

// lists writes to elements of lists.
func lists(cmd *cobra.Command, args []string) error {
	quiet := []io.Writer{os.Stdout, os.Stderr}
	fmt.Fprintln(quiet[1], len(quiet))
	fmt.Fprintln(quiet[:2][1], "x")
	first(quiet[1:])
	loud := []io.Writer{os.Stdout, os.Stderr} // want `^handler lists writes to stdout with os\.Stdout, `
	fmt.Fprintln(loud[0], "x")
	either := []io.Writer{os.Stdout, os.Stderr} // want `^handler lists writes to stdout with os\.Stdout, `
	fmt.Fprintln(either[len(args)], "x")
	behind := []io.Writer{os.Stderr, os.Stdout} // want `^handler lists writes to stdout with os\.Stdout, `
	fmt.Fprintln(behind[1:][0], "x")
	all := []io.Writer{os.Stdout, os.Stderr} // want `^handler lists writes to stdout with os\.Stdout, `
	for _, w := range all {
		fmt.Fprintln(w, "x")
	}
	set := []io.Writer{os.Stderr, os.Stderr}
	set[1] = os.Stdout // want `^handler lists writes to stdout with os\.Stdout, `
	fmt.Fprintln(set[0], "x")
	fmt.Fprintln(set[1], "x")
	return nil
}

func first(ws []io.Writer) int { return len(ws) }

var (
	list    = []*os.File{os.Stdout, os.Stderr}
	shifted = []*os.File{os.Stdout, os.Stderr, os.Stdout}
	turned  = []*os.File{os.Stdout, os.Stderr}
	sides   = [2]*os.File{os.Stdout, os.Stderr}
)

func init() { shifted = shifted[1:] }

func variables(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(list[1], "x")
	list[1].WriteString("x")
	fmt.Fprintln(list[0], "x")    // want `^handler variables writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(shifted[1], "x") // want `^handler variables writes to stdout with fmt\.Fprintln, `
	slices.Reverse(turned)
	fmt.Fprintln(turned[1], "x") // want `^handler variables writes to stdout with fmt\.Fprintln, `
	return nil
}

// changes writes to elements of lists that change.
func changes(cmd *cobra.Command, args []string) error {
	swapped := []io.Writer{os.Stdout, os.Stderr} // want `^handler changes writes to stdout with os\.Stdout, `
	swap(swapped)
	fmt.Fprintln(swapped[1], "x")
	reversed := []io.Writer{os.Stdout, os.Stderr} // want `^handler changes writes to stdout with os\.Stdout, `
	slices.Reverse(reversed)
	fmt.Fprintln(reversed[1], "x")
	array := [2]io.Writer{os.Stdout, os.Stderr} // want `^handler changes writes to stdout with os\.Stdout, `
	slices.Reverse(array[:])
	fmt.Fprintln(array[1], "x")
	slices.Reverse(sides[:])
	fmt.Fprintln(sides[1], "x") // want `^handler changes writes to stdout with fmt\.Fprintln, `
	seen := [2]io.Writer{os.Stdout, os.Stderr}
	first(seen[:])
	fmt.Fprintln(seen[1], "x")
	exchanged := []io.Writer{os.Stdout, os.Stderr} // want `^handler changes writes to stdout with os\.Stdout, `
	exchanged[0], exchanged[1] = exchanged[1], exchanged[0]
	fmt.Fprintln(exchanged[1], "x")
	captured := []io.Writer{os.Stdout, os.Stderr} // want `^handler changes writes to stdout with os\.Stdout, `
	func() { captured[0], captured[1] = captured[1], captured[0] }()
	fmt.Fprintln(captured[1], "x")
	moved := []io.Writer{os.Stdout, os.Stderr} // want `^handler changes writes to stdout with os\.Stdout, `
	copy(moved[1:], moved)
	fmt.Fprintln(moved[1], "x")
	added := []io.Writer{os.Stderr}
	added = append(added, os.Stdout) // want `^handler changes writes to stdout with os\.Stdout, `
	fmt.Fprintln(added[1], "x")
	behind := []io.Writer{os.Stdout, os.Stderr, os.Stderr} // want `^handler changes writes to stdout with os\.Stdout, `
	tail := behind[1:]
	tail[0] = os.Stdout // want `^handler changes writes to stdout with os\.Stdout, `
	fmt.Fprintln(behind[1], "x")
	fmt.Fprintln(behind[0], "x")
	looped := []io.Writer{os.Stderr, os.Stderr}
	for i := range looped {
		looped[i] = os.Stdout // want `^handler changes writes to stdout with os\.Stdout, `
	}
	fmt.Fprintln(looped[1], "x")
	return nil
}

func swap(ws []io.Writer) { ws[0], ws[1] = ws[1], ws[0] }

// Each of these finds something under a key.
func (s stream) file() *os.File            { return numbered[s] }
func (s stream) writer() io.Writer         { return byNumber[s] }
func (s stream) listed() *os.File          { return list[s] }
func (s stream) shifted() *os.File         { return shifted[s] }
func streamOf(name string) io.Writer       { return streams[name] }
func loggerOf(name string) *log.Logger     { return loggers[name] }
func changedOf(name string) io.Writer      { return changed[name] }
func eitherOf(name, or string) *os.File    { return files[name+or] }
func secondOf(_ int, name string) *os.File { return files[name] }

var numbered = [...]*os.File{out: os.Stdout, diagnostics: os.Stderr}

// looked writes to what functions find in tables.
func looked(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(diagnostics.file(), "x")
	diagnostics.file().WriteString("x")
	fmt.Fprintln(diagnostics.writer(), "x")
	fmt.Fprintln(diagnostics.listed(), "x")
	fmt.Fprintln(streamOf("err"), "x")
	loggerOf("err").Println("x")
	fmt.Fprintln(changedOf("notices"), "x")
	fmt.Fprintln(secondOf(0, "err"), "x")
	return nil
}

func up(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(out.file(), "x")               // want `^handler up writes to stdout with fmt\.Fprintln, `
	out.file().WriteString("x")                 // want `^handler up writes to stdout with os\.File\.WriteString, `
	fmt.Fprintln(out.writer(), "x")             // want `^handler up writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(out.listed(), "x")             // want `^handler up writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(diagnostics.shifted(), "x")    // want `^handler up writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(stream(len(args)).file(), "x") // want `^handler up writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(streamOf("out"), "x")          // want `^handler up writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(streamOf(args[0]), "x")        // want `^handler up writes to stdout with fmt\.Fprintln, `
	loggerOf("out").Println("x")                // want `^handler up writes to stdout with log\.Logger\.Println, `
	fmt.Fprintln(changedOf("answers"), "x")     // want `^handler up writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(eitherOf("err", ""), "x")      // want `^handler up writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(secondOf(0, "out"), "x")       // want `^handler up writes to stdout with fmt\.Fprintln, `
	return nil
}

// Each of these writes to what a table has under the key that it is given.
func (s stream) say(text string)      { fmt.Fprintln(numbered[s], text) }
func (s stream) write(text string)    { numbered[s].WriteString(text) }
func (s stream) writeTo(text string)  { byNumber[s].Write([]byte(text)) }
func (s stream) sayFile(text string)  { fmt.Fprintln(s.file(), text) }
func (s stream) sayList(text string)  { fmt.Fprintln(list[s], text) }
func (s stream) sayBy(text string)    { say(byNumber[s]) }
func sayTo(name, text string)         { fmt.Fprintln(streams[name], text) }
func logTo(name, text string)         { loggers[name].Println(text) }
func (s stream) sayEarly(text string) { s.sayLate(text) }
func (s stream) sayLate(text string)  { fmt.Fprintln(numbered[s], text) }

// kinds writes to standard error.
func kinds(cmd *cobra.Command, args []string) error {
	diagnostics.say("x")
	diagnostics.write("x")
	diagnostics.writeTo("x")
	diagnostics.sayFile("x")
	diagnostics.sayList("x")
	diagnostics.sayBy("x")
	diagnostics.sayEarly("x")
	sayTo("err", "x")
	logTo("err", "x")
	return nil
}

func (s stream) loud(text string) {
	fmt.Fprintln(numbered[s], text) // want `^function stream\.loud, called by handler loudly, writes to stdout with fmt\.Fprintln, `
}

func (s stream) loudTo(text string) {
	byNumber[s].Write([]byte(text)) // want `^function stream\.loudTo, called by handler loudly, writes to stdout with os\.File\.Write, `
}

func loudTo(name, text string) {
	fmt.Fprintln(streams[name], text) // want `^function loudTo, called by handler loudly, writes to stdout with fmt\.Fprintln, `
}

func loudLog(name, text string) {
	loggers[name].Println(text) // want `^function loudLog, called by handler loudly, writes to stdout with log\.Logger\.Println, `
}

func (s stream) loudFile(text string) {
	fmt.Fprintln(s.file(), text) // want `^function stream\.loudFile, called by handler loudly, writes to stdout with fmt\.Fprintln, `
}

// loudly writes to standard output.
func loudly(cmd *cobra.Command, args []string) error {
	out.loud("x")
	out.loudTo("x")
	out.loudFile("x")
	loudTo("out", "x")
	loudLog("out", "x")
	return nil
}

func (s stream) count(text string) {
	fmt.Fprintln(numbered[s], text) // want `^function stream\.count, called by handler counted, writes to stdout with fmt\.Fprintln, `
}

func (s stream) next(text string) {
	s = (s + 1) % 2
	fmt.Fprintln(numbered[s], text) // want `^function stream\.next, called by handler counted, writes to stdout with fmt\.Fprintln, `
}

// counted writes to what is not known before.
func counted(cmd *cobra.Command, args []string) error {
	stream(len(args)).count("x")
	diagnostics.next("x")
	return nil
}
