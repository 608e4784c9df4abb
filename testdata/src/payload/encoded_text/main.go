// A handler encodes a value to text, and prints that.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"
)

type user struct {
	Name string `json:"name"`
}

type group struct{ Users []user }

func main() {
	root := &cobra.Command{Use: "users"}
	for _, run := range []func(*cobra.Command, []string) error{println, formats, writes, buffers, returned, named, joined, strange} {
		root.AddCommand(&cobra.Command{RunE: run})
	}
	root.AddCommand(&cobra.Command{RunE: println}, &cobra.Command{RunE: formats}, &cobra.Command{RunE: writes}, &cobra.Command{RunE: buffers},
		&cobra.Command{RunE: returned}, &cobra.Command{RunE: named}, &cobra.Command{RunE: joined}, &cobra.Command{RunE: strange})
	root.Execute()
}

func println(cmd *cobra.Command, args []string) error {
	b, err := json.Marshal(user{}) // want `encodes user \(process\) as user{}`
	if err != nil {
		return err
	}
	fmt.Println(string(b))
	return nil
}

func formats(cmd *cobra.Command, args []string) error {
	b, err := json.MarshalIndent([]user{}, "", "  ") // want `encodes \[\]user \(framework\)`
	if err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s\n", b)
	g, _ := json.Marshal(group{}) // no answer: it says more than JSON
	fmt.Printf("group %s is there\n", g)
	fmt.Println("group", string(g))
	return nil
}

func writes(cmd *cobra.Command, args []string) error {
	b, err := json.Marshal(user{}) // want `encodes user \(process\)`
	if err != nil {
		return err
	}
	if _, err = os.Stdout.Write(append(b, '\n')); err != nil {
		return err
	}
	g, _ := json.Marshal(group{}) // want `encodes group \(framework\)`
	io.WriteString(cmd.OutOrStdout(), strings.TrimSpace(string(g))+"\n")
	return nil
}

func buffers(cmd *cobra.Command, args []string) error {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	if err := enc.Encode(user{}); err != nil { // want `encodes user \(process\)`
		return err
	}
	fmt.Print(buf.String())

	var indented bytes.Buffer
	b, _ := json.Marshal(group{}) // want `encodes group \(process\)`
	json.Indent(&indented, b, "", "\t")
	indented.WriteTo(os.Stdout)

	var copied bytes.Buffer
	json.NewEncoder(&copied).Encode(&group{}) // want `encodes \*group \(framework\)`
	_, err := io.Copy(cmd.OutOrStdout(), &copied)
	return err
}

func returned(cmd *cobra.Command, args []string) error {
	text, err := toJSON(user{}) // want `encodes user \(process\) as user{}`
	if err != nil {
		return err
	}
	fmt.Println(text)
	fmt.Println(group{}.String())
	return nil
}

func toJSON(v any) (string, error) {
	b, err := json.MarshalIndent(v, "", "  ")
	return string(b), err
}

func (g group) String() string {
	b, _ := json.Marshal(g) // want `encodes group \(process\) as g`
	return string(b)
}

// named results and variables that are set again: only what reaches the print counts.
func named(cmd *cobra.Command, args []string) (err error) {
	request, err := json.Marshal(group{})
	if err != nil {
		return err
	}
	answer, err := post(bytes.NewReader(request))
	if err != nil {
		return err
	}
	request, err = json.Marshal(user{Name: answer}) // want `encodes user \(process\)`
	fmt.Println(string(request))
	return err
}

func post(r io.Reader) (string, error) { return "", nil }

// joined is JSON whichever way is taken.
func joined(cmd *cobra.Command, args []string) error {
	var b []byte
	var err error
	if len(args) > 0 {
		b, err = json.Marshal(user{}) // want `encodes user \(process\)`
	} else {
		b, err = json.MarshalIndent(group{}, "", " ") // want `encodes group \(process\)`
	}
	if err == nil {
		say(string(b))
	}
	return err
}

func say(text string) { fmt.Println(text) }

// strange texts are none.
func strange(cmd *cobra.Command, args []string) error {
	b, _ := json.Marshal(user{})
	fmt.Println(len(b))
	fmt.Println(bytes.Contains(b, nil))
	fmt.Println(string(b[0]))
	fmt.Println()
	fmt.Print(args)
	fmt.Println("{}")
	return nil
}
