//===- Control.cpp - Random control flow ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::differential {

namespace {
enum class SwitchShape { Dense, Spaced, AcrossSign, Spread };
} // namespace

void Builder::statements(unsigned Least, unsigned Most) {
  for (unsigned I = Least + C.below(Most - Least + 1); I; --I)
    statement();
}

void Builder::statement() {
  using Member = void (Builder::*)();
  struct Kind {
    unsigned Weight;
    Member Make;
    enum { Anywhere, Uniform, Nested } Where = Anywhere;
  };
  static constexpr Kind Kinds[] = {
      {30, &Builder::integerOperation},
      {14, &Builder::integerIntrinsic},
      {4, &Builder::overflowIntrinsic},
      {6, &Builder::integerCompare},
      {16, &Builder::floatOperation},
      {8, &Builder::floatIntrinsic},
      {3, &Builder::floatCompare},
      {2, &Builder::floatTest},
      {1, &Builder::roundToInteger},
      {2, &Builder::saturatingConversion},
      {3, &Builder::vectorElement},
      {3, &Builder::vectorShuffle},
      {3, &Builder::vectorReduce},
      {3, &Builder::aggregateElement},
      {3, &Builder::vectorBitcast},
      {1, &Builder::exponent},
      {2, &Builder::fixedPoint},
      {1, &Builder::fixedPointSaturating},
      {1, &Builder::carrylessProduct},
      {2, &Builder::strictOperation},
      {1, &Builder::strictConversion},
      {2, &Builder::rearrange},
      {1, &Builder::interleave},
      {1, &Builder::partialSum},
      {1, &Builder::laneMask},
      {2, &Builder::predicatedInteger},
      {1, &Builder::predicatedFloat},
      {1, &Builder::predicatedReduce},
      {1, &Builder::merge},
      {1, &Builder::gatherScatter},
      {1, &Builder::compressExpand},
      {1, &Builder::fillPattern},
      {1, &Builder::histogram},
      {1, &Builder::dynamicLocal},
      {2, &Builder::mark},
      {2, &Builder::assemblyChain},
      {2, &Builder::assemblyLoop, Kind::Nested},
      {4, &Builder::select},
      {4, &Builder::localArray},
      {6, &Builder::pointers},
      {2, &Builder::copyMemory},
      {3, &Builder::constantTable},
      {2, &Builder::pointerSelect},
      {2, &Builder::byteAccess},
      {1, &Builder::maskedAccess},
      {3, &Builder::callFunction},
      {2, &Builder::callThroughTable},
      {1, &Builder::callRecursion},
      {2, &Builder::callReturning},
      {2, &Builder::atomicCount},
      {1, &Builder::atomicFloat},
      {2, &Builder::atomicOwn},
      {1, &Builder::laneNumbers},
      {1, &Builder::exchangeLoop, Kind::Nested},
      {1, &Builder::sharedCount, Kind::Uniform},
      {2, &Builder::sharedExchange, Kind::Uniform},
      {2, &Builder::shuffleLanes, Kind::Uniform},
      {1, &Builder::vote, Kind::Uniform},
      {1, &Builder::matchLanes, Kind::Uniform},
      {1, &Builder::reduceLanes, Kind::Uniform},
      {5, &Builder::branch, Kind::Nested},
      {5, &Builder::loop, Kind::Nested},
      {5, &Builder::switchOver, Kind::Nested},
      {10, &Builder::idiomsBehindLoop, Kind::Nested},
  };
  unsigned Total = 0;
  for (const Kind &K : Kinds)
    Total += K.Weight;
  unsigned At = C.below(Total);
  const Kind *K = Kinds;
  while (At >= K->Weight)
    At -= K++->Weight;
  if ((K->Where == Kind::Uniform && !Uniform) ||
      (K->Where == Kind::Nested && Nesting >= 3))
    return integerOperation();
  (this->*K->Make)();
}

void Builder::select() {
  Type *T = anyType();
  if (T->isVectorTy() && C.chance(50)) {
    Value *Mask = get(withElement(T, B.getInt1Ty())), *X = get(T), *Y = get(T);
    return keep(B.CreateSelect(Mask, X, Y));
  }
  Value *Mask = get(B.getInt1Ty()), *X = get(T), *Y = get(T);
  Value *V = B.CreateSelect(Mask, X, Y);
  keep(C.chance(20) ? B.CreateFreeze(V) : V);
}

