package lsp

import (
	"context"
	"strconv"
	"sync"
	"time"
)

// patience is how long a check runs before the editor is told of it: most end
// before anybody has seen that.
const patience = 500 * time.Millisecond

// begin tells the editor of a check that takes long.
func (s *server) begin() (end func()) {
	if !s.progress {
		return func() {}
	}
	s.checks++
	token := "envvet/" + strconv.Itoa(s.checks)
	ctx, cancel := context.WithCancel(context.Background())
	var told sync.WaitGroup
	told.Go(func() {
		select {
		case <-time.After(patience):
		case <-ctx.Done():
			return
		}
		if _, err := s.rpc.Callback(ctx, "window/workDoneProgress/create", progressToken{Token: token}); err != nil {
			return // the editor does not want to know, or the check is over
		}
		s.notify("$/progress", progressParams{Token: token, Value: progressValue{Kind: "begin", Title: "envvet", Message: "checking"}})
		<-ctx.Done()
		s.notify("$/progress", progressParams{Token: token, Value: progressValue{Kind: "end"}})
	})
	return func() {
		cancel()
		told.Wait()
	}
}
