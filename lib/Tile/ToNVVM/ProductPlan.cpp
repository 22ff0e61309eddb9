//===- ProductPlan.cpp - How a product is computed ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProductPlan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

ProductExtents productExtents(TileType A, TileType B) {
  SmallVector<Field> OfA = fieldsOf(A.getShape()), OfB = fieldsOf(B.getShape());
  size_t Rank = OfA.size();
  return {Rank > 2 ? OfA[0].Bits : 0, OfA[Rank - 2].Bits, OfB[Rank - 1].Bits,
          OfA[Rank - 1].Bits};
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

unsigned TensorInstruction::wordBits() const {
  switch (Kind) {
  case FactorKind::F16:
  case FactorKind::BF16:
    return 1;
  case FactorKind::I8:
  case FactorKind::F8:
    return 2;
  case FactorKind::TF32:
  case FactorKind::F64:
    return 0;
  }
  llvm_unreachable("a kind of factors");
}

/// Of each kind the deepest first, and of one depth those of more rows.
static constexpr TensorInstruction Instructions[] = {
    {FactorKind::F16, 4, 4},  {FactorKind::F16, 4, 3},
    {FactorKind::BF16, 4, 4}, {FactorKind::BF16, 4, 3},
    {FactorKind::TF32, 4, 3}, {FactorKind::TF32, 4, 2},
    {FactorKind::I8, 4, 5},   {FactorKind::I8, 4, 4},
    {FactorKind::I8, 3, 4},   {FactorKind::F8, 4, 5},
    {FactorKind::F8, 4, 4},   {FactorKind::F64, 3, 2},
};

/// How PTX calls the types in the name of the intrinsic.
static std::string typesOf(const ProductPlan &P, FactorKind Kind) {
  StringRef Sum = P.Sum.isF16() ? "f16" : "f32";
  auto Narrow = [](Type T) {
    return isa<Float8E5M2Type>(T) ? StringRef("e5m2") : StringRef("e4m3");
  };
  switch (Kind) {
  case FactorKind::F16:
    return (Sum + "." + Sum).str();
  case FactorKind::BF16:
    return "bf16";
  case FactorKind::TF32:
    return "tf32";
  case FactorKind::F64:
    return "f64";
  case FactorKind::F8:
    return (Sum + "." + Narrow(P.A) + "." + Narrow(P.B) + "." + Sum).str();
  case FactorKind::I8:
    break;
  }
  std::string A = P.SignedA ? "s8" : "u8", B = P.SignedB ? "s8" : "u8";
  return A == B ? A : A + "." + B;
}

/// Chooses the deepest instruction of the machine that is no deeper than the
/// product, or else the shallowest one. False if the machine has none.
static bool choose(ProductPlan &P, FactorKind Kind, const Machine &M) {
  std::string Types = typesOf(P, Kind);
  for (const TensorInstruction &I : Instructions) {
    if (I.Kind != Kind || (P.Tensor && P.Tensor->DepthBits == I.DepthBits) ||
        (P.Tensor && P.Tensor->DepthBits <= P.Extents.Depth))
      continue;
    std::string Name = "llvm.nvvm.mma.m" + std::to_string(1U << I.RowBits) +
                       "n8k" + std::to_string(1U << I.DepthBits) + ".row.col." +
                       Types;
    if (!M.hasIntrinsic(Name))
      continue;
    P.Tensor = I;
    P.Intrinsic = Name;
  }
  return P.Tensor.has_value();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Floats of at most 8 bits whose numbers f16 has, too.
static bool fitsHalf(Type T) {
  return isa<Float8E4M3FNType, Float8E5M2Type, Float6E2M3FNType,
             Float6E3M2FNType, Float4E2M1FNType>(T);
}

static bool isFloat8(Type T) {
  return isa<Float8E4M3FNType, Float8E5M2Type>(T);
}

/// Each thread multiplies and adds in the type of the sums.
static void multiplyAlone(ProductPlan &P) {
  P.Tensor.reset();
  P.Intrinsic.clear();
  P.A = P.B = P.Sum;
}

static void planFloats(ProductPlan &P, Operation *Product, const Machine &M) {
  Builder B(Product->getContext());
  if (P.A.isF64() || P.B.isF64() || P.Sum.isF64()) {
    if (P.A != P.B || P.A != P.Sum)
      P.Refusal = "products of f64 are only added in f64";
    else if (!choose(P, FactorKind::F64, M))
      multiplyAlone(P);
    return;
  }
  if (P.A.isF32() && P.B.isF32()) {
    // An atom asks for the rounding of its operands.
    auto Dot = dyn_cast<DotOp>(Product);
    if (Dot && Dot.getAtomAttr().getKind() == AtomKind::TF32 &&
        choose(P, FactorKind::TF32, M)) {
      P.A = P.B = B.getTF32Type();
      return;
    }
    return multiplyAlone(P);
  }
  if (P.A == P.B && P.A.isBF16() && choose(P, FactorKind::BF16, M))
    return;
  if (P.A == P.B && P.A.isTF32() && choose(P, FactorKind::TF32, M))
    return;
  if (isFloat8(P.A) && isFloat8(P.B) && choose(P, FactorKind::F8, M))
    return;
  bool IsHalfA = P.A.isF16() || fitsHalf(P.A),
       IsHalfB = P.B.isF16() || fitsHalf(P.B);
  if (IsHalfA && IsHalfB && choose(P, FactorKind::F16, M)) {
    P.A = P.B = B.getF16Type();
    return;
  }
  multiplyAlone(P);
}

static bool isSigned(Operation *Product, StringRef Name) {
  auto Word = Product->getAttrOfType<SignednessAttr>(Name);
  return !Word || Word.getValue() == Signedness::Signed;
}

static void planIntegers(ProductPlan &P, Operation *Product, const Machine &M) {
  P.SignedA = isSigned(Product, "signedness_a");
  P.SignedB = isSigned(Product, "signedness_b");
  Type I8 = IntegerType::get(Product->getContext(), 8);
  if (P.A.getIntOrFloatBitWidth() <= 8 && P.B.getIntOrFloatBitWidth() <= 8 &&
      P.Sum.isInteger(32) && choose(P, FactorKind::I8, M)) {
    P.A = P.B = I8;
    return;
  }
  multiplyAlone(P);
}

/// Scale factors are multiplied in before, as exactly as a product of 4-bit
/// floats and small factors is in f16, and others are in f32.
static void planScaled(ProductPlan &P, BlockScaledMMAOp Op, const Machine &M) {
  auto IsSmall = [](TypedValue<TileType> Scale) {
    return !Scale || isa<Float8E4M3FNType>(Scale.getType().getElementType());
  };
  if (isa<Float4E2M1FNType>(P.A) && isa<Float4E2M1FNType>(P.B) &&
      IsSmall(Op.getSfa()) && IsSmall(Op.getSfb()) &&
      choose(P, FactorKind::F16, M)) {
    P.A = P.B = Float16Type::get(Op.getContext());
    return;
  }
  multiplyAlone(P);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// So many operations are looked at around a product.
static constexpr size_t MostSeen = 32;

static bool isProduct(Operation *Op) {
  return isa<MmaOp, DotOp, BlockScaledMMAOp>(Op);
}

/// Whether \p Op computes elements of elements at the same place.
static bool isElementwise(Operation *Op) {
  return isa<MapOp, ReshapeOp, AssumeOp>(Op);
}

/// Whether elements of \p Product are reduced along its rows, or multiplied by
/// the rows of another tile.
static bool areRowsRead(Operation *Product) {
  llvm::SmallSetVector<Operation *, 8> Seen;
  Seen.insert(Product);
  for (size_t I = 0; I < Seen.size() && I < MostSeen; ++I) {
    for (OpOperand &Use : Seen[I]->getUses()) {
      Operation *User = Use.getOwner();
      if (auto Reduce = dyn_cast<ReduceOp>(User)) {
        auto T = cast<TileType>(Use.get().getType());
        if (size_t(Reduce.getAxis()) + 1 == T.getShape().size())
          return true;
      }
      if (isProduct(User) && Use.getOperandNumber() == 0)
        return true;
      if (isElementwise(User))
        Seen.insert(User);
    }
  }
  return false;
}

/// Whether operand A of \p Product is computed of a product.
static bool isOfProduct(Operation *Product) {
  llvm::SmallSetVector<Operation *, 8> Seen;
  auto Add = [&](Value V) {
    if (Operation *Maker = V.getDefiningOp())
      Seen.insert(Maker);
  };
  Add(Product->getOperand(0));
  for (size_t I = 0; I < Seen.size() && I < MostSeen; ++I) {
    if (isProduct(Seen[I]))
      return true;
    if (isElementwise(Seen[I]))
      for (Value V : Seen[I]->getOperands())
        Add(V);
  }
  return false;
}

ProductPlan planProduct(Operation *Product, const Machine &M) {
  auto TypeOf = [&](unsigned I) {
    return cast<TileType>(Product->getOperand(I).getType());
  };
  ProductPlan P;
  P.Product = Product;
  P.Extents = productExtents(TypeOf(0), TypeOf(1));
  P.Extents.HasWholeRows = areRowsRead(Product) || isOfProduct(Product);
  P.A = TypeOf(0).getElementType();
  P.B = TypeOf(1).getElementType();
  P.Sum = TypeOf(2).getElementType();
  if (auto Scaled = dyn_cast<BlockScaledMMAOp>(Product))
    planScaled(P, Scaled, M);
  else if (isa<IntegerType>(P.Sum))
    planIntegers(P, Product, M);
  else
    planFloats(P, Product, M);
  return P;
}

} // namespace opennvvm::tile
