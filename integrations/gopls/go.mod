// This module builds the analyzers as gopls v0.23.0 would: with the version of
// golang.org/x/tools that its go.mod requires.
module github.com/envvet/envvet/integrations/gopls

go 1.26.0

require (
	github.com/envvet/envvet v0.0.0
	golang.org/x/tools v0.52.0
)

require (
	github.com/creachadair/jrpc2 v1.3.6 // indirect
	github.com/creachadair/mds v0.31.0 // indirect
	github.com/fxamacker/cbor/v2 v2.9.6 // indirect
	github.com/santhosh-tekuri/jsonschema/v5 v5.3.1 // indirect
	github.com/x448/float16 v0.8.4 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
)

replace (
	github.com/envvet/envvet => ../..
	golang.org/x/tools => golang.org/x/tools v0.47.1-0.20260707181000-a299dadba899
)
