module github.com/peterbourgon/ff/v3

go 1.26.0
