package handlers

import "testing"

func TestServesStdio(t *testing.T) {
	results := analyze(t, nil, "./src/handlers/mcp_stdio/...", "./src/handlers/mcp_tools", "./src/handlers/mcpgo_tools",
		"./src/handlers/cobra_literal", "github.com/mark3labs/mcp-go/server")
	for path, want := range map[string]bool{
		"mcp_stdio/direct":                   true,
		"mcp_stdio/writer":                   true,
		"mcp_stdio/split":                    true,
		"mcp_stdio/split/app":                true,
		"mcp_stdio/split/tools":              false, // only its importers know
		"mcp_stdio/above":                    true,  // through an interface
		"mcp_stdio/library":                  true,
		"mcp_stdio/unused":                   false,
		"mcp_stdio/http":                     false,
		"mcp_stdio/client":                   false,
		"mcp_stdio/socket":                   false, // whatever it prints
		"mcp_stdio/both":                     true,
		"mcp_stdio/wrapper":                  true,
		"mcp_tools":                          true,
		"mcpgo_tools":                        false,
		"cobra_literal":                      false,
		"github.com/mark3labs/mcp-go/server": false, // the library itself
	} {
		r := results[path]
		if r == nil {
			t.Errorf("%s: not analyzed", path)
		} else if r.ServesStdio() != want {
			t.Errorf("%s: ServesStdio() = %t, want %t", path, r.ServesStdio(), want)
		}
	}
}
