//===- FloatLoops.cpp - Arithmetic on floats ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Convert.h"
#include "Tile/Eval/Numbers/Loops.h"
#include <cfenv>
#include <utility>

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// One element
//===----------------------------------------------------------------------===//

template <typename T> static inline bool isNaN(T X) {
  return __builtin_isnan(X);
}

/// A subnormal f32 as a zero of its sign.
static inline float flushed(float X) {
  uint32_t Bits = std::bit_cast<uint32_t>(X);
  return std::bit_cast<float>(Bits & 0x7f800000 ? Bits : Bits & 0x80000000);
}

namespace {
template <typename T> struct BitsOf;
template <> struct BitsOf<float> {
  using Type = uint32_t;
};
template <> struct BitsOf<double> {
  using Type = uint64_t;
};

struct Add {
  template <typename T> static T apply(T A, T B, T) { return A + B; }
};
struct Sub {
  template <typename T> static T apply(T A, T B, T) { return A - B; }
};
struct Mul {
  template <typename T> static T apply(T A, T B, T) { return A * B; }
};
struct Div {
  template <typename T> static T apply(T A, T B, T) { return A / B; }
};
struct Fma {
  template <typename T> static T apply(T A, T B, T C) {
    return std::fma(A, B, C);
  }
};

/// The larger one if IsMax, else the smaller one.
template <bool IsMax, bool Propagates> struct Extreme {
  template <typename T> static T apply(T A, T B, T) {
    using Bits = typename BitsOf<T>::Type;
    T Chosen = (IsMax ? A > B : A < B) ? A : B;
    // Zeros of both signs are equal: the sign decides.
    Bits X = std::bit_cast<Bits>(A), Y = std::bit_cast<Bits>(B);
    T OfEquals = std::bit_cast<T>(IsMax ? X & Y : X | Y);
    Chosen = A == B ? OfEquals : Chosen;
    T OfNaNs = Propagates ? (isNaN(A) ? A : B) : (isNaN(A) ? B : A);
    Chosen = isNaN(A) || isNaN(B) ? OfNaNs : Chosen;
    return isNaN(Chosen) ? std::numeric_limits<T>::quiet_NaN() : Chosen;
  }
};

struct Abs {
  template <typename T> static T apply(T A, T, T) {
    using Bits = typename BitsOf<T>::Type;
    return std::bit_cast<T>(std::bit_cast<Bits>(A) & Bits(~Bits(0)) >> 1);
  }
};
struct Neg {
  template <typename T> static T apply(T A, T, T) {
    using Bits = typename BitsOf<T>::Type;
    return std::bit_cast<T>(
        Bits(std::bit_cast<Bits>(A) ^ Bits(1) << (sizeof(T) * 8 - 1)));
  }
};
struct Sqrt {
  template <typename T> static T apply(T A, T, T) { return std::sqrt(A); }
};
struct Ceil {
  template <typename T> static T apply(T A, T, T) { return std::ceil(A); }
};
struct Floor {
  template <typename T> static T apply(T A, T, T) { return std::floor(A); }
};
} // namespace

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

template <typename Op, unsigned Operands, typename T, bool Flushes>
static void overWords(const LoopArguments &L, const LoopSetup &) {
  const T *A = reinterpret_cast<const T *>(L.In[0]);
  const T *B = Operands > 1 ? reinterpret_cast<const T *>(L.In[1]) : A;
  const T *C = Operands > 2 ? reinterpret_cast<const T *>(L.In[2]) : A;
  T *Out = reinterpret_cast<T *>(L.Out);
  for (size_t I = 0; I < L.Count; ++I) {
    if constexpr (Flushes)
      Out[I] = flushed(Op::apply(flushed(A[I]), flushed(B[I]), flushed(C[I])));
    else
      Out[I] = Op::apply(A[I], B[I], C[I]);
  }
}

/// In f32, whose results are rounded again without harm: it has more than twice
/// the bits.
template <typename Op, unsigned Operands, ElementKind K>
static void overHalves(const LoopArguments &L, const LoopSetup &S) {
  float In[3][PieceSize], Out[PieceSize];
  for (size_t At = 0; At < L.Count; At += PieceSize) {
    size_t N = std::min(PieceSize, L.Count - At);
    for (unsigned I = 0; I < Operands; ++I)
      toFloats(K, In[I], L.In[I] + 2 * At, N);
    const float *B = In[Operands > 1 ? 1 : 0];
    for (size_t I = 0; I < N; ++I)
      Out[I] = Op::apply(In[0][I], B[I], B[I]);
    fromFloats(K, L.Out + 2 * At, Out, N, S.Mode);
  }
}

