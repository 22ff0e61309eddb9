//===- IntegerLoops.cpp - Arithmetic on integers --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Loops.h"
#include <algorithm>
#include <limits>
#include <type_traits>
#include <utility>

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// One element, of an unsigned or a signed type
//===----------------------------------------------------------------------===//

namespace {
/// Arithmetic that wraps is done in an unsigned type that does not become an
/// int.
template <typename T>
using Wide =
    std::conditional_t<sizeof(T) < 4, uint32_t, std::make_unsigned_t<T>>;

template <typename T> constexpr unsigned Width = sizeof(T) * 8;

struct AddI {
  template <typename T> static T apply(T A, T B) {
    return T(Wide<T>(A) + Wide<T>(B));
  }
};
struct SubI {
  template <typename T> static T apply(T A, T B) {
    return T(Wide<T>(A) - Wide<T>(B));
  }
};
struct MulI {
  template <typename T> static T apply(T A, T B) {
    return T(Wide<T>(A) * Wide<T>(B));
  }
};
struct ShiftLeftI {
  template <typename T> static T apply(T A, T B) {
    using U = std::make_unsigned_t<T>;
    return U(B) < Width<T> ? T(Wide<T>(A) << U(B)) : T(0);
  }
};
struct ShiftRightI {
  template <typename T> static T apply(T A, T B) {
    using U = std::make_unsigned_t<T>;
    return T(A >> (U(B) < Width<T> ? U(B) : Width<T> - 1)) &
           T(std::is_signed_v<T> || U(B) < Width<T> ? -1 : 0);
  }
};
struct AndI {
  template <typename T> static T apply(T A, T B) { return T(A & B); }
};
struct OrI {
  template <typename T> static T apply(T A, T B) { return T(A | B); }
};
struct XorI {
  template <typename T> static T apply(T A, T B) { return T(A ^ B); }
};
struct MaxI {
  template <typename T> static T apply(T A, T B) { return A > B ? A : B; }
};
struct MinI {
  template <typename T> static T apply(T A, T B) { return A < B ? A : B; }
};

/// Whether A / B has no value: the processor would stop.
template <typename T> constexpr bool isUndefined(T A, T B) {
  if constexpr (std::is_signed_v<T>)
    return B == 0 || (B == -1 && A == std::numeric_limits<T>::min());
  return B == 0;
}
struct DivI {
  template <typename T> static T apply(T A, T B) {
    return isUndefined(A, B) ? T(0) : T(A / B);
  }
};
struct DivDownI {
  template <typename T> static T apply(T A, T B) {
    if (isUndefined(A, B))
      return 0;
    T Quotient = T(A / B);
    return T(Quotient - (A % B != 0 && (A < 0) != (B < 0)));
  }
};
struct DivUpI {
  template <typename T> static T apply(T A, T B) {
    if (isUndefined(A, B))
      return 0;
    T Quotient = T(A / B);
    return T(Quotient + (A % B != 0 && (A < 0) == (B < 0)));
  }
};
struct RemI {
  template <typename T> static T apply(T A, T B) {
    return isUndefined(A, B) ? T(0) : T(A % B);
  }
};
struct MulHighI {
  template <typename T> static T apply(T A, T B) {
    using U = std::make_unsigned_t<T>;
    if constexpr (sizeof(T) < 8)
      return T(uint64_t(U(A)) * U(B) >> Width<T>);
    uint64_t X = A, Y = B, X0 = uint32_t(X), X1 = X >> 32, Y0 = uint32_t(Y),
             Y1 = Y >> 32;
    uint64_t Middle = X1 * Y0 + (X0 * Y0 >> 32);
    uint64_t Other = X0 * Y1 + uint32_t(Middle);
    return T(X1 * Y1 + (Middle >> 32) + (Other >> 32));
  }
};
struct AbsI {
  template <typename T> static T apply(T A, T) {
    return A < 0 ? T(-Wide<T>(A)) : A;
  }
};
struct NegI {
  template <typename T> static T apply(T A, T) { return T(-Wide<T>(A)); }
};
} // namespace

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

