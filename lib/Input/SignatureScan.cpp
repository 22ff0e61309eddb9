//===- SignatureScan.cpp - Intrinsics with the wrong signature ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SignatureScan.h"
#include "NewerText.h"
#include "OldIntrinsics.h"
#include "Support/CrashBoundary.h"
#include "TextSearch.h"
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

StringRef declaredName(StringRef Line) {
  StringRef Name = Line.split('@').second;
  return Name.consume_front("\"") ? Name.split('"').first
                                  : Name.split('(').first.rtrim();
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

/// Reads \p Line, from which it leaves out what LLVM 22 does not know.
/// \returns null if that is not possible.
static std::unique_ptr<Module> readDeclaration(std::string &Line,
                                               LLVMContext &Context) {
  constexpr unsigned MostLeftOut = 20;
  for (unsigned Tries = 0; Tries < MostLeftOut; ++Tries) {
    SMDiagnostic Error;
    if (std::unique_ptr<Module> M = parseAssemblyString(Line, Error, Context))
      return M;
    std::optional<NewerText> Newer =
        Error.getLineNo() == 1 && Error.getColumnNo() >= 0
            ? findNewerText(Line, Error.getColumnNo(), messageOf(Error))
            : std::nullopt;
    if (!Newer)
      return nullptr;
    for (const Respelling &Edit : reverse(Newer->Edits))
      Line.replace(Edit.Where.Begin, Edit.Where.End - Edit.Where.Begin,
                   Edit.New);
  }
  return nullptr;
}

/// The intrinsic that \p Line declares, if it is an old one of which a single
/// call crashes LLVM's reader or makes it create invalid IR. After a crash,
/// objects are leaked, not destroyed.
static std::string fatalIntrinsic(std::string Line) {
  std::string Name, Text;
  auto *Context = new LLVMContext;
  CrashResult Declared = runGuarded([&] {
    std::unique_ptr<Module> M = readDeclaration(Line, *Context);
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
    StringRef Declared = declaredName(Line);
    if (!Line.starts_with("declare") || !Declared.starts_with("llvm.") ||
        isLeftToUs(Declared))
      continue;
    // Attribute groups are defined elsewhere.
    std::string Name = fatalIntrinsic(
        Line.take_until([](char C) { return C == '#' || C == ';'; })
            .rtrim()
            .str());
    if (!Name.empty())
      Fatal.push_back(std::move(Name));
  }
  return Fatal;
}

} // namespace opennvvm
