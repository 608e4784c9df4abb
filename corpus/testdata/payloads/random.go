package main

import (
	"context"
	crand "crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash/maphash"
	"math/rand"
	randv2 "math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope"
	"github.com/google/uuid"

	"example.com/payload/store"
)

func registerRandom(app *envelope.App) {
	envelope.Register(app, envelope.Command[none, countOut]{Name: "dice", Summary: "Dice", Effect: envelope.Safe, Run: runDice})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "secret", Summary: "Secret", Effect: envelope.Safe, Run: runSecret})
	envelope.Register(app, envelope.Command[nameIn, quoteOut]{Name: "token", Summary: "Token", Effect: envelope.Safe, Run: runToken})
	envelope.Register(app, envelope.Command[nameIn, refsOut]{Name: "refs", Summary: "Refs", Effect: envelope.Safe, Run: runRefs})
	envelope.Register(app, envelope.Command[none, workerOut]{Name: "worker", Summary: "Worker", Effect: envelope.Safe, Run: runWorker})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "load", Summary: "Load", Effect: envelope.Safe, Run: runLoad})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "heap", Summary: "Heap", Effect: envelope.Safe, Run: runHeap})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "scratch", Summary: "Scratch", Effect: envelope.Safe, Run: runScratch})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "dump", Summary: "Dump", Effect: envelope.Safe, Run: runDump})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "address", Summary: "Address", Effect: envelope.Safe, Run: runAddress})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "bucket", Summary: "Bucket", Effect: envelope.Safe, Run: runBucket})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "seeded-now", Summary: "Seeded", Effect: envelope.Safe, Run: runSeededNow})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "purge", Summary: "Purge", Effect: envelope.Mutating, Run: runPurge})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "seeded", Summary: "Seeded", Effect: envelope.Safe, Run: runSeeded})
	envelope.Register(app, envelope.Command[none, sampleOut]{Name: "pcg", Summary: "PCG", Effect: envelope.Safe, Run: runPCG})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "stable-id", Summary: "Stable id", Effect: envelope.Safe, Run: runStableID})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "parse-id", Summary: "Parse id", Effect: envelope.Safe, Run: runParseID})
	envelope.Register(app, envelope.Command[nameIn, countOut]{Name: "retry", Summary: "Retry", Effect: envelope.Safe, Run: runRetry})
	envelope.Register(app, envelope.Command[nameIn, countOut]{Name: "compile", Summary: "Compile", Effect: envelope.Safe, Run: runCompile})
	envelope.Register(app, envelope.Command[none, machineOut]{Name: "machine", Summary: "Machine", Effect: envelope.Safe, Run: runMachine})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "fortune", Summary: "Fortune", Effect: envelope.Safe, Run: runFortune})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "etag", Summary: "ETag", Effect: envelope.Safe, Run: runETag})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "order-add", Summary: "Add", Effect: envelope.Mutating, Run: runOrderAdd})
	envelope.Register(app, envelope.Command[nameIn, countOut]{Name: "correlate", Summary: "Correlate", Effect: envelope.Safe, Run: runCorrelate})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "accepted", Summary: "Accepted", Effect: envelope.Safe, Run: runAccepted})
}

func runDice(ctx context.Context, _ none) (countOut, error) { // bad: random number
	sum := 0
	for range 2 {
		sum += rand.Intn(6) + 1 // want volatilevalue
	}
	return countOut{Count: sum}, nil
}

func runSecret(ctx context.Context, _ none) (textOut, error) { // bad: random bytes
	buf := make([]byte, 12)
	if _, err := crand.Read(buf); err != nil { // want volatilevalue
		return textOut{}, err
	}
	return textOut{Text: hex.EncodeToString(buf)}, nil
}

func runToken(ctx context.Context, in nameIn) (quoteOut, error) { // bad: new id of another package
	out := quoteOut{Customer: in.Name}
	out.Banner = store.Token() // want volatilevalue
	return out, nil
}

type refsOut struct {
	Refs []ref `json:"refs"`
}

type ref struct {
	ID   string `json:"id"`
	Code string `json:"code"`
}

func newRef(id string) *ref {
	short := uuid.New().String()[:8] // want volatilevalue
	return &ref{ID: id, Code: strings.ToUpper(short)}
}

func runRefs(ctx context.Context, in nameIn) (refsOut, error) { // bad: new ids in the elements of a list
	var out refsOut
	for _, o := range db.Sorted() {
		r := newRef(o.ID)
		out.Refs = append(out.Refs, *r)
	}
	return out, nil
}

type workerOut struct {
	Name  string `json:"name"`
	State string `json:"state"`
}

func runWorker(ctx context.Context, _ none) (workerOut, error) { // bad: pid
	w := workerOut{State: "idle"}
	w.Name = fmt.Sprintf("worker-%05d", os.Getpid()) // want volatilevalue
	return w, nil
}

func runLoad(ctx context.Context, _ none) (countOut, error) { // bad: number of goroutines
	return countOut{Count: runtime.NumGoroutine()}, nil // want volatilevalue
}

func runHeap(ctx context.Context, _ none) (countOut, error) { // bad: memory statistics
	var m runtime.MemStats
	runtime.ReadMemStats(&m) // want volatilevalue
	return countOut{Count: int(m.HeapAlloc >> 10)}, nil
}

func runScratch(ctx context.Context, _ none) (textOut, error) { // bad: name of a temporary directory
	dir, err := os.MkdirTemp("", "scratch-*") // want volatilevalue
	if err != nil {
		return textOut{}, err
	}
	defer os.RemoveAll(dir)
	return textOut{Text: filepath.Join(dir, "result.txt")}, nil
}

