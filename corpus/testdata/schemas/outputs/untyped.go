package outputs

import (
	"context"
	"encoding/json"
	"os"
	"strings"

	"example.com/schemas/internal/model"
	"github.com/envvet/envvet/envelope"
)

func registerUntyped(app *envelope.App) {
	envelope.Register(app, envelope.Command[none, any]{Name: "show-config", Summary: "Show the configuration", Effect: envelope.Safe, Run: showConfig})                              // want outputschema
	envelope.Register(app, envelope.Command[byName, json.RawMessage]{Name: "raw-manifest", Summary: "Show a manifest", Effect: envelope.Safe, Run: rawManifest})                     // want outputschema
	envelope.Register(app, envelope.Command[none, map[string]any]{Name: "dump", Summary: "Dump the settings", Effect: envelope.Safe, Run: dump})                                     // want outputschema
	envelope.Register(app, envelope.Command[byName, model.Blob]{Name: "fetch-blob", Summary: "Fetch a blob", Effect: envelope.Safe, Run: fetchBlob})                                 // want outputschema
	envelope.Register(app, envelope.Command[none, model.Paged[any]]{Name: "list-events", Summary: "List the events", Effect: envelope.Safe, Run: listEvents})                        // want outputschema
	envelope.Register(app, envelope.Command[none, string]{Name: "whoami", Summary: "Say who calls", Effect: envelope.Safe, Run: func(ctx context.Context, in none) (string, error) { /* bad: answers with a bare text */ // want outputschema
		user := os.Getenv("USER")
		if user == "" {
			user = "nobody"
		}
		return user, nil
	}})
	envelope.Register(app, envelope.Command[none, rank]{Name: "rank", Summary: "Show the rank", Effect: envelope.Safe, Run: showRank}) // want outputschema
	envelope.Register(app, envelope.Command[byName, setting]{Name: "get-setting", Summary: "Show one setting", Effect: envelope.Safe, Run: getSetting})
	envelope.Register(app, envelope.Command[none, mount]{Name: "show-mount", Summary: "Show the mount", Effect: envelope.Safe, Run: showMount})
	envelope.Register(app, envelope.Command[none, *release]{Name: "show-release", Summary: "Show the release", Effect: envelope.Safe, Run: showRelease})
	envelope.Register(app, envelope.Command[none, []job]{Name: "list-jobs", Summary: "List the jobs", Effect: envelope.Safe, Run: jobLister{dir: "jobs"}.list})
	envelope.Register(app, envelope.Command[none, plan]{Name: "show-plan", Summary: "Show the plan", Effect: envelope.Safe, Run: showPlan})
	addSafe(app, "show-probe", "Show a probe", showProbe)
	addSafe(app, "show-signal", "Show a signal", func(ctx context.Context, in byName) (signal, error) { // bad: a field is a complex number
		s := signal{Name: in.Name}
		for i := range 4 {
			s.Samples = append(s.Samples, complex(float64(i), 1))
		}
		return s, nil
	})
	envelope.Register(app, envelope.Command[none, grid]{Name: "show-grid", Summary: "Show the grid", Effect: envelope.Safe, Run: showGrid})
	envelope.Register(app, envelope.Command[none, sorted]{Name: "show-sorted", Summary: "Show what is sorted", Effect: envelope.Safe, Run: showSorted})
	envelope.Register(app, envelope.Command[none, marks]{Name: "show-marks", Summary: "Show the marks", Effect: envelope.Safe, Run: showMarks})
	envelope.Register(app, envelope.Command[byName, removal]{Name: "remove", Summary: "Remove a host", Effect: envelope.Destructive, Run: remove})
}

func showConfig(ctx context.Context, in none) (any, error) { // bad: answers with any
	if dir := os.Getenv("DEPOT_DIR"); dir != "" {
		return map[string]string{"dir": dir}, nil
	}
	return struct{}{}, nil
}

func rawManifest(ctx context.Context, in byName) (json.RawMessage, error) { // bad: answers with raw JSON
	b, err := os.ReadFile("manifests/" + in.Name + ".json")
	if err != nil {
		return nil, err
	}
	return b, nil
}

func dump(ctx context.Context, in none) (map[string]any, error) { // bad: answers with a map of any
	out := map[string]any{"shards": 4}
	for _, key := range []string{"DEPOT_ZONE", "DEPOT_TEAM"} {
		out[strings.ToLower(key)] = os.Getenv(key)
	}
	return out, nil
}

func fetchBlob(ctx context.Context, in byName) (model.Blob, error) { // bad: a type of another package has raw JSON in it
	b, err := os.ReadFile("blobs/" + in.Name)
	if err != nil {
		return model.Blob{}, err
	}
	return model.Blob{Key: in.Name, Body: b}, nil
}

func listEvents(ctx context.Context, in none) (model.Paged[any], error) { // bad: a generic list of any
	page := model.Paged[any]{Items: []any{}}
	for _, e := range []string{"start", "stop"} {
		page.Items = append(page.Items, e)
	}
	page.Total = len(page.Items)
	return page, nil
}

