//===- Lint.h - Findings about programs that verify -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_ANALYSIS_LINT_H
#define OPENNVVM_LIB_TILE_ANALYSIS_LINT_H

#include "mlir/IR/Operation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "opennvvm/Catalog/TileLint.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace mlir::nv_tileas::lint {

using opennvvm::TileLint;

/// Reports findings in one operation and what is nested in it.
class Linter {
public:
  Linter(Operation *Root, bool FailsLowering)
      : Root(Root), FailsLowering(FailsLowering) {}

  /// Reports \p Lint at \p At. \p Words replace {0}, {1} … of its text. If
  /// there is an \p Other place that the finding is about, a note shows it.
  void report(Operation *At, TileLint Lint, ArrayRef<std::string> Words,
              Operation *Other = nullptr);

  Operation *root() const { return Root; }
  /// Whether there was a finding that is an error.
  bool hasErrors() const { return Errors; }

private:
  Operation *Root;
  bool FailsLowering;
  bool Errors = false;
};

/// TMA: ranks, boxes, elements, alignment, swizzles.
void lintTma(Linter &L);
/// Storage: layouts, views, copies, reductions.
void lintMemory(Linter &L);
/// Order of accesses to global memory, and asynchronous work.
void lintOrder(Linter &L);
/// Pipelines: places, sizes, groups, consumers.
void lintPipelines(Linter &L);
/// Tokens and iterators, each stage handed on exactly once.
void lintTokens(Linter &L);
/// Agents: warps, registers, results.
void lintAgents(Linter &L);
/// Kernels: parameters, attributes, what machines have.
void lintKernels(Linter &L);

//===----------------------------------------------------------------------===//
// What several of them ask
//===----------------------------------------------------------------------===//

/// \p Anything as MLIR prints it.
template <typename T> std::string textOf(const T &Anything) {
  std::string Text;
  llvm::raw_string_ostream(Text) << Anything;
  return Text;
}

/// "[128, 64]".
std::string listOf(ArrayRef<int64_t> Numbers);

/// The integer, if \p V is a constant.
std::optional<int64_t> constantOf(Value V);

/// Where \p V comes from. Follows it through loops, branches, agents, yields of
/// regions, tokens that operations hand on, and steps of iterators.
SmallVector<Value> originsOf(Value V);

/// The pipeline of a token; null if there is not exactly one.
CreatePipelineOp pipelineOf(Value Token);

/// Whether \p F is a kernel: it has the attribute or, if no function of its
/// module has, it is public and without results.
bool isKernel(FunctionOpInterface F);

/// The kernel around \p Op, if there is one.
FunctionOpInterface kernelOf(Operation *Op);

/// The innermost agent around \p Op, or null at the top level.
Region *agentOf(Operation *Op);

/// The warps of the agent \p Agent, or of a block of the kernel around \p At
/// if it is null; nothing if the program does not say.
std::optional<int64_t> warpsOf(Region *Agent, Operation *At);

/// The warps of the agents of \p Switch, the inherited ones included.
std::optional<SmallVector<int64_t>> warpsOfAgents(AgentSwitchOp Switch);

/// Bytes of all elements; parts of bytes count as whole ones.
int64_t bytesOf(ArrayRef<int64_t> Shape, Type Element);

/// The layout of shared memory that \p T has, if any.
SharedLayoutAttr sharedLayoutOf(Type T);

/// Bytes along the contiguous dimension of \p Shape.
int64_t rowBytes(ArrayRef<int64_t> Shape, Type Element, SharedLayoutAttr L);

} // namespace mlir::nv_tileas::lint

#endif // OPENNVVM_LIB_TILE_ANALYSIS_LINT_H
