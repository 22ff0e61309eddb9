//===- PatternPrinter.h - PTX patterns of the catalog -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_PATTERNPRINTER_H
#define OPENNVVM_LIB_PTX_SELECTION_PATTERNPRINTER_H

#include "Catalog/Intrinsic.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class CallInst;
} // namespace llvm

namespace opennvvm::ptx {

class FunctionEmitter;

/// What a row says of its pattern.
struct PatternFacts {
  llvm::StringRef Name; ///< Of the intrinsic.
  PatternBytes Bytes;
  uint32_t ImmArgs; ///< A bit per argument that must be an immediate.
  unsigned Spaces;  ///< A bit per address space to which pointers may point;
                    ///< 0 means all.
  bool InRegisters; ///< ptxas takes its constants from registers only.

  /// Whether \p Space is one of Spaces.
  bool takesSpace(unsigned Space) const {
    return !Spaces || (Space < 16 && (Spaces >> Space & 1));
  }
};

/// Prints \p CI by the pattern of its row. \returns whether it could be
/// printed; otherwise, it has been reported.
bool printPattern(FunctionEmitter &E, const llvm::CallInst &CI,
                  const PatternFacts &Row);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_PATTERNPRINTER_H
