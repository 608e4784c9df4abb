package envelope_test

import (
	"context"
	"fmt"
	"io/fs"
	"math"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/envvet/envvet/envelope"
)

// contract has a command for everything that the contract says of commands.
func contract(app *envelope.App) {
	contractData(app)
	contractLists(app)
	contractChanges(app)
	contractErrors(app)
}

type record struct {
	ID      string         `json:"id" description:"Its id"`
	Created time.Time      `json:"created" envelope:"stable"`
	Read    time.Time      `json:"read" envelope:"volatile"`
	Labels  map[string]int `json:"labels"`
	Tags    []string       `json:"tags" envelope:"set"`
	Steps   []string       `json:"steps" envelope:"ordered"`
	Sizes   []int          `json:"sizes"`
	Note    *string        `json:"note"`
	Items   []struct {
		Name string    `json:"name"`
		Read time.Time `json:"read" envelope:"volatile"`
	} `json:"items"`
}

type undeclared struct {
	FetchedAt time.Time `json:"fetched_at"`
	Name      string    `json:"name"`
}

type place struct {
	Path envelope.Path `json:"path"`
	CWD  string        `json:"where"`
}

type placeIn struct {
	File envelope.Path `name:"file" help:"A file"`
}

func contractData(app *envelope.App) {
	command(app, "record", func(context.Context, none) (record, error) {
		tags := make(map[string]bool)
		for _, t := range strings.Fields("delta alpha charlie bravo") {
			tags[t] = true
		}
		r := record{
			ID: "r-1", Created: time.Date(2024, 6, 1, 14, 0, 5, 0, time.FixedZone("", 7200)), Read: time.Now(),
			Labels: map[string]int{"z": 1, "a": 2}, Steps: []string{"second", "first"}, Sizes: []int{10, 9, -1},
		}
		for t := range tags { // in no order
			r.Tags = append(r.Tags, t)
		}
		return r, nil
	})
	command(app, "undeclared", func(context.Context, none) (undeclared, error) { return undeclared{Name: "x"}, nil })
	command(app, "dirty", func(context.Context, none) (map[string]string, error) {
		return map[string]string{
			"red": "\x1b[31mred\x1b[0m\x1b[2K", "lines": "a\r\nb\rc", "link": "\x1b]8;;http://x\x07x", "bad": "\xffx\xed\xa0\x80",
			"nul": "a\x00b", "\x1b[1mkey": "v", "half": "\xe2\x82", "clean": "é\n日本",
		}, nil
	})
	command(app, "message", func(context.Context, none) (none, error) {
		return none{}, envelope.Errorf(envelope.NotFound, "no \x1b[1mbold\x1b[0m user\r\n\xff")
	})
	command(app, "place", func(_ context.Context, in placeIn) (place, error) {
		cwd, err := os.Getwd()
		return place{Path: in.File, CWD: cwd}, err
	})
	command(app, "sleep", func(context.Context, none) (none, error) { time.Sleep(300 * time.Millisecond); return none{}, nil })
	command(app, "child", func(ctx context.Context, _ none) (map[string]string, error) {
		envelope.Logger(ctx).Info("starting a child")
		text, err := exec.Command("printenv", "TOOL_TRACE_ID").Output()
		return map[string]string{"trace": strings.TrimSpace(string(text))}, err
	})
	command(app, "warns", func(ctx context.Context, _ none) (map[string]int, error) {
		envelope.Warn(ctx, "SLOW", "it took long")
		return map[string]int{"n": 1}, nil
	})
	command(app, "warns-at-once", func(ctx context.Context, _ none) (none, error) {
		var all sync.WaitGroup
		for i := range 20 {
			all.Go(func() { envelope.Warn(ctx, "SLOW", "step %d took long", i) })
		}
		all.Wait()
		return none{}, nil
	})
	command(app, "numbers", func(context.Context, none) (map[string]any, error) {
		return map[string]any{"pi": 3.14159, "big": 1234567.5, "at": time.Date(2024, 6, 1, 0, 0, 0, 0, time.UTC)}, nil
	})
}

type item struct {
	N    int    `json:"n" description:"Its number"`
	Name string `json:"name" description:"Its name"`
}

type sizeIn struct {
	Count int `name:"count" help:"How many" default:"53"`
	Bytes int `name:"bytes" help:"Bytes of each" default:"4"`
}

type blob struct {
	Title string   `json:"title"`
	Text  string   `json:"text"`
	Lines []string `json:"lines" envelope:"ordered"`
}

