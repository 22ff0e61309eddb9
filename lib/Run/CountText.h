//===- CountText.h - What a run has executed, as text -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_COUNTTEXT_H
#define OPENNVVM_LIB_RUN_COUNTTEXT_H

#include "Machine/Counting/Counts.h"
#include "Run/Input.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace opennvvm::run {

using CountList = llvm::ArrayRef<ptxmachine::InstructionCount>;

/// Prints a table by class and one by line of the source.
void printCounts(llvm::raw_ostream &OS, const Loaded &L, CountList Counts);

/// Prints one object of JSON with each instruction; docs/machine.md has the
/// fields.
void printCountsJSON(llvm::raw_ostream &OS, const Loaded &L, CountList Counts);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_COUNTTEXT_H
