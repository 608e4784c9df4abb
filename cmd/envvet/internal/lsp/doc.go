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
// That takes a second or more in a large program. So a package that go vet has
// looked at gets a worker: a process of this program, too, that reads once what
// the package imports, and answers for it as long as only its text changes. Its
// answer is shown at once, and go vet is asked when the text has settled: of what
// a worker cannot know, such as files that change on disk unnoticed, the answer is
// wrong no longer than that.
//
// A check that a change overtakes is ended. While a package does not compile, its
// last diagnostics stay.
//
// The protocol is LSP 3.17. Package jrpc2 speaks JSON-RPC; the messages that are
// used here are in protocol.go.
package lsp
