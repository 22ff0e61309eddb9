//===- MatrixWords.cpp - llvm.nvvm.mma ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The carrier has each fragment in one vector, LLVM's intrinsics have each
// register in an operand of its own.
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "Catalog/InternalIntrinsic.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::lowering {

namespace {

/// The fields of the word, by the names of their values.
struct Word {
  StringRef A, B, Operation, Rounding;
  SmallString<12> Shape; ///< "m16n8k8"
  bool HalfAccumulators;

  explicit Word(const Match &M);
};

} // namespace

Word::Word(const Match &M) {
  const InternalIntrinsic &Row = *findCarrier(M.row().Internal);
  auto Name = [&](StringRef Field) {
    const InternalField &F = *findField(Row, Field);
    return valueName(F, F.of(M.constant(0)));
  };
  A = Name("A type");
  B = Name("B type");
  Operation = Name("operation");
  Rounding = Name("rounding");
  HalfAccumulators = Name("accumulators") == "f16";
  auto [Rows, Rest] = Name("MNK").split('x');
  auto [Columns, Inner] = Rest.split('x');
  raw_svector_ostream(Shape) << 'm' << Rows << 'n' << Columns << 'k' << Inner;
}

/// LLVM's intrinsic for \p W, which names types as the shape requires.
static Intrinsic::ID intrinsicOf(const Word &W) {
  SmallString<64> Name("llvm.nvvm.mma.");
  raw_svector_ostream OS(Name);
  if (W.A == "b1")
    OS << W.Operation << '.';
  OS << W.Shape << ".row.col.";
  StringRef Accumulators = W.HalfAccumulators ? "f16" : "f32";
  if (W.A == "f16")
    OS << Accumulators << '.' << Accumulators;
  else if (W.A == "e4m3" || W.A == "e5m2")
    OS << "f32." << W.A << '.' << W.B << ".f32";
  else if (W.A == W.B)
    OS << W.A;
  else
    OS << W.A << '.' << W.B;
  return Intrinsic::lookupIntrinsicID(Name);
}

static unsigned bitsOf(ArrayRef<Type *> Types) {
  unsigned Bits = 0;
  for (Type *T : Types)
    Bits += T->getPrimitiveSizeInBits();
  return Bits;
}

/// The registers of each fragment; empty if the intrinsic's are others.
static SmallVector<ArrayRef<Type *>, 3> fragmentsOf(const Match &M,
                                                    const FunctionType &Ty) {
  SmallVector<ArrayRef<Type *>, 3> Result;
  ArrayRef<Type *> Rest = Ty.params();
  for (unsigned I : {1u, 2u, 3u}) {
    unsigned Wanted = M.arg(I)->getType()->getPrimitiveSizeInBits(), Count = 0;
    while (Count < Rest.size() && bitsOf(Rest.take_front(Count)) < Wanted)
      ++Count;
    Result.push_back(Rest.take_front(Count));
    if (bitsOf(Result.back()) != Wanted)
      return {};
    Rest = Rest.drop_front(Count);
  }
  if (!Rest.empty())
    Result.clear();
  return Result;
}

static bool isInPTX(const Match &M) {
  Intrinsic::ID ID = intrinsicOf(Word(M));
  return ID &&
         !fragmentsOf(M, *Intrinsic::getType(M.B.getContext(), ID)).empty();
}

/// Appends the registers of fragment \p V to \p Registers.
static void split(IRBuilderBase &B, Value *V, ArrayRef<Type *> Types,
                  SmallVectorImpl<Value *> &Registers) {
  unsigned Width = Types.front()->getPrimitiveSizeInBits();
  V = B.CreateBitCast(V,
                      FixedVectorType::get(B.getIntNTy(Width), Types.size()));
  for (auto [I, T] : enumerate(Types))
    Registers.push_back(
        B.CreateBitCast(B.CreateExtractElement(V, uint64_t(I)), T));
}

/// The elements of \p Registers, a structure, in a vector with the bits of \p
/// To.
static Value *join(IRBuilderBase &B, Value *Registers, Type *To) {
  auto *Parts = cast<StructType>(Registers->getType());
  unsigned Count = Parts->getNumElements();
  Type *Bits = B.getIntNTy(Parts->getElementType(0)->getPrimitiveSizeInBits());
  Value *Result = PoisonValue::get(FixedVectorType::get(Bits, Count));
  for (unsigned I = 0; I < Count; ++I)
    Result = B.CreateInsertElement(
        Result, B.CreateBitCast(B.CreateExtractValue(Registers, I), Bits),
        uint64_t(I));
  return B.CreateBitCast(Result, To);
}

/// "{$0, $1}" for \p Count operands from \p First on.
static void listOperands(raw_ostream &OS, unsigned First, size_t Count) {
  OS << '{';
  for (unsigned I = 0; I < Count; ++I)
    OS << (I ? ", $" : "$") << First + I;
  OS << '}';
}

/// A product of doubles that is not rounded to nearest, for which LLVM has no
/// intrinsic.
static Value *rounded(IRBuilderBase &B, const Word &W, FunctionType *Ty,
                      ArrayRef<ArrayRef<Type *>> Fragments,
                      ArrayRef<Value *> Registers) {
  std::string Text, Constraints;
  raw_string_ostream OS(Text);
  OS << "mma.sync.aligned." << W.Shape << ".row.col." << W.Rounding
     << ".f64.f64.f64.f64 ";
  unsigned At = Fragments.back().size();
  listOperands(OS, 0, At);
  for (ArrayRef<Type *> F : Fragments) {
    OS << ", ";
    listOperands(OS, At, F.size());
    At += F.size();
  }
  OS << ';';
  for (unsigned I = 0; I < At; ++I)
    Constraints += I == 0 ? "=d" : I < Fragments.back().size() ? ",=d" : ",d";
  CallInst *Call = B.CreateCall(
      InlineAsm::get(Ty, Text, Constraints, /*hasSideEffects=*/true),
      Registers);
  Call->setConvergent();
  return Call;
}

static Value *multiply(Match &M) {
  IRBuilderBase &B = M.B;
  Word W(M);
  Intrinsic::ID ID = intrinsicOf(W);
  FunctionType *Ty = Intrinsic::getType(B.getContext(), ID);
  SmallVector<ArrayRef<Type *>, 3> Fragments = fragmentsOf(M, *Ty);
  SmallVector<Value *, 16> Registers;
  for (auto [I, Types] : enumerate(Fragments))
    split(B, M.arg(I + 1), Types, Registers);
  bool ToNearest = W.Rounding == "none" || W.Rounding == "rn";
  Value *Result = ToNearest ? cast<Value>(B.CreateIntrinsic(ID, {}, Registers))
                            : rounded(B, W, Ty, Fragments, Registers);
  return join(B, Result, M.type());
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_MATRIXWORDS
#include "opennvvm/Catalog/Lowering.inc"

const Category &matrixWordRules() { return Table; }

} // namespace opennvvm::lowering
