package fix

import (
	"bytes"
	"go/token"

	"golang.org/x/tools/go/analysis"
)

// Line returns the edit that deletes what stands from pos to end, and with it
// the line and its end if nothing else is on it: an empty line would part a
// declaration from its comment. Where the file cannot be read only the text goes.
func Line(pass *analysis.Pass, pos, end token.Pos) analysis.TextEdit {
	edit := analysis.TextEdit{Pos: pos, End: end}
	file := pass.Fset.File(pos)
	if file == nil || pass.ReadFile == nil {
		return edit
	}
	text, err := pass.ReadFile(file.Name())
	if err != nil || len(text) != file.Size() {
		return edit
	}
	from, to := file.Offset(pos), file.Offset(end)
	start := bytes.LastIndexByte(text[:from], '\n') + 1
	rest := bytes.IndexByte(text[to:], '\n')
	if rest < 0 || len(bytes.TrimSpace(text[start:from])) > 0 || len(bytes.TrimSpace(text[to:to+rest])) > 0 {
		return edit
	}
	return analysis.TextEdit{Pos: file.Pos(start), End: file.Pos(to + rest + 1)}
}
