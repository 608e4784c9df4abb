module github.com/envvet/envvet/examples/cobra

go 1.26.0

require (
	github.com/creack/pty v1.1.24
	github.com/envvet/envvet v0.0.0
	github.com/envvet/envvet/envelope/envcobra v0.0.0
	github.com/spf13/cobra v1.10.2
)

require (
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
	github.com/santhosh-tekuri/jsonschema/v5 v5.3.1 // indirect
	github.com/spf13/pflag v1.0.10 // indirect
)

replace (
	github.com/envvet/envvet => ../..
	github.com/envvet/envvet/envelope/envcobra => ../../envelope/envcobra
)
