// Package directives reads what //envvet: comments say and answers to which
// code they apply. It reports nothing and knows no rule.
//
// # Grammar
//
//	directive = "//envvet:" verb { blank argument } [ blank "//" comment ] .
//	verb      = "ignore" | "handler" .
//
//	//envvet:ignore RULE REASON    accept RULE's findings here, and say why
//	//envvet:handler               the function below is a command handler
//
// A directive is a line comment, with no blank before "envvet" and none after
// the colon, as for go:generate. One ignore names one rule. The reason is the
// rest of the line and holds at least one letter; without it the ignore
// suppresses nothing. What follows a blank and "//" is a comment on the
// directive and belongs to neither.
//
// # Scope
//
// Where a directive stands decides to what it applies:
//
//   - before the package clause: the whole file;
//   - after code on its line: that line;
//   - alone on its line: the line directly below the comment it is part of or,
//     if a declaration begins there, that whole declaration. Declarations are
//     those of functions, imports, constants, variables and types, one
//     parenthesized group of them, one entry of a group, and one field or
//     method of a struct or an interface.
//
// Comment lines without a blank line between them are one comment, so a run
// of directives applies to the first code line after the run. A directive
// alone on its line with no code directly below applies to nothing.
// A statement is no declaration: an ignore above a call that goes on for
// several lines applies to the first of them.
//
// An ignore covers the positions in its scope. A handler directive applies
// only if its scope is the declaration of a function or method.
//
// # Problems
//
// A directive that breaks these rules applies to nothing; [Directive.Problem]
// says what is wrong with it. A comment that is a directive but for blanks,
// capitals or the comment marker ("// envvet:ignore") is returned too, with
// the problem [Spelling], for a caller to judge whether it is prose. So is an ignore
// that stands behind another comment on a line with code, or behind another directive,
// and is a part of that, with the problem [Behind].
package directives
