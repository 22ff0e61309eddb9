//===- TargetCosts.cpp - What LLVM's passes ask of a target ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/PTX/TargetCosts.h"
#include "opennvvm/Target/Target.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TargetTransformInfoImpl.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
class PTXTargetInfo final
    : public TargetTransformInfoImplCRTPBase<PTXTargetInfo> {
public:
  explicit PTXTargetInfo(const DataLayout &DL)
      : TargetTransformInfoImplCRTPBase(DL) {}

  unsigned getFlatAddressSpace() const override {
    return AddressSpace::Generic;
  }

  bool hasBranchDivergence(const Function * = nullptr) const override {
    return true;
  }

  /// ld.volatile and st.volatile know these spaces; others are nobody else's.
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

  /// ld.v2 and ld.v4 move up to 16 bytes, aligned to what they move.
  unsigned getLoadStoreVecRegBitWidth(unsigned) const override { return 128; }

  bool isLegalToVectorizeLoadChain(unsigned Bytes, Align Alignment,
                                   unsigned) const override {
    return Alignment >= Bytes;
  }

  bool isLegalToVectorizeStoreChain(unsigned Bytes, Align Alignment,
                                    unsigned) const override {
    return Alignment >= Bytes;
  }
};
} // namespace

TargetTransformInfo makeTargetInfo(const DataLayout &DL) {
  return TargetTransformInfo(std::make_unique<PTXTargetInfo>(DL));
}

} // namespace opennvvm::ptx