func contractLists(app *envelope.App) {
	items := func(in sizeIn) []item {
		var all []item
		for i := range in.Count {
			all = append(all, item{i, strings.Repeat("x", in.Bytes)})
		}
		return all
	}
	command(app, "items", func(_ context.Context, in sizeIn) ([]item, error) { return items(in), nil })
	command(app, "paged", func(ctx context.Context, in sizeIn) ([]item, error) {
		limit, cursor := envelope.Page(ctx)
		from := 0
		if _, err := fmt.Sscanf(cursor, "from-%d", &from); err != nil && cursor != "" {
			return nil, envelope.Errorf(envelope.Precondition, "bad cursor")
		}
		all := items(in)
		to, next := len(all), ""
		if limit > 0 && from+limit < to {
			to = from + limit
			next = fmt.Sprintf("from-%d", to)
		}
		envelope.SetTotal(ctx, -1, next)
		return all[from:to], nil
	})
	type pageIn struct {
		sizeIn
		Title int `name:"title" help:"Bytes of the title"`
	}
	type page struct {
		Title string `json:"title"`
		Items []item `json:"items"`
	}
	command(app, "page", func(ctx context.Context, in pageIn) (page, error) {
		limit, _ := envelope.Page(ctx)
		envelope.SetTotal(ctx, in.Count, "more")
		return page{strings.Repeat("t", in.Title), items(in.sizeIn)[:limit]}, nil
	})
	command(app, "blob", func(_ context.Context, in sizeIn) (blob, error) {
		return blob{Title: "t", Text: strings.Repeat("é\n", in.Bytes), Lines: strings.Split(strings.Repeat("line ", in.Count), " ")}, nil
	})
	command(app, "noted", func(ctx context.Context, in sizeIn) (blob, error) {
		envelope.SetMeta(ctx, "noted", strings.Repeat("x", in.Count))
		return blob{Title: "t", Text: strings.Repeat("é", in.Bytes)}, nil
	})
	command(app, "wide", func(_ context.Context, in sizeIn) (map[string]string, error) {
		wide := make(map[string]string)
		for i := range in.Count {
			wide[fmt.Sprintf("field%02d", i)] = strings.Repeat("x", in.Bytes)
		}
		return wide, nil
	})
	command(app, "warns-wide", func(ctx context.Context, in sizeIn) (map[string]string, error) {
		envelope.Warn(ctx, "SLOW", "it took long")
		wide := make(map[string]string)
		for i := range in.Count {
			wide[fmt.Sprint("field", i)] = strings.Repeat("x", in.Bytes)
		}
		return wide, nil
	})
	type row struct {
		Cells [900]int `json:"cells"`
		Text  string   `json:"text"`
	}
	command(app, "row", func(_ context.Context, in sizeIn) (row, error) { return row{Text: strings.Repeat("x", in.Bytes)}, nil })
	command(app, "row-list", func(context.Context, none) ([900]int, error) { return [900]int{}, nil })
	command(app, "row-map", func(context.Context, none) (map[string]*[900]int, error) {
		return map[string]*[900]int{"a": {}}, nil
	})
	command(app, "wide-meta", func(ctx context.Context, in struct {
		Fail bool `name:"fail" help:"Fail"`
	}) (none, error) {
		envelope.SetMeta(ctx, "wide", strings.Repeat("x", 9000))
		if in.Fail {
			return none{}, envelope.Errorf(envelope.NotFound, "nobody")
		}
		return none{}, nil
	})
	command(app, "nested", func(_ context.Context, in sizeIn) (map[string]map[string]string, error) {
		return map[string]map[string]string{"a": {"b": strings.Repeat("x", in.Bytes)}}, nil
	})
	command(app, "wide-rest", func(ctx context.Context, in struct {
		Warnings int `name:"warnings" help:"Bytes of the warning" default:"1"`
		Meta     int `name:"meta" help:"Bytes in meta" default:"1"`
		Text     int `name:"text" help:"Bytes of the text" default:"1"`
	}) (struct {
		ID   string `json:"id"`
		Text string `json:"text"`
	}, error) {
		envelope.Warn(ctx, "SLOW", "%s", strings.Repeat("x", in.Warnings))
		envelope.SetMeta(ctx, "note", strings.Repeat("x", in.Meta))
		return struct {
			ID   string `json:"id"`
			Text string `json:"text"`
		}{"a", strings.Repeat("x", in.Text)}, nil
	})
	command(app, "many-warnings", func(ctx context.Context, in sizeIn) (none, error) {
		for range in.Count {
			envelope.Warn(ctx, "SLOW", "%s", strings.Repeat("x", in.Bytes))
		}
		return none{}, nil
	})
}

