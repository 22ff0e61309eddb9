//===- Tolerance.h - How far hardware may differ ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The machine computes one result for each instruction. Where the PTX ISA
// leaves room, tools that compare it with that of a GPU ask here how much.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_TOLERANCE_H
#define OPENNVVM_LIB_MACHINE_TOLERANCE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm::ptxmachine {

/// The largest difference between a result and the exact one, which the
/// machine's result is the nearest number to.
struct Tolerance {
  enum UnitTy : uint8_t {
    Exact,    ///< There is one result.
    Ulps,     ///< Units of the last place of the nearest number.
    Relative, ///< Times the magnitude of the exact result.
    Absolute,
    AbsoluteOrRelative, ///< The larger one of the two.
    /// Of products of matrices: times the sum of the magnitudes of C and of all
    /// products, times one more than there are products.
    OfTerms
  } Unit = Exact;
  double Limit = 0;
  bool IsOfIsa = true; ///< It is, or follows from, the ISA's text; else ours.
  llvm::StringRef Remark = "";
};

/// The tolerance of the instructions whose names begin with the words of
/// \p Instruction and have \p Part in them.
struct ToleranceRow {
  llvm::StringRef Instruction, Part;
  Tolerance Limit;
};

/// All instructions that have more than one result; the first row that fits
/// counts.
llvm::ArrayRef<ToleranceRow> tolerances();

/// The tolerance of \p Mnemonic, such as "ex2.approx.ftz.f32".
Tolerance toleranceOf(llvm::StringRef Mnemonic);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_TOLERANCE_H
