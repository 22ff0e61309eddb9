//===- Shapes.h - Modules of any size ---------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_BENCH_SHAPES_H
#define OPENNVVM_BENCH_SHAPES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm::bench {

/// A kind of module that can have any size.
struct Shape {
  llvm::StringLiteral Name;
  /// Appends until \p Text has \p Bytes bytes.
  void (*Write)(std::string &Text, size_t Bytes);
};

/// Many calls of intrinsics, many functions, one function, one block, many
/// globals with metadata. None has findings.
llvm::ArrayRef<Shape> shapes();

/// The text of a module of \p S with about \p Bytes bytes.
std::string moduleText(const Shape &S, size_t Bytes);

} // namespace opennvvm::bench

#endif // OPENNVVM_BENCH_SHAPES_H
