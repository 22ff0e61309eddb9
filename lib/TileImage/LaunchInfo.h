//===- LaunchInfo.h - How compiled kernels are launched ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILEIMAGE_LAUNCHINFO_H
#define OPENNVVM_LIB_TILEIMAGE_LAUNCHINFO_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>
#include <vector>

namespace opennvvm::tile {

/// A parameter of a kernel.
struct LaunchParameter {
  enum KindTy : uint8_t { Integer, Float, Pointer } Kind = Integer;
  unsigned Size = 0;   ///< Bytes.
  std::string Type;    ///< As the program has it: "i32", "ptr<f32>".
  std::string Pointee; ///< Of a pointer: "f32"; empty if it is not known.
};

/// How a kernel is launched.
struct LaunchInfo {
  std::string Kernel;
  unsigned Block[3] = {1, 1, 1};   ///< Threads.
  unsigned Cluster[3] = {1, 1, 1}; ///< Blocks.
  uint64_t DynamicShared = 0;      ///< Bytes that the launch must give.
  uint64_t StaticShared = 0;       ///< Bytes that the kernel has itself.
  std::vector<LaunchParameter> Parameters;
};

/// How the kernels of a program are launched.
struct LaunchTable {
  std::string Arch; ///< The machine: "sm_80".
  /// The SHA-256 of the bytecode that was compiled, in hexadecimal; empty if it
  /// is not known.
  std::string Bytecode;
  std::vector<LaunchInfo> Kernels;

  /// The kernel called \p Name; null if there is none.
  const LaunchInfo *find(llvm::StringRef Name) const;
};

/// \p Table as an object of JSON, which docs/tiles.md describes.
std::string asJSON(const LaunchTable &Table);

/// The table that \p JSON, as asJSON() writes it, describes. Keys that are not
/// known are ignored; an error says what is missing or out of range.
llvm::Expected<LaunchTable> readLaunchTable(llvm::StringRef JSON);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILEIMAGE_LAUNCHINFO_H
