//===- SignatureScan.cpp - Intrinsics with the wrong signature ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scan.h"
#include "Support/CrashBoundary.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace opennvvm {

static bool isWrong(const Function &F) {
  Intrinsic::ID ID = F.getIntrinsicID();
  // LLVM's auto-upgrade renames an old declaration with this suffix.
  if (ID == Intrinsic::not_intrinsic || F.getName().ends_with(".old"))
    return false;
  SmallVector<Type *, 4> Overloads;
  return !Intrinsic::getIntrinsicSignature(ID, F.getFunctionType(), Overloads);
}

IntrinsicNames wrongSignatures(const Module &M) {
  IntrinsicNames Wrong;
  for (const Function &F : M)
    // LLVM leaves the old declaration behind after rewriting its calls.
    if (F.isDeclaration() && !F.use_empty() && isWrong(F))
      Wrong.push_back(F.getName().str());
  return Wrong;
}

TextRange findDeclaration(StringRef Text, StringRef Name) {
  for (const std::string &Spelling :
       {("@" + Name + "(").str(), ("@\"" + Name + "\"(").str()})
    for (size_t At = findText(Text, Spelling); At != StringRef::npos;
         At = findText(Text, Spelling, At + 1)) {
      size_t LineStart = Text.take_front(At).rfind('\n') + 1;
      if (!Text.slice(LineStart, At).ltrim().starts_with("declare"))
        continue;
      unsigned Number = unsigned(Text.take_front(At).count('\n')) + 1;
      unsigned Column = unsigned(At - LineStart) + 1;
      return {Number, Column, Number, Column + unsigned(Spelling.size()) - 1};
    }
  return {};
}

//===----------------------------------------------------------------------===//
// Intrinsics of older LLVM
//===----------------------------------------------------------------------===//

/// The name of the function that \p Line declares, without quotes.
static StringRef declaredName(StringRef Line) {
  StringRef Name = Line.split('@').second;
  return Name.consume_front("\"") ? Name.split('"').first
                                  : Name.split('(').first.rtrim();
}

namespace {
/// Old intrinsics whose calls LLVM rewrites without checking the operands; with
/// more operands than it expects, a call would silently mean something else.
struct OldIntrinsic {
  StringLiteral Prefix; ///< After "llvm.nvvm.".
  uint8_t Arguments;
  bool IsWhole = false; ///< Whether nothing may follow.
};
} // namespace

// The first prefix that matches decides.
static constexpr OldIntrinsic OldIntrinsics[] = {
    {"abs.i", 1},
    {"abs.ll", 1},
    {"atomic.load.", 2},
    {"barrier0.", 1},
    {"barrier0", 0},
    {"barrier", 2, true},
    {"barrier.n", 1, true},
    {"barrier.sync", 1, true},
    {"barrier.sync.cnt", 2, true},
    {"bitcast.", 1},
    {"brev", 1},
    {"clz.", 1},
    {"fabs.", 1},
    {"h2f", 1},
    {"ldg.global.", 2},
    {"max.i", 2},
    {"max.ll", 2},
    {"max.s", 2},
    {"max.u", 2},
    {"min.i", 2},
    {"min.ll", 2},
    {"min.s", 2},
    {"min.u", 2},
    {"popc.", 1},
    {"ptr.constant.to", 1},
    {"ptr.gen.to", 1},
    {"ptr.global.to", 1},
    {"ptr.local.to", 1},
    {"ptr.shared.to", 1},
    {"rotate.", 2},
    {"swap.lo.hi", 1},
};

/// Whether LLVM would rewrite calls of \p Name as if it had another number of
/// parameters than \p Count.
static bool isMistaken(StringRef Name, unsigned Count) {
  StringRef Rest = Name;
  if (!Rest.consume_front("llvm.nvvm.") || Intrinsic::lookupIntrinsicID(Name))
    return false;
  for (const OldIntrinsic &Old : OldIntrinsics)
    if (Old.IsWhole ? Rest == Old.Prefix : Rest.starts_with(Old.Prefix))
      return Count != Old.Arguments;
  return false;
}

