//===- TileAAToTileAS.cpp - Addresses resolved ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "opennvvm/Dialect/CudaTile/Import.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_import {

//===----------------------------------------------------------------------===//
// Offsets
//===----------------------------------------------------------------------===//

/// `addresses + offset * bytes`, in 64 bits.
static void resolve(OffsetOp Op) {
  ImplicitLocOpBuilder B(Op.getLoc(), Op);
  int64_t Bits = getElementBitWidth(Op.getElement());
  int64_t Bytes = llvm::divideCeil(Bits, 8);
  Type I64 = B.getI64Type();
  SmallVector<Value> New =
      mapValues(B, {Op.getAddresses(), Op.getOffset()}, Op.getType(),
                [&](OpBuilder &In, ValueRange V) -> SmallVector<Value> {
                  Location Loc = Op.getLoc();
                  Value By = V[1];
                  if (By.getType() != I64)
                    By = arith::ExtSIOp::create(In, Loc, I64, By);
                  auto Constant = [&](int64_t Number) -> Value {
                    return arith::ConstantOp::create(
                        In, Loc, In.getI64IntegerAttr(Number));
                  };
                  // Two elements of four bits are a byte.
                  if (Bits == 4)
                    By = arith::ShRSIOp::create(In, Loc, By, Constant(1));
                  else if (Bytes != 1)
                    By = arith::MulIOp::create(In, Loc, By, Constant(Bytes));
                  return {arith::AddIOp::create(In, Loc, V[0], By)};
                });
  Op.replaceAllUsesWith(New[0]);
  Op.erase();
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

/// The word for a padding that is the same number everywhere.
static std::optional<PaddingValue> wordOf(Value Padding) {
  Attribute Known;
  if (!matchPattern(Padding, m_Constant(&Known)))
    return std::nullopt;
  if (auto Splat = dyn_cast<SplatElementsAttr>(Known))
    Known = Splat.getSplatValue<Attribute>();
  if (auto Integer = dyn_cast<IntegerAttr>(Known))
    return Integer.getValue().isZero() ? std::optional(PaddingValue::Zero)
                                       : std::nullopt;
  auto Float = dyn_cast<FloatAttr>(Known);
  if (!Float)
    return std::nullopt;
  APFloat Number = Float.getValue();
  if (Number.isZero())
    return Number.isNegative() ? PaddingValue::NegZero : PaddingValue::Zero;
  if (Number.isInfinity())
    return Number.isNegative() ? PaddingValue::NegInf : PaddingValue::PosInf;
  return std::nullopt;
}

/// A padding that no word is for is selected where the mask is false.
static void resolve(LoadAtOp Op) {
  Value Padding = Op.getPadding();
  if (!Padding)
    return;
  Op.getPaddingMutable().clear();
  if (std::optional<PaddingValue> Word = wordOf(Padding)) {
    if (Word != PaddingValue::Zero)
      Op.setPaddingValue(Word);
    return;
  }
  ImplicitLocOpBuilder B(Op.getLoc(), Op);
  B.setInsertionPointAfter(Op);
  Value Read = Op.getResult();
  SmallVector<Value> New = mapValues(
      B, {Op.getMask(), Read, Padding}, Read.getType(),
      [&](OpBuilder &In, ValueRange V) -> SmallVector<Value> {
        return {arith::SelectOp::create(In, Op.getLoc(), V[0], V[1], V[2])};
      });
  Read.replaceAllUsesExcept(New[0], New[0].getDefiningOp());
}

/// What only made values for others, which are made anew, is not needed.
static void eraseUnused(Operation *Root) {
  Root->walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *Op) {
    if (isMemoryEffectFree(Op) && isOpTriviallyDead(Op))
      Op->erase();
  });
}

namespace {

struct ConvertTileAAToTileAS
    : PassWrapper<ConvertTileAAToTileAS, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ConvertTileAAToTileAS)

  StringRef getArgument() const final { return "convert-tileaa-to-tileas"; }
  StringRef getDescription() const final {
    return "Resolve moved addresses into arithmetic, and paddings of masked "
           "loads";
  }
  void getDependentDialects(DialectRegistry &Registry) const final {
    Registry.insert<arith::ArithDialect, NVTileASDialect>();
  }

  void runOnOperation() final {
    getOperation()->walk([](Operation *Op) {
      if (auto Offset = dyn_cast<OffsetOp>(Op))
        resolve(Offset);
      else if (auto Load = dyn_cast<LoadAtOp>(Op))
        resolve(Load);
    });
    eraseUnused(getOperation());
  }
};

} // namespace

} // namespace opennvvm::tile_import

std::unique_ptr<Pass> mlir::cuda_tile::createConvertTileAAToTileASPass() {
  return std::make_unique<opennvvm::tile_import::ConvertTileAAToTileAS>();
}
