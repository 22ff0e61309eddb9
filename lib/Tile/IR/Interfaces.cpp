//===- Interfaces.cpp - What upstream passes ask the dialect --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Promotion.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/InliningUtils.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace {

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

// These are external models, since the trait of the interface has a verifier,
// which would answer before the documented messages about regions do.

/// Each region runs at most once, and then the operation is left with what it
/// yielded. Block arguments come from the pipeline, not from operands. The
/// interface's own default methods do not compile in an external model.
template <typename ModelT, typename OpT>
struct RegionsThenResults
    : RegionBranchOpInterface::ExternalModel<ModelT, OpT> {
  OperandRange getEntrySuccessorOperands(Operation *Op, RegionSuccessor) const {
    return {Op->operand_end(), Op->operand_end()};
  }

  void getSuccessorRegions(Operation *Op, RegionBranchPoint Point,
                           SmallVectorImpl<RegionSuccessor> &Regions) const {
    if (!Point.isParent() || Op->getNumRegions() == 0) {
      Regions.emplace_back(Op, Op->getResults());
      return;
    }
    for (Region &R : Op->getRegions())
      Regions.emplace_back(&R);
  }

  void getEntrySuccessorRegions(Operation *Op, ArrayRef<Attribute>,
                                SmallVectorImpl<RegionSuccessor> &Out) const {
    getSuccessorRegions(Op, RegionBranchPoint::parent(), Out);
  }

  /// The successors of any terminator of a region: how generated code calls
  /// the second overload of getSuccessorRegions.
  void getSuccessorRegions_3( // NOLINT(readability-identifier-naming)
      Operation *Op, Region &R, SmallVectorImpl<RegionSuccessor> &Out) const {
    for (Block &B : R)
      if (!B.empty() && isa<RegionBranchTerminatorOpInterface>(B.back()))
        Out.emplace_back(Op, Op->getResults());
  }

  void getPredecessors(Operation *Op, RegionSuccessor To,
                       SmallVectorImpl<RegionBranchPoint> &Points) const {
    if (!To.isParent() || Op->getNumRegions() == 0) {
      Points.push_back(RegionBranchPoint::parent());
      return;
    }
    for (Region &R : Op->getRegions())
      for (Block &B : R)
        if (auto End = B.empty() ? RegionBranchTerminatorOpInterface()
                                 : dyn_cast<RegionBranchTerminatorOpInterface>(
                                       B.back()))
          Points.emplace_back(End);
  }

  void getPredecessorValues(Operation *Op, RegionSuccessor To, int Index,
                            SmallVectorImpl<Value> &Values) const {
    SmallVector<RegionBranchPoint> Points;
    getPredecessors(Op, To, Points);
    for (RegionBranchPoint Point : Points)
      if (Operation *End = Point.getTerminatorPredecessorOrNull())
        Values.push_back(End->getOperand(Index));
  }

  bool areTypesCompatible(Operation *, Type A, Type B) const { return A == B; }

  void
  getRegionInvocationBounds(Operation *Op, ArrayRef<Attribute>,
                            SmallVectorImpl<InvocationBounds> &Bounds) const {
    Bounds.append(Op->getNumRegions(), {ModelT::Least, 1});
  }
};

/// Only consume_one: what a producer yields also goes into the stage, and an
/// asynchronous consumer releases the stage when the token that it yields is
/// complete. The interface would let passes drop both where the results of the
/// operation are not used.
struct StageRegion : RegionsThenResults<StageRegion, ConsumeOneOp> {
  static constexpr unsigned Least = 1;
};

/// A thread enters the region of its agent only.
struct AgentRegions : RegionsThenResults<AgentRegions, AgentSwitchOp> {
  static constexpr unsigned Least = 0;
};

//===----------------------------------------------------------------------===//
// Aliases
//===----------------------------------------------------------------------===//

/// What is read through a window is memory of its source, which is in use as
/// long as the window is.
struct Window : ViewLikeOpInterface::ExternalModel<Window, BlockTileOp> {
  Value getViewSource(Operation *Op) const {
    return cast<BlockTileOp>(Op).getSource();
  }
};

//===----------------------------------------------------------------------===//
// The inliner
//===----------------------------------------------------------------------===//

/// All operations mean the same in the caller, except those of a kernel, which
/// is launched and never called.
struct Inlining : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Operation *, bool) const final {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Operation *Op, Region *, bool, IRMapping &) const final {
    auto Callee = Op->getParentOfType<FunctionOpInterface>();
    return !Callee || !Callee->hasAttr("nv_tileas.kernel");
  }
};

//===----------------------------------------------------------------------===//
// Bytecode
//===----------------------------------------------------------------------===//

struct BytecodeVersion : DialectVersion {
  explicit BytecodeVersion(uint64_t Number) : Number(Number) {}
  uint64_t Number;
};

/// Types and attributes are written as text. A file says which version of the
/// dialect it is in; one without a version is older than the first.
struct Bytecode : BytecodeDialectInterface {
  explicit Bytecode(Dialect *D) : BytecodeDialectInterface(D) {}

  /// Raised when a reader must treat older files differently.
  static constexpr uint64_t Current = 2;

#define OPENNVVM_TILE_OPERATION_NEED(Class, Need)
// No operation is newer than the dialect.
#define OPENNVVM_TILE_OPERATION_SINCE(Class, Since)                            \
  static_assert(Since <= Current);
#include "opennvvm/Dialect/NVTileAS/OperationMachines.inc"

  void writeVersion(DialectBytecodeWriter &Writer) const final {
    Writer.writeVarInt(Current);
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &Reader) const final {
    uint64_t Number = 0;
    if (failed(Reader.readVarInt(Number)))
      return nullptr;
    if (Number > Current) {
      Reader.emitError() << "version " << Number
                         << " of nv_tileas is newer than this reader, which "
                            "knows versions up to "
                         << Current;
      return nullptr;
    }
    return std::make_unique<BytecodeVersion>(Number);
  }
};

} // namespace

void NVTileASDialect::registerInterfaces() {
  MLIRContext &Context = *getContext();
  ConsumeOneOp::attachInterface<StageRegion>(Context);
  AgentSwitchOp::attachInterface<AgentRegions>(Context);
  BlockTileOp::attachInterface<Window>(Context);
  attachPromotion(Context);
  addInterfaces<Inlining, Bytecode>();
}

Operation *NVTileASDialect::materializeConstant(OpBuilder &Builder,
                                                Attribute Value, Type T,
                                                Location Loc) {
  return arith::ConstantOp::materialize(Builder, Value, T, Loc);
}
