// Command jobs answers with the ids of jobs, which it stores by itself or not.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type input struct {
	Name string `name:"name" help:"Name of the job"`
}

type job struct {
	ID     string `json:"id"`
	Effect string `json:"effect"`
}

var (
	all     []job
	byID    = map[string]job{}
	current job
	queue   = make(chan job, 8)
	shared  sync.Map
	started = time.Now().String() // want `^field Out\.ID comes from time\.Now`
	known   = &registry{}
)

type registry struct{ last job }

type server struct {
	file *os.File
}

// Each of these stores what it answers with.

func document(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	b, err := json.Marshal(j)
	if err != nil {
		return job{}, err
	}
	return j, os.WriteFile(in.Name, b, 0o600)
}

func text(ctx context.Context, in input) (job, error) {
	id := uuid.NewString()
	return job{ID: id, Effect: "created"}, os.WriteFile(in.Name, []byte(id), 0o600)
}

func encoded(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	f, err := os.Create("jobs.json")
	if err != nil {
		return job{}, err
	}
	defer f.Close()
	return j, json.NewEncoder(f).Encode(j)
}

func printed(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	f, err := os.OpenFile("jobs", os.O_APPEND, 0o600)
	if err != nil {
		return job{}, err
	}
	_, err = fmt.Fprintf(f, "%s\n", j.ID)
	return j, err
}

func handed(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	f, err := os.Create("jobs")
	if err != nil {
		return job{}, err
	}
	return j, write(f, j)
}

func write(w io.Writer, j job) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", " ")
	return enc.Encode(j)
}

func (s *server) line(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	_, err := s.file.WriteString(j.ID + "\n")
	return j, err
}

func folder(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	return j, os.MkdirAll(filepath.Join("jobs", j.ID), 0o700)
}

func empty(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	f, err := os.Create(j.ID + ".txt")
	if err != nil {
		return job{}, err
	}
	return j, f.Close()
}

func list(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	all = append(all, j)
	return j, nil
}

func keyed(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	byID[j.ID] = j
	return j, nil
}

func one(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	current = j
	return j, nil
}

func sent(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	queue <- j
	return j, nil
}

func synced(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	shared.Store(j.ID, j)
	return j, nil
}

func registered(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "created"}
	remember(known, j)
	return j, nil
}

func remember(r *registry, j job) { r.last = j }

// Nobody will see these again, whatever they are printed to.

func logged(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "noop"} // want `^field Out\.ID comes from uuid\.NewString`
	log.Printf("made %s", j.ID)
	slog.Info("made", "id", j.ID)
	fmt.Fprintln(os.Stderr, j.ID)
	_, err := os.Stderr.WriteString(j.ID)
	return j, err
}

func shown(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "noop"} // want `^field Out\.ID comes from uuid\.NewString`
	if err := write(os.Stderr, j); err != nil {
		return job{}, err
	}
	return j, json.NewEncoder(os.Stderr).Encode(j)
}

func measured(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "noop"} // want `^field Out\.ID comes from uuid\.NewString`
	var b bytes.Buffer
	if err := write(&b, j); err != nil {
		return job{}, err
	}
	if b.Len() > 100 {
		j.Effect = "large"
	}
	return j, nil
}

func scratch(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString(), Effect: "noop"} // want `^field Out\.ID comes from uuid\.NewString`
	seen := map[string]job{j.ID: j}
	var local sync.Map
	local.Store(j.ID, seen)
	return j, nil
}

func temporary(ctx context.Context, in input) (job, error) {
	dir, err := os.MkdirTemp("", "job") // want `^field Out\.ID comes from os\.MkdirTemp`
	if err != nil {
		return job{}, err
	}
	return job{ID: dir, Effect: "noop"}, os.WriteFile(filepath.Join(dir, "a"), nil, 0o600)
}

// What a variable begins with is no record that the command made.
func since(ctx context.Context, in input) (job, error) {
	return job{ID: started, Effect: "noop"}, nil
}

// The name of a file is not what is written to it.
func named(ctx context.Context, in input) (job, error) {
	f, err := os.Create(in.Name)
	if err != nil {
		return job{}, err
	}
	fmt.Fprintln(f, time.Now())
	return job{ID: f.Name(), Effect: "created"}, json.NewEncoder(f).Encode(time.Now())
}

