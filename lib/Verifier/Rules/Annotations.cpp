//===- Annotations.cpp - The form of !nvvm.annotations --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Vocabulary.h"
#include "Checker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace opennvvm::verifier {

static bool isInteger(const Metadata *MD) {
  auto *Constant = dyn_cast_or_null<ConstantAsMetadata>(MD);
  return Constant && isa<ConstantInt>(Constant->getValue());
}

/// An integer, or a list of integers (grid_constant).
static bool isValue(const Metadata *MD) {
  if (isInteger(MD))
    return true;
  auto *List = dyn_cast_or_null<MDNode>(MD);
  return List && all_of(List->operands(), [](const MDOperand &Op) {
           return isInteger(Op.get());
         });
}

void Checker::checkAnnotation(const NamedMDNode &Named, const MDNode &Node,
                              unsigned Index) {
  SmallVector<std::string, 1> Where = {"in entry " + utostr(Index)};
  unsigned N = Node.getNumOperands();
  // A null operand referred to something that was deleted.
  const Metadata *First = N ? Node.getOperand(0).get() : nullptr;
  auto *Constant = dyn_cast_or_null<ConstantAsMetadata>(First);
  const Value *Subject = Constant ? Constant->getValue() : nullptr;
  auto *About = dyn_cast_or_null<GlobalValue>(Subject);
  if (N == 0 || (First && !isa_and_nonnull<GlobalValue>(Subject) &&
                 !isa_and_nonnull<ConstantPointerNull>(Subject)))
    report(Rule::MiscAnnotationOperand0, Named, {}, Where);
  if (N != 0 && N % 2 == 0)
    report(Rule::MiscAnnotationPairs, Named, {}, Where);
  for (unsigned I = 1; I + 1 < N; I += 2) {
    auto *Key = dyn_cast_or_null<MDString>(Node.getOperand(I).get());
    if (!Key) {
      report(Rule::MiscAnnotationKey, Named, {}, Where);
      continue;
    }
    if (StringRef Meant = meantKey(Key->getString()); !Meant.empty())
      reportMisspelled("nvvm.annotations key", Key->getString(), Meant,
                       Place::annotation(Named, About, Key->getString()));
    else if (!findTerm(TermKind::AnnotationKey, Key->getString()))
      report(Rule::MiscAnnotationUnknownKey,
             Place::annotation(Named, About, Key->getString()),
             {Key->getString().str()}, Where);
    if (!isValue(Node.getOperand(I + 1).get()))
      report(Rule::MiscAnnotationValue, Named, {}, Where);
    if (Key->getString() == "kernel" &&
        isa_and_nonnull<GlobalVariable>(Subject))
      report(Rule::MiscAnnotationKernelOnVariable, Named,
             {Key->getString().str()}, Where);
  }
}

void Checker::checkAnnotations() {
  const NamedMDNode *Named = M.getNamedMetadata("nvvm.annotations");
  if (!Named)
    return;
  for (unsigned I = 0; I < Named->getNumOperands(); ++I)
    checkAnnotation(*Named, *Named->getOperand(I), I);
}

} // namespace opennvvm::verifier
