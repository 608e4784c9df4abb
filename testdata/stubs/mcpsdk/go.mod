module github.com/modelcontextprotocol/go-sdk

go 1.26.0
