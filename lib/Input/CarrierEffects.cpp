//===- CarrierEffects.cpp - Attributes of carriers ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Input/CarrierEffects.h"
#include "Catalog/InternalIntrinsic.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

static AttributeList attributesOf(LLVMContext &Context,
                                  CarrierEffects Effects) {
  AttrBuilder B(Context);
  B.addAttribute(Attribute::NoUnwind);
  B.addAttribute(Attribute::NoCallback);
  switch (Effects) {
  case CarrierEffects::Any:
    break;
  case CarrierEffects::Collective:
    B.addMemoryAttr(MemoryEffects::inaccessibleMemOnly());
    [[fallthrough]];
  case CarrierEffects::Convergent:
    B.addAttribute(Attribute::Convergent);
    break;
  case CarrierEffects::Pure:
    B.addMemoryAttr(MemoryEffects::none());
    B.addAttribute(Attribute::WillReturn);
    B.addAttribute(Attribute::Speculatable);
    B.addAttribute(Attribute::NoSync);
    B.addAttribute(Attribute::NoFree);
    break;
  }
  return AttributeList::get(Context, AttributeList::FunctionIndex, B);
}

void setCarrierEffects(Module &M) {
  for (Function &F : M) {
    if (!F.isIntrinsic() || F.getIntrinsicID() != Intrinsic::not_intrinsic)
      continue;
    if (const InternalIntrinsic *Row = findInternalIntrinsic(F);
        Row && Row->isCarrier())
      F.setAttributes(attributesOf(M.getContext(), Row->Effects));
  }
}

} // namespace opennvvm
