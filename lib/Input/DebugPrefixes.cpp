//===- DebugPrefixes.cpp - Folders that debug information names -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DebugPrefixes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// All nodes of a module's metadata.
class Nodes {
public:
  explicit Nodes(Module &M);

  ArrayRef<MDNode *> all() const { return Found.getArrayRef(); }

private:
  void add(MDNode *Node) {
    if (Node)
      Found.insert(Node);
  }
  void addAttachments(const GlobalObject &GO);
  void addAttachments(const Instruction &I);
  void followOperands();

  SetVector<MDNode *> Found;
};
} // namespace

void Nodes::addAttachments(const GlobalObject &GO) {
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attached;
  GO.getAllMetadata(Attached);
  for (auto [Kind, Node] : Attached)
    add(Node);
}

void Nodes::addAttachments(const Instruction &I) {
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attached;
  // The location is among them.
  I.getAllMetadata(Attached);
  for (auto [Kind, Node] : Attached)
    add(Node);
  for (const DbgRecord &R : I.getDbgRecordRange()) {
    add(R.getDebugLoc().get());
    if (const auto *V = dyn_cast<DbgVariableRecord>(&R))
      add(V->getVariable());
    else if (const auto *L = dyn_cast<DbgLabelRecord>(&R))
      add(L->getLabel());
  }
}

void Nodes::followOperands() {
  // The set grows meanwhile.
  for (size_t I = 0; I < Found.size(); ++I)
    for (const MDOperand &Operand : Found[I]->operands())
      add(dyn_cast_or_null<MDNode>(Operand.get()));
}

Nodes::Nodes(Module &M) {
  for (NamedMDNode &Named : M.named_metadata())
    for (MDNode *Node : Named.operands())
      add(Node);
  for (const GlobalVariable &GV : M.globals())
    addAttachments(GV);
  for (const Function &F : M) {
    addAttachments(F);
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        addAttachments(I);
  }
  followOperands();
}

/// \p Path with the last prefix that matches replaced.
static MDString *mapped(LLVMContext &Context, const MDString &Path,
                        ArrayRef<PathPrefix> Prefixes) {
  SmallString<128> New(Path.getString());
  for (const auto &[Old, Replacement] : reverse(Prefixes))
    if (sys::path::replace_path_prefix(New, Old, Replacement))
      break;
  return MDString::get(Context, New);
}

void mapDebugPrefixes(Module &M, ArrayRef<PathPrefix> Prefixes) {
  if (Prefixes.empty() || M.debug_compile_units().empty())
    return;
  // The first operands of a file are its name and its folder.
  Nodes Metadata(M);
  for (MDNode *Node : Metadata.all())
    if (auto *File = dyn_cast<DIFile>(Node))
      for (unsigned Operand : {0, 1})
        if (const auto *Path =
                cast_or_null<MDString>(File->getOperand(Operand).get()))
          File->replaceOperandWith(Operand,
                                   mapped(M.getContext(), *Path, Prefixes));
}

} // namespace opennvvm
