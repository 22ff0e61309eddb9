//===- nv-tileas-run.cpp - Executes the kernels of a file -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Evaluator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace opennvvm::tile_eval;

/// Small numbers, different in each place and argument: integers, the numbers
/// that four bits are, powers of two of a scale factor.
static TypedAttr inputAt(Type T, int64_t Place, unsigned Argument) {
  static constexpr double FourBits[] = {-6,  -4, -3,  -2, -1.5, -1, -0.5, 0,
                                        0.5, 1,  1.5, 2,  3,    4,  6};
  int64_t Number = Place * 7 + Argument * 5 + 3;
  if (isa<Float4E2M1FNType>(T))
    return elementOf(T, FourBits[Number % 15]);
  if (isa<Float8E8M0FNUType>(T))
    return elementOf(T, std::ldexp(1.0, Number % 5 - 2));
  return elementOf(T, Number % 17 - 6);
}

namespace {
struct Options {
  const char *File = nullptr;
  Triple Grid = {1, 1, 1};
  unsigned Seed = 0;
};
} // namespace

/// "2,3": missing extents are 1.
static bool parseGrid(StringRef Text, Triple &Grid) {
  for (int64_t &Extent : Grid) {
    auto [First, Rest] = Text.split(',');
    if (!First.empty() && (First.getAsInteger(10, Extent) || Extent < 1))
      return false;
    Text = Rest;
  }
  return Text.empty();
}

static bool parseOptions(ArrayRef<char *> Arguments, Options &O) {
  for (const char *Argument : Arguments) {
    StringRef Text = Argument;
    if (Text.consume_front("--grid=")) {
      if (!parseGrid(Text, O.Grid))
        return false;
    } else if (Text.consume_front("--seed=")) {
      if (Text.getAsInteger(10, O.Seed))
        return false;
    } else if (Text.starts_with("-") || O.File) {
      return false;
    } else {
      O.File = Argument;
    }
  }
  return O.File;
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
static LogicalResult runKernel(func::FuncOp F, const Options &O) {
  SmallVector<opennvvm::tile_eval::Value> Inputs;
  for (auto [Argument, T] : llvm::enumerate(F.getArgumentTypes())) {
    auto Input = inputOf(F, T, Argument);
    if (failed(Input))
      return failure();
    Inputs.push_back(*Input);
  }
  if (failed(runGrid(F, O.Grid, Inputs, O.Seed)))
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
  Options O;
  if (!parseOptions(ArrayRef(Argv, Argc).drop_front(), O)) {
    llvm::errs() << "usage: nv-tileas-run [--grid=X,Y,Z] [--seed=N] FILE\n";
    return 1;
  }
  DialectRegistry Registry;
  Registry.insert<NVTileASDialect, arith::ArithDialect, func::FuncDialect,
                  gpu::GPUDialect, math::MathDialect, scf::SCFDialect,
                  ub::UBDialect>();
  MLIRContext Context(Registry);
  Context.disableMultithreading();
  llvm::SourceMgr Sources;
  SourceMgrDiagnosticHandler Handler(Sources, &Context);
  OwningOpRef<ModuleOp> Module =
      parseSourceFile<ModuleOp>(O.File, Sources, &Context);
  if (!Module)
    return 1;
  bool Failed = false;
  for (auto F : Module->getOps<func::FuncOp>())
    if (F->hasAttr("nv_tileas.kernel"))
      Failed |= failed(runKernel(F, O));
  return Failed;
}
