//===- Address.cpp - Memory operands and accesses -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionEmitter.h"
#include "Insts/Insts.h"
#include "Target/TargetCosts.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// The name of a state space in accesses and in address conversions.
struct SpaceWords {
  unsigned Space;
  StringLiteral Name, ToGeneric, FromGeneric;
};
} // namespace

static constexpr SpaceWords Words[] = {
    {AddressSpace::Generic, "", "", ""},
    {AddressSpace::Global, ".global", "cvta.global", "cvta.to.global"},
    {AddressSpace::Shared, ".shared", "cvta.shared", "cvta.to.shared"},
    {AddressSpace::Const, ".const", "cvta.const", "cvta.to.const"},
    {AddressSpace::Local, ".local", "cvta.local", "cvta.to.local"},
    {AddressSpace::SharedCluster, ".shared::cluster", "cvta.shared::cluster",
     "cvta.to.shared::cluster"},
    {AddressSpace::Param, ".param", "cvta.param", "cvta.to.param"},
};

/// The words for \p Space; if PTX has none, reports it and returns those for
/// generic.
static const SpaceWords &wordsFor(FunctionEmitter &E, unsigned Space,
                                  const Instruction *Current) {
  if (Current && Space == AddressSpace::SharedCluster)
    E.require(clusterGate(), ".shared::cluster", *Current);
  for (const SpaceWords &W : Words)
    if (W.Space == Space)
      return W;
  if (Current)
    E.fail(Rule::EmitBadAddressSpace, *Current, {std::to_string(Space)});
  return Words[0];
}

StringRef FunctionEmitter::spaceName(unsigned Space) {
  return wordsFor(*this, Space, Current).Name;
}

StringRef FunctionEmitter::castName(unsigned Space, bool ToGeneric) {
  if (Space == AddressSpace::Const && !Ctx.Needs.ConstCast)
    Ctx.Needs.ConstCast = Current;
  if (Space == AddressSpace::Param && Current)
    needPTX(77, "cvta.param", *Current);
  const SpaceWords &W = wordsFor(*this, Space, Current);
  return ToGeneric ? W.ToGeneric : W.FromGeneric;
}

RegClass FunctionEmitter::pointerClass(unsigned Space) const {
  return integerClass(pointerBits(Space));
}

Op FunctionEmitter::resizeAddress(Op O, unsigned Bits) {
  if (!O.isReg() || O.R.width() == Bits)
    return O;
  bool Grows = O.R.width() < Bits;
  return shared(Grows ? "cvt.u64" : "cvt.u32", typeSuffix('u', O.R.width()),
                integerClass(Bits), O);
}

Reg FunctionEmitter::castAddress(Op O, unsigned From, unsigned To) {
  if (From != To) {
    O = resizeAddress(O, PointerBits);
    StringRef Suffix = typeSuffix('u', PointerBits);
    if (From != AddressSpace::Generic)
      O = shared(castName(From, /*ToGeneric=*/true), Suffix, pointerClass(), O);
    if (To != AddressSpace::Generic)
      O = shared(castName(To, /*ToGeneric=*/false), Suffix, pointerClass(), O);
  }
  return inRegister(resizeAddress(O, pointerBits(To)), pointerClass(To));
}

Address FunctionEmitter::address(const Value *Ptr) {
  int64_t Offset = 0;
  const Value *V = Ptr;
  while (!isa<Constant>(V)) {
    if (auto *GEP = dyn_cast<GetElementPtrInst>(V)) {
      APInt More(DL.getIndexTypeSizeInBits(V->getType()), 0);
      if (!GEP->accumulateConstantOffset(DL, More))
        break;
      Offset += More.getSExtValue();
      V = GEP->getPointerOperand();
      continue;
    }
    break;
  }
  if (isHomeName(V))
    V = cast<AddrSpaceCastInst>(V)->getPointerOperand();
  Address A;
  if (auto *C = dyn_cast<Constant>(V)) {
    A = constantAddress(C);
  } else if (auto *AI = dyn_cast<AllocaInst>(V); AI && frameOffset(*AI)) {
    A = frameAddress(*frameOffset(*AI));
  } else if (auto *Arg = dyn_cast<Argument>(V);
             Arg && DirectByVal.count(Arg)) {
    A = {AddressSpace::Param, Op::text(DirectByVal.find(Arg)->second), 0};
  } else if (Arg && LocalByVal.count(Arg)) {
    A = {AddressSpace::Local, LocalByVal.find(Arg)->second, 0};
  } else if (Arg && ByValFrame.count(Arg)) {
    A = frameAddress(ByValFrame.find(Arg)->second);
  } else {
    A = {V->getType()->getPointerAddressSpace(), useReg(V), 0};
  }
  A.Offset += Offset;
  // Only local accesses accept a number as their address.
  if (A.Base.isImm() && A.Space != AddressSpace::Local)
    A.Base = inRegister(A.Base, pointerClass(A.Space));
  if (A.Base.isReg())
    A.Base = resizeAddress(A.Base, accessBits(A.Space));
  if (isInt<32>(A.Offset))
    return A;
  // Beyond the range of an immediate offset.
  int64_t All = std::exchange(A.Offset, 0);
  Reg Start = addressRegister(A);
  A.Base = shared("add", typeSuffix('s', Start.width()), Start.regClass(),
                  Start, Op::imm(All));
  return A;
}

