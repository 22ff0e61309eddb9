//===- Plan.h - Which kernels run on which memory ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_PLAN_H
#define OPENNVVM_LIB_RUN_PLAN_H

#include "Run/Elements.h"
#include <optional>
#include <string>
#include <vector>

namespace opennvvm::run {

/// Memory that kernels get the address of.
struct Buffer {
  std::string Text; ///< As it was given: "inout:x.npy".
  std::vector<uint8_t> Before;
  /// Whether Before counts: otherwise there is memory without values.
  bool HasValues = true;
  /// Whether somebody reads the contents afterwards, and if so, whether they
  /// are an array of elements, or anything.
  enum OutputTy : uint8_t { None, Elements, Bytes } Output = None;
  /// Where the contents go afterwards; empty: nowhere.
  std::string File;
  std::string Header; ///< What the file has before them.
};

/// A parameter of a launch: the address of a buffer, a number that becomes what
/// the parameter is, or bytes.
struct Argument {
  std::string Text; ///< As it was given: "i32:7".
  int Buffer = -1;  ///< Its number in Plan::Buffers.
  std::vector<uint8_t> Value;
  const ElementType *Type = nullptr; ///< Of a value, unless it is plain bytes.
  std::optional<int64_t> Integer;
  std::optional<double> Real;
};

struct KernelLaunch {
  std::string Kernel; ///< Empty: the only one.
  unsigned Grid[3] = {1, 1, 1}, Block[3] = {1, 1, 1}, Cluster[3] = {1, 1, 1};
  unsigned Shared = 0; ///< Bytes of dynamic shared memory.
  std::vector<Argument> Arguments;
};

/// Launches that run one after the other.
struct Plan {
  std::vector<Buffer> Buffers;
  std::vector<KernelLaunch> Launches;
};

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_PLAN_H
