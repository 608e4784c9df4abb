package envelope

import (
	"context"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"
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
	inv.page.next = next
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

// pageOf is the outcome of a command that succeeded. Only now is it known that
// the command does not page itself, and that the cursor has to be the runtime's.
func (inv *invocation) pageOf(data any) outcome {
	inv.mu.Lock()
	cuts := inv.cuts()
	inv.mu.Unlock()
	if cuts {
		if _, err := offset(inv.set.cursor); err != nil {
			return failed(Precondition, &failure{
				Code: "INVALID_CURSOR", Message: err.Error(), Param: "cursor", Phase: phaseExecution,
				FixRequired: "give a cursor of meta.pagination.next_cursor, or none",
			})
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

// cursorAt is the cursor of a list that the runtime cuts. It is opaque to
// callers.
func cursorAt(offset int) string {
	return base64.RawURLEncoding.EncodeToString([]byte("offset:" + strconv.Itoa(offset)))
}

// offset reads a cursor of cursorAt's.
func offset(cursor string) (int, error) {
	if cursor == "" {
		return 0, nil
	}
	text, err := base64.RawURLEncoding.DecodeString(cursor)
	number, ok := strings.CutPrefix(string(text), "offset:")
	n, numErr := strconv.Atoi(number)
	if err != nil || !ok || numErr != nil || n < 0 {
		return 0, fmt.Errorf("--cursor %q is none that this command has handed out", cursor)
	}
	return n, nil
}
