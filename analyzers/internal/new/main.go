// New starts a rule, test first: it writes the rule's package, a fixture that
// wants a finding, and the rule's line in the suite. The new test fails until
// the rule reports what the fixture wants.
//
//	go run ./analyzers/internal/new NAME
package main

import (
	"fmt"
	"log"
	"os"

	"github.com/envvet/envvet/envelope/spec"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("new: ")
	if len(os.Args) != 2 {
		log.Fatal("usage, in the root of the module: go run ./analyzers/internal/new NAME")
	}
	name := os.Args[1]
	written, err := scaffold(".", name, spec.RuleNames)
	if err != nil {
		log.Fatal(err)
	}
	for _, file := range written {
		fmt.Println("wrote", file)
	}
	fmt.Printf(`next:
  1. say in testdata/src/%[1]s what is a finding and what only looks like one
  2. go test ./analyzers/%[1]s          fails: the rule reports nothing yet
  3. write the rule in analyzers/%[1]s/%[1]s.go and its manual in doc.go
  4. make generate check
`, name)
}
