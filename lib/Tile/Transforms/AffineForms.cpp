//===- AffineForms.cpp - Tiles that grow evenly along each axis -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineForms.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

static unsigned widthOf(Type T) {
  return T.isIndex() ? 64 : T.getIntOrFloatBitWidth();
}

Value AffineForms::constant(Type T, int64_t Number) {
  return arith::ConstantOp::create(
      B, B.getIntegerAttr(T, wrapped(Number, widthOf(T))));
}

static std::optional<int64_t> constantOf(Value V) {
  APInt Number;
  if (V && matchPattern(V, m_ConstantInt(&Number)) &&
      Number.getBitWidth() <= 64)
    return Number.getSExtValue();
  return std::nullopt;
}

Value AffineForms::sum(Value X, Value Y) {
  if (!X || !Y)
    return X ? X : Y;
  return B.createOrFold<arith::AddIOp>(X, Y);
}

Value AffineForms::product(Value X, Value Y) {
  if (!X || !Y)
    return {};
  return B.createOrFold<arith::MulIOp>(X, Y);
}

Value AffineForms::resized(Value V, Type To, bool IsSigned) {
  Type From = V.getType();
  if (From == To)
    return V;
  if (From.isIndex() || To.isIndex())
    return IsSigned ? B.createOrFold<arith::IndexCastOp>(To, V)
                    : B.createOrFold<arith::IndexCastUIOp>(To, V);
  if (widthOf(To) < widthOf(From))
    return B.createOrFold<arith::TruncIOp>(To, V);
  return IsSigned ? B.createOrFold<arith::ExtSIOp>(To, V)
                  : B.createOrFold<arith::ExtUIOp>(To, V);
}

AffineForm AffineForms::converted(AffineForm F, Type To) {
  F.First = resized(F.First, To, /*IsSigned=*/true);
  for (Value &S : F.Strides)
    if (S)
      S = resized(S, To, /*IsSigned=*/true);
  return F;
}

/// \p Stride, which is a sum of products each of which has a factor that \p By
/// divides, divided by it; or null.
Value AffineForms::quotient(Value Stride, int64_t By) {
  LinearSums Sums;
  auto Sum = Stride.getType().isInteger(64) ? Sums.of(Stride) : std::nullopt;
  if (!Sum)
    return {};
  for (LinearTerm &T : *Sum) {
    auto Coefficient = int64_t(T.Coefficient);
    if (Coefficient % By != 0)
      return {};
    T.Coefficient = uint64_t(Coefficient / By);
  }
  return made(Sums, *Sum);
}

Value AffineForms::made(const LinearSums &Sums, const LinearSum &Sum) {
  Type I64 = B.getI64Type();
  Value Total;
  for (const LinearTerm &T : Sum) {
    Value Product;
    for (unsigned Factor : T.Factors)
      Product =
          Product ? product(Product, Sums.scalar(Factor)) : Sums.scalar(Factor);
    Value Coefficient = constant(I64, int64_t(T.Coefficient));
    if (!Product)
      Product = Coefficient;
    else if (T.Coefficient != 1)
      Product = product(Product, Coefficient);
    Total = sum(Total, Product);
  }
  return Total ? Total : constant(I64, 0);
}

std::optional<SmallVector<Value>> AffineForms::stridesOf(const AffineForm &F,
                                                         int64_t By) {
  SmallVector<Value> Strides;
  for (Value S : F.Strides) {
    std::optional<int64_t> Known = constantOf(S);
    int64_t Product = 0;
    if (!S || Known == std::optional<int64_t>(0)) {
      Strides.push_back({});
    } else if (Known && !llvm::MulOverflow(*Known, F.Scale, Product)) {
      if (Product % By != 0)
        return std::nullopt;
      Strides.push_back(constant(F.type(), Product / By));
    } else if (F.Scale % By == 0) {
      Strides.push_back(
          F.Scale == By ? S : product(S, constant(F.type(), F.Scale / By)));
    } else if (Value Quotient =
                   quotient(product(S, constant(F.type(), F.Scale)), By)) {
      Strides.push_back(Quotient);
    } else {
      return std::nullopt;
    }
  }
  return Strides;
}