/// The number of parameters at the start of \p Text, such as "(i32, ptr
/// addrspace(1))".
static unsigned countParameters(StringRef Text) {
  unsigned Depth = 0, Commas = 0;
  bool Any = false;
  for (char C : Text) {
    if (StringRef("([{<").contains(C)) {
      ++Depth;
      continue;
    }
    if (StringRef(")]}>").contains(C) && --Depth == 0)
      break;
    Commas += C == ',' && Depth == 1;
    Any |= !isSpace(C);
  }
  return Any ? Commas + 1 : 0;
}

IntrinsicNames scanOldIntrinsics(StringRef Text) {
  IntrinsicNames Wrong;
  size_t From = 0;
  for (size_t At = findText(Text, "declare"); At != StringRef::npos;
       At = findText(Text, "declare", From)) {
    From = At + 1;
    StringRef Line = Text.drop_front(At).take_until(
        [](char C) { return C == '\n' || C == '\r'; });
    StringRef Name = declaredName(Line);
    if ((At && Text[At - 1] != '\n') || !Name.starts_with("llvm.nvvm."))
      continue;
    From = At + Line.size();
    size_t Paren = Line.find('(', Name.end() - Line.begin());
    if (Paren != StringRef::npos &&
        isMistaken(Name, countParameters(Line.drop_front(Paren))))
      Wrong.push_back(Name.str());
  }
  return Wrong;
}

IntrinsicNames scanOldIntrinsics(const Module &M) {
  IntrinsicNames Wrong;
  for (const Function &F : M)
    if (F.isDeclaration() && isMistaken(F.getName(), F.arg_size()))
      Wrong.push_back(F.getName().str());
  return Wrong;
}

//===----------------------------------------------------------------------===//
// After a crash
//===----------------------------------------------------------------------===//

/// A module, as text, with one call of \p F under \p Name; empty if the value
/// of some parameter cannot be written.
static std::string callOf(const Function &F, StringRef Name,
                          StringRef Declaration) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << Declaration << "\ndefine void @caller() {\n  call ";
  F.getReturnType()->print(OS);
  OS << " @" << Name << "(";
  ListSeparator Comma;
  for (const Argument &A : F.args()) {
    if (A.getType()->isMetadataTy())
      return {};
    OS << Comma;
    A.getType()->print(OS);
    OS << " zeroinitializer";
  }
  OS << ")\n  ret void\n}\n";
  return Text;
}

/// The intrinsic that \p Line declares, if it is an old one of which a single
/// call crashes LLVM's reader or makes it create invalid IR. After a crash,
/// objects are leaked, not destroyed.
static std::string fatalIntrinsic(StringRef Line) {
  std::string Name, Text;
  auto *Context = new LLVMContext;
  CrashResult Declared = runGuarded([&] {
    SMDiagnostic Error;
    std::unique_ptr<Module> M = parseAssemblyString(Line, Error, *Context);
    if (!M)
      return;
    for (Function &F : *M)
      if (F.isDeclaration() && Text.empty()) {
        // LLVM renames what it rewrites.
        Name = declaredName(Line).str();
        Text = callOf(F, Name, Line);
      }
  });
  if (Declared)
    return declaredName(Line).str();
  bool Broken = false;
  CrashResult Called = runGuarded([&] {
    SMDiagnostic Error;
    std::unique_ptr<Module> M = parseAssemblyString(Text, Error, *Context);
    Broken = M && verifyModule(*M);
  });
  if (Called)
    return Name;
  delete Context;
  return Broken && !Intrinsic::lookupIntrinsicID(Name) ? Name : "";
}

IntrinsicNames findFatalSignatures(StringRef Text) {
  IntrinsicNames Fatal;
  while (!Text.empty()) {
    StringRef Line;
    std::tie(Line, Text) = Text.split('\n');
    Line = Line.trim();
    if (!Line.starts_with("declare") ||
        !declaredName(Line).starts_with("llvm."))
      continue;
    // Attribute groups are defined elsewhere.
    std::string Name = fatalIntrinsic(
        Line.take_until([](char C) { return C == '#' || C == ';'; }).rtrim());
    if (!Name.empty())
      Fatal.push_back(std::move(Name));
  }
  return Fatal;
}

} // namespace opennvvm
