package handlers

import "github.com/envvet/envvet/passes/internal/known"

// OfRuntime reports whether our own runtime calls h, which recovers from its
// panics and answers for it.
func (h *Handler) OfRuntime() bool { return h.Framework == known.Envelope }
