package envelopetest

import (
	"errors"
	"fmt"
	"testing"
)

// A Case is one promise of the contract.
type Case struct {
	Number  int
	Name    string
	Expects string // what has to hold
	Because string // why callers need it

	check func(*probe) error
}

// Cases returns the cases in the order of their numbers.
func Cases() []Case { return append([]Case(nil), cases...) }

// A Broken is a promise that a tool does not keep.
type Broken struct {
	Case  Case
	Call  Call
	Found string // what is there in place of what is expected
}

// Error says which promise is broken by which call, and what was found.
func (b *Broken) Error() string {
	return fmt.Sprintf("case %d, %s: %q: %s\n\texpected: %s\n\tbecause:  %s", b.Case.Number, b.Case.Name, b.Call, b.Found, b.Case.Expects, b.Case.Because)
}

// Test makes the calls and returns what is wrong with them: a *Broken for each
// promise that a call breaks, joined, or nil.
func Test(tool Tool, calls []Call) error {
	if err := speaks(tool); err != nil {
		return err
	}
	var all []error
	for _, call := range calls {
		p := &probe{tool: tool, call: call}
		for _, c := range cases {
			if err := p.try(c); err != nil {
				all = append(all, err)
			}
		}
	}
	return errors.Join(all...)
}

// Run is [Test] with a subtest for each case of each call.
func Run(t *testing.T, tool Tool, calls []Call) {
	if err := speaks(tool); err != nil {
		t.Fatal(err)
	}
	for _, call := range calls {
		t.Run(call.String(), func(t *testing.T) {
			p := &probe{tool: tool, call: call}
			for _, c := range cases {
				t.Run(fmt.Sprintf("%02d %s", c.Number, c.Name), func(t *testing.T) {
					if err := p.try(c); err != nil {
						t.Error(err)
					}
				})
			}
		})
	}
}

// A probe looks at one call. Calls with the same arguments are made once, but
// for those that are to be repeated.
type probe struct {
	tool Tool
	call Call
	made map[string]Result
}

// try returns a *Broken if the case does not hold.
func (p *probe) try(c Case) error {
	if err := c.check(p); err != nil {
		return &Broken{Case: c, Call: p.call, Found: err.Error()}
	}
	return nil
}

// run makes the call with more arguments, or returns what it was answered
// before.
func (p *probe) run(more ...string) (Result, error) {
	key := fmt.Sprintf("%q", more)
	if r, ok := p.made[key]; ok {
		return r, nil
	}
	r, err := p.tool.Call(p.call.with(more...))
	if err == nil {
		if p.made == nil {
			p.made = make(map[string]Result)
		}
		p.made[key] = r
	}
	return r, err
}
