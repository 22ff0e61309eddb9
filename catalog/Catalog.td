//===- Catalog.td - Classes of the catalog -----------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each fact about the NVVM IR contract, PTX or a machine is stated once, as a
// record of one of these classes. utils/catalog-tblgen turns the records into
// tables; the code reads the tables and repeats nothing.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG
#define OPENNVVM_CATALOG

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

class Severity<int n> {
  int Level = n;
}
def Off : Severity<0>;
def Note : Severity<1>;
def Warning : Severity<2>;
def Error : Severity<3>;

/// When a rule is asked for that says what legal IR cannot mean. NotALint: in
/// every run, as its severities say. Sure: it only reports what is undefined or
/// wrong whenever it is executed. Possible: it also reports what may be meant.
class LintKind<string level> {
  string Level = level; // An enumerator of LintLevel.
}
def NotALint : LintKind<"Off">;
def Sure : LintKind<"Sure">;
def Possible : LintKind<"All">;

/// A remedy that `nvvmc fix` applies by itself: a function of lib/Fix with the
/// name of the record. `does` continues the sentence "nvvmc fix …".
class FixBuilder<string does> {
  string Does = does;
}

/// Why `nvvmc fix` leaves alone what a rule reports, as a sentence.
class Unmendable<string why> {
  string Why = why;
}

/// One diagnostic. `text` is the documented message, byte for byte; {0}, {1} …
/// are filled in by the code that reports it ("{{" prints a brace).
class Rule<string id, string layer, string text> {
  string ID = id;       // kebab-case, stable
  string Layer = layer; // module, global, function, attribute, instruction …
  string Text = text;
  string LibNVVMText = ""; // the message in profile libnvvm, if it differs

  // Severity per profile.
  Severity NVVM = Off;
  Severity LibNVVM = Off;
  Severity NVPTX = Off;
  Severity Tileiras = Off;

  LintKind Lint = NotALint; // whether `verify` has to be asked for it

  string Why = "";    // why the rule exists, one or two sentences
  string Legal = "";  // what is legal
  string Help = "";   // the remedy printed under the message; {0} … as there
  FixBuilder Fix = ?; // what mends it by construction, or else:
  Unmendable Unmended = ?; // why nothing does
  string Source = ""; // the document and section that states it
  string Bad = "";    // IR that breaks it
  string Good = "";   // the closest legal IR
}

class Severities<Severity nvvm, Severity libnvvm, Severity nvptx,
                 Severity tileiras = Off> {
  Severity NVVM = nvvm;
  Severity LibNVVM = libnvvm;
  Severity NVPTX = nvptx;
  Severity Tileiras = tileiras;
}

#endif // OPENNVVM_CATALOG
