//===- Attachments.cpp - Metadata of instructions with holes --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's verifier and its loop passes cast the operands of some metadata
// without asking whether they are null.
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "Support/SourceMap.h"
#include "opennvvm/Input/Input.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

// The kinds whose operands are cast.
static constexpr unsigned CastKinds[] = {
    LLVMContext::MD_alias_scope,
    LLVMContext::MD_noalias,
    LLVMContext::MD_access_group,
    LLVMContext::MD_mem_parallel_loop_access,
    LLVMContext::MD_loop,
    LLVMContext::MD_align,
    LLVMContext::MD_dereferenceable,
    LLVMContext::MD_dereferenceable_or_null,
    LLVMContext::MD_annotation,
    LLVMContext::MD_memprof,
    LLVMContext::MD_callsite,
    LLVMContext::MD_mmra,
};

namespace {
/// Finds attachments with null operands.
class Attachments {
public:
  /// Whether no list that \p N reaches has a null operand.
  bool isWhole(const MDNode &N);

private:
  SmallPtrSet<const MDNode *, 16> Whole;
};
} // namespace

bool Attachments::isWhole(const MDNode &N) {
  if (Whole.contains(&N))
    return true;
  SmallVector<const MDNode *, 16> Reached = {&N};
  SmallPtrSet<const MDNode *, 16> Seen = {&N};
  for (size_t Next = 0; Next < Reached.size(); ++Next)
    for (const MDOperand &Op : Reached[Next]->operands()) {
      if (!Op)
        return false;
      // Nodes of debug information may have null operands.
      auto *Part = dyn_cast<MDTuple>(Op.get());
      if (Part && !Whole.contains(Part) && Seen.insert(Part).second)
        Reached.push_back(Part);
    }
  Whole.insert(Reached.begin(), Reached.end());
  return true;
}

/// Whether \p N consists of pairs of a call stack and something else, as LLVM's
/// verifier takes for granted.
static bool isMemoryProfile(const MDNode &N) {
  return all_of(N.operands(), [](const MDOperand &Op) {
    auto *Block = dyn_cast<MDNode>(Op.get());
    return Block && Block->getNumOperands() >= 2 &&
           isa<MDNode>(Block->getOperand(0).get());
  });
}

void dropBrokenAttachments(LoadedModule &L) {
  Attachments Found;
  SmallVector<std::pair<unsigned, MDNode *>, 4> Held;
  SmallVector<StringRef, 64> Names;
  for (Function &F : *L.Module)
    for (Instruction &I : instructions(F)) {
      if (!I.hasMetadataOtherThanDebugLoc())
        continue;
      Held.clear();
      I.getAllMetadataOtherThanDebugLoc(Held);
      for (auto [Kind, N] : Held) {
        if (!is_contained(CastKinds, Kind) ||
            (Found.isWhole(*N) &&
             (Kind != LLVMContext::MD_memprof || isMemoryProfile(*N))))
          continue;
        I.setMetadata(Kind, nullptr);
        if (Names.empty())
          I.getContext().getMDKindNames(Names);
        ReadFinding Bad;
        Bad.ID = Bad.Instead = Rule::MiscLlvmVerifier;
        Bad.Range = L.Map->find(I);
        Bad.Args = Bad.InsteadArgs = {("an operand of !" + Names[Kind] +
                                       " is missing or of the wrong kind")
                                          .str()};
        if (!Bad.Range.isValid())
          Bad.Details.push_back(("in @" + F.getName()).str());
        L.Findings.push_back(std::move(Bad));
      }
    }
}

} // namespace opennvvm
