// Package envelopetest tests whether a command-line tool keeps the contract of
// package envelope, in the dialect AgentSpec: one envelope for every call, data
// that does not change by itself, schemas that agree with what is printed, clean
// streams, and exit statuses that are declared. The tool may be made with package
// envelope, or with anything else that speaks the same contract.
//
// A tool's own test calls Run with the binary and some calls of each command:
//
//	func TestContract(t *testing.T) {
//		envelopetest.Run(t, envelopetest.Binary("./tool"), []envelopetest.Call{
//			{Command: "get-user", Args: []string{"--id", "ada"}},
//			{Command: "get-user", Args: []string{"--id", "nobody"}},
//		})
//	}
//
// Every case has a number and a name, and says what it expects and why callers
// need it; [Cases] lists them. Each call is made several times, so it should be
// one that can be repeated.
package envelopetest
