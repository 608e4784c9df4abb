package envmcp_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/internal/process"
)

func TestMain(m *testing.M) {
	process.Main(m, map[string]func(){
		"hostile": serve(),
		"claw1":   serve(envelope.Use(envelope.ClawV1)),
		"claw2":   serve(envelope.Use(envelope.ClawV2)),
		"animus":  serve(envelope.Use(envelope.AnimusV1)),
		"invalid": serve(envelope.Phase(3)),
	})
}

// A client is the SDK's client of a server that runs as a process.
type client struct {
	*mcp.ClientSession
	process *exec.Cmd
	stdin   io.Closer
	stdout  recorder
	stderr  recorder
	ended   sync.Once
}

// A recorder keeps what passes through it.
type recorder struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (r *recorder) Write(text []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.text.Write(text)
}

func (r *recorder) String() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.text.String()
}

func connect(t *testing.T, program string, changes ...func(*exec.Cmd)) *client {
	t.Helper()
	c := &client{process: process.Call{Program: program}.Command(t)}
	stdin, err := c.process.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout, err := c.process.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	c.stdin = stdin
	c.process.Stderr = &c.stderr
	for _, change := range changes {
		change(c.process)
	}
	if err := c.process.Start(); err != nil {
		t.Fatal(err)
	}
	transport := &mcp.IOTransport{Reader: io.NopCloser(io.TeeReader(stdout, &c.stdout)), Writer: stdin}
	c.ClientSession, err = mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(context.Background(), transport, nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, c.stderr.String())
	}
	t.Cleanup(func() { c.end(t, func() { _ = c.stdin.Close() }) })
	return c
}

// end has the process end and holds that it ends well and has written nothing to
// standard output but messages of the protocol.
func (c *client) end(t *testing.T, how func()) {
	t.Helper()
	c.ended.Do(func() { c.checkEnd(t, how) })
}

func (c *client) checkEnd(t *testing.T, how func()) {
	t.Helper()
	how()
	ended := make(chan error, 1)
	go func() { ended <- c.process.Wait() }()
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("the server ended with %v\n%s", err, c.stderr.String())
		}
	case <-time.After(30 * time.Second):
		_ = c.process.Process.Kill()
		t.Errorf("the server did not end\n%s", c.stderr.String())
	}
	c.onlyProtocol(t)
}

func (c *client) onlyProtocol(t *testing.T) {
	t.Helper()
	for line := range strings.Lines(c.stdout.String()) {
		var message struct {
			JSONRPC string
			ID      json.RawMessage
			Method  string
			Result  json.RawMessage
			Error   json.RawMessage
		}
		decoder := json.NewDecoder(strings.NewReader(line))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&message); err != nil || message.JSONRPC != "2.0" || string(message.Result) == "{}" {
			t.Errorf("standard output has the line %.200q: %v", line, err)
		}
	}
}

// call calls a tool and returns the text of its result, which its structured
// content has to agree with.
func (c *client) call(t testing.TB, tool, arguments string) (text string, isError bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	params := &mcp.CallToolParams{Name: tool}
	if arguments != "" {
		params.Arguments = json.RawMessage(arguments)
	}
	r, err := c.CallTool(ctx, params)
	if err != nil {
		t.Errorf("%s %s: %v", tool, arguments, err)
		return "", true
	}
	text = r.Content[0].(*mcp.TextContent).Text
	structured, err := json.Marshal(r.StructuredContent)
	if err != nil || canonical(t, text) != canonical(t, string(structured)) {
		t.Errorf("%s: the text is\n%s\nand the structured content\n%s", tool, text, structured)
	}
	return text, r.IsError
}

func canonical(t testing.TB, text string) string {
	t.Helper()
	var v any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Errorf("%v: %s", err, text)
	}
	out, _ := json.Marshal(v)
	return string(out)
}

// normalize replaces what differs from call to call.
func normalize(text string) string {
	for pattern, with := range map[string]string{
		`req_[A-Z2-7]{26}`:                          "REQUEST",
		`"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"`: `"TIME"`,
		`"duration_ms":\d+`:                         `"duration_ms":0`,
	} {
		text = regexp.MustCompile(pattern).ReplaceAllString(text, with)
	}
	return strings.TrimSpace(text)
}

