module github.com/fatih/color

go 1.26.0
