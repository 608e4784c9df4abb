module github.com/envvet/envvet/docs/site

go 1.26.0

require github.com/yuin/goldmark v1.8.7

replace github.com/envvet/envvet => ../..
