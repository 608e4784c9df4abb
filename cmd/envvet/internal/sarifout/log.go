package sarifout

// The parts of a SARIF 2.1.0 log that envvet writes, under the names of the
// standard. A list that must not be null is never left nil.
type (
	log struct {
		Schema  string `json:"$schema"`
		Version string `json:"version"`
		Runs    []run  `json:"runs"`
	}

	run struct {
		Tool        tool         `json:"tool"`
		Invocations []invocation `json:"invocations"`
		ColumnKind  string       `json:"columnKind"`
		Results     []result     `json:"results"`
	}

	tool struct {
		Driver driver `json:"driver"`
	}

	driver struct {
		Name            string       `json:"name"`
		SemanticVersion string       `json:"semanticVersion"`
		InformationURI  string       `json:"informationUri"`
		Rules           []descriptor `json:"rules"`
	}

	descriptor struct {
		ID                   string        `json:"id"`
		ShortDescription     message       `json:"shortDescription"`
		FullDescription      message       `json:"fullDescription"`
		Help                 message       `json:"help"`
		HelpURI              string        `json:"helpUri,omitempty"`
		DefaultConfiguration configuration `json:"defaultConfiguration"`
	}

	configuration struct {
		Level string `json:"level"`
	}

	invocation struct {
		ExecutionSuccessful        bool           `json:"executionSuccessful"`
		ToolExecutionNotifications []notification `json:"toolExecutionNotifications,omitempty"`
	}

	notification struct {
		Level     string     `json:"level"`
		Message   message    `json:"message"`
		Locations []location `json:"locations,omitempty"`
	}

	message struct {
		Text string `json:"text"`
	}

	result struct {
		RuleID              string            `json:"ruleId"`
		RuleIndex           int               `json:"ruleIndex"`
		Level               string            `json:"level"`
		Message             message           `json:"message"`
		Locations           []location        `json:"locations"`
		PartialFingerprints map[string]string `json:"partialFingerprints"`
		CodeFlows           []codeFlow        `json:"codeFlows,omitempty"`
		RelatedLocations    []location        `json:"relatedLocations,omitempty"`
		Fixes               []fix             `json:"fixes,omitempty"`
		BaselineState       string            `json:"baselineState,omitempty"`
		Suppressions        []suppression     `json:"suppressions,omitempty"`
		Properties          *properties       `json:"properties,omitempty"`
	}

	properties struct {
		Category string `json:"category"`
	}

	suppression struct {
		Kind          string    `json:"kind"`
		Justification string    `json:"justification"`
		Location      *location `json:"location,omitempty"`
	}

	location struct {
		PhysicalLocation *physical `json:"physicalLocation,omitempty"`
		Message          *message  `json:"message,omitempty"`
	}

	physical struct {
		ArtifactLocation artifact `json:"artifactLocation"`
		Region           *region  `json:"region,omitempty"`
	}

	artifact struct {
		URI       string `json:"uri"`
		URIBaseID string `json:"uriBaseId,omitempty"`
	}

	region struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn,omitempty"`
		EndLine     int `json:"endLine,omitempty"`
		EndColumn   int `json:"endColumn,omitempty"`
	}

	codeFlow struct {
		ThreadFlows []threadFlow `json:"threadFlows"`
	}

	threadFlow struct {
		Locations []threadFlowLocation `json:"locations"`
	}

	threadFlowLocation struct {
		Location location `json:"location"`
	}

	fix struct {
		Description     message  `json:"description"`
		ArtifactChanges []change `json:"artifactChanges"`
	}

	change struct {
		ArtifactLocation artifact      `json:"artifactLocation"`
		Replacements     []replacement `json:"replacements"`
	}

	replacement struct {
		DeletedRegion   region  `json:"deletedRegion"`
		InsertedContent message `json:"insertedContent"`
	}
)
