//===- SignatureScan.cpp - Intrinsics with a wrong signature ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrashBoundary.h"
#include "Scan.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace opennvvm {

static bool isWrong(const Function &F) {
  Intrinsic::ID ID = F.getIntrinsicID();
  if (ID == Intrinsic::not_intrinsic)
    return false;
  SmallVector<Type *, 4> Overloads;
  return !Intrinsic::getIntrinsicSignature(ID, F.getFunctionType(), Overloads);
}

bool checkSignatures(const Module &M, DiagnosticEngine &Diags) {
  if (!Diags.isEnabled(Rule::IntrinsicSignature))
    return true;
  bool Fine = true;
  for (const Function &F : M)
    if (F.isDeclaration() && isWrong(F)) {
      Diags.report(Rule::IntrinsicSignature, F, {F.getName().str()});
      Fine = false;
    }
  return Fine;
}

/// A module that calls \p F once, as text; empty when a value of some
/// parameter cannot be written down.
static std::string callOf(const Function &F, StringRef Declaration) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << Declaration << "\ndefine void @caller() {\n  call ";
  F.getReturnType()->print(OS);
  OS << " @" << F.getName() << "(";
  ListSeparator Comma;
  for (const Argument &A : F.args()) {
    if (A.getType()->isMetadataTy())
      return {};
    OS << Comma;
    A.getType()->print(OS);
    OS << " poison";
  }
  OS << ")\n  ret void\n}\n";
  return Text;
}

/// Whether a single call of the intrinsic that \p Line declares is enough to
/// bring LLVM's reader down. Whatever crashes is left behind, not torn down.
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
        Name = F.getName().str();
        Text = callOf(F, Line);
      }
  });
  if (Declared)
    return Line.split('@').second.split('(').first.str();
  CrashResult Called = runGuarded([&] {
    SMDiagnostic Error;
    parseAssemblyString(Text, Error, *Context).reset();
  });
  if (Called)
    return Name;
  delete Context;
  return {};
}

bool findFatalSignatures(StringRef Text, DiagnosticEngine &Diags) {
  unsigned Number = 0;
  bool Found = false;
  while (!Text.empty()) {
    StringRef Line;
    std::tie(Line, Text) = Text.split('\n');
    ++Number;
    Line = Line.rtrim();
    if (!Line.starts_with("declare") || !Line.contains("@llvm."))
      continue;
    // Attribute groups are defined elsewhere.
    std::string Name = fatalIntrinsic(Line.take_until([](char C) {
                                            return C == '#' || C == ';';
                                          }).rtrim());
    if (Name.empty())
      continue;
    Diags.reportText(Rule::IntrinsicSignature,
                     {Number, 1, Number, unsigned(Line.size()) + 1}, {Name});
    Found = true;
  }
  return Found && Diags.isEnabled(Rule::IntrinsicSignature);
}

} // namespace opennvvm
