// Package params has commands with parameters of all kinds.
package params

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope"
)

type out struct {
	Line string `json:"line" description:"What was asked for"`
}

func say(format string, args ...any) (out, error) {
	return out{Line: strings.TrimSpace(fmt.Sprintf(format, args...))}, nil
}

func safe[In any](name, summary string, run func(context.Context, In) (out, error)) func(*envelope.App) {
	return func(app *envelope.App) {
		envelope.Register(app, envelope.Command[In, out]{Name: name, Summary: summary, Effect: envelope.Safe, Run: run})
	}
}

var all = []func(*envelope.App){
	safe("list", "List users", list), safe("search", "Search users", search), safe("tail", "Follow a log", tail),
	safe("copy", "Copy a file", copyFile), safe("move", "Move a file", move), safe("scale", "Scale a service", scale),
	safe("watch", "Watch a service", watch), safe("fetch", "Fetch a page", fetch), safe("grep", "Look for text", grep),
	safe("tag", "Tag a host", tag), safe("export", "Export users", export), safe("get", "Show a user", get),
	safe("sign", "Sign a file", sign), safe("verify", "Verify a file", verify),
}

// NewApp makes the application.
func NewApp() *envelope.App {
	app := envelope.New("params")
	for _, add := range all {
		add(app)
	}
	registerGood(app)
	registerOdd(app)
	return app
}

type listIn struct {
	Team   string `name:"team"`                                               // want paramschema
	Role   string `name:"role" help:"Role" enum:"admin,member" default:"all"` // want paramschema
	Format string `name:"output" help:"Format of the list"`                   // want paramschema
	Zone   string `name:"zone" help:"Zone" required:"true" default:"eu"`      // want paramschema
}

func list(ctx context.Context, in listIn) (out, error) { // bad: no help, a default that is refused, a name of the runtime's, required with a default
	if in.Team == "" {
		in.Team = "everyone"
	}
	return say("%s %s %s %s", in.Team, in.Role, in.Format, in.Zone)
}

type searchIn struct {
	Query  string `help:"What to look for"`          // want paramschema
	Strict bool   `name:"Strict" help:"Whole words"` // want paramschema
	First  int    `name:"first" short:"f" help:"How many"`
	Fuzzy  bool   `name:"fuzzy" short:"f" help:"Near matches"` // want paramschema
}

func search(ctx context.Context, in searchIn) (out, error) { // bad: no name, a name with a capital, one short name twice
	words := strings.Fields(in.Query)
	if in.First > 0 && len(words) > in.First {
		words = words[:in.First]
	}
	return say("%v %v %v", words, in.Strict, in.Fuzzy)
}

type paging struct {
	Count int    `name:"count" help:"How many"`
	From  string `name:"from" help:"Where to begin"`
}

type tailIn struct {
	paging
	Lines int `name:"count" help:"How many lines"` // want paramschema
}

func tail(ctx context.Context, in tailIn) (out, error) { // bad: an embedded struct has a parameter of the same name
	if in.Lines == 0 {
		in.Lines = in.Count
	}
	return say("%d from %s", in.Lines, in.From)
}

type copyIn struct {
	From   []string `name:"source" help:"What to copy" arg:"true"`
	To     string   `name:"target" help:"Where to" arg:"true" required:"true"` // want paramschema
	Dry    bool     `name:"dry-run" help:"Only look" required:"yes"`           // want paramschema
	Backup string   `name:"backup" help:"Suffix" arg:"true" short:"b"`         // want paramschema
}

func copyFile(ctx context.Context, in copyIn) (out, error) { // bad: an argument after a list, a tag that is neither true nor false, an argument with a short name
	n := len(in.From)
	if in.Dry {
		n = 0
	}
	return say("%d to %s%s", n, in.To, in.Backup)
}

type moveIn struct {
	From string `name:"source" help:"What to move" arg:"true"`
	To   string `name:"target" help:"Where to" arg:"true" required:"true"` // want paramschema
}

func move(ctx context.Context, in moveIn) (out, error) { // bad: a required argument follows one that is not
	if in.From == "" {
		in.From = "."
	}
	return say("%s -> %s", in.From, in.To)
}

type scaleIn struct {
	Replicas int8    `name:"replicas" help:"How many" default:"300"`        // want paramschema
	Factor   float64 `name:"factor" help:"By how much" enum:"0.5,2,double"` // want paramschema
	Force    bool    `name:"force" help:"At once" enum:"true,false"`        // want paramschema
	Mode     string  `name:"mode" help:"How" enum:""`                       // want paramschema
	Workers  uint    `name:"workers" help:"Workers" default:"-1"`           // want paramschema
}

func scale(ctx context.Context, in scaleIn) (out, error) { // bad: values that the types refuse
	n := float64(in.Replicas) * in.Factor
	if in.Force {
		n++
	}
	return say("%f %s %d", n, in.Mode, in.Workers)
}

type watchIn struct {
	Every time.Duration     `name:"every" help:"How often"`      // want paramschema
	Since time.Time         `name:"since" help:"Since when"`     // want paramschema
	Vars  map[string]string `name:"vars" help:"Variables"`       // want paramschema
	Quota *int              `name:"quota" help:"How much"`       // want paramschema
	Ports []int             `name:"ports" help:"Ports to watch"` // want paramschema
}

