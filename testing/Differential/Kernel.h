//===- Kernel.h - Inputs and outputs of a random kernel ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The convention between generator, reference and runner: the kernel is named
// "kernel"; its first three parameters are pointers to the inputs, to the
// results and to the counters that all threads share; the others are passed by
// value. Each thread has its own region of the results.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_KERNEL_H
#define OPENNVVM_TESTING_DIFFERENTIAL_KERNEL_H

#include "llvm/Support/Error.h"
#include <array>
#include <cstdint>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm::differential {

/// Five regions of 1024 bytes: integers, half, bfloat, float, double.
inline constexpr unsigned InputBytes = 5 * 1024;
inline constexpr unsigned ResultBytes = 1024; ///< Of each thread.
inline constexpr unsigned CounterBytes = 1024;
inline constexpr unsigned PointerParams = 3;

/// The shape of a launch, from the kernel's "nvvm.reqntid".
struct Shape {
  std::array<unsigned, 3> Block = {1, 1, 1};
  unsigned Grid = 1;
  unsigned threads() const { return Block[0] * Block[1] * Block[2]; }
};
llvm::Expected<Shape> shapeOf(const llvm::Module &M);

/// A parameter passed by value, with its size in memory.
struct Scalar {
  uint64_t Size;
  uint64_t Align;
};

/// The parameters after the pointers.
std::vector<Scalar> scalarParams(const llvm::Module &M);

/// The inputs of a kernel.
struct Inputs {
  std::vector<uint8_t> Input, Counters;
  std::vector<std::vector<uint8_t>> Scalars;
};
Inputs makeInputs(const llvm::Module &M, uint64_t Seed);

/// The outputs of a kernel.
struct Outputs {
  std::vector<uint8_t> Results, Counters;
  bool operator==(const Outputs &) const = default;
};

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_KERNEL_H
