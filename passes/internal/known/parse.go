package known

import (
	"fmt"
	"go/token"
	"strconv"
	"strings"
)

// parseRow parses the value of a row.
func parseRow(row string) ([]Op, error) {
	if row == nothing {
		return nil, nil
	}
	var ops []Op
	for _, text := range strings.Split(row, "; ") {
		op, err := parseOp(text)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", text, err)
		}
		ops = append(ops, op)
	}
	return ops, nil
}

func parseOp(text string) (op Op, err error) {
	text, place, limited := strings.Cut(text, " unless ")
	if limited {
		if op.Unless, err = parseOperand(place); err != nil {
			return op, err
		}
		if op.Unless.Root != RootGlobal {
			return op, fmt.Errorf("%q is no variable", place)
		}
	}
	text, conds, conditional := strings.Cut(text, " if ")
	if conditional {
		for _, text := range strings.Split(conds, " and ") {
			cond, err := parseCond(text)
			if err != nil {
				return op, err
			}
			op.Conds = append(op.Conds, cond)
		}
	}
	if dst, src, ok := strings.Cut(text, " = "); ok {
		op.Kind = OpAssign
		if op.X, err = parseOperand(dst); err != nil {
			return op, err
		}
		if op.X.Root == RootStdout || op.X.Root == RootExit {
			return op, fmt.Errorf("nothing can be stored in %s", op.X)
		}
		if src == nothing && op.X.Root != RootResult {
			return op, nil
		}
		if made, err := parseMade(&op, src); made {
			return op, err
		}
		src, or, ok := strings.Cut(src, " or ")
		if op.Y, err = parseOperand(src); err != nil || !ok {
			return op, err
		}
		other, err := parseOperand(or)
		op.Or = &other
		return op, err
	}
	verb, rest, _ := strings.Cut(text, " ")
	switch verb {
	case "stdout", "exit":
		if rest != "" {
			return op, fmt.Errorf("%s takes no operand", verb)
		}
		op.Kind = OpStdout
		if verb == "exit" {
			op.Kind = OpExit
		}
		return op, nil
	case "write":
		op.Kind = OpWrite
	case "hand":
		op.Kind = OpHand
	case "call":
		op.Kind = OpCall
		if x, with, ok := strings.Cut(rest, " with "); ok {
			rest = x
			op.With, err = parseOperands(with)
		} else if x, into, ok := strings.Cut(rest, " into "); ok {
			rest = x
			op.Into, err = parseOperands(into)
		}
		if err != nil {
			return op, err
		}
	case "go":
		op.Kind = OpGo
	case "invoke":
		op.Kind = OpInvoke
		var with string
		if rest, with, _ = strings.Cut(rest, " with "); with != "" {
			if op.Part, err = parsePart(with); err != nil {
				return op, err
			}
		}
		dot := strings.LastIndexByte(rest, '.')
		if dot < 0 || !token.IsIdentifier(Named(rest[dot+1:])) {
			return op, fmt.Errorf("no method to invoke")
		}
		rest, op.Method = rest[:dot], rest[dot+1:]
	default:
		return op, fmt.Errorf("unknown statement %q", verb)
	}
	op.X, err = parseOperand(rest)
	return op, err
}

// parsePart parses what is known of an argument.
func parsePart(text string) (p Part, err error) {
	place, value, is := strings.Cut(text, " is ")
	if is {
		p.Value, err = strconv.ParseInt(value, 10, 64)
	} else {
		place, value, _ = strings.Cut(text, " as ")
		p.Given, err = strconv.Atoi(value)
	}
	o, badPlace := parseOperand(place)
	if err != nil || badPlace != nil || o.Root != RootArg || o.Index == 0 || len(o.Path) != 1 || !is && p.Given <= 0 {
		return p, fmt.Errorf("%q is not of the form ARG.FIELD is VALUE or ARG.FIELD as ARG", text)
	}
	p.Arg, p.Field = o.Index, o.Path[0]
	return p, nil
}

// parseMade parses what is stored of a function that the row makes, and reports whether it is that.
func parseMade(op *Op, src string) (made bool, err error) {
	verb, rest, _ := strings.Cut(src, " ")
	switch verb {
	case "yield":
		op.Kind = OpYield
		op.With, err = parseOperands(rest)
	case "pull":
		op.Kind = OpPull
		op.Y, err = parseOperand(rest)
	default:
		return false, nil
	}
	if err == nil && (op.X.Root != RootResult || len(op.X.Path) > 0) {
		err = fmt.Errorf("a function is stored in %s, which is no result", op.X)
	}
	return true, err
}

