module github.com/mitchellh/cli

go 1.26.0
