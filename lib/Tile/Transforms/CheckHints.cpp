//===- CheckHints.cpp - Hints that a compiler makes nothing of ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hints may be ignored, and what nobody understands is: a misspelled one is
// never noticed. This pass says so.
//
//===----------------------------------------------------------------------===//

#include "mlir/Pass/Pass.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "opennvvm/Dialect/CudaTile/Import.h"
#include "opennvvm/Facts/Machines.h"

using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile_import {

namespace {

/// The operations that a hint is for.
enum class HintOf : uint8_t { Entry, Access, View };

/// What is known of one hint. Its value is a number from Low to High, or a
/// truth value if High is 0.
struct Hint {
  StringLiteral Name;
  HintOf Of;
  int64_t Low, High;
  bool IsPowerOfTwo;
};

} // namespace

static constexpr Hint Hints[] = {
    {"num_cta_in_cga", HintOf::Entry, 1, 16, true},
    {"num_worker_warps_per_cta", HintOf::Entry, 1, 32, true},
    {"occupancy", HintOf::Entry, 1, 32, false},
    {"latency", HintOf::Access, 1, 10, false},
    {"allow_tma", HintOf::View, 0, 0, false},
};

static bool isFor(HintOf Of, Operation *Op) {
  if (Of == HintOf::Entry)
    return isa<EntryOp>(Op);
  if (isa<LoadViewTkoOp, StoreViewTkoOp>(Op))
    return true;
  return Of == HintOf::Access && isa<LoadPtrTkoOp, StorePtrTkoOp>(Op);
}

/// Whether hints of that name are for every machine, or for one that there is.
static bool isMachine(StringRef Name) {
  if (Name == "default")
    return true;
  const facts::Machine *Known = facts::findMachine(Name);
  return Known && !Known->Variant && Name == StringRef(Known->Name);
}

/// What is wrong with a hint of \p Op; empty if nothing is.
static std::string problemOf(Operation *Op, NamedAttribute Given) {
  StringRef Name = Given.getName();
  const Hint *Known = llvm::find_if(
      Hints, [&](const Hint &H) { return H.Name == Name && isFor(H.Of, Op); });
  if (Known == std::end(Hints))
    return "is not known of this operation";
  if (!Known->High)
    return isa<BoolAttr>(Given.getValue()) ? "" : "is either true or false";
  auto Number = dyn_cast<IntegerAttr>(Given.getValue());
  if (!Number || isa<BoolAttr>(Given.getValue()))
    return "is a number";
  int64_t Value = Number.getInt();
  if (Value >= Known->Low && Value <= Known->High &&
      (!Known->IsPowerOfTwo || llvm::isPowerOf2_64(Value)))
    return "";
  return (Twine(Known->IsPowerOfTwo ? "is a power of two" : "is a number") +
          " from " + Twine(Known->Low) + " to " + Twine(Known->High) +
          ", and not " + Twine(Value))
      .str();
}

namespace {

struct CheckHints : PassWrapper<CheckHints, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckHints)

  CheckHints() = default;
  CheckHints(const CheckHints &Other) : PassWrapper(Other) {}

  StringRef getArgument() const final { return "cuda-tile-check-hints"; }
  StringRef getDescription() const final {
    return "Warn of hints in Tile IR that no compiler makes anything of";
  }

  void runOnOperation() final {
    bool IsWrong = false;
    getOperation()->walk([&](Operation *Op) {
      auto Given =
          Op->getAttrOfType<OptimizationHintsAttr>("optimization_hints");
      if (Given)
        check(Op, Given, IsWrong);
    });
    if (IsWrong && IsError)
      signalPassFailure();
  }

private:
  /// Warns of the hints of \p Op, and fails if it shall.
  void check(Operation *Op, OptimizationHintsAttr Given, bool &IsWrong) {
    unsigned Count = 0;
    auto Say = [&]() {
      ++Count;
      return Op->emitWarning();
    };
    for (NamedAttribute For : Given.getValue()) {
      if (!isMachine(For.getName()))
        Say() << "hints for '" << For.getName().strref()
              << "', which is no machine";
      for (NamedAttribute One : cast<DictionaryAttr>(For.getValue()))
        if (std::string Problem = problemOf(Op, One); !Problem.empty())
          Say() << "hint '" << One.getName().strref() << "' " << Problem;
    }
    if (Count && IsError)
      Op->emitError("has hints that no compiler makes anything of");
    IsWrong |= Count != 0;
  }

  Option<bool> IsError{*this, "error", llvm::cl::desc("fail because of them")};
};

} // namespace

} // namespace opennvvm::tile_import

std::unique_ptr<Pass> mlir::cuda_tile::createCheckHintsPass() {
  return std::make_unique<opennvvm::tile_import::CheckHints>();
}
