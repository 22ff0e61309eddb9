//===- PointerOrigin.cpp - What a pointer points into ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PointerOrigin.h"
#include "Catalog/DeviceFunction.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::verifier {

/// The pointers that \p V may be, or that it is computed from by an offset or
/// cast; none if \p V is the origin.
static SmallVector<const Value *, 4> step(const Value *V) {
  if (isa<AddrSpaceCastOperator, BitCastOperator, FreezeInst>(V))
    return {cast<User>(V)->getOperand(0)};
  if (auto *GEP = dyn_cast<GEPOperator>(V))
    return {GEP->getPointerOperand()};
  if (auto *Select = dyn_cast<SelectInst>(V))
    return {Select->getTrueValue(), Select->getFalseValue()};
  if (auto *Phi = dyn_cast<PHINode>(V))
    return {Phi->value_op_begin(), Phi->value_op_end()};
  if (auto *Alias = dyn_cast<GlobalAlias>(V))
    return {Alias->getAliasee()};
  // inttoptr of a value that was a pointer just before.
  if (Operator::getOpcode(V) == Instruction::IntToPtr)
    if (auto *Word = dyn_cast<PtrToIntOperator>(cast<User>(V)->getOperand(0)))
      return {Word->getPointerOperand()};
  if (auto *Call = dyn_cast<CallBase>(V))
    if (const Value *Same = Call->getReturnedArgOperand())
      return {Same};
  return {};
}

/// Whether \p Ty alone determines the address space.
static bool isNamedSpace(const Type *Ty) {
  return Ty->isPointerTy() &&
         Ty->getPointerAddressSpace() != AddressSpace::Generic;
}

/// Follows \p Pointer back to its origins. The walk does not go past a value
/// for which \p Stops returns true.
template <typename Predicate>
static void walk(const Value &Pointer, Predicate Stops,
                 SmallVectorImpl<const Value *> &Origins) {
  SmallVector<const Value *, 8> Work = {&Pointer};
  SmallPtrSet<const Value *, 8> Seen;
  while (!Work.empty()) {
    const Value *V = Work.pop_back_val();
    if (!Seen.insert(V).second)
      continue;
    SmallVector<const Value *, 4> Next;
    if (!Stops(V))
      Next = step(V);
    if (Next.empty())
      Origins.push_back(V);
    // The first one is visited first.
    append_range(Work, reverse(Next));
  }
}

void collectOrigins(const Value &Pointer,
                    SmallVectorImpl<const Value *> &Origins) {
  walk(Pointer, [](const Value *) { return false; }, Origins);
}

static PointerOrigin::MemoryTy memoryOf(const Value *V) {
  if (isNamedSpace(V->getType())) {
    unsigned Space = V->getType()->getPointerAddressSpace();
    return Space == AddressSpace::Global || Space == AddressSpace::Const
               ? PointerOrigin::Everyones
               : PointerOrigin::Private;
  }
  // Variables without an address space are moved to global memory.
  if (isa<GlobalObject, ConstantPointerNull, UndefValue>(V))
    return PointerOrigin::Everyones;
  if (isa<AllocaInst>(V))
    return PointerOrigin::Private;
  if (auto *A = dyn_cast<Argument>(V))
    return A->hasByValAttr() ? PointerOrigin::Private : PointerOrigin::Unknown;
  if (auto *Call = dyn_cast<CallBase>(V))
    if (const Function *F = Call->getCalledFunction())
      if (F->isDeclaration() && lookupDeviceFunction(F->getName()).ReturnsHeap)
        return PointerOrigin::Everyones;
  return PointerOrigin::Unknown;
}

PointerOrigin originOf(const Value &Pointer) {
  SmallVector<const Value *, 4> Origins;
  walk(
      Pointer, [](const Value *V) { return isNamedSpace(V->getType()); },
      Origins);
  PointerOrigin Worst;
  for (const Value *V : Origins)
    if (PointerOrigin::MemoryTy Memory = memoryOf(V); Memory > Worst.Memory) {
      Worst.Memory = Memory;
      Worst.From = V;
    }
  return Worst;
}

} // namespace opennvvm::verifier