func runDump(ctx context.Context, _ none) (textOut, error) { // bad: name of a temporary file

	f, err := os.CreateTemp("", "dump-*.json") // want volatilevalue
	if err != nil {
		return textOut{}, err
	}
	defer f.Close()
	fmt.Fprintln(f, len(db.Sorted()))
	return textOut{Text: f.Name()}, nil
}

func runAddress(ctx context.Context, _ none) (textOut, error) { // bad: address of a value
	h := &workerOut{Name: "w"}
	return textOut{Text: fmt.Sprintf("handle %p", h)}, nil // want volatilevalue
}

func runBucket(ctx context.Context, in nameIn) (textOut, error) { // bad: hash with a random seed
	sum := maphash.String(maphash.MakeSeed(), in.Name) // want volatilevalue
	return textOut{Text: fmt.Sprintf("bucket-%d", sum%16)}, nil
}

func runSeededNow(ctx context.Context, _ none) (countOut, error) { // bad: random number, seeded by the clock

	n := rand.New(rand.NewSource(time.Now().UnixNano())).Intn(100) // want volatilevalue
	return countOut{Count: n}, nil
}

func runPurge(ctx context.Context, in nameIn) (textOut, error) { // bad: a new id that is stored nowhere
	if err := os.Remove(in.Name); err != nil {
		return textOut{}, err
	}
	id := uuid.NewString() // want volatilevalue
	return textOut{Text: "purged, ref " + id}, nil
}

func runSeeded(ctx context.Context, _ none) (countOut, error) { // ok: fixed seed
	r := rand.New(rand.NewSource(42))
	return countOut{Count: r.Intn(1000)}, nil
}

type sampleOut struct {
	Samples []int `json:"samples"`
}

func runPCG(ctx context.Context, _ none) (sampleOut, error) { // ok: fixed seed
	r := randv2.New(randv2.NewPCG(1, 2))
	var out sampleOut
	for range 5 {
		out.Samples = append(out.Samples, r.IntN(10))
	}
	return out, nil
}

func runStableID(ctx context.Context, in nameIn) (textOut, error) { // ok: id of a name
	id := uuid.NewSHA1(uuid.NameSpaceURL, []byte("https://example.com/"+in.Name))
	return textOut{Text: id.String()}, nil
}

func runParseID(ctx context.Context, in nameIn) (textOut, error) { // ok: id of the input
	id, err := uuid.Parse(in.Name)
	if err != nil {
		return textOut{}, envelope.Errorf(envelope.ArgError, "no id: %v", err)
	}
	return textOut{Text: id.URN()}, nil
}

func runRetry(ctx context.Context, in nameIn) (countOut, error) { // ok: jitter only delays
	for i := range 3 {
		if text, err := os.ReadFile(in.Name); err == nil {
			return countOut{Count: len(text)}, nil
		}
		time.Sleep(time.Duration(i*10+rand.Intn(10)) * time.Millisecond)
	}
	return countOut{}, envelope.Errorf(envelope.Unavailable, "cannot read %s", in.Name)
}

func runCompile(ctx context.Context, in nameIn) (countOut, error) { // ok: what is in the temporary file, not its name
	f, err := os.CreateTemp("", "compile-*")
	if err != nil {
		return countOut{}, err
	}
	defer os.Remove(f.Name())
	if _, err := f.WriteString(strings.Repeat(in.Name, 3)); err != nil {
		return countOut{}, err
	}
	f.Close()
	text, err := os.ReadFile(f.Name())
	return countOut{Count: len(text)}, err
}

type machineOut struct {
	Host string `json:"host"`
	CPUs int    `json:"cpus"`
	OS   string `json:"os"`
}

func runMachine(ctx context.Context, _ none) (machineOut, error) { // ok: the same for each call on a machine; pid only in the log
	host, err := os.Hostname()
	if err != nil {
		return machineOut{}, err
	}
	envelope.Logger(ctx).Info("asked", "pid", os.Getpid(), "goroutines", runtime.NumGoroutine())
	return machineOut{Host: host, CPUs: runtime.NumCPU(), OS: runtime.GOOS}, nil
}

var fortunes = []string{"eat", "drink", "be merry"}

func runFortune(ctx context.Context, _ none) (textOut, error) { // ok: out of scope (what is looked up under a random number), though data differs
	return textOut{Text: fortunes[rand.Intn(len(fortunes))]}, nil // want volatilevalue
}

func runETag(ctx context.Context, in nameIn) (textOut, error) { // ok: hash of what is stored
	o, ok := db.Order(in.Name)
	if !ok {
		return textOut{}, envelope.Errorf(envelope.NotFound, "no order %s", in.Name)
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%s|%s|%d", o.ID, o.Customer, o.Total))
	return textOut{Text: hex.EncodeToString(sum[:8]) + store.Fingerprint(o)[:4]}, nil
}

func runOrderAdd(ctx context.Context, in nameIn) (textOut, error) { // ok: created, a hint only: the id is stored
	o := store.Order{ID: uuid.NewString(), Customer: in.Name, Placed: time.Now()}
	if err := db.Put(o); err != nil {
		return textOut{}, err
	}
	return textOut{Text: o.ID}, nil
}

func runCorrelate(ctx context.Context, in nameIn) (countOut, error) { // ok: a new id only in the warning and meta
	id := uuid.NewString()
	envelope.SetMeta(ctx, "correlation", id)
	if in.Name == "" {
		envelope.Warn(ctx, "NO_NAME", "no name in call %s", id)
	}
	return countOut{Count: len(in.Name)}, nil
}

func runAccepted(ctx context.Context, _ none) (textOut, error) { // ok: accepted with a reason
	//envvet:ignore volatilevalue a password generator has to make new ones
	return textOut{Text: crand.Text()}, nil
}
