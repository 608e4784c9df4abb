// Package position carries places in the source from one package to another.
//
// A fact cannot hold a token.Pos, which means nothing in another package's
// file set, nor an absolute path, which would put the machine's folders into
// the go command's cache. It holds a [Site]: package path, base file name and
// line. [Of] makes one; a [Resolver] makes a position of it again, one that
// can stand among a diagnostic's Related, as far as the file can be known:
//
//   - A site in the package under analysis is the start of that line.
//   - A package of the pass's own module has its directory where its import
//     path says, counted from the package under analysis.
//   - Where the pass does not name its module, a package has the directory
//     where the type checker saw an object of it, if that directory and the
//     one of the package under analysis lie in one tree, laid out as their
//     import paths are.
//   - A package of another module has no position: its files may not be on
//     this machine, and are not for the reader to change. A message names
//     the site itself.
//
// Positions that come with export data lie in files of which nothing is known
// but how long they are at least, so that most lines of theirs have no start.
// A Resolver adds files of its own to the pass's file set instead.
//
// [Decl] and [Around] tell what is around a position of the package itself, and
// [SameModule] which packages are of its module.
package position
