package payload_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/payload"
)

// TestParity holds that what the pass says of fixtures is what registration says
// of them when they run: rule, category, command, path and words.
func TestParity(t *testing.T) {
	t.Setenv("GOWORK", "off")
	for name, atLeast := range map[string]int{"parity_agentspec": 75, "parity_claw": 4} {
		folder := "./src/payload/" + name
		cmd := exec.Command("go", "run", folder)
		cmd.Dir, cmd.Stderr = fixture.Dir(t), os.Stderr
		text, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		var atRunTime []spec.Problem
		if err := json.Unmarshal(text, &atRunTime); err != nil {
			t.Fatal(err)
		}
		want := lines(atRunTime)
		if len(want) < atLeast {
			t.Errorf("%s: registration finds %d problems, want at least %d", name, len(want), atLeast)
		}
		var inSource []spec.Problem
		for _, res := range analysistest.Run(t, fixture.Dir(t), payload.Analyzer, folder) {
			for _, c := range res.Result.(*payload.Result).Commands {
				inSource = append(inSource, c.Problems...)
			}
		}
		got := lines(inSource)
		for _, line := range want {
			if !slices.Contains(got, line) {
				t.Errorf("%s: registration alone says %s", name, line)
			}
		}
		for _, line := range got {
			if !slices.Contains(want, line) {
				t.Errorf("%s: the pass alone says %s", name, line)
			}
		}
		t.Logf("%s: %d problems", name, len(want))
	}
}

func lines(problems []spec.Problem) (out []string) {
	for _, p := range problems {
		if p.Rule != "" { // what is of no rule only registration can find
			out = append(out, strings.Join([]string{p.Rule, p.Category, p.Command, p.Field, p.Message}, " | "))
		}
	}
	return out
}
