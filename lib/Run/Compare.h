//===- Compare.h - Where two contents differ --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_COMPARE_H
#define OPENNVVM_LIB_RUN_COMPARE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace opennvvm::run {

/// An element that two contents have differently, with both values as text.
struct Difference {
  uint64_t Element = 0;
  std::string First, Second;
};

/// The first element of type \p Type, "f32", that \p First and \p Second, of
/// the same size, have differently; types that are not known are compared as
/// bytes. Floats a and b are the same if |a - b| is at most \p Tolerance times
/// the largest of 1, |a| and |b|, or both are NaN or the same infinity; with
/// tolerance 0, and for integers, all bits must be the same.
std::optional<Difference> findDifference(llvm::ArrayRef<uint8_t> First,
                                         llvm::ArrayRef<uint8_t> Second,
                                         llvm::StringRef Type,
                                         double Tolerance);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_COMPARE_H
