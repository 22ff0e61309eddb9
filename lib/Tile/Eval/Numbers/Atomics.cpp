//===- Atomics.cpp - One element of memory, changed -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Atomics.h"
#include "Tile/Eval/Memory/Memory.h"
#include "Tile/Eval/Numbers/Convert.h"
#include <atomic>
#include <cstring>
#include <type_traits>

namespace opennvvm::tile {

template <typename T, typename Fn>
static void change(uint64_t To, const uint8_t *Value, uint8_t *Old,
                   Fn Combine) {
  std::atomic_ref<T> At(*pointerTo<T>(To));
  T Operand;
  std::memcpy(&Operand, Value, sizeof(T));
  T Before = At.load();
  while (!At.compare_exchange_weak(Before, Combine(Before, Operand))) {
  }
  std::memcpy(Old, &Before, sizeof(T));
}

namespace {
template <typename U, AtomicOp Mode> struct Integers {
  static U apply(U A, U B) {
    using I = std::make_signed_t<U>;
    switch (Mode) {
    case AtomicOp::And:
      return A & B;
    case AtomicOp::Or:
      return A | B;
    case AtomicOp::Xor:
      return A ^ B;
    case AtomicOp::Add:
      return A + B;
    case AtomicOp::Max:
      return I(A) > I(B) ? A : B;
    case AtomicOp::Min:
      return I(A) < I(B) ? A : B;
    case AtomicOp::UMax:
      return A > B ? A : B;
    case AtomicOp::UMin:
      return A < B ? A : B;
    default:
      return B;
    }
  }
};
/// Floats are added as bits, so that what is compared are bits.
template <typename U, ElementKind K> struct Floats {
  static U apply(U A, U B) {
    double X = toDouble(K, reinterpret_cast<const uint8_t *>(&A)),
           Y = toDouble(K, reinterpret_cast<const uint8_t *>(&B));
    // A double has room for the sum of two floats of at most 24 bits, rounded
    // twice without harm.
    double Sum = X + Y;
    U Out;
    fromDoubles(K, reinterpret_cast<uint8_t *>(&Out), &Sum, 1, Rounding::Even);
    return Out;
  }
};
} // namespace

template <typename U, typename Combine>
static void atomically(uint64_t To, const uint8_t *Value, uint8_t *Old) {
  change<U>(To, Value, Old, Combine::apply);
}

template <AtomicOp Mode> static AtomicFn byWidth(unsigned Bytes) {
  return Bytes == 4 ? AtomicFn(atomically<uint32_t, Integers<uint32_t, Mode>>)
                    : AtomicFn(atomically<uint64_t, Integers<uint64_t, Mode>>);
}

static AtomicFn additionOf(ElementKind K) {
  switch (K) {
  case ElementKind::F16:
    return atomically<uint16_t, Floats<uint16_t, ElementKind::F16>>;
  case ElementKind::BF16:
    return atomically<uint16_t, Floats<uint16_t, ElementKind::BF16>>;
  case ElementKind::F32:
    return atomically<uint32_t, Floats<uint32_t, ElementKind::F32>>;
  default:
    return atomically<uint64_t, Floats<uint64_t, ElementKind::F64>>;
  }
}

AtomicFn atomicFunction(AtomicOp Op, ElementKind K) {
  using enum AtomicOp;
  using Row = AtomicFn (*)(unsigned);
  static constexpr Row Rows[] = {byWidth<And>,     byWidth<Or>,   byWidth<Xor>,
                                 byWidth<Add>,     nullptr,       byWidth<Max>,
                                 byWidth<Min>,     byWidth<UMax>, byWidth<UMin>,
                                 byWidth<Exchange>};
  if (Op == AddF)
    return additionOf(K);
  return Rows[size_t(Op)](infoOf(K).Bytes);
}

template <typename T>
static void swap(uint64_t To, const uint8_t *Expected, const uint8_t *Value,
                 uint8_t *Old) {
  T Before, New;
  std::memcpy(&Before, Expected, sizeof(T));
  std::memcpy(&New, Value, sizeof(T));
  std::atomic_ref<T>(*pointerTo<T>(To)).compare_exchange_strong(Before, New);
  std::memcpy(Old, &Before, sizeof(T));
}

void compareAndSwap(uint64_t To, unsigned Bytes, const uint8_t *Expected,
                    const uint8_t *Value, uint8_t *Old) {
  if (Bytes == 4)
    swap<uint32_t>(To, Expected, Value, Old);
  else
    swap<uint64_t>(To, Expected, Value, Old);
}

} // namespace opennvvm::tile
