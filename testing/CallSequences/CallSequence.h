//===- CallSequence.h - Random calls of both C interfaces -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sequence of bytes is read as calls of nvvm.h and opennvvm.h with handles
// that are alive, dead, of another kind, null or invented, with modules that
// are good, bad or damaged, and with known and unknown options. Every answer is
// compared with what the headers promise.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_CALLSEQUENCES_CALLSEQUENCE_H
#define OPENNVVM_TESTING_CALLSEQUENCES_CALLSEQUENCE_H

#include "opennvvm-c/nvvm.h"
#include "opennvvm-c/opennvvm.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <atomic>
#include <string>

namespace calls {

/// Numbers that the bytes of a sequence stand for; 0 after its end.
class Choices {
public:
  explicit Choices(llvm::ArrayRef<uint8_t> Bytes) : Bytes(Bytes) {}

  bool atEnd() const { return Bytes.empty(); }
  unsigned byte();
  /// A number below \p End, which is at most 256.
  unsigned below(unsigned End) { return byte() % End; }
  bool chance(unsigned OneIn) { return below(OneIn) == OneIn - 1; }
  llvm::StringRef bytes(size_t Count);

private:
  llvm::ArrayRef<uint8_t> Bytes;
};

/// The handles of one kind. Several threads may use them.
template <typename H> struct Handles {
  static constexpr unsigned Count = 4;
  std::atomic<H> Slots[Count] = {};
  std::atomic<H> Dead = nullptr; ///< The last one that was destroyed.
};

/// What one or several sequences work with.
struct World {
  /// With a program and a context.
  explicit World(bool IsShared);
  World(const World &) = delete;
  World &operator=(const World &) = delete;
  /// Destroys what is alive.
  ~World();

  /// Whether others make calls at the same time, so that less is known about
  /// the answers.
  const bool IsShared;
  Handles<nvvmProgram> Programs;
  Handles<opennvvmContext> Contexts;
  Handles<opennvvmModule> Modules;
  Handles<opennvvmResult> Results;
};

/// A handle for a call, and what is known about it.
template <typename H> struct Choice {
  H Handle = nullptr;
  std::atomic<H> *Slot = nullptr; ///< Where it was found, if it was alive.
};

/// A handle of \p From, or one that is not alive.
/// \param Foreign is of another kind.
template <typename H, typename Other>
Choice<H> pickHandle(Choices &C, Handles<H> &From, Handles<Other> &Foreign) {
  Choice<H> Picked;
  unsigned Which = C.below(32);
  switch (Which) {
  default:
    // The first that is alive, if any is.
    for (unsigned I = 0; I != Handles<H>::Count && !Picked.Handle; ++I) {
      Picked.Slot = &From.Slots[(Which + I) % Handles<H>::Count];
      Picked.Handle = *Picked.Slot;
    }
    if (!Picked.Handle)
      Picked.Slot = nullptr;
    return Picked;
  case 28:
    Picked.Handle = From.Dead;
    return Picked;
  case 29:
    Picked.Handle = reinterpret_cast<H>(Foreign.Slots[0].load());
    return Picked;
  case 30:
  case 31:
    // Numbers that no table gives out: they are too small.
    // NOLINTNEXTLINE(performance-no-int-to-ptr): a handle is a number.
    Picked.Handle = reinterpret_cast<H>(uintptr_t(C.byte()) << C.below(24));
    return Picked;
  }
}

/// Ends the process unless \p Holds; \p What says what should have been.
void expect(bool Holds, const char *What);

/// Destroys \p Old, which is alive and in no slot any more.
template <typename H, typename DestroyFn>
void destroyHandle(Handles<H> &Of, H Old, DestroyFn Destroy) {
  H Handle = Old;
  expect(Destroy(&Handle) == 0 && !Handle, "destroyed");
  Of.Dead = Old;
}

/// Keeps \p New in one of the slots, and destroys what was there.
template <typename H, typename DestroyFn>
void keepHandle(Choices &C, Handles<H> &In, H New, DestroyFn Destroy) {
  if (H Old = In.Slots[C.below(Handles<H>::Count)].exchange(New))
    destroyHandle(In, Old, Destroy);
}

/// Destroys one of \p From, or tries to destroy what is not alive.
template <typename H, typename Other, typename Code>
void destroyPicked(Choices &C, Handles<H> &From, Handles<Other> &Foreign,
                   Code (*Destroy)(H *), Code OfDead) {
  Choice<H> Picked = pickHandle(C, From, Foreign);
  if (Picked.Slot)
    Picked.Handle = Picked.Slot->exchange(nullptr);
  if (Picked.Slot && Picked.Handle)
    destroyHandle(From, Picked.Handle, Destroy);
  else
    expect(Destroy(&Picked.Handle) == OfDead, "refused to destroy");
}

/// The bytes of a module, good or bad.
std::string pickModule(Choices &C);

/// One call of nvvm.h, or a few that belong together.
void callNvvm(Choices &C, World &W);
/// The same for opennvvm.h.
void callOpenNVVM(Choices &C, World &W);

/// Makes the calls that \p Bytes stand for.
void runSequence(llvm::ArrayRef<uint8_t> Bytes, World &W);

} // namespace calls

#endif // OPENNVVM_TESTING_CALLSEQUENCES_CALLSEQUENCE_H
