//===- MultiplyAdd.cpp - Products by multiply-adds of each thread ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands are staged in shared memory. A loop along the depth reads the rows
// and columns of a thread's box in vectors and adds their products to its sums.
//
//===----------------------------------------------------------------------===//

#include "ProductCode.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

using enum ProductDimension;

/// About so many multiply-adds stand in the body of a loop.
static constexpr unsigned BodyLength = 512;

namespace {
/// An operand of multiply-adds.
class BoxSource {
public:
  BoxSource(Lowering &L, const ProductPlan &Plan, const Factor &Of)
      : L(L), Of(Of), Numbers(Of.Tile, Plan.Extents), Home(L.layoutOf(Of.Of)),
        Reader(boxReader(L, Plan, Of)) {}

  LogicalResult prepare();
  uint64_t bytes() const;
  void divide(const Rounds &All);
  uint64_t roundBytes() const { return Copied ? 0 : Staged->bytes(); }
  void write(Value Base, uint64_t Offset, const Rounds &Now);

  /// Element \p Number of thread 0 for this one. \p Step, of what enter() was
  /// told, says where along the depth.
  Value element(uint32_t Number);
  /// Elements are read anew, at numbers from which the bits \p Bases of the
  /// depth differ as \p Step says; it may be null.
  void enter(Value Step, ArrayRef<uint32_t> Bases);
  const ProductNumbers &numbers() const { return Numbers; }
  /// The logarithm of how many elements along the depth are one access.
  unsigned depthBits() const {
    bool IsAlongDepth =
        Reader.VectorBits && Reader.In.Register[0] == Numbers.bit(Depth, 0);
    return IsAlongDepth ? Reader.VectorBits : 0;
  }

private:
  Lowering &L;
  const Factor &Of;
  ProductNumbers Numbers;
  Layout Home;
  FragmentReader Reader;
  Registers Are;
  Type Element;
  std::optional<SharedTile> Copied;
  std::unique_ptr<Stage> Staged;
  DenseMap<uint32_t, Registers> Loaded;
};
} // namespace

FragmentReader boxReader(Lowering &L, const ProductPlan &Plan,
                         const Factor &Of) {
  ProductNumbers Numbers(Of.Tile, Plan.Extents);
  Layout Home = L.layoutOf(Of.Of);
  FragmentReader Reader{
      factorLayout(sumLayout(Plan, L.Plan.warpBits()), Of.Tile, Plan.Extents),
      0};
  unsigned Bytes = registerType(Of.To).getIntOrFloatBitWidth() / 8;
  unsigned Most = llvm::Log2_32(16 / Bytes);
  // Vectors go along the depth if those of the writers do.
  unsigned Deep = std::min(Most, Plan.Extents.Depth);
  if (Deep && !Home.Register.empty() &&
      Home.Register[0] == Numbers.bit(Depth, 0)) {
    SmallVector<uint32_t> Bases;
    for (unsigned I = 0; I < Deep; ++I)
      Bases.push_back(Numbers.bit(Depth, I));
    Reader.In.Register.insert(Reader.In.Register.begin(), Bases.begin(),
                              Bases.end());
    Reader.VectorBits = Deep;
    return Reader;
  }
  ProductDimension Along = Of.Tile == ProductTile::A ? Row : Column;
  while (Reader.VectorBits < Most &&
         Reader.VectorBits < Reader.In.Register.size() &&
         Reader.In.Register[Reader.VectorBits] ==
             Numbers.bit(Along, Reader.VectorBits))
    ++Reader.VectorBits;
  return Reader;
}

LogicalResult BoxSource::prepare() {
  if (Of.isAsLoaded(L))
    Copied = L.sharedTile(Of.Of);
  if (Copied && areNeighbors(Copied->Map, Reader.In, Reader.VectorBits)) {
    Element = Copied->Element;
    return success();
  }
  Copied.reset();
  FailureOr<Registers> Made = Of.in(L, Home);
  if (failed(Made))
    return failure();
  Are = std::move(*Made);
  Element = Are[0].getType();
  return success();
}

uint64_t BoxSource::bytes() const {
  uint64_t Bytes = Element.getIntOrFloatBitWidth() / 8;
  return Copied ? 0
                : llvm::alignTo(Bytes << llvm::popcount(Numbers.bits()), 16);
}

void BoxSource::divide(const Rounds &All) {
  if (Copied) {
    Staged = std::make_unique<Stage>(L, Copied->Map, Home, Reader.In,
                                     Reader.VectorBits, Element);
    Staged->begin(Copied->Address);
    return;
  }
  Staged =
      std::make_unique<Stage>(L, Home, Reader.In, Reader.VectorBits,
                              Numbers.bits(), All.bitsOf(Numbers), Element);
}

void BoxSource::write(Value Base, uint64_t Offset, const Rounds &Now) {
  if (Copied)
    return;
  if (Offset)
    Base = LLVM::GEPOp::create(L.B, Base.getType(), L.B.getI8Type(), Base,
                               LLVM::GEPArg(int32_t(Offset)));
  Staged->begin(Base);
  Staged->write(Are, Now.bitsOf(Numbers));
}

void BoxSource::enter(Value Step, ArrayRef<uint32_t> Bases) {
  Loaded.clear();
  Staged->moveReader(Step, Bases);
}

Value BoxSource::element(uint32_t Number) {
  Registers &Vector = Loaded[Staged->vectorOf(Number)];
  if (Vector.empty())
    Vector = Staged->load(Staged->address(Staged->vectorOf(Number)));
  return Vector[Staged->inVector(Number)];
}

