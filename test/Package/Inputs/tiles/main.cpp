// A program with a compiler of its own that takes the dialect from the package.
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "opennvvm/Dialect/NVTileAS/BlockScaledMma.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

int main() {
  using namespace mlir;
  MLIRContext Context;
  Context.loadDialect<nv_tileas::NVTileASDialect>();
  OpBuilder Builder(&Context);
  OwningOpRef<ModuleOp> Module = ModuleOp::create(Builder.getUnknownLoc());
  Builder.setInsertionPointToEnd(Module->getBody());
  auto Shared = nv_tileas::SharedLayoutAttr::get(&Context, {1, 0}, 128, 0);
  nv_tileas::AllocTensorOp::create(
      Builder, Builder.getUnknownLoc(),
      nv_tileas::TileType::get({64, 64}, Builder.getF16Type(), Shared));
  Module->print(llvm::outs());
  llvm::outs() << nv_tileas::getPtxKind(0x4000000010) << '\n';
  return failed(verify(*Module));
}
