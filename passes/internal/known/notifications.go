package known

// A method of a library for MCP servers or clients that takes what to do with notifications.
type notified struct{ path, typ, name string }

var notifications = map[notified]bool{
	{"github.com/mark3labs/mcp-go/server", "MCPServer", "AddNotificationHandler"}: true,
	{"github.com/mark3labs/mcp-go/client", "Client", "OnNotification"}:            true,
}

// TakesNotified reports whether a method of a type is given a function to call when the
// other side tells of something, and waits for no answer.
func TakesNotified(pkgPath, typ, name string) bool {
	return notifications[notified{ImportPath(pkgPath), typ, name}]
}
