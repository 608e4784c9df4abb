package cmdline

import (
	"errors"
	"strconv"
)

// A buildFlag is a flag of the go command that go vet understands.
type buildFlag struct {
	name  string
	value string             // what it is given, "" if it is a switch
	loads bool               // it decides which packages and files there are
	check func(string) error // nil if only the go command knows what is right
}

// buildFlags are the flags of go vet that "go help build" describes. Left out
// are -C, which is read here, and -n and -json, with which vet checks nothing
// or prints something else.
var buildFlags = []buildFlag{
	{name: "a", check: isBool},
	{name: "asan", loads: true, check: isBool},
	{name: "asmflags", value: "flags"},
	{name: "buildmode", value: "mode"},
	{name: "buildvcs", check: isBoolOrAuto},
	{name: "compiler", value: "name", loads: true},
	{name: "gccgoflags", value: "flags"},
	{name: "gcflags", value: "flags"},
	{name: "installsuffix", value: "suffix"},
	{name: "ldflags", value: "flags"},
	{name: "linkshared", check: isBool},
	{name: "mod", value: "mode", loads: true},
	{name: "modcacherw", loads: true, check: isBool},
	{name: "modfile", value: "file", loads: true},
	{name: "msan", loads: true, check: isBool},
	{name: "overlay", value: "file", loads: true},
	{name: "p", value: "n", check: isCount},
	{name: "pgo", value: "file"},
	{name: "pkgdir", value: "dir"},
	{name: "race", loads: true, check: isBool},
	{name: "tags", value: "list", loads: true},
	{name: "toolexec", value: "command"},
	{name: "trimpath", check: isBool},
	{name: "v", check: isBool},
	{name: "work", check: isBool},
	{name: "x", check: isBool},
}

func isBoolOrAuto(text string) error {
	if _, err := strconv.ParseBool(text); err != nil && text != "auto" {
		return errors.New("want true, false or auto")
	}
	return nil
}

func isCount(text string) error {
	if n, err := strconv.ParseInt(text, 0, strconv.IntSize); err != nil || n < 1 {
		return errors.New("want a positive number")
	}
	return nil
}
