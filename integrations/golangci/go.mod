// This module is the plugin for golangci-lint. It requires what registers
// plugins and not golangci-lint itself, so that nobody who imports it gets that.
module github.com/envvet/envvet/integrations/golangci

go 1.26.0

require (
	github.com/envvet/envvet v0.0.0
	github.com/golangci/plugin-module-register v0.1.2
	golang.org/x/tools v0.52.0
)

require (
	github.com/fxamacker/cbor/v2 v2.9.6 // indirect
	github.com/santhosh-tekuri/jsonschema/v5 v5.3.1 // indirect
	github.com/x448/float16 v0.8.4 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
)

replace github.com/envvet/envvet => ../..
