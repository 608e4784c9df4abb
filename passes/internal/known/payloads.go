package known

// A PayloadFunc is a generic function of a framework that is given a command or
// a tool, and whose type arguments say what that takes and answers with.
type PayloadFunc struct {
	Framework Framework
	Path      string // import path
	Func      string
	In, Out   int // which type arguments; -1 for none
	Decl      int // which argument declares it, with fields Name and OutputSchema; -1 for none
	Run       int // which argument is its Run, if no field of the declaration; -1 for none
}

// PayloadFuncs are the functions of the frameworks that tell payload types.
var PayloadFuncs = []PayloadFunc{
	{Envelope, "github.com/envvet/envvet/envelope", "Register", 0, 1, 1, -1},
	{Envelope, "github.com/envvet/envvet/envelope/envcobra", "Answer", -1, 0, 2, 3},
	{MCP, "github.com/modelcontextprotocol/go-sdk/mcp", "AddTool", 0, 1, 1, 2},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "NewStructuredToolHandler", 0, 1, -1, -1},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "NewTypedToolHandler", 0, -1, -1, -1},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "WithOutputSchema", -1, 0, -1, -1},
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

// A SchemaPlace takes a JSON Schema that an author declares: a field of a struct
// that describes a command or tool, or an argument of a function.
type SchemaPlace struct {
	Framework Framework
	Path      string // import path
	Type      string // of the field; empty for a function
	Name      string // of the field or function
	Arg       int    // of the function
	Input     bool   // of what is asked, and not of what is answered
	Encoded   bool   // it takes what is encoded as a schema, and not the text of one
}

// SchemaPlaces are the places of the frameworks that take schemas.
var SchemaPlaces = []SchemaPlace{
	{Envelope, "github.com/envvet/envvet/envelope", "Command", "OutputSchema", -1, false, false},
	{MCP, "github.com/modelcontextprotocol/go-sdk/mcp", "Tool", "InputSchema", -1, true, true},
	{MCP, "github.com/modelcontextprotocol/go-sdk/mcp", "Tool", "OutputSchema", -1, false, true},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "Tool", "RawInputSchema", -1, true, false},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "Tool", "RawOutputSchema", -1, false, false},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "", "NewToolWithRawSchema", 2, true, false},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "", "WithRawInputSchema", 0, true, false},
	{MCPGo, "github.com/mark3labs/mcp-go/mcp", "", "WithRawOutputSchema", 0, false, false},
}

// SchemaPlaceOf returns the place of that name in the package with that import
// path, or nil: a field of the type, or a function if typ is empty.
func SchemaPlaceOf(pkgPath, typ, name string) *SchemaPlace {
	for i := range SchemaPlaces {
		if p := &SchemaPlaces[i]; p.Name == name && p.Type == typ && p.Path == ImportPath(pkgPath) {
			return p
		}
	}
	return nil
}
