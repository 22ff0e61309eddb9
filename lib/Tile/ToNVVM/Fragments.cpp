//===- Fragments.cpp - Operands of tensor cores' instructions -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fragments.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

using enum ProductDimension;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

/// The word of elements, a vector or one that fills it, as the instruction
/// takes it.
Value FragmentSource::asOperand(Value Word) {
  Type Wanted = L.B.getI32Type();
  if (I.Kind == FactorKind::F64)
    Wanted = L.B.getF64Type();
  else if (I.Kind == FactorKind::F16)
    Wanted = VectorType::get(2, L.B.getF16Type());
  if (Word.getType() == Wanted)
    return Word;
  return LLVM::BitcastOp::create(L.B, Wanted, Word);
}

//===----------------------------------------------------------------------===//
// Ways
//===----------------------------------------------------------------------===//

/// Whether threads have what they want in \p To, perhaps in other registers.
static bool isNear(const Layout &From, const Layout &To) {
  auto AreNear = [&](ArrayRef<uint32_t> Have, ArrayRef<uint32_t> Want) {
    return llvm::all_of(zip_equal(Have, Want), [&](auto Pair) {
      auto [Old, New] = Pair;
      return Old == New || (!Old && llvm::is_contained(From.Register, New));
    });
  };
  return AreNear(From.Lane, To.Lane) && AreNear(From.Warp, To.Warp);
}

FragmentWay fragmentWay(const ProductPlan &Plan, ProductTile Tile,
                        const Layout &Home, unsigned WarpBits) {
  const TensorInstruction &I = *Plan.Tensor;
  const ProductExtents &E = Plan.Extents;
  bool IsA = Tile == ProductTile::A;
  bool IsWhole = E.Depth >= I.DepthBits &&
                 (IsA ? E.Rows >= I.RowBits : E.Columns >= I.ColumnBits);
  if (!IsWhole || isNear(Home, fragmentLayout(Tile, E, I, WarpBits)))
    return FragmentWay::Registers;
  if (I.Kind == FactorKind::F64 || Home.Register.empty())
    return FragmentWay::Words;
  ProductNumbers Numbers(Tile, E);
  uint32_t First = Home.Register[0];
  if (First == Numbers.bit(Depth, 0))
    return FragmentWay::Matrices;
  if (First == Numbers.bit(IsA ? Row : Column, 0) && I.wordBits() == 1)
    return FragmentWay::Transposed;
  return FragmentWay::Words;
}

