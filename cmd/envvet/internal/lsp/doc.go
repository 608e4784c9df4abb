// Package lsp is envvet's language server: findings while typing, the fixes of
// each as choices. It runs beside gopls, which has no place for analyzers of
// others.
//
// # The way of the data
//
// What the editor has open is kept in documents. A change starts a check, after
// a pause in which more may come: go vet runs with this program as its tool on
// each package with an open file, as on the command line, and reads unsaved text
// through -overlay. What it finds goes to the editor as diagnostics, and is kept
// to answer what the editor asks about them: fixes and manuals.
//
// A check that a change overtakes is ended. While a package does not compile, its
// last diagnostics stay.
//
// The protocol is LSP 3.17. Package jrpc2 speaks JSON-RPC; the messages that are
// used here are in protocol.go.
package lsp
