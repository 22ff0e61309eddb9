//===- Dialect.cpp - The dialect and its hook -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Notes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#include "opennvvm/Dialect/NVTileAS/Dialect.cpp.inc"

namespace {

/// Aliases for layouts, whose text would fill most of a dump.
struct Aliases : OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;

  AliasResult getAlias(Attribute Attr, raw_ostream &OS) const override {
    if (isa<BlockedLayoutAttr>(Attr))
      OS << BlockedLayoutAttr::getMnemonic();
    else if (isa<SharedLayoutAttr>(Attr))
      OS << SharedLayoutAttr::getMnemonic();
    else
      return AliasResult::NoAlias;
    return AliasResult::FinalAlias;
  }
};

} // namespace

void NVTileASDialect::initialize() {
  registerTypes();
  registerAttrs();
  registerPipelineOps();
  registerMemoryOps();
  registerTmaOps();
  registerLayoutOps();
  registerMmaOps();
  registerTileOps();
  registerSyncOps();
  registerGatherOps();
  registerScalarOps();
  registerShapeOps();
  registerAddressOps();
  registerHostOps();
  addInterfaces<Aliases>();
  registerInterfaces();
}

TargetAttr mlir::nv_tileas::getTarget(Operation *Op) {
  for (; Op; Op = Op->getParentOp())
    if (auto Target = dyn_cast_or_null<TargetAttr>(
            Op->getDiscardableAttr(NVTileASDialect::getTargetAttrName())))
      return Target;
  return {};
}

//===----------------------------------------------------------------------===//
// Iterators that the arms of a branch yield
//===----------------------------------------------------------------------===//

/// What an arm yields. The arm has not been verified yet: it may be empty.
static ValueRange yieldsOf(Region &Arm) {
  if (Arm.empty() || Arm.front().empty())
    return {};
  return Arm.front().back().getOperands();
}

/// What two arms yield in the same place where one of them yields an iterator,
/// if the types differ; nulls otherwise. That they yield the same number of
/// values is checked elsewhere.
static std::pair<Type, Type> differingIterators(Region &First, Region &Other) {
  for (auto [A, B] : llvm::zip(yieldsOf(First), yieldsOf(Other)))
    if (A.getType() != B.getType() && (isa<PipelineIteratorType>(A.getType()) ||
                                       isa<PipelineIteratorType>(B.getType())))
      return {A.getType(), B.getType()};
  return {};
}

static LogicalResult verifyBranch(Operation *Op) {
  StringRef Name = Op->getName().getStringRef();
  if (Op->getNumRegions() < 2 ||
      (Name != "scf.if" && Name != "scf.index_switch"))
    return success();
  Region &First = Op->getRegion(0);
  for (Region &Other : Op->getRegions().drop_front())
    if (auto [A, B] = differingIterators(First, Other); A)
      return withNote(
          Op->emitOpError(
              "branch arms must yield matching pipeline iterator types"),
          "they yield ", A, " and ", B);
  return success();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static bool isPositive(Attribute Attr) {
  auto Number = dyn_cast<IntegerAttr>(Attr);
  return Number && Number.getType().isInteger(32) &&
         Number.getValue().isStrictlyPositive();
}

static bool isCluster(Attribute Attr) {
  auto Sizes = dyn_cast<DenseI32ArrayAttr>(Attr);
  return Sizes && Sizes.size() == 3 &&
         llvm::all_of(Sizes.asArrayRef(), [](int32_t N) { return N > 0; });
}

static bool isUnit(Attribute Attr) { return isa<UnitAttr>(Attr); }

namespace {
/// An attribute of kernels: what it must be, in code and in words.
struct KernelAttribute {
  StringLiteral Name;
  bool (*Fits)(Attribute);
  StringLiteral Expected;
};
} // namespace

static constexpr KernelAttribute KernelAttributes[] = {
    {"nv_tileas.kernel", isUnit, "a unit attribute"},
    {"nv_tileas.warps", isPositive, "a positive i32"},
    {"nv_tileas.cluster", isCluster, "an array of three positive i32"},
    {"nv_tileas.min_blocks", isPositive, "a positive i32"},
};

static LogicalResult verifyKernelAttribute(Operation *Op, NamedAttribute Attr) {
  for (const KernelAttribute &Known : KernelAttributes) {
    if (Attr.getName() != Known.Name)
      continue;
    if (!Known.Fits(Attr.getValue()))
      return Op->emitOpError()
             << "expects '" << Known.Name << "' to be " << Known.Expected;
    auto F = dyn_cast<FunctionOpInterface>(Op);
    if (!F || F.getNumResults())
      return Op->emitOpError() << "has '" << Known.Name
                               << "', which is for functions without results";
  }
  return success();
}

/// MLIR checks discardable attributes before nested operations, so this reports
/// before the branches' own verifiers do.
LogicalResult NVTileASDialect::verifyOperationAttribute(Operation *Op,
                                                        NamedAttribute Attr) {
  if (Attr.getName() != getTargetAttrName())
    return verifyKernelAttribute(Op, Attr);
  if (!isa<TargetAttr>(Attr.getValue()))
    return Op->emitOpError() << "expects '" << getTargetAttrName()
                             << "' to be a #nv_tileas.target";
  bool Failed = false;
  Op->walk<WalkOrder::PreOrder>([&](Operation *Nested) {
    // An operation with its own target is verified separately.
    if (Nested != Op && Nested->getNumRegions() &&
        Nested->getDiscardableAttr(getTargetAttrName()))
      return WalkResult::skip();
    Failed |= failed(verifyBranch(Nested));
    return WalkResult::advance();
  });
  return failure(Failed);
}
