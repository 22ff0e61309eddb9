//===- Pass.cpp - The pass that compiles tiles to threads -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Pass/Pass.h"
#include "Kernel.h"
#include "opennvvm/Dialect/NVTileAS/ToNVVM.h"

using namespace mlir;

namespace opennvvm::tile {
namespace {

struct ConvertNVTileASToNVVM
    : PassWrapper<ConvertNVTileASToNVVM, OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ConvertNVTileASToNVVM)

  ConvertNVTileASToNVVM() = default;
  explicit ConvertNVTileASToNVVM(const nv_tileas::LowerOptions &O) {
    Arch = O.arch();
    Warps = O.Warps;
    IsStatic = O.StaticShared;
  }
  ConvertNVTileASToNVVM(const ConvertNVTileASToNVVM &Other)
      : PassWrapper(Other) {}

  StringRef getArgument() const final { return "convert-nv-tileas-to-nvvm"; }
  StringRef getDescription() const final {
    return "Compile kernels of nv_tileas to code of llvm and nvvm for each "
           "thread";
  }
  void getDependentDialects(DialectRegistry &Registry) const final {
    Registry.insert<arith::ArithDialect, LLVM::LLVMDialect, NVVM::NVVMDialect,
                    scf::SCFDialect>();
  }

  void runOnOperation() final {
    llvm::Expected<Machine> M = parseMachine(Arch);
    if (!M) {
      getOperation().emitError() << llvm::toString(M.takeError());
      return signalPassFailure();
    }
    Handlers Table = allHandlers();
    for (auto F :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (!isKernel(F) || F.isExternal())
        continue;
      if (failed(lowerKernel(F, Table, *M, Warps,
                             IsStatic ? DeclaredBytes : M->sharedBytes())))
        return signalPassFailure();
    }
  }

  Option<std::string> Arch{*this, "arch", llvm::cl::desc("the machine"),
                           llvm::cl::init(nv_tileas::LowerOptions().arch())};
  Option<unsigned> Warps{
      *this, "warps",
      llvm::cl::desc("warps of a block (as many as suit the tiles)"),
      llvm::cl::init(0)};
  Option<bool> IsStatic{
      *this, "static",
      llvm::cl::desc("keep within the shared memory that a module can declare"),
      llvm::cl::init(false)};
};

} // namespace
} // namespace opennvvm::tile

std::unique_ptr<Pass>
nv_tileas::createConvertNVTileASToNVVMPass(const LowerOptions &Options) {
  return std::make_unique<opennvvm::tile::ConvertNVTileASToNVVM>(Options);
}
