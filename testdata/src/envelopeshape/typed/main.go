// Package main has functions that ask for the type of what they are given before
// they encode it.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/envelopeshape/typed/output"
)

type answer struct {
	OK       bool           `json:"ok"`
	Data     any            `json:"data"`
	Error    *string        `json:"error"`
	Warnings []string       `json:"warnings"`
	Meta     map[string]any `json:"meta"`
}

func wrap(v any) answer { return answer{OK: len(os.Args) == 0, Data: v} }

type user struct{ Name string }

type users []user

func (u users) String() string { return fmt.Sprint(len(u)) }

func main() {
	root := &cobra.Command{Use: "typed"}
	root.AddCommand(
		&cobra.Command{Use: "unlessAnswer", RunE: func(cmd *cobra.Command, args []string) error {
			return unlessAnswer(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "choose", RunE: func(cmd *cobra.Command, args []string) error {
			return choose(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "early", RunE: func(cmd *cobra.Command, args []string) error {
			return early(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "replaced", RunE: func(cmd *cobra.Command, args []string) error {
			return replaced(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "generic", RunE: func(cmd *cobra.Command, args []string) error {
			return generic(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "through", RunE: func(cmd *cobra.Command, args []string) error {
			return through(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "kind", RunE: func(cmd *cobra.Command, args []string) error {
			return kind(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "kinds", RunE: func(cmd *cobra.Command, args []string) error {
			return kinds(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "pointed", RunE: func(cmd *cobra.Command, args []string) error {
			return pointed(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "twice", RunE: func(cmd *cobra.Command, args []string) error {
			return twice(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "write", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Write(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "body", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Body(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "asked", RunE: func(cmd *cobra.Command, args []string) error {
			// Who knows what isList says: a hint.
			return asked(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "never", RunE: func(cmd *cobra.Command, args []string) error {
			return never(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "marshaled", RunE: func(cmd *cobra.Command, args []string) error {
			return marshaled(args)
		}},
		&cobra.Command{Use: "users-unlessAnswer", RunE: func(cmd *cobra.Command, args []string) error {
			return unlessAnswer(cmd.OutOrStdout(), []user{{"ada"}})
		}},
		&cobra.Command{Use: "users-choose", RunE: func(cmd *cobra.Command, args []string) error {
			return choose(cmd.OutOrStdout(), []user{{"ada"}}) // want `^handler "users-choose" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-early", RunE: func(cmd *cobra.Command, args []string) error {
			return early(cmd.OutOrStdout(), []user{{"ada"}}) // want `^handler "users-early" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-replaced", RunE: func(cmd *cobra.Command, args []string) error {
			return replaced(cmd.OutOrStdout(), []user{{"ada"}}) // want `^handler "users-replaced" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-generic", RunE: func(cmd *cobra.Command, args []string) error {
			return generic(cmd.OutOrStdout(), []user{{"ada"}}) // want `^handler "users-generic" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-through", RunE: func(cmd *cobra.Command, args []string) error {
			return through(cmd.OutOrStdout(), []user{{"ada"}}) // want `^handler "users-through" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-kind", RunE: func(cmd *cobra.Command, args []string) error {
			return kind(cmd.OutOrStdout(), []user{{"ada"}})
		}},
		&cobra.Command{Use: "users-named", RunE: func(cmd *cobra.Command, args []string) error {
			return named(cmd.OutOrStdout(), []user{{"ada"}}) // want `^handler "users-named" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-checked", RunE: func(cmd *cobra.Command, args []string) error {
			return checked(cmd.OutOrStdout(), []user{{"ada"}}) // want `^handler "users-checked" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-empty", RunE: func(cmd *cobra.Command, args []string) error {
			return empty(cmd.OutOrStdout(), []user{{"ada"}}) // want `^handler "users-empty" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-write", RunE: func(cmd *cobra.Command, args []string) error {
			// Whether it is what case page is for, a type that is not exported, is not known here: a hint.
			return output.Write(cmd.OutOrStdout(), []user{{"ada"}})
		}},
		&cobra.Command{Use: "users-body", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Body(cmd.OutOrStdout(), []user{{"ada"}})
		}},
		&cobra.Command{Use: "users-maps", RunE: func(cmd *cobra.Command, args []string) error {
			return maps(cmd.OutOrStdout(), []user{{"ada"}}) // want `^handler "users-maps" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-marshaled", RunE: func(cmd *cobra.Command, args []string) error {
			return marshaled([]user{{"ada"}}) // want `^handler "users-marshaled" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-verbose", RunE: func(cmd *cobra.Command, args []string) error {
			return verbose(cmd.OutOrStdout(), []user{{"ada"}}, len(args) > 0) // want `^handler "users-verbose" answers with a bare array of type \[\]user`
		}},
		&cobra.Command{Use: "users-methods", RunE: func(cmd *cobra.Command, args []string) error {
			return named(cmd.OutOrStdout(), users{{"ada"}})
		}},
	)
	root.Execute()
}

func never(w io.Writer, args []string) error {
	var v any = args
	if _, ok := v.([]string); ok {
		v = wrap(v)
	}
	return json.NewEncoder(w).Encode(v)
}

func unlessAnswer(w io.Writer, v any) error {
	if _, ok := v.(answer); !ok {
		v = wrap(v)
	}
	return json.NewEncoder(w).Encode(v)
}

func choose(w io.Writer, v any) error {
	switch v := v.(type) {
	case nil:
		return json.NewEncoder(w).Encode(answer{})
	case []string:
		return json.NewEncoder(w).Encode(wrap(v))
	default:
		return json.NewEncoder(w).Encode(v)
	}
}

func early(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	if l, ok := v.([]string); ok {
		return enc.Encode(wrap(l))
	}
	return enc.Encode(v)
}

func replaced(w io.Writer, v any) error {
	if l, ok := v.([]string); ok {
		v = map[string]any{"items": l}
	}
	return json.NewEncoder(w).Encode(v)
}

func generic[T any](w io.Writer, v T) error {
	if l, ok := any(v).([]string); ok {
		return json.NewEncoder(w).Encode(wrap(l))
	}
	return json.NewEncoder(w).Encode(v)
}

func body(v any) any {
	if l, ok := v.([]string); ok {
		return wrap(l)
	}
	return v
}

func through(w io.Writer, v any) error { return write(w, body(v)) }

func write(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

func marshaled(v any) error {
	if l, ok := v.([]string); ok {
		v = wrap(l)
	}
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	fmt.Println(string(text))
	return nil
}

func kind(w io.Writer, v any) error {
	if reflect.ValueOf(v).Kind() == reflect.Slice {
		v = map[string]any{"items": v}
	}
	return json.NewEncoder(w).Encode(v)
}

func kinds(w io.Writer, v any) error {
	out := v
	switch reflect.TypeOf(v).Kind() {
	case reflect.Slice, reflect.Array:
		out = struct {
			Items any `json:"items"`
		}{v}
	}
	return json.NewEncoder(w).Encode(out)
}

func pointed(w io.Writer, v any) error {
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer {
		rv = rv.Elem()
	}
	if k := rv.Kind(); k == reflect.Slice || k == reflect.Array {
		return json.NewEncoder(w).Encode(wrap(v))
	}
	return json.NewEncoder(w).Encode(v)
}

// maps has nothing to say of lists.
func maps(w io.Writer, v any) error {
	if reflect.Indirect(reflect.ValueOf(v)).Kind() == reflect.Map {
		v = wrap(v)
	}
	return json.NewEncoder(w).Encode(v)
}

func twice(w io.Writer, v any) error {
	if m, ok := v.(map[string]any); ok {
		v = m["data"]
	}
	if l, ok := v.([]string); ok {
		v = wrap(l)
	}
	return json.NewEncoder(w).Encode(v)
}

func named(w io.Writer, v any) error {
	if s, ok := v.(fmt.Stringer); ok {
		return json.NewEncoder(w).Encode(wrap(s.String()))
	}
	return json.NewEncoder(w).Encode(v)
}

func isList(v any) bool { return fmt.Sprintf("%T", v)[0] == '[' }

func asked(w io.Writer, v any) error {
	if isList(v) {
		v = wrap(v)
	}
	return json.NewEncoder(w).Encode(v)
}

func check(v any) error {
	if v == nil {
		return fmt.Errorf("nothing")
	}
	return nil
}

// Where the check fails there is no answer.
func checked(w io.Writer, v any) error {
	if err := check(v); err != nil {
		return err
	}
	return json.NewEncoder(w).Encode(v)
}

// Not all lists are empty.
func empty(w io.Writer, v any) error {
	if rv := reflect.ValueOf(v); rv.Kind() == reflect.Slice && rv.Len() == 0 {
		return json.NewEncoder(w).Encode(answer{})
	}
	return json.NewEncoder(w).Encode(v)
}

func verbose(w io.Writer, v any, all bool) error {
	if all {
		v = wrap(v)
	}
	return json.NewEncoder(w).Encode(v)
}
