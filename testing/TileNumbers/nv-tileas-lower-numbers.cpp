//===- nv-tileas-lower-numbers.cpp - Scalar functions over arrays ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a kernel of each function of a module, in LLVM assembly, by what lowers
// the numbers of tiles. The kernel has an array for each parameter and for each
// result, and their length; a thread computes one element.
//
//===----------------------------------------------------------------------===//

#include "Support/OwnOptions.h"
#include "Tile/ToNVVM/Numbers/Numbers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace opennvvm::tile;
namespace cl = llvm::cl;

namespace {
struct Options {
  cl::opt<std::string> Input{cl::Positional, cl::Required,
                             cl::desc("MODULE.mlir")};
  cl::opt<std::string> Arch{"arch", cl::init("sm_80"), cl::desc("The machine")};
  cl::opt<bool> Types{"types",
                      cl::desc("Print what is known of the parameters' types")};
};
} // namespace

/// What an element is in memory: a byte for a bit and for what is packed.
static Type memoryType(ImplicitLocOpBuilder &B, Type Element) {
  return Element.isInteger(1) ? B.getI8Type() : registerType(Element);
}

static Value addressOf(ImplicitLocOpBuilder &B, Value Array, Type Element,
                       Value Index) {
  return LLVM::GEPOp::create(B, Array.getType(), memoryType(B, Element), Array,
                             ValueRange{Index});
}

static Value load(ImplicitLocOpBuilder &B, Value Array, Type Element,
                  Value Index) {
  Value Loaded = LLVM::LoadOp::create(B, memoryType(B, Element),
                                      addressOf(B, Array, Element, Index));
  return Element.isInteger(1)
             ? LLVM::TruncOp::create(B, B.getI1Type(), Loaded).getResult()
             : Loaded;
}

static void store(ImplicitLocOpBuilder &B, Value Array, Type Element,
                  Value Index, Value V) {
  if (Element.isInteger(1))
    V = LLVM::ZExtOp::create(B, B.getI8Type(), V);
  LLVM::StoreOp::create(B, V, addressOf(B, Array, Element, Index));
}

/// The index of a thread in the grid, as an i32.
static Value threadIndex(ImplicitLocOpBuilder &B) {
  Type I32 = B.getI32Type();
  Value Block = NVVM::BlockIdXOp::create(B, I32);
  Value Size = NVVM::BlockDimXOp::create(B, I32);
  Value Thread = NVVM::ThreadIdXOp::create(B, I32);
  return LLVM::AddOp::create(B, LLVM::MulOp::create(B, Block, Size), Thread);
}

static LogicalResult makeElement(ImplicitLocOpBuilder &B, const Machine &M,
                                 func::FuncOp Function, ValueRange Arrays,
                                 Value Index) {
  IRMapping Known;
  for (BlockArgument In : Function.getArguments())
    Known.map(In, load(B, Arrays[In.getArgNumber()], In.getType(), Index));
  Block &Body = Function.getBody().front();
  for (Operation &Op : Body.without_terminator()) {
    SmallVector<Value> Operands, Results;
    for (Value V : Op.getOperands())
      Operands.push_back(Known.lookup(V));
    if (failed(lowerNumber(B, M, &Op, Operands, Results)))
      return failure();
    Known.map(Op.getResults(), Results);
  }
  ValueRange Out = Arrays.drop_front(Function.getNumArguments());
  for (OpOperand &Result : Body.getTerminator()->getOpOperands())
    store(B, Out[Result.getOperandNumber()], Result.get().getType(), Index,
          Known.lookup(Result.get()));
  return success();
}

