// Package wiring answers what handlers do with what the functions that register them are
// given by other packages. It reports nothing.
//
// A function that registers handlers is given what they work with, by main mostly: a store,
// a client, a factory, the function that does the work. What a handler does with that is not
// known where it is registered:
//
//	func Register(server *mcp.Server, notes Store) {
//		mcp.AddTool(server, tool, func(...) (...) { return notes.Delete(in.ID) })
//	}
//
// It is where the function is called:
//
//	func main() { tools.Register(server, store.NewMemory()) }
//
// There the call is what registers the handler, and what it reaches is told of that call.
// A function that hands on what it is given itself registers likewise, through any number
// of functions and packages of the module. What the handler reaches whatever the function
// is given belongs to the package that registers it, and is none of this.
//
// # What handlers have others write
//
// Where a library writes to that has one logger for the whole program, main says, and handlers
// of other packages have it write:
//
//	func main() {
//		logrus.SetOutput(os.Stdout)
//		cmd.Execute()
//	}
//
// A package tells those that import it which packages its handlers lead to calls of that can
// be told where to write, by a fact that is closed over its imports.
//
// # Where the answer ends
//
// Seen are calls by name. What is put into a field of what the function returns, or into a
// variable of its package, after it was called is not; nor is what kong or another
// framework hands to a method that a struct tag registers; nor are handlers that only the
// flag handlers of a rule names. Functions of other modules register nothing: what their
// commands do is for their authors to change.
package wiring
