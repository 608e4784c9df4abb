// Package shapes has cobra commands that make envelopes by hand.
package shapes

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"

	"example.com/schemas/internal/model"
	"example.com/schemas/internal/render"
	"github.com/envvet/envvet/envelope"
	"github.com/spf13/cobra"
)

// Root makes the tree.
func Root() *cobra.Command {
	root := &cobra.Command{Use: "shapes", SilenceUsage: true}
	table := []struct {
		use string
		run func(*cobra.Command, []string) error
	}{
		{"list", list}, {"ids", ids}, {"get", get}, {"rm", remove}, {"full", full}, {"animus", animus},
		{"claw", claw}, {"clawfull", clawFull}, {"typed", typed}, {"short", short}, {"success", success},
		{"state", state}, {"save", save}, {"post", post}, {"lines", lines}, {"inner", inner}, {"read", read},
		{"stderr", toStderr}, {"kept", kept}, {"text", text}, {"page", page}, {"generic", generic}, {"either", either},
		{"later", later}, {"okonly", okCount},
	}
	for _, row := range table {
		root.AddCommand(&cobra.Command{Use: row.use, RunE: row.run})
	}
	var depth int
	tree := &cobra.Command{Use: "tree", RunE: func(cmd *cobra.Command, args []string) error { // bad: an envelope in a closure lacks warnings and meta
		if depth > 3 {
			return errors.New("too deep")
		}
		return render.JSON(cmd.OutOrStdout(), map[string]any{"ok": len(args) == 0, "data": args, "error": nil}) // want envelopeshape
	}}
	tree.Flags().IntVar(&depth, "depth", 1, "how deep")
	root.AddCommand(tree)
	return root
}

func list(cmd *cobra.Command, args []string) error { // bad: lacks error, warnings and meta, and ok is set by hand
	names := strings.Fields(os.Getenv("NAMES"))
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{ // want envelopeshape
		"data": names,
		"ok":   true, // want envelopeshape
	})
}

func ids(cmd *cobra.Command, args []string) error { // bad: a bare array in a package that answers with envelopes
	ids := make([]string, 0, len(args))
	for i, a := range args {
		ids = append(ids, fmt.Sprintf("%s-%d", a, i))
	}
	return json.NewEncoder(cmd.OutOrStdout()).Encode(ids) // want envelopeshape
}

func get(cmd *cobra.Command, args []string) error { // bad: success and failure have other keys
	enc := json.NewEncoder(cmd.OutOrStdout())
	code := 0
	if len(args) == 0 {
		code = 2
		return enc.Encode(map[string]any{"ok": code == 0, "error": map[string]string{"code": "ARG_ERROR"}, "meta": map[string]int{"status": code}}) // want envelopeshape
	}
	return enc.Encode(map[string]any{"ok": code == 0, "data": model.NewHost(args[0], "eu")}) // want envelopeshape
}

type result struct {
	OK       bool              `json:"ok"`
	Data     map[string]string `json:"data,omitempty"`  // want envelopeshape
	Error    *problem          `json:"error,omitempty"` // want envelopeshape
	Warnings []string          `json:"warnings"`
	Meta     map[string]string `json:"meta"`
}

type problem struct {
	Code   string `json:"code"`
	Detail string `json:"detail,omitempty"`
}

func remove(cmd *cobra.Command, args []string) error { // bad: keys of the envelope are left out, and ok is set by hand
	r := result{Warnings: []string{}, Meta: map[string]string{"command": "rm"}}
	for _, a := range args {
		if err := os.Remove(a); err != nil {
			r.Error = &problem{Code: "NOT_FOUND", Detail: err.Error()}
		}
	}
	r.OK = r.Error == nil // want envelopeshape
	return render.JSON(cmd.OutOrStdout(), r)
}

type whole struct {
	OK       bool              `json:"ok"`
	Data     []model.Host      `json:"data"`
	Error    *problem          `json:"error"`
	Warnings []string          `json:"warnings"`
	Meta     map[string]string `json:"meta"`
}

