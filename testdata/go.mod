module github.com/envvet/envvet/testdata

go 1.26.0

require (
	example.com/toolkit v0.0.0
	github.com/alecthomas/kingpin/v2 v2.4.0
	github.com/alecthomas/kong v1.17.0
	github.com/choria-io/fisk v0.9.1
	github.com/envvet/envvet v0.0.0
	github.com/envvet/envvet/envelope/envcobra v0.0.0
	github.com/fatih/color v1.19.0
	github.com/google/jsonschema-go v0.4.3
	github.com/google/subcommands v1.2.0
	github.com/google/uuid v1.6.0
	github.com/hashicorp/cli v1.1.7
	github.com/jessevdk/go-flags v1.6.1
	github.com/mark3labs/mcp-go v1.2.1
	github.com/minio/cli v1.24.2
	github.com/mitchellh/cli v1.1.5
	github.com/modelcontextprotocol/go-sdk v1.8.0
	github.com/peterbourgon/ff/v3 v3.4.0
	github.com/peterbourgon/ff/v4 v4.0.0-alpha.4
	github.com/spf13/cobra v1.10.2
	github.com/urfave/cli v1.22.17
	github.com/urfave/cli/v2 v2.27.7
	github.com/urfave/cli/v3 v3.14.0
	golang.org/x/sync v0.25.0
	golang.org/x/sys v0.49.0
)

require github.com/spf13/pflag v1.0.10

// The fixtures are analyzed with the runtime of this repository and with
// stubs of the frameworks and libraries, so that nothing has to be fetched for them.
replace (
	example.com/toolkit => ./stubs/toolkit
	github.com/alecthomas/kingpin/v2 => ./stubs/kingpin
	github.com/alecthomas/kong => ./stubs/kong
	github.com/choria-io/fisk => ./stubs/fisk
	github.com/envvet/envvet => ../
	github.com/envvet/envvet/envelope/envcobra => ./stubs/envcobra
	github.com/fatih/color => ./stubs/color
	github.com/google/jsonschema-go => ./stubs/jsonschema
	github.com/google/subcommands => ./stubs/subcommands
	github.com/google/uuid => ./stubs/uuid
	github.com/hashicorp/cli => ./stubs/hashicorp
	github.com/jessevdk/go-flags => ./stubs/goflags
	github.com/mark3labs/mcp-go => ./stubs/mcpgo
	github.com/minio/cli => ./stubs/miniocli
	github.com/mitchellh/cli => ./stubs/mitchellh
	github.com/modelcontextprotocol/go-sdk => ./stubs/mcpsdk
	github.com/peterbourgon/ff/v3 => ./stubs/ff3
	github.com/peterbourgon/ff/v4 => ./stubs/ff4
	github.com/spf13/cobra => ./stubs/cobra
	github.com/urfave/cli => ./stubs/cli
	github.com/urfave/cli/v2 => ./stubs/cli2
	github.com/urfave/cli/v3 => ./stubs/cli3
	golang.org/x/sync => ./stubs/xsync
	golang.org/x/sys => ./stubs/xsys
)
