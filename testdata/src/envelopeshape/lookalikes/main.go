// Package main has what looks like an envelope and is none of its own.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"

	"github.com/spf13/cobra"
)

// reply is what a server answers with.
type reply struct {
	OK    bool            `json:"ok"`
	Data  json.RawMessage `json:"data,omitempty"`
	Error string          `json:"error,omitempty"`
}

// settings has keys that happen to be two of the five.
type settings struct {
	Data  string `json:"data"`
	Meta  string `json:"meta"`
	Level int    `json:"level"`
}

func main() {
	root := &cobra.Command{Use: "lookalikes"}
	root.AddCommand(
		&cobra.Command{Use: "client", RunE: client},
		&cobra.Command{Use: "serve", Run: serve},
		&cobra.Command{Use: "post", RunE: post},
		&cobra.Command{Use: "file", RunE: file},
		&cobra.Command{Use: "log", RunE: log},
		&cobra.Command{Use: "settings", RunE: show},
		&cobra.Command{Use: "inner", RunE: inner},
		&cobra.Command{Use: "health", RunE: health},
		&cobra.Command{Use: "dynamic", RunE: dynamic},
		&cobra.Command{Use: "buffer", RunE: buffer},
	)
	root.Execute()
	_ = json.NewEncoder(os.Stdout).Encode(reply{OK: true}) // no handler
}

func client(cmd *cobra.Command, args []string) error {
	res, err := http.Get(args[0])
	if err != nil {
		return err
	}
	defer res.Body.Close()
	var r reply
	if err := json.NewDecoder(res.Body).Decode(&r); err != nil {
		return err
	}
	if !r.OK {
		return fmt.Errorf("the server says %s", r.Error)
	}
	fmt.Println(string(r.Data))
	return nil
}

func serve(cmd *cobra.Command, args []string) {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		_ = json.NewEncoder(w).Encode(reply{OK: true, Data: []byte(`1`)})
		_ = json.NewEncoder(w).Encode(map[string]any{"ok": true, "data": nil, "error": nil})
	})
	_ = http.ListenAndServe(args[0], nil)
}

func post(cmd *cobra.Command, args []string) error {
	body, err := json.Marshal(map[string]any{"ok": true, "data": args, "meta": nil})
	if err != nil {
		return err
	}
	_, err = http.Post(args[0], "application/json", bytes.NewReader(body))
	return err
}

func file(cmd *cobra.Command, args []string) error {
	f, err := os.Create(args[0])
	if err != nil {
		return err
	}
	defer f.Close()
	return json.NewEncoder(f).Encode(reply{OK: true})
}

func log(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stderr).Encode(map[string]any{"ok": false, "error": args, "meta": nil})
}

func show(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(settings{})
}

// An envelope that is data of something else.
func inner(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"last": map[string]any{"ok": true, "data": 1, "error": nil}})
}

func health(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"ok": true, "uptime": 3})
}

func dynamic(cmd *cobra.Command, args []string) error {
	m := map[string]any{}
	for _, arg := range args {
		m[arg] = true
	}
	return json.NewEncoder(os.Stdout).Encode(m)
}

func buffer(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	if err := json.NewEncoder(&b).Encode(reply{OK: true}); err != nil {
		return err
	}
	_, err := io.Copy(io.Discard, &b)
	return err
}
