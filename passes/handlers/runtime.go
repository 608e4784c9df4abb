package handlers

import (
	"strings"

	"github.com/envvet/envvet/passes/internal/known"
)

// OfMCP reports whether an MCP server calls h: it carries out a tool, a
// resource or a prompt, and what it returns is sent to a client.
func (h *Handler) OfMCP() bool {
	return h.Framework == known.MCP || h.Framework == known.MCPGo
}

// OfRuntime reports whether our own runtime calls h, which recovers from its
// panics and answers for it.
func (h *Handler) OfRuntime() bool { return h.Framework == known.Envelope }

// Erring returns the field that a function which returns an error is registered
// through in place of h, as RunE of cobra for Run, "" if h is as good or there is none.
func (h *Handler) Erring() string { return h.erring }

// erring is [Handler.Erring] of what flows to a place. A field or method of the
// program's own may be called Run, too, and be of any type.
func erring(framework known.Framework, f flow) string {
	if framework != known.Cobra || f.to == nil || f.to.Pkg() == nil || !strings.HasSuffix(f.to.Name(), "Run") {
		return ""
	}
	if _, ok := known.FrameworkOf(f.to.Pkg().Path()); !ok {
		return ""
	}
	return f.to.Name() + "E"
}
