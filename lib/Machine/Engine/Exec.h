//===- Exec.h - Threads and their state -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_EXEC_H
#define OPENNVVM_LIB_MACHINE_ENGINE_EXEC_H

#include "Machine/Counting/Counter.h"
#include "Machine/Engine/Async.h"
#include "Machine/Engine/Children.h"
#include "Machine/Engine/Observer.h"
#include "Machine/Image.h"
#include "Machine/Machine.h"
#include "Machine/Program.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>
#include <map>
#include <memory>
#include <vector>

namespace opennvvm::ptxmachine {

struct Frame {
  const Function *F = nullptr;
  uint32_t PC = 0;
  size_t Registers = 0;           ///< Index of the first in Thread::Registers.
  uint64_t Base = 0;              ///< Of its variables in local memory.
  uint64_t Top = 0;               ///< End of local memory; alloca moves it.
  const CallInfo *Call = nullptr; ///< The call that the caller is executing.
};

struct Cluster;
struct Cta;
struct TensorMemory;
struct ThreadBits;
class Claimer;
class Findings;
class UndefinedBits;

enum class Status : uint8_t {
  Ready,
  Spinning, ///< It asks again for what it waits for (Polling.h).
  AtWarp,
  AtBarrier,
  AtCluster,
  AtCollective, ///< Collective.h
  Done
};

/// Registers of a thread that a wgmma.mma_async reads or writes between its
/// issue and the wgmma.wait_group that waits for it.
struct RegistersInUse {
  const Instruction *I = nullptr;
  llvm::ArrayRef<Operand> Operands;
  size_t Base = 0;      ///< The frame's registers.
  bool Written = false; ///< The accumulator.
  uint64_t Group = 0;   ///< From 1 on; 0 before wgmma.commit_group.
};

/// The last strong read of a thread, which may be a loop's.
struct Poll {
  const Instruction *I = nullptr;
  const uint8_t *At = nullptr;
  uint64_t Value = 0;
  uint64_t State = 0; ///< The thread's, when it last gave up its turn.
};

struct Thread {
  Cta *Home = nullptr;
  unsigned Id[3] = {0, 0, 0};
  unsigned Lane = 0, Warp = 0;
  ptxmachine::Status Status = Status::Ready;
  bool Carry = false;     ///< CC.CF
  bool HasChanged = true; ///< While Spinning: since the turn before.
  std::vector<Frame> Frames;
  std::vector<Word> Registers;
  std::vector<uint8_t> Local;
  uint32_t Mask = 0; ///< Of the warp operation that it is waiting in.
  unsigned Barrier = 0, BarrierCount = 0;
  bool BarrierValue = false;
  unsigned ClusterArrivals = 0;
  Poll Polled;
  std::vector<RegistersInUse> InUse;
  /// Whether it has executed wgmma.fence, and the line of the last instruction
  /// since that has accessed each register, 0 if none has; empty unless asked
  /// for.
  bool HasFenced = false;
  std::vector<uint32_t> TouchedAt;
  uint64_t Groups[5] = {}; ///< Committed ones, by AsyncGroup.
  /// Operations of its groups.
  std::vector<std::unique_ptr<AsyncOperation>> Async;
  /// Which bits are undefined; null unless asked for.
  std::shared_ptr<ThreadBits> Bits;
};

struct Cta {
  Cluster *Home = nullptr;
  unsigned Id[3] = {0, 0, 0};
  unsigned Rank = 0; ///< In its cluster.
  std::vector<Thread> Threads;
  std::vector<uint8_t> Shared;
  std::map<unsigned, unsigned> Arrived; ///< bar.arrive, by barrier.
  /// The first instruction of the current phase of each barrier, and the number
  /// of threads that it names; null if nobody has come.
  struct BarrierPhase {
    const Instruction *First = nullptr;
    unsigned Count = 0;
  };
  BarrierPhase Phases[16];
  unsigned AtCollective = 0; ///< Threads with that status.
  /// Null before tcgen05 instructions use it.
  std::shared_ptr<TensorMemory> Tensor;
};

/// What it does depends on its number, on the seed and on the memory that it
/// reads, and not on when other clusters have their turns.
struct Cluster {
  std::vector<Cta> Ctas; ///< By rank.
  unsigned Phases = 0;   ///< Of its barrier.
  uint64_t Number = 0;   ///< In the grid.
  uint64_t Random = 0;   ///< The state of draw().
  uint64_t Steps = 0;    ///< Instructions of threads, up to its last turn.
  uint64_t Rounds = 0;
  unsigned IdleRounds = 0; ///< In sequence, in which nobody got further.
  /// In the last round in which that was found out, all threads went round in
  /// loops that change nothing, or waited.
  bool IsEndless = false;
  std::vector<std::unique_ptr<AsyncOperation>> Async; ///< Of no group.
  uint64_t Tickets = 0;                               ///< Operations so far.
  uint64_t Pending = 0; ///< Operations that have not been executed.
  std::string Output;   ///< What vprintf printed.
};

struct Allocation {
  uint64_t Address;
  std::vector<uint8_t> Data;
  std::string Name; ///< For messages; may be empty.
};

/// The memory of each CTA (.minperctamemory).
struct CtaMemory {
  uint64_t First = 0; ///< The address of that of the first CTA.
  uint64_t Size = 0;  ///< Of each; 0 if there is none.
  uint64_t Pitch = 0;
};

struct Machine::State {
  const Program &P;
  std::vector<uint8_t> Globals, Constants;
  std::vector<Allocation> Heap; ///< Sorted by address.
  uint64_t NextAddress = HeapStart;
  std::string Output;
  /// Global memory that is not in Heap; may be empty.
  std::function<uint8_t *(uint64_t Address, uint64_t Size)> OuterMemory;
  /// The address and the size of what is nearest there; may be empty.
  std::function<std::pair<uint64_t, uint64_t>(uint64_t Address)> OuterNearest;

