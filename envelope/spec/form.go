package spec

import "slices"

// A Form is the set of keys that an envelope has in a dialect.
type Form struct {
	Dialect string
	Keys    []string // every answer has them
	Either  []string // an answer has one of them
}

// The forms of the dialects that tell an envelope by its keys. Claw v1 does not:
// its keys are those of the payload.
var (
	AgentSpecForm = Form{Dialect: DialectAgentSpec, Keys: Keys}
	ClawV2Form    = Form{Dialect: DialectClawV2, Keys: ClawV2DataKeys[:5:5], Either: []string{KeyData, KeyError}}
	AnimusForm    = Form{Dialect: DialectAnimusV1, Keys: AnimusDataKeys[:2:2], Either: []string{KeyData, KeyError}}
)

// FormOf returns the form that an object with the keys has or was meant to
// have, and whether there is one: it has three of the five keys of agent-spec,
// or ok and nothing else than some of them; schema, ok and one of data and error;
// or three of the five of claw v2 and one of data and error.
func FormOf(keys []string) (Form, bool) {
	has := func(key string) bool { return slices.Contains(keys, key) }
	count := func(of []string) (n int) {
		for _, key := range of {
			if has(key) {
				n++
			}
		}
		return n
	}
	either := count([]string{KeyData, KeyError}) > 0
	switch n := count(Keys); {
	case either && count(ClawV2Form.Keys) >= 3:
		return ClawV2Form, true
	case either && count(AnimusForm.Keys) == len(AnimusForm.Keys):
		return AnimusForm, true
	case n >= 3, n == len(keys) && n >= 2 && has(KeyOK):
		return AgentSpecForm, true
	}
	return Form{}, false
}

// Missing returns which keys an object lacks in a form, in its order.
func (f Form) Missing(keys []string) (missing []string) {
	for _, key := range f.Keys {
		if !slices.Contains(keys, key) {
			missing = append(missing, key)
		}
	}
	if len(f.Either) > 0 && !slices.ContainsFunc(f.Either, func(key string) bool { return slices.Contains(keys, key) }) {
		missing = append(missing, f.Either[0])
	}
	return missing
}
