// Package web serves pages as a configuration says that may be left out.
package web

import (
	"fmt"
	"log"
)

// A Config is what an App is made with.
type Config struct {
	Quiet  bool // announce nothing
	Trace  bool
	Routes bool // show all pages
	Limit  int
}

// An App serves pages.
type App struct {
	config Config
	hooks  []func(*App)
	log    *log.Logger
}

// New returns an App, as the first of configs says.
func New(configs ...Config) *App {
	app := &App{config: Config{}, log: log.Default()}
	app.register()
	if len(configs) > 0 {
		app.config = configs[0]
	}
	if app.config.Limit == 0 {
		app.config.Limit = 10
	}
	return app
}

func (app *App) register() { app.hooks = append(app.hooks, func(*App) {}) }

// Config returns what app was made with.
func (app *App) Config() Config { return app.config }

// Get has f called for a page.
func (app *App) Get(page string, f func(*App)) { app.hooks = append(app.hooks, f) }

// Listen serves pages, and announces that.
func (app *App) Listen() error {
	if !app.config.Quiet {
		say("listening")
	}
	if app.config.Trace {
		say("tracing")
	}
	if app.config.Routes {
		say("/")
	}
	return nil
}

// Options are what a Page is made with.
type Options struct{ Quiet bool }

// A Page is shown.
type Page struct{ options Options }

// NewPage returns a Page, with options that it corrects before they count.
func NewPage(options ...Options) *Page {
	correct(options)
	page := &Page{}
	if len(options) > 0 {
		page.options = options[0]
	}
	return page
}

func correct(options []Options) {
	for i := range options {
		options[i].Quiet = false
	}
}

// Show shows the page.
func (p *Page) Show() {
	if !p.options.Quiet {
		say("page")
	}
}

func say(text string) { fmt.Println(text) }