// calls are command lines and the same calls of tools.
var calls = []struct{ line, tool, arguments string }{
	{"echo x", "echo", `{"id":"x"}`},
	{"echo x y z --role=member --count=-8 --size=18446744073709551615 --ratio=1.5e-3 --tag=p --tag=q", "echo",
		`{"id":"x","rest":["y","z"],"role":"member","count":-8,"size":18446744073709551615,"ratio":1.5e-3,"tag":["p","q"]}`},
	{"echo x --count=7 --size=3", "echo", `{"id":"x","count":7.0,"size":"3","role":null,"loud":false}`},
	{"echo", "echo", `{}`},
	{"echo", "echo", ``},
	{"echo X --count=300 --ratio=x --role=boss --size=-1", "echo", `{"id":"X","count":300,"ratio":"x","role":"boss","size":-1}`},
	{"echo x --count=1.5 --size=1", "echo", `{"id":"x","count":1.5,"size":1}`},
	{"echo x --count=1e400 --size=1", "echo", `{"id":"x","count":1e400,"size":1}`},
	{"echo x --count=3", "echo", `{"id":"x","count":3}`},
	{"echo x --ratio=2 --loud=true", "echo", `{"id":"x","ratio":2,"loud":true}`},
	{"release 1", "release", `{"version":1}`},
	{"release x", "release", `{"version":"x"}`},
	{"items", "items", `{}`},
	{"items --limit=3", "items", `{"limit":3}`},
	{"items --limit=3 --cursor=b2Zmc2V0OjQ4", "items", `{"limit":3,"cursor":"b2Zmc2V0OjQ4"}`},
	{"items --limit=-1", "items", `{"limit":-1}`},
	{"items --cursor=bogus", "items", `{"cursor":"bogus"}`},
	{"tree", "tree", `{}`},
	{"declared", "declared", `{}`},
	{"deploy rollback", "deploy_rollback", `{}`},
	{"panic", "panic", `{}`},
	{"goexit", "goexit", `{}`},
	{"print", "print", `{}`},
	{"print-fd", "print-fd", `{}`},
	{"print-child", "print-child", `{}`},
	{"print-much", "print-much", `{}`},
	{"read", "read", `{}`},
	{"nan", "nan", `{}`},
	{"ask", "ask", `{}`},
	{"limited", "limited", `{}`},
}

// TestSameAsCommandLine holds that a tool answers what the command line answers,
// in each dialect, and that its answers have the schema it declares.
func TestSameAsCommandLine(t *testing.T) {
	json := map[string]string{"hostile": "--output=json", "claw1": "--output-format=json", "claw2": "--output-format=json", "animus": "--json"}
	for program, flag := range json {
		t.Run(program, func(t *testing.T) {
			c := connect(t, program)
			schemas := outputSchemas(t, c)
			for _, call := range calls {
				if program != "hostile" && strings.HasPrefix(call.tool, "items") && call.arguments != "{}" {
					continue // there are no lists in parts
				}
				args := append(strings.Fields(call.line), flag)
				cli := process.Call{Program: program, Args: args}.Run(t)
				want := cli.Stdout
				if want == "" {
					want = cli.Stderr
				}
				got, isError := c.call(t, call.tool, call.arguments)
				if normalize(got) != normalize(want) {
					t.Errorf("%s %s\n got %.2000s\nwant %.2000s", call.tool, call.arguments, normalize(got), normalize(want))
				}
				if isError != (cli.Exit != 0) {
					t.Errorf("%s %s: isError is %v and the status of the command line %d", call.tool, call.arguments, isError, cli.Exit)
				}
				if err := schemas[call.tool].Validate(decoded(t, got)); err != nil {
					t.Errorf("%s %s: %v", call.tool, call.arguments, err)
				}
			}
		})
	}
}

func decoded(t *testing.T, text string) (v any) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Error(err)
	}
	return v
}

