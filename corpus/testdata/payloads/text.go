package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"text/template"
	"time"

	"github.com/envvet/envvet/envelope"

	"example.com/payload/inventory"
	"example.com/payload/render"
)

func registerText(app *envelope.App) {
	envelope.Register(app, envelope.Command[none, textOut]{Name: "joined", Summary: "Joined", Effect: envelope.Safe, Run: runJoined})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "written", Summary: "Written", Effect: envelope.Safe, Run: runWritten})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "added", Summary: "Added", Effect: envelope.Safe, Run: runAdded})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "flags", Summary: "Flags", Effect: envelope.Safe, Run: runFlags})
	envelope.Register(app, envelope.Command[none, reportOut]{Name: "buffered", Summary: "Buffered", Effect: envelope.Safe, Run: runBuffered})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "ok-pairs", Summary: "Pairs", Effect: envelope.Safe, Run: runOkPairs})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "ok-print", Summary: "Print", Effect: envelope.Safe, Run: runOkPrint})
	envelope.Register(app, envelope.Command[none, rawOut]{Name: "ok-raw", Summary: "Raw", Effect: envelope.Safe, Run: runOkRaw})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "ok-template", Summary: "Template", Effect: envelope.Safe, Run: runOkTemplate})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "ok-builder", Summary: "Builder", Effect: envelope.Safe, Run: runOkBuilder})
	envelope.Register(app, envelope.Command[none, rawOut]{Name: "raw-clock", Summary: "Raw clock", Effect: envelope.Safe, Run: runRawClock})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "ok-replace", Summary: "Replace", Effect: envelope.Safe, Run: runOkReplace})
}

func runJoined(ctx context.Context, _ none) (textOut, error) { // bad: text joined from the keys of a map
	names := slices.Collect(maps.Keys(inventory.Hosts())) // want unstableorder
	return textOut{Text: strings.Join(names, ", ")}, nil
}

func runWritten(ctx context.Context, _ none) (textOut, error) { // bad: written to a builder in the order of a map
	var b strings.Builder
	for name, port := range ports { // want unstableorder
		b.WriteString(name)
		fmt.Fprintf(&b, ":%d\n", port)
	}
	return textOut{Text: b.String()}, nil
}

func runAdded(ctx context.Context, _ none) (textOut, error) { // bad: text added up in the order of a map
	line := "services:"
	for name := range ports { // want unstableorder
		line += " " + name
	}
	return textOut{Text: line}, nil
}

func runFlags(ctx context.Context, _ none) (textOut, error) { // bad: text that another package makes in the order of a map
	return textOut{Text: "run " + render.Flags(ports)}, nil // want unstableorder
}

func runBuffered(ctx context.Context, _ none) (out reportOut, err error) { // bad: buffer in the order of a map
	var buf bytes.Buffer
	for name := range inventory.Hosts() { // want unstableorder
		buf.WriteString(strings.ToUpper(name))
		buf.WriteByte('\n')
	}
	out.Title, out.Footer = "hosts", buf.String()
	return out, nil
}

func runOkPairs(ctx context.Context, _ none) (textOut, error) { // ok: sorted before it is joined
	return textOut{Text: render.Pairs(ports)}, nil
}

func runOkPrint(ctx context.Context, _ none) (textOut, error) { // ok: package fmt sorts maps
	return textOut{Text: fmt.Sprint(ports) + fmt.Sprintf(" %v", inventory.Hosts())}, nil
}

type rawOut struct {
	Doc json.RawMessage `json:"doc" envelope:"opaque"`
}

func runOkRaw(ctx context.Context, _ none) (rawOut, error) { // ok: package json sorts maps
	m := map[string]any{}
	for name, port := range ports {
		m[name] = map[string]int{"port": port}
	}
	doc, err := json.Marshal(m)
	return rawOut{Doc: doc}, err
}

var hostsTemplate = template.Must(template.New("hosts").Parse(`{{range $n, $h := .}}{{$n}}: {{$h.Zone}}
{{end}}`))

func runOkTemplate(ctx context.Context, _ none) (textOut, error) { // ok: templates range over maps in order
	var buf strings.Builder
	if err := hostsTemplate.Execute(&buf, inventory.Hosts()); err != nil {
		return textOut{}, err
	}
	return textOut{Text: buf.String()}, nil
}

func runOkBuilder(ctx context.Context, _ none) (textOut, error) { // ok: written in the order of sorted keys
	var b strings.Builder
	for i, name := range slices.Sorted(maps.Keys(ports)) {
		if i > 0 {
			b.WriteString("; ")
		}
		fmt.Fprintf(&b, "%s=%d", name, ports[name])
	}
	return textOut{Text: b.String()}, nil
}

func runRawClock(ctx context.Context, _ none) (rawOut, error) { // bad: clock in an encoded document

	v := map[string]any{"orders": len(db.Sorted()), "as_of": time.Now().Format(time.DateTime)} // want volatilevalue
	doc, err := json.Marshal(v)
	return rawOut{Doc: doc}, err
}

func runOkReplace(ctx context.Context, in nameIn) (textOut, error) { // ok: each replacement is one of its own, in any order
	text := in.Name
	for name, port := range ports {
		text = strings.ReplaceAll(text, "{"+name+"}", fmt.Sprint(port))
	}
	return textOut{Text: text}, nil
}
