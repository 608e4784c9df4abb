// Command orders uses clocks and ids for all but its answer.
package main

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type order struct {
	ID      string `json:"id"`
	Placed  string `json:"placed"`
	Expired bool   `json:"expired"`
	State   string `json:"state"`
	Sum     string `json:"sum"`
	Limit   int    `json:"limit"`
	Body    string `json:"body"`
	hidden  time.Time
	Skipped string   `json:"-"`
	Stable  string   `json:"stable" envelope:"stable"`
	Moved   string   `json:"moved" envelope:"volatile"`
	Shown   string   `json:"shown" envelope:"text"`
	Count   int      `json:"count"`
	Wait    string   `json:"wait"`
	Reset   string   `json:"reset"`
	First   string   `json:"first"`
	Name    string   `json:"name"`
	Tried   []string `json:"tried"`
	Page    []string `json:"page"`
}

type cache struct {
	mu   sync.Mutex
	at   map[string]time.Time
	body map[string]string
}

func (c *cache) get(key string) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	if time.Since(c.at[key]) > time.Minute {
		c.at[key] = time.Now()
		c.body[key] = "new"
	}
	return c.body[key]
}

type entry struct {
	value string
	at    time.Time
}

func (e entry) String() string { return e.value }

const timeout = 5 * time.Second

func find(ctx context.Context, in none) (o order, err error) {
	// A deadline, a timeout, a log, a request id for somebody else.
	ctx, cancel := context.WithDeadline(ctx, time.Now().Add(timeout))
	defer cancel()
	start := time.Now()
	defer func() { slog.Info("found", "took", time.Since(start), "id", uuid.NewString()) }()
	req, err := http.NewRequestWithContext(ctx, "GET", "http://localhost/"+uuid.NewString(), nil)
	if err != nil {
		return o, err
	}
	req.Header.Set("X-Request-Id", uuid.NewString())
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return o, fmt.Errorf("at %v: %w", time.Now(), err)
	}
	defer res.Body.Close()

	// Stored times and ids.
	var row struct {
		Placed time.Time
		ID     uuid.UUID
	}
	if err := json.NewDecoder(res.Body).Decode(&row); err != nil {
		return o, err
	}
	o.Placed, o.ID = row.Placed.Format(time.RFC3339), row.ID.String()
	parsed, err := uuid.Parse(o.ID)
	o.ID = parsed.String()
	o.ID = uuid.NewSHA1(uuid.UUID{}, []byte(o.Placed)).String()
	o.Placed = time.Unix(1_700_000_000, 0).UTC().String()

	// What depends on the clock does not come from it.
	if time.Now().After(row.Placed.Add(timeout)) {
		o.State = "expired"
	}
	o.Expired = time.Now().After(row.Placed)
	o.Limit = len(time.Now().String())
	o.Wait = timeout.String()

	// A hash of content, a cache, a shuffled order that is sorted again.
	sum := sha256.Sum256([]byte(o.Placed))
	o.Sum = hex.EncodeToString(sum[:])
	c := cache{at: map[string]time.Time{}, body: map[string]string{}}
	o.Body = c.get("key")
	list := []string{"a", "b"}
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	slices.Sort(list)
	o.Page = list
	var tried []string
	for _, i := range rand.Perm(len(list)) {
		tried = append(tried, list[i])
	}
	slices.Sort(tried)
	o.Tried = tried

	// Overwritten before anybody sees it.
	o.Reset = time.Now().String()
	o.Reset = "never"
	tmp := order{Name: uuid.NewString()}
	tmp.Name = "kept"
	scrub(&tmp)
	o.Name = tmp.Name + tmp.First
	e := entry{value: "x", at: time.Now()}
	o.First = e.String() + fmt.Sprintf("%T", time.Now()) + fmt.Sprintf("%s and %v", e, e)

	// A temporary folder whose content is the same each time.
	dir, err := os.MkdirTemp("", "orders")
	if err != nil {
		return o, err
	}
	defer os.RemoveAll(dir)
	text, err := os.ReadFile(filepath.Join(dir, "out.txt"))
	o.Count = len(text)
	o.State = string(text)
	rel, err := filepath.Rel(dir, filepath.Join(dir, "a", "b.txt"))
	o.Page = append(o.Page, rel, filepath.Ext(dir), fmt.Sprintf("%d%%percent of %s", o.Count, o.State))
	file := filepath.Join(dir, "a", "b.txt")
	cut, _ := strings.CutPrefix(file, dir)
	o.Name += filepath.Base(file)
	o.Page = append(o.Page, strings.TrimPrefix(file, dir+"/"), strings.ReplaceAll("made "+file, dir, "$TMP"), cut)
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		rel, err := filepath.Rel(dir, path)
		o.Page = append(o.Page, rel)
		return err
	})

	// A buffer that was emptied.
	var line strings.Builder
	line.WriteString(time.Now().String())
	slog.Info(line.String())
	line.Reset()
	line.WriteString("done")
	o.ID += line.String()

	// A generator with a fixed seed.
	o.Count += rand.New(rand.NewPCG(1, 2)).IntN(10)

	// Fields that data does not have, or that were decided upon.
	o.hidden = time.Now()
	o.Skipped = time.Now().String()
	o.Stable = time.Now().String()
	o.Moved = time.Now().String()
	o.Shown = time.Now().String()

	envelope.SetMeta(ctx, "read", time.Now())
	envelope.Warn(ctx, "SLOW", "slow since %v", time.Now())
	return o, nil
}

func scrub(o *order) { o.First = "" }

// Other values of the types of the answer.
func audit(db *sql.DB) {
	o := order{ID: uuid.NewString(), Placed: time.Now().String()}
	_, _ = db.Exec("insert", o.ID, o.Placed)
}

func main() {
	app := envelope.New("orders")
	audit(nil)
	envelope.Register(app, envelope.Command[none, order]{Name: "find", Summary: "Find an order", Effect: envelope.Safe, Run: find})
	app.Main()
}
