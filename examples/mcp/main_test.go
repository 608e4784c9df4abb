package main

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/envvet/envvet/internal/process"
)

func TestMain(m *testing.M) { process.Main(m, map[string]func(){"tasks": main}) }

// TestServer uses the tools by the SDK's own client, and holds that the command
// line sees and says the same.
func TestServer(t *testing.T) {
	ctx := context.Background()
	call := process.Call{Program: "tasks", Args: []string{"mcp"}, Env: []string{"TASKS_FILE=" + filepath.Join(t.TempDir(), "tasks.json")}}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(ctx, &mcp.CommandTransport{Command: call.Command(t)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()

	tools, err := session.ListTools(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range tools.Tools {
		names = append(names, fmt.Sprintf("%s %t", tool.Name, tool.Annotations.ReadOnlyHint))
	}
	if got := strings.Join(names, ", "); got != "add false, finish false, list true" {
		t.Errorf("tools %s", got)
	}

	use := func(tool, arguments string) (data string, isError bool) {
		r, err := session.CallTool(ctx, &mcp.CallToolParams{Name: tool, Arguments: json.RawMessage(arguments)})
		if err != nil {
			t.Fatal(err)
		}
		var answer struct {
			Data  json.RawMessage
			Error json.RawMessage
		}
		if err := json.Unmarshal([]byte(r.Content[0].(*mcp.TextContent).Text), &answer); err != nil {
			t.Fatal(err)
		}
		if r.IsError {
			return string(answer.Error), true
		}
		return string(answer.Data), false
	}
	var all sync.WaitGroup
	for i := range 10 {
		all.Go(func() {
			if data, isError := use("add", fmt.Sprintf(`{"title":"task %d","label":["home"]}`, i)); isError {
				t.Error(data)
			}
		})
	}
	all.Wait()
	if data, isError := use("finish", `{"number":3}`); isError || !strings.Contains(data, `"done":true,"effect":"updated"`) {
		t.Error(data)
	}
	if data, isError := use("finish", `{"number":99}`); !isError || !strings.Contains(data, `"code":"NOT_FOUND","message":"there is no task 99"`) {
		t.Error(data)
	}
	if data, isError := use("add", `{"label":"Home"}`); !isError || !strings.Contains(data, `does not match ^[a-z]+$; argument title is required`) {
		t.Error(data)
	}
	data, _ := use("list", `{"label":"home"}`)
	call.Args = []string{"list", "--label=home"}
	if r := call.Run(t); r.Exit != 0 || !strings.HasPrefix(r.Stdout, `{"ok":true,"data":`+data+`,"error":null`) || strings.Count(data, `"id"`) != 9 {
		t.Errorf("the command line answers %+v, the server %s", r, data)
	}
}
