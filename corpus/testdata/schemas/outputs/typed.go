package outputs

import (
	"context"
	"encoding/json"
	"math/big"
	"os"
	"strconv"

	"example.com/schemas/internal/model"
	"github.com/envvet/envvet/envelope"
)

func registerTyped(app *envelope.App) {
	envelope.Register(app, envelope.Command[byName, archived]{Name: "get-archived", Summary: "Show what is archived", Effect: envelope.Safe, Run: getArchived})
	envelope.Register(app, envelope.Command[byName, bill]{Name: "show-bill", Summary: "Show a bill", Effect: envelope.Safe, Run: showBill})
	envelope.Register(app, envelope.Command[none, alarms]{Name: "list-alarms", Summary: "List the alarms", Effect: envelope.Safe, Run: listAlarms})
	envelope.Register(app, envelope.Command[none, model.Paged[model.Host]]{Name: "list-hosts", Summary: "List the hosts", Effect: envelope.Safe, Run: listHosts})
	addSafe(app, "show-session", "Show a session", (&sessions{open: 2}).show)
	addSafe(app, "show-numbers", "Show numbers", showNumbers)
	addSafe(app, "show-tree", "Show the tree", showTree)
	addSafe(app, "show-shadow", "Show the overlay", showShadow)
	addSafe(app, "decode", "Decode a file", decode)
	addSafe(app, "show-machine", "Show a machine", func(ctx context.Context, in byName) (machine, error) { // ok: an alias of a struct
		m := model.NewHost(in.Name, "eu")
		m.Tags = append(m.Tags, "new")
		return m, nil
	})
	envelope.Register(app, envelope.Command[byName, change]{Name: "rename", Summary: "Rename a host", Effect: envelope.Mutating, Run: rename})
	envelope.Register(app, envelope.Command[byName, plugin]{Name: "show-plugin", Summary: "Show a plugin", Effect: envelope.Safe, Run: showPlugin})
}

type archived struct {
	Key  string          `json:"key"`
	Body json.RawMessage `json:"body" description:"As it was stored" envelope:"opaque"`
	Tags map[string]any  `json:"tags" envelope:"opaque"`
}

func getArchived(ctx context.Context, in byName) (archived, error) { // ok: opaque on purpose
	b, err := os.ReadFile("archive/" + in.Name)
	if err != nil {
		return archived{}, err
	}
	return archived{Key: in.Name, Body: b, Tags: map[string]any{"size": len(b)}}, nil
}

type bill struct {
	Sum   model.Money   `json:"sum" description:"What is to be paid"`
	Parts []model.Money `json:"parts"`
}

func showBill(ctx context.Context, in byName) (bill, error) { // ok: the type says its schema, by its pointer
	b := bill{Sum: model.Cents(1250)}
	for range len(in.Name) {
		b.Parts = append(b.Parts, model.Cents(10))
	}
	return b, nil
}

type alarms struct {
	Worst  model.Level         `json:"worst"`
	ByRank map[model.Level]int `json:"by_rank"`
	Codes  map[int]string      `json:"codes"`
}

func listAlarms(ctx context.Context, in none) (alarms, error) { // ok: texts and numbers are keys
	a := alarms{ByRank: map[model.Level]int{}, Codes: map[int]string{4: "smoke"}}
	for l := range model.Level(3) {
		a.ByRank[l]++
		a.Worst = l
	}
	return a, nil
}

func listHosts(ctx context.Context, in none) (model.Paged[model.Host], error) { // ok: a generic list with an element type
	var page model.Paged[model.Host]
	for i := range 3 {
		page.Items = append(page.Items, model.NewHost("h"+strconv.Itoa(i), "eu"))
	}
	page.Total = len(page.Items)
	return page, nil
}

type session struct {
	Name   string       `json:"name"`
	Close  func() error `json:"-"`
	Source any          `json:"-"`
	events chan string
	cache  map[string]any
	Shown  any `json:"shown" envelope:"text"`
}

type sessions struct{ open int }

func (s *sessions) show(ctx context.Context, in byName) (session, error) { // ok: what JSON cannot carry is no part of data
	out := session{Name: in.Name, Close: func() error { return nil }, Source: s, events: make(chan string), cache: map[string]any{}}
	if s.open > 0 {
		out.Shown = strconv.Itoa(s.open) + " open"
	}
	return out, nil
}

type numbers struct {
	Big    *big.Int    `json:"big"`
	Number json.Number `json:"number"`
	Sum    []byte      `json:"sum"`
	Matrix [2][2]int   `json:"matrix"`
}

func showNumbers(ctx context.Context, in none) (numbers, error) { // ok: types that encoding/json knows
	n := numbers{Big: big.NewInt(1), Number: "12", Sum: []byte{1, 2}}
	for range 40 {
		n.Big.Lsh(n.Big, 2)
	}
	return n, nil
}

type node struct {
	Name     string           `json:"name"`
	Children []*node          `json:"children"`
	ByName   map[string]*node `json:"by_name"`
}

func showTree(ctx context.Context, in none) (*node, error) { // ok: a type that holds itself
	root := &node{Name: "root"}
	for _, n := range []string{"a", "b"} {
		root.Children = append(root.Children, &node{Name: n})
	}
	return root, nil
}

type loose struct {
	Extra any `json:"extra"`
	ID    int `json:"id"`
}

type shadow struct {
	loose
	Extra string `json:"extra" description:"What is said of it"`
}

func showShadow(ctx context.Context, in byName) (shadow, error) { // ok: the outer field hides the one that is any
	return shadow{loose: loose{ID: len(in.Name)}, Extra: in.Name}, nil
}

type counts struct {
	Keys  int `json:"keys"`
	Depth int `json:"depth"`
}

func decode(ctx context.Context, in byName) (counts, error) { // ok: any is only what is read
	b, err := os.ReadFile(in.Name)
	if err != nil {
		return counts{}, err
	}
	var doc struct {
		Spec map[string]any  `json:"spec,omitempty"`
		Rest json.RawMessage `json:"rest,omitempty"`
	}
	if err := json.Unmarshal(b, &doc); err != nil {
		return counts{}, err
	}
	return counts{Keys: len(doc.Spec), Depth: len(doc.Rest)}, nil
}

type machine = model.Host

type change struct {
	Name   string `json:"name"`
	Effect string `json:"effect" enum:"updated,noop" description:"What was done"`
}

func rename(ctx context.Context, in byName) (change, error) { // ok: the effect is one that callers know
	if _, err := os.Stat("hosts/" + in.Name); err != nil {
		return change{Name: in.Name, Effect: "noop"}, nil
	}
	return change{Name: in.Name, Effect: "updated"}, os.Rename("hosts/"+in.Name, "hosts/"+in.Name+"-1")
}

type plugin struct {
	Name string `json:"name"`
	//envvet:ignore outputschema the plugin decides what this is
	Config any `json:"config"`
}

func showPlugin(ctx context.Context, in byName) (plugin, error) { // ok: accepted with a reason
	return plugin{Name: in.Name, Config: map[string]int{"n": 1}}, nil
}