  /// Textures and surfaces that are not in Images; may be empty.
  std::function<const ImageDescription *(uint64_t Handle)> OuterImages;

  // Of the running kernel.
  Launch L;
  CtaMemory OfCtas;
  std::vector<std::unique_ptr<Cluster>> Resident;
  std::unique_ptr<Cluster> Last; ///< That has ended.
  uint64_t Random = 0;           ///< The state of draw().
  /// What clusters have printed that have ended, by their numbers.
  std::map<uint64_t, std::string> Printed;
  uint64_t TurnBegan = 0;   ///< Steps when the running turn began.
  unsigned ThreadsUsed = 1; ///< Of the last launch.
  /// Kernels whose clusters cannot run beside each other.
  llvm::DenseSet<const Function *> Dependent;
  /// In a thread beside others (Parallel.h): what the clusters of this thread
  /// access. Null otherwise.
  Claimer *Claim = nullptr;
  /// The machine whose memory this is, if it is not this one's.
  State *Home = nullptr;
  /// Whoever listens; may be null.
  Observer *Watch = nullptr;
  /// Follows undefined bits; null unless asked for.
  UndefinedBits *Bits = nullptr;
  std::function<bool(const Progress &)> Report; ///< May be empty.
  uint64_t CtasDone = 0;
  Children Launches;               ///< By the threads of the running kernel.
  std::unique_ptr<Counter> Counts; ///< Null unless asked for.
  std::shared_ptr<Findings> Found; ///< Null unless asked for.
  uint64_t Steps = 0;
  std::string Error;
  bool IsErrorFound = false; ///< It is among the findings.

  /// By number; null if it was destroyed.
  std::vector<std::unique_ptr<ImageDescription>> Images;

  explicit State(const Program &P)
      : P(P), Globals(P.Globals), Constants(P.Constants) {}
  /// The state of a thread that executes clusters of \p Home beside others.
  explicit State(State &Home)
      : P(Home.P), Constants(Home.Constants), Home(&Home) {}
  uint8_t *global(uint64_t Address, uint64_t Size);
};

/// A thread executing an instruction.
struct Exec {
  Machine::State &S;
  Thread &T;
  Frame *Fr;
  Word *R;
  /// What executes, if it is not the thread itself.
  AsyncOperation *Operation = nullptr;

  Exec(Machine::State &S, Thread &T) : S(S), T(T) { enterFrame(); }
  /// To be called after a call or return.
  void enterFrame() {
    Fr = &T.Frames.back();
    R = T.Registers.data() + Fr->Registers;
  }

  bool fail(const llvm::Twine &What) {
    if (S.Error.empty())
      S.Error = What.str();
    return false;
  }

  /// The same, for what observers know by \p Kind.
  bool misuse(Misuse Kind, const llvm::Twine &What,
              const void *Object = nullptr) {
    if (S.Watch && S.Error.empty())
      S.Watch->misuse(*this, Kind, What, Object);
    return fail(What);
  }

