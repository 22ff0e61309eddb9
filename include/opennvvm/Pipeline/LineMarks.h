//===- LineMarks.h - Lines of the input in PTX ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_LINEMARKS_H
#define OPENNVVM_PIPELINE_LINEMARKS_H

#include <string>
#include <vector>

namespace opennvvm {

/// From line Line of PTX on, instructions are from line Input of the module.
struct LineMark {
  unsigned Line, Input;
};

/// Removes the marks that ptx::EmitterOptions::MarkLines asks for from \p Text.
std::vector<LineMark> takeLineMarks(std::string &Text);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_LINEMARKS_H
