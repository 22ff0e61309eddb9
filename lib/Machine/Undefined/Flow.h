//===- Flow.h - How instructions carry undefined bits along -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_UNDEFINED_FLOW_H
#define OPENNVVM_LIB_MACHINE_UNDEFINED_FLOW_H

#include "Machine/Engine/Exec.h"
#include "Machine/Undefined/UndefinedBits.h"

namespace opennvvm::ptxmachine {

/// An instruction that a thread is about to execute, with undefined bits among
/// its sources.
struct Flow {
  UndefinedBits &U;
  Exec &X;
  const Instruction &I;
  const FlowRow &Row;

  /// The low \p Bits of operand \p N.
  Undefined in(unsigned N, unsigned Bits = 128) const {
    return U.get(X, X.operand(I, N), Bits);
  }
  Word value(unsigned N, unsigned Bits) const {
    return X.get(X.operand(I, N), Bits);
  }
  /// A predicate, which may be negated.
  bool predicate(unsigned N) const { return X.getPredicate(X.operand(I, N)); }
  bool isPredicateUndefined(unsigned N) const { return in(N, 1).Bits != 0; }
  /// The origin of the first undefined operand.
  OriginId origin() const;
  bool anyIn() const;

  /// Sets the result; the origin is origin().
  void out(Word Bits) const;
  void outSecond(bool IsUndefined) const;
};

/// What is known of the operands of an instruction.
struct FlowRow {
  Handler Run = nullptr;
  /// Called when a source has undefined bits; otherwise the result has none.
  void (*Follow)(const Flow &) = nullptr;
  enum KindTy : uint8_t {
    Result,  ///< Operand 0 is the result.
    Nothing, ///< There is no result, or something else carries bits to it.
  } Kind = Result;
  /// What an undefined predicate breaks: null if it makes the result undefined.
  const char *Guards = nullptr;
  uint8_t Data = 0; ///< byMoving: the operands whose bits are moved.
  /// Whether Follow is called even if no source has undefined bits.
  bool Always = false;
};

const FlowRow &flowOf(Handler Run);

// Flows.cpp
void anyToAll(const Flow &F);
void byMoving(const Flow &F);
void checkMask(const Flow &F);
void checkIndex(const Flow &F);
/// Reports addresses that are undefined; needed whatever else is done.
void checkAddresses(const Flow &F);
// FlowLogic.cpp
void throughAnd(const Flow &F);
void throughOr(const Flow &F);
void throughXor(const Flow &F);
void throughNot(const Flow &F);
void throughLogic3(const Flow &F);
void throughSelect(const Flow &F);
void throughSelectSign(const Flow &F);
void throughSetPredicate(const Flow &F);
void throughSet(const Flow &F);
// FlowArithmetic.cpp
void throughAdd(const Flow &F);
void throughSubtract(const Flow &F);
void throughMultiply(const Flow &F);
void throughMad(const Flow &F);
void throughCarry(const Flow &F);
void throughNegate(const Flow &F);
void throughConvert(const Flow &F);
void throughParts(const Flow &F);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_UNDEFINED_FLOW_H
