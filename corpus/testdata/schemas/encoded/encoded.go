// Package encoded has cobra commands that print JSON by hand.
package encoded

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"example.com/schemas/internal/model"
	"example.com/schemas/internal/render"
	"github.com/spf13/cobra"
)

// Root makes the tree.
func Root() *cobra.Command {
	root := &cobra.Command{Use: "encoded"}
	add := func(use string, run func(*cobra.Command, []string) error) {
		root.AddCommand(&cobra.Command{Use: use, RunE: run})
	}
	add("tasks", tasks)
	add("samples", samples)
	add("settings", settings)
	add("names", names)
	add("groups", groups)
	add("made", made)
	add("helped", helped)
	add("left", left)
	add("decoded", decoded)
	add("hooks", hooks)
	return root
}

type task struct {
	Name string       `json:"name"`
	Run  func() error `json:"run"` // want outputschema
}

func tasks(cmd *cobra.Command, args []string) error { // bad: a function cannot be encoded
	list := struct {
		Tasks []task `json:"tasks"`
	}{Tasks: []task{}}
	for _, a := range args {
		list.Tasks = append(list.Tasks, task{Name: a, Run: func() error { return nil }})
	}
	return json.NewEncoder(cmd.OutOrStdout()).Encode(list)
}

type sample struct {
	Name  string     `json:"name"`
	Value complex128 `json:"value"` // want outputschema
}

func samples(cmd *cobra.Command, args []string) error { // bad: a complex number cannot be encoded
	s := sample{Name: "s", Value: complex(1, float64(len(args)))}
	b, err := json.MarshalIndent(s, "", " ")
	if err != nil {
		return err
	}
	fmt.Fprintln(cmd.OutOrStdout(), string(b))
	return nil
}

type options struct {
	Name  string         `json:"name"`
	Extra map[string]any `json:"extra"`
}

func settings(cmd *cobra.Command, args []string) error { // bad: a field that says nothing, a hint
	o := options{Name: "o", Extra: map[string]any{}}
	for i, a := range args {
		o.Extra[a] = i
	}
	return render.JSON(cmd.OutOrStdout(), o)
}

type nameList struct {
	Names []string `json:"names"`
}

func names(cmd *cobra.Command, args []string) error { // bad: the list is null without arguments, a hint
	var found []string
	for _, a := range args {
		if strings.HasPrefix(a, "n") {
			found = append(found, a)
		}
	}
	return render.JSON(cmd.OutOrStdout(), nameList{Names: found})
}

func groups(cmd *cobra.Command, args []string) error { // ok: the list is made before anything is added
	found := make([]string, 0)
	for _, a := range args {
		found = append(found, a+"-group")
	}
	return render.JSON(cmd.OutOrStdout(), nameList{Names: found})
}

func made(cmd *cobra.Command, args []string) error { // ok: another package makes the list
	h := model.NewHost("h", "eu")
	if len(args) > 0 {
		h.Tags = append(h.Tags, args...)
	}
	return render.JSON(cmd.OutOrStdout(), h)
}

func helped(cmd *cobra.Command, args []string) error { // ok: a helper puts an empty list in place of nil
	var found []string
	for _, a := range args {
		found = append(found, a)
	}
	return render.JSON(cmd.OutOrStdout(), nameList{Names: orEmpty(found)})
}

func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

type optional struct {
	Name  string   `json:"name"`
	Notes []string `json:"notes,omitempty"`
}

func left(cmd *cobra.Command, args []string) error { // ok: omitempty is no finding where no runtime makes a promise
	var notes []string
	for _, a := range args {
		notes = append(notes, a)
	}
	return render.JSON(cmd.OutOrStdout(), optional{Name: "left", Notes: notes})
}

func decoded(cmd *cobra.Command, args []string) error { // ok: any and omitempty are only read, and sent to standard error
	var doc struct {
		Spec map[string]any `json:"spec,omitempty"`
		Done chan int       `json:"-"`
	}
	if err := json.NewDecoder(os.Stdin).Decode(&doc); err != nil {
		return err
	}
	if err := render.JSON(cmd.ErrOrStderr(), doc.Spec); err != nil {
		return err
	}
	return render.JSON(cmd.OutOrStdout(), map[string]int{"keys": len(doc.Spec)})
}

type hook struct {
	Name string `json:"name"`
	Call func() `json:"-"`
	done chan struct{}
}

func hooks(cmd *cobra.Command, args []string) error { // ok: the function and the channel are no part of what is encoded
	h := hook{Name: "h", Call: func() {}, done: make(chan struct{})}
	close(h.done)
	h.Call()
	return render.JSON(cmd.OutOrStdout(), h)
}
