//===- RegisterUse.h - Registers that wgmma works on ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Async Proxy" and "wgmma.fence" of the warpgroup-level matrix
// instructions: wgmma.mma_async reads and writes registers until the thread has
// waited for its group, and wgmma.fence must be between other accesses to them
// and the instruction.
//
// Registers of tcgen05.ld need no such rule: the ISA orders them by their
// dependencies.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_REGISTERUSE_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_REGISTERUSE_H

#include "Machine/Engine/Exec.h"
#include "Machine/Findings/Reporter.h"

namespace opennvvm::ptxmachine {

/// Finds wgmma-registers and wgmma-fence.
class RegisterUse {
public:
  /// \p P is what will run.
  RegisterUse(Reporter &Report, const Program &P);

  /// \p C is about to run.
  void beginCta(Cta &C) const;
  /// The thread of \p X is about to execute \p I, unless its predicate prevents
  /// it.
  void step(Exec &X, const Instruction &I) {
    if (HasProducts && !X.isSkipped(I))
      check(X, I);
  }

private:
  void check(Exec &X, const Instruction &I);
  void checkUse(Exec &X, const Instruction &I, uint32_t Register,
                bool IsWritten);
  void checkFence(Exec &X, const Instruction &I, uint32_t Register);

  Reporter &Report;
  bool HasProducts = false; ///< The program has wgmma.mma_async.
  std::vector<uint32_t> Listed;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_REGISTERUSE_H
