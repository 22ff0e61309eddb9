//===- Check.h - What the emitter would refuse ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds everything in a module as it was read that emission would reject,
// without printing the module. Declarations are checked by the same code that
// the emitter calls. Most instructions are known to be printable by their
// opcode, types and callee; the few others are given to the emitter itself,
// once for each form: Trial stands for that.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_CHECK_H
#define OPENNVVM_LIB_PTX_CHECK_H

#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Support/Unsound.h"
#include <memory>

namespace llvm {
class Constant;
class Instruction;
class Value;
} // namespace llvm

namespace opennvvm {
class LiveCode;
} // namespace opennvvm

namespace opennvvm::ptx {

/// What will happen to the module after the check.
struct EmissionPlan {
  bool HasLibdevice = false; ///< Libdevice is linked; it has the math functions
                             ///< that PTX lacks.
  bool IsOptimized = false;  ///< Calls that ask for messages may be removed
                             ///< before they print.
  bool IsEmitted = false;    ///< The emitter will report its warnings itself.
  /// Functions that LLVM's verifier rejected; may be null.
  const UnsoundFunctions *Unsound = nullptr;
  /// What remains of the module when it is emitted; null for all of it.
  const LiveCode *Live = nullptr;
};

/// Whether functions of \p M have values of types that must not reach any pass
/// for PTX: vectors of unknown length, types of other targets. EmissionCheck
/// reports them.
bool hasForeignTypes(const llvm::Module &M);

/// Reports code of \p M, as it was read, that accesses textures, surfaces and
/// samplers as if they were memory. Only this check does: where an optimization
/// finds such an access, it is printed so that ptxas takes it. Functions in \p
/// Unsound and what is not in \p Live are skipped; both may be null.
void checkHandles(const llvm::Module &M, const UnsoundFunctions *Unsound,
                  const LiveCode *Live, DiagnosticEngine &Diags);

/// Tells what only printing can. It takes lowering and preparing as well, which
/// is why this room only says what it needs to know.
class Trial {
public:
  virtual ~Trial();
  /// The findings of printing \p I; \p I is neither a phi nor a terminator.
  virtual llvm::ArrayRef<Diagnostic> of(const llvm::Instruction &I) = 0;
  /// The findings of printing a use of \p C.
  virtual llvm::ArrayRef<Diagnostic> of(const llvm::Constant &C) = 0;
};

/// The value from which \p Pointer has a known offset.
const llvm::Value *baseOf(const llvm::Value *Pointer);

class EmissionCheck {
public:
  /// \param Tries is asked about \p M and must outlive the check.
  EmissionCheck(const llvm::Module &M, const Target &T,
                const EmitterOptions &Options, EmissionPlan Plan, Trial &Tries);
  ~EmissionCheck();

  /// Reports under the current profile of \p Diags. Places that already have a
  /// finding of the verifier are skipped. To report several profiles, call it
  /// again; the module is only inspected once.
  void report(DiagnosticEngine &Diags);

  /// Whether only compiling the module tells if it can be emitted: parts of it
  /// depend on each other, or it queries the machine and has code that cannot
  /// be emitted for every machine.
  bool dependsOnTheWhole();

private:
  class Impl;
  std::unique_ptr<Impl> I;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_CHECK_H
