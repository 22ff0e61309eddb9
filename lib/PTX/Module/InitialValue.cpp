//===- InitialValue.cpp - Initial values as bytes and addresses -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InitialValue.h"
#include "ModuleScope.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

namespace {

/// Evaluates an address from the outside in.
class AddressReader {
public:
  AddressReader(const DataLayout &DL, SymbolAddress &To) : DL(DL), To(To) {}

  StringRef read(const Constant *C) {
    To.Width = DL.getTypeStoreSize(C->getType());
    while (C && !Done)
      C = step(C);
    // The same part of a number is kept.
    if (Done && !To.GV) {
      To.Addend = To.Skip < 8 ? To.Addend >> (To.Skip * 8) : 0;
      if (LowBits)
        To.Addend &= maskTrailingOnes<uint64_t>(LowBits);
      To.Skip = 0;
    }
    return Problem;
  }

private:
  const Constant *stop(StringRef Why) {
    Problem = Why;
    return nullptr;
  }

  /// Wraps, as addresses do.
  void add(uint64_t Number) {
    To.Addend = int64_t(uint64_t(To.Addend) + Number);
  }

  const Constant *finish() {
    Done = true;
    return nullptr;
  }

  const Constant *step(const Constant *C) {
    if (auto *GV = dyn_cast<GlobalValue>(C))
      return symbol(*GV);
    // Prepared modules refer to the functions directly.
    if (auto *Local = dyn_cast<DSOLocalEquivalent>(C))
      return symbol(*Local->getGlobalValue());
    if (auto *Plain = dyn_cast<NoCFIValue>(C))
      return symbol(*Plain->getGlobalValue());
    if (auto *CI = dyn_cast<ConstantInt>(C)) {
      add(CI->getValue().sextOrTrunc(64).getZExtValue());
      return finish();
    }
    if (C->isNullValue() || isa<UndefValue>(C))
      return finish();
    if (auto *GEP = dyn_cast<GEPOperator>(C))
      return element(*GEP);
    if (auto *CE = dyn_cast<ConstantExpr>(C))
      return expression(*CE);
    return stop("PTX has no such constant");
  }

  const Constant *expression(const ConstantExpr &CE) {
    const Constant *First = CE.getOperand(0);
    switch (CE.getOpcode()) {
    case Instruction::AddrSpaceCast:
      if (!Space)
        Space = CE.getType()->getPointerAddressSpace();
      return First;
    case Instruction::Trunc:
    case Instruction::PtrToInt:
    case Instruction::PtrToAddr:
    case Instruction::IntToPtr:
      return narrow(CE);
    case Instruction::BitCast:
      return First;
    case Instruction::Add:
      return sum(First, CE.getOperand(1));
    case Instruction::Sub:
      return difference(First, CE.getOperand(1));
    case Instruction::ExtractElement:
      return lane(CE);
    default:
      return stop("it is computed from an address");
    }
  }

  const Constant *narrow(const ConstantExpr &CE) {
    uint64_t Bits = DL.getTypeSizeInBits(CE.getType());
    if (Bits < 8 && !To.Skip && !To.Addend) {
      LowBits = LowBits ? std::min<unsigned>(LowBits, Bits) : Bits;
      return CE.getOperand(0);
    }
    if (Bits % 8)
      return stop("it holds part of an address");
    return keep(Bits / 8) ? CE.getOperand(0) : finish();
  }

  /// Only the low \p Bytes of the inner value remain. \returns whether any of
  /// them is needed.
  bool keep(uint64_t Bytes) {
    if (To.Skip >= Bytes) {
      To.Addend = 0;
      return false;
    }
    To.Width = std::min<uint64_t>(To.Width, Bytes - To.Skip);
    return true;
  }

  /// One lane of an address that is treated as a vector.
  const Constant *lane(const ConstantExpr &CE) {
    auto *Index = dyn_cast<ConstantInt>(CE.getOperand(1));
    uint64_t Bits = DL.getTypeSizeInBits(CE.getType());
    uint64_t All = DL.getTypeSizeInBits(CE.getOperand(0)->getType());
    if (!Index || Bits % 8 || To.Skip || To.Addend ||
        Index->getValue().uge(All / Bits))
      return stop("it is computed from an address");
    To.Width = std::min<uint64_t>(To.Width, Bits / 8);
    To.Skip = Index->getZExtValue() * (Bits / 8);
    return CE.getOperand(0);
  }

