//===- PtxIndex.h - Where things are in PTX ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_PTXINDEX_H
#define OPENNVVM_LIB_DRIVER_PTXINDEX_H

#include "opennvvm/Pipeline/LineMarks.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace opennvvm {

/// A function that PTX defines.
struct PtxFunction {
  std::string Name;
  bool IsKernel = false;
  unsigned FirstLine = 0, LastLine = 0;
  // Registers that it declares.
  unsigned Pred = 0, B16 = 0, B32 = 0, B64 = 0, B128 = 0;
  unsigned FrameBytes = 0; ///< Of its variables in local memory.
};

/// An instruction, and where it comes from.
struct PtxLine {
  unsigned Line = 0;      ///< In the PTX.
  unsigned InputLine = 0; ///< In the module that was read.
  size_t Function = 0;    ///< Of PtxIndex::Functions.
  std::string IR;         ///< Empty if it is not known.
  unsigned File = 0;      ///< Of PtxIndex::Files.
  unsigned UserLine = 0, UserColumn = 0;
};

/// Functions and instructions of one PTX text.
struct PtxIndex {
  std::string Version, Target;
  std::vector<PtxFunction> Functions;
  std::vector<PtxLine> Lines;
  std::vector<std::string> Files; ///< By number; empty where there is none.
};

/// Reads \p Text, which this library has written.
/// \param Marks as takeLineMarks() gives them.
PtxIndex indexPtx(llvm::StringRef Text, llvm::ArrayRef<LineMark> Marks);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_PTXINDEX_H
