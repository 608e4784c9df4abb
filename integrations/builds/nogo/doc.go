// Package nogo imitates nogo, the driver that Bazel's rules for Go (rules_go)
// run analyzers with, since Bazel itself is much to install. It was written
// after what rules_go 0.65 does, and keeps its contract with analyzers:
//
//   - a process analyzes one target: its sources, what the compiler exported of
//     what it imports, and facts of its direct imports;
//   - the standard library has no facts;
//   - Pass.Module and Pass.ReadFile are nil, and there are no other files;
//   - the variable GOARCH says for what is compiled;
//   - flags come from a JSON file, for each analyzer by its name;
//   - findings are the line "file:line:col: message (analyzer)", fixes a patch.
//
// The command line is that of nogo, too:
//
//	-p path -importcfg file [-fact path=file]... [-facts_only] [-x file] [-fix_dir folder] [-ignore file]... source...
package nogo
