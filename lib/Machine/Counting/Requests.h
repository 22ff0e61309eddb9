//===- Requests.h - The accesses of one warp together -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_COUNTING_REQUESTS_H
#define OPENNVVM_LIB_MACHINE_COUNTING_REQUESTS_H

#include "Machine/Counting/Counts.h"
#include <array>
#include <deque>

namespace opennvvm::ptxmachine {

/// The addresses of the lanes that execute one instruction together.
struct Request {
  uint32_t Mask = 0;
  unsigned Size = 0; ///< Bytes of each lane.
  std::array<uint64_t, 32> Address;
};

/// Adds the sectors of \p R to \p C.
void countSectors(const Request &R, InstructionCount &C);
/// Adds what the banks of shared memory do for \p R to \p C. They are 32 words
/// wide; accesses of 8 and 16 bytes are served by halves and quarters of the
/// warp.
void countWavefronts(const Request &R, InstructionCount &C);

/// The requests of one instruction in one warp. Threads run one after another,
/// so lanes come at different times: the n-th execution by each lane belongs to
/// the n-th request.
class RequestQueue {
public:
  /// Lane \p Lane executes the instruction for the time \p Number, from 0.
  /// \param Full the lanes of the warp.
  /// \param Done is called with requests that are complete.
  template <typename Fn>
  void add(unsigned Lane, uint64_t Number, uint64_t Address, unsigned Size,
           uint32_t Full, Fn Done) {
    if (Number < First)
      return; // It came so late that its request was counted without it.
    while (Open.size() <= Number - First)
      Open.emplace_back();
    Request &R = Open[Number - First];
    R.Mask |= 1u << Lane;
    R.Size = Size;
    R.Address[Lane] = Address;
    while (!Open.empty() && (Open.front().Mask == Full || Open.size() > Most))
      take(Done);
  }

  /// Counts what is left.
  template <typename Fn> void finish(Fn Done) {
    while (!Open.empty())
      take(Done);
  }

private:
  /// A lane that runs alone would keep every request open.
  static constexpr size_t Most = 1024;

  template <typename Fn> void take(Fn Done) {
    if (Open.front().Mask)
      Done(Open.front());
    Open.pop_front();
    ++First;
  }

  std::deque<Request> Open;
  uint64_t First = 0; ///< The number of the first of them.
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_COUNTING_REQUESTS_H
