//===- UndefinedBits.h - Follows bits that nobody has written ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As MemorySanitizer does: every bit of a register or of memory has a shadow,
// which instructions carry along. Undefined bits may be loaded, moved and
// stored. They are reported where an address, a branch, the predicate of an
// access, a mask of threads or what the host reads depends on them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_UNDEFINED_UNDEFINEDBITS_H
#define OPENNVVM_LIB_MACHINE_UNDEFINED_UNDEFINEDBITS_H

#include "Machine/Engine/Observer.h"
#include "Machine/Undefined/ShadowMemory.h"
#include <memory>
#include <vector>

namespace opennvvm::ptxmachine {

struct Frame;
struct Group;
class Reporter;

/// The shadow of what belongs to a thread.
struct ThreadBits {
  std::vector<Word> Registers; ///< As those of Thread.
  std::vector<OriginId> From;
  std::vector<uint8_t> Local; ///< As that of Thread.
  std::vector<OriginId> LocalFrom;
  bool Carry = true;
};

struct FlowRow;

/// What an instruction reads and writes.
struct FlowPlan {
  const FlowRow *Row = nullptr;
  uint32_t FirstIn = 0, NumIn = 0;   ///< Registers, in FunctionPlans::Pool.
  uint32_t FirstOut = 0, NumOut = 0; ///< The same.
  bool Always = false; ///< As that of the row, or it sets the carry flag.
};
struct FunctionPlans {
  std::vector<FlowPlan> Plans; ///< By instruction.
  std::vector<uint32_t> Pool;
};

/// A set of undefined bits, and where they come from.
struct Undefined {
  Word Bits = 0;
  OriginId From = 0;
};

class UndefinedBits {
public:
  UndefinedBits(Reporter &Report, const Program &P,
                std::shared_ptr<UndefinedMemory> Memory);
  ~UndefinedBits();

  void beginGrid(const Function &F);
  void beginCta(Cta &C);
  void endCta(Cta &C);
  void step(Exec &X, const Instruction &I);
  void access(Exec &X, Space Sp, uint8_t *Bytes, unsigned Size,
              const Access &How);
  /// The thread has entered the function of its innermost frame.
  void enter(Exec &X);
  /// The thread has returned from \p Done, whose results it has.
  void leave(Exec &X, const Frame &Done);
  /// Tensor memory of \p C was allocated.
  void allocate(const Cta &C, const uint8_t *Bytes, uint64_t Size);
  /// An asynchronous operation of \p X combines \p Count elements of type \p T
  /// at \p To with those at \p With, whose shadow is \p Shadow. To be called
  /// before it does.
  void combine(Exec &X, AtomOp Op, Ty T, const uint8_t *To, const uint8_t *With,
               const uint8_t *Shadow, OriginId From, unsigned Count);
  /// A texture instruction has read a texel at \p Bytes, of \p Channels
  /// components of \p Width bytes.
  void readTexel(Exec &X, const uint8_t *Bytes, unsigned Width,
                 unsigned Channels);
  /// sust.p has written one.
  void writeTexel(Exec &X, const uint8_t *Bytes, unsigned Width,
                  unsigned Channels);
  /// The threads of \p G are about to execute \p I together.
  void together(Group &G, const Instruction &I);
  /// Memory has begun to exist, or has ended.
  void begin(const uint8_t *Bytes, uint64_t Size, Origin::KindTy Kind);
  void end(const uint8_t *Bytes, uint64_t Size);
  /// The host reads memory, which may have padding that nobody has to write.
  void output(const uint8_t *Bytes, uint64_t Size, bool MayHavePadding);

  /// A copy of what is known of memory, and the way back to it. No other thread
  /// follows undefined bits meanwhile.
  std::unique_ptr<UndefinedMemory> save() const;
  void restore(const UndefinedMemory &Saved);

  // For instructions that carry bits along themselves.
  Undefined get(const Exec &X, const Operand &O, unsigned Bits = 128) const;
  void set(Exec &X, const Operand &O, const Undefined &U);
  /// The same of a register that is not in the running function.
  void set(Thread &T, size_t Register, const Undefined &U);
  Undefined get(const Thread &T, size_t Register) const;
  /// The shadow of memory; \returns its origin, which is 0 if all is defined.
  OriginId read(const Exec &X, const uint8_t *Bytes,
                llvm::MutableArrayRef<uint8_t> Shadow);
  void write(Exec &X, const uint8_t *Bytes, llvm::ArrayRef<uint8_t> Shadow,
             OriginId From);
  /// Reports \p Rule if \p U has undefined bits. \p What is "the address".
  void require(Exec &X, const char *Rule, const llvm::Twine &What,
               const Undefined &U);

private:
  friend struct Flow;

  const FunctionPlans &plansOf(const Function &F);
  void guard(Exec &X, const Instruction &I, const FlowRow &Row, OriginId From);
  void load(Exec &X, const Instruction &I, const uint8_t *Bytes, unsigned Size);
  void store(Exec &X, const Instruction &I, const uint8_t *Bytes,
             unsigned Size);
  void update(Exec &X, const Instruction &I, const uint8_t *Bytes,
              bool HasResult);
  void printed(Exec &X, const uint8_t *Bytes, unsigned Size);
  void called(Exec &X, const Instruction &I);

  Reporter &Report;
  const Program &P;
  std::shared_ptr<UndefinedMemory> Memory;
  ShadowView Shadow; ///< Of Memory.
  std::string Kernel;
  const Function *Entry = nullptr;
  std::vector<std::unique_ptr<FunctionPlans>> Plans; ///< By function.
  const Function *Last = nullptr; ///< The function of LastPlans.
  const FunctionPlans *LastPlans = nullptr;
  /// Global memory that this machine has.
  std::vector<std::pair<const uint8_t *, uint64_t>> OfHeap;
  /// Shared and tensor memory of blocks that have begun.
  std::vector<std::pair<const uint8_t *, uint64_t>> OfBlocks;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_UNDEFINED_UNDEFINEDBITS_H
