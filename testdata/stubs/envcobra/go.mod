module github.com/envvet/envvet/envelope/envcobra

go 1.26.0

require (
	github.com/envvet/envvet v0.0.0
	github.com/spf13/cobra v1.10.2
)
