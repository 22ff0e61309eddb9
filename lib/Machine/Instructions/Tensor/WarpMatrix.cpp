//===- WarpMatrix.cpp - Matrices in the registers of a warp ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/WarpMatrix.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/Elements.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

static FactorFragment fragmentOf(Ty T, unsigned Lines, unsigned Terms,
                                 unsigned Tile, MmaKind Kind) {
  FactorFragment F{T, Lines, Terms, Tile, elementBits(T)};
  // PTX ISA, "mma": elements of four bits are in the middle of their byte,
  // those of six bits at its lower end.
  if (Kind == MmaKind::F8F6F4 || Kind == MmaKind::MXF8F6F4) {
    F.Width = 8;
    F.Shift = T == Ty::E2M1 ? 2 : 0;
  }
  return F;
}

FactorFragment FactorFragment::ofA(Ty T, unsigned Lines, unsigned Terms,
                                   MmaKind Kind) {
  return fragmentOf(T, Lines, Terms, Lines == 8 ? 8 : 16, Kind);
}

FactorFragment FactorFragment::ofB(Ty T, unsigned Lines, unsigned Terms,
                                   MmaKind Kind) {
  return fragmentOf(T, Lines, Terms, 8, Kind);
}

std::pair<unsigned, unsigned> FactorFragment::place(unsigned L,
                                                    unsigned I) const {
  unsigned InTile = registers() / (Lines / Tile), Own = I % InTile,
           Half = Tile == 16 ? Own % 2 : 0, Block = Tile == 16 ? Own / 2 : Own;
  return {I / InTile * Tile + L / 4 + 8 * Half,
          (Block * 4 + L % 4) * perRegister()};
}

std::pair<unsigned, unsigned> ResultFragment::place(unsigned L,
                                                    unsigned N) const {
  unsigned Tall = Rows == 8 ? 8 : 16, InTile = Tall / 4, Own = N % InTile,
           Tile = N / InTile;
  bool IsBelow = Rows > Tall; // Tiles are below each other, not beside.
  return {(IsBelow ? Tile * Tall : 0) + L / 4 + 8 * (Own / 2),
          (IsBelow ? 0 : Tile * 8) + L % 4 * 2 + Own % 2};
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

static StringRef nameOf(const Instruction &I) {
  return I.M.Inner ? "a product of matrices" : "a move of matrices";
}

const Instruction *commonInstruction(Group &G) {
  const Instruction *First = nullptr;
  for (unsigned L = 0; L < 32; ++L) {
    if (!G.Lane[L]) {
      G.S.Error = "a matrix instruction without all lanes of the warp";
      return nullptr;
    }
    const Instruction &I = G.at(L);
    if (!First)
      First = &I;
    if (&I != First) {
      G.S.Error = ("the lanes of a warp execute different instructions: " +
                   nameOf(*First) + " in line " + Twine(First->Line) +
                   ", and in line " + Twine(I.Line))
                      .str();
      return nullptr;
    }
  }
  return First;
}

bool hasRegisters(Group &G, unsigned Number, unsigned Count) {
  Exec X(G.S, *G.Lane[0]);
  size_t Found = X.elements(X.operand(G.at(0), Number)).size();
  return Found == Count ||
         X.fail("operand " + Twine(Number + 1) + " has " + Twine(Found) +
                " registers, not " + Twine(Count));
}

bool readFactor(Group &G, unsigned Number, const FactorFragment &Of, Factor &To,
                unsigned Copies) {
  unsigned Count = Of.registers(), Each = Of.perRegister();
  if (!hasRegisters(G, Number, Count * Copies))
    return false;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    ArrayRef<Operand> Registers = X.elements(X.operand(I, Number));
    for (unsigned N = 0; N < Count; ++N) {
      uint64_t Bits = X.get64(Registers[N], std::max(Of.Width, 32u));
      auto [Line, Term] = Of.place(L, N);
      for (unsigned E = 0; E < Each; ++E)
        To.at(Line, Term + E) =
            elementValue(Of.T, Bits >> (E * Of.Width + Of.Shift));
    }
  });
  return true;
}

bool readResult(Group &G, unsigned Number, const ResultFragment &Of,
                MutableArrayRef<double> To) {
  unsigned Count = Of.registers(), Each = Of.perRegister();
  if (!hasRegisters(G, Number, Count))
    return false;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    ArrayRef<Operand> Registers = X.elements(X.operand(I, Number));
    for (unsigned N = 0; N < Count; ++N) {
      uint64_t Bits = X.get64(Registers[N]);
      for (unsigned E = 0; E < Each; ++E) {
        auto [Row, Column] = Of.place(L, N * Each + E);
        To[size_t(Row) * Of.Columns + Column] =
            elementValue(Of.T, Bits >> (16 * E));
      }
    }
  });
  return true;
}

bool writeResult(Group &G, unsigned Number, const ResultFragment &Of,
                 ArrayRef<uint64_t> From) {
  unsigned Count = Of.registers(), Each = Of.perRegister();
  if (!hasRegisters(G, Number, Count))
    return false;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    ArrayRef<Operand> Registers = X.elements(X.operand(I, Number));
    for (unsigned N = 0; N < Count; ++N) {
      uint64_t Bits = 0;
      for (unsigned E = 0; E < Each; ++E) {
        auto [Row, Column] = Of.place(L, N * Each + E);
        Bits |= From[size_t(Row) * Of.Columns + Column] << (16 * E);
      }
      X.set(Registers[N], Bits);
    }
  });
  return true;
}

//===----------------------------------------------------------------------===//
// Handlers
//===----------------------------------------------------------------------===//

// All of them are .sync.aligned.
static bool waitForAll(Exec &X) { return waitForWarp(X, ~0u); }

bool runLoadMatrix(Exec &X, const Instruction &) { return waitForAll(X); }
bool runMma(Exec &X, const Instruction &) { return waitForAll(X); }
bool runMmaOrdered(Exec &X, const Instruction &) { return waitForAll(X); }
bool runMmaSparse(Exec &X, const Instruction &) { return waitForAll(X); }
bool runMoveMatrix(Exec &X, const Instruction &) { return waitForAll(X); }
bool runStoreMatrix(Exec &X, const Instruction &) { return waitForAll(X); }
bool runLoadA(Exec &X, const Instruction &) { return waitForAll(X); }
bool runLoadB(Exec &X, const Instruction &) { return waitForAll(X); }
bool runLoadC(Exec &X, const Instruction &) { return waitForAll(X); }
bool runStoreD(Exec &X, const Instruction &) { return waitForAll(X); }
bool runWmma(Exec &X, const Instruction &) { return waitForAll(X); }

void runMatrixOperation(Group &G, Handler Kind) {
  static constexpr struct {
    Handler Kind;
    void (*Run)(Group &);
  } Rows[] = {
      {runLoadMatrix, loadMatrices},     {runMma, multiplyMatrices},
      {runMmaOrdered, multiplyMatrices}, {runMmaSparse, multiplyMatrices},
      {runMoveMatrix, transposeMatrix},  {runStoreMatrix, storeMatrices},
      {runLoadA, loadFragment},          {runLoadB, loadFragment},
      {runLoadC, loadFragment},          {runStoreD, storeFragment},
      {runWmma, multiplyMatrices},
  };
  for (auto &Row : Rows)
    if (Row.Kind == Kind)
      return Row.Run(G);
}

} // namespace opennvvm::ptxmachine
