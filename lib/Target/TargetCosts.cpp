//===- TargetCosts.cpp - Target information for LLVM's passes -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/TargetCosts.h"
#include "opennvvm/Target/Target.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TargetTransformInfoImpl.h"

using namespace llvm;

namespace opennvvm {

namespace {
class PTXTargetInfo final
    : public TargetTransformInfoImplCRTPBase<PTXTargetInfo> {
public:
  PTXTargetInfo(const DataLayout &DL, bool HasWideAccess)
      : TargetTransformInfoImplCRTPBase(DL), HasWideAccess(HasWideAccess) {}

  unsigned getFlatAddressSpace() const override {
    return AddressSpace::Generic;
  }

  bool hasBranchDivergence(const Function * = nullptr) const override {
    return true;
  }

  /// A module is compiled for one machine. Libraries name others, or features
  /// of their own.
  bool areInlineCompatible(const Function *, const Function *) const override {
    return true;
  }
  bool areTypesABICompatible(const Function *, const Function *,
                             ArrayRef<Type *>) const override {
    return true;
  }

  /// ld.volatile and st.volatile support these spaces; no other thread writes
  /// to the others.
  bool hasVolatileVariant(Instruction *I, unsigned Space) const override {
    return isa<LoadInst, StoreInst>(I) && Space <= AddressSpace::Shared;
  }

  /// [register + 32-bit immediate], [symbol + immediate].
  bool isLegalAddressingMode(Type *, GlobalValue *Base, int64_t Offset,
                             bool HasRegister, int64_t Scale, unsigned,
                             Instruction * = nullptr,
                             int64_t = 0) const override {
    if (!isInt<32>(Offset))
      return false;
    if (Base)
      return !HasRegister && Scale == 0;
    return Scale == 0 || (Scale == 1 && !HasRegister);
  }

  /// The most that a vector access moves, and its alignment.
  unsigned getLoadStoreVecRegBitWidth(unsigned Space) const override {
    return HasWideAccess && Space == AddressSpace::Global ? 256 : 128;
  }

  bool isLegalToVectorizeLoadChain(unsigned Bytes, Align Alignment,
                                   unsigned) const override {
    return Alignment >= Bytes;
  }

  bool isLegalToVectorizeStoreChain(unsigned Bytes, Align Alignment,
                                    unsigned) const override {
    return Alignment >= Bytes;
  }

private:
  bool HasWideAccess;
};
} // namespace

TargetTransformInfo makeTargetInfo(const DataLayout &DL, bool HasWideAccess) {
  return TargetTransformInfo(
      std::make_unique<PTXTargetInfo>(DL, HasWideAccess));
}

} // namespace opennvvm
