module example.com/payload

go 1.26.0

require (
	github.com/envvet/envvet v0.0.0
	github.com/google/uuid v1.6.0
	github.com/samber/lo v1.49.1
	golang.org/x/exp v0.0.0-20261113113407-e3970619a1a4
	golang.org/x/sync v0.24.0
)

require (
	github.com/spf13/pflag v1.0.10 // indirect
	golang.org/x/text v0.21.0 // indirect
)

replace github.com/envvet/envvet => ../../..
