module github.com/minio/cli

go 1.26.0
