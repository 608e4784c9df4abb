// Package wire writes values as JSON, in the way that package encoding/json
// does, with what the contract asks for on top:
//
//   - nil slices and maps are [] and {} (REQ-F-074);
//   - text holds no terminal escapes, no control characters but tab and
//     newline, and no invalid UTF-8 (REQ-F-007, REQ-F-016, REQ-F-072);
//   - times are in UTC (REQ-F-005), also as keys of maps and in types that embed one and
//     have no form of their own;
//   - lists that are sets are sorted (REQ-F-020);
//   - volatile fields of the top-level object are set aside, others are left
//     out, and so are the fields for people (REQ-F-021).
//
// It writes in one go what a copy of the value and a second encoder would take
// twice the time for.
package wire
