// Package describe describes objects at length.
package describe

import (
	"fmt"
	"strings"

	"example.com/architectures/internal/shipctl/resource"
)

// ObjectDescriber describes one kind.
type ObjectDescriber interface {
	Describe(obj resource.Object) (string, error)
}

// For returns the describer of a kind.
func For(kind string) (ObjectDescriber, error) {
	d, ok := map[string]ObjectDescriber{
		"Ship": &shipDescriber{},
		"Port": &portDescriber{},
	}[kind]
	if !ok {
		return nil, fmt.Errorf("no description for %s", kind)
	}
	return d, nil
}

type shipDescriber struct{}

func (*shipDescriber) Describe(obj resource.Object) (string, error) {
	ship := obj.(*resource.Ship)
	var b strings.Builder
	fmt.Fprintf(&b, "Name:\t%s\nTons:\t%d\n", ship.Name(), ship.Tons)
	describeEvents(ship.Events, &b)
	return b.String(), nil
}

func describeEvents(events []string, b *strings.Builder) {
	fmt.Fprintln(b, "Events:")
	for i, e := range events {
		fmt.Printf("  %d\t%s\n", i, e)
	}
}

type portDescriber struct{}

func (*portDescriber) Describe(obj resource.Object) (string, error) {
	return fmt.Sprintf("Name:\t%s\nBerths:\t%d\n", obj.Name(), obj.(*resource.Port).Berths), nil
}
