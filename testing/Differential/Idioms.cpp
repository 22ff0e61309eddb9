//===- Idioms.cpp - Idioms that loops cut in two --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Several operations together can become one PTX instruction, which is printed
// where the last of them is and reads the operands of the first. Here the first
// ones are in a loop, on the values that it carries, and the others behind it,
// or behind the loop around it.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::differential {

namespace {

/// What the steps of an idiom work on. X and Y are their results so far, and Z
/// the result of the last.
struct State {
  IRBuilder<NoFolder> &B;
  Value *A, *C, *D; ///< Operands, of type T.
  Value *Slots;     ///< An array of four T.
  uint64_t Number;  ///< A constant.
  Value *X = nullptr, *Y = nullptr, *Z = nullptr;

  Type *type() const { return A->getType(); }
  unsigned width() const { return type()->getIntegerBitWidth(); }
  Type *wide() const { return B.getIntNTy(2 * width()); }
  Value *number(uint64_t N) const {
    return ConstantInt::get(type(), APInt(width(), N, false, true));
  }
  Value *amount() const { return number(1 + Number % (width() - 1)); }
};

using Step = void (*)(State &);

/// A number of seven bits of \p V, as a float of type \p Ty, which holds it.
Value *small(State &S, Value *V, Type *Ty) {
  return S.B.CreateUIToFP(S.B.CreateAnd(V, S.number(127)), Ty);
}

/// half or bfloat.
Type *halfType(State &S) {
  return S.Number & 1 ? S.B.getBFloatTy() : S.B.getHalfTy();
}

/// X plus or minus Y, in either order.
Value *sumOrDifference(State &S) {
  bool IsSwapped = S.Number & 2, IsSub = S.Number & 4;
  Value *L = IsSwapped ? S.Y : S.X, *R = IsSwapped ? S.X : S.Y;
  Value *Sum = IsSub ? S.B.CreateFSub(L, R) : S.B.CreateFAdd(L, R);
  cast<Instruction>(Sum)->setHasAllowContract(S.Number & 8);
  return Sum;
}

/// The steps of an idiom.
using Idiom = ArrayRef<Step>;

void pairUp(State &S) {
  Type *Pair = StructType::get(S.type(), S.type());
  S.X = S.B.CreateInsertValue(PoisonValue::get(Pair), S.A, 0);
  S.X = S.B.CreateInsertValue(S.X, S.C, 1);
}

void compare(State &S) {
  static constexpr CmpInst::Predicate All[] = {
      CmpInst::ICMP_ULT, CmpInst::ICMP_SLT, CmpInst::ICMP_UGT,
      CmpInst::ICMP_SGE, CmpInst::ICMP_EQ,  CmpInst::ICMP_ULE};
  S.X = S.B.CreateICmp(All[S.Number % std::size(All)], S.A, S.C);
}

void differences(State &S) {
  S.Y = S.B.CreateSub(S.C, S.A);
  S.Z = S.B.CreateSub(S.A, S.C);
}

} // namespace

// mul.hi
static constexpr Step HighProduct[] = {
    [](State &S) { S.X = S.B.CreateZExt(S.A, S.wide()); },
    [](State &S) { S.Y = S.B.CreateZExt(S.C, S.wide()); },
    [](State &S) { S.X = S.B.CreateMul(S.X, S.Y); },
    [](State &S) { S.X = S.B.CreateLShr(S.X, S.width()); },
    [](State &S) { S.Z = S.B.CreateTrunc(S.X, S.type()); }};
static constexpr Step SignedHighProduct[] = {
    [](State &S) { S.X = S.B.CreateSExt(S.A, S.wide()); },
    [](State &S) {
      S.Y = ConstantInt::get(S.wide(), 1 + S.Number % 0x7fff);
      S.X = S.B.CreateMul(S.X, S.Y);
    },
    [](State &S) { S.X = S.B.CreateAShr(S.X, S.width()); },
    [](State &S) { S.Z = S.B.CreateTrunc(S.X, S.type()); }};
