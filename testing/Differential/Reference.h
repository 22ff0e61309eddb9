//===- Reference.h - Kernels run on the host --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The other side of the comparison: the same IR, compiled by LLVM for the host.
// Address spaces need no rewriting, since the host's backend treats all small
// ones alike. What a GPU provides (thread identity, barriers, shuffles) becomes
// calls of the harness, and the threads of a block are fibers.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_REFERENCE_H
#define OPENNVVM_TESTING_DIFFERENTIAL_REFERENCE_H

#include "Kernel.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/IRBuilder.h"
#include <atomic>
#include <memory>

namespace llvm::orc {
class LLJIT;
} // namespace llvm::orc

namespace opennvvm::differential {

/// Turns \p M, a device module, into a host module: target, calling
/// conventions, calls of the harness, and a function "launch" that takes
/// pointers to the kernel's arguments. An error names anything that has no
/// counterpart.
llvm::Error moveToHost(llvm::Module &M);

/// The results of inline assembly \p Call, executed by instructions that \p B
/// creates.
llvm::Value *executeAssembly(llvm::CallInst &Call, llvm::IRBuilder<> &B);

class Reference {
public:
  static llvm::Expected<std::unique_ptr<Reference>> create();
  ~Reference();
  /// Runs the kernel of the device module \p Text (IR) on \p In.
  /// \param Other uses another of the host's code generators as a second
  /// opinion, since they have defects too.
  llvm::Expected<Outputs> run(llvm::StringRef Text, const Inputs &In,
                              bool Other = false);

  /// Has \p Flag set while the host's code generators run, which may crash.
  void tellWhenCompiling(std::atomic<bool> &Flag) { IsCompiling = &Flag; }

private:
  Reference(std::unique_ptr<llvm::orc::LLJIT> JIT,
            std::unique_ptr<llvm::orc::LLJIT> OtherJIT);
  std::unique_ptr<llvm::orc::LLJIT> JIT, OtherJIT;
  unsigned Runs = 0;
  std::atomic<bool> *IsCompiling = nullptr;
};

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_REFERENCE_H
