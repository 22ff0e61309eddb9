//===- AccessMetadata.cpp - Numbers of accesses in LLVM IR ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Compile/AccessMetadata.h"
#include "Tile/ToNVVM/TokenOrder.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "mlir/Target/LLVMIR/ModuleTranslation.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Target/OrderedAccesses.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instruction.h"

using namespace mlir;

namespace opennvvm::tile {
namespace {

struct AccessTranslation : LLVMTranslationDialectInterface {
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  LogicalResult amendOperation(Operation *,
                               ArrayRef<llvm::Instruction *> Instructions,
                               NamedAttribute Attribute,
                               LLVM::ModuleTranslation &To) const final {
    llvm::LLVMContext &Context = To.getLLVMContext();
    if (Attribute.getName() == ReleaseAttr)
      for (llvm::Instruction *I : Instructions)
        I->setMetadata(ReleaseMetadata, llvm::MDNode::get(Context, {}));
    auto Number = dyn_cast<IntegerAttr>(Attribute.getValue());
    if (Attribute.getName() != AccessAttr || !Number)
      return success();
    llvm::MDNode *Node = llvm::MDNode::get(
        Context, llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(
                     llvm::Type::getInt32Ty(Context), Number.getInt())));
    for (llvm::Instruction *I : Instructions)
      if (I->mayReadOrWriteMemory())
        I->setMetadata(AccessMetadata, Node);
    return success();
  }
};

} // namespace

void registerAccessTranslation(DialectRegistry &Registry) {
  Registry.addExtension(
      +[](MLIRContext *, nv_tileas::NVTileASDialect *Dialect) {
        Dialect->addInterfaces<AccessTranslation>();
      });
}

} // namespace opennvvm::tile
