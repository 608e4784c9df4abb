// Package handsch has commands that print schemas, and some that do not.
package handsch

import (
	"context"
	_ "embed"
	"encoding/json"
	"flag"
	"fmt"
	"os"

	"github.com/envvet/envvet/envelope"
	"github.com/spf13/pflag"
)

//go:embed user.schema.json
var userSchema string

var (
	printSchema = flag.Bool("print-schema", false, "print the schema and exit") // want handschema
	dbSchema    = flag.String("schema", "public", "schema of the database")
	verbose     = flag.Bool("verbose", false, "say more")
)

type user struct {
	ID    string `json:"id" description:"User id"`
	Admin bool   `json:"admin" description:"May do anything"`
}

// NewApp makes the application.
func NewApp() *envelope.App {
	app := envelope.New("hands")
	register(app, "show", show)
	register(app, "describe", describe)
	register(app, "embedded", embedded)
	register(app, "manifested", manifested)
	register(app, "encode", encode)
	register(app, "validate", validate)
	register(app, "save", save)
	register(app, "example", example)
	register(app, "log", logged)
	register(app, "query", query)
	register(app, "accepted", accepted)
	return app
}

func register[Out any](app *envelope.App, name string, run func(context.Context, struct{}) (Out, error)) {
	envelope.Register(app, envelope.Command[struct{}, Out]{Name: name, Summary: "Do " + name, Effect: envelope.Safe, Run: run})
}

// Flags declares what pflag knows.
func Flags(fs *pflag.FlagSet) { // bad: a flag of the runtime's is declared by hand
	var schema bool
	fs.BoolVar(&schema, "output-schema", false, "print the schema of the answer") // want handschema
	fs.String("schema-file", "", "check answers against this file")
	fs.BoolP("strict", "s", false, "check more")
}

func show(ctx context.Context, in struct{}) (user, error) { // bad: a schema is printed with fmt
	if *printSchema {
		fmt.Println(`{"type":"object","properties":{"name":{"type":"string"}}}`) // want handschema
	}
	return user{ID: "u1", Admin: *verbose}, nil
}

const usersDoc = `{
  "parameters": {"team": {"type": "string"}},
  "exit_codes": {"0": {"name": "SUCCESS"}}
}`

func describe(ctx context.Context, in struct{}) (user, error) { // bad: a description of the command is printed by a helper
	if len(os.Args) > 3 {
		doc(usersDoc)
	}
	return user{ID: "u2"}, nil
}

func doc(text string) {
	fmt.Fprintln(os.Stdout, text) // missed handschema: a text that a helper is given is not followed
}

func embedded(ctx context.Context, in struct{}) (user, error) { // bad: an embedded schema is printed
	if os.Getenv("HANDS_SCHEMA") != "" {
		os.Stdout.WriteString(userSchema) // want handschema
	}
	return user{ID: "u3"}, nil
}

var manifest = map[string]any{
	"commands": map[string]any{
		"manifested": map[string]any{"output_schema": map[string]any{"type": "object"}},
	},
}

func manifested(ctx context.Context, in struct{}) (user, error) { // bad: a manifest that was made by hand is encoded
	if len(os.Args) > 4 {
		if err := json.NewEncoder(os.Stdout).Encode(manifest); err != nil { // want handschema
			return user{}, err
		}
	}
	return user{ID: "u4"}, nil
}

func encode(ctx context.Context, in struct{}) (user, error) { // ok: what is printed is no schema
	b, err := json.Marshal(map[string]string{"schema": *dbSchema, "id": "u5"})
	if err != nil {
		return user{}, err
	}
	fmt.Fprintf(os.Stderr, "%s\n", b)
	return user{ID: "u5"}, nil
}

func validate(ctx context.Context, in struct{}) (user, error) { // ok: the schema is what input is checked against
	var schema struct {
		Required []string `json:"required"`
	}
	if err := json.Unmarshal([]byte(userSchema), &schema); err != nil {
		return user{}, err
	}
	return user{ID: fmt.Sprint(len(schema.Required))}, nil
}

func save(ctx context.Context, in struct{}) (user, error) { // ok: the schema goes to a file
	f, err := os.Create("user.schema.json")
	if err != nil {
		return user{}, err
	}
	defer f.Close()
	_, err = fmt.Fprintln(f, `{"type":"object","properties":{"id":{"type":"string"}}}`)
	return user{ID: "u6"}, err
}

type request struct {
	Name   string   `json:"name"`
	Schema []string `json:"schema"`
}

func example(ctx context.Context, in struct{}) (request, error) { // ok: a key that is called schema is data
	r := request{Name: "tables"}
	for _, t := range []string{"users", "teams"} {
		r.Schema = append(r.Schema, *dbSchema+"."+t)
	}
	return r, nil
}

func logged(ctx context.Context, in struct{}) (user, error) { // ok: the schema goes to the log, on standard error
	envelope.Logger(ctx).Info("schema", "text", userSchema)
	fmt.Fprintln(os.Stderr, userSchema)
	return user{ID: "u7"}, nil
}

type tables struct {
	Schema  string            `json:"schema"`
	Columns map[string]string `json:"columns"`
}

func query(ctx context.Context, in struct{}) (tables, error) { // ok: the schema of a database is what the command is about
	t := tables{Schema: *dbSchema, Columns: map[string]string{}}
	for _, c := range []string{"id", "name"} {
		t.Columns[c] = "text"
	}
	return t, nil
}

func accepted(ctx context.Context, in struct{}) (user, error) { // ok: accepted with a reason
	if len(os.Args) > 5 {
		//envvet:ignore handschema clients of version 1 expect these bytes
		fmt.Println(`{"type":"object","properties":{"id":{"type":"string"}}}`)
	}
	return user{ID: "u8"}, nil
}
