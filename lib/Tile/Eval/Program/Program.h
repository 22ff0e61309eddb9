//===- Program.h - Programs, decoded once -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_PROGRAM_PROGRAM_H
#define OPENNVVM_LIB_TILE_EVAL_PROGRAM_PROGRAM_H

#include "Tile/Eval/Memory/Memory.h"
#include "Tile/Eval/Numbers/Loops.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include <memory>
#include <string>
#include <vector>

namespace opennvvm::tile {

struct Frame;
struct Step;

/// What comes after a step.
enum class Flow : uint8_t {
  Next,
  Yield,    ///< The branch or combination has ended.
  Continue, ///< The next iteration of the loop around.
  Break,    ///< The loop around has ended.
  Return,   ///< The tile block has ended.
  Stop      ///< The launch has failed.
};

/// How a step can be run on more elements than its own, as combinations are.
enum class Spread : uint8_t {
  No,
  PerElement, ///< A loop over elements.
  Shares      ///< The result is the operand.
};

using Handler = Flow (*)(Frame &, const Step &);

/// One operation of a program. Values are slots of the frame.
struct Step {
  Handler Run = nullptr;
  LoopFn Loop = nullptr; ///< Of operations on elements.
  llvm::ArrayRef<uint32_t> Operands;
  /// Slots that nothing uses anymore.
  llvm::ArrayRef<uint32_t> Dying;
  const void *Details = nullptr; ///< What only the handler knows.
  const LoopSetup *Setup = nullptr;
  llvm::ArrayRef<uint32_t> Tokens; ///< Those among the operands.
  uint32_t GivenToken = NoToken;   ///< The slot of the one that it gives.
  static constexpr uint32_t NoToken = UINT32_MAX;
  uint32_t Result = 0; ///< The first one; others follow.
  uint32_t Count = 0;  ///< Elements of the first result.
  uint32_t Bytes = 0;  ///< Of an element of the first result.
  uint32_t Site = 0;
  Spread Spreads = Spread::No;
};

template <typename T> const T &detailsOf(const Step &S) {
  return *static_cast<const T *>(S.Details);
}

struct Body {
  std::vector<Step> Steps;
  llvm::ArrayRef<uint32_t> Arguments; ///< Slots.
};

/// A line of a source program, or of the text of MLIR.
struct SourceFrame {
  std::string File, Function;
  uint32_t Line = 0, Column = 0;
};

/// An operation, for messages.
struct Site {
  std::string Operation; ///< "cuda_tile.addf".
  /// The innermost call first.
  llvm::SmallVector<SourceFrame, 1> Frames;
};

/// A parameter of a kernel.
struct KernelParameter {
  ElementKind Kind;
  std::string Type, Pointee; ///< "ptr<f32>" and "f32".
  uint32_t Slot;
};

struct Kernel {
  std::string Name;
  std::vector<KernelParameter> Parameters;
  Body Code;
  uint32_t Slots = 0;
  /// Constants, and the slots that have them from the beginning.
  std::vector<std::pair<uint32_t, const uint8_t *>> Constants;
  /// Whether results depend on the order in which blocks reach atomics, which
  /// then has to be the same in every run.
  bool NeedsOrder = false;
  /// Why it cannot be executed; empty if it can.
  std::string Refusal;
  uint32_t RefusedAt = 0; ///< A site.
};

/// A global variable of a module, which outlives launches.
struct GlobalVariable {
  std::string Name;
  uint8_t *Address;
  size_t Size;
  bool IsConstant;
};

struct Program {
  std::vector<std::unique_ptr<Kernel>> Kernels;
  std::vector<GlobalVariable> Globals;
  /// The same as allocations.
  Memory Variables{/*TrustsUnknown=*/false};
  std::vector<Site> Sites;
  /// Holds details, lists of slots, constants and variables.
  llvm::BumpPtrAllocator Storage;
  std::vector<std::unique_ptr<Body>> Bodies; ///< Of regions.

  Kernel *find(llvm::StringRef Name) const {
    for (const std::unique_ptr<Kernel> &K : Kernels)
      if (K->Name == Name)
        return K.get();
    return nullptr;
  }
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_PROGRAM_PROGRAM_H
