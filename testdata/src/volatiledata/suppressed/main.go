// Command commits accepts times, each with a reason.
package main

import (
	"time"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatiledata/crosspackage/model"
)

type commit struct {
	Timestamp time.Time `json:"timestamp"` //envvet:ignore volatiledata of the commit, as git has it
	Pushed    time.Time `json:"pushed"`    // want `is a time`
}

//envvet:ignore volatiledata all of it is history
type tag struct {
	Made  time.Time `json:"made"`
	Moved time.Time `json:"moved"`
}

func main() {
	app := envelope.New("commits")
	envelope.Register(app, envelope.Command[struct{}, commit]{Name: "show", Summary: "Show a commit", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, tag]{Name: "tag", Summary: "Show a tag", Effect: envelope.Safe})
	//envvet:ignore volatiledata both times are stored
	envelope.Register(app, envelope.Command[struct{}, model.User]{Name: "author", Summary: "Show an author", Effect: envelope.Safe})
	app.Main()
}
