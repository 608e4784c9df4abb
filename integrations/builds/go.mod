// This module holds that every build that envvet is part of finds the same: its
// tests start the go command, golangci-lint, and what imitates others.
module github.com/envvet/envvet/integrations/builds

go 1.26.0

require (
	github.com/envvet/envvet v0.0.0
	github.com/envvet/envvet/integrations/golangci v0.0.0-00010101000000-000000000000
	github.com/golangci/plugin-module-register v0.1.2
	github.com/rogpeppe/go-internal v1.16.0
	go.yaml.in/yaml/v3 v3.0.6
	golang.org/x/tools v0.52.0
)

require (
	github.com/fxamacker/cbor/v2 v2.9.6 // indirect
	github.com/santhosh-tekuri/jsonschema/v5 v5.3.1 // indirect
	github.com/x448/float16 v0.8.4 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
)

replace (
	github.com/envvet/envvet => ../..
	github.com/envvet/envvet/integrations/golangci => ../golangci
)