  /// An offset may be computed from addresses; from null, it may be the address
  /// itself.
  const Constant *element(const GEPOperator &GEP) {
    unsigned Bits = DL.getIndexTypeSizeInBits(GEP.getType());
    auto *Base = cast<Constant>(GEP.getPointerOperand());
    SmallMapVector<Value *, APInt, 4> Unknown;
    APInt Offset(Bits, 0);
    if (!GEP.collectOffset(DL, Bits, Unknown, Offset))
      return stop("its offset is not a number");
    add(Offset.sextOrTrunc(64).getZExtValue());
    for (auto &[Index, Scale] : Unknown) {
      auto &Part = *cast<Constant>(Index);
      SymbolAddress A;
      if (!Part.getType()->isIntegerTy(Bits) ||
          !resolveAddress(Part, DL, A).empty())
        return stop("its offset is not a number");
      if (!A.GV) {
        add(uint64_t(A.Addend) * uint64_t(Scale.getSExtValue()));
        continue;
      }
      if (Unknown.size() != 1 || !Scale.isOne() || !Base->isNullValue())
        return stop("its offset is not a number");
      return &Part;
    }
    return Base;
  }

  const Constant *sum(const Constant *L, const Constant *R) {
    if (isa<ConstantInt>(L))
      std::swap(L, R);
    auto *CI = dyn_cast<ConstantInt>(R);
    if (!CI)
      return stop("it is the sum of two addresses");
    add(CI->getValue().sextOrTrunc(64).getZExtValue());
    return L;
  }

  /// An address minus a number, or the difference of two addresses in one
  /// variable, which is a number.
  const Constant *difference(const Constant *L, const Constant *R) {
    if (auto *CI = dyn_cast<ConstantInt>(R)) {
      add(-CI->getValue().sextOrTrunc(64).getZExtValue());
      return L;
    }
    SymbolAddress From, Minus;
    if (!resolveAddress(*L, DL, From).empty() ||
        !resolveAddress(*R, DL, Minus).empty() || From.GV != Minus.GV)
      return stop("it is the distance between two variables");
    add(uint64_t(From.Addend) - uint64_t(Minus.Addend));
    return finish();
  }

  const Constant *symbol(const GlobalValue &GV) {
    if (auto *GA = dyn_cast<GlobalAlias>(&GV);
        GA && isa_and_nonnull<GlobalVariable>(GA->getAliaseeObject()))
      return GA->getAliasee();
    if (auto *Variable = dyn_cast<GlobalVariable>(&GV);
        Variable && isCompilersOwn(*Variable))
      return stop(NotPrinted);
    To.GV = &GV;
    unsigned Own = GV.getAddressSpace();
    unsigned Seen = Space.value_or(Own);
    // The bits above a short address are zero; a generic one is never short.
    if (!keep(DL.getPointerSize(Seen))) {
      To.GV = nullptr;
      return finish();
    }
    To.IsWhole = To.Width == DL.getPointerSize(Seen);
    if (LowBits)
      return lowBits(GV);
    if (!isa<GlobalVariable>(GV)) {
      if (To.Addend)
        return stop("it points into a function");
      return finish();
    }
    if (Own == AddressSpace::Shared || Own == AddressSpace::Local)
      return stop("the address of a shared or local variable is not known "
                  "before the kernel runs");
    // Variables that still have to be moved are in global memory.
    if (Own == AddressSpace::Generic)
      Own = AddressSpace::Global;
    if (Seen != Own && Seen != AddressSpace::Generic)
      return stop("its address is cast to a space that it is not in");
    To.Generic = Seen == AddressSpace::Generic;
    return finish();
  }

  /// The bits below the alignment of a variable are zero, wherever it is
  /// placed.
  const Constant *lowBits(const GlobalValue &GV) {
    auto *Variable = dyn_cast<GlobalVariable>(&GV);
    if (!Variable || Log2(Variable->getAlign().value_or(DL.getABITypeAlign(
                         Variable->getValueType()))) < LowBits)
      return stop("it holds part of an address");
    To.GV = nullptr;
    return finish();
  }

  const DataLayout &DL;
  SymbolAddress &To;
  unsigned LowBits = 0; ///< How many low bits of the address are needed; 0 if
                        ///< bytes are.
  std::optional<unsigned> Space; ///< The space of the outermost cast.
  StringRef Problem;
  bool Done = false;
};

} // namespace