// mul.wide, mad.wide
static constexpr Step WideProduct[] = {
    [](State &S) { S.X = S.B.CreateSExt(S.A, S.wide()); },
    [](State &S) { S.Y = S.B.CreateSExt(S.C, S.wide()); },
    [](State &S) { S.X = S.B.CreateMul(S.X, S.Y); },
    [](State &S) { S.X = S.B.CreateAdd(S.X, S.B.CreateZExt(S.D, S.wide())); },
    [](State &S) {
      Value *High = S.B.CreateLShr(S.X, S.width() / 2);
      S.Z = S.B.CreateTrunc(High, S.type());
    }};
// mad, shladd
static constexpr Step Multiply[] = {
    [](State &S) { S.X = S.B.CreateMul(S.A, S.C); },
    [](State &S) { S.Z = S.B.CreateAdd(S.X, S.D); }};
static constexpr Step Scale[] = {
    [](State &S) { S.X = S.B.CreateShl(S.A, S.amount()); },
    [](State &S) { S.Z = S.B.CreateAdd(S.X, S.C); }};
// sad
static constexpr Step Distance[] = {
    compare, differences,
    [](State &S) { S.Z = S.B.CreateSelect(S.X, S.Y, S.Z); },
    [](State &S) { S.Z = S.B.CreateAdd(S.Z, S.D); }};
static constexpr Step ProperDistance[] = {
    [](State &S) { S.X = S.B.CreateICmpULT(S.A, S.C); }, differences,
    [](State &S) { S.Z = S.B.CreateSelect(S.X, S.Y, S.Z); },
    [](State &S) { S.Z = S.B.CreateAdd(S.D, S.Z); }};
// abs
static constexpr Step Absolute[] = {
    [](State &S) { S.Y = S.B.CreateSub(S.number(0), S.A); },
    [](State &S) { S.X = S.B.CreateICmpSLT(S.A, S.number(0)); },
    [](State &S) { S.Z = S.B.CreateSelect(S.X, S.Y, S.A); }};
// min, max, and a comparison of the result
static constexpr Step Least[] = {
    compare, [](State &S) { S.Z = S.B.CreateSelect(S.X, S.A, S.C); },
    [](State &S) { S.X = S.B.CreateICmpULT(S.Z, S.D); },
    [](State &S) { S.Z = S.B.CreateSelect(S.X, S.Z, S.D); }};
static constexpr Step LeastByName[] = {
    [](State &S) {
      S.X = S.B.CreateBinaryIntrinsic(Intrinsic::smax, S.A, S.C);
    },
    [](State &S) {
      S.Z = S.B.CreateBinaryIntrinsic(Intrinsic::umin, S.X, S.D);
    }};
// shf
static constexpr Step Funnel[] = {
    [](State &S) { S.X = S.B.CreateShl(S.A, S.amount()); },
    [](State &S) {
      S.Y = S.B.CreateSub(S.number(S.width()), S.amount());
      S.Y = S.B.CreateLShr(S.C, S.Y);
    },
    [](State &S) { S.Z = S.B.CreateOr(S.X, S.Y); }};
static constexpr Step FunnelByName[] = {
    [](State &S) { S.X = S.B.CreateAnd(S.C, S.number(S.width() - 1)); },
    [](State &S) {
      S.X = S.B.CreateIntrinsic(Intrinsic::fshl, {S.type()}, {S.A, S.D, S.X});
    },
    [](State &S) { S.Z = S.B.CreateXor(S.X, S.D); }};
// bfe, lop3
static constexpr Step Field[] = {
    [](State &S) { S.X = S.B.CreateLShr(S.A, S.amount()); },
    [](State &S) { S.X = S.B.CreateAnd(S.X, S.number(255)); },
    [](State &S) { S.Z = S.B.CreateXor(S.X, S.C); }};
// A bit is tested.
static constexpr Step BitTest[] = {
    [](State &S) { S.X = S.B.CreateAnd(S.A, S.number(S.width() - 1)); },
    [](State &S) { S.X = S.B.CreateShl(S.number(1), S.X); },
    [](State &S) { S.X = S.B.CreateAnd(S.X, S.C); },
    [](State &S) { S.X = S.B.CreateICmpNE(S.X, S.number(0)); },
    [](State &S) { S.Z = S.B.CreateSelect(S.X, S.C, S.D); }};
