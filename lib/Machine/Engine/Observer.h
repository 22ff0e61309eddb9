//===- Observer.h - What happens while a grid runs --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine executes and knows no rules beyond those that make a result
// undefined. Whoever looks for races or counts instructions listens here.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_OBSERVER_H
#define OPENNVVM_LIB_MACHINE_ENGINE_OBSERVER_H

#include "Machine/Program.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdint>

namespace opennvvm::ptxmachine {

struct AsyncOperation;
struct Cluster;
struct Cta;
struct Exec;
struct Frame;
struct Launch;
struct Thread;

/// What an instruction does to a range of memory (PTX ISA, "Memory Consistency
/// Model").
struct Access {
  enum KindTy : uint8_t { Read, Write, Atomic } Kind = Read;
  MemoryOrder Order = MemoryOrder::Weak;
  ThreadScope Scope = ThreadScope::None;
  MemoryProxy Proxy = MemoryProxy::Generic;

  static Access of(KindTy Kind, const Mods &M) {
    return {Kind, M.Order, M.Scope, MemoryProxy::Generic};
  }
};

/// What synchronizes: a barrier of a CTA, the barrier of a cluster, or an
/// mbarrier. Barriers that are used again are the same object.
struct SyncObject {
  const void *Home; ///< The CTA, the cluster's first CTA, or the mbarrier's
                    ///< bytes.
  unsigned Number;  ///< Of bar; ClusterBarrier or Mbarrier otherwise.
  static constexpr unsigned ClusterBarrier = 16, Mbarrier = 17;
};

/// What the PTX ISA gives no meaning, besides accesses where nothing is.
enum class Misuse : uint8_t {
  BarrierInit,  ///< mbarrier.init of what is an mbarrier already.
  BarrierUse,   ///< An operation on what is no mbarrier.
  BarrierCount, ///< Arrivals or bytes that the mbarrier cannot count.
  ThreadCount,  ///< A number of threads that others of the barrier do not name.
  TensorFree,   ///< Tensor memory that is not there to be given back.
  TensorLeak    ///< Tensor memory that a block has kept.
};

/// What an instruction does to an mbarrier.
enum class BarrierEvent : uint8_t { Init, Wait, Update, Invalidate };

class Observer {
public:
  virtual ~Observer();

  /// The grid \p L of \p F is about to run, or has ended.
  virtual void beginGrid(const Launch &L, const Function &F) {}
  virtual void endGrid() {}
  /// What follows is of \p C, until another cluster is entered.
  virtual void enterCluster(const Cluster &C) {}
  /// \p C is about to run, or has ended.
  virtual void beginCta(Cta &C) {}
  virtual void endCta(Cta &C) {}

  /// \p T is about to execute \p I.
  virtual void step(Exec &X, const Instruction &I) {}

  /// \p Size bytes of memory, which are at \p Bytes in this process, are
  /// accessed by the thread of \p X, or by X.Operation if it is set. \p Address
  /// is what the program says, in \p Sp. \returns what is read or written,
  /// which is \p Bytes unless the memory model lets a strong access see another
  /// value or take a place before the last one; null after Exec::fail().
  virtual uint8_t *access(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                          unsigned Size, const Access &How) {
    return Bytes;
  }

  /// There is no such memory, or \p Address is not a multiple of \p Align; the
  /// program ends.
  virtual void refuse(Exec &X, Space Sp, uint64_t Address, unsigned Size,
                      unsigned Align) {}
  /// The thread of \p X, or X.Operation, does what \p Kind says to \p Object,
  /// the bytes of an mbarrier or null; the program ends, unless \p Kind is
  /// BarrierInit or ThreadCount. \p What is the error.
  virtual void misuse(Exec &X, Misuse Kind, const llvm::Twine &What,
                      const void *Object) {}
  /// The thread of \p X has allocated tensor memory of its CTA by \p I, and
  /// the CTA has ended without freeing it; the program ends.
  virtual void leak(Exec &X, const Instruction &I, const llvm::Twine &What) {}
  /// The thread of \p X, or X.Operation, does \p Event to the mbarrier whose
  /// eight bytes are at \p Bytes. \p Address is what the program says, in \p
  /// Sp.
  virtual void mbarrier(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                        BarrierEvent Event) {}
  /// Tensor memory, which is at \p Bytes in this process, was allocated by the
  /// thread of \p X.
  virtual void allocate(Exec &X, const uint8_t *Bytes, uint64_t Size) {}

  /// All \p Waiting threads, of which \p X is the first, wait for what cannot
  /// happen; the program ends.
  virtual void deadlock(Exec &X, llvm::ArrayRef<Thread *> Waiting) {}

  /// The thread has entered the function of its innermost frame, or has
  /// returned from \p Done, whose results it has.
  virtual void enter(Exec &X) {}
  virtual void leave(Exec &X, const Frame &Done) {}

  /// fence, membar and the fences of proxies and of tcgen05.
  virtual void fence(Exec &X, const Instruction &I) {}
  /// bar.warp.sync and the .aligned waits of a warp: all of \p Threads have
  /// arrived.
  virtual void syncWarp(llvm::ArrayRef<Thread *> Threads) {}
  /// The thread, or X.Operation, has arrived at \p Object.
  virtual void arrive(Exec &X, const SyncObject &Object) {}
  /// The phase of \p Object that has received all arrivals has ended.
  virtual void complete(const SyncObject &Object) {}
  /// The thread has seen that the last phase of \p Object has ended.
  virtual void wait(Exec &X, const SyncObject &Object) {}

  /// The thread of \p X has started \p Operation.
  virtual void begin(Exec &X, AsyncOperation &Operation) {}
  /// The thread of \p X knows that \p Operation is done: it has waited for the
  /// group that the operation belongs to. With \p OnlyReads, it knows that the
  /// operation has read its sources.
  virtual void join(Exec &X, AsyncOperation &Operation, bool OnlyReads) {}
  /// The CTA of \p Operation has ended, and nobody has waited for it.
  virtual void abandon(AsyncOperation &Operation) {}
  /// \p Operation is done; nothing refers to it after this call.
  virtual void end(AsyncOperation &Operation) {}
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_OBSERVER_H
