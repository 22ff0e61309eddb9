//===- Emit.h - Formulas that make operations ----------------- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A Number is a value with the operators of C, so that expansions read like the
// formulas that they are.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_NUMBERS_EMIT_H
#define OPENNVVM_LIB_TILE_TONVVM_NUMBERS_EMIT_H

#include "Tile/ToNVVM/Machine.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <type_traits>

namespace opennvvm::tile::numbers {

using mlir::ImplicitLocOpBuilder;
using mlir::LogicalResult;
using mlir::Operation;
using mlir::Type;
using mlir::Value;
using mlir::ValueRange;

/// A float or an integer of the llvm dialect, and where to go on.
class Number {
public:
  Number() = default;
  Number(ImplicitLocOpBuilder &B, Value V) : B(&B), V(V) {}

  operator Value() const { return V; } // NOLINT(google-explicit-constructor)
  explicit operator bool() const { return bool(V); }
  Type type() const { return V.getType(); }
  bool isFloat() const { return mlir::isa<mlir::FloatType>(type()); }
  unsigned width() const { return type().getIntOrFloatBitWidth(); }
  ImplicitLocOpBuilder &builder() const { return *B; }

  /// A constant of this number's type.
  Number like(double Constant) const;
  Number likeBits(uint64_t Bits) const;
  template <typename T> Number constant(T Constant) const {
    if constexpr (std::is_floating_point_v<T>)
      return like(Constant);
    else
      return isFloat() ? like(double(Constant)) : likeBits(uint64_t(Constant));
  }

private:
  ImplicitLocOpBuilder *B = nullptr;
  Value V;
};

/// A constant of any type that numbers have.
Number floatConstant(ImplicitLocOpBuilder &B, Type T, double Constant);
Number intConstant(ImplicitLocOpBuilder &B, Type T, uint64_t Bits);

Number operator+(Number A, Number B);
Number operator-(Number A, Number B);
Number operator*(Number A, Number B);
Number operator/(Number A, Number B); ///< Of floats.
Number operator-(Number A);           ///< Of floats: changes the sign.
Number operator&(Number A, Number B);
Number operator|(Number A, Number B);
Number operator^(Number A, Number B);
Number operator<<(Number A, Number B);
Number operator>>(Number A, Number B); ///< With zeros from the left.
Number operator!(Number A);            ///< Of an i1.

#define OPENNVVM_WITH_CONSTANT(Operator)                                       \
  template <typename T>                                                        \
    requires std::is_arithmetic_v<T>                                           \
  Number operator Operator(Number A, T B) {                                    \
    return A Operator A.constant(B);                                           \
  }                                                                            \
  template <typename T>                                                        \
    requires std::is_arithmetic_v<T>                                           \
  Number operator Operator(T A, Number B) {                                    \
    return B.constant(A) Operator B;                                           \
  }
OPENNVVM_WITH_CONSTANT(+)
OPENNVVM_WITH_CONSTANT(-)
OPENNVVM_WITH_CONSTANT(*)
OPENNVVM_WITH_CONSTANT(/)
OPENNVVM_WITH_CONSTANT(&)
OPENNVVM_WITH_CONSTANT(|)
OPENNVVM_WITH_CONSTANT(^)
OPENNVVM_WITH_CONSTANT(<<)
OPENNVVM_WITH_CONSTANT(>>)
#undef OPENNVVM_WITH_CONSTANT

/// Zeros before the first one; all bits of 0 are.
Number leadingZeros(Number A);
/// Shifts copies of the sign from the left.
Number shiftSigned(Number A, unsigned By);

Number fma(Number A, Number B, Number C);
Number abs(Number A);
Number copySign(Number Magnitude, Number Sign);
Number sqrt(Number A);
Number rint(Number A);
Number trunc(Number A);

/// Ordered comparisons: false for NaN. Of integers, signed ones.
Number less(Number A, Number B);
Number lessEqual(Number A, Number B);
Number equal(Number A, Number B);
Number lessUnsigned(Number A, Number B);
Number isNaN(Number A);
template <typename T>
  requires std::is_arithmetic_v<T>
Number less(Number A, T B) {
  return less(A, A.constant(B));
}
template <typename T>
  requires std::is_arithmetic_v<T>
Number less(T A, Number B) {
  return less(B.constant(A), B);
}
template <typename T>
  requires std::is_arithmetic_v<T>
Number equal(Number A, T B) {
  return equal(A, A.constant(B));
}
template <typename T>
  requires std::is_arithmetic_v<T>
Number lessUnsigned(Number A, T B) {
  return lessUnsigned(A, A.constant(B));
}

Number select(Number If, Number Then, Number Else);

/// The bits of a float as an integer, and back as \p T.
Number bitsOf(Number A);
Number asFloat(Number A, Type T);
/// An integer with more or fewer bits, or as it is.
Number toUnsigned(Number A, unsigned Width);
Number toSigned(Number A, unsigned Width);
/// A float as another one, rounded to the nearest even number.
Number toFloat(Number A, Type T);
/// Integers as floats and back; what does not fit is undefined.
Number fromSigned(Number A, Type T);
Number fromUnsigned(Number A, Type T);
Number truncated(Number A, unsigned Width);

/// Calls an intrinsic by its name, without the types of overloaded ones.
Number intrinsic(llvm::StringRef Name, Type Result, llvm::ArrayRef<Number> In);

/// C[0] + C[1] * X + C[2] * X * X …, by fused steps from the last one.
Number polynomial(Number X, llvm::ArrayRef<double> C);

/// A call of the function \p Name of the module, which \p Body makes if there
/// is none yet. It takes numbers of the types of \p In and gives a \p Result.
Number callShared(llvm::StringRef Name, Type Result, llvm::ArrayRef<Number> In,
                  llvm::function_ref<Number(llvm::ArrayRef<Number>)> Body);

/// In the body of a shared function: what \p Then gives if \p If holds, and
/// \p Else otherwise; only one of them is executed.
llvm::SmallVector<Number>
branch(Number If, llvm::function_ref<llvm::SmallVector<Number>()> Then,
       llvm::function_ref<llvm::SmallVector<Number>()> Else);

/// In the body of a shared function: \p Values, and then what \p Body gives of
/// them, as long as \p While holds of them. \returns the ones of which it does
/// not.
llvm::SmallVector<Number> loop(
    llvm::ArrayRef<Number> Values,
    llvm::function_ref<Number(llvm::ArrayRef<Number>)> While,
    llvm::function_ref<llvm::SmallVector<Number>(llvm::ArrayRef<Number>)> Body);

} // namespace opennvvm::tile::numbers

#endif // OPENNVVM_LIB_TILE_TONVVM_NUMBERS_EMIT_H
