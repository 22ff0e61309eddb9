//===- MemoryAccess.cpp - Loads and stores of whole values ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryAccess.h"
#include "FunctionContext.h"
#include "Target/TargetCosts.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// One ld or st: up to eight registers of one class and width.
struct Access {
  unsigned First; ///< Part.
  unsigned Count;
  unsigned Bytes; ///< Of one register.
};
} // namespace

/// Bytes of a part in memory if it is accessed in one piece; otherwise 0.
static unsigned pieceBytes(const Part &P) {
  unsigned Bytes = P.storeBytes();
  return isPowerOf2_32(Bytes) ? Bytes : 0;
}

StringRef memoryType(const Part &P) {
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
static unsigned maxAccess(const FunctionContext &E, unsigned Space) {
  return Space == AddressSpace::Global &&
                 mayUseFreely(E.Ctx.T, Feature::WideAccess)
             ? 32
             : 16;
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
void MemoryAccess::loadPiece(Reg To, const Part &P, Address A, Align Al,
                             StringRef Modifier) {
  std::string Load = ("ld" + Modifier + Addresses.spaceName(A.Space)).str();
  if (P.Class == RegClass::Pred) {
    Reg Byte = E.Regs.temp(RegClass::B16), Bit = E.Regs.temp(RegClass::B16);
    E.Out.emitT(Load, ".u8", Byte, A.at(P.Offset));
    E.Out.emit("and.b16", Bit, Byte, Op::imm(1));
    E.Out.emit("setp.ne.b16", To, Bit, Op::imm(0));
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
    Reg Piece = Last && !Done ? To : E.Regs.temp(C);
    E.Out.emitT(Load, typeSuffix('u', Step * 8), Piece, A.at(P.Offset + Done));
    if (Done) {
      Reg Up = E.Regs.temp(C), Both = Last ? To : E.Regs.temp(C);
      E.Out.emitT("shl", typeSuffix('b', Width), Up, Piece, Op::imm(Done * 8));
      E.Out.emitT("or", typeSuffix('b', Width), Both, Sum, Up);
      Sum = Both;
    } else {
      Sum = Piece;
    }
    Done += Step;
  }
  if (To.width() != 16)
    return E.Out.copy(To, Sum);
  Reg Low = To.regClass() == RegClass::B16 ? To : E.Regs.temp(RegClass::B16);
  E.Out.emit("cvt.u16.u32", Low, Sum);
  E.Out.copy(To, Low);
}

/// Prints "ld…" or "st…" with one register or a braced list.
static void printVector(FunctionContext &E, ArrayRef<Op> Rs) {
  Writer &Out = E.Out.writer();
  if (Rs.size() == 1)
    return E.Out.printOp(Rs[0]);
  Out.ch('{');
  for (unsigned I = 0; I < Rs.size(); ++I) {
    if (I)
      Out.text(", ");
    E.Out.printOp(Rs[I]);
  }
  Out.ch('}');
}

void MemoryAccess::load(ArrayRef<Reg> To, Type *Ty, Address A, Align Al,
                        StringRef Modifier, StringRef AfterSpace) {
  const TypeParts &TP = E.parts(Ty);
  if (TP.HasBitPacked && Ty->isVectorTy())
    return loadBitPacked(To, Ty, A, Al, Modifier);
  if (TP.HasBitPacked)
    return forEachMember(
        E.Types, E.DL, Ty, [&](Type *Member, unsigned First, uint64_t Offset) {
          Address At = A;
          At.Offset += Offset;
          load(To.slice(First, E.parts(Member).size()), Member, At,
               commonAlignment(Al, Offset), Modifier, AfterSpace);
        });
  StringRef Space = Addresses.spaceName(A.Space);
  for (unsigned I = 0; I < TP.size();) {
    Access Acc = nextAccess(TP, I, Al, maxAccess(E, A.Space));
    const Part &P = TP[I];
    if (P.Class == RegClass::Pred || !Acc.Bytes ||
        commonAlignment(Al, P.Offset).value() < Acc.Bytes) {
      loadPiece(To[I], P, A, Al, Modifier);
      ++I;
      continue;
    }
    Writer &W = E.Out.writer();
    W.text("\tld");
    W.text(Modifier);
    W.text(Space);
    W.text(AfterSpace);
    if (Acc.Count > 1)
      W.text(Acc.Count == 2 ? ".v2" : Acc.Count == 4 ? ".v4" : ".v8");
    W.text(memoryType(P));
    W.text(" \t");
    SmallVector<Op, 8> Rs(To.slice(I, Acc.Count));
    printVector(E, Rs);
    W.text(", ");
    E.Out.printOp(A.at(P.Offset));
    W.text(";\n");
    I += Acc.Count;
  }
}

/// Stores one part piece by piece.
void MemoryAccess::storePiece(Op From, const Part &P, Address A, Align Al,
                              StringRef Modifier) {
  std::string Store = ("st" + Modifier + Addresses.spaceName(A.Space)).str();
  if (P.Class == RegClass::Pred) {
    Reg Byte = E.Regs.temp(RegClass::B16);
    E.Out.emit("selp.u16", Byte, Op::imm(1), Op::imm(0), From);
    E.Out.emitT(Store, ".u8", A.at(P.Offset), Byte);
    return;
  }
  unsigned Bytes = P.storeBytes();
  RegClass C = integerClass(RegClasses[unsigned(P.Class)].Width);
  Reg Whole = E.Out.inRegister(From, C);
  unsigned Width = Whole.width();
  for (unsigned Done = 0; Done < Bytes;) {
    unsigned Step = std::min<unsigned>(
        bit_floor(Bytes - Done), commonAlignment(Al, P.Offset + Done).value());
    Step = std::min(Step, Width / 8);
    Reg Piece = Whole;
    if (Done) {
      Piece = E.Regs.temp(C);
      E.Out.emitT("shr", typeSuffix('u', Width), Piece, Whole,
                  Op::imm(Done * 8));
    }
    E.Out.emitT(Store, typeSuffix('u', Step * 8), A.at(P.Offset + Done), Piece);
    Done += Step;
  }
}

bool MemoryAccess::mayStore(const Address &A) {
  if (A.Space != AddressSpace::Const || !E.current())
    return true;
  E.fail(Rule::EmitUnsupportedInstruction, *E.current(),
         {"a store to constant memory: PTX only reads it"},
         "store to a variable in addrspace(1), or let the host write the "
         "constant before the launch (cudaMemcpyToSymbol, cuMemcpyHtoD)");
  return false;
}

void MemoryAccess::store(ArrayRef<Op> From, Type *Ty, Address A, Align Al,
                         StringRef Modifier, StringRef AfterSpace) {
  if (!mayStore(A))
    return;
  const TypeParts &TP = E.parts(Ty);
  if (TP.HasBitPacked && Ty->isVectorTy())
    return storeBitPacked(From, Ty, A, Al, Modifier);
  if (TP.HasBitPacked)
    return forEachMember(
        E.Types, E.DL, Ty, [&](Type *Member, unsigned First, uint64_t Offset) {
          Address At = A;
          At.Offset += Offset;
          store(From.slice(First, E.parts(Member).size()), Member, At,
                commonAlignment(Al, Offset), Modifier, AfterSpace);
        });
  StringRef Space = Addresses.spaceName(A.Space);
  for (unsigned I = 0; I < TP.size();) {
    Access Acc = nextAccess(TP, I, Al, maxAccess(E, A.Space));
    const Part &P = TP[I];
    if (P.Class == RegClass::Pred || !Acc.Bytes ||
        commonAlignment(Al, P.Offset).value() < Acc.Bytes) {
      storePiece(From[I], P, A, Al, Modifier);
      ++I;
      continue;
    }
    Writer &W = E.Out.writer();
    W.text("\tst");
    W.text(Modifier);
    W.text(Space);
    W.text(AfterSpace);
    if (Acc.Count > 1)
      W.text(Acc.Count == 2 ? ".v2" : Acc.Count == 4 ? ".v4" : ".v8");
    W.text(memoryType(P));
    W.text(" \t");
    E.Out.printOp(A.at(P.Offset));
    W.text(", ");
    printVector(E, From.slice(I, Acc.Count));
    W.text(";\n");
    I += Acc.Count;
  }
}

} // namespace opennvvm::ptx
