package effects_test

// expr writes an expression of the type.
func (g *generator) expr(t string) string {
	if name, ok := g.known(t); ok && g.IntN(2) == 0 {
		return name
	}
	if g.depth++; g.depth > 3 {
		defer func() { g.depth-- }()
		return g.leaf(t)
	}
	defer func() { g.depth-- }()
	if g.IntN(5) == 0 {
		for _, i := range g.Perm(len(g.helpers)) {
			if h := g.helpers[i]; h.result == t {
				return g.callOf(h)
			}
		}
	}
	switch t {
	case "W":
		switch g.IntN(19) {
		case 12:
			return g.q("Same") + "[" + g.typ("W") + "](" + g.expr("W") + ")"
		case 13:
			return g.q("Last") + "[" + g.typ("W") + "](" + g.expr("W") + ")"
		case 14:
			return g.q("NewBox") + "[" + g.typ("W") + "](" + g.expr("W") + ").Get()"
		case 15:
			return g.q("Value") + "(" + g.expr("W") + ", " + g.expr("F") + ").Inner.W"
		case 16:
			return g.q("Named") + "(" + g.expr("W") + ")"
		case 17:
			return g.q("End") + "(" + g.expr("*P") + ").W"
		case 18:
			if g.exact {
				return g.q("NewBox") + "(io.Discard).Put(" + g.expr("W") + ").Get()"
			}
			return g.q("Turn") + "(" + g.expr("W") + ", " + g.expr("W") + ", 3)"
		case 0, 1:
			return g.leaf(t)
		case 2:
			return g.expr("*P") + ".W"
		case 3:
			return g.expr("[]W") + "[0]"
		case 4:
			return g.expr("map[string]W") + `["a"]`
		case 5:
			return g.q("Receive") + "(" + g.expr("chan W") + ")"
		case 6:
			return g.q("Writer") + "(" + g.expr("any") + ")"
		case 7:
			return g.expr("func() W") + "()"
		case 8:
			return g.q("Upper") + "{" + g.expr("W") + "}"
		case 9:
			return "io.MultiWriter(" + g.expr("W") + ", " + g.expr("W") + ")"
		case 10:
			return "io.MultiWriter(" + g.expr("[]W") + "...)"
		default:
			return g.expr("*P") + ".Next().W"
		}
	case "F":
		switch g.IntN(12) {
		case 6:
			return g.q("Later") + "(" + g.expr("F") + ")"
		case 7:
			return g.q("Fn") + "(" + g.expr("F") + ").Do"
		case 8:
			return g.q("Value") + "(" + g.expr("W") + ", " + g.expr("F") + ")." + g.pick("Do", "Run")
		case 9:
			return g.q("NewTable") + "(" + g.expr("F") + ").Work"
		case 10:
			return g.q("Same") + "(" + g.expr("F") + ")"
		case 0:
			return g.expr("*P") + ".F"
		case 1:
			return g.expr("*P") + ".Do"
		case 2:
			return g.expr("I") + ".Do"
		case 3:
			return g.leaf(t)
		default:
			return g.literal("func()", nil, "")
		}
	case "FW":
		if g.IntN(3) == 0 {
			return g.expr("*P") + ".Set"
		}
		w := g.name("w")
		return g.literal("func("+w+" "+g.typ("W")+")", []variable{{w, "W"}}, "")
	case "func() W":
		return g.literal("func() "+g.typ("W"), nil, "W")
	case "Option":
		if g.IntN(2) == 0 {
			return g.q("To") + "(" + g.expr("W") + ")"
		}
		p := g.name("p")
		return g.literal("func("+p+" "+g.typ("*P")+")", []variable{{p, "*P"}}, "")
	case "*P":
		switch g.IntN(5) {
		case 0:
			return "(&" + g.q("P") + "{W: " + g.expr("W") + ", F: " + g.expr("F") + "})"
		case 1:
			return g.expr("*P") + ".Next()"
		case 2:
			return g.expr("*P") + ".Copy(" + g.expr("W") + ")"
		case 3:
			if g.exact {
				return g.q("Build") + "(" + g.expr("Option") + ")"
			}
			return g.q("Build") + "(" + g.expr("Option") + ", " + g.expr("Option") + ")"
		default:
			return g.q("New") + "(" + g.expr("W") + ", " + g.expr("F") + ")"
		}
	case "I":
		switch g.IntN(6) {
		case 4:
			return g.q("Fn") + "(" + g.expr("F") + ")"
		case 5:
			return g.typ("I") + "(" + g.q("Value") + "(" + g.expr("W") + ", " + g.expr("F") + "))"
		case 0:
			return g.q("Embed") + "{" + g.expr("I") + "}"
		case 1:
			return g.q("Over") + "{" + g.expr("I") + "}"
		default:
			return g.typ("I") + "(" + g.expr("*P") + ")"
		}
	case "[]W":
		if g.exact {
			return g.typ("[]W") + "{" + g.expr("W") + "}"
		}
		if g.IntN(2) == 0 {
			return "append(" + g.expr("[]W") + ", " + g.expr("W") + ")"
		}
		return g.typ("[]W") + "{" + g.expr("W") + ", " + g.expr("W") + "}"
	case "map[string]W":
		if g.exact {
			return g.typ("map[string]W") + `{"a": ` + g.expr("W") + "}"
		}
		return g.typ("map[string]W") + `{"a": ` + g.expr("W") + `, "b": ` + g.expr("W") + "}"
	case "any":
		return "any(" + g.expr(g.pick("W", "F", "*P")) + ")"
	}
	return g.leaf(t)
}

// leaf writes an expression without parts.
func (g *generator) leaf(t string) string {
	loud := g.loud > 0 && g.IntN(6) == 0
	either := func(yes, no string) string {
		if !loud {
			return no
		}
		g.loud--
		return yes
	}
	switch t {
	case "W":
		return either(g.pick(g.typ("W")+"(os.Stdout)", g.q("Std"), g.q("Console")+".W"), g.pick("io.Discard", g.typ("W")+"(new(bytes.Buffer))"))
	case "F":
		return either(`func() { fmt.Print("x") }`, g.pick(g.q("Nothing"), "func() {}"))
	case "FW":
		return g.pick(g.q("NothingTo"), "func(w "+g.typ("W")+`) { fmt.Fprint(w, "x") }`)
	case "func() W":
		return "func() " + g.typ("W") + " { return " + g.leaf("W") + " }"
	case "Option":
		return g.q("To") + "(" + g.leaf("W") + ")"
	case "*P":
		return g.q("New") + "(" + g.leaf("W") + ", " + g.leaf("F") + ")"
	case "I":
		return g.typ("I") + "(" + g.q(either("Loud", "Quiet")) + "{})"
	case "[]W":
		return g.typ("[]W") + "{" + g.leaf("W") + "}"
	case "map[string]W":
		return g.typ("map[string]W") + `{"a": ` + g.leaf("W") + "}"
	case "chan W":
		return "make(" + g.typ("chan W") + ", 100)"
	}
	return "any(1)"
}
