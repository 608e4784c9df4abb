package envelope

import (
	"reflect"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// declared is what the types of a command tell.
type declared struct {
	params  []*shape.Param
	payload shape.Ref
	isList  bool // the runtime hands out parts of it
}

// declared returns what the types of the command tell.
func (c *command) declared() *declared {
	c.reading.Do(func() {
		params, _ := shape.Params(shape.Reflect(c.in))
		payload := shape.Of(shape.Reflect(c.out))
		c.types = declared{
			params: append(params, c.foreignParams...), payload: payload,
			isList: payload.Kind == shape.List && payload.Type.Kind() == reflect.Slice,
		}
	})
	return &c.types
}

// A checker finds what is wrong with the declarations of commands, of one after
// the other in the same memory.
type checker struct {
	reader shape.Reader
	params []spec.Param
	fields []spec.DataField
	exits  []spec.ExitView
}

// check finds the problems of a command. Next to no command has one, so that the
// words to tell them in are put together in a second look only.
func (k *checker) check(c *command) {
	k.reader.Terse = true
	if c.problems = spec.Check(k.view(c)); len(c.problems) > 0 {
		k.reader.Terse = false
		c.problems = spec.Check(k.view(c))
	}
}

// view returns all that the declaration of a command tells, until the next call.
func (k *checker) view(c *command) spec.CommandView {
	k.reader.Reset()
	in, out := k.reader.Reflect(c.in), k.reader.Reflect(c.out)
	payload := k.reader.Of(out)
	params, isStruct := k.reader.Params(in)
	k.fields = k.reader.AppendDataFields(k.fields[:0], payload)
	k.params = k.params[:0]
	for _, p := range params {
		k.params = append(k.params, p.Param)
	}
	k.exits = c.exits.appendViews(k.exits[:0])
	view := c.view
	view.Swallower = shape.Swallower(payload)
	view.BadSchema = shape.BadSchema(payload)
	view.Data, view.Fields, view.Params, view.Exits = shape.DataKindOf(payload), k.fields, k.params, k.exits
	if !k.reader.Terse {
		view.DataType = out.String()
	}
	if !isStruct {
		view.NotParams = in.String()
	}
	return view
}

// commandsAtOnce is how many commands a goroutine checks before it looks for
// more: enough that to start it is worth it.
const commandsAtOnce = 10

// beginChecks has other processors check the declarations of all commands. The
// function that it returns joins in and waits until all are checked. A program
// does so whenever it starts, to carry out one of them.
func (a *App) beginChecks() (join func()) {
	var next atomic.Int64
	check := func() {
		var k checker
		for {
			end := int(next.Add(commandsAtOnce))
			if end-commandsAtOnce >= len(a.commands) {
				return
			}
			for _, c := range a.commands[end-commandsAtOnce : min(end, len(a.commands))] {
				c.checking.Do(func() { k.check(c) })
			}
		}
	}
	var others sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0)-1, (len(a.commands)-1)/commandsAtOnce) {
		others.Go(check)
	}
	return func() { check(); others.Wait() }
}
