//===- Compile.cpp - Tile programs as bitcode -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Compile/Compile.h"
#include "Tile/Analysis/Remarks.h"
#include "Tile/Compile/Launches.h"
#include "Tile/Compile/Reading.h"
#include "Tile/Compile/Remarks.h"
#include "Tile/Compile/SharedUse.h"
#include "Tile/Eval/Launch/Diagnostics.h"
#include "Tile/Transforms/LoopHints.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "opennvvm/Dialect/CudaTile/Import.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Target/ElementOrder.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// The machine
//===----------------------------------------------------------------------===//

/// Takes the machine that \p Module names, or compares it with the one that was
/// asked for. Fails after a diagnostic at what names another one.
static LogicalResult chooseMachine(mlir::ModuleOp Module,
                                   CompileRequest &Request) {
  WalkResult Found = Module->walk([&](Operation *Op) {
    auto Named = Op->getAttrOfType<nv_tileas::TargetAttr>(
        nv_tileas::NVTileASDialect::getTargetAttrName());
    if (!Named)
      return WalkResult::advance();
    if (!Request.HasTarget) {
      Request.HasTarget = true;
      Request.Lower.SM = unsigned(Named.getSm());
      Request.Lower.Suffix = 0;
    }
    if (unsigned(Named.getSm()) == Request.Lower.SM)
      return WalkResult::advance();
    Op->emitError() << "is for sm_" << Named.getSm()
                    << ", and cannot be compiled for " << Request.Lower.arch();
    return WalkResult::interrupt();
  });
  return failure(Found.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// The module of LLVM
//===----------------------------------------------------------------------===//

/// Threads of a warp execute inline assembly together: no pass may move it
/// behind a condition. MLIR cannot say so.
static void markConvergent(llvm::Module &M) {
  for (llvm::Function &F : M)
    for (llvm::Instruction &I : llvm::instructions(F))
      if (auto *Call = llvm::dyn_cast<llvm::CallBase>(&I);
          Call && Call->isInlineAsm())
        Call->setConvergent();
}

/// The order of operations is that of the program, each for all elements of a
/// thread.
static void markElements(llvm::Module &M) {
  for (llvm::Function &F : M)
    if (!F.isDeclaration())
      F.addFnAttr(ElementsAttr);
}

static std::unique_ptr<llvm::Module>
translate(mlir::ModuleOp Module, StringRef Name, llvm::LLVMContext &Context) {
  std::unique_ptr<llvm::Module> M =
      translateModuleToLLVMIR(Module, Context, Name);
  if (!M)
    return nullptr;
  llvm::Triple Triple("nvptx64-nvidia-cuda");
  M->setTargetTriple(Triple);
  M->setDataLayout(Triple.computeDataLayout());
  markConvergent(*M);
  markElements(*M);
  return M;
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

/// The conversions leave what loops say to the optimizer where the translation
/// does not look for it.
static void placeLoopHints(mlir::ModuleOp Module) {
  Module.walk([](LLVM::BrOp Op) {
    if (auto Hint = dyn_cast_or_null<LLVM::LoopAnnotationAttr>(
            Op->removeDiscardableAttr(LoopHintsAttr)))
      Op.setLoopAnnotationAttr(Hint);
  });
}

/// What kernels share has no place in one of them. MLIR's pass that makes
/// scopes looks for one around each operation that was inlined, and a scope is
/// that of one function.
static void forgetPlacesOfShared(mlir::ModuleOp Module) {
  Location Nowhere = UnknownLoc::get(Module.getContext());
  Module->setLoc(Nowhere);
  for (Operation &Op : Module.getOps())
    if (!Op.hasAttr(NVVM::NVVMDialect::getKernelFuncAttrName()))
      Op.walk([&](Operation *In) {
        In->setLoc(Nowhere);
        for (Region &R : In->getRegions())
          for (mlir::Block &Body : R)
            for (BlockArgument Argument : Body.getArguments())
              Argument.setLoc(Nowhere);
      });
}

/// The line of a text that \p Op is from; null if there is none.
static FileLineColLoc lineOf(Operation *Op) {
  FileLineColLoc Found;
  Op->getLoc()->walk([&](Location L) {
    Found = dyn_cast<FileLineColLoc>(L);
    return Found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return Found;
}

/// Whether an operation of a function has a line.
static bool hasLines(mlir::ModuleOp Module) {
  return Module
      .walk([](Operation *Op) {
        return lineOf(Op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Calls of functions that have a place need one, too: without a line, they are
/// at that of their function, or at none of its file.
static void placeCalls(mlir::ModuleOp Module) {
  for (auto F : Module.getOps<LLVM::LLVMFuncOp>()) {
    FileLineColLoc At = lineOf(F);
    F.walk([&](LLVM::CallOp Call) {
      if (!lineOf(Call))
        Call->setLoc(
            At ? At
               : FileLineColLoc::get(Module.getContext(), "<unknown>", 0, 0));
    });
  }
}

static LogicalResult lower(mlir::ModuleOp Module,
                           const CompileRequest &Request) {
  auto Name = mlir::ModuleOp::getOperationName();
  PassManager Passes(Module.getContext(), Name),
      Scopes(Module.getContext(), Name);
  nv_tileas::buildToNVVMPipeline(Passes, Request.Lower);
  // Functions without a place in a source program get that in the text, so that
  // findings in what is compiled have lines.
  LLVM::DIScopeForLLVMFuncOpPassOptions Debug;
  if (Request.FullDebug)
    Debug.emissionKind = LLVM::DIEmissionKind::Full;
  Scopes.addPass(LLVM::createDIScopeForLLVMFuncOpPass(Debug));
  if (failed(Passes.run(Module)))
    return failure();
  placeLoopHints(Module);
  forgetPlacesOfShared(Module);
  if (!hasLines(Module))
    return success();
  placeCalls(Module);
  return Scopes.run(Module);
}

/// Fails after a diagnostic at a module in \p Module: names of kernels in
/// several modules may be equal, and PTX has one module.
static LogicalResult checkSingle(mlir::ModuleOp Module) {
  for (auto Inner : Module.getOps<mlir::ModuleOp>())
    return Inner.emitError() << "a program is one module; each of several must "
                                "be compiled by itself";
  return success();
}

/// A remark on what a block of \p K takes, at that kernel of \p Module.
static void remarkOnResources(mlir::ModuleOp Module, const LaunchInfo &K) {
  auto F = Module.lookupSymbol<LLVM::LLVMFuncOp>(K.Kernel);
  if (!F || !remarks::areWanted(*Module.getContext()))
    return;
  remark::analysis(F.getLoc(), remarks::Resources.function(K.Kernel))
      << remark::add("Resources of a block")
      << remark::metric("Threads", K.Block[0] * K.Block[1] * K.Block[2])
      << remark::metric("StaticShared", K.StaticShared)
      << remark::metric("DynamicShared", K.DynamicShared);
}

static FailureOr<Code> compile(mlir::ModuleOp Module, StringRef Name,
                               CompileRequest Request) {
  if (failed(checkSingle(Module)) || failed(chooseMachine(Module, Request)))
    return failure();
  ParameterLists Parameters = parametersOf(Module);
  if (failed(lower(Module, Request)))
    return failure();
  FailureOr<std::vector<LaunchInfo>> Kernels = launchesOf(Module, Parameters);
  if (failed(Kernels))
    return failure();
  llvm::LLVMContext Context;
  std::unique_ptr<llvm::Module> M = translate(Module, Name, Context);
  if (!M)
    return failure();
  for (LaunchInfo &K : *Kernels) {
    K.StaticShared = staticSharedOf(*M->getFunction(K.Kernel));
    remarkOnResources(Module, K);
  }
  Code Out;
  Out.Launches.Arch = Request.Lower.arch();
  llvm::raw_svector_ostream OS(Out.Bitcode);
  llvm::WriteBitcodeToFile(*M, OS);
  Out.Launches.Kernels = std::move(*Kernels);
  return Out;
}

/// The hash of \p Data, if it is bytecode.
static std::string hashOf(StringRef Data) {
  if (!cuda_tile::isBytecode(Data))
    return "";
  llvm::SHA256 Hash;
  Hash.update(Data);
  return llvm::toHex(Hash.final(), /*LowerCase=*/true);
}

llvm::Expected<Code> compileProgram(StringRef Data, StringRef Name,
                                    const CompileRequest &Request) {
  MLIRContext Context(compilerDialects(), MLIRContext::Threading::DISABLED);
  Context.printOpOnDiagnostic(false);
  ErrorText Messages(Context, Name);
  std::string Remarks;
  if (Request.WantsRemarks)
    collectRemarks(Context, Remarks);
  Messages.begin("read");
  OwningOpRef<mlir::ModuleOp> Module =
      cuda_tile::readProgram(Data, Name, Context);
  Messages.begin("compile");
  if (Module && succeeded(cuda_tile::importModule(*Module, Request.Lower.SM)))
    if (FailureOr<Code> Out = compile(*Module, Name, Request); succeeded(Out)) {
      Out->Launches.Bytecode = hashOf(Data);
      Out->JSON = asJSON(Out->Launches);
      Out->Remarks = Remarks;
      return std::move(*Out);
    }
  return llvm::createStringError(format(Messages, Request.Messages));
}

} // namespace opennvvm::tile