BasicBlock *Builder::newBlock(StringRef Name) {
  return BasicBlock::Create(Context, Name, F);
}

SmallVector<Type *, 3> Builder::mergedTypes() {
  SmallVector<Type *, 3> Types;
  for (unsigned I = C.below(3) + 1; I; --I)
    Types.push_back(anyType());
  return Types;
}

std::vector<Value *> Builder::getAll(ArrayRef<Type *> Types) {
  std::vector<Value *> All;
  for (Type *T : Types)
    All.push_back(get(T));
  return All;
}

void Builder::mergeWith(ArrayRef<BasicBlock *> From, ArrayRef<Type *> Types,
                        ArrayRef<std::vector<Value *>> Incoming) {
  for (unsigned T = 0; T < Types.size(); ++T) {
    PHINode *Phi = B.CreatePHI(Types[T], From.size());
    for (unsigned I = 0; I < From.size(); ++I)
      Phi->addIncoming(Incoming[I][T], From[I]);
    keep(Phi);
  }
}

void Builder::fillArms(ArrayRef<BasicBlock *> Arms, BasicBlock *Join,
                       unsigned Most, ArrayRef<Type *> Types,
                       SmallVectorImpl<BasicBlock *> &From,
                       SmallVectorImpl<std::vector<Value *>> &Incoming) {
  bool WasUniform = Uniform;
  size_t Mark = Pool.size();
  Uniform = false;
  ++Nesting;
  for (BasicBlock *Arm : Arms) {
    if (!Arm)
      continue;
    B.SetInsertPoint(Arm);
    statements(0, Most);
    Incoming.push_back(getAll(Types));
    From.push_back(B.GetInsertBlock());
    B.CreateBr(Join);
    Pool.resize(Mark);
  }
  --Nesting;
  Uniform = WasUniform;
}

void Builder::branch() {
  Value *Condition = get(B.getInt1Ty());
  SmallVector<Type *, 3> Types = mergedTypes();
  std::vector<Value *> Before = getAll(Types);
  bool HasElse = C.chance(50);
  BasicBlock *Then = newBlock(), *Else = HasElse ? newBlock() : nullptr;
  BasicBlock *Entry = B.GetInsertBlock(), *Join = newBlock();
  B.CreateCondBr(Condition, Then, HasElse ? Else : Join);
  SmallVector<BasicBlock *, 6> From;
  SmallVector<std::vector<Value *>, 6> Incoming;
  fillArms({Then, Else}, Join, 3, Types, From, Incoming);
  if (!HasElse) {
    From.push_back(Entry);
    Incoming.push_back(Before);
  }
  B.SetInsertPoint(Join);
  mergeWith(From, Types, Incoming);
}

/// \returns the value of case \p I of a switch. Depending on the shape, the
/// values are close together, with or without holes, or on both sides of zero.
static APInt caseValue(SwitchShape Shape, unsigned Width, unsigned I) {
  switch (Shape) {
  case SwitchShape::Dense:
    return APInt(Width, I);
  case SwitchShape::Spaced:
    return APInt(Width, 2 * I);
  case SwitchShape::AcrossSign:
    return APInt::getSignedMaxValue(Width) - 3 + I;
  case SwitchShape::Spread:
    break;
  }
  return APInt(Width, I).rotl(Width - 2);
}

