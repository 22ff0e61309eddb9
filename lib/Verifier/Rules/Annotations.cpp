//===- Annotations.cpp - The form of !nvvm.annotations --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Annotations.h"
#include "Rules/Misspelled.h"
#include "Target/Annotation.h"
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

static void checkAnnotation(RuleContext &Ctx, const NamedMDNode &Named,
                            const MDNode &Node, unsigned Index) {
  SmallVector<std::string, 1> Where = {"in entry " + utostr(Index)};
  unsigned N = Node.getNumOperands();
  // A null operand referred to something that was deleted.
  const Metadata *First = N ? Node.getOperand(0).get() : nullptr;
  auto *Constant = dyn_cast_or_null<ConstantAsMetadata>(First);
  const Value *Subject = Constant ? Constant->getValue() : nullptr;
  auto *About = dyn_cast_or_null<GlobalValue>(Subject);
  if (N == 0 || (First && !isa_and_nonnull<GlobalValue>(Subject) &&
                 !isa_and_nonnull<ConstantPointerNull>(Subject)))
    Ctx.report(Rule::MiscAnnotationOperand0, Named, {}, Where);
  if (N != 0 && N % 2 == 0)
    Ctx.report(Rule::MiscAnnotationPairs, Named, {}, Where);
  for (unsigned I = 1; I + 1 < N; I += 2) {
    auto *Key = dyn_cast_or_null<MDString>(Node.getOperand(I).get());
    if (!Key) {
      Ctx.report(Rule::MiscAnnotationKey, Named, {}, Where);
      continue;
    }
    const AnnotationKey *Row = findAnnotationKey(Key->getString());
    if (StringRef Meant = meantKey(Key->getString()); !Meant.empty())
      reportMisspelled(Ctx, "nvvm.annotations key", Key->getString(), Meant,
                       Place::annotation(Named, About, Key->getString()));
    else if (!Row)
      Ctx.report(Rule::MiscAnnotationUnknownKey,
                 Place::annotation(Named, About, Key->getString()),
                 {Key->getString().str()}, Where);
    if (!isValue(Node.getOperand(I + 1).get()))
      Ctx.report(Rule::MiscAnnotationValue, Named, {}, Where);
    if (Row && Row->Says == Annotation::Kernel &&
        isa_and_nonnull<GlobalVariable>(Subject))
      Ctx.report(Rule::MiscAnnotationKernelOnVariable, Named,
                 {Key->getString().str()}, Where);
  }
}

void checkAnnotations(RuleContext &Ctx) {
  const NamedMDNode *Named = Ctx.M.getNamedMetadata(AnnotationsName);
  if (!Named)
    return;
  for (unsigned I = 0; I < Named->getNumOperands(); ++I)
    checkAnnotation(Ctx, *Named, *Named->getOperand(I), I);
}

} // namespace opennvvm::verifier
