// Cacheprog is a program for GOCACHEPROG that shares what the go command keeps
// through a folder, which stands for a store that several machines reach:
//
//	GOCACHEPROG="cacheprog STORE LOCAL"
//
// STORE is that folder, LOCAL one of the machine's own, which gets a copy of what
// the go command asks for. It is for tests: nothing is ever deleted from either.
package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"time"
)

// The messages of the protocol, see go doc cmd/go/internal/cacheprog.
type (
	request struct {
		ID                 int64
		Command            string
		ActionID, OutputID []byte
		BodySize           int64
	}
	response struct {
		ID            int64
		Err           string     `json:",omitempty"`
		KnownCommands []string   `json:",omitempty"`
		Miss          bool       `json:",omitempty"`
		OutputID      []byte     `json:",omitempty"`
		Size          int64      `json:",omitempty"`
		Time          *time.Time `json:",omitempty"`
		DiskPath      string     `json:",omitempty"`
	}
)

// An entry is what an action gave.
type entry struct {
	OutputID []byte
	Size     int64
	Time     time.Time
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("cacheprog: ")
	if len(os.Args) != 3 {
		log.Fatal("usage: cacheprog STORE LOCAL")
	}
	c := cache{os.Args[1], os.Args[2]}
	if err := errors.Join(os.MkdirAll(c.store, 0o777), os.MkdirAll(c.local, 0o777)); err != nil {
		log.Fatal(err)
	}
	in, out := json.NewDecoder(bufio.NewReader(os.Stdin)), json.NewEncoder(os.Stdout)
	if err := out.Encode(response{KnownCommands: []string{"get", "put", "close"}}); err != nil {
		log.Fatal(err)
	}
	for {
		var r request
		if err := in.Decode(&r); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			log.Fatal(err)
		}
		var body []byte
		if r.Command == "put" && r.BodySize > 0 {
			if err := in.Decode(&body); err != nil {
				log.Fatal(err)
			}
		}
		answer, err := c.answer(r, body)
		if answer.ID = r.ID; err != nil {
			answer = response{ID: r.ID, Err: err.Error()}
		}
		if err := out.Encode(answer); err != nil {
			log.Fatal(err)
		}
		if r.Command == "close" {
			return
		}
	}
}

type cache struct{ store, local string }

func (c cache) answer(r request, body []byte) (response, error) {
	switch r.Command {
	case "close":
		return response{}, nil
	case "put":
		e := entry{r.OutputID, r.BodySize, time.Now()}
		if int64(len(body)) != r.BodySize {
			return response{}, fmt.Errorf("body of %d bytes, want %d", len(body), r.BodySize)
		}
		text, err := json.Marshal(e)
		if err != nil {
			return response{}, err
		}
		own := file(c.local, "output", r.OutputID)
		return response{DiskPath: own}, errors.Join(
			write(own, body),
			write(file(c.store, "output", r.OutputID), body),
			write(file(c.store, "action", r.ActionID), text)) // last, as it says that the output is there
	case "get":
		text, err := os.ReadFile(file(c.store, "action", r.ActionID))
		if errors.Is(err, fs.ErrNotExist) {
			return response{Miss: true}, nil
		}
		var e entry
		if err == nil {
			err = json.Unmarshal(text, &e)
		}
		if err != nil {
			return response{}, err
		}
		own := file(c.local, "output", e.OutputID)
		if _, err := os.Stat(own); err != nil {
			body, err := os.ReadFile(file(c.store, "output", e.OutputID))
			if err == nil {
				err = write(own, body)
			}
			if err != nil {
				return response{}, err
			}
		}
		return response{OutputID: e.OutputID, Size: e.Size, Time: &e.Time, DiskPath: own}, nil
	}
	return response{}, fmt.Errorf("unknown command %q", r.Command)
}

func file(dir, kind string, id []byte) string {
	return filepath.Join(dir, kind+"-"+base64.RawURLEncoding.EncodeToString(id))
}

// write makes a file appear whole.
func write(name string, text []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), "new-*")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
