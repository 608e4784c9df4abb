// Package templates executes templates.
package templates

import (
	"embed"
	"fmt"
	html "html/template"
	"io"
	"os"
	"strings"
	"text/template"
)

//go:embed templates.go
var files embed.FS

var page = template.Must(template.New("page").Parse("{{.}}"))

func Text(v any) error { return page.Execute(os.Stdout, v) } // want Text:`^stdout os\.Stdout$`

func TextErr(v any) error { return page.Execute(os.Stderr, v) }

func TextString(v any) string {
	var b strings.Builder
	page.Execute(&b, v)
	return b.String()
}

func Named(w io.Writer, v any) error { // want Named:`^writes p0$`
	t, err := template.ParseFS(files, "*.go")
	if err != nil {
		return err
	}
	return t.ExecuteTemplate(w, "page", v)
}

func NamedOut(v any) error { return Named(os.Stdout, v) } // want NamedOut:`^stdout os\.Stdout$`

func NamedErr(v any) error { return Named(os.Stderr, v) }

func HTML(v any) error { // want HTML:`^stdout os\.Stdout$`
	t := html.Must(html.New("page").Option("missingkey=error").Parse("{{.}}"))
	return t.Execute(os.Stdout, v)
}

func HTMLErr(v any) error {
	t := html.Must(html.New("page").Option("missingkey=error").Parse("{{.}}"))
	return t.Execute(os.Stderr, v)
}

func Parsed() bool {
	t := template.New("page").Funcs(template.FuncMap{"upper": strings.ToUpper})
	return t != nil
}

// A function of the template prints.
func Func(v any) string { // want Func:`^stdout fmt\.Println$`
	var b strings.Builder
	t := template.New("page").Funcs(template.FuncMap{
		"log": func(s string) string {
			fmt.Println(s)
			return s
		},
	})
	template.Must(t.Parse("{{log .}}")).Execute(&b, v)
	return b.String()
}

func FuncUnused() string {
	t := template.New("page").Funcs(template.FuncMap{
		"log": func(s string) string {
			fmt.Println(s)
			return s
		},
	})
	return t.Name()
}

func FuncQuiet(v any) string {
	var b strings.Builder
	t := template.New("page").Funcs(template.FuncMap{"upper": strings.ToUpper})
	template.Must(t.Parse("{{upper .}}")).Execute(&b, v)
	return b.String()
}

// A view has a template and a writer.
type View struct {
	tmpl *template.Template
	out  io.Writer
}

func (v *View) Render(data any) error { return v.tmpl.Execute(v.out, data) } // want Render:`writes p0\.out`

func Render() error { return (&View{page, os.Stdout}).Render(nil) } // want Render:`^stdout os\.Stdout$`

func RenderErr() error { return (&View{page, os.Stderr}).Render(nil) }

func Escape(s string) { template.HTMLEscape(os.Stdout, []byte(s)) } // want Escape:`^stdout os\.Stdout$`

func EscapeString(s string) string { return template.HTMLEscapeString(s) }

// FuncsTwice adds functions to others.
func FuncsTwice(v any) error { // want FuncsTwice:`^stdout fmt\.Println$`
	t := template.New("page").
		Funcs(template.FuncMap{"log": func(s string) string {
			fmt.Println(s)
			return s
		}}).
		Funcs(template.FuncMap{"upper": strings.ToUpper})
	return template.Must(t.Parse("{{log .}}")).Execute(os.Stderr, v)
}