/// The sum of a product, which is exact, and a number, such that rounding it
/// again gives what rounding the exact sum gives: if it is not exact, its last
/// bit is one.
static inline double sumToOdd(double Product, double C) {
  double Sum = Product + C;
  double Of = Sum - Product;
  double Error = (Product - (Sum - Of)) + (C - Of);
  uint64_t Bits = std::bit_cast<uint64_t>(Sum);
  bool IsInexact = Error > 0 || Error < 0;
  if (!IsInexact || Bits & 1)
    return Sum;
  bool GrowsAway = (Error > 0) == (Sum > 0);
  return std::bit_cast<double>(GrowsAway ? Bits + 1 : Bits - 1);
}

template <ElementKind K>
static void fmaOverHalves(const LoopArguments &L, const LoopSetup &S) {
  double In[3][PieceSize], Out[PieceSize];
  for (size_t At = 0; At < L.Count; At += PieceSize) {
    size_t N = std::min(PieceSize, L.Count - At);
    for (unsigned I = 0; I < 3; ++I)
      toDoubles(K, In[I], L.In[I] + 2 * At, N);
    // The mode of the thread rounds a sum where it must go.
    if (S.Mode == Rounding::Even)
      for (size_t I = 0; I < N; ++I)
        Out[I] = sumToOdd(In[0][I] * In[1][I], In[2][I]);
    else
      for (size_t I = 0; I < N; ++I)
        Out[I] = In[0][I] * In[1][I] + In[2][I];
    fromDoubles(K, L.Out + 2 * At, Out, N, S.Mode);
  }
}

