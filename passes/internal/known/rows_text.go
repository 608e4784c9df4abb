package known

// templateRows are the rows of text/template and html/template. The methods
// and functions that a template calls by name are known as far as Funcs names
// them. A template of a template shares its functions.
var templateRows = map[string]string{
	"text/template.HTMLEscape":                  "write 0",
	"text/template.JSEscape":                    "write 0",
	"text/template.Must":                        "r = 0",
	"(*text/template.Template).Execute":         "write 1; call 0.funcs[]",
	"(*text/template.Template).ExecuteTemplate": "write 1; call 0.funcs[]",
	"(*text/template.Template).Funcs":           "0.funcs[] = 1[]; r = 0",
	"(*text/template.Template).AddParseTree":    "r = 0",
	"(*text/template.Template).Clone":           "r = 0",
	"(*text/template.Template).Delims":          "r = 0",
	"(*text/template.Template).Lookup":          "r = 0",
	"(*text/template.Template).New":             "r = 0",
	"(*text/template.Template).Option":          "r = 0",
	"(*text/template.Template).Parse":           "r = 0",
	"(*text/template.Template).ParseFS":         "r = 0",
	"(*text/template.Template).ParseFiles":      "r = 0",
	"(*text/template.Template).ParseGlob":       "r = 0",
	"(*text/template.Template).Templates":       "r[] = 0",

	"html/template.HTMLEscape":                  "write 0",
	"html/template.JSEscape":                    "write 0",
	"html/template.Must":                        "r = 0",
	"(*html/template.Template).Execute":         "write 1; call 0.funcs[]",
	"(*html/template.Template).ExecuteTemplate": "write 1; call 0.funcs[]",
	"(*html/template.Template).Funcs":           "0.funcs[] = 1[]; r = 0",
	"(*html/template.Template).AddParseTree":    "r = 0",
	"(*html/template.Template).Clone":           "r = 0",
	"(*html/template.Template).Delims":          "r = 0",
	"(*html/template.Template).Lookup":          "r = 0",
	"(*html/template.Template).New":             "r = 0",
	"(*html/template.Template).Option":          "r = 0",
	"(*html/template.Template).Parse":           "r = 0",
	"(*html/template.Template).ParseFS":         "r = 0",
	"(*html/template.Template).ParseFiles":      "r = 0",
	"(*html/template.Template).ParseGlob":       "r = 0",
	"(*html/template.Template).Templates":       "r[] = 0",
}

// goRows are the rows of what is below go/.
var goRows = map[string]string{
	"go/ast.Fprint":               "write 0; call 3",
	"go/ast.Print":                "stdout",
	"go/doc.ToHTML":               "write 0",
	"go/doc.ToText":               "write 0",
	"go/format.Node":              "write 0",
	"go/printer.Fprint":           "write 0",
	"(*go/printer.Config).Fprint": "write 1",
	"go/scanner.PrintError":       "write 0",
	"(*go/types.Scope).WriteTo":   "write 1",
}
