//===- Counter.h - Counts what is executed ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_COUNTING_COUNTER_H
#define OPENNVVM_LIB_MACHINE_COUNTING_COUNTER_H

#include "Machine/Counting/Requests.h"
#include "Machine/Engine/Observer.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace opennvvm::ptxmachine {

/// Counts instructions, sectors and bank conflicts of everything that runs.
class Counter final : public Observer {
public:
  explicit Counter(const Program &P) : P(P) {}

  void endCta(Cta &C) override;
  void step(Exec &X, const Instruction &I) override;
  uint8_t *access(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                  unsigned Size, const Access &) override {
    count(X, Sp, Address, Size);
    return Bytes;
  }

  /// What was counted since the last call, by line.
  std::vector<InstructionCount> take();

private:
  void count(Exec &X, Space Sp, uint64_t Address, unsigned Size);

  /// One instruction in one warp.
  struct WarpPart {
    std::array<uint32_t, 32> Executed = {}; ///< By each lane.
    std::array<uint32_t, 32> Issued = {};   ///< Asynchronous accesses.
    RequestQueue Requests;
    bool IsShared = false;
  };
  struct Part {
    InstructionCount Count;
    llvm::DenseMap<std::pair<const Cta *, unsigned>, WarpPart> Warps;
  };

  Part &partOf(const Instruction &I);
  void finish(Part &In, WarpPart &Warp);

  const Program &P;
  llvm::DenseMap<const Instruction *, Part> Parts;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_COUNTING_COUNTER_H