// Negated predicates.
static constexpr Step Negation[] = {
    compare, [](State &S) { S.X = S.B.CreateXor(S.X, S.B.getTrue()); },
    [](State &S) { S.Z = S.B.CreateSelect(S.X, S.C, S.D); }};
// Carries.
static constexpr Step Carry[] = {
    [](State &S) { S.Y = S.B.CreateAdd(S.A, S.C); },
    [](State &S) { S.X = S.B.CreateICmpULT(S.Y, S.A); },
    [](State &S) { S.X = S.B.CreateZExt(S.X, S.type()); },
    [](State &S) { S.Z = S.B.CreateAdd(S.X, S.D); }};
// Values that are names of others, or parts of them.
static constexpr Step Names[] = {
    [](State &S) { S.X = S.B.CreateFreeze(S.A); },
    [](State &S) { S.X = S.B.CreateTrunc(S.X, S.B.getInt8Ty()); },
    [](State &S) { S.X = S.B.CreateSExt(S.X, S.type()); },
    [](State &S) { S.Z = S.B.CreateAdd(S.X, S.C); }};
static constexpr Step Parts[] = {
    pairUp, [](State &S) { S.Y = S.B.CreateExtractValue(S.X, 1); },
    [](State &S) { S.X = S.B.CreateExtractValue(S.X, 0); },
    [](State &S) { S.Z = S.B.CreateSub(S.X, S.Y); }};
static constexpr Step VectorParts[] = {
    [](State &S) {
      Type *Pair = FixedVectorType::get(S.type(), 2);
      S.X = S.B.CreateInsertElement(PoisonValue::get(Pair), S.A, uint64_t(0));
    },
    [](State &S) { S.X = S.B.CreateInsertElement(S.X, S.C, uint64_t(1)); },
    [](State &S) { S.X = S.B.CreateBitCast(S.X, S.wide()); },
    [](State &S) { S.X = S.B.CreateLShr(S.X, S.width() / 2); },
    [](State &S) { S.Z = S.B.CreateTrunc(S.X, S.type()); }};
// Addresses.
static constexpr Step Element[] = {
    [](State &S) { S.X = S.B.CreateAnd(S.A, S.number(3)); },
    [](State &S) { S.X = S.B.CreateZExtOrTrunc(S.X, S.B.getInt64Ty()); },
    [](State &S) { S.X = S.B.CreateGEP(S.type(), S.Slots, S.X); },
    [](State &S) { S.Z = S.B.CreateLoad(S.type(), S.X); }};
// fma, of numbers whose product and sum are exact
static constexpr Step Fused[] = {
    [](State &S) {
      S.X = S.B.CreateAnd(S.A, S.number(127));
      S.X = S.B.CreateUIToFP(S.X, S.B.getFloatTy());
    },
    [](State &S) {
      S.Y = S.B.CreateAnd(S.C, S.number(127));
      S.Y = S.B.CreateUIToFP(S.Y, S.B.getFloatTy());
    },
    [](State &S) {
      S.X = S.B.CreateFMul(S.X, S.Y);
      cast<Instruction>(S.X)->setHasAllowContract(true);
    },
    [](State &S) {
      S.X = S.B.CreateFAdd(S.X, S.Y);
      cast<Instruction>(S.X)->setHasAllowContract(true);
    },
    [](State &S) { S.Z = S.B.CreateFPToUI(S.X, S.type()); }};
// add, sub and fma of mixed precision, of numbers whose results are exact
static constexpr Step MixedSum[] = {
    [](State &S) { S.X = small(S, S.A, halfType(S)); },
    [](State &S) { S.X = S.B.CreateFPExt(S.X, S.B.getFloatTy()); },
    [](State &S) { S.Y = small(S, S.C, S.B.getFloatTy()); },
    [](State &S) { S.X = sumOrDifference(S); },
    [](State &S) { S.Z = S.B.CreateFPToSI(S.X, S.type()); }};
