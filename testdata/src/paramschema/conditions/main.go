// Command certs has parameters that depend on each other.
package main

import "github.com/envvet/envvet/envelope"

type params struct {
	Cert  string `name:"cert" help:"Cert" requires:"key"`
	Key   string `name:"key" help:"Key" requires:"none"`                    // want `^parameter key has a tag requires with "none", there is no such parameter; correct the name \(paramschema\)$`
	Self  string `name:"self" help:"Self" excludes:"self"`                  // want `^parameter self has a tag excludes with its own name`
	Both  string `name:"both" help:"Both" requires:"cert" excludes:"cert"`  // want `^parameter both requires and excludes cert`
	Mode  string `name:"mode" help:"Mode" enum:"on,off" requires:"no=cert"` // want `^parameter mode has a tag requires for the value "no" that is not one of on, off`
	State string `name:"state" help:"State" enum:"on,off" requires:"on=cert,key;off=mode"`
}

func main() {
	app := envelope.New("certs")
	envelope.Register(app, envelope.Command[params, struct{}]{Name: "check", Summary: "Check", Effect: envelope.Safe})
	app.Main()
}
