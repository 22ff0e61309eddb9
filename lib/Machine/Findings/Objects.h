//===- Objects.h - mbarriers and tensor memory ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Objects that a program makes and ends: mbarriers and allocations in tensor
// memory. What is done to one that is not there, or that it cannot take, is a
// finding with the place where the object began or ended.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_OBJECTS_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_OBJECTS_H

#include "Machine/Engine/Observer.h"
#include "Machine/Findings/Reporter.h"
#include <map>

namespace opennvvm::ptxmachine {

/// Finds what is wrong with objects.
class Objects {
public:
  explicit Objects(Reporter &Report) : Report(Report) {}

  void beginGrid() { Barriers.clear(); }
  /// Forgets the objects of \p C, which has ended.
  void endCta(const Cta &C);
  /// Keeps where mbarriers begin and end.
  void mbarrier(Exec &X, const uint8_t *Bytes, BarrierEvent Event);
  /// \p X accesses \p Size bytes of shared memory as data.
  void access(Exec &X, const uint8_t *Bytes, unsigned Size, bool IsRead) {
    if (!Barriers.empty())
      check(X, Bytes, Size, IsRead);
  }
  void misuse(Exec &X, Misuse Kind, const llvm::Twine &What,
              const void *Object);
  void leak(Exec &X, const Instruction &I, const llvm::Twine &What);

private:
  void check(Exec &X, const uint8_t *Bytes, unsigned Size, bool IsRead);

  /// Where an mbarrier has begun, or, if it has ended, where that was.
  struct Life {
    Party At;
    bool HasEnded = false;
  };
  Reporter &Report;
  std::map<const uint8_t *, Life> Barriers;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_OBJECTS_H
