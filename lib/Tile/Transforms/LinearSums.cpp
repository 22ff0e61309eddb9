//===- LinearSums.cpp - Sums of products of scalars -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LinearSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace opennvvm::tile {

/// Sums of more terms are not taken apart, nor are products of more factors.
static constexpr size_t MaxTerms = 16, MaxFactors = 16;

LinearSum LinearSums::constant(int64_t Number) {
  if (Number == 0)
    return {};
  return {LinearTerm{{}, uint64_t(Number)}};
}

LinearSum LinearSums::sum(LinearSum A, const LinearSum &B) {
  for (const LinearTerm &T : B) {
    LinearTerm *Same = llvm::find_if(
        A, [&](const LinearTerm &Of) { return Of.Factors == T.Factors; });
    if (Same == A.end())
      A.push_back(T);
    else
      Same->Coefficient += T.Coefficient;
  }
  llvm::erase_if(A, [](const LinearTerm &T) { return T.Coefficient == 0; });
  return A;
}

LinearSum LinearSums::product(const LinearSum &A, const LinearSum &B) {
  LinearSum All;
  for (const LinearTerm &X : A)
    for (const LinearTerm &Y : B) {
      LinearTerm T = X;
      T.Coefficient *= Y.Coefficient;
      T.Factors.append(Y.Factors);
      llvm::sort(T.Factors);
      All = sum(std::move(All), {T});
    }
  return All;
}

/// Casts of one scalar to one type are the same.
static bool isSame(Value A, Value B) {
  Operation *X = A.getDefiningOp(), *Y = B.getDefiningOp();
  return A == B || (X && Y && A.getType() == B.getType() &&
                    X->getName() == Y->getName() &&
                    isa<arith::ExtSIOp, arith::ExtUIOp, arith::IndexCastOp,
                        arith::IndexCastUIOp>(X) &&
                    X->getOperand(0) == Y->getOperand(0));
}

unsigned LinearSums::numberOf(Value V) {
  auto *Known = llvm::find_if(Scalars, [&](Value S) { return isSame(S, V); });
  if (Known != Scalars.end())
    return unsigned(Known - Scalars.begin());
  Scalars.push_back(V);
  return unsigned(Scalars.size() - 1);
}

std::optional<LinearSum> LinearSums::of(Value V) {
  if (auto At = Known.find(V); At != Known.end())
    return At->second;
  std::optional<LinearSum> Sum = compute(V);
  Known[V] = Sum;
  return Sum;
}

std::optional<LinearSum> LinearSums::compute(Value V) {
  APInt Number;
  if (matchPattern(V, m_ConstantInt(&Number)))
    return constant(Number.getSExtValue());
  Operation *Op = V.getDefiningOp();
  if (!isa_and_nonnull<arith::AddIOp, arith::SubIOp, arith::MulIOp>(Op))
    return LinearSum{LinearTerm{{numberOf(V)}, 1}};
  auto A = of(Op->getOperand(0));
  auto B = A ? of(Op->getOperand(1)) : std::nullopt;
  if (!B)
    return std::nullopt;
  LinearSum All;
  if (isa<arith::MulIOp>(Op))
    All = product(*A, *B);
  else
    All = sum(*A, isa<arith::SubIOp>(Op) ? product(*B, constant(-1)) : *B);
  if (All.size() > MaxTerms || llvm::any_of(All, [](const LinearTerm &T) {
        return T.Factors.size() > MaxFactors;
      }))
    return std::nullopt;
  return All;
}

} // namespace opennvvm::tile
