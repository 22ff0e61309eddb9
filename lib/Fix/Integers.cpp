//===- Integers.cpp - Operations on unusual integers ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helper.h"
#include "Remedy.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::fix {

namespace {
/// Computes one element in integers that the contract allows.
class WideBuilder {
public:
  WideBuilder(IRBuilder<> &B, Intrinsic::ID ID) : B(B), ID(ID) {}

  /// \returns the result, or null if it is not known how to compute it.
  Value *unary(Value *V);
  /// \param [out] Overflow whether the result does not fit.
  Value *checked(Value *L, Value *R, Value *&Overflow);

private:
  Value *call(Intrinsic::ID Which, Value *V);
  Value *swap(Value *V, unsigned Bits);
  Value *countOnes(Value *V);
  Value *countLeading(Value *V, unsigned Bits);
  Value *countTrailing(Value *V, unsigned Bits);
  std::pair<Value *, Value *> halves(Value *V);

  IRBuilder<> &B;
  Intrinsic::ID ID;
};
} // namespace

/// The width of the integer in which one of \p Bits bits is handled.
static unsigned widthFor(unsigned Bits) {
  return Bits <= 32 ? 32 : Bits <= 64 ? 64 : 128;
}

Value *WideBuilder::call(Intrinsic::ID Which, Value *V) {
  SmallVector<Value *, 2> Arguments = {V};
  if (Which == Intrinsic::ctlz || Which == Intrinsic::cttz)
    Arguments.push_back(B.getFalse());
  return B.CreateIntrinsic(Which, V->getType(), Arguments);
}

/// The low and the high half of a value of 128 bits.
std::pair<Value *, Value *> WideBuilder::halves(Value *V) {
  return {B.CreateTrunc(V, B.getInt64Ty()),
          B.CreateTrunc(B.CreateLShr(V, 64), B.getInt64Ty())};
}

/// The \p Bits low bytes of \p V in reverse order.
Value *WideBuilder::swap(Value *V, unsigned Bits) {
  unsigned Width = V->getType()->getIntegerBitWidth();
  Value *All;
  if (Width < 128) {
    All = call(Intrinsic::bswap, V);
  } else {
    auto [Low, High] = halves(V);
    Value *Top = B.CreateZExt(call(Intrinsic::bswap, Low), V->getType());
    Value *Bottom = B.CreateZExt(call(Intrinsic::bswap, High), V->getType());
    All = B.CreateOr(B.CreateShl(Top, 64), Bottom);
  }
  return B.CreateLShr(All, Width - Bits);
}

Value *WideBuilder::countOnes(Value *V) {
  if (!V->getType()->isIntegerTy(128))
    return call(Intrinsic::ctpop, V);
  auto [Low, High] = halves(V);
  Value *OfLow = call(Intrinsic::ctpop, Low);
  Value *OfHigh = call(Intrinsic::ctpop, High);
  return B.CreateAdd(OfLow, OfHigh);
}

Value *WideBuilder::countLeading(Value *V, unsigned Bits) {
  unsigned Width = V->getType()->getIntegerBitWidth();
  Value *All;
  if (Width < 128) {
    All = call(Intrinsic::ctlz, V);
  } else {
    auto [Low, High] = halves(V);
    Value *OfLow = B.CreateAdd(call(Intrinsic::ctlz, Low), B.getInt64(64));
    Value *OfHigh = call(Intrinsic::ctlz, High);
    All = B.CreateSelect(B.CreateIsNull(High), OfLow, OfHigh);
  }
  return B.CreateSub(All, ConstantInt::get(All->getType(), Width - Bits));
}

Value *WideBuilder::countTrailing(Value *V, unsigned Bits) {
  unsigned Width = V->getType()->getIntegerBitWidth();
  // The bit behind the last one ends the search.
  if (Bits < Width)
    V = B.CreateOr(
        V, ConstantInt::get(B.getContext(), APInt::getOneBitSet(Width, Bits)));
  if (Width < 128)
    return call(Intrinsic::cttz, V);
  auto [Low, High] = halves(V);
  Value *OfLow = call(Intrinsic::cttz, Low);
  Value *OfHigh = B.CreateAdd(call(Intrinsic::cttz, High), B.getInt64(64));
  return B.CreateSelect(B.CreateIsNull(Low), OfHigh, OfLow);
}

Value *WideBuilder::unary(Value *V) {
  Type *T = V->getType();
  unsigned Bits = T->getIntegerBitWidth();
  if (Bits > 128)
    return nullptr;
  Value *Wide = B.CreateZExt(V, B.getIntNTy(widthFor(Bits)));
  Value *Result = ID == Intrinsic::bswap   ? swap(Wide, Bits)
                  : ID == Intrinsic::ctpop ? countOnes(Wide)
                  : ID == Intrinsic::ctlz  ? countLeading(Wide, Bits)
                                           : countTrailing(Wide, Bits);
  return B.CreateZExtOrTrunc(Result, T);
}

