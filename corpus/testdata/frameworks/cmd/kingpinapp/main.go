// Command kingpinapp looks after certificates.
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"

	"github.com/alecthomas/kingpin/v2"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/ui"
)

type certs struct {
	path string
	con  *ui.Console
}

func main() {
	k := kingpin.New("certs", "Look after certificates.")
	c := &certs{con: ui.NewConsole(ui.WithWriter(os.Stderr), ui.WithPrefix("certs: "))}
	k.Flag("path", "where they are").Default("cert.pem").StringVar(&c.path)
	k.Command("show", "Show one.").Action(c.show)
	k.Command("sum", "Sum one.").Action(c.sum)
	k.Command("renew", "Renew one.").Action(func(*kingpin.ParseContext) error { // bad: exits when it cannot be read
		data, err := os.ReadFile(c.path)
		if err != nil {
			app.Die(app.Exit(66, "renew: %w", err)) // want exitcall
		}
		c.con.Say("%d bytes", len(data))
		return nil
	})
	k.Command("revoke", "Revoke one.").Action(func(*kingpin.ParseContext) error { // ok: returns what is wrong
		l := logx.Default()
		if err := os.Remove(c.path); l.Failed(err, "revoke") {
			return app.Exit(66, "revoke: %w", err)
		}
		return nil
	})
	if _, err := k.Parse(os.Args[1:]); err != nil {
		k.Fatalf("%v", err)
	}
}

func (c *certs) show(*kingpin.ParseContext) error { // bad: writes the file to stdout
	data, err := os.ReadFile(c.path)
	if err != nil {
		return err
	}
	_, err = os.Stdout.Write(data) // want stdoutwrite
	return err
}

func (c *certs) sum(*kingpin.ParseContext) error { // ok: the console is on stderr
	data, err := os.ReadFile(c.path)
	if err != nil {
		return err
	}
	h := sha256.New()
	fmt.Fprintf(h, "%d:", len(data))
	h.Write(data)
	c.con.Say("%s", hex.EncodeToString(h.Sum(nil)))
	return nil
}