func full(cmd *cobra.Command, args []string) error { // ok: all five keys, and ok is computed from the status
	status := 0
	w := whole{Data: []model.Host{}, Warnings: []string{}, Meta: map[string]string{"command": "full"}}
	for _, a := range args {
		if strings.Contains(a, "/") {
			status = 2
			w.Error = &problem{Code: "ARG_ERROR", Detail: a}
			continue
		}
		w.Data = append(w.Data, model.NewHost(a, "eu"))
	}
	w.OK = status == 0
	return render.JSON(cmd.OutOrStdout(), w)
}

func animus(cmd *cobra.Command, args []string) error { // ok: the three keys of animus
	code := len(args)
	if code != 0 {
		return render.JSON(cmd.OutOrStdout(), map[string]any{"schema": "animus.cli.v1", "ok": code == 0, "error": problem{Code: "invalid_input"}})
	}
	return render.JSON(cmd.OutOrStdout(), map[string]any{"schema": "animus.cli.v1", "ok": code == 0, "data": map[string]int{"n": code}})
}

func claw(cmd *cobra.Command, args []string) error { // bad: lacks output_format and schema_version of claw v2
	return render.JSON(cmd.OutOrStdout(), map[string]any{"timestamp": os.Getenv("NOW"), "command": "claw", "exit_code": 0, "data": args}) // want envelopeshape
}

func clawFull(cmd *cobra.Command, args []string) error { // ok: all keys of claw v2
	answer := map[string]any{
		"timestamp": os.Getenv("NOW"), "command": "clawfull", "exit_code": 0, "output_format": "json", "schema_version": "2.0",
		"data": map[string]any{"args": args},
	}
	return render.JSON(cmd.OutOrStdout(), answer)
}

func typed(cmd *cobra.Command, args []string) error { // ok: a typed payload that is no envelope
	h := model.NewHost("h", "eu")
	if len(args) > 0 {
		h.Name = args[0]
	}
	return render.Indented(cmd, h)
}

func short(cmd *cobra.Command, args []string) error { // bad: a helper in the package is given an envelope without error
	if len(args) > 1 {
		return errors.New("one at most")
	}
	return emit(cmd.OutOrStdout(), map[string]any{"ok": len(args) == 1, "data": args, "warnings": []string{}, "meta": nil}) // want envelopeshape
}

func emit(w io.Writer, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", b)
	return err
}

func success(cmd *cobra.Command, args []string) error { // ok: success is no key of an envelope, and data alone makes none
	if len(args) == 0 {
		return errors.New("what?")
	}
	return emit(cmd.OutOrStdout(), map[string]any{"success": true, "data": args[0]})
}

func state(cmd *cobra.Command, args []string) error { // ok: a status and a message are payload
	answer := map[string]any{"status": "error", "message": "no state"}
	if len(args) > 0 {
		answer["status"] = args[0]
	}
	return emit(cmd.OutOrStdout(), answer)
}

func okCount(cmd *cobra.Command, args []string) error { // ok: ok beside other keys is payload
	sum := map[string]int{"ok": len(args), "failed": 0, "skipped": 1}
	for _, a := range args {
		if a == "" {
			sum["failed"]++
		}
	}
	return emit(cmd.OutOrStdout(), sum)
}

func save(cmd *cobra.Command, args []string) error { // ok: the short envelope goes to a file
	if err := render.File("last.json", map[string]any{"ok": true, "data": args}); err != nil {
		return err
	}
	cmd.PrintErrln("saved")
	return nil
}

func post(cmd *cobra.Command, args []string) error { // ok: the short envelope is sent to a server, and to clients of a server
	mux := http.NewServeMux()
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		json.NewEncoder(w).Encode(map[string]any{"ok": true, "data": args})
	})
	body, err := json.Marshal(map[string]any{"ok": true, "data": args})
	if err != nil {
		return err
	}
	resp, err := http.Post("http://localhost/", "application/json", strings.NewReader(string(body)))
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func lines(cmd *cobra.Command, args []string) error { // ok: elements one by one are no array
	enc := json.NewEncoder(cmd.OutOrStdout())
	for _, a := range args {
		if err := enc.Encode(model.NewHost(a, "eu")); err != nil {
			return err
		}
	}
	return nil
}

