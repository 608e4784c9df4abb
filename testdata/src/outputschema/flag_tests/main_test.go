package flagtests

import (
	"testing"

	"github.com/envvet/envvet/envelope"
)

type both struct {
	Any any `json:"any" name:"any" help:"Any"` // want `Any is of type any|is of type any, its value cannot`
}

func TestCommand(t *testing.T) {
	app := envelope.New("plain")
	envelope.Register(app, envelope.Command[both, both]{Name: "show", Summary: "Show", Effect: envelope.Safe})
}
