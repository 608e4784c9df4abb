package main

import "slices"

// A source is an expression of a type.
type source struct {
	typ string
	text
}

// Values that differ from call to call, and such as only look like it.
var (
	volatile = []source{
		{"int64", code("time.Now().UnixNano()", "time")},
		{"string", code("time.Now().Format(time.RFC3339Nano)", "time")},
		{"int64", code("int64(time.Since(lib.Start))", "time", libPath)},
		{"int64", code("rand.Int64()", "math/rand/v2")},
		{"string", code("crand.Text()", "crypto/rand")},
		{"int64", code("int64(os.Getpid())", "os")},
		{"string", code(`filepath.Base(lib.Must(os.MkdirTemp("", "x")))`, "path/filepath", "os", libPath)},
		{"int64", code(`int64(maphash.String(maphash.MakeSeed(), "x") >> 1)`, "hash/maphash")},
		{"string", code("lib.Token()", libPath)},
		{"string", code("lib.Now()", libPath)},
	}
	settled = []source{
		{"int64", code("rand.New(rand.NewPCG(1, 2)).Int64()", "math/rand/v2")},
		{"string", code("time.Unix(1700000000, 0).UTC().Format(time.RFC3339)", "time")},
		{"string", code(`lib.Must(time.Parse("2006-01-02", "2024-02-29")).Weekday().String()`, "time", libPath)},
		{"int64", code("int64(5 * time.Second)", "time")},
		{"string", code("(90 * time.Second).String()", "time")},
		{"string", code(`fmt.Sprintf("%x", sha256.Sum256([]byte("x")))`, "fmt", "crypto/sha256")},
		{"int64", code(`int64(len("token"))`)},
		{"string", code(`lib.Buffered(func(w io.Writer) { fmt.Fprint(w, "now") })`, "io", "fmt", libPath)},
		{"int64", code("int64(lib.Stock()[\"key7\"])", libPath)},
	}
	// uses are statements that use a clock or a random number for what no answer
	// has.
	uses = []text{
		code("ctx, cancel := context.WithTimeout(context.Background(), time.Minute)\ndefer cancel()\n_ = ctx", "context", "time"),
		code("ctx, cancel := context.WithDeadline(context.Background(), time.Now().Add(time.Hour))\ndefer cancel()\n_ = ctx", "context", "time"),
		code("start := time.Now()\ndefer func() { log.Print(time.Since(start)) }()", "time", "log"),
		code("time.Sleep(time.Duration(rand.Int64N(3)) * time.Microsecond)", "time", "math/rand/v2"),
		code("_ = os.Remove(filepath.Join(os.TempDir(), lib.Token()))", "os", "path/filepath", libPath),
		code(`slog.Info("x", "pid", os.Getpid())`, "log/slog", "os"),
	}

	// What is in the order of a map, and what is not.
	unordered = []source{
		{"[]string", code("slices.Collect(maps.Keys(lib.Stock()))", "slices", "maps", libPath)},
		{"[]string", code("func() (keys []string) {\nfor key := range lib.Stock() {\nkeys = append(keys, key)\n}\nreturn keys\n}()", libPath)},
		{"string", code("func() (all string) {\nfor key := range lib.Stock() {\nall += key\n}\nreturn all\n}()", libPath)},
		{"string", code("func() string {\nvar b strings.Builder\nfor key := range lib.Stock() {\nb.WriteString(key)\n}\nreturn b.String()\n}()", "strings", libPath)},
		{"string", code("func() string {\nfor key := range lib.Stock() {\nreturn key\n}\nreturn \"\"\n}()", libPath)},
		{"string", code(`strings.Join(slices.Collect(maps.Keys(lib.Stock())), ",")`, "strings", "slices", "maps", libPath)},
		{"[]string", code("func() (keys []string) {\nvar m sync.Map\nfor key := range lib.Stock() {\nm.Store(key, true)\n}\nm.Range(func(key, _ any) bool {\nkeys = append(keys, key.(string))\nreturn true\n})\nreturn keys\n}()", "sync", libPath)},
	}
	ordered = []source{
		{"[]string", code("slices.Sorted(maps.Keys(lib.Stock()))", "slices", "maps", libPath)},
		{"[]string", code("func() (keys []string) {\nfor key := range lib.Stock() {\nkeys = append(keys, key)\n}\nsort.Strings(keys)\nreturn keys\n}()", "sort", libPath)},
		{"[]string", code("func() []string {\nvar keys []string\nfor key := range lib.Stock() {\nkeys = append(keys, key)\n}\nslices.Sort(keys)\nreturn keys\n}()", "slices", libPath)},
		{"[]string", code("func() []string {\nkeys := slices.Collect(maps.Keys(lib.Stock()))\nslices.SortFunc(keys, strings.Compare)\nreturn keys\n}()", "slices", "maps", "strings", libPath)},
		{"string", code("fmt.Sprint(lib.Stock())", "fmt", libPath)},
		{"string", code("string(lib.Must(json.Marshal(lib.Stock())))", "encoding/json", libPath)},
		{"int64", code("func() (n int64) {\nfor _, v := range lib.Stock() {\nn += int64(v)\n}\nreturn n\n}()", libPath)},
		{"int64", code("func() (most int64) {\nfor _, v := range lib.Stock() {\nmost = max(most, int64(v))\n}\nreturn most\n}()", libPath)},
		{"map[string]bool", code("func() map[string]bool {\nm := make(map[string]bool)\nfor key := range lib.Stock() {\nm[key] = true\n}\nreturn m\n}()", libPath)},
	}
)

// lists returns the sources that are lists.
func lists(sources []source) []source {
	return slices.DeleteFunc(slices.Clone(sources), func(s source) bool { return s.typ != "[]string" })
}

// value returns one of the sources after it has travelled.
func (g *generator) value(sources []source) value {
	s := pick(g, sources)
	u := g.home()
	v := value{s.in(u), s.typ, u}
	if s.typ == "string" && g.IntN(3) == 0 {
		v = mold(g, v)
	}
	return g.travel(v)
}

// mold makes another text of a text.
func mold(g *generator, v value) value {
	t := pick(g, []text{
		code(`fmt.Sprintf("%%s!", %s)`, "fmt"), code(`"a" + %s`), code(`strings.ToUpper(%s)`, "strings"),
		code(`string(append([]byte("a"), %s...))`), code(`strings.Join([]string{"a", %s}, "-")`, "strings"),
	})
	return v.with(t.in(v.at), v.expr)
}

// sorted puts a value into an order, whatever it came in.
func (g *generator) sorted(v value) value {
	t := pick(g, []text{
		code("slices.Sorted(slices.Values(%s))", "slices"),
		code("func() []string {\nkeys := slices.Clone(%s)\nslices.Sort(keys)\nreturn keys\n}()", "slices"),
		code("func(keys []string) []string {\nsort.Strings(keys)\nreturn keys\n}(%s)", "sort"),
	})
	return v.with(t.in(v.at), v.expr)
}
