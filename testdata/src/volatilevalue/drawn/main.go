// Command tokens reads bytes from a reader by its own method.
package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"io"
	"net"
	"os"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type token struct {
	Text string `json:"text"`
}

func issue(ctx context.Context, in none) (token, error) {
	b := make([]byte, 16)
	if _, err := rand.Reader.Read(b); err != nil { // want `^field Out\.Text comes from rand\.Reader`
		return token{}, err
	}
	return token{hex.EncodeToString(b)}, nil
}

func issueShort(ctx context.Context, in none) (token, error) {
	var id [4]byte
	if _, err := rand.Reader.Read(id[:]); err != nil { // want `^field Out\.Text comes from rand\.Reader`
		return token{}, err
	}
	return token{hex.EncodeToString(id[:])}, nil
}

func issueFull(ctx context.Context, in none) (token, error) {
	b := make([]byte, 16)
	if _, err := io.ReadFull(rand.Reader, b); err != nil { // want `^field Out\.Text comes from rand\.Reader`
		return token{}, err
	}
	return token{hex.EncodeToString(b)}, nil
}

func draw(r io.Reader) string {
	b := make([]byte, 4)
	if _, err := r.Read(b); err != nil {
		return ""
	}
	return hex.EncodeToString(b)
}

// A source draws texts from wherever.
type source struct{ r io.Reader }

func (s source) next() string { return draw(s.r) }

func helped(ctx context.Context, in none) (token, error) {
	return token{draw(rand.Reader)}, nil // want `^field Out\.Text comes from rand\.Reader`
}

func held(ctx context.Context, in none) (token, error) {
	return token{source{rand.Reader}.next()}, nil // want `^field Out\.Text comes from rand\.Reader`
}

func dated(ctx context.Context, in none) (token, error) {
	return token{draw(strings.NewReader(time.Now().String()))}, nil // want `^field Out\.Text comes from time\.Now`
}

// A meter knows when it began, which nobody reads from it.
type meter struct {
	r     io.Reader
	began time.Time
}

func (m *meter) Read(b []byte) (int, error) {
	if time.Since(m.began) > time.Minute {
		return 0, os.ErrDeadlineExceeded
	}
	return m.r.Read(b)
}

func metered(ctx context.Context, in none) (token, error) {
	return token{draw(&meter{strings.NewReader("steady"), time.Now()})}, nil
}

func steady(ctx context.Context, in none) (token, error) {
	return token{source{bytes.NewReader([]byte("steady"))}.next()}, nil
}

func asked(ctx context.Context, in none) (token, error) {
	conn, err := net.Dial("tcp", "localhost:9999")
	if err != nil {
		return token{}, err
	}
	_ = conn.SetDeadline(time.Now().Add(time.Second))
	return token{draw(conn)}, nil
}

// salted keeps what it draws to itself.
func salted(ctx context.Context, in none) (token, error) {
	salt := make([]byte, 4)
	if _, err := rand.Reader.Read(salt); err != nil {
		return token{}, err
	}
	return token{"done"}, os.WriteFile("salt", salt, 0o600)
}

func main() {
	app := envelope.New("tokens")
	register(app, "issue", issue)
	register(app, "issue-short", issueShort)
	register(app, "issue-full", issueFull)
	register(app, "helped", helped)
	register(app, "held", held)
	register(app, "dated", dated)
	register(app, "metered", metered)
	register(app, "steady", steady)
	register(app, "asked", asked)
	register(app, "salted", salted)
	app.Main()
}

func register(app *envelope.App, name string, run func(context.Context, none) (token, error)) {
	envelope.Register(app, envelope.Command[none, token]{Name: name, Summary: "Issue a token", Effect: envelope.Safe, Run: run})
}