/// Signs are changed in the bits, also those of NaNs.
template <bool Clears>
static void signsOfHalves(const LoopArguments &L, const LoopSetup &) {
  const uint16_t *A = reinterpret_cast<const uint16_t *>(L.In[0]);
  uint16_t *Out = reinterpret_cast<uint16_t *>(L.Out);
  for (size_t I = 0; I < L.Count; ++I)
    Out[I] = Clears ? A[I] & 0x7fff : A[I] ^ 0x8000;
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

namespace {
struct FloatRow {
  LoopFn F16, BF16, F32, F32Flushed, F64;
};

template <typename Op, unsigned Operands> constexpr FloatRow row() {
  return {overHalves<Op, Operands, ElementKind::F16>,
          overHalves<Op, Operands, ElementKind::BF16>,
          overWords<Op, Operands, float, false>,
          overWords<Op, Operands, float, true>,
          overWords<Op, Operands, double, false>};
}

template <typename Op> constexpr FloatRow signRow(LoopFn OfHalves) {
  return {OfHalves, OfHalves, overWords<Op, 1, float, false>,
          overWords<Op, 1, float, true>, overWords<Op, 1, double, false>};
}

constexpr FloatRow FloatRows[] = {
    row<Add, 2>(),
    row<Sub, 2>(),
    row<Mul, 2>(),
    row<Div, 2>(),
    {fmaOverHalves<ElementKind::F16>, fmaOverHalves<ElementKind::BF16>,
     overWords<Fma, 3, float, false>, overWords<Fma, 3, float, true>,
     overWords<Fma, 3, double, false>},
    row<Extreme<true, false>, 2>(),
    row<Extreme<false, false>, 2>(),
    row<Extreme<true, true>, 2>(),
    row<Extreme<false, true>, 2>(),
    signRow<Abs>(signsOfHalves<true>),
    signRow<Neg>(signsOfHalves<false>),
    row<Sqrt, 1>(),
    row<Ceil, 1>(),
    row<Floor, 1>(),
};
} // namespace

LoopFn floatLoop(FloatOp Op, ElementKind K, bool Flushes) {
  const FloatRow &Row = FloatRows[size_t(Op)];
  return K == ElementKind::F16    ? Row.F16
         : K == ElementKind::BF16 ? Row.BF16
         : K == ElementKind::F64  ? Row.F64
         : Flushes                ? Row.F32Flushed
                                  : Row.F32;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static void flushAll(double *Values, size_t N) {
  for (size_t I = 0; I < N; ++I)
    if (std::fabs(Values[I]) < 0x1p-126)
      Values[I] = std::copysign(0.0, Values[I]);
}

/// Subnormals among \p N results.
static void flushResults(uint8_t *Out, size_t N) {
  float *Values = reinterpret_cast<float *>(Out);
  for (size_t I = 0; I < N; ++I)
    Values[I] = flushed(Values[I]);
}

template <ElementKind K, bool IsBinary>
static void callFunction(const LoopArguments &L, const LoopSetup &S) {
  constexpr size_t Bytes = infoOf(K).Bytes;
  double A[PieceSize], B[PieceSize];
  for (size_t At = 0; At < L.Count; At += PieceSize) {
    size_t N = std::min(PieceSize, L.Count - At);
    toDoubles(K, A, L.In[0] + Bytes * At, N);
    if (IsBinary)
      toDoubles(K, B, L.In[1] + Bytes * At, N);
    if (S.Flushes)
      flushAll(A, N);
    for (size_t I = 0; I < N; ++I)
      A[I] = IsBinary ? S.Binary(A[I], B[I]) : S.Unary(A[I]);
    fromDoubles(K, L.Out + Bytes * At, A, N, S.Mode);
    if (S.Flushes)
      flushResults(L.Out + Bytes * At, N);
  }
}

double power(double X, double Y) {
  // C libraries may give NaN if the other one is a signaling NaN.
  return Y == 0 || X == 1 ? 1 : std::pow(X, Y);
}

template <ElementKind K>
static void callPower(const LoopArguments &L, const LoopSetup &S) {
  constexpr size_t Bytes = infoOf(K).Bytes;
  const int32_t *Exponents = reinterpret_cast<const int32_t *>(L.In[1]);
  double A[PieceSize];
  for (size_t At = 0; At < L.Count; At += PieceSize) {
    size_t N = std::min(PieceSize, L.Count - At);
    toDoubles(K, A, L.In[0] + Bytes * At, N);
    for (size_t I = 0; I < N; ++I)
      A[I] = power(A[I], double(Exponents[At + I]));
    fromDoubles(K, L.Out + Bytes * At, A, N, S.Mode);
  }
}

template <bool IsBinary>
static constexpr LoopFn FunctionLoops[] = {
    callFunction<ElementKind::F16, IsBinary>,
    callFunction<ElementKind::BF16, IsBinary>,
    callFunction<ElementKind::F32, IsBinary>,
    callFunction<ElementKind::F64, IsBinary>};

/// The position of a base float among them.
static size_t baseIndex(ElementKind K) {
  return size_t(K) - size_t(ElementKind::F16);
}

LoopFn functionLoop(ElementKind K, bool IsBinary) {
  return (IsBinary ? FunctionLoops<true> : FunctionLoops<false>)[baseIndex(K)];
}

LoopFn powerLoop(ElementKind K) {
  static constexpr LoopFn Loops[] = {
      callPower<ElementKind::F16>, callPower<ElementKind::BF16>,
      callPower<ElementKind::F32>, callPower<ElementKind::F64>};
  return Loops[baseIndex(K)];
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

template <uint8_t Which, typename T>
static void compareWords(uint8_t *Out, const T *A, const T *B, size_t N) {
  for (size_t I = 0; I < N; ++I) {
    bool Is = false;
    if constexpr (Which & Less)
      Is |= A[I] < B[I];
    if constexpr (Which & Equal)
      Is |= A[I] == B[I];
    if constexpr (Which & Greater)
      Is |= A[I] > B[I];
    if constexpr (Which & Unordered)
      Is |= isNaN(A[I]) || isNaN(B[I]);
    Out[I] = Is;
  }
}

template <uint8_t Which, ElementKind K>
static void compare(const LoopArguments &L, const LoopSetup &) {
  if constexpr (K == ElementKind::F64) {
    compareWords<Which>(L.Out, reinterpret_cast<const double *>(L.In[0]),
                        reinterpret_cast<const double *>(L.In[1]), L.Count);
  } else if constexpr (K == ElementKind::F32) {
    compareWords<Which>(L.Out, reinterpret_cast<const float *>(L.In[0]),
                        reinterpret_cast<const float *>(L.In[1]), L.Count);
  } else {
    float A[PieceSize], B[PieceSize];
    for (size_t At = 0; At < L.Count; At += PieceSize) {
      size_t N = std::min(PieceSize, L.Count - At);
      toFloats(K, A, L.In[0] + 2 * At, N);
      toFloats(K, B, L.In[1] + 2 * At, N);
      compareWords<Which>(L.Out + At, A, B, N);
    }
  }
}

namespace {
using Comparisons = std::array<LoopFn, 16>;

template <ElementKind K, uint8_t... Which>
constexpr Comparisons tableOf(std::integer_sequence<uint8_t, Which...>) {
  return {compare<Which, K>...};
}
template <ElementKind K>
constexpr Comparisons Table =
    tableOf<K>(std::make_integer_sequence<uint8_t, 16>());
} // namespace

LoopFn floatComparison(uint8_t Which, ElementKind K) {
  return K == ElementKind::F16    ? Table<ElementKind::F16>[Which]
         : K == ElementKind::BF16 ? Table<ElementKind::BF16>[Which]
         : K == ElementKind::F32  ? Table<ElementKind::F32>[Which]
                                  : Table<ElementKind::F64>[Which];
}

void runLoop(LoopFn Loop, const LoopArguments &On, const LoopSetup &Setup) {
  if (Setup.Mode == Rounding::Even)
    return Loop(On, Setup);
  static constexpr int Modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD,
                                  FE_UPWARD, FE_TONEAREST};
  std::fesetround(Modes[size_t(Setup.Mode)]);
  Loop(On, Setup);
  std::fesetround(FE_TONEAREST);
}

} // namespace opennvvm::tile