func outputSchemas(t *testing.T, c *client) map[string]*jsonschema.Resolved {
	t.Helper()
	schemas := make(map[string]*jsonschema.Resolved)
	for tool, err := range c.Tools(context.Background(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		schemas[tool.Name] = resolve(t, tool.OutputSchema)
		resolve(t, tool.InputSchema)
	}
	return schemas
}

func resolve(t *testing.T, v any) *jsonschema.Resolved {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var s jsonschema.Schema
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	resolved, err := s.Resolve(nil)
	if err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return resolved
}

// TestEmptyArray holds that an array that is given without elements has none: the
// command line cannot say that of a parameter with a default.
func TestEmptyArray(t *testing.T) {
	c := connect(t, "hostile")
	if text, isError := c.call(t, "echo", `{"id":"x","tag":[]}`); isError || !strings.Contains(text, `"tags":[]`) {
		t.Error(text)
	}
}

// TestSchemaRefuses holds that the schemas are not such that anything has them.
func TestSchemaRefuses(t *testing.T) {
	c := connect(t, "hostile")
	schemas := outputSchemas(t, c)
	const envelope = `{"ok":true,"data":DATA,"error":null,"warnings":[],"meta":{}}`
	for tool, bad := range map[string][]string{
		"tree":     {`{"name":"x"}`, `{"name":"x","children":[{"name":1,"children":[]}]}`, `null`},
		"declared": {`{}`, `{"n":"x"}`, `{"n":1,"again":{}}`},
		"items":    {`[{"state":1}]`, `{}`},
	} {
		for _, data := range bad {
			if err := schemas[tool].Validate(decoded(t, strings.Replace(envelope, "DATA", data, 1))); err == nil {
				t.Errorf("%s: the schema allows %s", tool, data)
			}
		}
	}
	if !strings.Contains(c.stdout.String(), `"maximum":9223372036854775807`) {
		t.Error("a number of a declared schema is not what it was")
	}
	if err := schemas["tree"].Validate(decoded(t, `{"ok":false,"data":null,"error":null,"warnings":[],"meta":{}}`)); err == nil {
		t.Error("a failure needs no error")
	}
}

// TestTools compares what a client sees of the tools with the file.
func TestTools(t *testing.T) {
	c := connect(t, "hostile")
	if info := c.InitializeResult().ServerInfo; info.Name != "hostile" || info.Version != "2.4.1" {
		t.Errorf("the server is %+v", info)
	}
	r, err := c.ListTools(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	var kept []*mcp.Tool
	var names []string
	for _, tool := range r.Tools {
		names = append(names, tool.Name)
		if slices.Contains([]string{"echo", "items", "deploy_rollback", "tree"}, tool.Name) {
			kept = append(kept, tool)
		}
	}
	for _, name := range []string{"manifest", "help", "version"} {
		if slices.Contains(names, name) {
			t.Errorf("%s is a tool", name)
		}
	}
	text, err := json.MarshalIndent(kept, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	process.Golden(t, filepath.Join("testdata", "tools.golden.json"), string(text)+"\n")
}

// TestBadArguments holds that arguments that are none are refused as others are.
func TestBadArguments(t *testing.T) {
	c := connect(t, "hostile")
	for arguments, want := range map[string]string{
		`{"id":"x","nope":1}`:         `unknown parameter \"nope\"`,
		`{"id":"x","output":"plain"}`: `unknown parameter \"output\"`,
		`{"id":{"a":1}}`:              `parameter id is an object, it takes one value`,
		`{"id":["x"]}`:                `parameter id is an array, it takes one value`,
		`{"id":"x","tag":[["y"]]}`:    `parameter tag has an element that is no text`,
		`{"id":"x","limit":3}`:        `unknown parameter \"limit\"`,
		`[1]`:                         `the arguments are no JSON object`,
		`{"nope":1,"role":"boss"}`:    `unknown parameter \"nope\"; --role \"boss\" is not one of admin, member; argument id is required`,
		`{"id":{"a":1},"output":1}`:   `unknown parameter \"output\"; parameter id is an object, it takes one value`,
	} {
		text, isError := c.call(t, "echo", arguments)
		if strings.Contains(text, "--name=value") || !isError || !strings.Contains(text, `"code":"ARG_ERROR","message":"`+want+`"`) || !strings.Contains(text, `"phase":"validation"`) {
			t.Errorf("%s: %s", arguments, text)
		}
	}
	text, _ := c.call(t, "echo", `{"id":{"a":1}}`)
	if want := `"fix_required":"give id another value","suggestion":"run 'hostile help echo'","errors":[{"code":"ARG_ERROR","message":"parameter id is an object, it takes one value","field":"id","param":"id","value":"{\"a\":1}"}]`; !strings.Contains(text, want) {
		t.Errorf("%s\nwant %s", text, want)
	}
	if _, err := c.CallTool(context.Background(), &mcp.CallToolParams{Name: "nope"}); err == nil {
		t.Error("an unknown tool can be called")
	}
}

// TestInvalid holds that tools of a program that declares its commands wrongly
// say so.
func TestInvalid(t *testing.T) {
	c := connect(t, "invalid")
	if text, isError := c.call(t, "echo", `{"id":"x"}`); !isError || !strings.Contains(text, `"code":"INVALID_DECLARATION"`) {
		t.Error(text)
	}
}

// TestPrinting holds that a handler that prints, at any time, in any way, leaves
// standard output to the protocol, and that the author is told.
func TestPrinting(t *testing.T) {
	c := connect(t, "hostile")
	for _, tool := range []string{"print", "print-fd", "print-child", "print-much"} {
		if text, _ := c.call(t, tool, `{}`); !strings.Contains(text, `"warnings":["THIRD_PARTY_STDOUT: `) {
			t.Errorf("%s: %s", tool, text)
		}
		if text, _ := c.call(t, "quiet", `{}`); !strings.Contains(text, `"warnings":[]`) {
			t.Errorf("after %s: %s", tool, text)
		}
	}
	for _, tool := range []string{"print-late", "background-child"} {
		c.call(t, tool, `{}`)
	}
	var all sync.WaitGroup
	for range 20 {
		for _, tool := range []string{"print", "print-fd", "print-child", "print-late", "panic", "quiet", "echo"} {
			all.Go(func() { c.call(t, tool, `{}`) })
		}
	}
	all.Wait()
	for _, want := range []string{"while the command ran", "while no command ran"} {
		for deadline := time.Now().Add(20 * time.Second); !strings.Contains(c.stderr.String(), want); {
			if time.Now().After(deadline) {
				t.Fatalf("standard error has no %q", want)
			}
			for range 2 {
				all.Go(func() { c.call(t, "print-child", `{}`) }) // likely at the same time
			}
			all.Wait()
			c.call(t, "print-late", `{}`)
			time.Sleep(50 * time.Millisecond) // likely until after the call
			c.call(t, "quiet", `{}`)
		}
	}
	c.call(t, "wait-late", `{}`) // standard output is given back when the server ends
}

// TestClosedErrors holds that a server whose standard error nobody reads goes on,
// although it has to say there who printed.
func TestClosedErrors(t *testing.T) {
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer write.Close()
	c := connect(t, "hostile", func(cmd *exec.Cmd) { cmd.Stderr = write })
	_ = read.Close()
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() { c.call(t, "print-child", `{}`) })
		all.Go(func() { c.call(t, "panic", `{}`) })
	}
	all.Wait()
	if text, isError := c.call(t, "quiet", `{}`); isError {
		t.Error(text)
	}
}

// TestCancel holds that a call that is cancelled ends although its command does
// not heed it, and is cleaned up after, while the server goes on.
func TestCancel(t *testing.T) {
	c := connect(t, "hostile")
	marker := filepath.Join(t.TempDir(), "marker")
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error)
	go func() {
		_, err := c.CallTool(ctx, &mcp.CallToolParams{Name: "hang", Arguments: map[string]string{"marker": marker}})
		ended <- err
	}()
	await(t, marker, "begun")
	if text, isError := c.call(t, "quiet", `{}`); isError {
		t.Errorf("meanwhile: %s", text)
	}
	cancel()
	if err := <-ended; err == nil {
		t.Error("a call that is cancelled succeeds")
	}
	await(t, marker, "cleaned")
	if text, isError := c.call(t, "quiet", `{}`); isError {
		t.Errorf("afterwards: %s", text)
	}
}