template <typename Op, typename T>
static void overIntegers(const LoopArguments &L, const LoopSetup &) {
  const T *A = reinterpret_cast<const T *>(L.In[0]);
  const T *B = reinterpret_cast<const T *>(L.In[1] ? L.In[1] : L.In[0]);
  T *Out = reinterpret_cast<T *>(L.Out);
  for (size_t I = 0; I < L.Count; ++I)
    Out[I] = Op::apply(A[I], B[I]);
}

/// A bit is 0 and 1, or as a signed number 0 and -1; numbers of shifts never
/// have a sign.
template <typename Op, typename T>
static void overBits(const LoopArguments &L, const LoopSetup &) {
  constexpr bool IsShift = std::is_same_v<Op, ShiftRightI>;
  const uint8_t *B = L.In[1] ? L.In[1] : L.In[0];
  for (size_t I = 0; I < L.Count; ++I) {
    T X = T(std::is_signed_v<T> ? -L.In[0][I] : L.In[0][I]);
    T Y = T(std::is_signed_v<T> && !IsShift ? -B[I] : B[I]);
    L.Out[I] = uint8_t(Op::apply(X, Y)) & 1;
  }
}

namespace {
struct IntegerRow {
  /// By kind, I1 and I8 to I64; for unsigned and signed numbers.
  LoopFn Loops[2][5];
};
template <typename Op> constexpr IntegerRow integerRow() {
  return {{{overBits<Op, uint8_t>, overIntegers<Op, uint8_t>,
            overIntegers<Op, uint16_t>, overIntegers<Op, uint32_t>,
            overIntegers<Op, uint64_t>},
           {overBits<Op, int8_t>, overIntegers<Op, int8_t>,
            overIntegers<Op, int16_t>, overIntegers<Op, int32_t>,
            overIntegers<Op, int64_t>}}};
}
/// The sign makes no difference.
template <typename Op, typename T8 = uint8_t, typename T16 = uint16_t,
          typename T32 = uint32_t, typename T64 = uint64_t>
constexpr IntegerRow plainRow() {
  return {{{overBits<Op, T8>, overIntegers<Op, T8>, overIntegers<Op, T16>,
            overIntegers<Op, T32>, overIntegers<Op, T64>},
           {overBits<Op, T8>, overIntegers<Op, T8>, overIntegers<Op, T16>,
            overIntegers<Op, T32>, overIntegers<Op, T64>}}};
}

constexpr IntegerRow IntegerRows[] = {
    plainRow<AddI>(),
    plainRow<SubI>(),
    plainRow<MulI>(),
    plainRow<ShiftLeftI>(),
    plainRow<AndI>(),
    plainRow<OrI>(),
    plainRow<XorI>(),
    integerRow<MaxI>(),
    integerRow<MinI>(),
    integerRow<RemI>(),
    integerRow<ShiftRightI>(),
    integerRow<DivI>(),
    integerRow<DivDownI>(),
    integerRow<DivUpI>(),
    plainRow<MulHighI>(),
    plainRow<AbsI, int8_t, int16_t, int32_t, int64_t>(),
    plainRow<NegI>(),
};

/// The position of an integer among those of which there are loops.
constexpr size_t integerIndex(ElementKind K) {
  return K == ElementKind::I1 ? 0 : size_t(K) - size_t(ElementKind::I8) + 1;
}
} // namespace

