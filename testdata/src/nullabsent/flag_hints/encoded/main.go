// Command encoded has handlers of cobra that encode lists and maps.
package main

import (
	"encoding/json"
	"errors"
	"os"
	"sort"

	"github.com/spf13/cobra"
)

type user struct {
	Name string   `json:"name"`
	Tags []string `json:"tags"`
}

type page struct {
	Users  []user         `json:"users"`
	Counts map[string]int `json:"counts"`
	Next   []string       `json:"next,omitempty"`
	Raw    []byte         `json:"raw"`
	Unset  []string       `json:"unset"`
	hidden []string
}

// own encodes itself.
type own []string

func (o own) MarshalJSON() ([]byte, error) { return []byte("[]"), nil }

var all = []user{{Name: "ada"}, {Name: "alan"}}

func handler(run func(cmd *cobra.Command, args []string) error) *cobra.Command {
	return &cobra.Command{RunE: run}
}

func encode(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }

func names(prefix string) []string {
	var found []string // want `^variable found is encoded as null`
	for _, u := range all {
		if u.Name > prefix {
			found = append(found, u.Name)
		}
	}
	return found
}

func named(prefix string) (found []string, err error) { // want `^variable found is encoded as null`
	for _, u := range all {
		if u.Name == "" {
			return nil, errors.New("no name")
		}
		found = append(found, u.Name)
	}
	return found, nil
}

func checked(prefix string) ([]string, error) {
	if prefix == "" {
		return nil, errors.New("no prefix")
	}
	return []string{prefix}, nil
}

