//===- ValueRegisters.h - IR values in registers ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_VALUEREGISTERS_H
#define OPENNVVM_LIB_PTX_VALUES_VALUEREGISTERS_H

#include "FunctionContext.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace llvm {
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class Coalescing;
class ConstantOperands;
class StackFrame;

/// How the undefined upper register bits of a narrow integer are filled.
enum class Extend : uint8_t { None, Zero, Sign };

/// Which registers hold the values of one function. Registers are given out
/// when a value is first touched.
class ValueRegisters {
public:
  ValueRegisters(FunctionContext &E, ConstantOperands &Constants,
                 StackFrame &Frame)
      : E(E), Constants(Constants), Frame(Frame) {}

  /// Forgets all values.
  void clear();
  /// Gives the groups of values that share a register theirs, and the other
  /// parts of those values fresh ones.
  void adopt(const Coalescing &Groups);

  /// Part \p P of \p V as an operand: a register, or an immediate if \p V is a
  /// constant that fits one. Upper bits of narrow integers are undefined in a
  /// register and zero in an immediate.
  Op use(const llvm::Value *V, unsigned P = 0);
  /// The same, always in a register.
  Reg useReg(const llvm::Value *V, unsigned P = 0);
  /// Part \p P of integer \p V with its upper register bits filled.
  Op useExt(const llvm::Value *V, Extend E, unsigned P = 0);
  /// Lane \p Lane of \p V as an operand; a scalar has one lane. For elements
  /// wider than 64 bits, use their parts instead.
  Op useLane(const llvm::Value *V, unsigned Lane, Extend E = Extend::None);
  /// A predicate register for i1 \p V, or its complement if that is free.
  Op predicate(const llvm::Value *V);
  /// \p O in a register of class \p C, which has the same width.
  Reg inRegister(Op O, RegClass C) { return E.Out.inRegister(O, C); }

  /// The register that holds part \p P of \p V, which is being defined.
  Reg def(const llvm::Value *V, unsigned P = 0);
  /// All registers of \p V, which is not a constant.
  llvm::ArrayRef<Reg> regs(const llvm::Value *V);
  /// The same where \p V was touched before; nothing where it was not.
  std::optional<llvm::ArrayRef<Reg>> known(const llvm::Value *V) const;
  /// Whether \p A and \p B are known to be in the same registers.
  bool areShared(const llvm::Value *A, const llvm::Value *B) const;
  /// Makes \p V an alias for the registers of \p Same, which is not a constant.
  void alias(const llvm::Value *V, const llvm::Value *Same);
  /// Makes \p Rs the registers of \p V, one per part.
  void set(const llvm::Value *V, llvm::ArrayRef<Reg> Rs);

  /// Lane \p Index of packed or plain vector \p V, in a register of the
  /// element's class: a %rs for a packed byte, above which bits are zero if
  /// \p ClearsRest.
  Reg extractLane(const llvm::Value *V, unsigned Index, bool ClearsRest);
  /// Builds the registers of vector value \p V from its lanes.
  /// \p Lanes holds the parts of lane 0, then of lane 1 ….
  void defineFromLanes(const llvm::Value *V, llvm::ArrayRef<Op> Lanes);

private:
  /// The registers of a value: a piece of List.
  struct Held {
    unsigned First, Count;
  };
  llvm::ArrayRef<Reg> at(Held H) const {
    return llvm::ArrayRef<Reg>(List).slice(H.First, H.Count);
  }
  llvm::ArrayRef<Reg> allocate(const llvm::Value *V);
  Op extended(Op O, unsigned Bits, Extend How, bool IsFilled, unsigned Width);

  FunctionContext &E;
  ConstantOperands &Constants;
  StackFrame &Frame;
  llvm::DenseMap<const llvm::Value *, Held> Values;
  llvm::SmallVector<Reg, 0> List;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_VALUEREGISTERS_H
