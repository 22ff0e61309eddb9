//===- Fibres.cpp - Threads of a block, on the host -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <memory>
#include <sys/mman.h>
#include <ucontext.h>
#ifdef __SSE__
#include <xmmintrin.h>
#endif

using namespace llvm;

namespace opennvvm::differential {

namespace {

constexpr size_t StackBytes = 512 * 1024;

/// One thread.
struct Fibre {
  ucontext_t State;
  std::array<unsigned, 3> Id;
  unsigned Flat = 0;
  bool Done = false;
  uint32_t Second = 0; ///< Of a result with two parts.
  // How many barriers, and steps of its warp, it has reached. Brought has the
  // values that it contributed to even and odd steps.
  unsigned Barriers = 0, Steps = 0;
  uint64_t Brought[2] = {0, 0};
  bool Voted = false; ///< What it contributed to a reducing barrier.
};

/// The block that is running.
struct BlockState {
  Shape S;
  unsigned BlockId = 0;
  std::vector<Fibre> Threads;
  Fibre *Current = nullptr;
  ucontext_t Main;
  void (*Launch)(void **) = nullptr;
  void **Arguments = nullptr;
  bool Progress = false; ///< Whether any thread made progress in this round.

  ArrayRef<Fibre> warp(unsigned Flat) const {
    unsigned First = Flat & ~31u;
    return ArrayRef(Threads).slice(
        First, std::min<size_t>(32, Threads.size() - First));
  }
};

/// Memory for the stacks of one block, reused for the next blocks.
class Stacks {
public:
  explicit Stacks(unsigned Count) : Size(Count * StackBytes) {
    Base = mmap(nullptr, Size, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  }
  ~Stacks() {
    if (Base != MAP_FAILED)
      munmap(Base, Size);
  }
  explicit operator bool() const { return Base != MAP_FAILED; }
  void *of(unsigned I) const {
    return static_cast<char *>(Base) + I * StackBytes;
  }

private:
  void *Base;
  size_t Size;
};

thread_local BlockState *Running = nullptr;

void yield() { swapcontext(&Running->Current->State, &Running->Main); }

void runFibre() {
  Running->Launch(Running->Arguments);
  Running->Current->Done = true;
  Running->Progress = true;
  yield();
}

/// Waits until \p There holds.
template <typename Condition> void await(Condition There) {
  Running->Progress = true;
  while (!There())
    yield();
  Running->Progress = true;
}

/// Contributes \p V and waits for the rest of the warp; \returns what each lane
/// contributed. A lane can be one step ahead of another, but not two.
std::array<uint64_t, 32> gather(uint64_t V) {
  Fibre &Me = *Running->Current;
  unsigned Slot = Me.Steps & 1;
  Me.Brought[Slot] = V;
  unsigned Step = ++Me.Steps;
  ArrayRef<Fibre> Warp = Running->warp(Me.Flat);
  await([&] {
    return all_of(Warp,
                  [&](const Fibre &F) { return F.Done || F.Steps >= Step; });
  });
  std::array<uint64_t, 32> All{};
  for (auto [I, F] : enumerate(Warp))
    All[I] = F.Brought[Slot];
  // This step's slot must not be overwritten before all have read it: the next
  // step uses the other one, and ends only when all have reached it.
  return All;
}

} // namespace

extern "C" {
static uint32_t tidX() { return Running->Current->Id[0]; }
static uint32_t tidY() { return Running->Current->Id[1]; }
static uint32_t tidZ() { return Running->Current->Id[2]; }
static uint32_t ntidX() { return Running->S.Block[0]; }
static uint32_t ntidY() { return Running->S.Block[1]; }
static uint32_t ntidZ() { return Running->S.Block[2]; }
static uint32_t ctaid() { return Running->BlockId; }
static uint32_t nctaid() { return Running->S.Grid; }
static uint32_t zero() { return 0; }
static uint32_t one() { return 1; }
static uint32_t laneid() { return Running->Current->Flat & 31; }
static uint32_t maskEq() { return 1u << laneid(); }
static uint32_t maskLt() { return maskEq() - 1; }
static uint32_t maskLe() { return maskLt() | maskEq(); }
static uint32_t maskGt() { return ~maskLe(); }
static uint32_t maskGe() { return ~maskLt(); }
static uint32_t second() { return Running->Current->Second; }

static void barrier() {
  unsigned Count = ++Running->Current->Barriers;
  await([&] {
    return all_of(Running->Threads, [&](const Fibre &F) {
      return F.Done || F.Barriers >= Count;
    });
  });
}
}

/// As for shfl.sync: the source lane, and whether it is in range.
template <typename Source>
static uint32_t shuffle(uint32_t V, uint32_t Clamp, Source From) {
  uint32_t Lane = laneid();
  uint32_t Segment = (Clamp >> 8) & 31, Limit = Clamp & 31;
  uint32_t Least = Lane & Segment;
  uint32_t Most = Least | (Limit & ~Segment);
  std::array<uint64_t, 32> All = gather(V);
  auto [Index, InRange] = From(Lane, Least, Most, Segment);
  Running->Current->Second = InRange;
  return All[InRange ? Index : Lane];
}

struct Source {
  uint32_t Lane;
  bool InRange;
};

extern "C" {
static uint32_t shflIdx(uint32_t, uint32_t V, uint32_t By, uint32_t Clamp) {
  return shuffle(
      V, Clamp, [=](uint32_t, uint32_t Least, uint32_t Most, uint32_t Segment) {
        uint32_t J = Least | (By & 31 & ~Segment);
        return Source{J, J <= Most};
      });
}
static uint32_t shflUp(uint32_t, uint32_t V, uint32_t By, uint32_t Clamp) {
  return shuffle(V, Clamp,
                 [=](uint32_t Lane, uint32_t, uint32_t Most, uint32_t) {
                   int J = int(Lane) - int(By & 31);
                   return Source{uint32_t(J), J >= int(Most)};
                 });
}
static uint32_t shflDown(uint32_t, uint32_t V, uint32_t By, uint32_t Clamp) {
  return shuffle(V, Clamp,
                 [=](uint32_t Lane, uint32_t, uint32_t Most, uint32_t) {
                   uint32_t J = Lane + (By & 31);
                   return Source{J, J <= Most};
                 });
}
static uint32_t shflBfly(uint32_t, uint32_t V, uint32_t By, uint32_t Clamp) {
  return shuffle(V, Clamp,
                 [=](uint32_t Lane, uint32_t, uint32_t Most, uint32_t) {
                   uint32_t J = Lane ^ (By & 31);
                   return Source{J, J <= Most};
                 });
}
}

/// The lanes of \p Mask whose contribution \p Of accepts.
template <typename Accept>
static uint32_t lanesThat(uint32_t Mask, const std::array<uint64_t, 32> &All,
                          Accept Of) {
  uint32_t Lanes = 0;
  for (unsigned I = 0; I < 32; ++I)
    if (Mask >> I & 1 && Of(All[I]))
      Lanes |= 1u << I;
  return Lanes;
}

extern "C" {
static uint32_t ballot(uint32_t Mask, uint32_t P) {
  return lanesThat(Mask, gather(P), [](uint64_t V) { return V != 0; });
}
static uint32_t voteAll(uint32_t Mask, uint32_t P) {
  return ballot(Mask, P) == Mask;
}
static uint32_t voteAny(uint32_t Mask, uint32_t P) {
  return ballot(Mask, P) != 0;
}
static uint32_t voteUni(uint32_t Mask, uint32_t P) {
  uint32_t Yes = ballot(Mask, P);
  return Yes == Mask || Yes == 0;
}
static uint32_t matchAny64(uint32_t Mask, uint64_t V) {
  return lanesThat(Mask, gather(V), [=](uint64_t W) { return W == V; });
}
static uint32_t matchAny32(uint32_t Mask, uint32_t V) {
  return matchAny64(Mask, V);
}
static uint32_t matchAll64(uint32_t Mask, uint64_t V) {
  bool Same = matchAny64(Mask, V) == Mask;
  Running->Current->Second = Same;
  return Same ? Mask : 0;
}
static uint32_t matchAll32(uint32_t Mask, uint32_t V) {
  return matchAll64(Mask, V);
}
}

template <typename Combine>
static uint32_t reduce(uint32_t V, uint32_t Mask, Combine With) {
  std::array<uint64_t, 32> All = gather(V);
  bool First = true;
  uint32_t Sum = 0;
  for (unsigned I = 0; I < 32; ++I)
    if (Mask >> I & 1) {
      Sum = First ? uint32_t(All[I]) : With(Sum, uint32_t(All[I]));
      First = false;
    }
  return Sum;
}

extern "C" {
static uint32_t reduxAdd(uint32_t V, uint32_t Mask) {
  return reduce(V, Mask, [](uint32_t A, uint32_t B) { return A + B; });
}
static uint32_t reduxAnd(uint32_t V, uint32_t Mask) {
  return reduce(V, Mask, [](uint32_t A, uint32_t B) { return A & B; });
}
static uint32_t reduxOr(uint32_t V, uint32_t Mask) {
  return reduce(V, Mask, [](uint32_t A, uint32_t B) { return A | B; });
}
static uint32_t reduxXor(uint32_t V, uint32_t Mask) {
  return reduce(V, Mask, [](uint32_t A, uint32_t B) { return A ^ B; });
}
static uint32_t reduxUMin(uint32_t V, uint32_t Mask) {
  return reduce(V, Mask, [](uint32_t A, uint32_t B) { return std::min(A, B); });
}
static uint32_t reduxUMax(uint32_t V, uint32_t Mask) {
  return reduce(V, Mask, [](uint32_t A, uint32_t B) { return std::max(A, B); });
}
static uint32_t reduxMin(uint32_t V, uint32_t Mask) {
  return reduce(V, Mask, [](int32_t A, int32_t B) { return std::min(A, B); });
}
static uint32_t reduxMax(uint32_t V, uint32_t Mask) {
  return reduce(V, Mask, [](int32_t A, int32_t B) { return std::max(A, B); });
}
/// barrier.cta.red: 0 popc, 1 and, 2 or.
static uint32_t barrierReduce(unsigned Kind, uint32_t P) {
  Fibre &Me = *Running->Current;
  Me.Voted = P != 0;
  barrier();
  uint32_t Count = 0;
  for (const Fibre &F : Running->Threads)
    Count += F.Voted;
  barrier();
  return Kind == 0   ? Count
         : Kind == 1 ? Count == Running->Threads.size()
                     : Count != 0;
}
static uint32_t barrierPopc(uint32_t, uint32_t P) {
  return barrierReduce(0, P);
}
static uint32_t barrierAnd(uint32_t, uint32_t P) { return barrierReduce(1, P); }
static uint32_t barrierOr(uint32_t, uint32_t P) { return barrierReduce(2, P); }
static void barrierAll(uint32_t) { barrier(); }
static void warpSync(uint32_t) { gather(0); }
static void nothing() {}
}

static const HostFunction ThreadFunctions[] = {
#define HOST(NAME, FUNCTION) {"host." NAME, (void *)&FUNCTION}
    HOST("read.ptx.sreg.tid.x", tidX),
    HOST("read.ptx.sreg.tid.y", tidY),
    HOST("read.ptx.sreg.tid.z", tidZ),
    HOST("read.ptx.sreg.ntid.x", ntidX),
    HOST("read.ptx.sreg.ntid.y", ntidY),
    HOST("read.ptx.sreg.ntid.z", ntidZ),
    HOST("read.ptx.sreg.ctaid.x", ctaid),
    HOST("read.ptx.sreg.ctaid.y", zero),
    HOST("read.ptx.sreg.ctaid.z", zero),
    HOST("read.ptx.sreg.nctaid.x", nctaid),
    HOST("read.ptx.sreg.nctaid.y", one),
    HOST("read.ptx.sreg.nctaid.z", one),
    HOST("read.ptx.sreg.laneid", laneid),
    HOST("read.ptx.sreg.lanemask.eq", maskEq),
    HOST("read.ptx.sreg.lanemask.lt", maskLt),
    HOST("read.ptx.sreg.lanemask.le", maskLe),
    HOST("read.ptx.sreg.lanemask.gt", maskGt),
    HOST("read.ptx.sreg.lanemask.ge", maskGe),
    HOST("second", second),
    HOST("barrier.cta.sync.aligned.all", barrierAll),
    HOST("barrier.cta.red.popc.aligned.all", barrierPopc),
    HOST("barrier.cta.red.and.aligned.all", barrierAnd),
    HOST("barrier.cta.red.or.aligned.all", barrierOr),
    HOST("bar.warp.sync", warpSync),
    HOST("membar.cta", nothing),
    HOST("membar.gl", nothing),
    HOST("membar.sys", nothing),
#define SHUFFLE(KIND, FUNCTION)                                                \
  HOST("shfl.sync." KIND ".i32", FUNCTION),                                    \
      HOST("shfl.sync." KIND ".f32", FUNCTION),                                \
      HOST("shfl.sync." KIND ".i32p", FUNCTION),                               \
      HOST("shfl.sync." KIND ".f32p", FUNCTION)
    SHUFFLE("idx", shflIdx),
    SHUFFLE("up", shflUp),
    SHUFFLE("down", shflDown),
    SHUFFLE("bfly", shflBfly),
#undef SHUFFLE
    HOST("vote.ballot.sync", ballot),
    HOST("vote.all.sync", voteAll),
    HOST("vote.any.sync", voteAny),
    HOST("vote.uni.sync", voteUni),
    HOST("match.any.sync.i32", matchAny32),
    HOST("match.any.sync.i64", matchAny64),
    HOST("match.all.sync.i32p", matchAll32),
    HOST("match.all.sync.i64p", matchAll64),
    HOST("redux.sync.add", reduxAdd),
    HOST("redux.sync.and", reduxAnd),
    HOST("redux.sync.or", reduxOr),
    HOST("redux.sync.xor", reduxXor),
    HOST("redux.sync.umin", reduxUMin),
    HOST("redux.sync.umax", reduxUMax),
    HOST("redux.sync.min", reduxMin),
    HOST("redux.sync.max", reduxMax),
#undef HOST
};

ArrayRef<HostFunction> threadFunctions() { return ThreadFunctions; }

/// Runs the threads in turn until all have ended, or none makes progress.
static bool runBlock(BlockState &State) {
  for (;;) {
    bool AllDone = true;
    State.Progress = false;
    for (Fibre &F : State.Threads) {
      if (F.Done)
        continue;
      AllDone = false;
      State.Current = &F;
      swapcontext(&State.Main, &F.State);
    }
    if (AllDone)
      return true;
    if (!State.Progress)
      return false;
  }
}

Error runThreads(const Shape &S, bool Flush, void (*Launch)(void **),
                 void **Arguments) {
  Stacks Memory(S.threads());
  if (!Memory)
    return createStringError("no memory for stacks");
  bool Ended = true;
  for (unsigned Id = 0; Id < S.Grid && Ended; ++Id) {
    auto State = std::make_unique<BlockState>();
    State->S = S;
    State->BlockId = Id;
    State->Launch = Launch;
    State->Arguments = Arguments;
    State->Threads.resize(S.threads());
#ifdef __SSE__
    unsigned Saved = _mm_getcsr();
    // Subnormal operands are treated as zero (DAZ). On the GPU, a result is
    // tested for being subnormal after rounding; the host's own flushing tests
    // before. Since the bits of a subnormal are never visible, treating it as
    // zero later is equivalent. Each context has its own setting.
    if (Flush)
      _mm_setcsr(Saved | 0x40);
#endif
    for (auto [I, F] : enumerate(State->Threads)) {
      F.Flat = I;
      F.Id = {unsigned(I % S.Block[0]), unsigned(I / S.Block[0] % S.Block[1]),
              unsigned(I / S.Block[0] / S.Block[1])};
      getcontext(&F.State);
      F.State.uc_stack.ss_sp = Memory.of(I);
      F.State.uc_stack.ss_size = StackBytes;
      F.State.uc_link = nullptr;
      makecontext(&F.State, runFibre, 0);
    }
#ifdef __SSE__
    _mm_setcsr(Saved);
#endif
    Running = State.get();
    Ended = runBlock(*State);
    Running = nullptr;
  }
  if (!Ended)
    return createStringError("the threads of a block wait in vain");
  return Error::success();
}

} // namespace opennvvm::differential
