module github.com/peterbourgon/ff/v4

go 1.26.0
