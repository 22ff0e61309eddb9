//===- Emitter.h - LLVM IR to PTX text --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a module as PTX, directly from the IR: one pass over the instructions
// of a module that prepareModule() (opennvvm/Prepare/Prepare.h) has processed.
// Anything that cannot be printed is a diagnostic with a rule ID.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PTX_EMITTER_H
#define OPENNVVM_PTX_EMITTER_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <functional>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm::ptx {

/// Begins each comment that EmitterOptions::MarkLines asks for. Text of the
/// user has no such characters.
inline constexpr llvm::StringLiteral LineMark = "//\x01";

/// Which sections of debug information there are.
enum class DwarfStyle : uint8_t {
  /// Those of compile units with full debug information.
  Plain,
  /// Also those of units with line tables only, which name the unit and what
  /// was inlined. NVIDIA's library prints these for machines before sm_100.
  NVVM,
  /// The same, with tables of names in place of .debug_macinfo. NVIDIA's
  /// library prints these for newer machines.
  NewerNVVM,
};

struct EmitterOptions {
  /// The level that prepareModule() got: 0 or 2. It is spelled as in llc.
  unsigned OptLevel = 2;
  bool Annotate = false; ///< Print the IR as comments.
  /// Print a line before the text of each instruction of the IR: LineMark and
  /// the line of the input that the instruction is from, or 0 if it is not
  /// known. takeLineMarks() removes these again. Only in one thread.
  bool MarkLines = false;
  bool StrictAtomics = false; ///< LLVM's full memory model on every atomic.
  bool AllowCyclicGlobals = false; ///< Forward-declare globals in a cycle.
  DwarfStyle Dwarf = DwarfStyle::Plain;
  /// The least percentage of used entries in a jump table; above 100, there are
  /// no tables.
  unsigned JumpTableDensity = 40;
  /// Whether parts of a switch may become tables where all of it may not.
  bool PartialJumpTables = true;
  /// Threads that print functions; the output does not depend on it.
  unsigned Threads = 1;
  /// Asked before each function whether to stop; then the text is not complete.
  /// May be empty. Any thread may ask.
  std::function<bool()> ShouldStop;
};

/// Prints \p M, which prepareModule() has processed, for \p T.
///
/// \param [out] Out receives the text of the whole module; unspecified if
/// errors were reported.
/// \returns true if no error was reported to \p Diags. Follows the PTX ISA,
/// chapters 4 to 11.
bool emitModule(const llvm::Module &M, const Target &T,
                const EmitterOptions &Options, DiagnosticEngine &Diags,
                llvm::SmallVectorImpl<char> &Out);

} // namespace opennvvm::ptx

#endif // OPENNVVM_PTX_EMITTER_H
