// Package watch tells of what happens to files, and of itself if somebody asks for that.
package watch

import (
	"log"
	"os"
)

func init() {
	if _, ok := os.LookupEnv("WATCH_DEBUG"); ok {
		log.SetOutput(os.Stdout)
	}
}

// Stop ends it.
func Stop() { log.Print("stopped") }
