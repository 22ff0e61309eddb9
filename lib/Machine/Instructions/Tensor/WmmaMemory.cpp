//===- WmmaMemory.cpp - wmma.load and wmma.store --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Matrix Storage for WMMA". A matrix in memory has lines, which are
// its rows or columns, at the distance of the stride. The ISA does not say
// which lane accesses which element; here lane L accesses each 32nd line from
// the line L on.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Instructions/Tensor/WarpMatrix.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// The lines of a matrix in memory.
struct Lines {
  unsigned Count, Length; ///< Length in elements.
  unsigned Width;         ///< Of an element, in bits.
  bool IsByRow;           ///< Lines are rows.
  SmallVector<uint8_t *, 32> Bytes;

  unsigned lineBytes() const { return Length * Width / 8; }
  uint64_t get(unsigned Row, unsigned Column) const {
    auto [Line, Index] =
        IsByRow ? std::pair(Row, Column) : std::pair(Column, Row);
    unsigned Bit = Index * Width;
    uint64_t V = 0;
    std::memcpy(&V, Bytes[Line] + Bit / 8, (Width + 7) / 8);
    return V >> (Bit % 8) & maskTrailingOnes<uint64_t>(Width);
  }
  /// Elements of C and D have whole bytes.
  void set(unsigned Row, unsigned Column, uint64_t V) const {
    auto [Line, Index] =
        IsByRow ? std::pair(Row, Column) : std::pair(Column, Row);
    std::memcpy(Bytes[Line] + Index * Width / 8, &V, Width / 8);
  }
};
} // namespace

/// The address and the stride, in bytes, that all lanes agree on.
static bool readPlace(Group &G, unsigned Pointer, unsigned Stride,
                      const Lines &L, uint64_t &Address, uint64_t &Distance) {
  bool IsFirst = true;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned Lane) {
    uint64_t Own = X.address(I.Ops[Pointer]),
             Bits =
                 (I.NumOps > Stride ? X.get64(I.Ops[Stride], 32) : L.Length) *
                 L.Width;
    if (Bits % 8)
      X.fail("the stride is no number of bytes");
    if (!IsFirst && (Own != Address || Bits / 8 != Distance))
      X.fail("lane " + Twine(Lane) +
             " gives another address or stride than lane 0");
    if (IsFirst) {
      Address = Own;
      Distance = Bits / 8;
      IsFirst = false;
    }
  });
  return G.S.Error.empty();
}

/// Accesses all lines. The first one must be aligned as a fragment, of which a
/// lane has \p FragmentBytes; the ISA demands it of the others as well, CUDA
/// only to 16 bytes.
static bool accessLines(Group &G, unsigned Pointer, unsigned Stride,
                        Access::KindTy Kind, unsigned FragmentBytes, Lines &L) {
  uint64_t Address = 0, Distance = 0;
  if (!readPlace(G, Pointer, Stride, L, Address, Distance))
    return false;
  const Instruction &I = G.at(0);
  if (Distance < L.lineBytes())
    return Exec(G.S, *G.Lane[0])
        .fail("the stride is less than the " + Twine(L.Length) +
              " elements of a line");
  for (unsigned Line = 0; Line < L.Count; ++Line) {
    Exec X(G.S, *G.Lane[Line % 32]);
    unsigned Align = std::min(FragmentBytes, Line ? 16u : 32u);
    uint8_t *Bytes = X.access(I.M.Space, Address + Line * Distance,
                              L.lineBytes(), Align, Access::of(Kind, I.M));
    if (!Bytes)
      return false;
    L.Bytes.push_back(Bytes);
  }
  return true;
}

/// The lines of a matrix of \p Rows and \p Columns.
static Lines linesOf(const Mods &M, unsigned Rows, unsigned Columns) {
  bool IsByRow = !M.Matrix.Layouts;
  return {IsByRow ? Rows : Columns,
          IsByRow ? Columns : Rows,
          elementBits(M.T[0]),
          IsByRow,
          {}};
}

