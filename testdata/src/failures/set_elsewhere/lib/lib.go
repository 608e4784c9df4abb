package lib

import "github.com/envvet/envvet/envelope"

// Err holds what this package puts into it, for importers.
var Err error = envelope.Errorf(envelope.NotFound, "gone") // want Err:`^holds NOT_FOUND$`
