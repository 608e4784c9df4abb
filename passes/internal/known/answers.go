package known

import "go/types"

// An AnswerFunc is a function of a framework that is given what it answers
// with, or the handler that makes it.
type AnswerFunc struct {
	Func string // as types.Func.FullName says
	Arg  int    // which argument; a method's receiver is 0
	Path string // what becomes the answer: ".Run(0)" is the first result of the function in field Run
}

// answerFuncs are the functions of which a value becomes a payload.
var answerFuncs = []AnswerFunc{
	{"github.com/envvet/envvet/envelope.Register", 1, ".Run(0)"},
	{"(*github.com/envvet/envvet/envelope.Error).WithData", 1, ""},
	{"github.com/envvet/envvet/envelope/envcobra.Answer", 3, "(0)"},
	{"github.com/modelcontextprotocol/go-sdk/mcp.AddTool", 2, "(1)"},
	{"github.com/mark3labs/mcp-go/mcp.NewStructuredToolHandler", 0, "(0)"},
}

// PayloadOf returns where the payload is in a call of fn, nil if none is.
func PayloadOf(fn *types.Func) *AnswerFunc {
	if fn == nil || fn.Pkg() == nil {
		return nil
	}
	name := fn.Origin().FullName()
	for i := range answerFuncs {
		if answerFuncs[i].Func == name {
			return &answerFuncs[i]
		}
	}
	return nil
}
