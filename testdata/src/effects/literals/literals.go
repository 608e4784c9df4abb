// Package literals configures servers. // want package:`init changes [^;]*server#Config\.Announce; changes [^;]*server#DebugConfig\.Foreground}$`
package literals

import (
	"encoding/json"
	"flag"

	"github.com/envvet/envvet/testdata/src/effects/literals/server"
)

func Silent() { server.New(&server.Config{Level: 3}) }

func SilentByValue() { server.ByValue(server.Config{}) }

func Announced() { server.New(&server.Config{Announce: true}) } // want Announced:`^stdout fmt\.Println$`

func Variable() { // want Variable:`^stdout fmt\.Println$`
	c := server.Config{}
	c.Announce = true
	server.New(&c)
}

func TooLate() { // want TooLate:`^stdout fmt\.Println$`
	c := server.Config{}
	server.New(&c)
	c.Announce = true
}

func Sometimes(loud bool) { // want Sometimes:`^stdout fmt\.Println$`
	c := server.Config{}
	if loud {
		c.Announce = true
	}
	server.New(&c)
}

func Handed(loud bool) { server.New(&server.Config{Announce: loud}) } // want Handed:`^stdout fmt\.Println$`

func HandedFalse() { Handed(false) }

func Decoded(data []byte) { // want Decoded:`^stdout fmt\.Println$`
	var c server.Config
	json.Unmarshal(data, &c)
	server.New(&c)
}

func Flagged() { // want Flagged:`; stdout fmt\.Println; `
	var c server.Config
	flag.BoolVar(&c.Announce, "announce", false, "say so")
	flag.Parse()
	server.New(&c)
}

func Set() { // want Set:`^stdout fmt\.Println$`
	var c server.Config
	announce(&c)
	server.New(&c)
}

func announce(c *server.Config) { c.Announce = true }

func Captured() { // want Captured:`^stdout fmt\.Println$`
	var c server.Config
	set := func() { c.Announce = true }
	set()
	server.New(&c)
}

func ByValue() {
	server.ByValue(server.Config{Level: 3})
	server.ByValue(server.Config{Debug: server.DebugConfig{Foreground: true}})
}

func Both() { // want Both:`^stdout fmt\.Println$`
	server.ByValue(server.Config{Level: 3, Debug: server.DebugConfig{Foreground: true}})
}
