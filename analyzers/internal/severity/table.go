package severity

// table has a row for each category that is no warning. A category whose
// findings are right less than nine times of ten, over programs that were read,
// is a hint.
var table = map[string]Severity{
	"envelopeshape/list":              Hint, // nothing says that callers expect an envelope
	"errorcode/chosen":                Hint, // only its author knows whether the command gets it
	"exitcall/chosen":                 Hint, // what registries, options and settings of another module offer is there for other callers
	"exitcall/goexit":                 Hint, // a library does it where its caller asks for it
	"exitcall/incidental":             Hint, // what a library does if something is wrong inside
	"stdoutwrite/chosen":              Hint,
	"stdoutwrite/handed":              Hint, // whether it is asked for is not known
	"stdoutwrite/incidental":          Hint,
	"stdoutwrite/stdio":               Error, // every client of the server reads it as a message
	"outputschema/noeffect":           Hint,  // what the command did may be plain from its name
	"outputschema/constants":          Hint,  // the command may answer with some of them only
	"outputschema/nullable":           Hint,  // the pointer may never be nil
	"outputschema/undeclared":         Hint,  // a schema may say less than the type
	"paramschema/constants":           Hint,
	"paramschema/undeclared":          Hint,
	"outputschema/tool":               Hint, // a tool may answer with text, and most did before there were output schemas
	"unstableorder/encodedmap":        Hint, // the map may have one key where it matters
	"unstableorder/encodedgoroutines": Hint,
	"unstableorder/encodedshuffle":    Hint, // which elements a tool tries first may be its very answer
	"volatilevalue/encoded":           Hint, // a profile is about times
	"volatilevalue/created":           Hint, // the command may have stored what it made
	"outputschema/encodeduntyped":     Hint, // no framework but ours asks for a schema
	"volatiledata/encodedid":          Hint, // commonly stored
	"volatiledata/encodedname":        Hint, // the process, host or moment may be what the command is about
	"volatiledata/encodedtime":        Hint,
	"nullabsent/null":                 Hint, // no framework but ours promises a list that is never null
	"handschema/document":             Hint, // a schema of a configuration may be made from its types
	"handschema/note":                 Hint,
	"handschema/switch":               Hint,  // what it prints may be derived
	"legacyenvelope/removed":          Error, // its readers are told that there is no version 1
}
