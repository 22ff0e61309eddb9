//===- LoweringRemarks.cpp - What lowering tells of a kernel --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "LoweringRemarks.h"
#include "ProductPlan.h"
#include "Tile/Analysis/Remarks.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

using remark::add;
using remark::metric;

template <typename T> static std::string textOf(const T &Given) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << Given;
  return Text;
}

/// "[64, 128]".
static std::string shapeText(ArrayRef<int64_t> Shape) {
  return "[" +
         llvm::join(llvm::map_range(
                        Shape, [](int64_t E) { return std::to_string(E); }),
                    ", ") +
         "]";
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// Whether layouts begin at \p Op: others follow what it gives.
static bool choosesLayout(Operation *Op) {
  return isa<TiledLoadOp, LoadAtOp, GatherLoadOp, MmaOp, DotOp,
             BlockScaledMMAOp, ReduceOp, ScanOp>(Op);
}

static void remarkOnLayout(Operation *Op, StringRef Kernel,
                           const LayoutPlan &Plan) {
  for (Value V : Op->getResults()) {
    if (!Lowering::isTile(V) || Plan.isFree(V))
      continue;
    const Layout &Home = Plan.home(V);
    TileType Tile = Lowering::tileType(V);
    remark::analysis(Op->getLoc(), remarks::ChosenLayout.function(Kernel))
        << add("Layout chosen")
        << metric("Element", textOf(Tile.getElementType()))
        << metric("Shape", shapeText(Tile.getShape()))
        << metric("ElementsOfThread", Home.registers())
        << metric("Layout", textOf(Home));
  }
}

static void remarkOnProduct(Operation *Op, StringRef Kernel, const Machine &M) {
  ProductPlan Plan = planProduct(Op, M);
  if (!Plan.Refusal.empty())
    return;
  auto Text = [](Type T) { return textOf(T); };
  if (Plan.Tensor) {
    const TensorInstruction &I = *Plan.Tensor;
    remark::passed(Op->getLoc(), remarks::Product.function(Kernel))
        << add("Product is computed by tensor cores")
        << metric("Instruction", StringRef(Plan.Intrinsic).substr(10).str())
        << metric("Shape",
                  shapeText({1 << I.RowBits, 1 << TensorInstruction::ColumnBits,
                             1 << I.DepthBits}));
  } else {
    remark::missed(Op->getLoc(), remarks::Product.function(Kernel))
        << add("Product is computed by multiply-adds of each thread")
        << metric("Type", Text(Plan.Sum))
        << remark::reason("{0} has no instruction of tensor cores for {1}",
                          M.name().str(), Text(Plan.A));
  }
  const Type Multiplied[] = {Plan.A, Plan.B};
  for (auto [Number, To] : llvm::enumerate(Multiplied)) {
    Type From =
        Lowering::tileType(Op->getOperand(unsigned(Number))).getElementType();
    if (From != To)
      remark::missed(Op->getLoc(), remarks::WidenedProduct.function(Kernel))
          << add("Operand {0} of a product is converted before it is "
                 "multiplied",
                 Number ? "B" : "A")
          << metric("From", Text(From)) << metric("To", Text(To));
  }
}

void remarkOnPlan(func::FuncOp F, const LayoutPlan &Plan, const Machine &M) {
  if (!remarks::areWanted(*F.getContext()))
    return;
  std::string Kernel = F.getName().str();
  F.walk<WalkOrder::PreOrder>([&](Operation *Op) {
    if (choosesLayout(Op))
      remarkOnLayout(Op, Kernel, Plan);
    if (isa<MmaOp, DotOp, BlockScaledMMAOp>(Op))
      remarkOnProduct(Op, Kernel, M);
  });
}

void remarkOnBlocks(func::FuncOp F, uint64_t Wished, uint64_t Blocks) {
  remark::missed(F.getLoc(), remarks::Occupancy.function(F.getName()))
      << remark::add("Occupancy is not as wished")
      << remark::metric("Wished", Wished) << remark::metric("Blocks", Blocks)
      << remark::reason("loops with products need more registers than they "
                        "would leave for a thread");
}

void remarkOnLoop(Operation *Loop, StringRef Kernel, bool IsPipelined,
                  StringRef Text) {
  remarks::Subject About = remarks::Pipeline.function(Kernel);
  if (IsPipelined)
    remark::passed(Loop->getLoc(), About) << Text;
  else
    remark::missed(Loop->getLoc(), About) << Text;
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// The kernel that is being made.
static std::string kernelOf(Lowering &L) {
  auto F = L.B.getInsertionBlock()
               ->getParentOp()
               ->getParentOfType<LLVM::LLVMFuncOp>();
  if (!F)
    F = cast<LLVM::LLVMFuncOp>(L.B.getInsertionBlock()->getParentOp());
  return F.getName().str();
}

void remarkOnAccess(Lowering &L, const AccessRemark &A) {
  if (!remarks::areWanted(*L.B.getContext()))
    return;
  Type Element = A.Tile.getElementType();
  uint64_t Bytes = uint64_t(memoryBits(Element) / 8) << A.VectorBits;
  std::string Kernel = kernelOf(L);
  remarks::Subject About =
      (A.IsStore ? remarks::Store : remarks::Load).function(Kernel);
  // What has only one element in a thread cannot be wider.
  bool IsNarrow = !A.VectorBits && A.In.registers() > 1 && Bytes < 16;
  std::string Text =
      A.IsStore ? "Store instruction selected" : "Load instruction selected";
  auto Say = [&](remark::detail::InFlightRemark R) {
    R << add("{0}", Text)
      << metric("Instruction", llvm::formatv("{0}.global of {1} bytes",
                                             A.IsStore ? "st" : "ld", Bytes)
                                   .str())
      << metric("Shape", shapeText(A.Tile.getShape()));
    if (IsNarrow)
      R << remark::reason(
          "{0}", A.IsStrong
                     ? "elements that other threads may access at the same "
                       "time are accessed one by one"
                     : "neighbors of a thread are not known to be neighbors "
                       "in memory and aligned together");
  };
  Say(IsNarrow ? remark::missed(L.B.getLoc(), About)
               : remark::passed(L.B.getLoc(), About));
}

void remarkOnLocalMemory(Lowering &L, TiledViewType View, uint64_t Bytes) {
  if (!remarks::areWanted(*L.B.getContext()))
    return;
  std::string Kernel = kernelOf(L);
  remark::missed(L.B.getLoc(), remarks::LocalTile.function(Kernel))
      << add("Tile is kept in local memory")
      << metric("Shape", shapeText(View.getShape())) << metric("Bytes", Bytes)
      << remark::reason("registers have no room for it, and it cannot be "
                        "computed again where it is used");
}

void remarkOnSharedUse(Lowering &L, uint64_t Bytes) {
  if (!remarks::areWanted(*L.B.getContext()))
    return;
  std::string Kernel = kernelOf(L);
  remark::analysis(L.B.getLoc(), remarks::SharedUse.function(Kernel))
      << add("Operation uses shared memory") << metric("Bytes", Bytes);
}

void remarkOnConversion(Lowering &L, unsigned Shuffles, uint64_t Bytes) {
  if (!remarks::areWanted(*L.B.getContext()))
    return;
  std::string Kernel = kernelOf(L);
  remarks::Subject About = remarks::Conversion.function(Kernel);
  if (Shuffles)
    remark::analysis(L.B.getLoc(), About)
        << add("Tile changes its layout between lanes")
        << metric("Shuffles", Shuffles);
  else
    remark::analysis(L.B.getLoc(), About)
        << add("Tile changes its layout through shared memory")
        << metric("Bytes", Bytes);
}

} // namespace opennvvm::tile
