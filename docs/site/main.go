// Site makes a static site of the documents: the pages of docs, the README and
// the manuals of the rules, each with the same frame.
//
//	go run . -o DIR
//
// The documents stay as they are, to be read in the repository too; links
// between them lead to pages, other links to the repository.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	out := flag.String("o", "site", "`folder` to write the pages to; what is in it stays unless a page has its name")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "site: unexpected %q; usage: site [-o folder]\n", flag.Arg(0))
		os.Exit(2)
	}
	if err := write(*out); err != nil {
		fmt.Fprintf(os.Stderr, "site: %v\n", err)
		os.Exit(1)
	}
}

func write(dir string) error {
	pages, err := read(filepath.Join("..", ".."))
	if err != nil {
		return err
	}
	for _, p := range pages {
		text, err := p.render(pages)
		if err != nil {
			return fmt.Errorf("%s: %w", p.source, err)
		}
		name := filepath.Join(dir, filepath.FromSlash(p.path))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(name, text, 0o666); err != nil {
			return err
		}
	}
	fmt.Printf("%d pages in %s\n", len(pages), dir)
	return nil
}
