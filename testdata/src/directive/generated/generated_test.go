package generated

var w = 1 //envvet:ignore
