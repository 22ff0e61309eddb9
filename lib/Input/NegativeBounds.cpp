//===- NegativeBounds.cpp - Launch bounds as they were written ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's readers turn the launch bounds of !nvvm.annotations into attributes of
// the function and thereby change i32 -1 into "4294967295", a number that
// nobody wrote. The number as written is restored in the attribute, so that
// findings show it.
//
//===----------------------------------------------------------------------===//

#include "NegativeBounds.h"
#include "Support/IRText.h"
#include "Target/Kernel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

NegativeBounds negativeBounds(const Module &M) {
  NegativeBounds Found;
  const NamedMDNode *Named = M.getNamedMetadata(AnnotationsName);
  if (!Named)
    return Found;
  for (const MDNode *Node : Named->operands()) {
    unsigned N = Node->getNumOperands();
    auto *About =
        N ? mdconst::dyn_extract_or_null<Function>(Node->getOperand(0))
          : nullptr;
    if (!About)
      continue;
    for (unsigned I = 1; I + 1 < N; I += 2) {
      auto *Key = dyn_cast_or_null<MDString>(Node->getOperand(I).get());
      auto *Value =
          mdconst::dyn_extract_or_null<ConstantInt>(Node->getOperand(I + 1));
      if (Key && Value && Value->isNegative() &&
          boundAttribute(Key->getString()))
        Found.push_back({About->getName().str(), Key->getString().str(),
                         toString(Value->getValue(), 10, /*Signed=*/true)});
    }
  }
  return Found;
}

void restoreBounds(Module &M, const NegativeBounds &Bounds) {
  for (const NegativeBound &B : Bounds) {
    Function *F = M.getFunction(B.Function);
    std::optional<BoundAttribute> Of = boundAttribute(B.Key);
    if (!F || !Of || !F->hasFnAttribute(Of->Name))
      continue;
    SmallVector<StringRef, 3> Pieces;
    StringRef Value = F->getFnAttribute(Of->Name).getValueAsString();
    Value.split(Pieces, ',');
    if (Of->Dimension >= Pieces.size())
      continue;
    Pieces[Of->Dimension] = B.Value;
    F->addFnAttr(Of->Name, join(Pieces, ","));
  }
}

/// Whether \p Value contains a number that may have been negative.
static bool isSuspicious(StringRef Value) {
  SmallVector<StringRef, 3> Pieces;
  Value.split(Pieces, ',');
  return any_of(Pieces, [](StringRef Piece) {
    uint64_t N;
    return !Piece.getAsInteger(10, N) && N > INT32_MAX;
  });
}

void restoreBounds(Module &M, StringRef Text) {
  std::optional<Outline> Lines;
  NegativeBounds Bounds;
  SmallVector<StringRef, 16> Keys = boundKeys();
  for (const Function &F : M) {
    if (!F.getAttributes().hasFnAttrs())
      continue;
    for (StringRef Key : Keys) {
      Attribute A = F.getFnAttribute(boundAttribute(Key)->Name);
      if (!A.isValid() || !isSuspicious(A.getValueAsString()))
        continue;
      if (!Lines)
        Lines.emplace(Text);
      Span Pair = findAnnotation(Text, *Lines, AnnotationsName, F.getName(),
                                 [&](StringRef Found) { return Found == Key; });
      StringRef Written = Text.slice(Pair.Begin, Pair.End).rsplit(' ').second;
      if (Written.starts_with("-"))
        Bounds.push_back({F.getName().str(), Key.str(), Written.str()});
    }
  }
  restoreBounds(M, Bounds);
}

} // namespace opennvvm
