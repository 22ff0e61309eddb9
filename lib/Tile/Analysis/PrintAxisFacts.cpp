//===- PrintAxisFacts.cpp - Remarks about facts along axes ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxisFacts.h"
#include "Passes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace opennvvm::tile {

/// Remarks on \p Values, which \p Word names, those that are integers.
static void print(ValueRange Values, StringRef Word,
                  const AxisFactsAnalysis &Facts) {
  for (auto [N, V] : llvm::enumerate(Values)) {
    const AxisFacts &F = Facts.of(V);
    if (!F.Width)
      continue;
    std::string Text;
    llvm::raw_string_ostream(Text) << F;
    emitRemark(V.getLoc()) << Word << ' ' << N << ": " << Text;
  }
}

static void printFacts(Operation *Function) {
  AxisFactsAnalysis Facts(Function);
  Function->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    print(Op->getResults(), "result", Facts);
    for (Region &R : Op->getRegions())
      for (Block &B : R)
        print(B.getArguments(), "argument", Facts);
  });
}

namespace {

struct PrintAxisFacts : PassWrapper<PrintAxisFacts, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PrintAxisFacts)

  StringRef getArgument() const final { return "nv-tileas-print-axis-facts"; }
  StringRef getDescription() const final {
    return "Remarks on what is known of integers and tiles of them";
  }

  void runOnOperation() final {
    getOperation()->walk(
        [](FunctionOpInterface Function) { printFacts(Function); });
    markAllAnalysesPreserved();
  }
};

} // namespace

std::unique_ptr<Pass> createPrintAxisFactsPass() {
  return std::make_unique<PrintAxisFacts>();
}

void registerAxisPasses() { registerPass(createPrintAxisFactsPass); }

} // namespace opennvvm::tile
