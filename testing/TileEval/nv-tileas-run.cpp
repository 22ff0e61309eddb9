//===- nv-tileas-run.cpp - Executes the kernels of a file -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace opennvvm::tile_eval;

/// Small integers, different in each place and argument.
static TypedAttr inputAt(Type T, int64_t Place, unsigned Argument) {
  return elementOf(T, (Place * 7 + Argument * 5 + 3) % 17 - 6);
}

/// A view of memory that is filled, or a small number.
static FailureOr<opennvvm::tile_eval::Value> inputOf(func::FuncOp F, Type T,
                                                     unsigned Argument) {
  if (T.isIntOrIndexOrFloat())
    return opennvvm::tile_eval::Value(elementOf(T, Argument + 1));
  auto Window = dyn_cast<TiledViewType>(T);
  if (!Window)
    return F.emitError("the evaluator has no input of type ") << T;
  auto Memory = std::make_shared<Elements>();
  Memory->Shape.assign(Window.getShape());
  for (int64_t I = 0, E = ShapedType::getNumElements(Window.getShape()); I != E;
       ++I)
    Memory->Data.push_back(inputAt(Window.getElementType(), I, Argument));
  return opennvvm::tile_eval::Value(
      View{Memory, SmallVector<int64_t>(Window.getRank())});
}

/// Prints what the arguments hold at the end.
static LogicalResult runKernel(func::FuncOp F) {
  SmallVector<opennvvm::tile_eval::Value> Inputs;
  for (auto [Argument, T] : llvm::enumerate(F.getArgumentTypes())) {
    auto Input = inputOf(F, T, Argument);
    if (failed(Input))
      return failure();
    Inputs.push_back(*Input);
  }
  if (failed(Evaluator().call(F, Inputs)))
    return failure();
  for (auto [Argument, Input] : llvm::enumerate(Inputs)) {
    auto *Window = std::get_if<View>(&Input);
    if (!Window)
      continue;
    llvm::outs() << F.getName() << ' ' << Argument << ':';
    for (TypedAttr Element : Window->Memory->Data) {
      llvm::outs() << ' ';
      Element.print(llvm::outs(), /*elideType=*/true);
    }
    llvm::outs() << '\n';
  }
  return success();
}

int main(int Argc, char **Argv) {
  if (Argc != 2) {
    llvm::errs() << "usage: nv-tileas-run FILE\n";
    return 1;
  }
  DialectRegistry Registry;
  Registry.insert<NVTileASDialect, arith::ArithDialect, func::FuncDialect,
                  math::MathDialect, scf::SCFDialect, ub::UBDialect>();
  MLIRContext Context(Registry);
  Context.disableMultithreading();
  llvm::SourceMgr Sources;
  SourceMgrDiagnosticHandler Handler(Sources, &Context);
  OwningOpRef<ModuleOp> Module =
      parseSourceFile<ModuleOp>(Argv[1], Sources, &Context);
  if (!Module)
    return 1;
  bool Failed = false;
  for (auto F : Module->getOps<func::FuncOp>())
    if (F->hasAttr("nv_tileas.kernel"))
      Failed |= failed(runKernel(F));
  return Failed;
}
