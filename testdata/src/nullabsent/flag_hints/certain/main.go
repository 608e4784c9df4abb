// Command certain encodes lists to which loops append, with an iteration for certain or not.
package main

import (
	"encoding/json"
	"errors"
	"os"

	"github.com/spf13/cobra"
)

type item struct {
	Name string `json:"name"`
}

type page struct {
	Items []item `json:"items"`
}

// own encodes itself.
type own []item

func (o own) MarshalJSON() ([]byte, error) {
	if o == nil {
		return []byte("[]"), nil
	}
	return json.Marshal([]item(o))
}

type owner struct {
	Items own `json:"items"`
}

var errNone = errors.New("name something")

func print(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }

func written(cmd *cobra.Command, args []string) error {
	var items []item
	for _, name := range []string{"a", "b"} {
		items = append(items, item{name})
	}
	return print(page{Items: items})
}

func field(cmd *cobra.Command, args []string) error {
	var p page
	for _, name := range []string{"a", "b"} {
		p.Items = append(p.Items, item{name})
	}
	return print(p)
}

func asked(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return errNone
	}
	var items []item
	for _, name := range args {
		if name == "" {
			return errNone
		}
		items = append(items, item{name})
	}
	return print(items)
}

func counted(cmd *cobra.Command, args []string) error {
	if len(args) < 2 {
		return errNone
	}
	var items []item
	for i := 0; i < len(args); i++ {
		items = append(items, item{args[i]})
	}
	return print(items)
}

func switched(cmd *cobra.Command, args []string) error {
	switch len(args) {
	case 0:
		return errNone
	case 1:
		return print(args[0])
	}
	var items []item
	for _, name := range args {
		items = append(items, item{name})
	}
	return print(items)
}

func itself(cmd *cobra.Command, args []string) error {
	var o owner
	for _, name := range args {
		o.Items = append(o.Items, item{name})
	}
	return print(map[string]any{"owner": o})
}

// None of these has an element for certain.

func chosen(cmd *cobra.Command, args []string) error {
	var items []item // want `^variable items is encoded as null`
	for _, name := range []string{"a", "b"} {
		if len(args) > 0 {
			items = append(items, item{name})
		}
	}
	return print(items)
}

func chosenField(cmd *cobra.Command, args []string) error {
	var p page // want `^field output\.Items is encoded as null`
	for _, name := range []string{"a", "b"} {
		if name == cmd.Use {
			continue
		}
		p.Items = append(p.Items, item{name})
	}
	return print(p)
}

func left(cmd *cobra.Command, args []string) error {
	var items []item // want `^variable items is encoded as null`
	for _, name := range []string{"a", "b"} {
		if name == cmd.Use {
			break
		}
		items = append(items, item{name})
	}
	return print(items)
}

func other(cmd *cobra.Command, args []string) error {
	if len(args) == 1 {
		return errNone
	}
	var items []item // want `^variable items is encoded as null`
	for _, name := range args {
		items = append(items, item{name})
	}
	return print(items)
}

func later(cmd *cobra.Command, args []string) error {
	var items []item // want `^variable items is encoded as null`
	for i := 1; i < len([]string{"a", "b"}[:1]); i++ {
		items = append(items, item{"a"})
	}
	return print(items)
}

func main() {
	root := &cobra.Command{Use: "certain"}
	root.AddCommand(
		&cobra.Command{Use: "written", RunE: written},
		&cobra.Command{Use: "field", RunE: field},
		&cobra.Command{Use: "asked", RunE: asked},
		&cobra.Command{Use: "counted", RunE: counted},
		&cobra.Command{Use: "switched", RunE: switched},
		&cobra.Command{Use: "itself", RunE: itself},
		&cobra.Command{Use: "chosen", RunE: chosen},
		&cobra.Command{Use: "chosen-field", RunE: chosenField},
		&cobra.Command{Use: "left", RunE: left},
		&cobra.Command{Use: "other", RunE: other},
		&cobra.Command{Use: "later", RunE: later},
	)
	root.Execute()
}