// parseOperands parses a list of operands, of which some are of no interest.
func parseOperands(text string) ([]Operand, error) {
	var list []Operand
	for _, text := range strings.Split(text, ", ") {
		var o Operand
		if text != nothing {
			var err error
			if o, err = parseOperand(text); err != nil {
				return nil, err
			}
		}
		list = append(list, o)
	}
	return list, nil
}

func parseCond(text string) (c Cond, err error) {
	if place, ok := strings.CutPrefix(text, "below "); ok {
		o, err := parseOperand(place)
		if err != nil || o.Root != RootArg || len(o.Path) != 1 || !token.IsExported(o.Path[0]) {
			return c, fmt.Errorf("condition %q names no field of an argument", text)
		}
		return Cond{Arg: o.Index, Below: o.Path[0]}, nil
	}
	arg, some := strings.CutPrefix(text, "some ")
	arg, value, equal := strings.Cut(arg, "==")
	if some == equal {
		return c, fmt.Errorf("condition %q is not of the form ARG==VALUE, some ARG or below ARG.FIELD", text)
	}
	c.Some = some
	if c.Arg, err = strconv.Atoi(arg); err != nil || c.Arg < 0 {
		return c, fmt.Errorf("condition %q names no argument", text)
	}
	switch {
	case some:
	case strings.HasPrefix(value, "$"):
		c.Global, err = parseVariable(value)
	default:
		if c.Value, err = strconv.ParseInt(value, 10, 64); err != nil {
			err = fmt.Errorf("condition %q has no integer", text)
		}
	}
	return c, err
}

// parseVariable parses the name of a global that is meant as a whole.
func parseVariable(text string) (string, error) {
	o, err := parseOperand(text)
	if err != nil || o.Root != RootGlobal || len(o.Path) > 0 {
		return "", fmt.Errorf("%q is no variable", text)
	}
	return o.Global, nil
}

func parseOperand(text string) (o Operand, err error) {
	end := strings.IndexAny(text, ".[(")
	if strings.HasPrefix(text, "$") { // the name of a global has a dot of its own
		if end < 0 {
			return o, fmt.Errorf("global %q is not of the form $pkg.name", text)
		}
		if i := strings.IndexAny(text[end+1:], ".[("); i >= 0 {
			end += 1 + i
		} else {
			end = len(text)
		}
	}
	if end < 0 {
		end = len(text)
	}
	root, path := text[:end], text[end:]
	switch {
	case root == "stdout":
		o.Root = RootStdout
	case root == "exit":
		o.Root = RootExit
	case strings.HasPrefix(root, "$"):
		pkg, name, _ := strings.Cut(root[1:], ".")
		if !token.IsIdentifier(pkg) || !token.IsIdentifier(name) {
			return o, fmt.Errorf("global %q is not of the form $pkg.name", root)
		}
		o.Root, o.Global = RootGlobal, root[1:]
	case root == "r":
		o.Root = RootResult
	default:
		o.Root = RootArg
		digits, isResult := strings.CutPrefix(root, "r")
		if isResult {
			o.Root = RootResult
		}
		if o.Index, err = strconv.Atoi(digits); err != nil || o.Index < 0 {
			return o, fmt.Errorf("unknown operand %q", root)
		}
	}
	if (o.Root == RootStdout || o.Root == RootExit) && path != "" {
		return o, fmt.Errorf("%s has no parts", root)
	}
	o.Path, err = parsePath(path)
	return o, err
}

func parsePath(text string) ([]string, error) {
	var path []string
	for text != "" {
		if strings.HasPrefix(text, Elem) || strings.HasPrefix(text, Result) {
			path, text = append(path, text[:2]), text[2:]
			continue
		}
		if text[0] != '.' {
			return nil, fmt.Errorf("bad path at %q", text)
		}
		name := text[1:]
		if i := strings.IndexAny(name, ".[("); i >= 0 {
			name = name[:i]
		}
		if !token.IsIdentifier(name) {
			return nil, fmt.Errorf("bad field name %q", name)
		}
		path, text = append(path, name), text[1+len(name):]
	}
	return path, nil
}
