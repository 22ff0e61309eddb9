//===- MatrixForms.cpp - Which matrix instructions there are --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The shapes and types of PTX ISA, "Warp Level Matrix Multiply-Accumulate
// Instructions", whichever machine has them.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Loader/Mnemonics.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// Types, as bits.
struct Types {
  uint64_t Bits = 0;
  template <typename... T>
  constexpr Types(T... Of)
      : Bits((uint64_t(0) | ... | (1ull << unsigned(Of)))) {}
  constexpr bool has(Ty T) const { return Bits >> unsigned(T) & 1; }
};

struct MmaForm {
  uint16_t Rows, Columns, Inner;
  Types Factors; ///< Of A and of B.
  Types Results; ///< Of C and D, which have the same type.
  MmaKind Kind = MmaKind::None;
};

/// How .block_scale goes with a kind.
struct ScaleForm {
  MmaKind Kind;
  Ty Scale;
  uint8_t Vector;
  bool IsDefault; ///< .scale_vec may be left out.
};

/// What one of wmma.load, wmma.mma and wmma.store takes.
struct WmmaForm {
  uint16_t Rows, Columns, Inner;
  Types Factors, Results;
};
} // namespace

static constexpr Types F8(Ty::E4M3, Ty::E5M2),
    F8F6F4(Ty::E4M3, Ty::E5M2, Ty::E2M3, Ty::E3M2, Ty::E2M1),
    I8(Ty::U8, Ty::S8), I4(Ty::U4, Ty::S4), HalfOrFloat(Ty::F16, Ty::F32);

static constexpr MmaForm Dense[] = {
    {8, 8, 4, Ty::F16, HalfOrFloat},
    {16, 8, 8, Ty::F16, HalfOrFloat},
    {16, 8, 16, Ty::F16, HalfOrFloat},
    {16, 8, 8, Ty::BF16, Ty::F32},
    {16, 8, 16, Ty::BF16, Ty::F32},
    {16, 8, 4, Ty::TF32, Ty::F32},
    {16, 8, 8, Ty::TF32, Ty::F32},
    {8, 8, 4, Ty::F64, Ty::F64},
    {16, 8, 4, Ty::F64, Ty::F64},
    {16, 8, 8, Ty::F64, Ty::F64},
    {16, 8, 16, Ty::F64, Ty::F64},
    {16, 8, 16, F8, HalfOrFloat},
    {16, 8, 32, F8, HalfOrFloat},
    {16, 8, 32, F8F6F4, HalfOrFloat, MmaKind::F8F6F4},
    {16, 8, 32, F8F6F4, Ty::F32, MmaKind::MXF8F6F4},
    {16, 8, 64, Ty::E2M1, Ty::F32, MmaKind::MXF4},
    {16, 8, 64, Ty::E2M1, Ty::F32, MmaKind::MXF4NVF4},
    {8, 8, 16, I8, Ty::S32},
    {16, 8, 16, I8, Ty::S32},
    {16, 8, 32, I8, Ty::S32},
    {8, 8, 32, I4, Ty::S32},
    {16, 8, 32, I4, Ty::S32},
    {16, 8, 64, I4, Ty::S32},
    {8, 8, 128, Ty::B1, Ty::S32},
    {16, 8, 128, Ty::B1, Ty::S32},
    {16, 8, 256, Ty::B1, Ty::S32},
};

static constexpr MmaForm Sparse[] = {
    {16, 8, 16, Ty::F16, HalfOrFloat},
    {16, 8, 32, Ty::F16, HalfOrFloat},
    {16, 8, 16, Ty::BF16, Ty::F32},
    {16, 8, 32, Ty::BF16, Ty::F32},
    {16, 8, 8, Ty::TF32, Ty::F32},
    {16, 8, 16, Ty::TF32, Ty::F32},
    {16, 8, 64, F8, HalfOrFloat},
    {16, 8, 64, F8F6F4, HalfOrFloat, MmaKind::F8F6F4},
    {16, 8, 64, F8F6F4, Ty::F32, MmaKind::MXF8F6F4},
    {16, 8, 128, Ty::E2M1, Ty::F32, MmaKind::MXF4},
    {16, 8, 128, Ty::E2M1, Ty::F32, MmaKind::MXF4NVF4},
    {16, 8, 32, I8, Ty::S32},
    {16, 8, 64, I8, Ty::S32},
    {16, 8, 64, I4, Ty::S32},
    {16, 8, 128, I4, Ty::S32},
};