StringRef resolveAddress(const Constant &C, const DataLayout &DL,
                         SymbolAddress &To) {
  return AddressReader(DL, To).read(&C);
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

InitialValue::InitialValue(const Constant &C, const DataLayout &DL) : DL(DL) {
  add(C, 0);
  while (!Bytes.empty() && !Bytes.back())
    Bytes.pop_back();
}

StringRef InitialValue::problemOf(const Constant &C, const DataLayout &DL) {
  InitialValue V(DL);
  V.add(C, 0);
  return V.Problem;
}

void InitialValue::write(uint64_t At, ArrayRef<uint8_t> Data) {
  if (!KeepsBytes)
    return;
  // Trailing zeros need no storage.
  while (!Data.empty() && !Data.back())
    Data = Data.drop_back();
  if (Data.empty())
    return;
  if (Bytes.size() < At + Data.size())
    Bytes.resize(At + Data.size());
  llvm::copy(Data, Bytes.begin() + At);
}

void InitialValue::writeInteger(uint64_t At, const uint64_t *Words,
                                unsigned Bits) {
  SmallVector<uint8_t, 16> Data;
  for (unsigned I = 0, E = divideCeil(Bits, 8); I != E; ++I)
    Data.push_back(static_cast<uint8_t>(Words[I / 8] >> (I % 8 * 8)));
  write(At, Data);
}

void InitialValue::add(const Constant &C, uint64_t At) {
  if (!Problem.empty() || C.isNullValue() || isa<UndefValue>(C))
    return;
  // Beyond this, the text would be larger than any tool can read.
  constexpr uint64_t MaxSize = uint64_t(1) << 31;
  if (At > MaxSize) {
    Problem = "it has values past its first two GiB";
    return;
  }
  Type *Ty = C.getType();
  // The same bytes with another type.
  if (auto *CE = dyn_cast<ConstantExpr>(&C);
      CE && CE->getOpcode() == Instruction::BitCast)
    return add(*CE->getOperand(0), At);
  if (Ty->isVectorTy())
    return addVector(C, At);
  if (auto *CI = dyn_cast<ConstantInt>(&C)) {
    const APInt &V = CI->getValue();
    return writeInteger(At, V.getRawData(), V.getBitWidth());
  }
  if (auto *CF = dyn_cast<ConstantFP>(&C)) {
    APInt V = CF->getValueAPF().bitcastToAPInt();
    return writeInteger(At, V.getRawData(), V.getBitWidth());
  }
  if (auto *CDS = dyn_cast<ConstantDataSequential>(&C)) {
    StringRef Raw = CDS->getRawDataValues();
    return write(At, ArrayRef(Raw.bytes_begin(), Raw.size()));
  }
  if (auto *AT = dyn_cast<ArrayType>(Ty))
    return addElements(C, At, DL.getTypeAllocSize(AT->getElementType()));
  if (auto *CS = dyn_cast<ConstantStruct>(&C)) {
    const StructLayout *SL = DL.getStructLayout(CS->getType());
    for (unsigned I = 0, E = CS->getNumOperands(); I != E; ++I)
      add(*CS->getOperand(I), At + SL->getElementOffset(I));
    return;
  }
  addAddress(C, At);
}

void InitialValue::addElements(const Constant &C, uint64_t At,
                               uint64_t Stride) {
  for (const Use &U : C.operands()) {
    add(*cast<Constant>(U.get()), At);
    At += Stride;
  }
}

/// Vector elements are packed bit by bit, the first in the lowest bits.
void InitialValue::addVector(const Constant &C, uint64_t At) {
  if (auto *CDV = dyn_cast<ConstantDataVector>(&C)) {
    StringRef Raw = CDV->getRawDataValues();
    return write(At, ArrayRef(Raw.bytes_begin(), Raw.size()));
  }
  auto *VT = dyn_cast<FixedVectorType>(C.getType());
  if (!VT || isa<ConstantExpr>(C)) {
    Problem = "PTX has no such constant";
    return;
  }
  uint64_t Bits = DL.getTypeSizeInBits(VT->getElementType());
  unsigned Count = VT->getNumElements();
  if (Bits % 8 == 0) {
    for (unsigned I = 0; I != Count; ++I)
      add(*C.getAggregateElement(I), At + I * (Bits / 8));
    return;
  }
  APInt All(Count * Bits, 0);
  for (unsigned I = 0; I != Count; ++I) {
    const Constant *Lane = C.getAggregateElement(I);
    if (auto *CI = dyn_cast<ConstantInt>(Lane))
      All.insertBits(CI->getValue(), I * Bits);
    else if (!isa<UndefValue>(Lane))
      Problem = "PTX has no bits of addresses";
  }
  writeInteger(At, All.getRawData(), All.getBitWidth());
}

void InitialValue::addAddress(const Constant &C, uint64_t At) {
  Type *Ty = C.getType();
  SymbolAddress A;
  Problem = Ty->isPointerTy() || Ty->isIntegerTy()
                ? resolveAddress(C, DL, A)
                : StringRef("PTX has no such constant");
  if (!Problem.empty())
    return;
  if (!A.GV) {
    uint64_t Word = static_cast<uint64_t>(A.Addend);
    return writeInteger(At, &Word, std::min(A.Width, 8u) * 8);
  }
  A.Offset = At;
  Symbols.push_back(A);
}

uint64_t InitialValue::usedSize() const {
  uint64_t Size = Bytes.size();
  if (!Symbols.empty())
    Size = std::max(Size, Symbols.back().Offset + Symbols.back().Width);
  return Size;
}

uint64_t InitialValue::word(uint64_t Offset, unsigned Size) const {
  uint64_t V = 0;
  for (unsigned I = 0; I != Size && Offset + I < Bytes.size(); ++I)
    V |= uint64_t(Bytes[Offset + I]) << (I * 8);
  return V;
}

bool InitialValue::hasOnlySlotsOf(unsigned Size) const {
  return all_of(Symbols, [&](const SymbolAddress &A) {
    return A.IsWhole && A.Width == Size && A.Offset % Size == 0;
  });
}

} // namespace opennvvm::ptx
