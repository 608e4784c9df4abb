package spec

// The names of the rules. They are public: flags, documents, suppressions and
// the problems of the runtime use them.
const (
	RuleDirective      = "directive"
	RuleEnvelopeShape  = "envelopeshape"
	RuleErrorCode      = "errorcode"
	RuleExitCall       = "exitcall"
	RuleHandSchema     = "handschema"
	RuleLegacyEnvelope = "legacyenvelope"
	RuleNullAbsent     = "nullabsent"
	RuleOutputSchema   = "outputschema"
	RuleParamSchema    = "paramschema"
	RuleStdoutWrite    = "stdoutwrite"
	RuleUnstableOrder  = "unstableorder"
	RuleVolatileData   = "volatiledata"
	RuleVolatileValue  = "volatilevalue"
)

// RuleNames are the names of all rules, sorted.
var RuleNames = []string{
	RuleDirective,
	RuleEnvelopeShape,
	RuleErrorCode,
	RuleExitCall,
	RuleHandSchema,
	RuleLegacyEnvelope,
	RuleNullAbsent,
	RuleOutputSchema,
	RuleParamSchema,
	RuleStdoutWrite,
	RuleUnstableOrder,
	RuleVolatileData,
	RuleVolatileValue,
}