func await(t *testing.T, file, want string) {
	t.Helper()
	var text []byte
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		if text, _ = os.ReadFile(file); string(text) == want {
			return
		}
	}
	t.Errorf("%s has %q, want %q", file, text, want)
}

// TestEnd holds that a server ends when its client is gone or a signal comes,
// although a command hangs, and that cleanups are done then, too.
func TestEnd(t *testing.T) {
	for name, end := range map[string]func(*client){
		"closed":  func(c *client) { _ = c.stdin.Close() },
		"SIGTERM": func(c *client) { _ = c.process.Process.Signal(syscall.SIGTERM) },
		"SIGINT":  func(c *client) { _ = c.process.Process.Signal(syscall.SIGINT) },
	} {
		t.Run(name, func(t *testing.T) {
			c := connect(t, "hostile")
			marker := filepath.Join(t.TempDir(), "marker")
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			go c.CallTool(ctx, &mcp.CallToolParams{Name: "hang", Arguments: map[string]string{"marker": marker}})
			await(t, marker, "begun")
			c.end(t, func() { end(c) })
			await(t, marker, "cleaned")
		})
	}
}

// TestLeaks holds that calls leave no goroutine and no descriptor behind.
func TestLeaks(t *testing.T) {
	if _, err := os.Stat("/proc/self/fd"); err != nil {
		t.Skip("the system does not tell its descriptors")
	}
	c := connect(t, "hostile")
	rounds := 40
	if testing.Short() {
		rounds = 5
	}
	tools := []string{"echo", "items", "quiet", "print", "print-child", "panic", "goexit", "nan", "deploy_rollback", "read"}
	round := func() {
		var all sync.WaitGroup
		for range 5 {
			for _, tool := range tools {
				all.Go(func() { c.call(t, tool, `{}`) })
			}
		}
		all.Wait()
		ctx, cancel := context.WithCancel(context.Background())
		time.AfterFunc(5*time.Millisecond, cancel)
		_, _ = c.CallTool(ctx, &mcp.CallToolParams{Name: "print-child"}) // cancelled at some time
	}
	round()
	before := c.usage(t)
	for range rounds {
		round()
	}
	var after struct{ Goroutines, Descriptors int }
	for deadline := time.Now().Add(5 * time.Second); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if after = c.usage(t); after.Goroutines <= before.Goroutines && after.Descriptors <= before.Descriptors {
			return
		}
	}
	t.Errorf("after %d calls %+v, before %+v", rounds*(5*len(tools)+1), after, before)
}