static constexpr ScaleForm Scales[] = {
    {MmaKind::MXF8F6F4, Ty::UE8M0, 1, true},
    {MmaKind::MXF4, Ty::UE8M0, 2, true},
    {MmaKind::MXF4NVF4, Ty::UE8M0, 2, false},
    {MmaKind::MXF4NVF4, Ty::UE8M0, 4, false},
    {MmaKind::MXF4NVF4, Ty::UE4M3, 4, false},
};

static constexpr WmmaForm Wmma[] = {
    {16, 16, 16, Ty::F16, HalfOrFloat}, {32, 8, 16, Ty::F16, HalfOrFloat},
    {8, 32, 16, Ty::F16, HalfOrFloat},  {16, 16, 16, Ty::BF16, Ty::F32},
    {32, 8, 16, Ty::BF16, Ty::F32},     {8, 32, 16, Ty::BF16, Ty::F32},
    {16, 16, 8, Ty::TF32, Ty::F32},     {8, 8, 4, Ty::F64, Ty::F64},
    {16, 16, 16, I8, Ty::S32},          {32, 8, 16, I8, Ty::S32},
    {8, 32, 16, I8, Ty::S32},           {8, 8, 32, I4, Ty::S32},
    {8, 8, 128, Ty::B1, Ty::S32},
};

template <typename Form> static bool hasShape(const Form &F, const Mods &M) {
  return F.Rows == M.Rows && F.Columns == M.Columns && F.Inner == M.Inner;
}

/// A in rows, B in columns.
static bool isRowColumn(const Mods &M) {
  return M.Matrix.NumLayouts == 2 && M.Matrix.Layouts == 2;
}

static bool isSubByte(Ty T) {
  return T == Ty::B1 || T == Ty::U4 || T == Ty::S4;
}

/// What only some types of factors go with.
static bool isArithmetic(const Mods &M, Ty A) {
  bool IsInteger = isSubByte(A) || A == Ty::U8 || A == Ty::S8;
  if ((A == Ty::B1) != (M.Popc && M.B != Logic::None))
    return false;
  if (A == Ty::B1 && M.B == Logic::Or)
    return false;
  // Before PTX 6.5, wmma had .satfinite of f16 as well.
  bool Saturates = (IsInteger && A != Ty::B1) || M.NumTypes == 2;
  return (!M.SatFinite || Saturates) && (M.R == Round::None || A == Ty::F64);
}

static bool isScaleForm(const Mods &M) {
  bool IsScaled = M.Tensor.Kind == MmaKind::MXF8F6F4 ||
                  M.Tensor.Kind == MmaKind::MXF4 ||
                  M.Tensor.Kind == MmaKind::MXF4NVF4;
  if (!IsScaled)
    return !M.Tensor.IsScaled && !M.Tensor.ScaleVector && M.NumTypes == 4;
  if (!M.Tensor.IsScaled || M.NumTypes != 5)
    return false;
  for (const ScaleForm &S : Scales)
    if (S.Kind == M.Tensor.Kind && S.Scale == M.T[4] &&
        (S.Vector == M.Tensor.ScaleVector ||
         (S.IsDefault && !M.Tensor.ScaleVector)))
      return true;
  return false;
}

static bool isMma(ArrayRef<MmaForm> Forms, const Mods &M) {
  Ty D = M.T[0], A = M.T[1], B = M.T[2], C = M.T[3];
  // Only the products of a quad's threads have all layouts, and an f32 result
  // of an f16 accumulator.
  bool IsQuad = A == Ty::F16 && M.Rows == 8;
  if (M.Matrix.NumLayouts != 2 || (!IsQuad && !isRowColumn(M)) ||
      (D != C && (!IsQuad || D != Ty::F32)))
    return false;
  if (!isScaleForm(M) || !isArithmetic(M, A))
    return false;
  for (const MmaForm &F : Forms)
    if (hasShape(F, M) && F.Kind == M.Tensor.Kind && F.Factors.has(A) &&
        F.Factors.has(B) && F.Results.has(C) && F.Results.has(D))
      return true;
  return false;
}

