package outputs

import (
	"context"
	"encoding/json"
	"os"

	"example.com/schemas/internal/model"
	"github.com/envvet/envvet/envelope"
)

// What callers were told in version 1.
const hostSchema = `{"type":"object","properties":{"name":{"type":"string"},"zone":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}}},"required":["name","zone","tags"]}`

var (
	oldSchema = json.RawMessage(`{"type":"object","properties":{"name":{"type":"string"},"owner":{"type":"string"}}}`)
	anySchema = json.RawMessage(`{"type":"object","additionalProperties":true}`)
)

func registerExplicit(app *envelope.App) {
	envelope.Register(app, envelope.Command[byName, model.Host]{
		Name: "inspect", Summary: "Inspect a host", Effect: envelope.Safe, Run: inspect,
		OutputSchema: json.RawMessage(hostSchema),
	})
	envelope.Register(app, envelope.Command[byName, model.Host]{
		Name: "inspect-old", Summary: "Inspect a host", Effect: envelope.Safe, Run: inspectOld,
		OutputSchema: oldSchema, // want outputschema
	})
	envelope.Register(app, envelope.Command[byName, usage]{
		Name: "show-usage", Summary: "Show the usage", Effect: envelope.Safe, Run: showUsage,
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"used":{"type":"string"}}}`), // want outputschema
	})
	envelope.Register(app, envelope.Command[byName, usage]{
		Name: "show-quota", Summary: "Show the quota", Effect: envelope.Safe, Run: showQuota,
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"used":{"type":"integer"},"quota":{"type":["integer","null"]},"plan":{"type":"string"}},"required":["used","quota"]}`), // want outputschema
	})
	envelope.Register(app, envelope.Command[none, tier]{
		Name: "show-tier", Summary: "Show the tier", Effect: envelope.Safe, Run: showTier,
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"tier":{"enum":["free","paid"]}}}`), // want outputschema
	})
	envelope.Register(app, envelope.Command[none, closedOut]{
		Name: "show-closed", Summary: "Show what is closed", Effect: envelope.Safe, Run: showClosed,
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"open":{"type":"integer"}},"additionalProperties":false}`), // want outputschema
	})
	envelope.Register(app, envelope.Command[none, closedOut]{
		Name: "show-remote", Summary: "Show what is remote", Effect: envelope.Safe, Run: showRemote,
		OutputSchema: json.RawMessage(`{"$ref":"https://schemas.example.com/closed.json"}`), // want outputschema
	})
	envelope.Register(app, envelope.Command[none, map[string]any]{
		Name: "dump-all", Summary: "Dump all", Effect: envelope.Safe, Run: dumpAll,
		OutputSchema: anySchema,
	})
	envelope.Register(app, envelope.Command[none, tier]{
		Name: "show-tiers", Summary: "Show the tier", Effect: envelope.Safe, Run: showTiers,
		OutputSchema: tierSchema(),
	})
	envelope.Register(app, envelope.Command[byName, usage]{
		Name: "show-plan-usage", Summary: "Show the usage", Effect: envelope.Safe, Run: showPlanUsage,
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"used":{"type":"number"},"quota":{"type":["integer","null"]},"plan":{}},"required":["used"]}`),
	})
	envelope.Register(app, envelope.Command[byName, snapshot]{
		Name: "show-snapshot", Summary: "Show a snapshot", Effect: envelope.Safe, Run: showSnapshot,
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"name":{"type":"string"},"request_id":{"type":"string"}}}`), // want outputschema
	})
}

func inspect(ctx context.Context, in byName) (model.Host, error) { // ok: the schema agrees with the type
	if in.Name == "" {
		return model.Host{}, nil
	}
	return model.NewHost(in.Name, "eu"), nil
}

func inspectOld(ctx context.Context, in byName) (model.Host, error) { // bad: the schema has a key owner that no host has
	h := model.NewHost(in.Name, "us")
	return h, nil
}

type usage struct {
	Used  int    `json:"used"`
	Quota *int   `json:"quota,omitempty"`
	Plan  string `json:"plan"`
}

func showUsage(ctx context.Context, in byName) (usage, error) { // bad: the schema says text where a number is
	return usage{Used: len(in.Name)}, nil
}

func showQuota(ctx context.Context, in byName) (usage, error) { // bad: the schema requires a key that may be left out
	u := usage{Plan: "small"}
	if q := len(in.Name); q > 3 {
		u.Quota = &q
	}
	return u, nil
}

func showPlanUsage(ctx context.Context, in byName) (usage, error) { // ok: the schema says less than the type
	u, err := showQuota(ctx, in)
	u.Used++
	return u, err
}

type tier struct {
	Tier string `json:"tier" enum:"free,paid,staff"`
}

func showTier(ctx context.Context, in none) (tier, error) { // bad: the schema lists fewer values than the tag
	if os.Getenv("DEPOT_STAFF") != "" {
		return tier{"staff"}, nil
	}
	return tier{"free"}, nil
}

func showTiers(ctx context.Context, in none) (tier, error) { // ok: the schema is computed
	return showTier(ctx, in)
}

func tierSchema() json.RawMessage {
	b, err := json.Marshal(map[string]any{
		"type":       "object",
		"properties": map[string]any{"tier": map[string]any{"enum": []string{"free", "paid", "staff"}}},
	})
	if err != nil {
		return anySchema
	}
	return b
}

type closedOut struct {
	Open   int `json:"open"`
	Closed int `json:"closed"`
}

func showClosed(ctx context.Context, in none) (closedOut, error) { // bad: the schema allows no key closed
	files, err := os.ReadDir(".")
	return closedOut{Open: 1, Closed: len(files)}, err
}

func showRemote(ctx context.Context, in none) (closedOut, error) { // bad: the schema refers to another document
	return closedOut{Open: 2}, nil
}

func dumpAll(ctx context.Context, in none) (map[string]any, error) { // ok: an explicit schema says what the type does not
	return map[string]any{"env": len(os.Environ())}, nil
}

type snapshot struct {
	Name      string `json:"name"`
	RequestID string `json:"request_id" envelope:"volatile"`
}

func showSnapshot(ctx context.Context, in byName) (snapshot, error) { // bad: the schema declares a key of the call
	return snapshot{Name: in.Name, RequestID: os.Getenv("REQUEST_ID")}, nil
}
