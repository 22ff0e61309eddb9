//===- nv-tileas-lsp-server.cpp - The dialect in an editor ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"

using namespace mlir;

/// Shows what the lint finds in a kernel. The server verifies a document, and
/// runs no passes.
static void lintKernel(Operation *Kernel) {
  auto *Dialect =
      Kernel->getContext()->getLoadedDialect<nv_tileas::NVTileASDialect>();
  // Verification comes here again.
  Dialect->setKernelHook(nullptr);
  bool Verifies = false;
  {
    ScopedDiagnosticHandler Silence(Kernel->getContext(),
                                    [](Diagnostic &) { return success(); });
    Verifies = succeeded(verify(Kernel));
  }
  if (Verifies)
    (void)nv_tileas::runLint(Kernel, /*FailsLowering=*/false);
  Dialect->setKernelHook(lintKernel);
}

int main(int Argc, char **Argv) {
  mlir::DialectRegistry Registry;
  mlir::registerAllDialects(Registry);
  Registry.insert<mlir::nv_tileas::NVTileASDialect>();
  Registry.addExtension(+[](MLIRContext *, nv_tileas::NVTileASDialect *D) {
    D->setKernelHook(lintKernel);
  });
  return failed(mlir::MlirLspServerMain(Argc, Argv, Registry));
}
