//===- Kernels.cpp - Parameters, attributes, machines ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lint.h"
#include "Support/Nearest.h"
#include "opennvvm/Catalog/TileNeed.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lint;
using opennvvm::TileNeed;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static constexpr StringRef KnownAttributes[] = {
    "nv_tileas.target",  "nv_tileas.kernel",     "nv_tileas.warps",
    "nv_tileas.cluster", "nv_tileas.min_blocks", "nv_tileas.hints"};

static void lintAttributes(Linter &L, Operation *Op) {
  for (NamedAttribute Attr : Op->getDiscardableAttrs()) {
    StringRef Name = Attr.getName();
    if (Name.starts_with("nv_tileas.") &&
        !llvm::is_contained(KnownAttributes, Name))
      L.report(Op, TileLint::AttributeName,
               {Name.str(), opennvvm::didYouMean(Name, KnownAttributes)});
  }
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// What the host can pass.
static bool isParameterType(Type T) {
  if (auto View = dyn_cast<TiledViewType>(T))
    return View.getResidency() == Residency::Gmem;
  if (auto Tile = dyn_cast<TileType>(T))
    return Tile.getShape().empty();
  return !isa<PipelineProducerTokenType, PipelineConsumerTokenType,
              PipelineIteratorType, AsyncTokenType, MemTokenType, QueueType>(T);
}

static void lintParameters(Linter &L, FunctionOpInterface F) {
  for (auto [Number, T] : llvm::enumerate(F.getArgumentTypes()))
    if (!isParameterType(T))
      L.report(F, TileLint::KernelParameter,
               {std::to_string(Number), textOf(T)});
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static void lintCall(Linter &L, CallOpInterface Call) {
  Operation *Callee = Call.resolveCallable();
  if (Callee && Callee->hasAttr("nv_tileas.kernel"))
    L.report(Call, TileLint::KernelCallee, {}, Callee);
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

static bool isOfThread(StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases({"gpu.thread_id", "gpu.lane_id", "gpu.subgroup_id",
              "gpu.global_id", "scf.parallel", "scf.forall"},
             true)
      .Default(false);
}

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

static bool usesTensorMemory(Operation *Op) {
  auto IsIn = [](Type T) { return getResource(T) == TensorMemory::get(); };
  return llvm::any_of(Op->getOperandTypes(), IsIn) ||
         llvm::any_of(Op->getResultTypes(), IsIn);
}

/// What the atom of an operation needs.
static std::optional<TileNeed> needOf(AtomKind Kind) {
  switch (Kind) {
#define OPENNVVM_TILE_ATOM_NEED(Kind, Need)                                    \
  case AtomKind::Kind:                                                         \
    return TileNeed::Need;
#include "opennvvm/Catalog/TileShapes.inc"
#undef OPENNVVM_TILE_ATOM_NEED
  default:
    return std::nullopt;
  }
}

static std::optional<TileNeed> needOf(Operation *Op) {
  if (usesTensorMemory(Op))
    return TileNeed::TensorMemory;
#define OPENNVVM_TILE_OPERATION_SINCE(Class, Since)
#define OPENNVVM_TILE_OPERATION_NEED(Class, Need)                              \
  if (isa<Class>(Op))                                                          \
    return TileNeed::Need;
#include "opennvvm/Dialect/NVTileAS/OperationMachines.inc"
  if (auto Switch = dyn_cast<AgentSwitchOp>(Op); Switch && Switch.getMaxRegs())
    return TileNeed::MaxRegs;
  auto Atom = Op->getAttrOfType<AtomAttr>("atom");
  return Atom ? needOf(Atom.getKind()) : std::nullopt;
}

static void lintMachine(Linter &L, Operation *Op) {
  TargetAttr Target = getTarget(Op);
  std::optional<TileNeed> Need = needOf(Op);
  if (!Target || !Need || opennvvm::hasTileNeed(Target.getSm(), *Need))
    return;
  const opennvvm::TileNeedInfo &Info = opennvvm::tileNeedInfo(*Need);
  L.report(Op, TileLint::TargetMachine,
           {std::string(Info.What), std::string(Info.Machines),
            std::to_string(Target.getSm())});
}

void lint::lintKernels(Linter &L) {
  L.root()->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    lintAttributes(L, Op);
    if (isOfThread(Op->getName().getStringRef()) && kernelOf(Op))
      L.report(Op, TileLint::UniformOnly, {Op->getName().getStringRef().str()});
    if (isa_and_nonnull<NVTileASDialect>(Op->getDialect()))
      lintMachine(L, Op);
    if (auto Call = dyn_cast<CallOpInterface>(Op))
      lintCall(L, Call);
    if (auto F = dyn_cast<FunctionOpInterface>(Op); F && isKernel(F))
      lintParameters(L, F);
  });
}
