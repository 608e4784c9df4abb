module github.com/envvet/envvet/examples/parcel

go 1.26.0

require github.com/envvet/envvet v0.0.0

require github.com/spf13/pflag v1.0.10 // indirect

replace github.com/envvet/envvet => ../..