FragmentReader fragmentReader(const ProductPlan &Plan, ProductTile Tile,
                              FragmentWay Way, const Layout &Fragments) {
  const TensorInstruction &I = *Plan.Tensor;
  unsigned Word = I.wordBits();
  if (Way == FragmentWay::Words)
    return {Fragments, Word};
  ProductNumbers Numbers(Tile, Plan.Extents);
  ProductDimension Along = Tile == ProductTile::A ? Row : Column;
  bool IsTransposed = Way == FragmentWay::Transposed;
  FragmentReader Reader{{}, IsTransposed ? 3 : Word + 2};
  for (unsigned Bit = 0; Bit < Reader.VectorBits; ++Bit)
    Reader.In.Register.push_back(
        Numbers.bit(IsTransposed ? Along : Depth, Bit));
  for (unsigned Bit = 0; Bit < 3; ++Bit)
    Reader.In.Lane.push_back(Numbers.bit(IsTransposed ? Depth : Along, Bit));
  // Eight lanes name the rows of one matrix; up to four are read at once, which
  // are the next words.
  for (unsigned Bit = 0; Bit < 2; ++Bit) {
    bool IsWord = Word + Bit < Fragments.Register.size();
    Reader.In.Lane.push_back(IsWord ? Fragments.Register[Word + Bit] : 0);
  }
  Reader.In.Warp.assign(Fragments.Warp.begin(), Fragments.Warp.end());
  return Reader;
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

FragmentSource::FragmentSource(Lowering &L, const ProductPlan &Plan,
                               const Factor &Of)
    : L(L), Plan(Plan), I(*Plan.Tensor), Of(Of), Numbers(Of.Tile, Plan.Extents),
      Along(Of.Tile == ProductTile::A ? Row : Column), Home(L.layoutOf(Of.Of)),
      Fragments(fragmentLayout(Of.Tile, Plan.Extents, I, L.Plan.warpBits())) {
  const ProductExtents &E = Plan.Extents;
  Way = L.Plan.isFree(Of.Of)
            ? FragmentWay::Registers
            : fragmentWay(Plan, Of.Tile, Home, L.Plan.warpBits());
  WarpShares W = divideWarps(E, I.RowBits, I.ColumnBits, L.Plan.warpBits());
  bool IsA = Along == Row;
  unsigned Extent = IsA ? E.Rows - W.Rows : E.Columns - W.Columns,
           Least = IsA ? I.RowBits : I.ColumnBits;
  Groups = Extent > Least ? 1U << (Extent - Least) : 1;
}

/// The loop of the program that the product stands in, if the operand comes
/// from outside of it, and can wait in registers without needing more of them.
Operation *FragmentSource::loopBefore() const {
  Operation *Loop = Plan.Product->getParentOp();
  if (!isa<scf::ForOp, scf::WhileOp>(Loop) || L.Plan.isFree(Of.Of) || Of.Scale)
    return nullptr;
  Value Operand = Of.Of;
  bool IsOutside = !Loop->isAncestor(Operand.getParentBlock()->getParentOp());
  return IsOutside && Fragments.registers() <= Home.registers() ? Loop
                                                                : nullptr;
}

/// The fragments, made before \p Loop, which is being filled.
FailureOr<Registers> FragmentSource::beforeLoop(Operation *Loop) {
  OpBuilder::InsertionGuard Guard(L.B);
  bool HadRead = L.HasRead, HadWritten = L.HasWritten;
  L.B.setInsertionPoint(Loop);
  L.scratch().assumeRead();
  FailureOr<Registers> Made = Of.in(L, Fragments);
  // What is known where the product stands is as it was.
  L.scratch().assumeRead();
  L.HasRead = HadRead;
  L.HasWritten = HadWritten;
  return Made;
}

/// \p V, made at the builder's place by copies of those operations in
/// \p Making that it needs.
static Value madeAgain(OpBuilder &B, Value V,
                       const llvm::DenseSet<Operation *> &Making,
                       IRMapping &Again) {
  Operation *Op = V.getDefiningOp();
  if (!Op || !Making.contains(Op))
    return V;
  if (!Again.contains(V)) {
    for (Value Operand : Op->getOperands())
      madeAgain(B, Operand, Making, Again);
    B.clone(*Op, Again);
  }
  return Again.lookup(V);
}

/// Notes what has been made since \p Before if it can be made again: reads of
/// shared memory, and numbers that are computed of what is read.
void FragmentSource::noteMaking(Operation *Before) {
  mlir::Block *Here = L.B.getInsertionBlock();
  auto First = Before ? std::next(Before->getIterator()) : Here->begin();
  for (Operation &Op : llvm::make_range(First, L.B.getInsertionPoint())) {
    if (Op.getNumRegions() ||
        !(isa<LLVM::LoadOp>(Op) || isMemoryEffectFree(&Op)))
      return Making.clear();
    Making.insert(&Op);
  }
}

LogicalResult FragmentSource::prepare() {
  FailureOr<Registers> Made = failure();
  Operation *Filled = L.B.getInsertionBlock()->getParentOp();
  if (loopBefore() && isa<scf::ForOp, scf::WhileOp>(Filled)) {
    Way = FragmentWay::Registers;
    Made = beforeLoop(Filled);
    if (failed(Made))
      return failure();
  } else if (Way != FragmentWay::Registers && Of.isAsLoaded(L)) {
    Copied = L.sharedTile(Of.Of);
    FragmentReader Reader = fragmentReader(Plan, Of.Tile, Way, Fragments);
    if (Copied && areNeighbors(Copied->Map, Reader.In, Reader.VectorBits)) {
      Element = Copied->Element;
      return success();
    }
    Copied.reset();
  }
  if (failed(Made)) {
    mlir::Block *Here = L.B.getInsertionBlock();
    auto At = L.B.getInsertionPoint();
    Operation *Before = At == Here->begin() ? nullptr : &*std::prev(At);
    Made = Of.in(L, Way == FragmentWay::Registers ? Fragments : Home);
    if (Way != FragmentWay::Registers && L.sharedTile(Of.Of))
      noteMaking(Before);
  }
  if (failed(Made))
    return failure();
  Are = std::move(*Made);
  Element = Are[0].getType();
  if (Way == FragmentWay::Registers)
    numberRegisters();
  return success();
}

void FragmentSource::numberRegisters() {
  for (unsigned R = 0; R < Fragments.registers(); ++R)
    By[Fragments.ofRegister(R)] = R;
}

LogicalResult FragmentSource::hold() {
  if (Way == FragmentWay::Registers)
    return success();
  FailureOr<Registers> Made = L.convert(Are, Home, Fragments);
  if (failed(Made))
    return failure();
  Are = std::move(*Made);
  Way = FragmentWay::Registers;
  numberRegisters();
  return success();
}

uint64_t FragmentSource::stagedBytes() const {
  if (Way == FragmentWay::Registers || Copied)
    return 0;
  uint64_t Bytes = Element.getIntOrFloatBitWidth() / 8;
  return llvm::alignTo(Bytes << llvm::popcount(Numbers.bits()), 16);
}

void FragmentSource::divide(const Rounds &All) {
  if (Way == FragmentWay::Registers)
    return;
  FragmentReader Reader = fragmentReader(Plan, Of.Tile, Way, Fragments);
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

void FragmentSource::write(Value Base, uint64_t Offset, const Rounds &Now) {
  if (!Staged || Copied)
    return;
  if (Offset)
    Base = LLVM::GEPOp::create(L.B, Base.getType(), L.B.getI8Type(), Base,
                               LLVM::GEPArg(int32_t(Offset)));
  Staged->begin(Base);
  // Until they are written, elements wait in shared memory and in no register.
  IRMapping Again;
  Staged->write(
      [&](unsigned R) { return madeAgain(L.B, Are[R], Making, Again); },
      Now.bitsOf(Numbers));
}

unsigned FragmentSource::wordsOfGroup() const {
  return Along == Row ? I.wordsOfA() : I.wordsOfB();
}

/// The number of the first element of a word of lane 0 of warp 0. Rows and
/// columns that the product lacks are others again.
uint32_t FragmentSource::numberOf(unsigned Word) const {
  unsigned Group = Word / wordsOfGroup(), InGroup = Word % wordsOfGroup();
  unsigned At = Group << (Along == Row ? I.RowBits : I.ColumnBits);
  if (Along == Row && I.RowBits > 3) {
    At |= (InGroup & 1) << 3;
    InGroup >>= 1;
  }
  unsigned Deep = Step << I.DepthBits | InGroup << (I.wordBits() + 2);
  if (Deep >> Plan.Extents.Depth)
    return ~0U;
  return Numbers.at(Batch, InBatch) | Numbers.at(Along, At) |
         Numbers.at(Depth, Deep);
}

/// \p Word, or zero in lanes whose products there are none of.
Value FragmentSource::maskedDepth(Value Word) {
  unsigned First = I.wordBits(), Missing = 0;
  for (unsigned Bit = 0; Bit < 2; ++Bit)
    Missing |= unsigned(First + Bit >= Plan.Extents.Depth) << Bit;
  if (!Missing)
    return Word;
  ImplicitLocOpBuilder &B = L.B;
  Value Bits = arith::AndIOp::create(B, L.lane(), L.constant(int32_t(Missing)));
  Value Exists =
      arith::CmpIOp::create(B, arith::CmpIPredicate::eq, Bits, L.constant(0));
  return LLVM::SelectOp::create(
      B, Exists, Word, LLVM::ZeroOp::create(B, Word.getType()).getResult());
}

Value FragmentSource::heldWord(unsigned Word) {
  uint32_t First = numberOf(Word);
  Value Zero;
  SmallVector<Value> Elements;
  for (unsigned K = 0; K < 1U << I.wordBits(); ++K) {
    if (First == ~0U || K >> Plan.Extents.Depth) {
      if (!Zero)
        Zero = LLVM::ZeroOp::create(L.B, Element);
      Elements.push_back(Zero);
    } else {
      Elements.push_back(Are[By.lookup(First | Numbers.at(Depth, K))]);
    }
  }
  Value All = Elements.size() == 1 ? Elements[0] : packed(L, Elements);
  return maskedDepth(asOperand(All));
}

/// Reads \p Count words from \p First on.
void FragmentSource::loadMatrices(unsigned First, unsigned Count) {
  ImplicitLocOpBuilder &B = L.B;
  std::string Name = "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x" +
                     std::to_string(Count) +
                     (Way == FragmentWay::Transposed ? ".trans" : "") + ".b16";
  Type Word = B.getI32Type();
  Type All = Count == 1 ? Word
                        : Type(LLVM::LLVMStructType::getLiteral(
                              B.getContext(), SmallVector<Type>(Count, Word)));
  Value Read = LLVM::CallIntrinsicOp::create(
                   B, All, B.getStringAttr(Name),
                   ValueRange(Staged->address(numberOf(First))))
                   .getResults();
  for (unsigned W = 0; W < Count; ++W)
    Words[First + W] = asOperand(
        Count == 1
            ? Read
            : LLVM::ExtractValueOp::create(B, Read, int64_t(W)).getResult());
}

void FragmentSource::enter(unsigned NewBatch, unsigned NewStep) {
  InBatch = NewBatch;
  Step = NewStep;
  Words.assign(size_t(Groups) * wordsOfGroup(), Value());
}

ArrayRef<Value> FragmentSource::group(unsigned Group) {
  unsigned Count = wordsOfGroup(), First = Group * Count;
  if (Way == FragmentWay::Matrices || Way == FragmentWay::Transposed) {
    unsigned AtOnce = std::min(4U, unsigned(Words.size()));
    for (unsigned W = First / AtOnce * AtOnce; W < First + Count; W += AtOnce)
      if (!Words[W])
        loadMatrices(W, AtOnce);
    return ArrayRef(Words).slice(First, Count);
  }
  for (unsigned W = First; W < First + Count; ++W) {
    if (Words[W])
      continue;
    if (Way == FragmentWay::Registers) {
      Words[W] = heldWord(W);
      continue;
    }
    Registers Elements = Staged->load(Staged->address(numberOf(W)));
    Words[W] =
        asOperand(Elements.size() == 1 ? Elements[0] : packed(L, Elements));
  }
  return ArrayRef(Words).slice(First, Count);
}

} // namespace opennvvm::tile
