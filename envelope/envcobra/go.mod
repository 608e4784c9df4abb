module github.com/envvet/envvet/envelope/envcobra

go 1.26.0

require (
	github.com/envvet/envvet v0.0.0
	github.com/spf13/cobra v1.10.2
	github.com/spf13/pflag v1.0.10
)

require (
	github.com/creack/pty v1.1.24 // indirect
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
)

replace github.com/envvet/envvet => ../..