type deployIn struct {
	Target  string `name:"target" short:"t" help:"Where to" enum:"prod,staging" required:"true" requires:"prod=approval"`
	Approve string `name:"approval" help:"Who approved" pattern:"^[a-z]+$" excludes:"dry-run"`
	DryRun  bool   `name:"dry-run" help:"Only check"`
	Count   int    `name:"count" help:"How many" default:"1"`
	Marker  string `name:"marker" help:"A file to write"`
}

type change struct {
	Effect string `json:"effect" enum:"created,updated,deleted,noop"`
}

func contractChanges(app *envelope.App) {
	envelope.Register(app, envelope.Command[deployIn, change]{
		Name: "deploy", Summary: "Deploy", Effect: envelope.Mutating, DataVersion: "2.1.0",
		ExitCodes: envelope.ExitCodes{
			envelope.Conflict:    {Description: "It runs already"},
			envelope.Unavailable: {Description: "The cluster does not answer", Retryable: true},
			80:                   {Name: "QUOTA_EXCEEDED", Description: "There is no room"},
		},
		Examples: []envelope.Example{{Description: "Check a deployment", Command: "tool deploy --target staging --dry-run"}},
		Validate: func(_ context.Context, in deployIn) error {
			if in.Count < 1 {
				return &envelope.Error{Param: "count", Message: "--count has to be positive"}
			}
			return nil
		},
		Run: func(_ context.Context, in deployIn) (change, error) {
			if in.Marker != "" {
				if err := os.WriteFile(in.Marker, nil, 0o644); err != nil {
					return change{}, err
				}
			}
			return change{Effect: "created"}, nil
		},
	})
	envelope.Register(app, envelope.Command[none, change]{
		Name: "deploy rollback", Summary: "Undo the last deployment", Effect: envelope.Destructive,
		Run: func(context.Context, none) (change, error) { return change{Effect: "deleted"}, nil },
	})
	envelope.Register(app, envelope.Command[none, map[string]string]{
		Name: "create", Summary: "Create a user", Effect: envelope.Mutating,
		ExitCodes: envelope.ExitCodes{envelope.Conflict: {Description: "There is one"}},
		Run: func(context.Context, none) (map[string]string, error) {
			return nil, (&envelope.Error{Exit: envelope.Conflict, Code: "ALREADY_EXISTS", Message: "user x exists"}).WithData(map[string]string{"id": "x"})
		},
	})
	envelope.Register(app, envelope.Command[none, map[string]string]{
		Name: "delete", Summary: "Delete a user", Effect: envelope.Destructive,
		Run: func(context.Context, none) (map[string]string, error) {
			return map[string]string{"effect": "noop", "status": "not_found"}, nil
		},
	})
}

