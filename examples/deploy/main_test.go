package main

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

func TestMain(m *testing.M) { process.Main(m, map[string]func(){"tool": main}) }

func run(t *testing.T, args ...string) process.Result {
	t.Helper()
	return process.Call{Program: "tool", Args: args}.Run(t)
}

// sample is what the source document has as the answer to --schema, with its
// stale exit code 3 ARG_ERROR, retryable, corrected to 2 and false.
const sample = `{
	"parameters": {
		"target": {"type": "enum", "required": true, "enum_values": ["prod", "staging", "dev"], "description": "Target environment"},
		"dry-run": {"type": "boolean", "required": false, "default": false, "description": "Validate without executing"},
		"timeout": {"type": "integer", "required": false, "default": 300, "description": "Seconds before abort"}
	},
	"output_schema": {
		"type": "object",
		"properties": {
			"deployment_id": {"type": "string"},
			"status": {"type": "string", "enum": ["pending", "running", "complete", "failed"]},
			"started_at": {"type": "string", "format": "date-time"}
		},
		"required": ["deployment_id", "status"]
	},
	"exit_codes": {
		"0": {"name": "SUCCESS", "description": "Deployment completed", "retryable": false, "side_effects": "complete"},
		"2": {"name": "ARG_ERROR", "description": "Invalid target environment", "retryable": false, "side_effects": "none"},
		"10": {"name": "TIMEOUT", "description": "Deployment timed out", "retryable": false, "side_effects": "partial"}
	}
}`

func TestSchemaSample(t *testing.T) {
	type object = map[string]any
	var got, want object
	if err := json.Unmarshal([]byte(run(t, "deploy", "--schema").Stdout), &got); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(sample), &want); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"parameters", "output_schema"} {
		if !reflect.DeepEqual(got[key], want[key]) {
			t.Errorf("%s\n got %v\nwant %v", key, got[key], want[key])
		}
	}
	for code, entry := range want["exit_codes"].(object) {
		if !reflect.DeepEqual(got["exit_codes"].(object)[code], entry) {
			t.Errorf("exit code %s: %v, want %v", code, got["exit_codes"].(object)[code], entry)
		}
	}
	if got["danger_level"] != "mutating" || len(got) != 4 {
		t.Errorf("%v", got)
	}
}

// TestSamples compares answers with the samples of the source document.
func TestSamples(t *testing.T) {
	for _, test := range []struct {
		args string
		exit int
		want string
	}{
		{"status prod-us", 0, `{"ok":true,"data":{"id":"deploy-42","status":"complete"},"error":null,"warnings":[],"meta":{`},
		{"status prod-eu", 5, `{"ok":false,"data":null,"error":{"code":"NOT_FOUND","message":"Cluster 'prod-eu' not found","retryable":false,`},
		{"deploy --target=prod", 0, `{"ok":true,"data":{"deployment_id":"deploy-42","status":"complete","started_at":"2024-06-01T12:00:05Z"},`},
		{"deploy --target=prod --dry-run", 0, `{"ok":true,"data":{"deployment_id":"deploy-42","status":"pending"},`},
		{"deploy --target=moon --timeout=0", 2, `{"ok":false,"data":null,"error":{"code":"ARG_ERROR","message":"--target \"moon\" is not one of prod, staging, dev",`},
		{"deploy --target=prod --timeout=0", 2, `{"ok":false,"data":null,"error":{"code":"ARG_ERROR","message":"a deployment takes time: --timeout has to be positive",`},
	} {
		if r := run(t, strings.Fields(test.args)...); r.Exit != test.exit || !strings.HasPrefix(r.Stdout, test.want) {
			t.Errorf("%s: %+v\nwant %d %s", test.args, r, test.exit, test.want)
		}
	}
}

// TestGolden compares what --schema prints with the file that docs/contract.md
// quotes.
func TestGolden(t *testing.T) {
	process.Golden(t, "testdata/schema.golden", "$ tool deploy --schema\n"+run(t, "deploy", "--schema").Stdout)
}
