module github.com/envvet/envvet/testdata

go 1.26.0

require (
	github.com/envvet/envvet v0.0.0
	github.com/fatih/color v1.19.0
	github.com/spf13/cobra v1.10.2
	github.com/urfave/cli v1.22.17
	github.com/urfave/cli/v2 v2.27.7
	github.com/urfave/cli/v3 v3.14.0
)

require github.com/spf13/pflag v1.0.10 // indirect

// The fixtures are analyzed with the runtime of this repository and with
// stubs of the frameworks and libraries, so that nothing has to be fetched for them.
replace (
	github.com/envvet/envvet => ../
	github.com/fatih/color => ./stubs/color
	github.com/spf13/cobra => ./stubs/cobra
	github.com/urfave/cli => ./stubs/cli
	github.com/urfave/cli/v2 => ./stubs/cli2
	github.com/urfave/cli/v3 => ./stubs/cli3
)