/// wmma.mma of f16 names only the types of D and C.
static bool isWmma(const Mods &M) {
  bool IsHalf = M.NumTypes == 2;
  if (!IsHalf && M.NumTypes != 4)
    return false;
  Ty D = M.T[0], A = IsHalf ? Ty::F16 : M.T[1], C = M.T[IsHalf ? 1 : 3];
  if (!IsHalf && (A != M.T[2] || A == Ty::F16 || C != D))
    return false;
  if (M.Matrix.NumLayouts != 2 || (isSubByte(A) && !isRowColumn(M)) ||
      !isArithmetic(M, A))
    return false;
  for (const WmmaForm &F : Wmma)
    if (hasShape(F, M) && F.Factors.has(A) && F.Results.has(C) &&
        F.Results.has(D))
      return true;
  return false;
}

/// wmma.load and wmma.store.
static bool isFragmentMove(const Mods &M, bool IsA, bool IsB) {
  if (M.NumTypes != 1 || M.Matrix.NumLayouts != 1)
    return false;
  if (M.Space != Space::Generic && M.Space != Space::Global &&
      M.Space != Space::Shared)
    return false;
  if (isSubByte(M.T[0]) && (M.Matrix.Layouts == 1) != IsB)
    return false;
  for (const WmmaForm &F : Wmma)
    if (hasShape(F, M) && (IsA || IsB ? F.Factors : F.Results).has(M.T[0]))
      return true;
  return false;
}

static bool isMatrixMove(const Instruction &I) {
  const Mods &M = I.M;
  auto Is = [&](unsigned Rows, unsigned Columns, Ty T) {
    return M.Rows == Rows && M.Columns == Columns && !M.Inner && M.T[0] == T;
  };
  unsigned Count = M.Tensor.Repeat;
  // Signed numbers of four bits, which become bytes.
  bool IsWidened = M.NumTypes == 2 && M.T[0] == Ty::S8 && M.T[1] == Ty::S4;
  if (IsWidened && I.Run == runLoadMatrix)
    return Is(8, 16, Ty::S8) && !M.Matrix.IsTransposed &&
           !M.Tensor.SourceBits && Count && Count <= 4 &&
           (M.Space == Space::Generic || M.Space == Space::Shared);
  bool IsTrans = M.Matrix.IsTransposed;
  if (M.NumTypes > 1 || (M.Space != Space::Generic && M.Space != Space::Shared))
    return false;
  if (I.Run == runMoveMatrix)
    return Is(8, 8, Ty::B16) && IsTrans && !Count;
  if (!Count || Count > 4)
    return false;
  if (Is(8, 8, Ty::B16))
    return !M.Tensor.SourceBits;
  if (I.Run == runStoreMatrix)
    return Is(16, 8, Ty::B8) && IsTrans;
  if (M.Tensor.SourceBits && Is(8, 16, Ty::None))
    return !IsTrans;
  return Is(16, 16, M.Tensor.SourceBits ? Ty::None : Ty::B8) && IsTrans &&
         Count <= 2;
}

/// Newer forms exist only with ordered metadata.
static bool needsOrder(const Mods &M) {
  return M.Tensor.Kind != MmaKind::None ||
         (F8.has(M.T[1]) && M.T[0] == Ty::F16);
}

bool isMatrixForm(const Instruction &I) {
  if (I.Run == runMma)
    return isMma(Dense, I.M);
  if (I.Run == runMmaSparse || I.Run == runMmaOrdered)
    return isMma(Sparse, I.M) && (I.Run == runMmaOrdered || !needsOrder(I.M));
  if (I.Run == runWmma)
    return isWmma(I.M);
  if (I.Run == runLoadA || I.Run == runLoadB || I.Run == runLoadC ||
      I.Run == runStoreD)
    return isFragmentMove(I.M, I.Run == runLoadA, I.Run == runLoadB);
  return isMatrixMove(I);
}

} // namespace opennvvm::ptxmachine
