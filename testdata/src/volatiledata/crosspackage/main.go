// Command users answers with types of another package.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatiledata/crosspackage/model"
)

type group struct {
	Name  string       `json:"name"`
	Users []model.User `json:"users"`
}

func main() {
	app := envelope.New("users")
	envelope.Register(app, envelope.Command[struct{}, *model.User]{ // want `^field Out\.Joined is a time, if it is read from a clock data differs`
		Name: "show", Summary: "Show one user", Effect: envelope.Safe,
	})
	envelope.Register(app, envelope.Command[struct{}, group]{Name: "group", Summary: "Show a group", Effect: envelope.Safe})                // want `^field Out\.Users\[\]\.Joined is a time`
	envelope.Register(app, envelope.Command[struct{}, model.Stored]{Name: "stored", Summary: "Show what is stored", Effect: envelope.Safe}) //
	envelope.Register(app, envelope.Command[struct{}, model.Page[string]]{Name: "names", Summary: "List names", Effect: envelope.Safe})     // want `^field Out\.Now is called now`
	app.Run(context.Background(), nil)
}
