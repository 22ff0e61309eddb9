//===- Functions.cpp - Functions of floats --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Those of f16 and bf16 are those of f32, rounded.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "Handlers.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace opennvvm::tile::numbers {

template <Number (*Fn)(Number)> static LogicalResult unary(Emission &E) {
  return E.give({Fn(E.In[0])});
}
template <Number (*Fn)(Number, Number)>
static LogicalResult binary(Emission &E) {
  return E.give({Fn(E.In[0], E.In[1])});
}

static LogicalResult sineAndCosine(Emission &E) {
  return E.give({sine(E.In[0]), cosine(E.In[0])});
}

static LogicalResult powerOfInteger(Emission &E) {
  Type Exponent = E.from(1);
  if (isa<IndexType>(Exponent) || Exponent.getIntOrFloatBitWidth() > 32)
    return E.refuse("exponents are of 32 bits at most");
  Number Wide = widenInteger(E.In[1], Exponent, /*IsSigned=*/true);
  return E.give({integerPower(E.In[0], toSigned(Wide, 32))});
}

ArrayRef<NumberRow> functionRows() {
  static constexpr NumberRow Rows[] = {
      row<math::ExpOp>(Way::Singles, unary<exponential>),
      row<math::Exp2Op>(Way::Singles, unary<exponential2>),
      row<math::ExpM1Op>(Way::Singles, unary<exponentialMinusOne>),
      row<math::LogOp>(Way::Singles, unary<logarithm>),
      row<math::Log2Op>(Way::Singles, unary<logarithm2>),
      row<math::SinhOp>(Way::Singles, unary<hyperbolicSine>),
      row<math::CoshOp>(Way::Singles, unary<hyperbolicCosine>),
      row<math::TanhOp>(Way::Singles, unary<hyperbolicTangent>),
      row<math::SinOp>(Way::Singles, unary<sine>),
      row<math::CosOp>(Way::Singles, unary<cosine>),
      row<math::SincosOp>(Way::Singles, sineAndCosine),
      row<math::TanOp>(Way::Singles, unary<tangent>),
      row<math::AtanOp>(Way::Singles, unary<arcTangent>),
      row<math::Atan2Op>(Way::Singles, binary<arcTangent2>),
      row<math::PowFOp>(Way::Singles, binary<power>),
      row<math::FPowIOp>(Way::Singles, powerOfInteger),
      row<math::RsqrtOp>(Way::Singles, unary<reciprocalRoot>),
  };
  return Rows;
}

} // namespace opennvvm::tile::numbers