LoopFn integerLoop(IntegerOp Op, ElementKind K, bool IsSigned) {
  return IntegerRows[size_t(Op)].Loops[IsSigned][integerIndex(K)];
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

template <uint8_t Which, typename T>
static void compareIntegers(const LoopArguments &L, const LoopSetup &) {
  const T *A = reinterpret_cast<const T *>(L.In[0]);
  const T *B = reinterpret_cast<const T *>(L.In[1]);
  for (size_t I = 0; I < L.Count; ++I)
    L.Out[I] = (Which & Less && A[I] < B[I]) ||
               (Which & Equal && A[I] == B[I]) ||
               (Which & Greater && A[I] > B[I]);
}

/// As signed numbers, a bit that is set is the smaller one.
template <uint8_t Which>
static void compareBits(const LoopArguments &L, const LoopSetup &S) {
  LoopArguments Turned = L;
  std::swap(Turned.In[0], Turned.In[1]);
  compareIntegers<Which, uint8_t>(Turned, S);
}

namespace {
using Comparisons = std::array<LoopFn, 8>;

template <typename T, uint8_t... Which>
constexpr Comparisons tableOf(std::integer_sequence<uint8_t, Which...>) {
  return {compareIntegers<Which, T>...};
}
template <uint8_t... Which>
constexpr Comparisons bitTable(std::integer_sequence<uint8_t, Which...>) {
  return {compareBits<Which>...};
}
using AllComparisons = std::make_integer_sequence<uint8_t, 8>;
template <typename T>
constexpr Comparisons Table = tableOf<T>(AllComparisons());
constexpr Comparisons SignedBits = bitTable(AllComparisons());
} // namespace

LoopFn integerComparison(uint8_t Which, ElementKind K, bool IsSigned) {
  switch (K) {
  case ElementKind::I1:
    return IsSigned ? SignedBits[Which] : Table<uint8_t>[Which];
  case ElementKind::I8:
    return IsSigned ? Table<int8_t>[Which] : Table<uint8_t>[Which];
  case ElementKind::I16:
    return IsSigned ? Table<int16_t>[Which] : Table<uint16_t>[Which];
  case ElementKind::I32:
    return IsSigned ? Table<int32_t>[Which] : Table<uint32_t>[Which];
  default:
    return IsSigned ? Table<int64_t>[Which] : Table<uint64_t>[Which];
  }
}

//===----------------------------------------------------------------------===//
// What is no arithmetic
//===----------------------------------------------------------------------===//

template <typename T>
static void select(const LoopArguments &L, const LoopSetup &) {
  const T *A = reinterpret_cast<const T *>(L.In[1]);
  const T *B = reinterpret_cast<const T *>(L.In[2]);
  T *Out = reinterpret_cast<T *>(L.Out);
  for (size_t I = 0; I < L.Count; ++I)
    Out[I] = L.In[0][I] ? A[I] : B[I];
}

LoopFn selectLoop(unsigned Bytes) {
  return Bytes == 1   ? select<uint8_t>
         : Bytes == 2 ? select<uint16_t>
         : Bytes == 4 ? select<uint32_t>
                      : select<uint64_t>;
}

template <typename T, unsigned Scale>
static void offset(const LoopArguments &L, const LoopSetup &) {
  const uint64_t *A = reinterpret_cast<const uint64_t *>(L.In[0]);
  const T *B = reinterpret_cast<const T *>(L.In[1]);
  uint64_t *Out = reinterpret_cast<uint64_t *>(L.Out);
  for (size_t I = 0; I < L.Count; ++I)
    Out[I] = A[I] + uint64_t(int64_t(B[I])) * Scale;
}

namespace {
/// A bit as a signed number.
struct SignedBit {
  uint8_t Bit;
  explicit operator int64_t() const { return -int64_t(Bit & 1); }
};
template <typename T>
constexpr LoopFn Offsets[] = {offset<T, 1>, offset<T, 2>, offset<T, 4>,
                              offset<T, 8>};
} // namespace

LoopFn offsetLoop(ElementKind K, unsigned PointeeBytes) {
  unsigned Scale = PointeeBytes == 1   ? 0
                   : PointeeBytes == 2 ? 1
                   : PointeeBytes == 4 ? 2
                                       : 3;
  switch (K) {
  case ElementKind::I1:
    return Offsets<SignedBit>[Scale];
  case ElementKind::I8:
    return Offsets<int8_t>[Scale];
  case ElementKind::I16:
    return Offsets<int16_t>[Scale];
  case ElementKind::I32:
    return Offsets<int32_t>[Scale];
  default:
    return Offsets<int64_t>[Scale];
  }
}

} // namespace opennvvm::tile
