package main

import (
	"context"
	"encoding/json"
	"os"
	"time"

	"github.com/envvet/envvet/envelope"

	"example.com/payload/store"
)

func registerAbsent(app *envelope.App) {
	envelope.Register(app, envelope.Command[nameIn, userOut]{Name: "user", Summary: "User", Effect: envelope.Safe, Run: runUser})
	envelope.Register(app, envelope.Command[nameIn, labelsOut]{Name: "labels", Summary: "Labels", Effect: envelope.Safe, Run: runLabels})
	envelope.Register(app, envelope.Command[nameIn, flagsOut]{Name: "user-flags", Summary: "Flags", Effect: envelope.Safe, Run: runUserFlags})
	envelope.Register(app, envelope.Command[none, []memberOut]{Name: "members", Summary: "Members", Effect: envelope.Safe, Run: runMembers})
	envelope.Register(app, envelope.Command[nameIn, *deepOut]{Name: "deep", Summary: "Deep", Effect: envelope.Safe, Run: runDeep})
	envelope.Register(app, envelope.Command[nameIn, store.Contact]{Name: "contact", Summary: "Contact", Effect: envelope.Safe, Run: runContact}) // want nullabsent
	envelope.Register(app, envelope.Command[none, result[int]]{Name: "result", Summary: "Result", Effect: envelope.Safe, Run: runResult})
	envelope.Register(app, envelope.Command[nameIn, zeroOut]{Name: "zero", Summary: "Zero", Effect: envelope.Safe, Run: runZero})
	envelope.Register(app, envelope.Command[nameIn, mixinOut]{Name: "mixin", Summary: "Mixin", Effect: envelope.Safe, Run: runMixin})
	envelope.Register(app, envelope.Command[nameIn, namedOut]{Name: "named", Summary: "Named", Effect: envelope.Safe, Run: runNamed})
	envelope.Register(app, envelope.Command[none, map[string]quota]{Name: "quotas", Summary: "Quotas", Effect: envelope.Safe, Run: runQuotas})

	envelope.Register(app, envelope.Command[nameIn, okUser]{Name: "ok-user", Summary: "User", Effect: envelope.Safe, Run: runOkUser})
	envelope.Register(app, envelope.Command[nameIn, okPointers]{Name: "ok-pointers", Summary: "Pointers", Effect: envelope.Safe, Run: runOkPointers})
	envelope.Register(app, envelope.Command[nameIn, okZeroTime]{Name: "ok-zero-time", Summary: "Zero time", Effect: envelope.Safe, Run: runOkZeroTime})
	envelope.Register(app, envelope.Command[nameIn, okBytes]{Name: "ok-bytes", Summary: "Bytes", Effect: envelope.Safe, Run: runOkBytes})
	envelope.Register(app, envelope.Command[nameIn, okMoved]{Name: "ok-moved", Summary: "Moved", Effect: envelope.Safe, Run: runOkMoved})
	envelope.Register(app, envelope.Command[optionalIn, countOut]{Name: "ok-params", Summary: "Parameters", Effect: envelope.Safe, Run: runOkParams})
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "ok-read", Summary: "Read", Effect: envelope.Safe, Run: runOkRead})
	envelope.Register(app, envelope.Command[none, okNil]{Name: "ok-nil", Summary: "Nil", Effect: envelope.Safe, Run: runOkNil})
	envelope.Register(app, envelope.Command[nameIn, okStruct]{Name: "ok-struct", Summary: "Struct", Effect: envelope.Safe, Run: runOkStruct})
	envelope.Register(app, envelope.Command[nameIn, legacyOut]{Name: "ok-legacy", Summary: "Legacy", Effect: envelope.Safe, Run: runOkLegacy})
	envelope.Register(app, envelope.Command[nameIn, okTagged]{Name: "ok-tagged", Summary: "Tagged", Effect: envelope.Safe, Run: runOkTagged})
}

type userOut struct {
	ID     string   `json:"id"`
	Groups []string `json:"groups,omitempty"` // want nullabsent
}

func runUser(ctx context.Context, in nameIn) (userOut, error) { // bad: a list that comes and goes
	o, _ := db.Order(in.Name)
	return userOut{ID: in.Name, Groups: o.Tags}, nil
}