Value *WideBuilder::checked(Value *L, Value *R, Value *&Overflow) {
  auto Op = static_cast<Instruction::BinaryOps>(0);
  bool IsSigned = false;
  switch (ID) {
  case Intrinsic::sadd_with_overflow:
    IsSigned = true;
    [[fallthrough]];
  case Intrinsic::uadd_with_overflow:
    Op = Instruction::Add;
    break;
  case Intrinsic::ssub_with_overflow:
    IsSigned = true;
    [[fallthrough]];
  case Intrinsic::usub_with_overflow:
    Op = Instruction::Sub;
    break;
  case Intrinsic::smul_with_overflow:
    IsSigned = true;
    [[fallthrough]];
  default:
    Op = Instruction::Mul;
    break;
  }
  // Wide enough for every result.
  Type *T = L->getType();
  unsigned Bits = T->getIntegerBitWidth();
  unsigned Needed = Op == Instruction::Mul ? 2 * Bits : Bits + 1;
  if (Needed > 128)
    return nullptr;
  Type *Wide = B.getIntNTy(widthFor(Needed));
  auto Extend = [&](Value *V) {
    return IsSigned ? B.CreateSExt(V, Wide) : B.CreateZExt(V, Wide);
  };
  Value *WideL = Extend(L), *WideR = Extend(R);
  Value *Exact = B.CreateBinOp(Op, WideL, WideR, "exact");
  Value *Result = B.CreateTrunc(Exact, T);
  Overflow = B.CreateICmpNE(Extend(Result), Exact, "overflow");
  return Result;
}

/// Writes the body of \p F, element by element.
static bool buildBody(Function &F, Intrinsic::ID ID, bool IsChecked) {
  IRBuilder<> B(BasicBlock::Create(F.getContext(), "entry", &F));
  WideBuilder Wide(B, ID);
  auto *Vector = dyn_cast<FixedVectorType>(F.getArg(0)->getType());
  unsigned Count = Vector ? Vector->getNumElements() : 1;
  auto Element = [&](unsigned Argument, unsigned I) -> Value * {
    Value *V = F.getArg(Argument);
    return Vector ? B.CreateExtractElement(V, I) : V;
  };
  auto Collect = [&](Value *&All, Type *T, Value *New, unsigned I) {
    if (!All)
      All = PoisonValue::get(T);
    All = Vector ? B.CreateInsertElement(All, New, I) : New;
  };
  auto *Pair = dyn_cast<StructType>(F.getReturnType());
  Value *Results = nullptr, *Overflows = nullptr;
  for (unsigned I = 0; I < Count; ++I) {
    Value *First = Element(0, I), *Overflow = nullptr;
    Value *New = IsChecked ? Wide.checked(First, Element(1, I), Overflow)
                           : Wide.unary(First);
    if (!New)
      return false;
    Collect(Results, IsChecked ? Pair->getElementType(0) : F.getReturnType(),
            New, I);
    if (IsChecked)
      Collect(Overflows, Pair->getElementType(1), Overflow, I);
  }
  if (IsChecked) {
    Value *Both = B.CreateInsertValue(PoisonValue::get(Pair), Results, 0);
    Results = B.CreateInsertValue(Both, Overflows, 1);
  }
  B.CreateRet(Results);
  return true;
}

/// Inserts zeroext where \p H expects it and the call, whose parts are \p
/// Parts, does not have it.
static void extendCall(Remedy &R, const CallBase &Call, const CallText &Parts,
                       Helper &H) {
  auto Has = [](AttributeSet A) {
    return A.hasAttribute(Attribute::ZExt) || A.hasAttribute(Attribute::SExt);
  };
  AttributeList Attributes = Call.getAttributes();
  if (H.function().hasRetAttribute(Attribute::ZExt) &&
      !Has(Attributes.getRetAttrs()))
    R.insert(Parts.Result.Begin, "zeroext ");
  for (const Argument &A : H.function().args())
    if (A.hasZExtAttr() && !Has(Attributes.getParamAttrs(A.getArgNo())))
      R.insert(R.Text.lexer(Parts.Arguments[A.getArgNo()]).next().Where.End,
               " zeroext");
}

bool widenInteger(Remedy &R) {
  auto *Call = R.instruction<IntrinsicInst>();
  std::optional<CallText> Parts =
      Call ? R.Text.call(*Call) : std::optional<CallText>();
  if (!Parts)
    return false;
  bool IsChecked = isa<WithOverflowInst>(Call);
  Intrinsic::ID ID = Call->getIntrinsicID();
  bool IsCount = ID == Intrinsic::ctlz || ID == Intrinsic::cttz;
  if (!IsChecked && !IsCount && ID != Intrinsic::ctpop &&
      ID != Intrinsic::bswap)
    return false;
  Type *T = Call->getArgOperand(0)->getType();
  if (!T->isIntOrIntVectorTy() || T->isScalableTy())
    return false;
  SmallVector<Type *, 2> Types(IsChecked ? 2 : 1, T);
  // "llvm.bswap.i48" as "bswap_i48".
  std::string Name = Call->getCalledFunction()->getName().substr(5).str();
  std::replace(Name.begin(), Name.end(), '.', '_');
  Helper H(R, Name,
           FunctionType::get(Call->getType(), Types, /*isVarArg=*/false));
  if (!buildBody(H.function(), ID, IsChecked))
    return false;
  H.addToModule();
  R.replace(Parts->Callee, "@" + H.name());
  extendCall(R, *Call, *Parts, H);
  // Whether zero gives poison, which the function need not know.
  if (IsCount)
    R.replace({Parts->Arguments[0].End, Parts->Arguments[1].End}, "");
  return true;
}

} // namespace opennvvm::fix