func inner(cmd *cobra.Command, args []string) error { // ok: what looks like an envelope is inside another object
	last := map[string]any{"ok": true, "error": nil}
	return emit(cmd.OutOrStdout(), map[string]any{"name": "inner", "last": last, "runs": []any{map[string]any{"ok": false, "data": 1}}})
}

type upstream struct {
	OK   bool            `json:"ok"`
	Data json.RawMessage `json:"data,omitempty"`
}

func read(cmd *cobra.Command, args []string) error { // ok: the envelope of another program is only read
	var u upstream
	if err := json.NewDecoder(os.Stdin).Decode(&u); err != nil {
		return err
	}
	if !u.OK {
		return errors.New("it failed")
	}
	return emit(cmd.OutOrStdout(), map[string]int{"bytes": len(u.Data)})
}

func toStderr(cmd *cobra.Command, args []string) error { // ok: it goes to standard error
	enc := json.NewEncoder(cmd.ErrOrStderr())
	if len(args) > 0 {
		enc = json.NewEncoder(os.Stderr)
	}
	return enc.Encode(map[string]any{"ok": false, "error": map[string]string{"code": "X1"}})
}

func kept(cmd *cobra.Command, args []string) error { // ok: accepted with a reason
	//envvet:ignore envelopeshape the form of version 1, which scripts read
	return emit(cmd.OutOrStdout(), map[string]any{"ok": len(args) == 0, "data": args})
}

func text(cmd *cobra.Command, args []string) error { // bad: the error of an envelope is a text
	status, message := 0, ""
	if len(args) == 0 {
		status, message = 2, "no arguments"
	}
	return emit(cmd.OutOrStdout(), map[string]any{"ok": status == 0, "data": nil, "error": message, "warnings": []string{}, "meta": map[string]any{}}) // want legacyenvelope
}

func page(cmd *cobra.Command, args []string) error { // bad: a list of structs of another package is a bare array
	hosts := []model.Host{}
	for _, a := range args {
		hosts = append(hosts, model.NewHost(a, "eu"))
	}
	return render.Indented(cmd, hosts) // want envelopeshape
}

func generic(cmd *cobra.Command, args []string) error { // ok: a generic envelope with all keys, and ok from the status
	answer := render.Status("generic", len(args), map[string]int{"n": len(args)})
	if len(args) > 0 {
		answer.Error = &model.Failure{Code: "ARG_ERROR"}
	}
	return render.JSON(cmd.OutOrStdout(), answer)
}

func either(cmd *cobra.Command, args []string) error { // bad: ok of animus is set by hand
	return emit(cmd.OutOrStdout(), map[string]any{"schema": "animus.cli.v1", "data": map[string]int{"n": len(args)}, "ok": true}) // want envelopeshape
}

func later(cmd *cobra.Command, args []string) error { // ok: the keys that the literal lacks are set later
	status := len(args)
	answer := map[string]any{"ok": status == 0, "data": nil}
	answer["error"] = nil
	answer["warnings"] = []string{}
	answer["meta"] = map[string]string{"command": cmd.Name()}
	return emit(cmd.OutOrStdout(), answer)
}

// App has commands of package envelope.
func App() *envelope.App {
	app := envelope.New("nested")
	envelope.Register(app, envelope.Command[struct{}, model.Wrapped]{Name: "nest", Summary: "Show a host", Effect: envelope.Safe, Run: nest}) // want envelopeshape
	envelope.Register(app, envelope.Command[struct{}, health]{Name: "health", Summary: "Show the health", Effect: envelope.Safe, Run: showHealth})
	return app
}

func nest(ctx context.Context, in struct{}) (out model.Wrapped, err error) { // bad: the payload of a command is an envelope itself
	host := model.NewHost("n", "eu")
	out.Data = &host
	out.OK = len(out.Data.Tags) == 0
	return out, nil
}

type health struct {
	OK     int      `json:"ok"`
	Failed int      `json:"failed"`
	Names  []string `json:"names"`
}

func showHealth(ctx context.Context, in struct{}) (health, error) { // ok: counts are no envelope
	return health{OK: 2, Names: []string{"a", "b"}}, nil
}