  /// The low \p Bits bits of an operand that is not memory or a vector.
  Word get(const Operand &O, unsigned Bits = 128) const;
  uint64_t get64(const Operand &O, unsigned Bits = 64) const {
    return uint64_t(get(O, Bits));
  }
  int64_t getSigned(const Operand &O, unsigned Bits) const {
    return llvm::SignExtend64(get64(O, Bits), Bits);
  }
  /// Whether the predicate of \p I prevents it.
  bool isSkipped(const Instruction &I) const {
    return I.Predicate >= 0 && bool(uint64_t(R[I.Predicate]) & 1) == I.IfFalse;
  }
  bool getPredicate(const Operand &O) const {
    return bool(get(O, 1)) != O.Negated;
  }
  void set(const Operand &O, Word V) {
    if (O.Kind == Operand::Register)
      R[O.Index] = V;
  }
  uint64_t special(Sreg Register) const;
  /// The operand \p N of \p I, which is in the running function.
  const Operand &operand(const Instruction &I, unsigned N) const {
    return N < std::size(I.Ops)
               ? I.Ops[N]
               : Fr->F->VectorPool[I.Extra + N - std::size(I.Ops)];
  }
  /// The elements of a vector, or only \p O itself.
  llvm::ArrayRef<Operand> elements(const Operand &O) const;

  /// The address of a memory operand.
  uint64_t address(const Operand &O) const;
  /// The memory at \p Address in \p Sp, which is about to be accessed as \p How
  /// says; null after fail(). The address must be a multiple of \p Align,
  /// unless it is 0.
  uint8_t *access(Space Sp, uint64_t Address, unsigned Size, unsigned Align,
                  const Access &How) {
    uint8_t *Bytes = find(Sp, Address, Size, Align);
    if (Bytes && S.Claim && !claim(Sp, Address, Bytes, Size, How))
      return nullptr;
    if (Bytes && S.Watch)
      return S.Watch->access(*this, Sp, Address, Bytes, Size, How);
    return Bytes;
  }
  /// Fails if other clusters access what is in global memory at \p Bytes, so
  /// that the clusters of a grid cannot run beside each other.
  bool claim(Space Sp, uint64_t Address, const uint8_t *Bytes, unsigned Size,
             const Access &How);
  /// The same for what depends on other clusters in other ways.
  bool needOthers() {
    return !S.Claim || fail("clusters depend on each other");
  }
  /// The same without an access.
  uint8_t *find(Space Sp, uint64_t Address, unsigned Size, unsigned Align);
  uint8_t *local(uint64_t Address, unsigned Size);
  uint8_t *shared(uint64_t Address, unsigned Size);
  /// Reads a string from the kernel's memory.
  bool readString(uint64_t Address, std::string &Text);
};

/// A number below \p Below; \p Random is the state of the generator.
inline unsigned draw(uint64_t &Random, unsigned Below) {
  Random += 0x9E3779B97F4A7C15;
  uint64_t Z = Random;
  Z = (Z ^ (Z >> 30)) * 0xBF58476D1CE4E5B9;
  Z = (Z ^ (Z >> 27)) * 0x94D049BB133111EB;
  return unsigned((Z ^ (Z >> 31)) % Below);
}

inline Word maskTo(Word V, unsigned Bits) {
  return Bits >= 128 ? V : V & ((Word(1) << Bits) - 1);
}
inline float asFloat(uint64_t Bits) {
  auto B = uint32_t(Bits);
  float F;
  std::memcpy(&F, &B, sizeof F);
  return F;
}
inline double asDouble(uint64_t Bits) {
  double D;
  std::memcpy(&D, &Bits, sizeof D);
  return D;
}
inline uint64_t bitsOfFloat(float F) {
  uint32_t B;
  std::memcpy(&B, &F, sizeof B);
  return B;
}
inline uint64_t bitsOfDouble(double D) {
  uint64_t B;
  std::memcpy(&B, &D, sizeof B);
  return B;
}

/// Lines that say where the warps of the running blocks are (Positions.cpp).
std::string positionsOf(const Machine::State &S);
/// The CTAs of the cluster that \p T is in.
inline std::vector<Cta> &ctasAround(const Thread &T) {
  return T.Home->Home->Ctas;
}
/// What the barrier of its cluster is to observers.
inline SyncObject clusterBarrierOf(const Thread &T) {
  return {ctasAround(T).data(), SyncObject::ClusterBarrier};
}

/// Runs the operations in which threads of a warp wait for each other, if all
/// threads of the mask have arrived; \returns whether any thread continued
/// (Warp.cpp).
bool runWarpOperations(Machine::State &S, Cta &C);
/// Releases the threads of \p C whose barrier is complete (Warp.cpp).
bool runBarriers(Machine::State &S, Cluster &C);
/// Calls functions that the driver provides: vprintf, malloc, free, and
/// __assertfail. \returns false if \p F is none of them.
bool runSystemCall(Exec &X, const Function &F, const CallInfo &Call);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_EXEC_H