void Builder::switchOver() {
  static constexpr unsigned Widths[] = {32, 8, 64, 16, 7, 33};
  static constexpr SwitchShape Shapes[] = {
      SwitchShape::Dense, SwitchShape::Spaced, SwitchShape::AcrossSign,
      SwitchShape::Spread};
  unsigned Width = C.pick(ArrayRef(Widths));
  Type *Int = B.getIntNTy(Width);
  SwitchShape Shape = C.pick(ArrayRef(Shapes));
  Value *On = get(Int);
  // Most values match no case, so some switches read one that does.
  if (C.chance(70)) {
    On = B.CreateAnd(On, splat(Int, 15));
    if (Shape == SwitchShape::AcrossSign)
      On = B.CreateAdd(
          On, ConstantInt::get(Int, APInt::getSignedMaxValue(Width) - 4));
    else if (Shape == SwitchShape::Spread)
      On = B.CreateIntrinsic(Intrinsic::fshl, {Int},
                             {On, On, splat(Int, Width - 2)});
  }
  SmallVector<Type *, 3> Types = mergedTypes();
  unsigned Cases = C.below(C.chance(30) ? 12 : 5) + 1;
  unsigned Arms = std::min(Cases, unsigned(C.below(5)) + 1);
  BasicBlock *Join = newBlock();
  SmallVector<BasicBlock *, 6> Starts;
  for (unsigned I = 0; I <= Arms; ++I)
    Starts.push_back(newBlock());
  SwitchInst *Switch = B.CreateSwitch(On, Starts[0], Cases);
  for (unsigned I = 1; I <= Cases; ++I) {
    ConstantInt *Case = ConstantInt::get(Context, caseValue(Shape, Width, I));
    if (Switch->findCaseValue(Case) == Switch->case_default())
      Switch->addCase(Case, Starts[I <= Arms ? I : C.below(Arms + 1)]);
  }
  SmallVector<BasicBlock *, 6> From;
  SmallVector<std::vector<Value *>, 6> Incoming;
  fillArms(Starts, Join, 2, Types, From, Incoming);
  B.SetInsertPoint(Join);
  mergeWith(From, Types, Incoming);
}

/// At most eight iterations; loop-carried values may be swapped.
void Builder::loop() {
  if (LoopDepth >= 2)
    return branch();
  bool WasUniform = Uniform;
  Type *Int = B.getInt32Ty();
  Value *Rounds;
  if (C.chance(60)) {
    Rounds = B.getInt32(C.below(5) + 1);
  } else {
    Rounds = B.CreateAdd(B.CreateAnd(get(Int), B.getInt32(7)), B.getInt32(1));
    Uniform = false;
  }
  SmallVector<Type *, 4> Types;
  Type *Shared = anyType();
  for (unsigned I = C.below(4) + 1; I; --I)
    Types.push_back(C.chance(65) ? Shared : anyType());
  std::vector<Value *> Start = getAll(Types);
  BasicBlock *Entry = B.GetInsertBlock(), *Body = newBlock();
  BasicBlock *Exit = newBlock();
  B.CreateBr(Body);
  B.SetInsertPoint(Body);
  PHINode *Counter = B.CreatePHI(Int, 2);
  SmallVector<PHINode *, 4> Phis;
  for (unsigned I = 0; I < Types.size(); ++I) {
    Phis.push_back(B.CreatePHI(Types[I], 2));
    Phis.back()->addIncoming(Start[I], Entry);
    keep(Phis.back());
  }
  keep(Counter);
  SmallVector<Value *, 4> Names;
  for (PHINode *Phi : Phis)
    if (C.chance(25))
      Names.push_back(B.CreateFreeze(Phi));
  size_t Mark = Pool.size();
  Pool.insert(Pool.end(), Names.begin(), Names.end());
  ++LoopDepth;
  ++Nesting;
  statements(0, 3);
  std::vector<Value *> Next;
  for (unsigned I = 0; I < Types.size(); ++I) {
    SmallVector<PHINode *, 4> Same;
    for (PHINode *P : Phis)
      if (P->getType() == Types[I] && P != Phis[I])
        Same.push_back(P);
    Next.push_back(!Same.empty() && C.chance(50) ? Same[C.below(Same.size())]
                                                 : get(Types[I]));
  }
  Value *Count = B.CreateAdd(Counter, B.getInt32(1));
  Value *More = B.CreateICmpULT(Count, Rounds);
  BasicBlock *Latch = B.GetInsertBlock();
  B.CreateCondBr(More, Body, Exit);
  Counter->addIncoming(B.getInt32(0), Entry);
  Counter->addIncoming(Count, Latch);
  for (unsigned I = 0; I < Types.size(); ++I)
    Phis[I]->addIncoming(Next[I], Latch);
  --LoopDepth;
  --Nesting;
  Uniform = WasUniform;
  Pool.resize(Mark);
  B.SetInsertPoint(Exit);
  for (Value *V : Next)
    if (C.chance(30))
      keep(V);
  // The registers of the phis may already have their next values.
  for (Value *V : Names)
    keep(V);
}

} // namespace opennvvm::differential