static LogicalResult makeKernel(ImplicitLocOpBuilder &B, const Machine &M,
                                func::FuncOp Function) {
  OpBuilder::InsertionGuard Guard(B);
  Type Array = LLVM::LLVMPointerType::get(B.getContext(), 1);
  SmallVector<Type> Parameters(
      Function.getNumArguments() + Function.getNumResults(), Array);
  Parameters.push_back(B.getI32Type());
  auto Void = LLVM::LLVMVoidType::get(B.getContext());
  auto Kernel = LLVM::LLVMFuncOp::create(
      B, Function.getName(), LLVM::LLVMFunctionType::get(Void, Parameters));
  Kernel->setAttr(NVVM::NVVMDialect::getKernelFuncAttrName(), B.getUnitAttr());
  Block *Entry = Kernel.addEntryBlock(B);
  auto *Inside = new Block, *After = new Block;
  Kernel.getBody().push_back(Inside);
  Kernel.getBody().push_back(After);
  B.setInsertionPointToStart(Entry);
  Value Index = threadIndex(B);
  Value IsInside = LLVM::ICmpOp::create(B, LLVM::ICmpPredicate::ult, Index,
                                        Entry->getArguments().back());
  LLVM::CondBrOp::create(B, IsInside, Inside, After);
  B.setInsertionPointToStart(After);
  LLVM::ReturnOp::create(B, ValueRange());
  B.setInsertionPointToStart(Inside);
  if (failed(makeElement(B, M, Function, Entry->getArguments().drop_back(),
                         Index)))
    return failure();
  LLVM::BrOp::create(B, After);
  return success();
}

/// Prints the register, the bits in memory and the paddings of each type.
static void printTypes(ImplicitLocOpBuilder &B, func::FuncOp Function) {
  using nv_tileas::PaddingValue;
  for (Type T : Function.getArgumentTypes()) {
    llvm::outs() << T << ": " << registerType(T) << ", " << memoryBits(T)
                 << " bits, padding";
    for (PaddingValue V :
         {PaddingValue::Zero, PaddingValue::NegZero, PaddingValue::NaN,
          PaddingValue::PosInf, PaddingValue::NegInf}) {
      Value Padding = paddingOf(B, T, V);
      llvm::outs() << ' ';
      if (Padding)
        Padding.getDefiningOp<LLVM::ConstantOp>().getValue().print(
            llvm::outs(), /*elideType=*/true);
      else
        llvm::outs() << "none";
    }
    llvm::outs() << '\n';
  }
}

static LogicalResult run(const Options &O, MLIRContext &Context) {
  llvm::Expected<Machine> M = parseMachine(O.Arch);
  if (!M) {
    llvm::errs() << toString(M.takeError()) << '\n';
    return failure();
  }
  OwningOpRef<ModuleOp> Module =
      parseSourceFile<ModuleOp>(O.Input, ParserConfig(&Context));
  if (!Module)
    return failure();
  OwningOpRef<ModuleOp> Kernels = ModuleOp::create(Module->getLoc());
  ImplicitLocOpBuilder B(Module->getLoc(), &Context);
  for (auto Function : Module->getOps<func::FuncOp>()) {
    B.setInsertionPointToEnd(Kernels->getBody());
    B.setLoc(Function.getLoc());
    if (O.Types)
      printTypes(B, Function);
    else if (failed(makeKernel(B, *M, Function)))
      return failure();
  }
  if (O.Types)
    return success();
  if (failed(verify(*Kernels)))
    return failure();
  llvm::LLVMContext LLVM;
  std::unique_ptr<llvm::Module> Code = translateModuleToLLVMIR(*Kernels, LLVM);
  if (!Code)
    return failure();
  Code->setTargetTriple(llvm::Triple("nvptx64-nvidia-cuda"));
  Code->print(llvm::outs(), nullptr);
  return success();
}

int main(int Argc, char **Argv) {
  llvm::InitLLVM X(Argc, Argv);
  opennvvm::hideOptionsOfLibraries();
  Options O;
  cl::ParseCommandLineOptions(Argc, Argv);
  DialectRegistry Registry;
  Registry.insert<arith::ArithDialect, func::FuncDialect, LLVM::LLVMDialect,
                  math::MathDialect, NVVM::NVVMDialect,
                  nv_tileas::NVTileASDialect>();
  registerBuiltinDialectTranslation(Registry);
  registerLLVMDialectTranslation(Registry);
  registerNVVMDialectTranslation(Registry);
  MLIRContext Context(Registry);
  Context.loadAllAvailableDialects();
  llvm::SourceMgr Sources;
  SourceMgrDiagnosticHandler Handler(Sources, &Context);
  return failed(run(O, Context));
}