func (c *client) usage(t *testing.T) (u struct{ Goroutines, Descriptors int }) {
	t.Helper()
	text, _ := c.call(t, "usage", `{}`)
	var answer struct {
		Data *struct{ Goroutines, Descriptors int }
	}
	answer.Data = &u
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		t.Error(err)
	}
	return u
}

// TestCut holds that what is said of a result that is too large is what a client can do: a
// tool has none of the flags that a command line has.
func TestCut(t *testing.T) {
	for _, test := range []struct {
		most                  int
		tool, arguments, want string
	}{
		{900, "items", `{"limit":40}`, `"truncation_hint":"call again with a smaller limit, or go on with cursor"`},
		{900, "echo", `{"id":"` + strings.Repeat("x", 3000) + `"}`, `"truncation_hint":"a part of the data is left out"`},
		{200, "items", `{"limit":40}`, `"fix_required":"ask for less, with limit, or allow more with TOOL_MAX_OUTPUT_BYTES"`},
		{200, "tree", `{}`, `"fix_required":"allow more with TOOL_MAX_OUTPUT_BYTES"`},
	} {
		c := connect(t, "hostile", func(server *exec.Cmd) {
			server.Env = append(server.Environ(), fmt.Sprint("TOOL_MAX_OUTPUT_BYTES=", test.most))
		})
		text, _ := c.call(t, test.tool, test.arguments)
		isCut := strings.Contains(text, `"truncated":true`)
		if isCut && len(text) > test.most || !strings.Contains(text, test.want) || strings.Contains(text, "--") {
			t.Errorf("%s in %d: %d bytes: %s", test.tool, test.most, len(text), text)
		}
	}
}