static constexpr Step MixedProduct[] = {
    [](State &S) { S.X = small(S, S.A, halfType(S)); },
    [](State &S) { S.Y = small(S, S.C, halfType(S)); },
    [](State &S) { S.X = S.B.CreateFPExt(S.X, S.B.getFloatTy()); },
    [](State &S) { S.Y = S.B.CreateFPExt(S.Y, S.B.getFloatTy()); },
    [](State &S) {
      S.X = S.B.CreateFMul(S.X, S.Y);
      cast<Instruction>(S.X)->setHasAllowContract(true);
    },
    [](State &S) { S.Y = small(S, S.D, S.B.getFloatTy()); },
    [](State &S) { S.X = sumOrDifference(S); },
    [](State &S) { S.Z = S.B.CreateFPToSI(S.X, S.type()); }};

static constexpr Idiom Idioms[] = {HighProduct, SignedHighProduct,
                                   WideProduct, Multiply,
                                   Scale,       Distance,
                                   Least,       LeastByName,
                                   Funnel,      FunnelByName,
                                   Field,       BitTest,
                                   Negation,    Carry,
                                   Names,       Parts,
                                   VectorParts, Element,
                                   Fused,       ProperDistance,
                                   Absolute,    HighProduct,
                                   Distance,    ProperDistance,
                                   HighProduct, ProperDistance,
                                   MixedSum,    MixedProduct};

namespace {
/// An idiom whose first steps are done.
struct Begun {
  State S;
  Idiom Rest;

  void go(size_t Steps) {
    for (Step Do : Rest.take_front(Steps))
      Do(S);
    Rest = Rest.drop_front(std::min(Steps, Rest.size()));
  }
};

/// One loop: its block or blocks, and the values that it carries.
struct Cycle {
  BasicBlock *Body = nullptr, *Exit = nullptr;
  SmallVector<PHINode *, 4> Carried;
};
} // namespace

/// The next value of a carried value.
Value *Builder::advanced(Value *V, Value *Other) {
  Type *T = V->getType();
  Value *By = splat(T, 1 + 2 * C.below(1000));
  auto IsLess = [&] { return B.CreateICmpSLT(V, Other); };
  switch (C.below(9)) {
  case 0:
    return B.CreateAdd(V, By);
  case 1:
    return B.CreateSub(V, By);
  case 2:
    return Other;
  case 3:
    return B.CreateXor(V, Other);
  case 4:
    return B.CreateAdd(V, B.CreateNot(Other));
  case 5: // Either advances, or stays as it is.
    return B.CreateSelect(IsLess(), B.CreateAdd(V, By), V);
  case 6:
    return B.CreateAdd(B.CreateSelect(IsLess(), splat(T, 0), Other), V);
  case 7:
    return B.CreateSelect(IsLess(), V, B.CreateSub(Other, By));
  default:
    return B.CreateAdd(Other, B.CreateLShr(V, splat(T, 1)));
  }
}