Reg FunctionEmitter::addressRegister(const Address &A) {
  if (A.Base.isReg() && !A.Offset)
    return A.Base.R;
  RegClass C = A.Base.isReg() ? A.Base.R.regClass()
                              : integerClass(accessBits(A.Space));
  unsigned Bits = RegClasses[unsigned(C)].Width;
  if (A.Space == AddressSpace::Param && A.Base.Kind == Op::Text) {
    Reg Start = temp(C);
    emitT("mov", typeSuffix('b', Bits), Start, A.Base);
    return A.Offset ? shared("add", typeSuffix('s', Bits), C, Start,
                             Op::imm(A.Offset))
                    : Start;
  }
  if (A.Base.isReg() || A.Base.Kind == Op::Text)
    return shared("add", typeSuffix('s', Bits), C, A.Base, Op::imm(A.Offset));
  if (A.Base.isImm())
    return shared("mov", typeSuffix('u', Bits), C,
                  Op::imm(A.Base.Imm + A.Offset));
  if (A.Base.Kind == Op::Symbol && (!A.Offset || Ctx.Options.OptLevel > 0)) {
    Reg Start = shared("mov", typeSuffix('u', Bits), C, A.Base);
    return A.Offset ? shared("add", typeSuffix('s', Bits), C, Start,
                             Op::imm(A.Offset))
                    : Start;
  }
  Reg R = temp(C);
  W->text("\tmov");
  W->text(typeSuffix('u', Bits));
  W->text(" \t");
  printOp(R);
  W->text(", ");
  printOp(A.Base);
  if (A.Offset) {
    W->ch('+');
    W->sdec(A.Offset);
  }
  W->text(";\n");
  return R;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

namespace {
/// One ld or st: up to eight registers of one class and width.
struct Access {
  unsigned First; ///< Index of the first part.
  unsigned Count;
  unsigned Bytes; ///< Of one register.
};
} // namespace

/// Bytes of a part in memory if it is accessed in one piece; otherwise 0.
static unsigned pieceBytes(const Part &P) {
  unsigned Bytes = P.storeBytes();
  return isPowerOf2_32(Bytes) ? Bytes : 0;
}

/// The type that an access of a part prints.
static StringRef accessType(const Part &P) {
  switch (P.Class) {
  case RegClass::F32:
    return ".f32";
  case RegClass::F64:
    return ".f64";
  case RegClass::H16:
    return ".b16";
  case RegClass::H32:
    return ".b32";
  default:
    return typeSuffix('u', P.storeBytes() * 8);
  }
}

/// The most bytes that one access of \p Space can move: global memory has wide
/// accesses if the machine, and the PTX version required anyway, support them.
static unsigned maxAccess(const FunctionEmitter &E, unsigned Space) {
  return Space == AddressSpace::Global && hasWideAccess(E.Ctx.T) ? 32 : 16;
}

/// Groups parts starting at \p First into one access, as alignment allows.
static Access nextAccess(const TypeParts &TP, unsigned First, Align A,
                         unsigned MaxBytes) {
  const Part &P = TP[First];
  unsigned Bytes = pieceBytes(P);
  Access Result{First, 1, Bytes};
  if (!Bytes || P.Class == RegClass::Pred)
    return Result;
  uint64_t Here = commonAlignment(A, P.Offset).value();
  for (unsigned Count : {8u, 4u, 2u}) {
    if (Count * Bytes > MaxBytes || Count * Bytes > Here ||
        First + Count > TP.size() || (Count == 8 && Bytes != 4))
      continue;
    bool Regular = true;
    for (unsigned I = 1; I < Count && Regular; ++I) {
      const Part &Q = TP[First + I];
      Regular = Q.Class == P.Class && Q.Bits == P.Bits &&
                Q.Offset == P.Offset + I * Bytes;
    }
    if (!Regular)
      continue;
    Result.Count = Count;
    return Result;
  }
  return Result;
}

/// Calls \p Visit(type, first part, offset) for each member of \p Ty, an array
/// or a structure.
template <typename Fn>
static void forEachMember(TypeTable &Types, const DataLayout &DL, Type *Ty,
                          Fn Visit) {
  auto *ST = dyn_cast<StructType>(Ty);
  unsigned N = ST ? ST->getNumElements() : Ty->getArrayNumElements();
  unsigned First = 0;
  for (unsigned I = 0; I < N; ++I) {
    Type *Member = ST ? ST->getElementType(I) : Ty->getArrayElementType();
    uint64_t Offset =
        ST ? DL.getStructLayout(ST)->getElementOffset(I).getFixedValue()
           : I * DL.getTypeAllocSize(Member).getFixedValue();
    Visit(Member, First, Offset);
    First += Types.get(Member).size();
  }
}

/// Loads one part that no single ld can load: odd sizes and low alignment,
/// piece by piece; i1, from its byte.
void FunctionEmitter::loadPiece(Reg To, const Part &P, Address A, Align Al,
                                StringRef Modifier) {
  std::string Load = ("ld" + Modifier + spaceName(A.Space)).str();
  if (P.Class == RegClass::Pred) {
    Reg Byte = temp(RegClass::B16), Bit = temp(RegClass::B16);
    emitT(Load, ".u8", Byte, A.at(P.Offset));
    emit("and.b16", Bit, Byte, Op::imm(1));
    emit("setp.ne.b16", To, Bit, Op::imm(0));
    return;
  }
  unsigned Bytes = P.storeBytes();
  unsigned Width = To.width() == 64 ? 64 : 32;
  RegClass C = integerClass(Width);
  Reg Sum;
  for (unsigned Done = 0; Done < Bytes;) {
    unsigned Step = std::min<unsigned>(
        bit_floor(Bytes - Done), commonAlignment(Al, P.Offset + Done).value());
    Step = std::min(Step, 8u);
    // The last step writes the destination if it is an integer of this width.
    bool Last = Done + Step == Bytes && To.regClass() == C;
    Reg Piece = Last && !Done ? To : temp(C);
    emitT(Load, typeSuffix('u', Step * 8), Piece, A.at(P.Offset + Done));
    if (Done) {
      Reg Up = temp(C), Both = Last ? To : temp(C);
      emitT("shl", typeSuffix('b', Width), Up, Piece, Op::imm(Done * 8));
      emitT("or", typeSuffix('b', Width), Both, Sum, Up);
      Sum = Both;
    } else {
      Sum = Piece;
    }
    Done += Step;
  }
  if (To.width() != 16)
    return copy(To, Sum);
  Reg Low = To.regClass() == RegClass::B16 ? To : temp(RegClass::B16);
  emit("cvt.u16.u32", Low, Sum);
  copy(To, Low);
}

/// Prints "ld…" or "st…" with one register or a braced list.
static void printVector(FunctionEmitter &E, ArrayRef<Op> Rs) {
  Writer &Out = E.out();
  if (Rs.size() == 1)
    return E.printOp(Rs[0]);
  Out.ch('{');
  for (unsigned I = 0; I < Rs.size(); ++I) {
    if (I)
      Out.text(", ");
    E.printOp(Rs[I]);
  }
  Out.ch('}');
}

void FunctionEmitter::loadParts(ArrayRef<Reg> To, Type *Ty, Address A,
                                Align Al, StringRef Modifier,
                                StringRef AfterSpace) {
  const TypeParts &TP = parts(Ty);
  if (TP.HasBitPacked && Ty->isVectorTy())
    return loadBitPacked(To, Ty, A, Al, Modifier);
  if (TP.HasBitPacked)
    return forEachMember(
        Types, DL, Ty, [&](Type *Member, unsigned First, uint64_t Offset) {
          Address At = A;
          At.Offset += Offset;
          loadParts(To.slice(First, parts(Member).size()), Member, At,
                    commonAlignment(Al, Offset), Modifier, AfterSpace);
        });
  StringRef Space = spaceName(A.Space);
  for (unsigned I = 0; I < TP.size();) {
    Access Acc = nextAccess(TP, I, Al, maxAccess(*this, A.Space));
    const Part &P = TP[I];
    if (P.Class == RegClass::Pred || !Acc.Bytes ||
        commonAlignment(Al, P.Offset).value() < Acc.Bytes) {
      loadPiece(To[I], P, A, Al, Modifier);
      ++I;
      continue;
    }
    W->text("\tld");
    W->text(Modifier);
    W->text(Space);
    W->text(AfterSpace);
    if (Acc.Count > 1)
      W->text(Acc.Count == 2 ? ".v2" : Acc.Count == 4 ? ".v4" : ".v8");
    W->text(accessType(P));
    W->text(" \t");
    SmallVector<Op, 8> Rs(To.slice(I, Acc.Count));
    printVector(*this, Rs);
    W->text(", ");
    printOp(A.at(P.Offset));
    W->text(";\n");
    I += Acc.Count;
  }
}

/// Stores one part piece by piece.
void FunctionEmitter::storePiece(Op From, const Part &P, Address A, Align Al,
                                 StringRef Modifier) {
  std::string Store = ("st" + Modifier + spaceName(A.Space)).str();
  if (P.Class == RegClass::Pred) {
    Reg Byte = temp(RegClass::B16);
    emit("selp.u16", Byte, Op::imm(1), Op::imm(0), From);
    emitT(Store, ".u8", A.at(P.Offset), Byte);
    return;
  }
  unsigned Bytes = P.storeBytes();
  RegClass C = integerClass(RegClasses[unsigned(P.Class)].Width);
  Reg Whole = inRegister(From, C);
  unsigned Width = Whole.width();
  for (unsigned Done = 0; Done < Bytes;) {
    unsigned Step = std::min<unsigned>(
        bit_floor(Bytes - Done), commonAlignment(Al, P.Offset + Done).value());
    Step = std::min(Step, Width / 8);
    Reg Piece = Whole;
    if (Done) {
      Piece = temp(C);
      emitT("shr", typeSuffix('u', Width), Piece, Whole, Op::imm(Done * 8));
    }
    emitT(Store, typeSuffix('u', Step * 8), A.at(P.Offset + Done), Piece);
    Done += Step;
  }
}

bool FunctionEmitter::mayStore(const Address &A) {
  if (A.Space != AddressSpace::Const || !Current)
    return true;
  fail(Rule::EmitUnsupportedInstruction, *Current,
       {"a store to constant memory: PTX only reads it"});
  return false;
}

void FunctionEmitter::storeParts(ArrayRef<Op> From, Type *Ty, Address A,
                                 Align Al, StringRef Modifier,
                                 StringRef AfterSpace) {
  if (!mayStore(A))
    return;
  const TypeParts &TP = parts(Ty);
  if (TP.HasBitPacked && Ty->isVectorTy())
    return storeBitPacked(From, Ty, A, Al, Modifier);
  if (TP.HasBitPacked)
    return forEachMember(
        Types, DL, Ty, [&](Type *Member, unsigned First, uint64_t Offset) {
          Address At = A;
          At.Offset += Offset;
          storeParts(From.slice(First, parts(Member).size()), Member, At,
                     commonAlignment(Al, Offset), Modifier, AfterSpace);
        });
  StringRef Space = spaceName(A.Space);
  for (unsigned I = 0; I < TP.size();) {
    Access Acc = nextAccess(TP, I, Al, maxAccess(*this, A.Space));
    const Part &P = TP[I];
    if (P.Class == RegClass::Pred || !Acc.Bytes ||
        commonAlignment(Al, P.Offset).value() < Acc.Bytes) {
      storePiece(From[I], P, A, Al, Modifier);
      ++I;
      continue;
    }
    W->text("\tst");
    W->text(Modifier);
    W->text(Space);
    W->text(AfterSpace);
    if (Acc.Count > 1)
      W->text(Acc.Count == 2 ? ".v2" : Acc.Count == 4 ? ".v4" : ".v8");
    W->text(accessType(P));
    W->text(" \t");
    printOp(A.at(P.Offset));
    W->text(", ");
    printVector(*this, From.slice(I, Acc.Count));
    W->text(";\n");
    I += Acc.Count;
  }
}

} // namespace opennvvm::ptx
