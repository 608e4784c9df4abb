package known

import (
	"slices"
	"testing"
)

// TestAnswers holds that what a function says the type of, and is given what makes it, becomes a
// payload by that function.
func TestAnswers(t *testing.T) {
	for _, f := range PayloadFuncs {
		if f.Out < 0 || f.Func == "WithOutputSchema" {
			continue // which only says what a tool answers with that is handled elsewhere
		}
		if name := f.Path + "." + f.Func; !slices.ContainsFunc(answerFuncs, func(a AnswerFunc) bool { return a.Func == name }) {
			t.Errorf("%s has no payload", name)
		}
	}
}
