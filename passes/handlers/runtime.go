package handlers

import "github.com/envvet/envvet/passes/internal/known"

// OfMCP reports whether an MCP server calls h: it carries out a tool, a
// resource or a prompt, and what it returns is sent to a client.
func (h *Handler) OfMCP() bool {
	return h.Framework == known.MCP || h.Framework == known.MCPGo
}

// OfRuntime reports whether our own runtime calls h, which recovers from its
// panics and answers for it.
func (h *Handler) OfRuntime() bool { return h.Framework == known.Envelope }