//===----------------------------------------------------------------------===//
// What is the same everywhere
//===----------------------------------------------------------------------===//

/// The map or generate whose elements \p B computes, or null.
static Operation *elementsOf(Block *B) {
  Operation *Parent = B ? B->getParentOp() : nullptr;
  return isa_and_nonnull<MapOp, GenerateOp>(Parent) ? Parent : nullptr;
}

/// Whether \p Op gives elements of its first operand at other places.
static bool onlyMoves(Operation *Op) {
  return isa<BroadcastOp, ExpandDimsOp, PermuteOp, ReshapeOp>(Op);
}

Value elementSource(Value V) {
  Operation *Elements = elementsOf(V.getParentBlock());
  if (auto Argument = dyn_cast<BlockArgument>(V))
    return isa_and_nonnull<MapOp>(Elements)
               ? Elements->getOperand(Argument.getArgNumber())
               : Value();
  Operation *Op = V.getDefiningOp();
  if (!isa<MapOp, GenerateOp>(Op))
    return {};
  return Op->getRegion(0).front().getTerminator()->getOperand(
      cast<OpResult>(V).getResultNumber());
}

Value AffineForms::uniform(Value V) {
  auto [It, IsNew] = Uniform.try_emplace(V);
  if (!IsNew)
    return It->second;
  Value Scalar = getResource(V.getType()) ? Value() : hoisted(V);
  return Uniform[V] = Scalar;
}

Value AffineForms::hoisted(Value V) {
  if (Value Source = elementSource(V))
    return uniform(Source);
  Operation *Elements = elementsOf(V.getParentBlock());
  if (isa<BlockArgument>(V))
    return Elements || isa<TileType>(V.getType()) ? Value() : V;
  Operation *Op = V.getDefiningOp();
  if (auto Tile = dyn_cast<TileType>(V.getType())) {
    if (auto Splat = dyn_cast<SplatOp>(Op))
      return Splat.getSource();
    if (onlyMoves(Op) || isa<AssumeOp>(Op))
      return uniform(Op->getOperand(0));
    auto Constant = dyn_cast<arith::ConstantOp>(Op);
    auto Same =
        Constant ? dyn_cast<SplatElementsAttr>(Constant.getValue()) : nullptr;
    if (Same && isa<IntegerType, IndexType>(Tile.getElementType()))
      return arith::ConstantOp::create(
          B, cast<TypedAttr>(Same.getSplatValue<Attribute>()));
    return {};
  }
  if (!Elements)
    return V;
  // An element that is computed of such scalars alone.
  if (!isMemoryEffectFree(Op) || Op->getNumResults() != 1)
    return {};
  IRMapping Map;
  for (Value Operand : Op->getOperands()) {
    Value Scalar = uniform(Operand);
    if (!Scalar)
      return {};
    Map.map(Operand, Scalar);
  }
  return B.clone(*Op, Map)->getResult(0);
}

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

std::optional<AffineForm> AffineForms::add(AffineForm X, const AffineForm &Y) {
  X.First = sum(X.First, Y.First);
  if (Y.isUniform())
    return X;
  int64_t Scale = X.isUniform() ? Y.Scale : std::gcd(X.Scale, Y.Scale);
  if (Scale <= 0)
    return std::nullopt;
  auto Rescaled = [&](Value S, int64_t By) {
    return S && By != Scale ? product(S, constant(X.type(), By / Scale)) : S;
  };
  X.Strides.resize(std::max(X.Strides.size(), Y.Strides.size()));
  for (size_t D = 0; D != X.Strides.size(); ++D)
    X.Strides[D] =
        sum(Rescaled(X.Strides[D], X.Scale), Rescaled(Y.stride(D), Y.Scale));
  X.Scale = Scale;
  return X;
}

std::optional<AffineForm> AffineForms::scaled(AffineForm F, Value By) {
  F.First = product(F.First, By);
  int64_t Scale = 0;
  if (auto Known = constantOf(By);
      Known && *Known > 0 && !llvm::MulOverflow(F.Scale, *Known, Scale)) {
    F.Scale = Scale;
    return F;
  }
  for (Value &S : F.Strides)
    S = product(S, By);
  return F;
}

