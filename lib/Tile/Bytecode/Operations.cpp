//===- Operations.cpp - How operations stand in bytecode ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Operations.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::cuda_tile;

namespace mlir::cuda_tile::bytecode {

/// Puts an attribute into a property, or none if it is of another kind.
template <typename T> static void assign(T &To, Attribute From) {
  To = llvm::dyn_cast_or_null<T>(From);
}

#include "opennvvm/Dialect/CudaTile/BytecodeOperations.inc"

bool OperationRow::hasFlags(unsigned Minor) const {
  auto IsThere = [&](const auto &Part) { return Part.Since <= Minor; };
  return llvm::any_of(Attributes,
                      [&](const AttributeRow &A) {
                        return A.IsOptional && IsThere(A);
                      }) ||
         llvm::any_of(Operands, [&](const ValueRow &V) {
           return V.Count == Times::ZeroOrOne && IsThere(V);
         });
}

llvm::ArrayRef<OperationRow> operationRows() { return Operations; }
llvm::ArrayRef<EnumRow> enumRows() { return Enums; }

const OperationRow *findOperation(uint64_t Opcode) {
  const auto *Row = llvm::lower_bound(
      Operations, Opcode,
      [](const OperationRow &R, uint64_t N) { return R.Opcode < N; });
  return Row != std::end(Operations) && Row->Opcode == Opcode ? Row : nullptr;
}

} // namespace mlir::cuda_tile::bytecode
