//===- Findings.h - Looks for broken rules ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_FINDINGS_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_FINDINGS_H

#include "Machine/Findings/Races.h"

namespace opennvvm::ptxmachine {

/// Listens to what happens, and keeps what is wrong with it.
class Findings final : public Observer {
public:
  explicit Findings(const FindingOptions &Options)
      : Options(Options), Report(Options.Limit), Order(Report) {}

  void beginGrid(const Launch &L, const Function &F) override;
  void endGrid() override;
  void beginCta(Cta &C) override;
  void endCta(Cta &C) override;
  bool access(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
              unsigned Size, const Access &How) override;
  void refuse(Exec &X, Space Sp, uint64_t Address, unsigned Size,
              unsigned Align) override;
  void deadlock(llvm::ArrayRef<Thread *> Waiting) override;
  void fence(Exec &X, const Instruction &I) override;
  void syncWarp(llvm::ArrayRef<Thread *> Threads) override;
  void arrive(Exec &X, const SyncObject &Object) override;
  void complete(const SyncObject &Object) override;
  void wait(Exec &X, const SyncObject &Object) override;
  void begin(Exec &X, AsyncOperation &Operation) override;
  void join(Exec &X, AsyncOperation &Operation, bool OnlyReads) override;
  void abandon(AsyncOperation &Operation) override;
  void end(AsyncOperation &Operation) override;

  std::vector<Finding> take() { return Report.take(); }

private:
  FindingOptions Options;
  Reporter Report;
  Races Order;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_FINDINGS_H
