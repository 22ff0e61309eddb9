//===- Handlers.h - Who lowers which operation on numbers ----- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_NUMBERS_HANDLERS_H
#define OPENNVVM_LIB_TILE_TONVVM_NUMBERS_HANDLERS_H

#include "Emit.h"
#include "llvm/ADT/Twine.h"

namespace opennvvm::tile::numbers {

/// One operation that is lowered.
struct Emission {
  ImplicitLocOpBuilder &B;
  const Machine &M;
  Operation *Op;
  /// The operands, perhaps widened; see Way.
  llvm::SmallVector<Number, 4> In;
  llvm::SmallVectorImpl<Value> &Results;

  Type from(unsigned I = 0) const { return Op->getOperand(I).getType(); }
  Type to() const { return Op->getResult(0).getType(); }
  LogicalResult give(llvm::ArrayRef<Number> Numbers) {
    Results.append(Numbers.begin(), Numbers.end());
    return mlir::success();
  }
  /// Fails after a diagnostic that names the operation.
  LogicalResult refuse(const llvm::Twine &Why) {
    return Op->emitOpError("cannot be lowered: ") << Why;
  }
};

/// In what the operands of a handler are, and its results may be.
enum class Way : uint8_t {
  AsIs,     ///< In registers.
  Floats,   ///< Floats of 8 bits or fewer and tf32 as f32.
  Singles,  ///< The same for f16 and bf16.
  Signed,   ///< Integers of fewer than 8 bits as i8, with their sign.
  Unsigned, ///< The same, with zeros.
};

using NumberFn = LogicalResult (*)(Emission &);
struct NumberRow {
  llvm::StringLiteral Name;
  Way How;
  NumberFn Fn;
};

template <typename OpT> constexpr NumberRow row(Way How, NumberFn Fn) {
  return {OpT::getOperationName(), How, Fn};
}

llvm::ArrayRef<NumberRow> integerRows();
llvm::ArrayRef<NumberRow> arithmeticRows();
llvm::ArrayRef<NumberRow> roundedRows();
llvm::ArrayRef<NumberRow> conversionRows();
llvm::ArrayRef<NumberRow> functionRows();

/// An operation of the llvm dialect with the same operands.
template <typename OpT> LogicalResult same(Emission &E) {
  llvm::SmallVector<Value, 4> Operands(E.In.begin(), E.In.end());
  Value Result =
      OpT::create(E.B, Operands.front().getType(), Operands)->getResult(0);
  return E.give({{E.B, Result}});
}

/// An integer of \p T in its register as one of 8 bits or more.
Number widenInteger(Number In, Type T, bool IsSigned);
/// What \p Result, of 8 bits or more, is in the register of a \p T.
Number narrowInteger(Number Result, Type T);

} // namespace opennvvm::tile::numbers

#endif // OPENNVVM_LIB_TILE_TONVVM_NUMBERS_HANDLERS_H
