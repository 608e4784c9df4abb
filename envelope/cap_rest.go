package envelope

import (
	"slices"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/spec"
)

// leaveOutRest is the answer of a success without what the command has added to meta, or
// without its warnings, whichever is larger, else without both: the data counts more. It
// is nil if that is not enough.
func (s *sheet) leaveOutRest(most int) []byte {
	warnings, meta, own := s.warnings, s.meta, s.own
	pages := slices.IndexFunc(meta, func(m wire.Member) bool { return m.Key == spec.MetaPagination })
	warned, added := 0, sizeOf(own)
	if len(warnings) > 0 {
		warned = len(appendTexts(nil, warnings))
	}
	for i, m := range meta {
		if i != pages {
			added += len(m.Value)
		}
	}
	for _, leave := range []struct{ warnings, meta bool }{{warned > added, warned <= added}, {true, true}} {
		s.warnings, s.meta, s.own = slices.Clip(warnings), slices.Clone(meta), own
		if leave.meta {
			s.meta, s.own = nil, nil
			if pages >= 0 {
				s.meta.set(spec.MetaPagination, meta[pages].Value)
			}
		}
		if leave.warnings {
			s.warnings = nil
			s.warnOfCut("warnings", warned, 0)
		}
		if leave.meta {
			s.warnOfCut("meta", added, 0)
		}
		around := len(s.line()) - len(s.data)
		whole := s.meta
		s.meta = slices.Clone(whole)
		s.truncated("what the command says beside its data is left out")
		if line := s.line(); s.fits(line, most) {
			return line
		}
		s.meta = whole
		if line := s.cutData(most, around); line != nil {
			return line
		}
	}
	return nil
}
