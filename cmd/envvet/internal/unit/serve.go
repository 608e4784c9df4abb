package unit

import (
	"encoding/json"
	"errors"
	"io"
	"runtime/debug"
)

// A Request asks for a check with the files of the package, in the order of its
// configuration.
type Request struct {
	ID    int      `json:"id"`
	Files []string `json:"files"`
}

// A Response answers the request with its number. That numbered zero comes first,
// once the imports are read.
type Response struct {
	ID       int    `json:"id"`
	Findings string `json:"findings"` // what go vet -json would print
	Error    string `json:"error"`    // why there are none: the package does not compile
}

// Serve answers requests until there are no more.
func (u *Unit) Serve(requests *json.Decoder, out io.Writer) error {
	debug.FreeOSMemory() // what reading the imports took is several times what is left of them
	answer := json.NewEncoder(out)
	if err := answer.Encode(Response{}); err != nil {
		return err
	}
	for {
		var r Request
		if err := requests.Decode(&r); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		response := Response{ID: r.ID}
		text, err := u.Check(r.Files)
		if err != nil {
			response.Error = err.Error()
		}
		response.Findings = string(text)
		if err := answer.Encode(response); err != nil {
			return err
		}
	}
}