/// Whether sums, differences and products of signed numbers in these bounds are
/// in those of the result's type.
static bool fits(Operation *Op, const AxisFacts &A, const AxisFacts &B,
                 const AxisFacts &Of) {
  auto IsIn = [&](int64_t X, int64_t Y) {
    int64_t Exact = 0;
    bool Overflows = isa<arith::AddIOp>(Op)   ? llvm::AddOverflow(X, Y, Exact)
                     : isa<arith::SubIOp>(Op) ? llvm::SubOverflow(X, Y, Exact)
                                              : llvm::MulOverflow(X, Y, Exact);
    return !Overflows && Exact >= Of.lowest() && Exact <= Of.highest();
  };
  return IsIn(A.Min, B.Min) && IsIn(A.Min, B.Max) && IsIn(A.Max, B.Min) &&
         IsIn(A.Max, B.Max);
}

bool AffineForms::cannotWrap(Operation *Op) const {
  auto Flags = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(Op);
  if (Flags && Flags.hasNoSignedWrap())
    return true;
  return isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(Op) &&
         fits(Op, Facts.of(Op->getOperand(0)), Facts.of(Op->getOperand(1)),
              Facts.of(Op->getResult(0)));
}

std::optional<AffineForm> AffineForms::added(Operation *Op, Reading As) {
  if (As != Reading::Wrapped && !cannotWrap(Op))
    return std::nullopt;
  auto X = find(Op->getOperand(0), As), Y = find(Op->getOperand(1), As);
  if (!X || !Y)
    return std::nullopt;
  if (isa<arith::SubIOp>(Op)) {
    Y = scaled(*Y, constant(Y->type(), -1));
    if (!Y)
      return std::nullopt;
  }
  return add(*X, *Y);
}

