//===- Mma.cpp - Products of the matrices of a warp -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions": mma, mma.sp
// and wmma.mma.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Instructions/Tensor/WarpMatrix.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

std::optional<ProductShape> shapeOfProduct(const Instruction &I) {
  const Mods &M = I.M;
  Ty A = M.T[1], B = M.T[2], C = M.T[3];
  if (M.NumTypes == 2) { // wmma.mma of f16.
    C = A;
    A = B = Ty::F16;
  }
  if (A == Ty::F16 && M.Inner == 4)
    return std::nullopt;
  return ProductShape{
      M.T[0], C, FactorFragment::ofA(A, M.Rows, M.Inner, M.Tensor.Kind),
      FactorFragment::ofB(B, M.Columns, M.Inner, M.Tensor.Kind)};
}

static ProductForm formOf(const Mods &M, Ty D) {
  ProductForm Form;
  Form.Result = D;
  Form.SatFinite = M.SatFinite;
  Form.CountsXor = M.B == Logic::Xor;
  Form.Rounding = M.R;
  return Form;
}

//===----------------------------------------------------------------------===//
// mma.m8n8k4 of f16
//===----------------------------------------------------------------------===//

// PTX ISA, "Matrix Fragments for mma.m8n8k4 with .f16 floating point type": the
// product Q has lanes 4 * Q to 4 * Q + 3 and those 16 above them, which are
// numbered 0 to 7 here.

static unsigned laneOf(unsigned Quad, unsigned Number) {
  return 4 * Quad + Number % 4 + 16 * (Number / 4);
}

/// Reads the four elements of a factor that each lane has. \p IsAlongLine says
/// that they are of one line, not of one term.
static void readQuad(Group &G, unsigned Quad, unsigned Operand,
                     bool IsAlongLine, Factor &To) {
  for (unsigned Number = 0; Number < 8; ++Number) {
    unsigned L = laneOf(Quad, Number);
    Exec X(G.S, *G.Lane[L]);
    auto Registers = X.elements(G.at(L).Ops[Operand]);
    for (unsigned N = 0; N < 4; ++N) {
      double V = elementValue(Ty::F16,
                              X.get64(Registers[N / 2], 32) >> (16 * (N % 2)));
      if (IsAlongLine)
        To.at(Number, N) = V;
      else
        To.at(N + 4 * (Number / 4), Number % 4) = V;
    }
  }
}

/// The row and column of element \p N of C or D.
static std::pair<unsigned, unsigned> quadPlace(Ty T, unsigned Number,
                                               unsigned N) {
  if (T == Ty::F16)
    return {Number, N};
  return {(Number & 1) + (N & 2) + 4 * (Number / 4),
          (N & 4) + (Number & 2) + (N & 1)};
}

static void multiplyQuad(Group &G, const Mods &M, unsigned Quad) {
  Factor A(8, 4), B(8, 4);
  bool IsColumnsOfA = M.Matrix.Layouts & 1, IsColumnsOfB = M.Matrix.Layouts & 2;
  readQuad(G, Quad, 1, !IsColumnsOfA, A);
  readQuad(G, Quad, 2, IsColumnsOfB, B);
  double C[64];
  uint64_t D[64];
  Ty OfC = M.T[3], OfD = M.T[0];
  for (unsigned Number = 0; Number < 8; ++Number) {
    unsigned L = laneOf(Quad, Number);
    Exec X(G.S, *G.Lane[L]);
    auto Registers = X.elements(G.at(L).Ops[3]);
    for (unsigned N = 0; N < 8; ++N) {
      auto [Row, Column] = quadPlace(OfC, Number, N);
      uint64_t Bits = OfC == Ty::F16
                          ? X.get64(Registers[N / 2], 32) >> (16 * (N % 2))
                          : X.get64(Registers[N], 32);
      C[Row * 8 + Column] = elementValue(OfC, Bits);
    }
  }
  multiply(A, B, C, formOf(M, OfD), D);
  for (unsigned Number = 0; Number < 8; ++Number) {
    unsigned L = laneOf(Quad, Number);
    Exec X(G.S, *G.Lane[L]);
    auto Registers = X.elements(G.at(L).Ops[0]);
    unsigned Each = OfD == Ty::F16 ? 2 : 1;
    for (unsigned N = 0; N < 8; N += Each) {
      uint64_t Bits = 0;
      for (unsigned E = 0; E < Each; ++E) {
        auto [Row, Column] = quadPlace(OfD, Number, N + E);
        Bits |= D[Row * 8 + Column] << (16 * E);
      }
      X.set(Registers[N / Each], Bits);
    }
  }
}

static void multiplyQuads(Group &G, const Instruction &I) {
  if (!hasRegisters(G, 0, I.M.T[0] == Ty::F16 ? 4 : 8) ||
      !hasRegisters(G, 1, 2) || !hasRegisters(G, 2, 2) ||
      !hasRegisters(G, 3, I.M.T[3] == Ty::F16 ? 4 : 8))
    return;
  for (unsigned Quad = 0; Quad < 4; ++Quad)
    multiplyQuad(G, I.M, Quad);
}

//===----------------------------------------------------------------------===//
// The others
//===----------------------------------------------------------------------===//

bool readProduct(Group &G, const Instruction &I, const ProductShape &S,
                 Factor &A, Factor &B, MutableArrayRef<double> C) {
  bool IsSparse = I.Run == runMmaSparse || I.Run == runMmaOrdered;
  // wmma's factors of f16 have eight registers in all shapes.
  bool IsPadded = I.Run == runWmma && S.OfA.T == Ty::F16;
  unsigned CopiesOfA = IsPadded ? 8 / S.OfA.registers() : 1,
           CopiesOfB = IsPadded ? 8 / S.OfB.registers() : 1;
  return (IsSparse ? readSparse(G, I, A)
                   : readFactor(G, 1, S.OfA, A, CopiesOfA)) &&
         readFactor(G, 2, S.OfB, B, CopiesOfB) &&
         readResult(G, 3, {S.C, I.M.Rows, I.M.Columns}, C);
}

void multiplyMatrices(Group &G) {
  const Instruction *I = commonInstruction(G);
  if (!I)
    return;
  const Mods &M = I->M;
  std::optional<ProductShape> S = shapeOfProduct(*I);
  if (!S)
    return multiplyQuads(G, *I);
  Factor A(M.Rows, M.Inner), B(M.Columns, M.Inner);
  SmallVector<double, 256> C(size_t(M.Rows) * M.Columns);
  bool IsSparse = I->Run == runMmaSparse || I->Run == runMmaOrdered;
  if (!readProduct(G, *I, *S, A, B, C) ||
      (M.Tensor.IsScaled && !scaleBlocks(G, *I, IsSparse ? 6 : 4, A, B)))
    return;
  SmallVector<uint64_t, 256> D(C.size());
  multiply(A, B, C, formOf(M, S->D), D);
  writeResult(G, 0, {S->D, M.Rows, M.Columns}, D);
}

} // namespace opennvvm::ptxmachine
