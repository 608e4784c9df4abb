package known

// A PayloadFunc is a generic function of a framework that is given a command or
// a tool, and whose type arguments say what that takes and answers with.
type PayloadFunc struct {
	Framework Framework
	Path      string // import path
	Func      string
	In, Out   int // which type arguments; -1 for none
	Decl      int // which argument declares it, with fields Name and OutputSchema; -1 for none
}

// PayloadFuncs are the functions of the frameworks that tell payload types.
var PayloadFuncs = []PayloadFunc{
	{Envelope, "github.com/envvet/envvet/envelope", "Register", 0, 1, 1},
	{MCP, "github.com/modelcontextprotocol/go-sdk/mcp", "AddTool", 0, 1, 1},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "NewStructuredToolHandler", 0, 1, -1},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "WithOutputSchema", -1, 0, -1},
}

// PayloadFuncOf returns the function of that name in the package with that
// import path, or nil.
func PayloadFuncOf(pkgPath, name string) *PayloadFunc {
	for i := range PayloadFuncs {
		if f := &PayloadFuncs[i]; f.Func == name && f.Path == ImportPath(pkgPath) {
			return f
		}
	}
	return nil
}

// IsOfRuntime reports whether a package is our own runtime, whose functions New
// and Use make an application and set its dialect.
func IsOfRuntime(pkgPath string) bool {
	return ImportPath(pkgPath) == "github.com/envvet/envvet/envelope"
}
