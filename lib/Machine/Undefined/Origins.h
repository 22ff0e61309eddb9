//===- Origins.h - Where undefined bits come from ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_UNDEFINED_ORIGINS_H
#define OPENNVVM_LIB_MACHINE_UNDEFINED_ORIGINS_H

#include "llvm/ADT/DenseMap.h"
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <tuple>

namespace opennvvm::ptxmachine {

struct Exec;
struct Party;
struct Program;

/// A number of an origin; 0 is none.
using OriginId = uint32_t;

/// Where an instruction got undefined bits from, or stored them.
struct Origin {
  enum KindTy : uint8_t {
    None,
    // What nothing has written since it began to exist. The numbers of these
    // are also those of origins whose bits no instruction has read yet.
    Register,
    Shared,
    Local,
    Tensor,
    Global,
    Lane, ///< What a shuffle gets from a lane that takes no part.
    /// Undefined bits were written to memory here.
    Stored,
    NumKinds
  };
  KindTy Kind = None;
  uint32_t Line = 0;
  OriginId Before = 0; ///< Of Stored: where the bits come from, not Stored.
  const Program *Code = nullptr; ///< What Line is a line of.
  std::string Kernel;
  // The first thread that did it.
  unsigned Block[3] = {0, 0, 0}, Thread[3] = {0, 0, 0};
};

/// All origins, each line once for each cluster. Threads may share it.
class Origins {
public:
  Origins();
  Origins(const Origins &Other) { *this = Other; }
  /// No other thread uses either of the two.
  Origins &operator=(const Origins &Other) {
    List = Other.List;
    Known = Other.Known;
    return *this;
  }

  const Origin &operator[](OriginId Id) const {
    std::lock_guard<std::mutex> Held(Lock);
    return List[Id]; // It stays where it is.
  }
  /// The origin of undefined bits that the thread of \p X now reads: \p From
  /// itself if something has read them before.
  OriginId read(const Exec &X, const std::string &Kernel, OriginId From) {
    return From >= Origin::Stored ? From
                                  : add(X, Kernel, Origin::KindTy(From), 0);
  }
  /// The origin of what the thread of \p X stores now.
  OriginId store(const Exec &X, const std::string &Kernel, OriginId From);

private:
  OriginId add(const Exec &X, const std::string &Kernel, Origin::KindTy Kind,
               OriginId Before);

  mutable std::mutex Lock;
  std::deque<Origin> List;
  /// By kind, line, what was before, cluster and program.
  llvm::DenseMap<
      std::tuple<unsigned, unsigned, unsigned, uint64_t, const void *>,
      OriginId>
      Known;
};

/// What bits of \p Kind are: "shared memory that nothing has written".
const char *describe(Origin::KindTy Kind);

/// The thread that \p O is about, and \p What it did.
Party partyOf(const Origin &O, const std::string &What);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_UNDEFINED_ORIGINS_H
