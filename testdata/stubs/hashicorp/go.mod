module github.com/hashicorp/cli

go 1.26.0