type rank int

func showRank(ctx context.Context, in none) (rank, error) { // bad: answers with a bare number
	return rank(len(os.Getenv("DEPOT_TEAM"))), nil
}

type setting struct {
	Name  string `json:"name" description:"Name of the setting"`
	Value any    `json:"value" description:"What it is set to"` // want outputschema
}

func getSetting(ctx context.Context, in byName) (setting, error) { // bad: a field is any
	v, ok := os.LookupEnv(strings.ToUpper(in.Name))
	if !ok {
		return setting{Name: in.Name}, nil
	}
	return setting{Name: in.Name, Value: v}, nil
}

type backend interface{ Root() string }

type mount struct {
	Path    string  `json:"path" description:"Where it is mounted"`
	Backend backend `json:"backend" description:"What is mounted"` // want outputschema
}

type local struct {
	Dir string `json:"dir"`
}

func (l local) Root() string { return l.Dir }

func showMount(ctx context.Context, in none) (mount, error) { // bad: a field is an interface
	l := local{Dir: "/srv"}
	return mount{Path: "/mnt" + l.Root(), Backend: l}, nil
}

type release struct {
	Name     string         `json:"name" description:"Name of the release"`
	Revision model.Revision `json:"revision" description:"Which one"` // want outputschema
}

func showRelease(ctx context.Context, in none) (*release, error) { // bad: a field encodes itself and has no schema
	r := &release{Name: "spring"}
	if n := os.Getenv("DEPOT_RELEASE"); n != "" {
		r.Name = n
	}
	return r, nil
}

type attributes = map[string]any

type job struct {
	common
	State string     `json:"state" enum:"queued,done"`
	Attrs attributes `json:"attrs" description:"What was said of it"` // want outputschema
}

type common struct {
	ID    int `json:"id" description:"Number"`
	Extra any `json:"extra" description:"More"` // want outputschema
}

type jobLister struct{ dir string }

func (l jobLister) list(ctx context.Context, in none) ([]job, error) { // bad: any by an alias, and in an embedded struct
	files, err := os.ReadDir(l.dir)
	if err != nil {
		return nil, err
	}
	jobs := []job{}
	for i, f := range files {
		jobs = append(jobs, job{common: common{ID: i}, State: "done", Attrs: attributes{"file": f.Name()}})
	}
	return jobs, nil
}

type step struct {
	Name string       `json:"name"`
	Undo func() error `json:"undo"` // want outputschema
}

type plan struct {
	Steps []step `json:"steps" description:"What would be done"`
}

func showPlan(ctx context.Context, in none) (plan, error) { // bad: a field is a function, encoding fails
	p := plan{}
	for _, name := range []string{"drain", "move"} {
		p.Steps = append(p.Steps, step{Name: name, Undo: func() error { return nil }})
	}
	return p, nil
}

type probe struct {
	Target string      `json:"target"`
	Done   <-chan bool `json:"done"` // want outputschema
}

func showProbe(ctx context.Context, in byName) (probe, error) { // bad: a field is a channel, encoding fails
	done := make(chan bool, 1)
	done <- true
	return probe{Target: in.Name, Done: done}, nil
}

type signal struct {
	Name    string       `json:"name"`
	Samples []complex128 `json:"samples"` // want outputschema
}

type cell struct{ X, Y int }

type grid struct {
	Width int             `json:"width"`
	Cells map[cell]string `json:"cells"` // want outputschema
}

func showGrid(ctx context.Context, in none) (grid, error) { // bad: keys of a map are structs
	g := grid{Width: 2, Cells: map[cell]string{}}
	for x := range g.Width {
		g.Cells[cell{X: x}] = "free"
	}
	return g, nil
}

type sorted struct {
	Names []string `json:"names" envelope:"sorted"` // want outputschema
	Zone  string   `json:"zone" envelope:"set"`     // want outputschema
}

func showSorted(ctx context.Context, in none) (sorted, error) { // bad: an unknown word in the tag, and set at a text
	names := strings.Split(os.Getenv("DEPOT_HOSTS"), ",")
	return sorted{Names: names, Zone: "eu"}, nil
}

type marks struct {
	Names []string            `json:"names" envelope:"set,ordered"` // want outputschema
	Lists map[string][]string `json:"lists" envelope:"set"`
}

func showMarks(ctx context.Context, in none) (marks, error) { // bad: set and ordered at once
	m := marks{Lists: map[string][]string{}}
	for _, n := range []string{"b", "a"} {
		m.Names = append(m.Names, n)
		m.Lists[n] = m.Names
	}
	return m, nil
}

type removal struct {
	Name   string `json:"name" description:"What was removed"`
	Effect string `json:"effect" enum:"removed,noop" description:"What was done"` // want outputschema
}

func remove(ctx context.Context, in byName) (removal, error) { // bad: callers do not know the effect removed
	err := os.Remove("hosts/" + in.Name)
	if os.IsNotExist(err) {
		return removal{Name: in.Name, Effect: "noop"}, nil
	}
	return removal{Name: in.Name, Effect: "removed"}, err
}