/// wmma.load.a and wmma.load.b
static void loadFactor(Group &G, const Instruction &I, bool IsA) {
  const Mods &M = I.M;
  auto Of =
      IsA ? FactorFragment::ofA(M.T[0], M.Rows, M.Inner, MmaKind::None)
          : FactorFragment::ofB(M.T[0], M.Columns, M.Inner, MmaKind::None);
  unsigned Count = M.T[0] == Ty::F16 ? 8 : Of.registers();
  Lines L = IsA ? linesOf(M, M.Rows, M.Inner) : linesOf(M, M.Inner, M.Columns);
  if (!hasRegisters(G, 0, Count) ||
      !accessLines(G, 1, 2, Access::Read, Count * std::max(Of.Width, 32u) / 8,
                   L))
    return;
  forEach(G, [&](Exec &X, const Instruction &Own, unsigned Lane) {
    ArrayRef<Operand> Registers = X.elements(Own.Ops[0]);
    for (unsigned N = 0; N < Count; ++N) {
      auto [Line, Term] = Of.place(Lane, N % Of.registers());
      uint64_t Bits = 0;
      for (unsigned E = 0; E < Of.perRegister(); ++E)
        Bits |= (IsA ? L.get(Line, Term + E) : L.get(Term + E, Line))
                << (E * Of.Width);
      X.set(Registers[N], Bits);
    }
  });
}

static unsigned resultBytes(const ResultFragment &Of) {
  return Of.registers() * (Of.T == Ty::F64 ? 8 : 4);
}

/// wmma.load.c
static void loadResult(Group &G, const Instruction &I) {
  ResultFragment Of{I.M.T[0], I.M.Rows, I.M.Columns};
  Lines L = linesOf(I.M, Of.Rows, Of.Columns);
  if (!hasRegisters(G, 0, Of.registers()) ||
      !accessLines(G, 1, 2, Access::Read, resultBytes(Of), L))
    return;
  forEach(G, [&](Exec &X, const Instruction &Own, unsigned Lane) {
    ArrayRef<Operand> Registers = X.elements(Own.Ops[0]);
    unsigned Each = Of.perRegister();
    for (unsigned N = 0; N < Registers.size(); ++N) {
      uint64_t Bits = 0;
      for (unsigned E = 0; E < Each; ++E) {
        auto [Row, Column] = Of.place(Lane, N * Each + E);
        Bits |= L.get(Row, Column) << (E * L.Width);
      }
      X.set(Registers[N], Bits);
    }
  });
}

void loadFragment(Group &G) {
  const Instruction *I = commonInstruction(G);
  if (!I)
    return;
  if (I->Run == runLoadC)
    return loadResult(G, *I);
  loadFactor(G, *I, I->Run == runLoadA);
}

/// wmma.store.d
void storeFragment(Group &G) {
  const Instruction *I = commonInstruction(G);
  if (!I)
    return;
  ResultFragment Of{I->M.T[0], I->M.Rows, I->M.Columns};
  Lines L = linesOf(I->M, Of.Rows, Of.Columns);
  if (!hasRegisters(G, 1, Of.registers()) ||
      !accessLines(G, 0, 2, Access::Write, resultBytes(Of), L))
    return;
  forEach(G, [&](Exec &X, const Instruction &Own, unsigned Lane) {
    ArrayRef<Operand> Registers = X.elements(Own.Ops[1]);
    unsigned Each = Of.perRegister();
    for (unsigned N = 0; N < Registers.size(); ++N) {
      uint64_t Bits = X.get64(Registers[N]);
      for (unsigned E = 0; E < Each; ++E) {
        auto [Row, Column] = Of.place(Lane, N * Each + E);
        L.set(Row, Column, Bits >> (E * L.Width));
      }
    }
  });
}

} // namespace opennvvm::ptxmachine
