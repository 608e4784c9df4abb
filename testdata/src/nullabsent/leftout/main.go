// Command users answers with keys that come and go.
package main

import "github.com/envvet/envvet/envelope"

type role string

type labels map[string]string

type user struct {
	ID      string            `json:"id"`
	Name    string            `json:"name,omitempty"`            // want `^field Out\.Name is left out by omitempty when it is empty, callers cannot tell empty from unknown; drop omitempty \(nullabsent\)$`
	Role    role              `json:"role,omitempty"`            // want `field Out\.Role is left out`
	Groups  []string          `json:"groups,omitempty"`          // want `field Out\.Groups is left out`
	Labels  labels            `json:"labels,omitempty"`          // want `field Out\.Labels is left out`
	Quotas  map[string]int    `json:",omitempty"`                // want `field Out\.Quotas is left out`
	Visits  int               `json:"visits,omitempty"`          // want `field Out\.Visits is left out`
	Bytes   uint64            `json:"bytes,omitempty,string"`    // want `field Out\.Bytes is left out`
	Score   float64           `json:"score,omitempty"`           // want `field Out\.Score is left out`
	Admin   bool              `json:"admin,omitempty"`           // want `field Out\.Admin is left out`
	Locked  bool              `json:"locked,omitzero"`           // want `field Out\.Locked is left out by omitzero when it is empty`
	Shells  []string          `json:"shells,omitzero,omitempty"` // want `field Out\.Shells is left out by omitempty`
	Aliases []map[string]bool `json:"aliases,omitempty"`         // want `field Out\.Aliases is left out`
}

func main() {
	app := envelope.New("users")
	envelope.Register(app, envelope.Command[struct{}, user]{Name: "show", Summary: "Show one user", Effect: envelope.Safe})
	app.Main()
}
