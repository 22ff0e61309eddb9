//===- SharedPlacement.cpp - Who gives a kernel its shared memory ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module can declare a part of the shared memory that a machine has. If a
// kernel needs more, its largest variable becomes one without a size, and the
// kernel says how many bytes a launch must give.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "opennvvm/Dialect/NVTileAS/ToNVVM.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/NVPTXAddrSpace.h"

using namespace mlir;

namespace opennvvm::tile {

namespace {

using Variables = llvm::SetVector<LLVM::GlobalOp>;

struct PlaceShared : PassWrapper<PlaceShared, OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlaceShared)

  PlaceShared() = default;
  explicit PlaceShared(const nv_tileas::LowerOptions &O) {
    Arch = O.arch();
    IsStatic = O.StaticShared;
  }
  PlaceShared(const PlaceShared &Other) : PassWrapper(Other) {}

  StringRef getArgument() const final { return "nv-tileas-place-shared"; }
  StringRef getDescription() const final {
    return "Have launches give kernels the shared memory that a module cannot "
           "declare";
  }

  void runOnOperation() final;

  Option<std::string> Arch{*this, "arch", llvm::cl::desc("the machine"),
                           llvm::cl::init(nv_tileas::LowerOptions().arch())};
  Option<bool> IsStatic{*this, "static",
                        llvm::cl::desc("refuse kernels that need it"),
                        llvm::cl::init(false)};
};

} // namespace

static uint64_t sizeOf(LLVM::GlobalOp G) {
  return DataLayout::closest(G).getTypeSize(G.getGlobalType()).getFixedValue();
}

/// The bytes of the variables one after the other, with gaps for their
/// alignment.
static uint64_t sizeOf(const Variables &Used) {
  uint64_t Bytes = 0;
  for (LLVM::GlobalOp G : Used) {
    uint64_t Alignment = G.getAlignment().value_or(
        DataLayout::closest(G).getTypeABIAlignment(G.getGlobalType()));
    Bytes = llvm::alignTo(Bytes, Alignment) + sizeOf(G);
  }
  return Bytes;
}

/// The variables of shared memory that \p F names, in the order of the module.
static Variables variablesOf(LLVM::LLVMFuncOp F) {
  llvm::SmallDenseSet<StringAttr> Named;
  F.walk([&](LLVM::AddressOfOp Op) {
    Named.insert(Op.getGlobalNameAttr().getAttr());
  });
  Variables Used;
  for (auto G : F->getParentOfType<mlir::ModuleOp>().getOps<LLVM::GlobalOp>())
    if (G.getAddrSpace() == llvm::NVPTXAS::ADDRESS_SPACE_SHARED &&
        Named.contains(G.getSymNameAttr()))
      Used.insert(G);
  return Used;
}

/// Makes \p G a variable of which launches say how large it is.
static void makeDynamic(LLVM::GlobalOp G) {
  Builder B(G.getContext());
  G.setGlobalType(LLVM::LLVMArrayType::get(B.getI8Type(), 0));
  G.setLinkage(LLVM::Linkage::External);
  G.removeValueAttr();
}

/// Adds to \p Dynamic what a launch of \p F must give. Fails after a diagnostic
/// if the machine has not enough, or a launch gives nothing.
static LogicalResult place(LLVM::LLVMFuncOp F, const Machine &M, bool IsStatic,
                           Variables &Dynamic) {
  Variables Used = variablesOf(F);
  uint64_t Bytes = sizeOf(Used);
  if (Bytes <= DeclaredBytes)
    return success();
  if (Bytes > M.sharedBytes())
    return F.emitError() << "kernel '" << F.getName() << "' needs " << Bytes
                         << " bytes of shared memory, and a block of "
                         << M.name() << " has at most " << M.sharedBytes();
  if (IsStatic)
    return F.emitError() << "kernel '" << F.getName() << "' needs " << Bytes
                         << " bytes of shared memory, and without those that "
                            "a launch gives there are "
                         << DeclaredBytes;
  LLVM::GlobalOp Largest =
      *llvm::max_element(Used, [](LLVM::GlobalOp A, LLVM::GlobalOp B) {
        return sizeOf(A) < sizeOf(B);
      });
  Used.remove(Largest);
  if (sizeOf(Used) > DeclaredBytes)
    return F.emitError() << "kernel '" << F.getName()
                         << "' has several variables of shared memory that "
                            "launches would have to give it";
  F->setAttr(
      nv_tileas::DynamicSharedAttr,
      Builder(F.getContext()).getI32IntegerAttr(int32_t(sizeOf(Largest))));
  Dynamic.insert(Largest);
  return success();
}

void PlaceShared::runOnOperation() {
  llvm::Expected<Machine> M = parseMachine(Arch);
  if (!M) {
    getOperation().emitError() << llvm::toString(M.takeError());
    return signalPassFailure();
  }
  Variables Dynamic;
  for (auto F : getOperation().getOps<LLVM::LLVMFuncOp>())
    if (F->hasAttr(NVVM::NVVMDialect::getKernelFuncAttrName()) &&
        !F->hasAttr(nv_tileas::DynamicSharedAttr) &&
        failed(place(F, *M, IsStatic, Dynamic)))
      return signalPassFailure();
  for (LLVM::GlobalOp G : Dynamic)
    makeDynamic(G);
}

} // namespace opennvvm::tile

std::unique_ptr<Pass>
nv_tileas::createPlaceSharedPass(const LowerOptions &Options) {
  return std::make_unique<opennvvm::tile::PlaceShared>(Options);
}
