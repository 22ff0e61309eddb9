//===- Term.td - A word and its meaning --------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// A word called `name`. `value` is what is written behind it, and what a person
/// must fill in is in angle brackets; `meaning` says what it does, as a sentence
/// without its subject.
class Term<string name, string value, string meaning> {
  string Name = name;
  string Value = value;
  string Meaning = meaning;
}
