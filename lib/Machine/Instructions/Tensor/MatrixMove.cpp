//===- MatrixMove.cpp - ldmatrix, stmatrix, movmatrix ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/WarpMatrix.h"
#include "Machine/Undefined/UndefinedBits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// All rows in memory have 16 bytes, but for those of .s4.
static constexpr unsigned RowBytes = 16;

namespace {
/// Which byte of which row a byte of a register is.
struct Place {
  unsigned Row, Byte;
};
} // namespace

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

// Each function says where byte N of register I of lane L is among the rows of
// a matrix in memory. Sixteen rows have two registers.

/// A row of four lanes: m8n8 and m8n16.
static Place alongRow(unsigned L, unsigned, unsigned N) {
  return {L / 4, L % 4 * 4 + N};
}
/// A column of elements of two bytes: m8n8.trans.
static Place alongColumn(unsigned L, unsigned, unsigned N) {
  return {L % 4 * 2 + N / 2, L / 4 * 2 + N % 2};
}
/// Two columns of elements of one byte: m16n16.trans of ldmatrix, whose lanes
/// have four adjacent elements of each column, and m16n8.trans of stmatrix,
/// which has the first register of such a pair.
static Place alongTwoColumns(unsigned L, unsigned I, unsigned N) {
  return {L % 4 * 4 + I * 2 + N % 2, L / 4 + 8 * (N / 2)};
}
static Place alongTwoShortColumns(unsigned L, unsigned, unsigned N) {
  return {L % 4 * 2 + N % 2, L / 4 + 8 * (N / 2)};
}

namespace {
struct Layout {
  unsigned Rows;      ///< In memory.
  unsigned Registers; ///< Of a lane.
  Place (*Where)(unsigned L, unsigned I, unsigned N);
};
} // namespace

