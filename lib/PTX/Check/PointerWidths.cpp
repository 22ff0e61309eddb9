//===- PointerWidths.cpp - Pointers that no PTX register holds ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PointerWidths.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstIterator.h"
#include <set>

using namespace llvm;

namespace opennvvm::ptx {

/// Why pointers to \p Space are no addresses of PTX; empty when they are.
static std::string problemOf(unsigned Space, const DataLayout &DL) {
  unsigned Bits = DL.getPointerSizeInBits(Space);
  if (Bits != 32 && Bits != 64)
    return "to which the data layout gives " + utostr(Bits) + " bits";
  if (unsigned Index = DL.getIndexSizeInBits(Space); Index != Bits)
    return "to which the data layout gives " + utostr(Bits) +
           " bits and offsets of " + utostr(Index);
  if (Bits > DL.getPointerSizeInBits(AddressSpace::Generic))
    return "which the data layout makes wider than generic pointers";
  return "";
}

namespace {

/// Collects the address spaces of all pointers that a module computes with.
class PointerWalk {
public:
  std::set<unsigned> run(const Module &M);

private:
  void note(const Type *Ty);
  void note(const Value &V);
  void noteConstants();

  std::set<unsigned> Spaces;
  SmallPtrSet<const Type *, 16> SeenTypes;
  SmallPtrSet<const Constant *, 32> SeenConstants;
  SmallVector<const Constant *, 16> Work;
};

} // namespace

void PointerWalk::note(const Type *Ty) {
  if (!SeenTypes.insert(Ty).second)
    return;
  if (auto *Pointer = dyn_cast<PointerType>(Ty))
    Spaces.insert(Pointer->getAddressSpace());
  for (const Type *Part : Ty->subtypes())
    note(Part);
}

void PointerWalk::note(const Value &V) {
  note(V.getType());
  if (auto *C = dyn_cast<Constant>(&V); C && SeenConstants.insert(C).second)
    Work.push_back(C);
}

void PointerWalk::noteConstants() {
  while (!Work.empty()) {
    const Constant *C = Work.pop_back_val();
    // Variables and functions are looked at by themselves.
    if (!isa<GlobalValue>(C))
      for (const Use &U : C->operands())
        note(*U);
  }
}

std::set<unsigned> PointerWalk::run(const Module &M) {
  for (const GlobalVariable &GV : M.globals()) {
    note(GV);
    note(GV.getValueType());
    if (GV.hasInitializer())
      note(*GV.getInitializer());
  }
  for (const Function &F : M) {
    if (F.isDeclaration() && F.use_empty())
      continue;
    note(F);
    note(F.getFunctionType());
    for (const Instruction &I : instructions(F)) {
      note(I.getType());
      for (const Use &U : I.operands())
        note(*U);
    }
  }
  noteConstants();
  return std::move(Spaces);
}

/// Whether \p DL has pointers that need to be looked for. What it does not
/// mention is as the generic ones are.
static bool mentionsOdd(const DataLayout &DL) {
  SmallVector<StringRef, 16> Components;
  StringRef(DL.getStringRepresentation()).split(Components, '-');
  return any_of(Components, [&](StringRef Text) {
    if (!Text.consume_front("p"))
      return false;
    // Letters of newer layouts stand before the space.
    Text = Text.drop_until(isDigit);
    unsigned Space = 0;
    return !Text.consumeInteger(10, Space) && !problemOf(Space, DL).empty();
  });
}

void findBadPointers(const Module &M,
                     function_ref<void(unsigned, StringRef)> Found) {
  const DataLayout &DL = M.getDataLayout();
  std::string Generic = problemOf(AddressSpace::Generic, DL);
  if (!Generic.empty())
    return Found(AddressSpace::Generic, Generic);
  if (!mentionsOdd(DL))
    return;
  for (unsigned Space : PointerWalk().run(M))
    if (std::string Why = problemOf(Space, DL); !Why.empty())
      Found(Space, Why);
}

} // namespace opennvvm::ptx