type labelsOut struct {
	ID     string            `json:"id"`
	Labels map[string]string `json:"labels,omitempty"` // want nullabsent
	Note   string            `json:"note,omitempty"`   // want nullabsent
}

func runLabels(ctx context.Context, in nameIn) (labelsOut, error) { // bad: a map and a text that come and go
	out := labelsOut{ID: in.Name}
	if o, ok := db.Order(in.Name); ok {
		out.Labels = map[string]string{"customer": o.Customer}
	}
	return out, nil
}

type flagsOut struct {
	Admin bool    `json:"admin,omitempty"` // want nullabsent
	Count int     `json:"count,omitempty"` // want nullabsent
	Rate  float64 `json:",omitempty"`      // want nullabsent
}

func runUserFlags(ctx context.Context, in nameIn) (flagsOut, error) { // bad: a boolean and numbers that come and go
	return flagsOut{Admin: in.Name == "root", Count: len(in.Name)}, nil
}

type memberOut struct {
	Name  string   `json:"name"`
	Roles []string `json:"roles,omitzero"` // want nullabsent
}

func runMembers(ctx context.Context, _ none) ([]memberOut, error) { // bad: omitzero of a list, in the elements of a list
	var out []memberOut
	for _, o := range db.Sorted() {
		out = append(out, memberOut{Name: o.Customer, Roles: o.Tags})
	}
	return out, nil
}

type deepOut struct {
	ID   string    `json:"id"`
	Tree *treeNode `json:"tree,omitempty"`
}

type treeNode struct {
	Label    string      `json:"label"`
	Children []*treeNode `json:"children,omitempty"` // want nullabsent
}

func runDeep(ctx context.Context, in nameIn) (*deepOut, error) { // bad: a list of a type that holds itself
	leaf := &treeNode{Label: in.Name}
	return &deepOut{ID: in.Name, Tree: &treeNode{Label: "root", Children: []*treeNode{leaf}}}, nil
}

func runContact(ctx context.Context, in nameIn) (store.Contact, error) { // bad: a list of a struct of another package
	return store.Contact{Name: in.Name}, nil
}

type result[T any] struct {
	Value T        `json:"value"`
	Hints []string `json:"hints,omitempty"` // want nullabsent
}

func runResult(ctx context.Context, _ none) (result[int], error) { // bad: a list of a generic payload
	return result[int]{Value: len(db.Sorted())}, nil
}

type zeroOut struct {
	ID    string `json:"id"`
	Score int    `json:"score,omitzero"` // want nullabsent
}

func runZero(ctx context.Context, in nameIn) (zeroOut, error) { // bad: omitzero of a number
	o, _ := db.Order(in.Name)
	return zeroOut{ID: o.ID, Score: o.Total % 7}, nil
}

type annotated struct {
	Remarks []string `json:"remarks,omitempty"` // want nullabsent
}

type mixinOut struct {
	annotated
	ID string `json:"id"`
}

func runMixin(ctx context.Context, in nameIn) (mixinOut, error) { // bad: a list of an embedded struct
	out := mixinOut{ID: in.Name}
	if in.Name == "" {
		out.Remarks = append(out.Remarks, "no name")
	}
	return out, nil
}

type level string

type namedOut struct {
	ID    string `json:"id"`
	Level level  `json:"level,omitempty"` // want nullabsent
}

func runNamed(ctx context.Context, in nameIn) (namedOut, error) { // bad: a text of a type of its own
	return namedOut{ID: in.Name}, nil
}

type quota struct {
	Limit int `json:"limit"`
	Used  int `json:"used,omitempty"` // want nullabsent
}

func runQuotas(ctx context.Context, _ none) (map[string]quota, error) { // bad: a number in the values of a map
	out := map[string]quota{}
	for c, n := range db.Customers() {
		out[c] = quota{Limit: 10, Used: n - 1}
	}
	return out, nil
}

type okUser struct {
	ID     string   `json:"id"`
	Groups []string `json:"groups"`
	Quota  *int     `json:"quota"`
}

