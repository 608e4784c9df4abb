// Deploy is a tool with a dangerous command: everything that its callers can
// know about it is in its declaration, and --schema tells them.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

func main() { newApp().Main() }

func newApp() *envelope.App {
	app := envelope.New("tool", envelope.Version("1.0.0"))
	envelope.Register(app, deploy)
	envelope.Register(app, status)
	return app
}

// DeployIn are the parameters of deploy.
type DeployIn struct {
	Target  string `name:"target" help:"Target environment" enum:"prod,staging,dev" required:"true"`
	DryRun  bool   `name:"dry-run" help:"Validate without executing" default:"false"`
	Timeout int    `name:"timeout" help:"Seconds before abort" default:"300"`
}

// Deployment is the answer of deploy.
type Deployment struct {
	ID        string    `json:"deployment_id"`
	Status    string    `json:"status" enum:"pending,running,complete,failed"`
	StartedAt time.Time `json:"started_at,omitzero" envelope:"stable"` // stored with the deployment
}

var deploy = envelope.Command[DeployIn, Deployment]{
	Name: "deploy", Summary: "Deploy the service", Effect: envelope.Mutating,
	ExitCodes: envelope.ExitCodes{
		envelope.Success:  {Description: "Deployment completed"},
		envelope.ArgError: {Description: "Invalid target environment"},
		envelope.Timeout:  {Description: "Deployment timed out", SideEffects: envelope.PartialSideEffects},
	},
	Examples: []envelope.Example{{Description: "Check a deployment without doing it", Command: "tool deploy --target staging --dry-run"}},
	Validate: func(_ context.Context, in DeployIn) error {
		if in.Timeout <= 0 {
			return &envelope.Error{Param: "timeout", Message: "a deployment takes time: --timeout has to be positive"}
		}
		return nil
	},
	Run: func(_ context.Context, in DeployIn) (Deployment, error) {
		if in.DryRun {
			return Deployment{ID: "deploy-42", Status: "pending"}, nil
		}
		return Deployment{ID: "deploy-42", Status: "complete", StartedAt: time.Date(2024, 6, 1, 12, 0, 5, 0, time.UTC)}, nil
	},
}

// StatusIn are the parameters of status.
type StatusIn struct {
	Cluster string `name:"cluster" help:"Name of the cluster" required:"true" arg:"true" pattern:"^[a-z-]+$"`
}

// Status is the answer of status.
type Status struct {
	ID     string `json:"id" description:"The last deployment"`
	Status string `json:"status" description:"How it went" enum:"pending,running,complete,failed"`
}

var status = envelope.Command[StatusIn, Status]{
	Name: "status", Summary: "Show the last deployment to a cluster", Effect: envelope.Safe,
	ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "There is no such cluster"}},
	Run: func(_ context.Context, in StatusIn) (Status, error) {
		if in.Cluster != "prod-us" {
			return Status{}, envelope.Errorf(envelope.NotFound, "Cluster '%s' not found", in.Cluster)
		}
		return Status{ID: "deploy-42", Status: "complete"}, nil
	},
}