// A text that a buffer has is made of what is encoded to it.
func buffered(ctx context.Context, in input) (job, error) {
	var b bytes.Buffer
	err := json.NewEncoder(&b).Encode(job{ID: uuid.NewString()}) // want `^field Out\.ID comes from uuid\.NewString`
	return job{ID: b.String(), Effect: "noop"}, err
}

// A command that is declared to store nothing has nothing to answer for.
func safe(ctx context.Context, in input) (job, error) {
	j := job{ID: uuid.NewString()} // want `^field Out\.ID comes from uuid\.NewString`
	current = j
	return j, os.WriteFile(in.Name, []byte(j.ID), 0o600)
}

func main() {
	app := envelope.New("jobs")
	s := new(server)
	envelope.Register(app, envelope.Command[input, job]{Name: "document", Summary: "Do it", Effect: envelope.Mutating, Run: document})
	envelope.Register(app, envelope.Command[input, job]{Name: "text", Summary: "Do it", Effect: envelope.Mutating, Run: text})
	envelope.Register(app, envelope.Command[input, job]{Name: "encoded", Summary: "Do it", Effect: envelope.Mutating, Run: encoded})
	envelope.Register(app, envelope.Command[input, job]{Name: "printed", Summary: "Do it", Effect: envelope.Mutating, Run: printed})
	envelope.Register(app, envelope.Command[input, job]{Name: "handed", Summary: "Do it", Effect: envelope.Mutating, Run: handed})
	envelope.Register(app, envelope.Command[input, job]{Name: "line", Summary: "Do it", Effect: envelope.Mutating, Run: s.line})
	envelope.Register(app, envelope.Command[input, job]{Name: "folder", Summary: "Do it", Effect: envelope.Mutating, Run: folder})
	envelope.Register(app, envelope.Command[input, job]{Name: "empty", Summary: "Do it", Effect: envelope.Mutating, Run: empty})
	envelope.Register(app, envelope.Command[input, job]{Name: "list", Summary: "Do it", Effect: envelope.Mutating, Run: list})
	envelope.Register(app, envelope.Command[input, job]{Name: "keyed", Summary: "Do it", Effect: envelope.Mutating, Run: keyed})
	envelope.Register(app, envelope.Command[input, job]{Name: "one", Summary: "Do it", Effect: envelope.Mutating, Run: one})
	envelope.Register(app, envelope.Command[input, job]{Name: "sent", Summary: "Do it", Effect: envelope.Mutating, Run: sent})
	envelope.Register(app, envelope.Command[input, job]{Name: "synced", Summary: "Do it", Effect: envelope.Mutating, Run: synced})
	envelope.Register(app, envelope.Command[input, job]{Name: "registered", Summary: "Do it", Effect: envelope.Mutating, Run: registered})
	envelope.Register(app, envelope.Command[input, job]{Name: "logged", Summary: "Do it", Effect: envelope.Mutating, Run: logged})
	envelope.Register(app, envelope.Command[input, job]{Name: "shown", Summary: "Do it", Effect: envelope.Mutating, Run: shown})
	envelope.Register(app, envelope.Command[input, job]{Name: "measured", Summary: "Do it", Effect: envelope.Mutating, Run: measured})
	envelope.Register(app, envelope.Command[input, job]{Name: "scratch", Summary: "Do it", Effect: envelope.Mutating, Run: scratch})
	envelope.Register(app, envelope.Command[input, job]{Name: "temporary", Summary: "Do it", Effect: envelope.Mutating, Run: temporary})
	envelope.Register(app, envelope.Command[input, job]{Name: "since", Summary: "Do it", Effect: envelope.Mutating, Run: since})
	envelope.Register(app, envelope.Command[input, job]{Name: "named", Summary: "Do it", Effect: envelope.Mutating, Run: named})
	envelope.Register(app, envelope.Command[input, job]{Name: "buffered", Summary: "Do it", Effect: envelope.Mutating, Run: buffered})
	envelope.Register(app, envelope.Command[input, job]{Name: "safe", Summary: "Do it", Effect: envelope.Safe, Run: safe})
	app.Main()
}
