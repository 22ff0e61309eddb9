//===- Lint.cpp - The pass --nv-tileas-lint -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lint.h"
#include "mlir/Pass/Pass.h"
#include "opennvvm/Catalog/FilledIn.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lint;

void Linter::report(Operation *At, TileLint Lint, ArrayRef<std::string> Words,
                    Operation *Other) {
  const opennvvm::TileLintInfo &Info = opennvvm::tileLintInfo(Lint);
  bool IsError = FailsLowering && Info.StopsLowering;
  Errors |= IsError;
  InFlightDiagnostic Finding =
      IsError ? emitError(At->getLoc()) : emitWarning(At->getLoc());
  Finding << opennvvm::filledIn(Info.Text, Words)
          << " [nv-tileas-lint:" << Info.ID << "]";
  if (Other)
    Finding.attachNote(Other->getLoc()) << "the other place is here";
  Finding.attachNote(At->getLoc()) << Info.Help;
}

using Subject = void (*)(Linter &);

static constexpr Subject Subjects[] = {
    lintKernels,   lintAgents, lintTma,   lintMemory,
    lintPipelines, lintTokens, lintOrder,
};

LogicalResult mlir::nv_tileas::runLint(Operation *Root, bool FailsLowering) {
  Linter L(Root, FailsLowering);
  for (Subject Lint : Subjects)
    Lint(L);
  return failure(L.hasErrors());
}

namespace {

struct LintPass : PassWrapper<LintPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LintPass)

  LintPass() = default;
  LintPass(const LintPass &Other) : PassWrapper(Other) {}

  StringRef getArgument() const final { return "nv-tileas-lint"; }
  StringRef getDescription() const final {
    return "Warn of nv_tileas programs that verify, but cannot be meant or "
           "executed";
  }

  void runOnOperation() final {
    if (!ErrorOn.empty() && ErrorOn != "lowering") {
      getOperation()->emitError() << "error-on is lowering, or nothing";
      return signalPassFailure();
    }
    if (failed(runLint(getOperation(), !ErrorOn.empty())))
      signalPassFailure();
    markAllAnalysesPreserved();
  }

  Option<std::string> ErrorOn{
      *this, "error-on",
      llvm::cl::desc("lowering: what cannot be lowered is an error")};
};

} // namespace

std::unique_ptr<Pass> mlir::nv_tileas::createLintPass() {
  return std::make_unique<LintPass>();
}
