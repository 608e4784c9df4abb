package baseline

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/envvet/envvet/cmd/envvet/internal/conflict"
)

// maxFile is how large a file may be, in bytes: that of a million findings. Devices have
// no end, and what a shell hands over, as by <(git show HEAD:b.json), no size.
const maxFile = 256 << 20

// Read reads a baseline. If there is no file its error is fs.ErrNotExist.
func Read(file string) (Baseline, error) {
	text, err := content(file)
	if err != nil {
		return Baseline{}, err
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	var form struct {
		Version int `json:"version"`
	}
	if json.Unmarshal(text, &form) == nil && form.Version > version { // what else is in it is not known
		return Baseline{}, fmt.Errorf("baseline %s has version %d, and this envvet knows 1 to %d; update envvet", file, form.Version, version)
	}
	var b Baseline
	in := json.NewDecoder(bytes.NewReader(text))
	in.DisallowUnknownFields()
	err = in.Decode(&b)
	if err == nil {
		if _, end := in.Token(); end != io.EOF { // as after a merge that went wrong
			err = errors.New("the file goes on after its end")
		}
	}
	if at := conflict.Line(text); err != nil && at > 0 {
		return Baseline{}, fmt.Errorf("baseline %s:%d: a merge conflict; %s", file, at, conflict.Advice)
	}
	if err != nil {
		return Baseline{}, fmt.Errorf("baseline %s%s: %w; %s", file, lineOf(err, text), err, again(file))
	}
	if b.Version < 1 {
		return Baseline{}, fmt.Errorf("baseline %s has version %d, and this envvet knows 1 to %d; %s", file, b.Version, version, again(file))
	}
	for _, e := range b.Entries {
		if e.Count < 1 || e.Count > maxCount {
			return Baseline{}, fmt.Errorf("baseline %s accepts %s in %q %d times; %s", file, e.Rule, e.File, e.Count, again(file))
		}
	}
	return b, nil
}

// content returns what is in a file.
func content(file string) ([]byte, error) {
	in, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, missing(file)
	}
	if err != nil {
		return nil, err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, maxFile+1))
	if err == nil && len(text) > maxFile {
		err = fmt.Errorf("baseline %s has more than %d MB, and is none; name another file", file, maxFile>>20)
	}
	return text, err
}

// lineOf returns the line that an error of package json is about as ":3", "" if it is
// about none.
func lineOf(err error, text []byte) string {
	var (
		syntax *json.SyntaxError
		other  *json.UnmarshalTypeError
		offset int64
	)
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &other):
		offset = other.Offset
	default:
		return ""
	}
	return fmt.Sprintf(":%d", 1+bytes.Count(text[:min(int(offset), len(text))], []byte("\n")))
}

// again says how to come by a file in place of one that cannot be read. It is not
// replaced unasked: what it accepts of other packages would be lost.
func again(file string) string {
	return fmt.Sprintf("restore it, or delete it and write it again with 'envvet baseline -baseline %s [packages]'", file)
}

// missing is the error of Read for a file that does not exist.
type missing string

func (m missing) Error() string {
	return fmt.Sprintf("there is no baseline %s; write it with 'envvet baseline -baseline FILE [packages]'", string(m))
}

func (missing) Is(target error) bool { return target == fs.ErrNotExist }
