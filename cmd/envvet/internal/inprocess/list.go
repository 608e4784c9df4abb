package inprocess

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/load"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

// listed is what is asked of the go command: files, and who imports whom. Types
// are found here, since what the rules say about a package is not in its export
// data.
const listed = packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps | packages.NeedModule | packages.NeedEmbedFiles

// whole lists the packages with the files that the compiler is given, some of
// which cgo makes.
func (c Command) whole(ctx context.Context) ([]*packages.Package, error) {
	env := c.environment(ctx)
	roots, err := c.load(ctx, listed|packages.NeedCompiledGoFiles|packages.NeedTypesSizes, c.Patterns)
	e := <-env
	if err := c.refused(e); err != nil {
		return nil, err
	}
	return roots, err
}

// Settings of the go command with which it is up to that: ErrOverlay is returned
// where GOFLAGS names an overlay, of whose files only the go command knows, and
// ErrShared where GOCACHEPROG names a program that shares what the go command keeps.
var (
	ErrOverlay = errors.New("GOFLAGS has -overlay, which is up to the go command")
	ErrShared  = errors.New("GOCACHEPROG is set, which is up to the go command")
)

// refused returns one of these, or nil.
func (c Command) refused(e environment) error {
	switch {
	case hasOverlay(e.flags):
		return ErrOverlay
	case e.program != "" && !c.Alone:
		return ErrShared
	}
	return nil
}

var (
	errUnlisted  = errors.New("the go command has to be asked about what is compiled")
	errGenerates = errors.New("some files are made by cgo")
)

// short lists the packages with the files in their folders, which takes the go
// command half the time: it need not look at what is compiled. It returns
// errUnlisted if there is anything to be said of them.
func (c Command) short(ctx context.Context) ([]*packages.Package, error) {
	env := c.environment(ctx)
	roots, err := c.load(ctx, listed, c.Patterns)
	e := <-env
	if err := c.refused(e); err != nil {
		return nil, err
	}
	sizes := c.sizes(e)
	if err != nil || sizes == nil || e.unsupported || len(roots) == 0 {
		return nil, errUnlisted
	}
	packages.Visit(roots, nil, func(p *packages.Package) {
		p.TypesSizes, p.CompiledGoFiles = sizes, p.GoFiles
		if p.PkgPath == "unsafe" {
			p.CompiledGoFiles = nil // it is built in
		}
		if len(p.Errors) > 0 {
			err = errUnlisted
		}
	})
	return roots, err
}

// tests reports whether any rule has anything to say of files with tests. If not, they are
// left out: nothing else is decided by them, and they are half of many a program, with
// packages that nothing else imports.
func (c Command) tests() bool { return settings.On(c.Rules, "tests") }

func (c Command) load(ctx context.Context, mode packages.LoadMode, patterns []string) ([]*packages.Package, error) {
	//envvet:ignore exitcall package packages ends the process when it finds itself broken, and when the go command hangs
	//envvet:ignore stdoutwrite it says so before, about export data, which is not read in this mode
	return packages.Load(&packages.Config{
		Context:    ctx,
		Dir:        load.Folder(c.Dir),
		Env:        append(os.Environ(), "GOPACKAGESDRIVER=off"), // of go vet's findings it would know nothing
		BuildFlags: c.BuildFlags,
		Tests:      c.tests(),
		Mode:       mode,
	}, load.Queries(patterns)...)
}

// An environment is what the go command says of its settings, nothing if it does
// not answer.
type environment struct {
	arch, flags, program string
	unsupported          bool // there is no such platform
}

// environment asks the go command.
func (c Command) environment(ctx context.Context) <-chan environment {
	answer := make(chan environment, 1)
	go func() { //envvet:ignore exitcall it waits for the go command
		cmd := exec.CommandContext(ctx, "go", "env", "GOOS", "GOARCH", "GOFLAGS", "GOCACHEPROG")
		cmd.Dir = c.Dir
		out, err := cmd.Output()
		if err != nil {
			out = nil
		}
		system, rest, _ := strings.Cut(string(out), "\n")
		arch, rest, _ := strings.Cut(rest, "\n")
		flags, program, _ := strings.Cut(rest, "\n")
		foreign := out != nil && (system != runtime.GOOS || arch != runtime.GOARCH)
		answer <- environment{arch, flags, strings.TrimSpace(program), foreign && !c.supported(ctx)}
	}()
	return answer
}

// supported reports whether the go command knows the platform that is built for, which
// it says only where it would compile.
func (c Command) supported(ctx context.Context) bool {
	cmd := exec.CommandContext(ctx, "go", "list", "-compiled", "unsafe")
	cmd.Dir = c.Dir
	return cmd.Run() == nil
}

// hasOverlay reports whether GOFLAGS name an overlay.
func hasOverlay(flags string) bool {
	return slices.ContainsFunc(strings.Fields(flags), func(f string) bool {
		name, value, _ := strings.Cut(strings.Trim(f, `'"`), "=")
		return strings.TrimLeft(name, "-") == "overlay" && value != ""
	})
}

// sizes returns those of types on the platform that is built for, nil if it is
// not the compiler of the go command that builds.
func (c Command) sizes(e environment) types.Sizes {
	if strings.Contains(e.flags+strings.Join(c.BuildFlags, " "), "-compiler") {
		return nil
	}
	return types.SizesFor("gc", e.arch)
}

// What the store has under the key of a list says nothing about what is found.
const (
	keptWhole = "whole" // the short one is of no use
	keptMade  = "made"  // the packages of which some files are made of others
)

// listKey returns the key of what the go command is asked.
func (c Command) listKey() key {
	dir, _ := filepath.Abs(c.Dir)
	return sha256.Sum256(fmt.Appendf(nil, "list %q %q %q %v", dir, c.BuildFlags, c.Patterns, c.tests()))
}
