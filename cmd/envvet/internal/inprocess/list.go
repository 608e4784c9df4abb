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
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/load"
)

// listed is what is asked of the go command: files, and who imports whom. Types
// are found here, since what the rules say about a package is not in its export
// data.
const listed = packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps | packages.NeedModule | packages.NeedEmbedFiles

// whole lists the packages with the files that the compiler is given, some of
// which cgo makes.
func (c Command) whole(ctx context.Context) ([]*packages.Package, error) {
	return c.load(ctx, listed|packages.NeedCompiledGoFiles|packages.NeedTypesSizes)
}

var (
	errUnlisted  = errors.New("the go command has to be asked about what is compiled")
	errGenerates = errors.New("some files are made by cgo")
)

// short lists the packages with the files in their folders, which takes the go
// command half the time: it need not look at what is compiled. It returns
// errUnlisted if there is anything to be said of them.
func (c Command) short(ctx context.Context) ([]*packages.Package, error) {
	type answer struct {
		sizes types.Sizes
		err   error
	}
	sizes := make(chan answer, 1)
	go func() { //envvet:ignore exitcall it waits for the go command
		s, err := c.sizes(ctx)
		sizes <- answer{s, err}
	}()
	roots, err := c.load(ctx, listed)
	a := <-sizes
	if err != nil || a.err != nil || len(roots) == 0 {
		return nil, errUnlisted
	}
	packages.Visit(roots, nil, func(p *packages.Package) {
		p.TypesSizes, p.CompiledGoFiles = a.sizes, p.GoFiles
		if p.PkgPath == "unsafe" {
			p.CompiledGoFiles = nil // it is built in
		}
		if len(p.Errors) > 0 {
			err = errUnlisted
		}
	})
	return roots, err
}

func (c Command) load(ctx context.Context, mode packages.LoadMode) ([]*packages.Package, error) {
	//envvet:ignore exitcall package packages ends the process when it finds itself broken, and when the go command hangs
	//envvet:ignore stdoutwrite it says so before, about export data, which is not read in this mode
	return packages.Load(&packages.Config{
		Context:    ctx,
		Dir:        c.Dir,
		Env:        append(os.Environ(), "GOPACKAGESDRIVER=off"), // of go vet's findings it would know nothing
		BuildFlags: c.BuildFlags,
		Tests:      true,
		Mode:       mode,
	}, load.Queries(c.Patterns)...)
}

// sizes returns those of types on the platform that is built for, an error if
// it is not the compiler of the go command that builds.
func (c Command) sizes(ctx context.Context) (types.Sizes, error) {
	cmd := exec.CommandContext(ctx, "go", "env", "GOARCH", "GOFLAGS")
	cmd.Dir = c.Dir
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	arch, flags, _ := strings.Cut(string(out), "\n")
	sizes := types.SizesFor("gc", arch)
	if sizes == nil || strings.Contains(flags+strings.Join(c.BuildFlags, " "), "-compiler") {
		return nil, errUnlisted
	}
	return sizes, nil
}

// keptGenerates is what the store has under the key of a list if the short one
// is of no use. It says nothing about what is found.
const keptGenerates = "generates"

// listKey returns the key of what the go command is asked.
func (c Command) listKey() key {
	dir, _ := filepath.Abs(c.Dir)
	return sha256.Sum256(fmt.Appendf(nil, "list %q %q %q", dir, c.BuildFlags, c.Patterns))
}
