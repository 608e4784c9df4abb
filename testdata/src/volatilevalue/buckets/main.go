// Command words keeps what it counts in lists of buckets and of shards, in which it finds things
// by a hash. The hash is another one in each process, what is found under it is not. A hash that
// chooses a color is another matter, and so is a number at random.
package main

import (
	"context"
	"hash/maphash"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type input struct {
	Words []string `name:"words" help:"Words"`
}

type answer struct {
	Words []string `json:"words"`
	Text  string   `json:"text"`
	Count int      `json:"count"`
}

var (
	seed   = maphash.MakeSeed() // want `^field Out\.Text comes from maphash\.MakeSeed`
	colors = []string{"red", "green", "blue"}
)

func hash(text string) uint64 { return maphash.String(seed, text) }

// collect sorts what it finds in all buckets.
func collect(_ context.Context, in input) (answer, error) {
	buckets := make([][]string, 8)
	for _, word := range in.Words {
		i := hash(word) % uint64(len(buckets))
		if !slices.Contains(buckets[i], word) {
			buckets[i] = append(buckets[i], word)
		}
	}
	var a answer
	for _, b := range buckets {
		a.Words = append(a.Words, b...)
	}
	slices.Sort(a.Words)
	return a, nil
}

type shard struct {
	mu     sync.Mutex
	counts map[string]int
}

// A table is a map in shards.
type table struct {
	seed   maphash.Seed
	shards [8]shard
	chains []*link
}

func (t *table) index(key string) int {
	var h maphash.Hash
	h.SetSeed(t.seed)
	h.WriteString(key)
	return int(h.Sum64() & 7)
}

func (t *table) add(key string) {
	s := &t.shards[t.index(key)]
	s.mu.Lock()
	defer s.mu.Unlock()
	s.counts[key]++
}

func (t *table) count(key string) int { return t.shards[t.index(key)].counts[key] }

func count(_ context.Context, in input) (answer, error) {
	t := &table{seed: maphash.MakeSeed()}
	for i := range t.shards {
		t.shards[i].counts = make(map[string]int)
	}
	for _, word := range in.Words {
		t.add(word)
	}
	return answer{Count: t.count("go")}, nil
}

// A link is one of a chain of words with the same hash.
type link struct {
	word, plural string
	next         *link
}

func (t *table) find(word string) string {
	for l := t.chains[maphash.String(t.seed, word)&1]; l != nil; l = l.next {
		if l.word == word {
			return l.plural
		}
	}
	return ""
}

func find(_ context.Context, in input) (answer, error) {
	t := &table{seed: maphash.MakeSeed(), chains: make([]*link, 2)}
	for _, word := range in.Words {
		i := maphash.String(t.seed, word) & 1
		t.chains[i] = &link{word: word, plural: word + "s", next: t.chains[i]}
	}
	return answer{Text: t.find("cat")}, nil
}

// paint chooses by the hash.
func paint(_ context.Context, in input) (answer, error) {
	return answer{Text: colors[hash(in.Words[0])%3]}, nil
}

// deal gives each word to one of two players.
func deal(_ context.Context, in input) (answer, error) {
	hands := make([][]string, 2)
	for _, word := range in.Words {
		i := rand.IntN(2) // want `^field Out\.Words\[\] comes from rand\.IntN`
		hands[i] = append(hands[i], word)
	}
	return answer{Words: hands[0]}, nil
}

// draw takes a list by a hash of nothing.
func draw(context.Context, input) (answer, error) {
	lists := [][]string{{"a"}, {"b"}}
	return answer{Words: lists[new(maphash.Hash).Sum64()%2]}, nil // want `^field Out\.Words comes from \(\*maphash\.Hash\)\.Sum64`
}

func main() {
	app := envelope.New("words")
	register(app, "collect", collect)
	register(app, "count", count)
	register(app, "find", find)
	register(app, "paint", paint)
	register(app, "deal", deal)
	register(app, "draw", draw)
	app.Main()
}

func register(app *envelope.App, name string, run func(context.Context, input) (answer, error)) {
	envelope.Register(app, envelope.Command[input, answer]{Name: name, Summary: "Look at words", Effect: envelope.Safe, Run: run})
}