void Builder::idiomsBehindLoop() {
  if (LoopDepth >= 2)
    return branch();
  static constexpr unsigned Widths[] = {32, 64, 16};
  Type *T = B.getIntNTy(C.pick(ArrayRef(Widths)));
  // Two loops, one in the other, or one; left in one place, or in two.
  bool IsNested = LoopDepth == 0 && C.chance(40), HasBreak = C.chance(30);
  // Out of the inner loop, or of both.
  bool BreaksOut = HasBreak && C.chance(50);
  bool WasUniform = Uniform;
  std::vector<Value *> Start = getAll({T, T, T});
  Value *Fixed = get(T);
  Value *Slots = local(ArrayType::get(T, 4));
  for (unsigned I = 0; I < 4; ++I) {
    Value *At = B.CreateGEP(T, Slots, B.getInt32(I));
    B.CreateStore(B.CreateAdd(Fixed, splat(T, I * 77)), At);
  }
  Value *Rounds = splat(T, C.below(4) + 1);
  if (C.chance(40)) {
    Rounds = B.CreateAdd(B.CreateAnd(get(T), splat(T, 3)), splat(T, 1));
    Uniform = false;
  }
  Uniform &= !HasBreak;

  // From the outside to the inside: the last is the inner loop.
  SmallVector<Cycle, 2> Cycles(IsNested ? 2 : 1);
  for (Cycle &L : Cycles) {
    BasicBlock *Entry = B.GetInsertBlock();
    L.Body = newBlock();
    L.Exit = newBlock();
    B.CreateBr(L.Body);
    B.SetInsertPoint(L.Body);
    // The first one counts the iterations.
    Start.insert(Start.begin(), splat(T, 0));
    for (Value *V : Start) {
      L.Carried.push_back(B.CreatePHI(T, 2));
      L.Carried.back()->addIncoming(V, Entry);
    }
    Start.assign(L.Carried.begin() + 1, L.Carried.end());
  }
  size_t Mark = Pool.size();
  ArrayRef<PHINode *> Carried = Cycles.back().Carried;
  Pool.insert(Pool.end(), Carried.begin(), Carried.end());
  ++LoopDepth;
  ++Nesting;
  if (C.chance(25))
    statements(1, 2);

  SmallVector<Begun, 3> All;
  Value *Sum = Carried[3];
  // If another one reads the same value behind the loop, in a way that nobody
  // overlooks, it hides that this one does.
  for (unsigned I = C.chance(30) ? C.below(3) + 1 : 1; I; --I) {
    auto Pick = [&](unsigned Percent) -> Value * {
      return C.chance(Percent) ? Carried[C.below(Carried.size())] : Fixed;
    };
    Value *A = Pick(95), *Second = Pick(50), *Third = Pick(20);
    Idiom Which = C.pick(ArrayRef(Idioms));
    All.push_back({{B, A, Second, Third, Slots, C.bits()}, Which});
    // Sometimes none of it is in the loop, except what it reads, and often all
    // but the last step.
    All.back().go(C.chance(50) ? Which.size() - 1 : C.below(Which.size()));
    for (Value *V : {All.back().S.X, All.back().S.Y})
      if (V && V->getType() == T && C.chance(20))
        Sum = B.CreateXor(Sum, V);
  }

  // The latches, from the inside to the outside.
  BasicBlock *Out = newBlock();
  for (Cycle &L : reverse(Cycles)) {
    ArrayRef<PHINode *> Own = L.Carried;
    bool IsInner = &L == &Cycles.back();
    if (IsInner && HasBreak) {
      Value *Stop = B.CreateICmpUGT(Own[1], splat(T, C.below(1u << 15)));
      BasicBlock *Next = newBlock();
      B.CreateCondBr(Stop, BreaksOut ? Out : L.Exit, Next);
      B.SetInsertPoint(Next);
    }
    Value *First = advanced(Own[1], Own[2]), *Second = advanced(Own[2], Own[1]);
    Value *Third = IsInner ? Sum : B.CreateAdd(Own[3], Sum);
    Value *Count = B.CreateAdd(Own[0], splat(T, 1));
    Value *More = B.CreateICmpULT(Count, Rounds);
    BasicBlock *Latch = B.GetInsertBlock();
    B.CreateCondBr(More, L.Body, L.Exit);
    Value *Next[] = {Count, First, Second, Third};
    for (unsigned I = 0; I < Own.size(); ++I)
      Own[I]->addIncoming(Next[I], Latch);
    B.SetInsertPoint(L.Exit);
    if (!BreaksOut)
      for (Begun &I : All)
        I.go(C.below(I.Rest.size() + 1));
  }
  --LoopDepth;
  --Nesting;
  Uniform = WasUniform;
  Pool.resize(Mark);
  B.CreateBr(Out);
  B.SetInsertPoint(Out);
  for (Begun &I : All) {
    I.go(I.Rest.size());
    keep(I.S.Z);
    // Later values may not depend on it.
    if (!Nesting && F->getCallingConv() == CallingConv::PTX_Kernel)
      emitResult(I.S.Z);
  }
  for (PHINode *Phi : Carried)
    if (C.chance(8))
      keep(Phi);
}

} // namespace opennvvm::differential
