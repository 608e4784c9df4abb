package envelope

import (
	"context"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"

	"github.com/envvet/envvet/envelope/spec"
)

// defaultLimit is how many elements of a list are in an answer if the caller
// does not say (REQ-F-019).
const defaultLimit = 20

// A page is the part of a list that is asked for, and what the command says of
// the whole.
type page struct {
	asked bool // the command pages itself
	total *int
	next  string
}

// Page returns how many elements the caller wants, 0 for all, and the cursor
// that says where they begin, which is one that the command has handed out with
// [SetTotal], or empty. A command that calls it pages itself: the runtime does
// not cut its list, and an answer that is too large with it is a failure. Of
// any other command whose payload is a slice, the runtime hands out the part
// that is asked for (REQ-F-018, REQ-F-019). If the payload of a command that
// pages itself is an object, its only list is what counts as returned.
//
// Callers of a command that is not [Safe] get its cursors in a form of the runtime's, so
// that any other one is refused before the command does anything.
//
// In dialects without meta, and if ctx is not that of a command, it returns 0
// and "".
func Page(ctx context.Context) (limit int, cursor string) {
	inv := invocationOf(ctx)
	if inv == nil || !inv.hasMeta() {
		return 0, ""
	}
	inv.mu.Lock()
	defer inv.mu.Unlock()
	if !inv.closed {
		inv.page.asked = true
	}
	if own, ok := readCursor(ownCursor, inv.set.cursor); ok && inv.changes() {
		return inv.limit(), own
	}
	return inv.limit(), inv.set.cursor
}

// SetTotal says of a command that pages itself how many elements there are in
// all, a negative number if that is not known, and the cursor that the next
// part begins at, "" after the last one.
func SetTotal(ctx context.Context, total int, next string) {
	inv := invocationOf(ctx)
	if inv == nil {
		return
	}
	inv.mu.Lock()
	defer inv.mu.Unlock()
	if inv.closed {
		return
	}
	inv.page.asked = true
	if inv.page.next = next; next != "" && inv.changes() {
		inv.page.next = cursorOf(ownCursor, next)
	}
	inv.page.total = nil
	if total >= 0 {
		inv.page.total = &total
	}
}

func (inv *invocation) limit() int {
	if inv.set.limitGiven {
		return inv.set.limit
	}
	return defaultLimit
}

// changes reports whether the command may change something.
func (inv *invocation) changes() bool {
	return inv.command != nil && inv.command.view.Effect != spec.EffectSafe
}

// checkCursor refuses a cursor that has not been handed out before a command that changes
// something does so. Of a command that does not, nobody knows before that the cursor is
// not one of its own.
func (inv *invocation) checkCursor() *failure {
	if !inv.changes() || !inv.command.declared().isList {
		return nil
	}
	if _, ok := readCursor(ownCursor, inv.set.cursor); ok {
		return nil
	}
	return inv.wrongCursor()
}

// wrongCursor is the failure of a cursor that the runtime has not handed out, or nil.
func (inv *invocation) wrongCursor() *failure {
	_, err := offset(inv.set.cursor)
	if err == nil {
		return nil
	}
	return &failure{
		Code: "INVALID_CURSOR", Message: err.Error(), Param: "cursor", Phase: phaseExecution,
		FixRequired: "give a cursor of meta.pagination.next_cursor, or none",
	}
}

// pageOf is the outcome of a command that succeeded. Only now is it known that
// the command does not page itself, and that the cursor has to be the runtime's.
func (inv *invocation) pageOf(data any) outcome {
	inv.mu.Lock()
	cuts := inv.cuts()
	inv.mu.Unlock()
	if cuts {
		if wrong := inv.wrongCursor(); wrong != nil {
			return failed(Precondition, wrong)
		}
	}
	return succeeded(data)
}

func (inv *invocation) hasMeta() bool { return inv.app.dialect.hasMeta() }

// pagination is meta.pagination of a list (REQ-F-018).
type pagination struct {
	Total      *int    `json:"total"`
	Returned   int     `json:"returned"`
	Truncated  bool    `json:"truncated"`
	HasMore    bool    `json:"has_more"`
	NextCursor *string `json:"next_cursor"`
}

func paginationOf(total *int, returned int, next string) pagination {
	p := pagination{Total: total, Returned: returned, Truncated: next != "", HasMore: next != ""}
	if next != "" {
		p.NextCursor = &next
	}
	return p
}

// What a cursor is of, which callers do not see.
const (
	offsetCursor = "offset:" // the index of an element, of a list that the runtime cuts
	ownCursor    = "own:"    // what a command that changes something has given to SetTotal
)

func cursorOf(kind, text string) string {
	return base64.RawURLEncoding.EncodeToString([]byte(kind + text))
}

// readCursor returns the text of a cursor of the kind.
func readCursor(kind, cursor string) (text string, ok bool) {
	all, err := base64.RawURLEncoding.DecodeString(cursor)
	text, ok = strings.CutPrefix(string(all), kind)
	return text, ok && err == nil
}

// cursorAt is the cursor of a list that the runtime cuts.
func cursorAt(at int) string { return cursorOf(offsetCursor, strconv.Itoa(at)) }

// offset reads a cursor of cursorAt's.
func offset(cursor string) (int, error) {
	if cursor == "" {
		return 0, nil
	}
	number, ok := readCursor(offsetCursor, cursor)
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 0 {
		return 0, fmt.Errorf("--cursor %q is none that this command has handed out", cursor)
	}
	return n, nil
}