namespace {
/// The sums of a thread, and what they are sums of.
class BoxProduct {
public:
  BoxProduct(Lowering &L, const ProductPlan &Plan, const Layout &Home,
             BoxSource &A, BoxSource &B)
      : L(L), Plan(Plan), Home(Home), Numbers(ProductTile::C, Plan.Extents),
        A(A), B(B) {}

  /// Adds the products of a round to those of \p Sums that belong to it.
  void add(Registers &Sums, const Rounds &All, const Rounds &Now);

private:
  SmallVector<unsigned> registersOf(const Rounds &All, const Rounds &Now) const;
  uint32_t part(ProductDimension D, unsigned R) const {
    const Field &F = Numbers.field(D);
    return (Home.ofRegister(R) & F.mask()) >> F.Shift;
  }
  void addStep(MutableArrayRef<Value> Sums, ArrayRef<unsigned> Of,
               unsigned Count);
  Value multiplyAdd(Value X, Value Y, Value Sum);

  Lowering &L;
  const ProductPlan &Plan;
  const Layout &Home;
  ProductNumbers Numbers;
  BoxSource &A, &B;
};
} // namespace

SmallVector<unsigned> BoxProduct::registersOf(const Rounds &All,
                                              const Rounds &Now) const {
  SmallVector<unsigned> Of;
  for (unsigned R = 0; R < Home.registers(); ++R)
    if (((part(Batch, R) ^ Now.Batch) & All.Batch) == 0)
      Of.push_back(R);
  return Of;
}

Value BoxProduct::multiplyAdd(Value X, Value Y, Value Sum) {
  if (isa<FloatType>(Sum.getType()))
    return LLVM::FMAOp::create(L.B, X, Y, Sum);
  return arith::AddIOp::create(L.B, arith::MulIOp::create(L.B, X, Y), Sum);
}

/// The products at \p Count places along the depth from where the sources are.
void BoxProduct::addStep(MutableArrayRef<Value> Sums, ArrayRef<unsigned> Of,
                         unsigned Count) {
  auto Place = [&](BoxSource &S, ProductDimension D, unsigned R, unsigned K) {
    const ProductNumbers &N = S.numbers();
    return S.element(N.at(Batch, part(Batch, R)) | N.at(D, part(D, R)) |
                     N.at(Depth, K));
  };
  for (unsigned K = 0; K < Count; ++K)
    for (auto [Sum, R] : zip_equal(Sums, Of))
      Sum = multiplyAdd(Place(A, Row, R, K), Place(B, Column, R, K), Sum);
}

void BoxProduct::add(Registers &Sums, const Rounds &All, const Rounds &Now) {
  ImplicitLocOpBuilder &Builder = L.B;
  SmallVector<unsigned> Of = registersOf(All, Now);
  SmallVector<Value> Old;
  Old.reserve(Of.size());
  for (unsigned R : Of)
    Old.push_back(Sums[R]);
  // The depth of a round is that of its lowest bits: the highest divide it.
  unsigned Bits = Plan.Extents.Depth - unsigned(llvm::popcount(All.Depth));
  unsigned BodyBits = llvm::Log2_64_Ceil(
      std::max<uint64_t>(1, BodyLength / std::max<size_t>(1, Of.size())));
  BodyBits = std::min(Bits, std::max({BodyBits, A.depthBits(), B.depthBits()}));
  auto BasesOf = [&](const BoxSource &S) {
    SmallVector<uint32_t> Bases;
    for (unsigned I = BodyBits; I < Bits; ++I)
      Bases.push_back(S.numbers().bit(Depth, I));
    return Bases;
  };
  if (Bits == BodyBits) {
    A.enter({}, {});
    B.enter({}, {});
    addStep(Old, Of, 1U << Bits);
  } else {
    auto Loop = scf::ForOp::create(Builder, L.constant(0),
                                   L.constant(int32_t(1) << (Bits - BodyBits)),
                                   L.constant(1), Old);
    OpBuilder::InsertionGuard Guard(Builder);
    Builder.setInsertionPointToStart(Loop.getBody());
    SmallVector<Value> New(Loop.getRegionIterArgs());
    A.enter(Loop.getInductionVar(), BasesOf(A));
    B.enter(Loop.getInductionVar(), BasesOf(B));
    addStep(New, Of, 1U << BodyBits);
    scf::YieldOp::create(Builder, New);
    Old.assign(Loop.result_begin(), Loop.result_end());
  }
  for (auto [R, V] : zip_equal(Of, Old))
    Sums[R] = V;
}

LogicalResult multiplyAlone(Lowering &L, const ProductPlan &Plan,
                            const Factor &OfA, const Factor &OfB,
                            Registers &Sums) {
  Layout Home = sumLayout(Plan, L.Plan.warpBits());
  BoxSource A(L, Plan, OfA), B(L, Plan, OfB);
  if (failed(A.prepare()) || failed(B.prepare()))
    return failure();
  unsigned WarpBatches = std::min(Plan.Extents.Batches, L.Plan.warpBits());
  FailureOr<Rounds> All = roundsFor(L, Plan.Extents, A.bytes() + B.bytes(),
                                    std::max(A.depthBits(), B.depthBits()),
                                    Plan.Extents.Batches - WarpBatches);
  if (failed(All))
    return failure();
  A.divide(*All);
  B.divide(*All);
  BoxProduct Product(L, Plan, Home, A, B);
  forEachRound(*All, [&](Rounds Now) {
    if (uint64_t Bytes = A.roundBytes() + B.roundBytes()) {
      Value Base = L.scratch().write(L, Bytes);
      A.write(Base, 0, Now);
      B.write(Base, A.roundBytes(), Now);
      L.scratch().read(L);
    }
    Product.add(Sums, *All, Now);
  });
  return success();
}

} // namespace opennvvm::tile