func main() {
	root := &cobra.Command{Use: "encoded"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
			var users []user // want `^variable users is encoded as null as long as it is nil and as a list else, callers have to expect both; begin with an empty one \(nullabsent\)$`
			for _, u := range all {
				if len(args) == 0 || u.Name == args[0] {
					users = append(users, u)
				}
			}
			return json.NewEncoder(os.Stdout).Encode(users)
		}},
		&cobra.Command{Use: "map", RunE: func(cmd *cobra.Command, args []string) error {
			var counts map[string]int // want `^key counts of the output is encoded as null as long as it is nil and as an object else`
			if len(args) > 0 {
				counts = map[string]int{"a": 1}
			}
			return json.NewEncoder(os.Stdout).Encode(map[string]any{"counts": counts, "n": len(args)})
		}},
		&cobra.Command{Use: "field", RunE: func(cmd *cobra.Command, args []string) error {
			var out page // want `^field output\.Users is encoded as null`
			for _, u := range all {
				out.Users = append(out.Users, u)
				out.Next = append(out.Next, u.Name)
			}
			return json.NewEncoder(os.Stdout).Encode(out)
		}},
		&cobra.Command{Use: "pointer", RunE: func(cmd *cobra.Command, args []string) error {
			var users []user // want `^field output\.Users is encoded as null`
			for _, u := range all {
				users = append(users, u)
			}
			return json.NewEncoder(os.Stdout).Encode(&page{Users: users, Counts: map[string]int{}})
		}},
		&cobra.Command{Use: "captured", RunE: func(cmd *cobra.Command, args []string) error {
			var users []user // want `^variable users is encoded as null`
			visit(func(u user) { users = append(users, u) })
			return json.NewEncoder(os.Stdout).Encode(users)
		}},
		&cobra.Command{Use: "returned", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(names("a"))
		}},
		&cobra.Command{Use: "results", RunE: func(cmd *cobra.Command, args []string) error {
			found, err := named("a")
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(found)
		}},
		&cobra.Command{Use: "marshalled", RunE: func(cmd *cobra.Command, args []string) error {
			var list []string // want `^variable list is encoded as null`
			for _, a := range args {
				list = append(list, a)
			}
			text, err := json.Marshal(list)
			if err != nil {
				return err
			}
			_, err = os.Stdout.Write(text)
			return err
		}},
		&cobra.Command{Use: "printed", RunE: func(cmd *cobra.Command, args []string) error {
			var list []string // want `^variable list is encoded as null`
			for _, a := range args {
				list = append(list, a)
			}
			return encode(list)
		}},

		// What is never null.
		&cobra.Command{Use: "made", RunE: func(cmd *cobra.Command, args []string) error {
			users := []user{}
			made := make([]string, 0, len(all))
			for _, u := range all {
				users = append(users, u)
				made = append(made, u.Name)
			}
			if len(args) > 0 {
				return json.NewEncoder(os.Stdout).Encode(made)
			}
			return json.NewEncoder(os.Stdout).Encode(users)
		}},
		&cobra.Command{Use: "emptied", RunE: func(cmd *cobra.Command, args []string) error {
			var users []user
			for _, u := range all {
				users = append(users, u)
			}
			if users == nil {
				users = []user{}
			}
			return json.NewEncoder(os.Stdout).Encode(users)
		}},
		&cobra.Command{Use: "told", RunE: func(cmd *cobra.Command, args []string) error {
			var users []user
			for _, u := range all {
				users = append(users, u)
			}
			if len(users) == 0 {
				return errors.New("nobody")
			}
			return json.NewEncoder(os.Stdout).Encode(users)
		}},
		&cobra.Command{Use: "certain", RunE: func(cmd *cobra.Command, args []string) error {
			var list []string
			list = append(list, "first")
			for _, a := range args {
				list = append(list, a)
			}
			return json.NewEncoder(os.Stdout).Encode(list)
		}},
		&cobra.Command{Use: "branches", RunE: func(cmd *cobra.Command, args []string) error {
			var list []string
			if len(args) > 0 {
				list = args
			} else {
				list = []string{"none"}
			}
			return json.NewEncoder(os.Stdout).Encode(list)
		}},
		&cobra.Command{Use: "literal", RunE: func(cmd *cobra.Command, args []string) error {
			out := page{Users: all, Counts: map[string]int{}}
			if len(args) > 0 {
				out.Users = all[:1]
			}
			return json.NewEncoder(os.Stdout).Encode(out)
		}},
		&cobra.Command{Use: "set", RunE: func(cmd *cobra.Command, args []string) error {
			var out page
			out.Users = []user{}
			for _, u := range all {
				out.Users = append(out.Users, u)
			}
			return json.NewEncoder(os.Stdout).Encode(out)
		}},
		&cobra.Command{Use: "filled", RunE: func(cmd *cobra.Command, args []string) error {
			var out page
			fill(&out)
			for _, u := range all {
				out.Users = append(out.Users, u)
			}
			return json.NewEncoder(os.Stdout).Encode(out)
		}},
		&cobra.Command{Use: "read", RunE: func(cmd *cobra.Command, args []string) error {
			var users []user
			if err := json.Unmarshal([]byte("[]"), &users); err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(users)
		}},
		&cobra.Command{Use: "error", RunE: func(cmd *cobra.Command, args []string) error {
			list, err := checked("a")
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(list)
		}},
		&cobra.Command{Use: "own", RunE: func(cmd *cobra.Command, args []string) error {
			var list own
			for _, a := range args {
				list = append(list, a)
			}
			return json.NewEncoder(os.Stdout).Encode(list)
		}},
		&cobra.Command{Use: "bytes", RunE: func(cmd *cobra.Command, args []string) error {
			var raw []byte
			for _, a := range args {
				raw = append(raw, a...)
			}
			return json.NewEncoder(os.Stdout).Encode(raw)
		}},
		&cobra.Command{Use: "written", RunE: func(cmd *cobra.Command, args []string) error {
			list := args
			if len(args) == 3 {
				list = nil
			}
			return json.NewEncoder(os.Stdout).Encode(list)
		}},
		&cobra.Command{Use: "elsewhere", RunE: func(cmd *cobra.Command, args []string) error {
			var list []string
			for _, a := range args {
				list = append(list, a)
			}
			sort.Strings(list)
			return json.NewEncoder(os.Stderr).Encode(list)
		}},
		&cobra.Command{Use: "accepted", RunE: func(cmd *cobra.Command, args []string) error {
			var list []string //envvet:ignore nullabsent callers treat both alike
			for _, a := range args {
				list = append(list, a)
			}
			return json.NewEncoder(os.Stdout).Encode(list)
		}},
	)
	root.Execute()
}

func fill(p *page) { p.Users = []user{} }

func visit(f func(user)) {
	for _, u := range all {
		f(u)
	}
}
