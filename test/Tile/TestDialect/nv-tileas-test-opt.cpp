//===- nv-tileas-test-opt.cpp - The traits, each on its own ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/OwnOptions.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Traits.h"
#include "llvm/ADT/SetVector.h"

#include "TestDialect.h.inc"
#define GET_OP_CLASSES
#include "TestOps.h.inc"

#include "TestDialect.cpp.inc"
#define GET_OP_CLASSES
#include "TestOps.cpp.inc"

void nv_tile_test::NVTileTestDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "TestOps.cpp.inc"
      >();
}

namespace {

/// What optimizers might do if an operation had no effects: it moves out of
/// loops and up to its operands, equal ones of a block become one, unused ones
/// are erased. A check of passes has to notice where the operation does have
/// effects.
struct AsIfPure
    : mlir::PassWrapper<AsIfPure, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(AsIfPure)

  AsIfPure() = default;
  AsIfPure(const AsIfPure &Other) : PassWrapper(Other) {}

  llvm::StringRef getArgument() const final { return "test-as-if-pure"; }
  llvm::StringRef getDescription() const final {
    return "Treat an operation as if it had no effects on memory";
  }

  /// The values from outside that \p Op uses, also in its regions.
  static llvm::SetVector<mlir::Value> operandsOf(mlir::Operation &Op) {
    llvm::SetVector<mlir::Value> Used;
    Op.walk([&](mlir::Operation *Nested) {
      for (mlir::Value V : Nested->getOperands())
        if (!Op.isAncestor(V.getParentBlock()->getParentOp()))
          Used.insert(V);
    });
    return Used;
  }

  static void hoist(mlir::Operation &Op) {
    llvm::SetVector<mlir::Value> Used = operandsOf(Op);
    while (auto Loop =
               llvm::dyn_cast<mlir::LoopLikeOpInterface>(Op.getParentOp())) {
      if (!llvm::all_of(Used, [&](mlir::Value V) {
            return Loop.isDefinedOutsideOfLoop(V);
          }))
        break;
      Op.moveBefore(Loop);
    }
    mlir::Operation *Last = nullptr;
    for (mlir::Value V : Used)
      if (mlir::Operation *By = V.getDefiningOp())
        if (By->getBlock() == Op.getBlock() &&
            (!Last || Last->isBeforeInBlock(By)))
          Last = By;
    if (Last)
      Op.moveAfter(Last);
    else if (&Op != &Op.getBlock()->front())
      Op.moveBefore(&Op.getBlock()->front());
  }

  static void merge(mlir::Operation &Op,
                    llvm::SmallVectorImpl<mlir::Operation *> &Before) {
    const auto *Same = llvm::find_if(Before, [&](mlir::Operation *Other) {
      return Other->getBlock() == Op.getBlock() &&
             mlir::OperationEquivalence::isEquivalentTo(
                 Other, &Op, mlir::OperationEquivalence::IgnoreLocations);
    });
    if (Same != Before.end())
      Op.replaceAllUsesWith(*Same);
    if (Op.use_empty())
      Op.erase();
    else
      Before.push_back(&Op);
  }

  void runOnOperation() final {
    llvm::SmallVector<mlir::Operation *> All, Kept;
    getOperation()->walk([&](mlir::Operation *Op) {
      if (Op->getName().getStringRef() == Name)
        All.push_back(Op);
    });
    for (mlir::Operation *Op : All)
      hoist(*Op);
    for (mlir::Operation *Op : All)
      merge(*Op, Kept);
  }

  Option<std::string> Name{*this, "operation", llvm::cl::desc("its name")};
};

} // namespace

int main(int Argc, char **Argv) {
  opennvvm::hideOptionsOfLibraries();
  mlir::PassRegistration<AsIfPure>();
  mlir::DialectRegistry Registry;
  Registry.insert<mlir::nv_tileas::NVTileASDialect,
                  nv_tile_test::NVTileTestDialect, mlir::arith::ArithDialect,
                  mlir::func::FuncDialect, mlir::gpu::GPUDialect,
                  mlir::math::MathDialect, mlir::scf::SCFDialect>();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      Argc, Argv, "Checks the traits of nv_tileas\n", Registry));
}
