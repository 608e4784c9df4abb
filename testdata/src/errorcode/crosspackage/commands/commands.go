// Package commands has functions that others register.
package commands

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

func Show(context.Context, struct{}) (struct{}, error) {
	return struct{}{}, envelope.Errorf(envelope.AuthRequired, "log in first")
}
