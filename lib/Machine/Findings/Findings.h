//===- Findings.h - Looks for broken rules ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_FINDINGS_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_FINDINGS_H

#include "Machine/Findings/Objects.h"
#include "Machine/Findings/Races.h"
#include "Machine/Findings/RegisterUse.h"
#include "Machine/Undefined/UndefinedBits.h"
#include <optional>

namespace opennvvm::ptxmachine {

/// Listens to what happens, and keeps what is wrong with it.
class Findings final : public Observer {
public:
  Findings(const FindingOptions &Options, const Program &P);

  void beginGrid(const Launch &L, const Function &F) override;
  void endGrid() override;
  void enterCluster(const Cluster &C) override;
  void beginCta(Cta &C) override;
  void endCta(Cta &C) override;
  void step(Exec &X, const Instruction &I) override {
    if (Options.Races)
      Registers.step(X, I);
    if (Bits)
      Bits->step(X, I);
  }
  void enter(Exec &X) override {
    if (Bits)
      Bits->enter(X);
  }
  void leave(Exec &X, const Frame &Done) override {
    if (Bits)
      Bits->leave(X, Done);
  }
  uint8_t *access(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                  unsigned Size, const Access &How) override;
  void refuse(Exec &X, Space Sp, uint64_t Address, unsigned Size,
              unsigned Align) override;
  void misuse(Exec &X, Misuse Kind, const llvm::Twine &What,
              const void *Object) override;
  void leak(Exec &X, const Instruction &I, const llvm::Twine &What) override;
  void mbarrier(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                BarrierEvent Event) override;
  void allocate(Exec &X, const uint8_t *Bytes, uint64_t Size) override;
  void deadlock(Exec &X, llvm::ArrayRef<Thread *> Waiting) override;
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
  /// Another one, which shares nothing but the undefined bits of memory with
  /// this one.
  std::unique_ptr<Findings> beside() const {
    return std::make_unique<Findings>(Options, P);
  }
  /// Takes what \p Other has found, of other clusters of the same grid.
  void add(Findings &Other) { Report.add(Other.Report); }
  /// Null if undefined bits are not followed.
  UndefinedBits *bits() { return Bits ? &*Bits : nullptr; }

private:
  const Program &P;
  FindingOptions Options;
  Reporter Report;
  Races Order;
  Objects Made;
  RegisterUse Registers;
  std::optional<UndefinedBits> Bits;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_FINDINGS_H
