module github.com/choria-io/fisk

go 1.26.0