static Layout layoutOf(const Mods &M) {
  if (M.Columns == 16)
    return M.Rows == 16 ? Layout{16, 2, alongTwoColumns}
                        : Layout{8, 1, alongRow};
  if (M.Rows == 16)
    return {8, 1, alongTwoShortColumns};
  return {8, 1, M.Matrix.IsTransposed ? alongColumn : alongRow};
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Whether rows have sixteen signed numbers of four bits without padding.
static bool isSignedNarrow(const Mods &M) {
  return M.NumTypes == 2 && M.T[1] == Ty::S4;
}
static unsigned bytesOfRow(const Mods &M) {
  return isSignedNarrow(M) ? RowBytes / 2 : RowBytes;
}

/// The bytes of the row whose address lane \p L gives.
static uint8_t *rowOf(Group &G, unsigned L, unsigned Operand,
                      Access::KindTy Kind) {
  Exec X(G.S, *G.Lane[L]);
  const Instruction &I = G.at(L);
  uint64_t Address = X.address(I.Ops[Operand]);
  if (I.M.Space == Space::Generic && !isSharedAddress(Address)) {
    X.fail("the address of a row, 0x" + Twine::utohexstr(Address) +
           ", is not in shared memory");
    return nullptr;
  }
  unsigned Bytes = bytesOfRow(I.M);
  return X.access(I.M.Space, Address, Bytes, Bytes, Access::of(Kind, I.M));
}

/// Widens sixteen elements, which lie without gaps at the beginning, to bytes
/// (PTX ISA, "Optional Decompression").
static void widen(uint8_t (&Row)[RowBytes], unsigned Bits, bool IsSigned) {
  unsigned __int128 Packed;
  std::memcpy(&Packed, Row, RowBytes);
  for (uint8_t &Byte : Row) {
    Byte = uint8_t(Packed & ((1u << Bits) - 1));
    if (IsSigned)
      Byte = uint8_t(SignExtend64(Byte, Bits));
    Packed >>= Bits;
  }
}

using RowArray = uint8_t[32][RowBytes];

/// Register \p R of a lane whose matrices are in \p Rows.
static uint32_t gather(const RowArray &Rows, const Layout &Of, unsigned L,
                       unsigned R) {
  uint32_t Value = 0;
  for (unsigned N = 0; N < 4; ++N) {
    Place At = Of.Where(L, R % Of.Registers, N);
    Value |= uint32_t(Rows[R / Of.Registers * Of.Rows + At.Row][At.Byte])
             << (8 * N);
  }
  return Value;
}

void loadMatrices(Group &G) {
  const Instruction *I = commonInstruction(G);
  if (!I)
    return;
  Layout Of = layoutOf(I->M);
  unsigned Count = I->M.Tensor.Repeat;
  if (!hasRegisters(G, 0, Count * Of.Registers))
    return;
  RowArray Rows, Undefined;
  OriginId Origin = 0; // Of bits that nobody has written.
  bool IsSigned = isSignedNarrow(I->M);
  unsigned Bits = IsSigned ? 4 : I->M.Tensor.SourceBits,
           Bytes = bytesOfRow(I->M);
  for (unsigned L = 0; L < Count * Of.Rows; ++L) {
    const uint8_t *From = rowOf(G, L, 1, Access::Read);
    if (!From)
      return;
    std::memcpy(Rows[L], From, Bytes);
    if (G.S.Bits) {
      OriginId Own =
          G.S.Bits->read(Exec(G.S, *G.Lane[L]), From,
                         MutableArrayRef(Undefined[L]).take_front(Bytes));
      Origin = Origin ? Origin : Own;
    }
    if (Bits)
      for (auto *All : {&Rows, &Undefined})
        widen((*All)[L], Bits, IsSigned);
  }
  forEach(G, [&](Exec &X, const Instruction &Own, unsigned L) {
    for (auto [R, To] : enumerate(X.elements(Own.Ops[0]))) {
      X.set(To, gather(Rows, Of, L, unsigned(R)));
      if (G.S.Bits)
        G.S.Bits->set(
            X, To,
            {Origin ? gather(Undefined, Of, L, unsigned(R)) : 0, Origin});
    }
  });
}

void storeMatrices(Group &G) {
  const Instruction *I = commonInstruction(G);
  if (!I)
    return;
  Layout Of = layoutOf(I->M);
  unsigned Count = I->M.Tensor.Repeat;
  if (!hasRegisters(G, 1, Count))
    return;
  RowArray Rows, Undefined;
  OriginId Origin = 0; // Of bits that nobody has written.
  auto Scatter = [&](RowArray &To, unsigned L, unsigned R, uint64_t Value) {
    for (unsigned N = 0; N < 4; ++N) {
      Place At = Of.Where(L, 0, N);
      To[R * Of.Rows + At.Row][At.Byte] = uint8_t(Value >> (8 * N));
    }
  };
  forEach(G, [&](Exec &X, const Instruction &Own, unsigned L) {
    ArrayRef<Operand> Registers = X.elements(Own.Ops[1]);
    for (unsigned R = 0; R < Count; ++R) {
      Scatter(Rows, L, R, X.get64(Registers[R], 32));
      if (!G.S.Bits)
        continue;
      ptxmachine::Undefined U = G.S.Bits->get(X, Registers[R], 32);
      Scatter(Undefined, L, R, uint64_t(U.Bits));
      Origin = Origin ? Origin : U.From;
    }
  });
  for (unsigned L = 0; L < Count * Of.Rows; ++L) {
    uint8_t *To = rowOf(G, L, 0, Access::Write);
    if (!To)
      return;
    std::memcpy(To, Rows[L], RowBytes);
    if (Origin) {
      Exec X(G.S, *G.Lane[L]);
      G.S.Bits->write(X, To, Undefined[L], Origin);
    }
  }
}

void transposeMatrix(Group &G) {
  if (!commonInstruction(G))
    return;
  uint8_t Rows[8][RowBytes];
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    auto Value = uint32_t(X.get64(I.Ops[1], 32));
    std::memcpy(&Rows[L / 4][L % 4 * 4], &Value, sizeof Value);
  });
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    uint32_t Value = 0;
    for (unsigned N = 0; N < 4; ++N) {
      Place At = alongColumn(L, 0, N);
      Value |= uint32_t(Rows[At.Row][At.Byte]) << (8 * N);
    }
    X.set(I.Ops[0], Value);
  });
}

} // namespace opennvvm::ptxmachine
