// Command ended encodes lists that functions return with how reading has ended.
package main

import (
	"bufio"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func query(db *sql.DB) ([]string, error) {
	rows, err := db.Query("SELECT name FROM items ORDER BY name")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var items []string // want `^variable items is encoded as null`
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		items = append(items, name)
	}
	return items, rows.Err()
}

func lines(f *os.File) (all []string, err error) { // want `^key lines of the output is encoded as null`
	sc := bufio.NewScanner(f)
	for sc.Scan() {
		all = append(all, sc.Text())
	}
	return all, sc.Err()
}

func filter[T any](list []T, keep func(T) bool) []T {
	var out []T // want `^variable out is encoded as null`
	for _, v := range list {
		if keep(v) {
			out = append(out, v)
		}
	}
	return out
}

// named returns no list but with an error, or one that has something.
func named(names []string) ([]string, error) {
	var found []string
	for _, name := range names {
		if name == "" {
			return found, errors.New("no name")
		}
		found = append(found, name)
	}
	if len(found) == 0 {
		return found, fmt.Errorf("none of %d", len(names))
	}
	return found, nil
}

// opened returns with an error what it has when that comes.
func opened(name string) ([]string, error) {
	var list []string
	f, err := os.Open(name)
	if err != nil {
		return list, err
	}
	list = []string{f.Name()}
	return list, f.Close()
}

// emptied has what is nil made an empty list when it ends.
func emptied(f *os.File) (all []string, err error) {
	defer func() {
		if all == nil {
			all = []string{}
		}
	}()
	sc := bufio.NewScanner(f)
	for sc.Scan() {
		all = append(all, sc.Text())
	}
	return all, sc.Err()
}

func main() {
	root := &cobra.Command{Use: "ended"}
	root.AddCommand(
		&cobra.Command{Use: "query", RunE: func(cmd *cobra.Command, args []string) error {
			items, err := query(nil)
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(items)
		}},
		&cobra.Command{Use: "lines", RunE: func(cmd *cobra.Command, args []string) error {
			all, err := lines(os.Stdin)
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(map[string]any{"lines": all})
		}},
		&cobra.Command{Use: "filter", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(filter(args, func(s string) bool { return s != "" }))
		}},
		&cobra.Command{Use: "named", RunE: func(cmd *cobra.Command, args []string) error {
			found, err := named(args)
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(found)
		}},
		&cobra.Command{Use: "emptied", RunE: func(cmd *cobra.Command, args []string) error {
			all, err := emptied(os.Stdin)
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(all)
		}},
		&cobra.Command{Use: "opened", RunE: func(cmd *cobra.Command, args []string) error {
			list, err := opened("a")
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(list)
		}},
	)
	root.Execute()
}
