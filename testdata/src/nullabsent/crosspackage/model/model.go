// Package model holds types that several commands answer with.
package model

// A User is one user.
type User struct {
	Name string `json:"name"`
	Mail string `json:"mail,omitempty"`
}

// A Group is a group of users.
type Group struct {
	Users []User `json:"users"`
}
