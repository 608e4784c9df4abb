package main

import "github.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/banner"

var _ = banner.Text
