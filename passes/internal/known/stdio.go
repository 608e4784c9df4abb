package known

import "slices"

// A StdioSymbol is a name in the package of an MCP server library that a
// program uses to serve the protocol on its own standard input and output.
type StdioSymbol struct {
	Path string // import path
	Type string // of a method, or a type that is made
	Func string
}

// StdioSymbols are the ways of the libraries to serve on stdio.
var StdioSymbols = []StdioSymbol{
	{"github.com/modelcontextprotocol/go-sdk/mcp", "StdioTransport", ""},
	{"github.com/modelcontextprotocol/go-sdk/mcp", "", "NewStdioTransport"}, // before its version 1
	{"github.com/mark3labs/mcp-go/server", "", "ServeStdio"},
	{"github.com/mark3labs/mcp-go/server", "", "NewStdioServer"},
	{"github.com/mark3labs/mcp-go/server", "StdioServer", "Listen"},
}

// ServesStdio reports whether to call the function or method serves MCP on
// standard output. typ is the type of a method, else "".
func ServesStdio(pkgPath, typ, name string) bool {
	return name != "" && slices.Contains(StdioSymbols, StdioSymbol{ImportPath(pkgPath), typ, name})
}

// StdioTransport reports whether a value of the type is a transport on
// standard output.
func StdioTransport(pkgPath, typ string) bool {
	return slices.Contains(StdioSymbols, StdioSymbol{ImportPath(pkgPath), typ, ""})
}

// IOTransport reports whether a value of the type is a transport on what it is
// given, which may be standard output.
func IOTransport(pkgPath, typ string) bool {
	return typ == "IOTransport" && ImportPath(pkgPath) == "github.com/modelcontextprotocol/go-sdk/mcp"
}
