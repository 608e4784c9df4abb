// Command lease answers with what is made of sources.
package main

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	mrand "math/rand"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type lease struct {
	Label   string          `json:"label"`
	Left    string          `json:"left"`
	Key     string          `json:"key"`
	Short   string          `json:"short"`
	Raw     json.RawMessage `json:"raw" envelope:"opaque"`
	File    string          `json:"file"`
	Age     int             `json:"age"`
	Joined  string          `json:"joined"`
	Built   string          `json:"built"`
	Address string          `json:"address"`
	Spelled string          `json:"spelled"`
	Chan    string          `json:"chan"`
	Host    string          `json:"host"`
	Picked  string          `json:"picked"`
	Full    string          `json:"full"`
	Number  int64           `json:"number"`
	Helped  string          `json:"helped"`
	Seed    string          `json:"seed"`
	Based   string          `json:"based"`
	Trimmed string          `json:"trimmed"`
	Clock   string          `json:"clock"`
}

type inner struct{ At time.Time }

type stamped struct {
	at   time.Time
	note string
}

func (s stamped) String() string { return s.at.Format(time.Kitchen) }

func show(ctx context.Context, in none) (lease, error) {
	var l lease
	now := time.Now() // want `^field Out\.Built and 4 more come from time\.Now`
	l.Label = fmt.Sprintf("lease of %v", now.UTC().Round(time.Second))
	l.Left = now.Add(time.Hour).Sub(now).String() + strconv.Itoa(int(now.UnixNano()))

	h, m, sec := time.Now().Clock() // want `^field Out\.Clock comes from time\.Now`
	l.Clock = fmt.Sprintf("%02d:%02d:%02d", h, m, sec)

	b := make([]byte, 8)
	rand.Read(b) // want `^field Out\.Key comes from rand\.Read`
	l.Key = hex.EncodeToString(b)
	l.Short = strings.ToUpper(uuid.New().String()[:8]) // want `^field Out\.Short comes from uuid\.New`

	raw, err := json.Marshal(inner{At: now})
	l.Raw = raw
	f, err := os.CreateTemp("", "lease") // want `^field Out\.File comes from os\.CreateTemp`
	if err != nil {
		return l, err
	}
	l.File = filepath.Base(f.Name())
	l.Age = int(time.Until(time.Unix(0, 0)) / time.Hour)          // want `^field Out\.Age comes from time\.Until`
	l.Joined = strings.Join([]string{"a", uuid.NewString()}, "-") // want `^field Out\.Joined comes from uuid\.NewString`

	var text strings.Builder
	fmt.Fprintf(&text, "built %s", now)
	l.Built = text.String()
	l.Spelled = fmt.Sprintf("%s", stamped{at: now, note: "x"})
	l.Address = fmt.Sprintf("%p", &l)        // want `^field Out\.Address comes from fmt\.Sprintf`
	l.Chan = fmt.Sprint(make(chan struct{})) // want `^field Out\.Chan comes from fmt\.Sprint`
	hosts := []host{{"a"}, {"b"}}
	l.Host = hosts[mrand.Intn(len(hosts))].name // want `^field Out\.Host comes from rand\.Intn`
	pointers := []*host{{"a"}, {"b"}}
	l.Picked = pointers[mrand.Intn(len(pointers))].name // want `^field Out\.Picked comes from rand\.Intn`
	full := make([]byte, 16)
	if _, err := io.ReadFull(rand.Reader, full); err != nil { // want `^field Out\.Full comes from rand\.Reader`
		return l, err
	}
	l.Full = hex.EncodeToString(full)
	n, err := rand.Int(rand.Reader, big.NewInt(100)) // want `^field Out\.Number comes from rand\.Reader`
	if err != nil {
		return l, err
	}
	l.Number = n.Int64()
	l.Helped = token(rand.Reader)         // want `^field Out\.Helped comes from rand\.Reader`
	dir, err := os.MkdirTemp("", "lease") // want `^field Out\.Trimmed comes from os\.MkdirTemp`
	l.Trimmed = strings.TrimPrefix(filepath.Join(dir, "a"), os.TempDir())
	work, err := os.MkdirTemp("", "work") // want `^field Out\.Based comes from os\.MkdirTemp`
	l.Based = filepath.Base(filepath.Join(work, "..", filepath.Base(work)))
	l.Seed = token(strings.NewReader("")) // which is the same each time
	return l, nil
}

type ages struct {
	Average float64 `json:"average"`
	Longest string  `json:"longest"`
	Total   int     `json:"total"`
}

var begun []stamped

// age adds up in a loop what it uses only if there was anything, some blocks later.
func age(ctx context.Context, in none) (ages, error) {
	now := time.Now() // want `^field Out\.Average comes from time\.Now`
	var total time.Duration
	longest := ""
	count := 0
	for _, s := range begun {
		total += now.Sub(s.at)
		longest = max(longest, s.note)
		count++
	}
	var a ages
	if len(begun) > 0 {
		a.Longest = longest
		if count > 1 {
			a.Total = count
			a.Average = total.Hours() / float64(count)
		}
	}
	return a, nil
}

func token(r io.Reader) string {
	var b [8]byte
	io.ReadFull(r, b[:])
	return hex.EncodeToString(b[:])
}

type host struct{ name string }

func main() {
	app := envelope.New("lease")
	envelope.Register(app, envelope.Command[none, lease]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, ages]{Name: "age", Summary: "Show", Effect: envelope.Safe, Run: age})
	app.Main()
}
