package flow

// query asks something of a package after its evaluation, and leaves what is known
// of it as that left it: what is found while starts are entered, one handler's
// arguments in another one's fields for example, holds for these starts. Whoever
// asks first and whoever asks later get the same answers so.
func (p *Package) query(ask func()) {
	if p.asking {
		ask()
		return
	}
	p.asking = true
	defer func() {
		for i := len(p.undos) - 1; i >= 0; i-- {
			p.undos[i]()
		}
		p.asking, p.undos = false, nil
	}()
	ask()
}

// undoing notes how to undo what comes next, if that is part of a query.
func (p *Package) undoing(undo func()) {
	if p.asking {
		p.undos = append(p.undos, undo)
	}
}

// keepSlot notes what a slot holds.
func (p *Package) keepSlot(s *slot) {
	if p.asking {
		was := *s
		p.undoing(func() { *s = was })
	}
}

// keepCell notes what a cell holds.
func (p *Package) keepCell(c *cell) {
	if p.asking {
		n := len(c.atoms)
		p.undoing(func() { c.atoms, c.seen = c.atoms[:n], nil })
	}
}

// keepListed notes whether an interface value stands in a map.
func (p *Package) keepListed(b *boxed) {
	was := b.listed
	p.undoing(func() { b.listed = was })
}
