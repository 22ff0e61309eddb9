//===- Shade.h - Undefined bits of what is copied ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_UNDEFINED_SHADE_H
#define OPENNVVM_LIB_MACHINE_UNDEFINED_SHADE_H

#include "Machine/Engine/Exec.h"
#include "Machine/Undefined/UndefinedBits.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::ptxmachine {

/// The shadow of bytes on their way from one place to another. Nothing happens
/// if undefined bits are not followed.
struct Shade {
  llvm::SmallVector<uint8_t, 16> Bits; ///< Set where a bit has no value.
  OriginId From = 0;                   ///< 0 if all have.

  explicit Shade(size_t Size) : Bits(Size) {}

  /// Takes the shadow of the \p Size bytes at \p Bytes, as those from \p At on.
  void read(Exec &X, const uint8_t *Bytes, size_t At, size_t Size) {
    if (!X.S.Bits)
      return;
    OriginId Own = X.S.Bits->read(
        X, Bytes, llvm::MutableArrayRef<uint8_t>(Bits).slice(At, Size));
    From = From ? From : Own;
  }
  /// The same of the low bytes of an operand.
  void read(const Exec &X, const Operand &O, size_t At, size_t Size) {
    if (!X.S.Bits)
      return;
    Undefined U = X.S.Bits->get(X, O, unsigned(8 * Size));
    std::memcpy(&Bits[At], &U.Bits, Size);
    From = From ? From : U.From;
  }
  /// Bytes from \p At on were written to \p To.
  void write(Exec &X, const uint8_t *To, size_t At, size_t Size) const {
    if (From)
      X.S.Bits->write(X, To, llvm::ArrayRef(Bits).slice(At, Size), From);
  }
  /// Makes elements of \p Width bytes undefined that have an undefined bit.
  void spread(size_t At, size_t Size, unsigned Width) {
    for (size_t Each = At; From && Each < At + Size; Each += Width) {
      auto Element = llvm::MutableArrayRef<uint8_t>(Bits).slice(Each, Width);
      if (llvm::any_of(Element, [](uint8_t B) { return B != 0; }))
        llvm::fill(Element, uint8_t(0xFF));
    }
  }
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_UNDEFINED_SHADE_H
