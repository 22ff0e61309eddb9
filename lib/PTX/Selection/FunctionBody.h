//===- FunctionBody.h - The body of a function ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_FUNCTIONBODY_H
#define OPENNVVM_LIB_PTX_SELECTION_FUNCTIONBODY_H

#include "FunctionEmitter.h"
#include "LoopHints.h"

namespace llvm {
class DILocation;
} // namespace llvm

namespace opennvvm::ptx {

class DwarfInfo;
class FunctionDebug;
class LineTable;

/// Prints the bodies of functions: one walk over the blocks of each, one
/// dispatch per instruction. A value that is folded into its users costs
/// nothing.
class FunctionBody {
public:
  FunctionBody(const ModuleContext &Ctx, const LineTable &Lines,
               const DwarfInfo &Dwarf, TypeTable &Types);

  /// Prints the body of \p F, from "{" to "}". \p Index numbers the function
  /// in labels and in the name of its local depot.
  void print(const llvm::Function &F, unsigned Index, Writer &To);

private:
  void printBlock(const llvm::BasicBlock &BB);
  void finishDebug(Writer &Body);
  void printPrologue(Writer &To);
  void annotate(const llvm::Instruction &I);
  void locate(const llvm::Instruction &I);

  const LineTable &Lines;
  const DwarfInfo &Dwarf;
  FunctionEmitter E;
  LoopHints Loops;
  bool HasLines = false;
  const llvm::DILocation *LastLocation = nullptr;
  FunctionDebug *Debug = nullptr; ///< Where DWARF sections are printed.
  llvm::SmallVector<char, 0> Text;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_FUNCTIONBODY_H
