package known

// A Stdio says what a name in the package of an MCP server library has to do
// with serving the protocol on the standard output of the process.
type Stdio int

const (
	_             Stdio = iota
	StdioCall           // to call the function is to serve
	StdioMake           // to make a value of the type is to serve
	StdioCallWith       // as StdioCall, where os.Stdout is what it is given
	StdioMakeWith       // as StdioMake, where os.Stdout is what it is given
)

type stdioSymbol struct {
	path string // import path
	typ  string // of a method
	name string
}

var stdioSymbols = map[stdioSymbol]Stdio{
	{"github.com/modelcontextprotocol/go-sdk/mcp", "", "StdioTransport"}:    StdioMake,
	{"github.com/modelcontextprotocol/go-sdk/mcp", "", "NewStdioTransport"}: StdioCall, // before its version 1
	{"github.com/modelcontextprotocol/go-sdk/mcp", "", "IOTransport"}:       StdioMakeWith,
	{"github.com/mark3labs/mcp-go/server", "", "ServeStdio"}:                StdioCall,
	{"github.com/mark3labs/mcp-go/server", "StdioServer", "Listen"}:         StdioCallWith,
}

// StdioOf returns what a function, type or method has to do with serving on
// standard output, 0 for nothing. typ is the type of a method, else "".
func StdioOf(pkgPath, typ, name string) Stdio {
	return stdioSymbols[stdioSymbol{ImportPath(pkgPath), typ, name}]
}