func runOkUser(ctx context.Context, in nameIn) (okUser, error) { // ok: [] for none, null for unknown
	out := okUser{ID: in.Name}
	for _, o := range db.Sorted() {
		if o.Customer == in.Name {
			out.Groups = append(out.Groups, o.Tags...)
		}
	}
	return out, nil
}

type okPointers struct {
	Ratio *float64 `json:"ratio,omitempty"`
	Owner *string  `json:"owner,omitempty"`
	Next  *okUser  `json:"next,omitempty"`
}

func runOkPointers(ctx context.Context, in nameIn) (okPointers, error) { // ok: pointers say that a feature is not there
	return okPointers{Owner: &in.Name}, nil
}

type okZeroTime struct {
	ID     string    `json:"id"`
	Closed time.Time `json:"closed,omitzero" envelope:"stable"`
}

func runOkZeroTime(ctx context.Context, in nameIn) (okZeroTime, error) { // ok: the zero of a struct stands for none
	o, _ := db.Order(in.Name)
	return okZeroTime{ID: in.Name, Closed: o.Placed}, nil
}

type okBytes struct {
	ID   string `json:"id"`
	Body []byte `json:"body,omitempty"`
}

func runOkBytes(ctx context.Context, in nameIn) (okBytes, error) { // ok: no bytes stand for none
	text, err := os.ReadFile(in.Name)
	return okBytes{ID: in.Name, Body: text}, err
}

type okMoved struct {
	ID    string   `json:"id"`
	Host  string   `json:"host,omitempty" envelope:"volatile"`
	Lines []string `json:"lines,omitempty" envelope:"text"`
	Cache []string `json:"-"`
}

func runOkMoved(ctx context.Context, in nameIn) (okMoved, error) { // ok: fields that data does not have
	return okMoved{ID: in.Name, Lines: []string{"hello"}}, nil
}

type optionalIn struct {
	Names []string `name:"names" help:"Names" json:"names,omitempty"`
	Depth int      `name:"depth" help:"Depth" json:"depth,omitempty"`
}

func runOkParams(ctx context.Context, in optionalIn) (countOut, error) { // ok: parameters are no payload
	return countOut{Count: len(in.Names) * in.Depth}, nil
}

type fileConfig struct {
	Names []string `json:"names,omitempty"`
	Debug bool     `json:"debug,omitempty"`
}

func runOkRead(ctx context.Context, in nameIn) (namesOut, error) { // ok: what is read is no payload
	text, err := os.ReadFile(in.Name)
	if err != nil {
		return namesOut{}, err
	}
	var c fileConfig
	if err := json.Unmarshal(text, &c); err != nil {
		return namesOut{}, err
	}
	return namesOut{Names: c.Names}, nil
}

type okNil struct {
	Items []string       `json:"items"`
	Index map[string]int `json:"index"`
}

func runOkNil(ctx context.Context, _ none) (okNil, error) { // ok: the runtime writes nil as [] and {}
	var items []string
	return okNil{Items: items}, nil
}

type okStruct struct {
	ID   string  `json:"id"`
	Size okSpace `json:"size,omitzero"`
}

type okSpace struct {
	W int `json:"w"`
	H int `json:"h"`
}

func runOkStruct(ctx context.Context, in nameIn) (okStruct, error) { // ok: the zero of a struct stands for none
	return okStruct{ID: in.Name, Size: okSpace{W: len(in.Name)}}, nil
}

type legacyOut struct {
	ID string `json:"id"`
	//envvet:ignore nullabsent version 1 left it out, callers rely on it
	Alias string `json:"alias,omitempty"`
}

func runOkLegacy(ctx context.Context, in nameIn) (legacyOut, error) { // ok: accepted with a reason
	return legacyOut{ID: in.Name}, nil
}

type okTagged struct {
	ID        string `json:"omitempty"`
	OmitEmpty bool   `json:"omitzero"`
	note      string
}

func runOkTagged(ctx context.Context, in nameIn) (okTagged, error) { // ok: names, no options
	t := okTagged{ID: in.Name, note: "x"}
	t.OmitEmpty = t.note != ""
	return t, nil
}
