//===- PointerIntrinsics.cpp - Intrinsics with a pointer ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PointerIntrinsics.h"
#include "Catalog/Intrinsic.h"
#include "Target/TargetCosts.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Without a list of spaces, a row has one kind of pointer, or takes all of
/// them for what an address means by itself.
static bool hasPointer(unsigned ID) {
  const IntrinsicRow *Row = lookupIntrinsic(ID);
  return Row && Row->Spaces != 0 && Row->takesSpace(AddressSpace::Generic);
}

static bool setPointer(IntrinsicInst &I, Value &Pointer) {
  const IntrinsicRow *Row = lookupIntrinsic(I.getIntrinsicID());
  auto *Ty = cast<PointerType>(Pointer.getType());
  if (!Row || !Row->takesSpace(Ty->getAddressSpace()))
    return false;
  FunctionType *Old = I.getFunctionType();
  SmallVector<Type *, 4> Parameters(Old->params());
  Parameters.front() = Ty;
  auto *New = FunctionType::get(Old->getReturnType(), Parameters, false);
  SmallVector<Type *, 4> Overloads;
  if (!Intrinsic::getIntrinsicSignature(I.getIntrinsicID(), New, Overloads))
    return false;
  I.setCalledFunction(Intrinsic::getOrInsertDeclaration(
      I.getModule(), I.getIntrinsicID(), Overloads));
  I.setArgOperand(0, &Pointer);
  return true;
}

const PointerIntrinsics CatalogPointers = {hasPointer, setPointer};

} // namespace opennvvm::prepare
