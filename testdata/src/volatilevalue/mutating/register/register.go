// Package register keeps names.
package register

// A Register has names by their ids.
type Register struct{ names map[string]string }

// Open opens a register.
func Open() *Register { return &Register{names: map[string]string{}} }

// Put keeps a name.
func (r *Register) Put(id, name string) { r.names[id+name] = id }