func watch(ctx context.Context, in watchIn) (out, error) { // bad: types that no command line can fill
	if in.Every <= 0 {
		in.Every = time.Second
	}
	return say("%s %d %d", in.Every, len(in.Vars), len(in.Ports))
}

type fetchIn struct {
	URL   string `name:"url" help:"What to fetch" pattern:"^https?://("`   // want paramschema
	Host  string `name:"host" help:"Which host" pattern:"[a-z]+"`          // want paramschema
	Tries int    `name:"tries" help:"How often" pattern:"^[0-9]$"`         // want paramschema
	Agent string `name:"agent" help:"Name" pattern:"^[a-z]+$" default:"X"` // want paramschema
}

func fetch(ctx context.Context, in fetchIn) (out, error) { // bad: patterns that do not hold
	for range in.Tries {
		if strings.Contains(in.URL, in.Host) {
			break
		}
	}
	return say("%s by %s", in.URL, in.Agent)
}

type grepIn struct {
	ID      string `name:"id" help:"Which file"`           // want paramschema
	OwnerID string `name:"owner-id" help:"Whose file"`     // want paramschema
	Slug    string `name:"slug" help:"Which page"`         // want paramschema
	Help    string `name:"text" short:"h" help:"The text"` // want paramschema
}

func grep(ctx context.Context, in grepIn) (out, error) { // bad: identifiers without a pattern, a short name of the runtime's
	if in.Slug == "" {
		in.Slug = in.ID
	}
	return say("%s %s %s", in.OwnerID, in.Slug, in.Help)
}

type tagIn struct {
	Cert string `name:"cert" help:"Certificate" requires:"key-file"`                 // want paramschema
	Key  string `name:"key" help:"Key" requires:"cert" excludes:"cert"`              // want paramschema
	Mode string `name:"mode" help:"Mode" enum:"strict,off" requires:"stricter=cert"` // want paramschema
	Self string `name:"self" help:"Self" excludes:"self"`                            // want paramschema
}

func tag(ctx context.Context, in tagIn) (out, error) { // bad: conditions that name no parameter, or contradict each other
	parts := []string{in.Cert, in.Key, in.Mode, in.Self}
	return say("%s", strings.Join(parts, ","))
}

type exportIn struct {
	Since  string `name:"since_" help:"Since when"`       // want paramschema
	Fields string `name:"columns" short:"co" help:"Keys"` // want paramschema
	Limit  int    `name:"limit" help:"How many"`          // want paramschema
}

func export(ctx context.Context, in exportIn) (out, error) { // bad: names that cannot be typed, or are the runtime's
	keys := strings.Split(in.Fields, ",")
	if len(keys) > in.Limit {
		keys = nil
	}
	return say("%s %v", in.Since, keys)
}

type getIn struct {
	ID     string `name:"id" help:"User id" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
	Fields string `name:"columns" short:"c" help:"Which columns"`
}

func get(ctx context.Context, in getIn) (out, error) { // ok: an identifier with a pattern
	if in.Fields == "" {
		in.Fields = "all"
	}
	return say("%s %s", in.ID, in.Fields)
}

type signIn struct {
	Cert string        `name:"cert" help:"Certificate" requires:"key"`
	Key  string        `name:"key" help:"Key" requires:"cert" excludes:"token"`
	Mode string        `name:"mode" help:"Mode" enum:"strict,off" default:"off" requires:"strict=cert,key;off=why"`
	Why  string        `name:"why" help:"Why it is off"`
	Auth string        `name:"token" help:"Token" excludes:"key"`
	Path envelope.Path `name:"path" help:"What to sign" arg:"true"`
}

func sign(ctx context.Context, in signIn) (out, error) { // ok: conditions that agree
	who := in.Cert
	if who == "" {
		who = in.Auth
	}
	return say("%s %s %s", who, in.Mode, in.Path)
}

type level string

type verifyIn struct {
	Retries int      `name:"retries" help:"How often" default:"3" enum:"1,3,5"`
	Ratio   float32  `name:"ratio" help:"How much" default:".5"`
	Level   level    `name:"level" help:"How strict" enum:"low,high" default:"low"`
	Levels  []level  `name:"levels" help:"Which ones" enum:"low,high" default:"low,high"`
	Names   []string `name:"names" help:"Which files" arg:"true" pattern:"^[a-z.]+$"`
	UserID  int64    `name:"user-id" help:"Whose"`
	Dry     bool     `name:"dry-run" short:"n" help:"Only look" default:"false"`
	Version string   `name:"version" help:"Which one" arg:"false" enum:"" ` // want paramschema
}

func verify(ctx context.Context, in verifyIn) (out, error) { // bad: the name version is the runtime's and the enum is empty
	n := in.Retries * len(in.Names)
	if in.Dry {
		n = 0
	}
	return say("%d %f %s %v %d %s", n, in.Ratio, in.Level, in.Levels, in.UserID, in.Version)
}
