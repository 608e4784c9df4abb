// What handlers encode that is no answer.
package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
)

type record struct{ ID int }

func main() {
	root := &cobra.Command{}
	root.AddCommand(
		&cobra.Command{RunE: file},
		&cobra.Command{RunE: request},
		&cobra.Command{Run: serve},
		&cobra.Command{RunE: hash},
		&cobra.Command{RunE: stderr},
		&cobra.Command{RunE: cached},
		&cobra.Command{RunE: decoded},
		&cobra.Command{RunE: sentences},
		&cobra.Command{RunE: other},
		&cobra.Command{RunE: helpers},
		&cobra.Command{Args: func(cmd *cobra.Command, args []string) error { return json.NewEncoder(os.Stdout).Encode(args) }},
	)
	json.NewEncoder(os.Stdout).Encode(record{}) // main is no handler
	root.Execute()
}

func file(cmd *cobra.Command, args []string) error {
	f, err := os.Create(args[0])
	if err != nil {
		return err
	}
	defer f.Close()
	if err := json.NewEncoder(f).Encode(record{}); err != nil {
		return err
	}
	b, err := json.MarshalIndent(record{}, "", "  ")
	if err != nil {
		return err
	}
	fmt.Fprintln(f, string(b))
	return os.WriteFile(args[1], b, 0o600)
}

func request(cmd *cobra.Command, args []string) error {
	body, err := json.Marshal(record{})
	if err != nil {
		return err
	}
	res, err := http.Post(args[0], "application/json", bytes.NewReader(body))
	if err != nil {
		return err
	}
	defer res.Body.Close()
	body, err = io.ReadAll(res.Body)
	if err != nil {
		return err
	}
	fmt.Println(string(body)) // the answer of a server
	_, err = io.Copy(os.Stdout, res.Body)
	return err
}

func serve(cmd *cobra.Command, args []string) {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		json.NewEncoder(w).Encode(record{})
		b, _ := json.Marshal(record{})
		w.Write(b)
		reply(w, record{})
	})
	http.ListenAndServe(":0", nil)
}

func reply(w http.ResponseWriter, v any) { json.NewEncoder(w).Encode(v) }

func hash(cmd *cobra.Command, args []string) error {
	var buf bytes.Buffer
	json.NewEncoder(&buf).Encode(record{})
	fmt.Printf("%x\n", sha256.Sum256(buf.Bytes()))
	h := sha256.New()
	json.NewEncoder(h).Encode(record{})
	fmt.Println(h.Sum(nil))
	b, err := json.Marshal(record{})
	fmt.Println(sha256.Sum256(b))
	return err
}

func stderr(cmd *cobra.Command, args []string) error {
	b, err := json.Marshal(record{})
	fmt.Fprintln(os.Stderr, string(b))
	os.Stderr.Write(b)
	log.Println(string(b))
	json.NewEncoder(cmd.ErrOrStderr()).Encode(record{})
	json.NewEncoder(io.Discard).Encode(record{})
	return err
}

type cache struct {
	mu  sync.Mutex
	all map[string][]byte
}

var shared cache

func cached(cmd *cobra.Command, args []string) error {
	b, err := json.Marshal(record{})
	shared.mu.Lock()
	defer shared.mu.Unlock()
	shared.all[args[0]] = b
	fmt.Println("stored", len(shared.all))
	return err
}

func decoded(cmd *cobra.Command, args []string) error {
	var r record
	if err := json.Unmarshal([]byte(args[0]), &r); err != nil {
		return err
	}
	fmt.Println(r)
	return xml.NewEncoder(os.Stdout).Encode(r)
}

func sentences(cmd *cobra.Command, args []string) error {
	b, err := json.Marshal(record{})
	fmt.Printf("the record is %s\n", b)
	fmt.Println("record:", string(b))
	fmt.Print("record: " + string(b))
	return err
}

func other(cmd *cobra.Command, args []string) error {
	b, err := json.Marshal(record{})
	b = []byte("nothing")
	fmt.Println(string(b))
	return err
}

func helpers(cmd *cobra.Command, args []string) error {
	f, err := os.CreateTemp("", "")
	if err != nil {
		return err
	}
	render(f, record{})
	render(os.Stderr, record{})
	save(args[0], record{})
	p := &printer{out: os.Stderr}
	p.print(record{})
	return nil
}

func render(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

func save(name string, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return os.WriteFile(name, b, 0o600)
}

type printer struct{ out io.Writer }

func (p *printer) print(v any) { json.NewEncoder(p.out).Encode(v) }

// Handlers of our runtime and of MCP servers answer with what they return.

func runtime(app *envelope.App) {
	envelope.Register(app, envelope.Command[struct{}, record]{Name: "x", Run: func(ctx context.Context, in struct{}) (record, error) {
		return record{}, json.NewEncoder(os.Stdout).Encode(record{})
	}})
}

func server(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{}, func(ctx context.Context, r *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, record, error) {
		return nil, record{}, json.NewEncoder(os.Stdout).Encode(record{})
	})
}
