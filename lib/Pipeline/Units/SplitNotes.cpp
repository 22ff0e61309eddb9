//===- SplitNotes.cpp - What units say of themselves ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitNotes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

static constexpr StringLiteral LinkageNote = "opennvvm.split.linkage";

void noteStrings(Module &M, StringRef Name, ArrayRef<std::string> Strings) {
  SmallVector<Metadata *, 8> Operands;
  for (const std::string &Text : Strings)
    Operands.push_back(MDString::get(M.getContext(), Text));
  M.getOrInsertNamedMetadata(Name)->addOperand(
      MDTuple::get(M.getContext(), Operands));
}

std::vector<std::string> notedStrings(const Module &M, StringRef Name) {
  std::vector<std::string> Strings;
  const NamedMDNode *Note = M.getNamedMetadata(Name);
  if (!Note || Note->getNumOperands() != 1)
    return Strings;
  for (const MDOperand &Operand : Note->getOperand(0)->operands())
    if (const auto *Text = dyn_cast_or_null<MDString>(Operand.get()))
      Strings.push_back(Text->getString().str());
  return Strings;
}

void noteLinkage(Module &M, ArrayRef<Linkage> Saved) {
  LLVMContext &Context = M.getContext();
  auto Number = [&](unsigned N) {
    return ConstantAsMetadata::get(
        ConstantInt::get(Type::getInt32Ty(Context), N));
  };
  NamedMDNode *Note = M.getOrInsertNamedMetadata(LinkageNote);
  for (const Linkage &Old : Saved)
    Note->addOperand(
        MDTuple::get(Context, {MDString::get(Context, Old.Name),
                               Number(Old.Type), Number(Old.Visibility),
                               Number(Old.HasName), Number(Old.IsDSOLocal)}));
}

std::vector<Linkage> notedLinkage(const Module &M) {
  std::vector<Linkage> Saved;
  for (const MDNode *Old : M.getNamedMetadata(LinkageNote)->operands()) {
    auto Number = [&](unsigned Index, unsigned Max) -> unsigned {
      const auto *N =
          mdconst::dyn_extract_or_null<ConstantInt>(Old->getOperand(Index));
      return N && N->getValue().ule(Max) ? N->getZExtValue() : 0;
    };
    if (Old->getNumOperands() != 5)
      continue;
    if (const auto *Name = dyn_cast_or_null<MDString>(Old->getOperand(0).get()))
      Saved.push_back(
          {Name->getString().str(),
           GlobalValue::LinkageTypes(Number(1, GlobalValue::CommonLinkage)),
           GlobalValue::VisibilityTypes(
               Number(2, GlobalValue::ProtectedVisibility)),
           Number(3, 1) != 0, Number(4, 1) != 0});
  }
  return Saved;
}

void dropNotes(Module &M) {
  for (NamedMDNode &Node : make_early_inc_range(M.named_metadata()))
    if (Node.getName().starts_with("opennvvm.split."))
      Node.eraseFromParent();
}

bool hasNotedLinkage(const Module &M) {
  return M.getNamedMetadata(LinkageNote);
}

} // namespace opennvvm
