// Package store keeps notes, and stops where something is wrong inside.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"log"
	"os"
	"reflect"
	"strconv"
)

type Store struct {
	Strict  bool // end the process at the first note that is empty
	notes   map[string]*Note
	serving bool
}

type Note struct {
	Text string
	Next *Note
}

// Open ends the process if its own index is broken.
func Open() *Store {
	n, err := strconv.Atoi(index)
	if err != nil {
		log.Fatal("internal error: ", err)
	}
	return &Store{notes: make(map[string]*Note, n)}
}

var index = "12"

// Limits are what a file is held to.
type Limits struct{ Lines, Strict bool }

// OpenFile ends the process if it is asked for what cannot be, and if the file cannot be
// looked at.
func OpenFile(name string, limits Limits) {
	if limits.Strict && !limits.Lines {
		stop("Strict without Lines")
	}
	if _, err := os.Stat(name + ".index"); err != nil {
		stop(err)
	}
}

func stop(why any) { log.Fatal(why) }

// Register ends the process if it is too late to register something.
func (s *Store) Register(name string) {
	if s.serving {
		log.Fatalf("%s: registered after Serve", name)
	}
	s.notes[name] = new(Note)
}

func (s *Store) Serve() { s.serving = true }

// Count holds an invariant.
func (s *Store) Count() int {
	n := 0
	for range s.notes {
		n++
	}
	assert(n == len(s.notes))
	return n
}

func assert(ok bool) {
	if !ok {
		log.Fatal("assertion failed")
	}
}

// Add ends the process if that was asked for.
func (s *Store) Add(name, text string) error {
	if name == "" {
		return errors.New("no name")
	}
	if s.Strict && text == "" {
		log.Fatal("an empty note")
	}
	s.notes[name] = &Note{Text: text}
	return nil
}

// Check ends the process if it is given an error.
func Check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

// CheckAny ends the process if it is given anything.
func CheckAny(v any) {
	if v != nil {
		log.Fatal(v)
	}
}

// Watch ends the process at the first signal, after it has begun to.
func Watch(signals <-chan os.Signal) error {
	if _, err := os.Getwd(); err != nil {
		return err
	}
	go func() {
		<-signals
		os.Exit(130)
	}()
	return nil
}

// Sync writes all notes to their files, and complains of the one that could not be.
func (s *Store) Sync() int {
	b := new(batch)
	defer func() {
		if b.err != nil {
			fmt.Println("sync:", b.err)
		}
	}()
	for name, note := range s.notes {
		b.write(name, note.Text)
	}
	return b.written
}

type batch struct {
	written int
	err     error // the first
}

func (b *batch) write(name, text string) {
	if b.err != nil {
		return
	}
	if b.err = os.WriteFile(name, []byte(text), 0o600); b.err == nil {
		b.written++
	}
}

// Reload complains of what it returns.
func (s *Store) Reload(name string) (err error) {
	if err = s.check(); err != nil {
		fmt.Println("reload:", err)
	}
	return err
}

// Hook calls the method of that name of something, and complains of one that is not made
// for that.
func (s *Store) Hook(of any, name string) {
	switch m := reflect.ValueOf(of).MethodByName(name); m.Type().String() {
	case "func(*store.Store)":
		m.Call([]reflect.Value{reflect.ValueOf(s)})
	default:
		fmt.Println(name, "is no hook")
	}
}

// Print prints what is in a tree, and complains of what it does not know.
func Print(node any) int {
	switch node := node.(type) {
	case *Note:
		return len(node.Text)
	case string:
		return len(node)
	case fs.FileInfo:
		return len(node.Name())
	default:
		fmt.Printf("unknown node %T\n", node)
		return 0
	}
}

// List prints what there is, in a line each.
func (s *Store) List(sizes bool) error {
	if err := s.check(); err != nil {
		return err
	}
	for name, note := range s.notes {
		if n := len(note.Text); sizes && n > 0 {
			fmt.Println(name, n)
		} else {
			fmt.Println(name)
		}
	}
	return nil
}

func (s *Store) check() error {
	for name, note := range s.notes {
		if note.Next == note {
			return errors.New(name)
		}
	}
	return nil
}

// Find tells of what is not there.
func (s *Store) Find(name string) *Note {
	note := s.notes[name]
	if note == nil {
		fmt.Println("lost:", name)
	}
	return note
}

// Clean tells that all is well, which is the ordinary course.
func (s *Store) Clean() {
	if errs := s.errors(); errs == nil {
		fmt.Println("clean")
	}
}

// Each tells of panics of what it calls.
func (s *Store) Each(f func(*Note)) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println("caught panic:", r)
		}
	}()
	for _, note := range s.notes {
		f(note)
	}
}

func (s *Store) errors() (errs []error) {
	for name := range s.notes {
		if name == "" {
			errs = append(errs, errors.New("no name"))
		}
	}
	return errs
}

// Fail ends the process by the error that it is given.
func Fail(err error) {
	if errors.Is(err, fs.ErrPermission) {
		log.Fatal(err)
	}
}

type ExitError struct{ Code int }

func (*ExitError) Error() string { return "exit" }

// Exit ends the process if the error says so.
func Exit(err error) {
	var e *ExitError
	if errors.As(err, &e) {
		os.Exit(e.Code)
	}
}

// Version ends the process where the arguments ask for the version.
func Version(args []string) {
	if args[0] == "version" {
		os.Exit(0)
	}
}

// Page returns some of the notes, and asserts what its caller has to see to.
func (s *Store) Page(from, to int) []*Note {
	assert(from <= to)
	assert(!s.Strict)
	var all []*Note
	for _, note := range s.notes {
		all = append(all, note)
	}
	return all[from:to]
}

// Move tells what it knows before it ends the process, where a note is not there.
func (s *Store) Move(from, to string) {
	note, ok := s.notes[from]
	if !ok {
		fmt.Println("no note", from, "among", len(s.notes))
		log.Fatal("cannot move")
	}
	s.notes[to] = note
}

// Must ends the process where its caller says so.
func Must(ok bool) { assert(ok) }