std::optional<AffineForm> AffineForms::multiplied(Operation *Op, Reading As) {
  if (As != Reading::Wrapped && !cannotWrap(Op))
    return std::nullopt;
  for (unsigned N : {0U, 1U}) {
    auto By = find(Op->getOperand(1 - N), As);
    if (!By || !By->isUniform())
      continue;
    Value Factor = By->First;
    if (isa<arith::ShLIOp>(Op)) {
      auto Bits = constantOf(Factor);
      // In the type itself, the highest bit is a factor as any other.
      int64_t Last = int64_t(Facts.of(Op->getResult(0)).Width) -
                     (As == Reading::Wrapped ? 1 : 2);
      if (N == 1 || !Bits || *Bits < 0 || *Bits > Last)
        return std::nullopt;
      Factor = constant(Factor.getType(), int64_t(uint64_t(1) << *Bits));
    }
    auto F = find(Op->getOperand(N), As);
    return F ? scaled(*F, Factor) : std::nullopt;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Casts and addresses
//===----------------------------------------------------------------------===//

std::optional<AffineForm> AffineForms::casted(Operation *Op, Reading As) {
  Value From = Op->getOperand(0);
  const AxisFacts &Is = Facts.of(From), &Becomes = Facts.of(Op->getResult(0));
  Type To = Op->getResult(0).getType();
  if (Is.Width < Becomes.Width) {
    bool IsUnsigned = isa<arith::ExtUIOp, arith::IndexCastUIOp>(Op);
    // Read as 64 bits, the result is what it is made of: a number that has been
    // zero-extended is not negative.
    if (As == Reading::Unsigned && !IsUnsigned)
      return std::nullopt;
    auto F = find(From, IsUnsigned ? Reading::Unsigned : Reading::Signed);
    if (!F)
      return std::nullopt;
    return As == Reading::Wrapped ? converted(*F, To) : *F;
  }
  if (As == Reading::Wrapped) {
    auto F = find(From, Reading::Wrapped);
    return F ? std::optional(converted(*F, To)) : std::nullopt;
  }
  // What is cut off is only the sign.
  if (As != Reading::Signed ||
      !Is.isWithin(Becomes.lowest(), Becomes.highest()))
    return std::nullopt;
  return find(From, Reading::Signed);
}

std::optional<AffineForm> AffineForms::offset(Operation *Op) {
  auto Offset = cast<OffsetOp>(Op);
  int64_t Bits = getElementBitWidth(Offset.getElement());
  if (Bits == 4)
    return std::nullopt;
  auto At = find(Offset.getAddresses(), Reading::Wrapped);
  auto By = find(Offset.getOffset(), Reading::Signed);
  if (!At || !By)
    return std::nullopt;
  By = scaled(*By, constant(By->type(), llvm::divideCeil(Bits, 8)));
  return By ? add(*At, *By) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Changes of shape
//===----------------------------------------------------------------------===//

static ArrayRef<int64_t> shapeOf(Value V) {
  return cast<TileType>(V.getType()).getShape();
}

std::optional<AffineForm> AffineForms::reshaped(Operation *Op,
                                                const AffineForm &Of) {
  ArrayRef<int64_t> From = shapeOf(Op->getOperand(0));
  ArrayRef<int64_t> To = shapeOf(Op->getResult(0));
  AffineForm F = Of;
  F.Strides.assign(To.size(), Value());
  // From the innermost dimensions outwards: each of the source is one or more
  // of the result. Dimensions of one element are nowhere.
  size_t J = To.size();
  for (size_t I = From.size(); I-- > 0;) {
    int64_t Left = From[I], Inner = 1;
    while (Left > 1) {
      if (J == 0)
        return std::nullopt;
      int64_t Extent = To[--J];
      if (Left % Extent != 0)
        return std::nullopt;
      if (Value S = Of.stride(I); S && Extent > 1)
        F.Strides[J] = Inner == 1 ? S : product(S, constant(F.type(), Inner));
      Left /= Extent;
      Inner *= Extent;
    }
  }
  return F;
}

std::optional<AffineForm> AffineForms::moved(Operation *Op,
                                             const AffineForm &Of) {
  if (isa<ReshapeOp>(Op))
    return reshaped(Op, Of);
  if (!onlyMoves(Op))
    return std::nullopt;
  ArrayRef<int64_t> From = shapeOf(Op->getOperand(0));
  ArrayRef<int64_t> To = shapeOf(Op->getResult(0));
  AffineForm F = Of;
  F.Strides.assign(To.size(), Value());
  for (size_t D = 0; D != To.size(); ++D) {
    if (auto Permute = dyn_cast<PermuteOp>(Op)) {
      F.Strides[D] = Of.stride(size_t(Permute.getPermutation()[D]));
    } else if (auto Expand = dyn_cast<ExpandDimsOp>(Op)) {
      size_t New = size_t(Expand.getAxis());
      if (D != New)
        F.Strides[D] = Of.stride(D - (D > New ? 1 : 0));
    } else if (From[D] == To[D]) {
      F.Strides[D] = Of.stride(D);
    }
  }
  return F;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Elements that facts say to follow each other exactly, by known steps.
std::optional<AffineForm> AffineForms::stepped(Value V, bool IsSigned) {
  const AxisFacts &F = Facts.of(V);
  for (unsigned D = 0; D != F.Axes.size(); ++D)
    if (F.exactAxis(D, IsSigned).Run != F.Axes[D].Extent)
      return std::nullopt;
  auto Narrow = find(V, Reading::Wrapped);
  if (!Narrow)
    return std::nullopt;
  AffineForm Wide;
  Wide.First = resized(Narrow->First, B.getI64Type(), IsSigned);
  for (const Axis &A : F.Axes)
    Wide.Strides.push_back(A.Step ? constant(B.getI64Type(), A.Step) : Value());
  return Wide;
}

/// The operand that the result of \p Op is, because of bounds: what is left of
/// numbers below a divisor, and the extreme that one of two is everywhere; or
/// null.
Value AffineForms::unchangedBy(Operation *Op) const {
  if (!isa<arith::AndIOp, arith::RemUIOp, arith::RemSIOp, arith::MinSIOp,
           arith::MaxSIOp, arith::MinUIOp, arith::MaxUIOp>(Op))
    return {};
  Value X = Op->getOperand(0), Y = Op->getOperand(1);
  const AxisFacts &A = Facts.of(X), &B = Facts.of(Y);
  if (isa<arith::AndIOp>(Op)) {
    auto IsKept = [](const AxisFacts &Of, const AxisFacts &Mask) {
      std::optional<int64_t> Bits = Mask.asConstant();
      return Bits && *Bits >= 0 && llvm::isMask_64(uint64_t(*Bits)) &&
             Of.isWithin(0, *Bits);
    };
    return IsKept(A, B) ? X : IsKept(B, A) ? Y : Value();
  }
  if (isa<arith::RemUIOp, arith::RemSIOp>(Op))
    return A.Min >= 0 && A.Max < B.Min ? X : Value();
  if (!isa<arith::MinSIOp, arith::MaxSIOp>(Op) && (A.Min < 0 || B.Min < 0))
    return {};
  if (isa<arith::MaxSIOp, arith::MaxUIOp>(Op))
    std::swap(X, Y);
  return A.Max <= B.Min ? X : B.Max <= A.Min ? Y : Value();
}

std::optional<AffineForm> AffineForms::structural(Value V, Reading As) {
  Operation *Elements = elementsOf(V.getParentBlock());
  if (auto Argument = dyn_cast<BlockArgument>(V)) {
    if (!Elements)
      return std::nullopt;
    unsigned N = Argument.getArgNumber();
    AffineForm F;
    F.First = constant(V.getType(), 0);
    F.Strides.assign(Elements->getRegion(0).getNumArguments(), Value());
    F.Strides[N] = constant(V.getType(), 1);
    return F;
  }
  Operation *Op = V.getDefiningOp();
  if (isa<AssumeOp>(Op))
    return find(Op->getOperand(0), As);
  if (onlyMoves(Op)) {
    auto F = find(Op->getOperand(0), As);
    return F ? moved(Op, *F) : std::nullopt;
  }
  if (isa<arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp, arith::IndexCastOp,
          arith::IndexCastUIOp>(Op))
    return casted(Op, As);
  if (isa<OffsetOp>(Op))
    return offset(Op);
  if (Value Same = unchangedBy(Op))
    return find(Same, As);
  if (As == Reading::Unsigned)
    return std::nullopt;
  if (isa<arith::AddIOp, arith::SubIOp>(Op))
    return added(Op, As);
  if (isa<arith::MulIOp, arith::ShLIOp>(Op))
    return multiplied(Op, As);
  return std::nullopt;
}

std::optional<AffineForm> AffineForms::compute(Value V, Reading As) {
  Type I64 = B.getI64Type();
  if (Value Scalar = uniform(V)) {
    AffineForm F;
    F.First = As == Reading::Wrapped
                  ? Scalar
                  : resized(Scalar, I64, As == Reading::Signed);
    return F;
  }
  if (As == Reading::Wrapped)
    return structural(V, As);
  if (Facts.of(V).Width < 64)
    if (auto F = stepped(V, As == Reading::Signed))
      return F;
  auto F = structural(V, As);
  return F ? std::optional(converted(*F, I64)) : std::nullopt;
}

std::optional<AffineForm> AffineForms::find(Value V, Reading As) {
  while (Value Source = elementSource(V))
    V = Source;
  const AxisFacts &F = Facts.of(V);
  if (!F.Width || getResource(V.getType()))
    return std::nullopt;
  if (As == Reading::Unsigned && F.Min >= 0)
    As = Reading::Signed;
  // Nothing is wider than 64 bits.
  if (As != Reading::Wrapped && F.Width == 64) {
    auto Same = find(V, Reading::Wrapped);
    return Same ? std::optional(converted(*Same, B.getI64Type()))
                : std::nullopt;
  }
  auto Key = std::pair(V.getAsOpaquePointer(), As);
  if (auto It = Found.find(Key); It != Found.end())
    return It->second;
  std::optional<AffineForm> Form = compute(V, As);
  Found[Key] = Form;
  return Form;
}

} // namespace opennvvm::tile
