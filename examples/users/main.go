// Users answers with data that is the same for every call, and keeps what is
// not in meta.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

func main() { newApp().Main() }

func newApp() *envelope.App {
	app := envelope.New("tool", envelope.Version("2.4.1"))
	envelope.Register(app, getUser)
	envelope.Register(app, listUsers)
	return app
}

// GetUserIn are the parameters of get-user.
type GetUserIn struct {
	ID string `name:"id" help:"User id" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
}

// User is a user.
type User struct {
	ID     string `json:"id" description:"User id"`
	Name   string `json:"name" description:"Full name"`
	Role   string `json:"role" enum:"admin,member" description:"What the user may do"`
	Active bool   `json:"active" description:"The user can log in"`
}

// Fetched is a user and when it was read, which is no part of the data: the
// runtime moves it to meta.
type Fetched struct {
	User
	FetchedAt time.Time `json:"fetched_at" envelope:"volatile"`
}

var users = []User{
	{ID: "user-42", Name: "Alice", Role: "admin", Active: true},
	{ID: "user-43", Name: "Bob", Role: "member"},
}

var getUser = envelope.Command[GetUserIn, Fetched]{
	Name: "get-user", Summary: "Show one user", Effect: envelope.Safe, DataVersion: "1.0.0",
	ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "No such user"}},
	Run: func(_ context.Context, in GetUserIn) (Fetched, error) {
		for _, u := range users {
			if u.ID == in.ID {
				return Fetched{User: u, FetchedAt: time.Now()}, nil
			}
		}
		return Fetched{}, envelope.Errorf(envelope.NotFound, "no user %s", in.ID)
	},
}

var listUsers = envelope.Command[struct{}, []User]{
	Name: "list-users", Summary: "List the users", Effect: envelope.Safe, DataVersion: "1.0.0",
	Run: func(context.Context, struct{}) ([]User, error) { return users, nil },
}