func contractErrors(app *envelope.App) {
	fail := func(name string, err error, codes envelope.ExitCodes) {
		envelope.Register(app, envelope.Command[none, none]{
			Name: name, Summary: "Fail", Effect: envelope.Safe, ExitCodes: codes,
			Run: func(context.Context, none) (none, error) { return none{}, err },
		})
	}
	for exit := envelope.GeneralError; exit <= envelope.Redirected; exit++ {
		name := "fail-" + strings.ReplaceAll(strings.ToLower(exit.String()), "_", "-")
		e := &envelope.Error{Exit: exit, Message: "it failed with " + exit.String()}
		if exit == envelope.Redirected {
			e.Redirect = &envelope.Redirect{Command: "tool other", Permanent: true, Reason: "renamed"}
		}
		codes := envelope.ExitCodes{exit: {Description: "It fails", FixRequired: ""}}
		if exit == envelope.GeneralError || exit == envelope.ArgError {
			codes = nil
		}
		fail(name, e, codes)
	}
	fail("undeclared-exit", envelope.Errorf(envelope.Conflict, "it runs"), nil)
	fail("fixable", envelope.Errorf(envelope.AuthRequired, "not logged in"), envelope.ExitCodes{
		envelope.AuthRequired: {Description: "Nobody is logged in", FixRequired: "log in", FixCommand: "tool login"},
	})
	fail("unfixable", &envelope.Error{Exit: envelope.AuthRequired, Message: "not logged in", FixRequired: "log in", FixCommand: "tool login <user>"},
		envelope.ExitCodes{envelope.AuthRequired: {Description: "Nobody is logged in"}})
	fail("undoing", &envelope.Error{Exit: envelope.AuthRequired, Message: "not logged in", FixRequired: "log in", FixCommand: "tool deploy rollback --all"},
		envelope.ExitCodes{envelope.AuthRequired: {Description: "Nobody is logged in"}})
	fail("undoing-plainly", &envelope.Error{Exit: envelope.AuthRequired, Message: "not logged in", FixRequired: "log in", FixCommand: "tool --output plain --fields=a deploy rollback"},
		envelope.ExitCodes{envelope.AuthRequired: {Description: "Nobody is logged in"}})
	fail("undescribed", envelope.Errorf(envelope.NotFound, "no such thing"), envelope.ExitCodes{envelope.NotFound: {}, envelope.Timeout: {}})
	fail("file-missing", &fs.PathError{Op: "open", Path: "x", Err: fs.ErrNotExist}, nil)
	fail("refused", fmt.Errorf("dialing: %w", syscall.ECONNREFUSED), nil)
	fail("text-only", fmt.Errorf("not found: connection refused"), nil)
	fail("detailed", &envelope.Error{Exit: envelope.Conflict, Message: "busy", Details: map[string]any{"by": "x", "list": []int(nil)}},
		envelope.ExitCodes{envelope.Conflict: {Description: "Busy"}})
	fail("half-detailed", &envelope.Error{Exit: envelope.Conflict, Message: "busy", Details: map[string]any{"a": math.NaN(), "by": "x", "of": []any{func() {}}}}, nil)
	fail("hinted", &envelope.Error{Exit: envelope.NotFound, Message: "no session", Hint: "list the sessions", Suggestion: "look again"}, nil)
	fail("suggests-usage", &envelope.Error{Exit: envelope.NotFound, Message: "no session", Kind: "usage", Suggestion: "look again"}, nil)
	fail("odd-kind", &envelope.Error{Exit: envelope.Conflict, Message: "odd", Kind: "command_not_found"}, nil)
	envelope.Register(app, envelope.Command[none, none]{
		Name: "noisy", Summary: "Log and fail", Effect: envelope.Safe,
		Run: func(ctx context.Context, _ none) (none, error) {
			envelope.Logger(ctx).Info("about to fail")
			fmt.Fprintln(os.Stderr, "a line of its own")
			envelope.Warn(ctx, "SLOW", "it took long")
			panic("on purpose")
		},
	})
	command(app, "wordy", func(_ context.Context, in sizeIn) (none, error) {
		long := func(what string) string { return strings.Repeat(what, in.Bytes) }
		e := &envelope.Error{Exit: envelope.GeneralError, Message: "failed" + long("m"), Detail: long("d"), Suggestion: long("s")}
		if in.Count > 0 {
			e = e.WithData(map[string]string{"text": strings.Repeat("x", in.Count)})
		}
		return none{}, e
	})
	command(app, "wordy-list", func(_ context.Context, in sizeIn) (none, error) {
		return none{}, envelope.Errorf(envelope.GeneralError, "failed").WithData(strings.Split(strings.Repeat("x", in.Count), ""))
	})
	command(app, "long-commands", func(_ context.Context, in sizeIn) (none, error) {
		return none{}, &envelope.Error{
			Exit: envelope.Redirected, Message: "moved", Param: strings.Repeat("p", in.Bytes), FixCommand: "tool other " + strings.Repeat("f", in.Bytes),
			Redirect: &envelope.Redirect{Command: "tool other " + strings.Repeat("r", in.Bytes)},
		}
	})
	type word struct {
		Word string `name:"word" help:"Any word"`
	}
	command(app, "noisy-failure", func(_ context.Context, in word) (none, error) {
		fmt.Fprintln(os.Stderr, "a line of its own")
		return none{}, fmt.Errorf("no %s", in.Word)
	})
	command(app, "noisy-much", func(ctx context.Context, _ none) (none, error) {
		for range 3 {
			fmt.Fprint(os.Stderr, strings.Repeat("e", 1<<20))
		}
		return none{}, nil
	})
	command(app, "noisy-success", func(ctx context.Context, _ none) (none, error) {
		fmt.Fprintln(os.Stderr, "a line of its own")
		return none{}, nil
	})
}
