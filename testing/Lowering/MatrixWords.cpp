//===- MatrixWords.cpp - Products of matrices -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The matrices have small integers, whose products are exact in every format.
// Each lane's part of a matrix is laid out as the PTX ISA shows it.
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "Numbers.h"

using namespace llvm;

namespace opennvvm::exec {

namespace {

constexpr unsigned Lanes = 32;

struct Element {
  unsigned Code; ///< In the word.
  unsigned Width;
  const fltSemantics *Format; ///< Null for an integer.
  bool Signed;
};

const Element B1{1, 1, nullptr, false}, U4{2, 4, nullptr, false},
    S4{3, 4, nullptr, true}, U8{4, 8, nullptr, false}, S8{5, 8, nullptr, true},
    F16{6, 16, &APFloat::IEEEhalf(), true},
    BF16{7, 16, &APFloat::BFloat(), true},
    TF32{8, 32, &APFloat::IEEEsingle(), true},
    F64{9, 64, &APFloat::IEEEdouble(), true},
    E4M3{12, 8, &APFloat::Float8E4M3FN(), true},
    E5M2{13, 8, &APFloat::Float8E5M2(), true};

/// A product that PTX has.
struct Product {
  unsigned Shape; ///< In the word.
  unsigned Rows, Inner;
  const Element *A, *B;
  unsigned Operation = 0, Rounding = 0;
  bool HalfAccumulators = false;

