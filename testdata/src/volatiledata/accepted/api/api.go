// Package api declares payloads of other packages, and accepts some of their
// fields.
package api

import "time"

type Commit struct {
	//envvet:ignore volatiledata the time of the commit
	At     time.Time `json:"at"`
	Signed time.Time `json:"signed"`
	Author Author    `json:"author"`

	//envvet:ignore volatiledata no problem in any payload // want `suppresses nothing`
	Name string `json:"name"`
	//envvet:ignore outputschema for another rule
	Fetched any `json:"fetched_at"`
}

//envvet:ignore volatiledata all of it is stored
type Author struct {
	Born  time.Time `json:"born"`
	Since time.Time `json:"since"`
}

type hidden struct {
	//envvet:ignore volatiledata nobody can see it // want `suppresses nothing`
	Now int64 `json:"now"`
}
