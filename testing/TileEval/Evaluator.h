//===- Evaluator.h - Tile programs, executed --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_TILEEVAL_EVALUATOR_H
#define OPENNVVM_TESTING_TILEEVAL_EVALUATOR_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <variant>

namespace opennvvm::tile_eval {

/// Elements in row-major order. A null element has not been written.
struct Elements {
  llvm::SmallVector<int64_t> Shape;
  std::vector<mlir::TypedAttr> Data;
};
using Storage = std::shared_ptr<Elements>;

/// A window of storage: where it begins. It has the rank of the storage; a view
/// of fewer dimensions has the last ones.
struct View {
  Storage Memory;
  llvm::SmallVector<int64_t> Origin;
};

/// A token: what it stands for has already happened.
struct Token {};

/// A scalar; a tile, which is a buffer if other values may share its storage; a
/// view; a token.
using Value = std::variant<mlir::TypedAttr, Storage, View, Token>;

/// Executes functions on whole tiles, one operation after the other. Knows
/// nothing of layouts, threads and PTX. Asynchronous work happens at once, and
/// agents and pipelines are not executed.
class Evaluator {
public:
  /// Calls \p F. Fails after a diagnostic at what cannot be executed.
  mlir::FailureOr<llvm::SmallVector<Value>>
  call(mlir::FunctionOpInterface F, llvm::ArrayRef<Value> Arguments);

private:
  using Result = llvm::LogicalResult;
  using Values = llvm::SmallVector<Value>;

  mlir::FailureOr<Values> runBlock(mlir::Block &Body,
                                   llvm::ArrayRef<Value> Arguments);
  Result run(mlir::Operation &Op);
  Result runScalar(mlir::Operation &Op);
  Result runFor(mlir::Operation &Op);
  Result runIf(mlir::Operation &Op);
  Result runCall(mlir::Operation &Op);
  Result runBlockTile(mlir::nv_tileas::BlockTileOp Op);
  Result runTile(mlir::Operation &Op);
  Result runMemory(mlir::Operation &Op);
  Result runGather(mlir::Operation &Op);
  Result runReduce(mlir::nv_tileas::ReduceOp Op);
  Result runMap(mlir::Operation &Op, mlir::Region &Body);
  Result runDot(mlir::Operation &Op);
  Result runCopy(mlir::Operation &Op);

  /// Where an element of a view is, or -1 if it is outside.
  int64_t place(const View &V, llvm::ArrayRef<int64_t> At) const;
  mlir::TypedAttr scalar(mlir::Value V) { return std::get<0>(Known[V]); }
  Storage &tile(mlir::Value V) { return std::get<1>(Known[V]); }
  View &view(mlir::Value V) { return std::get<2>(Known[V]); }
  void set(mlir::Value V, Value To) { Known[V] = std::move(To); }
  /// Every element must have been written.
  Result check(mlir::Operation &Op, llvm::ArrayRef<mlir::TypedAttr> Data);

  llvm::DenseMap<mlir::Value, Value> Known;
};

/// A tile that has not been written.
Storage newTile(llvm::ArrayRef<int64_t> Shape);

/// The integer, sign-extended.
int64_t integerOf(mlir::Attribute A);

/// Combines two elements as an atomic operation or a reduction does.
mlir::TypedAttr combine(llvm::StringRef Word, mlir::TypedAttr A,
                        mlir::TypedAttr B);

/// \p Number as an element of type \p T.
mlir::TypedAttr elementOf(mlir::Type T, double Number);

} // namespace opennvvm::tile_eval

#endif // OPENNVVM_TESTING_TILEEVAL_EVALUATOR_H
