//===- Lanes.h - Operations lane by lane ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most instructions work the same way on a scalar and on each lane of a vector.
// These helpers give access to the lanes of operands and collect the lanes of a
// result, so that a printer is written only once. A scalar is a vector of one
// lane.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_LANES_H
#define OPENNVVM_LIB_PTX_SELECTION_LANES_H

#include "FunctionEmitter.h"
#include "PTX/Values/PackedLanes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace opennvvm::ptx {

/// The bits of an integer, or of each lane of a vector of integers.
inline unsigned laneBits(const llvm::Value *V) {
  return V->getType()->getScalarSizeInBits();
}

/// Whether \p Ty is a 16-bit float, or a vector of them.
inline bool isHalfKind(const llvm::Type *Ty) {
  return Ty->getScalarType()->isHalfTy() || Ty->getScalarType()->isBFloatTy();
}

/// Reports values of \p I that registers cannot hold. \returns whether there
/// are none.
bool canHoldValues(FunctionEmitter &E, const llvm::Instruction &I);

/// Lane \p Lane of \p V: a register, or an immediate if it is a constant that
/// fits one.
Op laneUse(FunctionEmitter &E, const llvm::Value *V, unsigned Lane,
           unsigned Limb = 0);
/// The same, always in a register.
Reg laneReg(FunctionEmitter &E, const llvm::Value *V, unsigned Lane,
            unsigned Limb = 0);
/// An integer lane with the upper bits of its register filled; i1 becomes a
/// 16-bit integer.
Op laneInt(FunctionEmitter &E, const llvm::Value *V, unsigned Lane, Extend Ext,
           unsigned Limb = 0);

/// The unsigned integer \p V as an operand of \p Bits bits, 32 or 64.
Op unsignedNumber(FunctionEmitter &E, const llvm::Value *V, unsigned Bits);

/// Fills the bits of \p R above \p Bits; \returns \p R if there are none.
Reg extendRegister(FunctionEmitter &E, Reg R, unsigned Bits, Extend Ext);
/// \p R as an integer register of \p Bits, which must not be narrower.
Reg widenRegister(FunctionEmitter &E, Reg R, unsigned Bits, Extend Ext);

/// The lanes of a result that is being defined. A printer writes each lane to
/// at() and then calls finish() once.
class LaneResults {
public:
  /// \param Ty the type of \p V, or of the element of structure \p V that
  /// begins at part \p FirstPart.
  LaneResults(FunctionEmitter &E, const llvm::Value *V, llvm::Type *Ty,
              unsigned FirstPart = 0);
  LaneResults(FunctionEmitter &E, const llvm::Instruction &I)
      : LaneResults(E, &I, I.getType()) {}

  /// Register of \p Lane. For i1 lanes a predicate.
  Reg at(unsigned Lane, unsigned Limb = 0);
  /// Register for an integer lane that may be i1: it is then a %rs, and
  /// finish() takes its lowest bit.
  Reg intAt(unsigned Lane, unsigned Limb = 0);
  unsigned count() const { return N; }
  void finish();

private:
  FunctionEmitter &E;
  const llvm::Value *V;
  llvm::Type *Ty;
  unsigned FirstPart, N;
  bool Packed;
  llvm::SmallVector<Op, 8> Lanes;
  llvm::SmallVector<std::pair<Reg, Reg>, 4> Bits;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_LANES_H
