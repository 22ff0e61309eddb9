//===- UndefinedProducts.cpp - Undefined bits through products ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An element of a product is undefined if one of its row of A, of its column
// of B or of C is.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Group.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Instructions/Tensor/WarpMatrix.h"
#include "Machine/Undefined/UndefinedBits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// Calls \p Do with each register of the sources of all lanes.
template <typename Fn> static void eachSource(Group &G, Fn Do) {
  forEach(G, [&](Exec &X, const Instruction &I, unsigned) {
    for (unsigned N = 1; N < I.NumOps; ++N)
      for (const Operand &O : X.elements(X.operand(I, N)))
        if (O.Kind == Operand::Register)
          Do(X, O, N);
  });
}

static void setResults(UndefinedBits &U, Group &G, Word Bits, OriginId From) {
  forEach(G, [&](Exec &X, const Instruction &I, unsigned) {
    for (const Operand &O : X.elements(I.Ops[0]))
      U.set(X, O, {Bits, From});
  });
}

/// All bits of each element of \p Width bits that has undefined ones.
static Word spread(Word Bits, unsigned Width) {
  Word Mask = maskTo(~Word(0), Width), Result = 0;
  for (unsigned At = 0; At < 64; At += Width)
    if (Bits >> At & Mask)
      Result |= Mask << At;
  return Result;
}

/// The bits that an element of operand 1, 2 or 3 has for itself.
static unsigned widthOf(const ProductShape &S, unsigned Operand) {
  if (Operand == 3)
    return S.C == Ty::F64 ? 64 : S.C == Ty::F16 ? 16 : 32;
  return Operand == 1 ? S.OfA.Width : S.OfB.Width;
}

/// Which lines of a factor have undefined elements: all of their bits are set,
/// which is a number other than zero, or no number, in every type.
static SmallVector<bool, 64> undefinedLines(const Factor &F) {
  SmallVector<bool, 64> Lines(F.Lines);
  for (unsigned Line = 0; Line < F.Lines; ++Line)
    for (unsigned Term = 0; Term < F.Terms; ++Term)
      Lines[Line] |= !F.isLeftOut(Line, Term) && F.at(Line, Term) != 0;
  return Lines;
}

/// Reads the shadows, which are in the registers, and leaves that of the result
/// there. \returns whether it could.
static bool multiplyShadows(Group &G, const Instruction &I,
                            const ProductShape &S) {
  Factor A(I.M.Rows, I.M.Inner), B(I.M.Columns, I.M.Inner);
  SmallVector<double, 256> C(size_t(I.M.Rows) * I.M.Columns);
  if (!readProduct(G, I, S, A, B, C))
    return false;
  SmallVector<bool, 64> Rows = undefinedLines(A), Columns = undefinedLines(B);
  SmallVector<uint64_t, 256> D(C.size());
  uint64_t Ones = S.D == Ty::F16   ? 0xFFFF
                  : S.D == Ty::F64 ? ~uint64_t(0)
                                   : 0xFFFFFFFF;
  for (unsigned R = 0; R < I.M.Rows; ++R)
    for (unsigned N = 0; N < I.M.Columns; ++N) {
      size_t At = size_t(R) * I.M.Columns + N;
      D[At] = Rows[R] || Columns[N] || C[At] != 0 ? Ones : 0;
    }
  return writeResult(G, 0, {S.D, I.M.Rows, I.M.Columns}, D);
}

void followProduct(UndefinedBits &U, Group &G) {
  OriginId From = 0;
  bool IsControlUndefined = false;
  eachSource(G, [&](Exec &X, const Operand &O, unsigned N) {
    Undefined Own = U.get(X, O, 64);
    if (!Own.Bits)
      return;
    From = From ? From : Own.From;
    // Metadata and scales.
    IsControlUndefined |= N > 3;
  });
  if (!From)
    return setResults(U, G, 0, 0);
  const Instruction *I = commonInstruction(G);
  std::optional<ProductShape> S = I ? shapeOfProduct(*I) : std::nullopt;
  if (!S || IsControlUndefined) {
    G.S.Error.clear(); // The instruction itself will say so.
    return setResults(U, G, ~Word(0), From);
  }
  std::vector<std::pair<Word *, Word>> Saved;
  forEach(G, [&](Exec &X, const Instruction &Own, unsigned) {
    for (unsigned N = 0; N < 4; ++N)
      for (const Operand &O : X.elements(Own.Ops[N]))
        if (O.Kind == Operand::Register)
          Saved.emplace_back(&X.R[O.Index], X.R[O.Index]);
  });
  eachSource(G, [&](Exec &X, const Operand &O, unsigned N) {
    if (N <= 3)
      X.R[O.Index] = spread(U.get(X, O, 64).Bits, widthOf(*S, N));
  });
  bool Ok = multiplyShadows(G, *I, *S);
  G.S.Error.clear();
  forEach(G, [&](Exec &X, const Instruction &Own, unsigned) {
    for (const Operand &O : X.elements(Own.Ops[0]))
      if (O.Kind == Operand::Register) {
        Word Bits = Ok ? X.R[O.Index] : ~Word(0);
        U.set(X, O, {Bits, Bits ? From : 0});
      }
  });
  for (const auto &[Register, Value] : reverse(Saved))
    *Register = Value;
}

} // namespace opennvvm::ptxmachine