  const fltSemantics *resultFormat() const {
    return A == &F64          ? &APFloat::IEEEdouble()
           : HalfAccumulators ? &APFloat::IEEEhalf()
           : A->Format        ? &APFloat::IEEEsingle()
                              : nullptr;
  }
  unsigned resultWidth() const {
    return A == &F64 ? 64 : HalfAccumulators ? 16 : 32;
  }
  uint64_t word() const {
    return Rounding | Operation << 4 | A->Code << 8 | B->Code << 16 |
           uint64_t(Shape) << 32 | uint64_t(HalfAccumulators ? 6 : 0) << 40;
  }
};

uint64_t encode(int V, unsigned Width, const fltSemantics *Format) {
  if (!Format)
    return uint64_t(V) & maskTrailingOnes<uint64_t>(Width);
  return bits(convert(APFloat(double(V)), *Format, RN));
}

/// An element of a factor: a small number that depends on where it stands.
int factor(const Element &E, unsigned Row, unsigned Column, unsigned Salt) {
  unsigned V = (Row * 7 + Column * 5 + Row * Column + Salt) % 11;
  if (E.Width == 1)
    return V & 1;
  return E.Signed ? int(V % 7) - 3 : int(V % 7);
}

/// An element of the addend, so large that no sum is zero, whose sign would
/// depend on the rounding.
int addend(unsigned Row, unsigned Column) {
  return int(Row * 3 + Column) + 600;
}

int resultOf(const Product &P, unsigned Row, unsigned Column) {
  int Sum = addend(Row, Column);
  for (unsigned K = 0; K < P.Inner; ++K) {
    int A = factor(*P.A, Row, K, 1), B = factor(*P.B, K, Column, 4);
    Sum += P.A != &B1 ? A * B : P.Operation == 1 ? A ^ B : A & B;
  }
  return Sum;
}

/// The 32-bit words of a matrix, lane by lane.
using Part = std::vector<uint32_t>;

void append(Part &Words, uint64_t &Register, unsigned &Filled, uint64_t Bits,
            unsigned Width) {
  Register |= Bits << Filled;
  Filled += Width;
  for (; Filled >= 32; Filled -= 32) {
    Words.push_back(uint32_t(Register));
    Register >>= 32;
  }
}

Part partOfA(const Product &P, unsigned Lane) {
  Part Words;
  uint64_t Register = 0;
  unsigned Filled = 0, Run = std::max(1u, 32 / P.A->Width);
  for (unsigned Block = 0; Block < P.Inner / (4 * Run); ++Block)
    for (unsigned Row = Lane / 4; Row < P.Rows; Row += 8)
      for (unsigned J = 0; J < Run; ++J)
        append(Words, Register, Filled,
               encode(factor(*P.A, Row, (Block * 4 + Lane % 4) * Run + J, 1),
                      P.A->Width, P.A->Format),
               P.A->Width);
  return Words;
}

Part partOfB(const Product &P, unsigned Lane) {
  Part Words;
  uint64_t Register = 0;
  unsigned Filled = 0, Run = std::max(1u, 32 / P.B->Width);
  for (unsigned Block = 0; Block < P.Inner / (4 * Run); ++Block)
    for (unsigned J = 0; J < Run; ++J)
      append(Words, Register, Filled,
             encode(factor(*P.B, (Block * 4 + Lane % 4) * Run + J, Lane / 4, 4),
                    P.B->Width, P.B->Format),
             P.B->Width);
  return Words;
}

template <typename Fn>
Part partOfResult(const Product &P, unsigned Lane, Fn Value) {
  Part Words;
  uint64_t Register = 0;
  unsigned Filled = 0;
  for (unsigned Row = Lane / 4; Row < P.Rows; Row += 8)
    for (unsigned Column : {Lane % 4 * 2, Lane % 4 * 2 + 1})
      append(Words, Register, Filled,
             encode(Value(Row, Column), P.resultWidth(), P.resultFormat()),
             P.resultWidth());
  return Words;
}

std::string typeOf(unsigned Words, bool Double, bool Float) {
  unsigned Count = Double ? Words / 2 : Words;
  std::string Scalar = Double ? "double" : Float ? "float" : "i32";
  return Count == 1 ? Scalar
                    : "<" + std::to_string(Count) + " x " + Scalar + ">";
}

/// A table with the words of all lanes, as \p Name, and a load of the lane's.
std::string load(const std::string &Name, const std::string &Type,
                 unsigned Words) {
  return "  %at." + Name + " = getelementptr [" + std::to_string(Words) +
         " x i32], ptr addrspace(1) @" + Name + ", i32 %tid\n  %" + Name +
         " = load " + Type + ", ptr addrspace(1) %at." + Name + ", align 4\n";
}

std::string table(const std::string &Name, ArrayRef<Part> Parts) {
  std::string Text = "@" + Name + " = internal addrspace(1) constant [" +
                     std::to_string(Parts.size() * Parts[0].size()) +
                     " x i32] [";
  const char *Comma = "";
  for (const Part &Words : Parts)
    for (uint32_t W : Words) {
      Text += Comma + ("i32 " + std::to_string(int32_t(W)));
      Comma = ", ";
    }
  return Text + "]\n";
}

/// The words of a result in one number.
uint32_t mix(const Part &Words) {
  uint32_t Sum = 0;
  for (uint32_t W : Words)
    Sum = Sum * 31 + W;
  return Sum;
}

ThreadCase caseOf(const Product &P) {
  std::vector<Part> A, B, C, Want;
  for (unsigned Lane = 0; Lane < Lanes; ++Lane) {
    A.push_back(partOfA(P, Lane));
    B.push_back(partOfB(P, Lane));
    C.push_back(partOfResult(P, Lane, addend));
    Want.push_back(partOfResult(P, Lane, [&](unsigned Row, unsigned Column) {
      return resultOf(P, Row, Column);
    }));
  }
  bool Double = P.A == &F64;
  bool Float = P.resultFormat() && !P.HalfAccumulators;
  std::string TypeA = typeOf(A[0].size(), Double, false),
              TypeB = typeOf(B[0].size(), Double, false),
              TypeC = typeOf(C[0].size(), Double, Float);
  unsigned Words = C[0].size();
  std::string Whole = "<" + std::to_string(Words) + " x i32>";
  ThreadCase Case;
  Case.Rule = "carrier-product";
  Case.Intrinsic = "llvm.nvvm.mma";
  Case.Threads = Lanes;
  Case.OnlyLowered = true;
  Case.Declarations = "declare " + TypeC + " @llvm.nvvm.mma(i64, " + TypeA +
                      ", " + TypeB + ", " + TypeC + ")\n" + table("a", A) +
                      table("b", B) + table("c", C);
  Case.Body = load("a", TypeA, A[0].size()) + load("b", TypeB, B[0].size()) +
              load("c", TypeC, Words) + "  %d = call " + TypeC +
              " @llvm.nvvm.mma(i64 " + std::to_string(P.word()) + ", " + TypeA +
              " %a, " + TypeB + " %b, " + TypeC + " %c)\n  %words = bitcast " +
              TypeC + " %d to " + Whole + "\n  %s0 = add i32 0, 0\n";
  for (unsigned I = 0; I < Words; ++I) {
    std::string N = std::to_string(I);
    Case.Body += "  %w" + N + " = extractelement " + Whole + " %words, i32 " +
                 N + "\n  %m" + N + " = mul i32 %s" + N + ", 31\n  %s" +
                 std::to_string(I + 1) + " = add i32 %m" + N + ", %w" + N +
                 "\n";
  }
  Case.Body += "  %r = add i32 %s" + std::to_string(Words) + ", 0\n";
  Case.Want = [Want](uint32_t Lane) { return mix(Want[Lane]); };
  return Case;
}

} // namespace

std::vector<ThreadCase> matrixWordCases() {
  std::vector<Product> Products = {{0x5, 8, 128, &B1, &B1, 1},
                                   {0x5, 8, 128, &B1, &B1, 2},
                                   {0x15, 16, 128, &B1, &B1, 1},
                                   {0x16, 16, 256, &B1, &B1, 2},
                                   {0x11, 16, 8, &F16, &F16},
                                   {0x12, 16, 16, &F16, &F16},
                                   {0x11, 16, 8, &BF16, &BF16},
                                   {0x12, 16, 16, &BF16, &BF16},
                                   {0x10, 16, 4, &TF32, &TF32},
                                   {0x11, 16, 8, &TF32, &TF32},
                                   {0x12, 16, 16, &E4M3, &E4M3},
                                   {0x13, 16, 32, &E4M3, &E4M3},
                                   {0x12, 16, 16, &E5M2, &E5M2},
                                   {0x13, 16, 32, &E5M2, &E5M2},
                                   {0x11, 16, 8, &F16, &F16, 0, 0, true},
                                   {0x12, 16, 16, &F16, &F16, 0, 0, true}};
  for (auto [A, B] : {std::pair(&U4, &U4), std::pair(&U4, &S4),
                      std::pair(&S4, &U4), std::pair(&S4, &S4)})
    for (const Product &P : {Product{0x3, 8, 32, A, B},
                             {0x13, 16, 32, A, B},
                             {0x14, 16, 64, A, B}})
      Products.push_back(P);
  for (auto [A, B] : {std::pair(&U8, &U8), std::pair(&U8, &S8),
                      std::pair(&S8, &U8), std::pair(&S8, &S8)})
    for (const Product &P : {Product{0x2, 8, 16, A, B},
                             {0x12, 16, 16, A, B},
                             {0x13, 16, 32, A, B}})
      Products.push_back(P);
  for (unsigned Rounding : {1u, 2u, 3u, 4u})
    for (const Product &P : {Product{0x1, 8, 4, &F64, &F64, 0, Rounding},
                             {0x10, 16, 4, &F64, &F64, 0, Rounding},
                             {0x11, 16, 8, &F64, &F64, 0, Rounding},
                             {0x12, 16, 16, &F64, &F64, 0, Rounding}})
      Products.push_back(P);
  std::vector<ThreadCase> Cases;
  for (const Product &P : Products)
    Cases.push_back(caseOf(P));
  return Cases;
}

} // namespace opennvvm::exec
