package outputs

import (
	"context"
	"os"
	"strings"
	"time"

	"example.com/schemas/internal/model"
	"github.com/envvet/envvet/envelope"
)

func registerAbsent(app *envelope.App) {
	envelope.Register(app, envelope.Command[byName, member]{Name: "show-member", Summary: "Show a member", Effect: envelope.Safe, Run: showMember})
	envelope.Register(app, envelope.Command[none, []team]{Name: "list-teams", Summary: "List the teams", Effect: envelope.Safe, Run: listTeams})
	envelope.Register(app, envelope.Command[byName, model.Sparse]{Name: "show-sparse", Summary: "Show a host", Effect: envelope.Safe, Run: showSparse}) // want nullabsent
	addSafe(app, "show-leveled", "Show a level", showLeveled)
	addSafe(app, "show-box", "Show a box", func(ctx context.Context, in byName) (box[string], error) { // bad: a generic field comes and goes
		b := box[string]{Label: in.Name}
		if strings.HasPrefix(in.Name, "x") {
			b.Content = "known"
		}
		return b, nil
	})
	addSafe(app, "show-lease", "Show a lease", showLease)
	addSafe(app, "show-key", "Show a key", showKey)
	addSafe(app, "show-yaml", "Show the tags", showYAML)
	addSafe(app, "show-legacy", "Show the old form", showLegacy)
	addSafe(app, "find", "Find hosts", find)
	addSafe(app, "show-noted", "Show the notes", showNoted)
}

type member struct {
	Name   string            `json:"name"`
	Email  string            `json:"email,omitempty"`  // want nullabsent
	Groups []string          `json:"groups,omitempty"` // want nullabsent
	Links  map[string]string `json:"links,omitempty"`  // want nullabsent
	Active bool              `json:"active,omitzero"`  // want nullabsent
}

func showMember(ctx context.Context, in byName) (member, error) { // bad: keys come and go
	m := member{Name: in.Name}
	if i := strings.IndexByte(in.Name, '@'); i > 0 {
		m.Email, m.Name = in.Name, in.Name[:i]
	}
	return m, nil
}

type audit struct {
	Owner string `json:"owner"`
	Score int    `json:"score,omitempty"` // want nullabsent
}

type team struct {
	audit
	Members []member `json:"members"`
}

func listTeams(ctx context.Context, in none) ([]team, error) { // bad: a key of an embedded struct comes and goes
	var teams []team
	for _, name := range strings.Fields(os.Getenv("TEAMS")) {
		teams = append(teams, team{audit: audit{Owner: name}})
	}
	return teams, nil
}

func showSparse(ctx context.Context, in byName) (model.Sparse, error) { // bad: a field of another package's type comes and goes
	return model.Sparse{Name: in.Name}, nil
}

type leveled struct {
	Name  string      `json:"name"`
	Level model.Level `json:"level,omitempty"` // want nullabsent
}

func showLeveled(ctx context.Context, in byName) (leveled, error) { // bad: a number that is a text in JSON comes and goes
	return leveled{Name: in.Name, Level: model.Level(len(in.Name) - 4)}, nil
}

type box[T any] struct {
	Label   string `json:"label"`
	Content T      `json:"content,omitempty"` // want nullabsent
}

type address struct {
	Street string `json:"street"`
}

type lease struct {
	Name    string    `json:"name"`
	Renewal *int      `json:"renewal,omitempty"`
	Expires time.Time `json:"expires,omitzero" envelope:"stable"`
	Seal    []byte    `json:"seal,omitempty"`
	Corners [4]int    `json:"corners,omitempty"`
	Address address   `json:"address,omitempty"`
	Nick    *string   `json:"nick,omitzero"`
}

func showLease(ctx context.Context, in byName) (lease, error) { // ok: pointers, bytes and the zero of structs stand for none
	l := lease{Name: in.Name}
	if n := len(in.Name); n > 2 {
		l.Renewal = &n
	}
	return l, nil
}

type key struct {
	Name   string `json:"name"`
	Secret string `json:"-"`
	Trace  string `json:"trace,omitempty" envelope:"volatile"`
	Shown  string `json:"shown,omitempty" envelope:"text"`
	path   string
}

func showKey(ctx context.Context, in byName) (key, error) { // ok: the fields that may be empty are no part of data
	k := key{Name: in.Name, path: "keys/" + in.Name}
	if _, err := os.Stat(k.path); err == nil {
		k.Shown = "present"
	}
	return k, nil
}

type yamlish struct {
	Name      string   `json:"name" yaml:"name,omitempty"`
	Omitempty []string `json:"omitempty" yaml:"omit,omitempty"`
	Plain     string   `yaml:"plain,omitempty"`
}

func showYAML(ctx context.Context, in none) (yamlish, error) { // ok: the option is that of another encoder
	y := yamlish{Name: "y"}
	y.Omitempty = append(y.Omitempty, os.Args...)
	return y, nil
}

type legacy struct {
	Name string `json:"name"`
	//envvet:ignore nullabsent version 1 left it out, callers rely on it
	Alias string `json:"alias,omitempty"`
}

func showLegacy(ctx context.Context, in byName) (legacy, error) { // ok: accepted with a reason
	return legacy{Name: in.Name}, nil
}

type query struct {
	Text string   `name:"text" help:"What to look for" json:"text,omitempty"`
	Tags []string `name:"tags" help:"Only with these tags" json:"tags,omitempty"`
}

func find(ctx context.Context, in query) ([]model.Host, error) { // ok: omitempty is on parameters, and a nil list is written as []
	var hosts []model.Host
	for _, t := range in.Tags {
		if strings.Contains(t, in.Text) {
			hosts = append(hosts, model.NewHost(t, "eu"))
		}
	}
	return hosts, nil
}

type noted struct {
	Name string `json:"name"`
	/* want nullabsent */ //envvet:ignore nullabsent it used to be left out
	Note                  string `json:"note"`
}

func showNoted(ctx context.Context, in byName) (noted, error) { // bad: the ignore suppresses nothing
	return noted{Name: in.Name, Note: "none"}, nil
}

// reports are registered in a loop.
var reports = []envelope.Command[none, report]{
	{Name: "report-daily", Summary: "Report of the day", Effect: envelope.Safe, Run: reporter("daily")},
	{Name: "report-weekly", Summary: "Report of the week", Effect: envelope.Safe, Run: reporter("weekly")},
}

type report struct {
	Title string  `json:"title"`
	Lines []*line `json:"lines"`
}

type line struct {
	Text  string `json:"text"`
	Count uint8  `json:"count,omitempty"` // want nullabsent
}

func reporter(title string) func(context.Context, none) (report, error) { // bad: a key of the elements of a list comes and goes
	return func(ctx context.Context, in none) (report, error) {
		r := report{Title: title}
		for _, f := range []string{"up", "down"} {
			r.Lines = append(r.Lines, &line{Text: f})
		}
		return r, nil
	}
}
