package spec

import _ "embed"

// The JSON Schemas (draft 07) of what the runtime writes, for those who read
// it.
var (
	// EnvelopeSchema is that of an answer in the dialect agent-spec.
	//
	//go:embed schema/envelope.json
	EnvelopeSchema string

	// ManifestSchema is that of the data of manifest.
	//
	//go:embed schema/manifest.json
	ManifestSchema string

	// ClawV1Schema and ClawV2Schema are those of answers in the dialects of
	// claw.
	//
	//go:embed schema/claw.v1.json
	ClawV1Schema string

	//go:embed schema/claw.v2.json
	ClawV2Schema string

	// AnimusSchema is that of an answer in the dialect animus.cli.v1.
	//
	//go:embed schema/animus.v1.json
	AnimusSchema string
)
