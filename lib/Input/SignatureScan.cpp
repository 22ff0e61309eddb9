//===- SignatureScan.cpp - Intrinsics with a wrong signature ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scan.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace opennvvm {

/// Whether a module of the declaration \p Line alone has an intrinsic whose
/// type is not LLVM's. Nothing calls it there, so nothing is rewritten.
static StringRef wronglyDeclared(StringRef Line, LLVMContext &Context,
                                 std::string &Name) {
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseAssemblyString(Line, Error, Context);
  if (!M)
    return {};
  for (Function &F : *M) {
    Intrinsic::ID ID = F.getIntrinsicID();
    SmallVector<Type *, 4> Overloads;
    if (ID == Intrinsic::not_intrinsic ||
        Intrinsic::getIntrinsicSignature(&F, Overloads))
      continue;
    Name = F.getName().str();
    return Name;
  }
  return {};
}

bool findWrongSignatures(StringRef Text, DiagnosticEngine &Diags) {
  LLVMContext Context;
  unsigned Number = 0;
  bool Found = false;
  while (!Text.empty()) {
    StringRef Line;
    std::tie(Line, Text) = Text.split('\n');
    ++Number;
    if (!Line.starts_with("declare") || !Line.contains("@llvm."))
      continue;
    // Attribute groups are defined elsewhere.
    Line = Line.substr(0, Line.find('#')).rtrim();
    std::string Name;
    if (wronglyDeclared(Line, Context, Name).empty())
      continue;
    Diags.reportText(Rule::IntrinsicSignature,
                     {Number, 1, Number, unsigned(Line.size()) + 1}, {Name});
    Found = true;
  }
  return Found;
}

} // namespace opennvvm
