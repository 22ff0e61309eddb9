//===- Transactions.cpp - mbarrier ----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Polling.h"
#include "Machine/Instructions/Bulk/Cluster.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Mbarrier.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// The contents of the 64 bits of an mbarrier object here; they are opaque to
/// programs. A state token is a copy of them.
struct Object {
  uint32_t Expected = 0, Pending = 0; ///< Arrivals, 20 bits each.
  int32_t Transactions = 0;           ///< 21 bits.
  bool Odd = false;                   ///< The phase's parity.
  bool Valid = false;
  bool IsV1 = false; ///< Its layout.

  static Object from(uint64_t Bits) {
    Object O;
    O.Expected = Bits & 0xFFFFF;
    O.Pending = Bits >> 20 & 0xFFFFF;
    O.Transactions = int32_t(SignExtend64<21>(Bits >> 40));
    O.Odd = Bits >> 61 & 1;
    O.Valid = Bits >> 62 & 1;
    O.IsV1 = Bits >> 63;
    return O;
  }
  uint64_t bits() const {
    return uint64_t(IsV1) << 63 | uint64_t(Valid) << 62 | uint64_t(Odd) << 61 |
           (uint64_t(Transactions) & 0x1FFFFF) << 40 | uint64_t(Pending) << 20 |
           Expected;
  }
  /// The arrivals that a phase may wait for.
  uint32_t maxCount() const { return IsV1 ? (1 << 9) - 1 : (1 << 20) - 1; }
  /// Begins the next phase if nothing is pending. \returns whether it did.
  bool advance() {
    if (Pending || Transactions)
      return false;
    Odd = !Odd;
    Pending = Expected;
    return true;
  }
};

/// An object in memory; changes are written back.
class Mbarrier {
public:
  Mbarrier(Exec &X, const Instruction &I, const Operand &O)
      : Mbarrier(X, I.M.Space, X.address(O)) {}
  Mbarrier(Exec &X, Space Sp, uint64_t Address)
      : X(X), Sp(Sp), Address(Address) {
    At = X.find(Sp, Address, 8, 8);
    // Without a space, it is a generic address, which must be shared.
    if (At && !isShared(Sp, Address)) {
      X.misuse(Misuse::BarrierUse, "an mbarrier outside of shared memory");
      At = nullptr;
    }
    uint64_t Bits = 0;
    if (At)
      std::memcpy(&Bits, At, 8);
    B = Object::from(Bits);
  }
  bool found() const { return At; }
  const uint8_t *bytes() const { return At; }
  /// Whether there is one, for \p Event to happen to it. \returns false after
  /// Exec::fail().
  bool valid(BarrierEvent Event) {
    if (!At)
      return false;
    if (!B.Valid)
      return X.misuse(Misuse::BarrierUse, "no mbarrier was initialized here",
                      At);
    tell(Event);
    return true;
  }
  void tell(BarrierEvent Event) {
    if (X.S.Watch)
      X.S.Watch->mbarrier(X, Sp, Address, At, Event);
  }
  bool misuse(Misuse Kind, const Twine &What) {
    return X.misuse(Kind, What, At);
  }
  bool write(uint64_t Bits) {
    std::memcpy(At, &Bits, 8);
    return true;
  }
  bool write() { return write(B.bits()); }
  /// Tells observers of an arrival, or of bytes that have arrived, and begins
  /// the next phase if it is due.
  bool arrived() {
    if (Observer *Watch = X.S.Watch) {
      SyncObject Object{At, SyncObject::Mbarrier};
      Watch->arrive(X, Object);
      if (X.Operation)
        for (AsyncOperation *Other : X.Operation->Tracked) {
          Exec Each(X.S, *Other->Issuer);
          Each.Operation = Other;
          Watch->arrive(Each, Object);
        }
      if (B.advance())
        Watch->complete(Object);
    } else {
      B.advance();
    }
    return write();
  }
  /// The answer of a test for the end of a phase. A thread that is told to wait
  /// lets others run.
  bool answer(const Operand &To, bool IsOver) {
    // What follows the first result says that nothing was wrong with the phase.
    for (const Operand &O : X.elements(To))
      X.set(O, 0);
    if (To.Second != UINT32_MAX)
      X.R[To.Second] = 0;
    X.set(X.elements(To).front(), IsOver);
    if (!IsOver)
      giveUpTurn(X);
    else if (X.S.Watch)
      X.S.Watch->wait(X, {At, SyncObject::Mbarrier});
    return true;
  }

  Object B;

private:
  Exec &X;
  Space Sp;
  uint64_t Address;
  uint8_t *At;
};
} // namespace

/// Of bytes.
static constexpr uint32_t MaxCount = (1 << 20) - 1;

/// Calls \p Do on the mbarrier at the operand \p At or, with
/// .multicast::cluster::32b, on those at its offset in all CTAs of the mask,
/// which is the last operand.
template <typename Fn>
static bool atEach(Exec &X, const Instruction &I, const Operand &At, Fn Do) {
  if (!I.M.Multicast)
    return Do(Mbarrier(X, I, At));
  auto Mask = uint32_t(X.get64(X.operand(I, I.NumOps - 1u), 32));
  if (uint64_t(Mask) >> ctasAround(X.T).size())
    return X.fail("a mask of CTAs that the cluster does not have");
  for (unsigned Rank = 0; Rank < 32; ++Rank)
    if ((Mask >> Rank & 1) &&
        !Do(Mbarrier(X, Space::SharedCluster, inCta(X.address(At), Rank))))
      return false;
  return true;
}

bool runBarrierInit(Exec &X, const Instruction &I) {
  Mbarrier A(X, I, I.Ops[0]);
  if (!A.found())
    return false;
  uint64_t Count = X.get64(I.Ops[1], 32);
  Object New;
  New.IsV1 = I.M.Layout == BarrierLayout::V1;
  if (!Count || Count > New.maxCount())
    return A.misuse(Misuse::BarrierCount,
                    "an mbarrier of " + Twine(Count) + " arrivals");
  // The ISA gives it no meaning; machines begin anew.
  if (A.B.Valid && X.S.Watch)
    X.S.Watch->misuse(X, Misuse::BarrierInit,
                      "an mbarrier that is initialized again, and has not been "
                      "invalidated",
                      A.bytes());
  A.tell(BarrierEvent::Init);
  A.B = New;
  A.B.Expected = A.B.Pending = uint32_t(Count);
  A.B.Valid = true;
  return A.write();
}

bool runBarrierInvalidate(Exec &X, const Instruction &I) {
  Mbarrier A(X, I, I.Ops[0]);
  return A.valid(BarrierEvent::Invalidate) && A.write(0);
}

static bool expectBytes(Mbarrier &A, uint64_t Bytes) {
  if (Bytes > MaxCount || A.B.Transactions + int64_t(Bytes) > MaxCount)
    return A.misuse(Misuse::BarrierCount,
                    "an mbarrier that expects too many bytes");
  A.B.Transactions += int32_t(Bytes);
  return true;
}

namespace {
/// The other effects of an arrival.
struct Arrival {
  bool Drops = false, Expects = false, Completes = true;
};
} // namespace

static bool arriveAt(Exec &X, const Instruction &I, Mbarrier &A, Arrival Kind) {
  if (!A.valid(BarrierEvent::Update))
    return false;
  uint64_t Before = A.B.bits();
  uint64_t Last = I.NumOps > 2 + I.M.Multicast ? X.get64(I.Ops[2], 32) : 1;
  uint64_t Count = Kind.Expects ? 1 : Last;
  if (Kind.Expects && !expectBytes(A, Last))
    return false;
  if (!Count || Count > A.B.Pending)
    return A.misuse(Misuse::BarrierCount,
                    Twine(Count) + " arrivals at an mbarrier that waits for " +
                        Twine(A.B.Pending));
  A.B.Pending -= uint32_t(Count);
  if (Kind.Drops)
    A.B.Expected -= uint32_t(Count);
  if (!Kind.Completes && !A.B.Pending && !A.B.Transactions)
    return A.misuse(Misuse::BarrierCount, ".noComplete completes the phase");
  X.set(I.Ops[0], Before);
  return A.arrived();
}

static bool arrive(Exec &X, const Instruction &I, Arrival Kind) {
  return atEach(X, I, I.Ops[1],
                [&](Mbarrier A) { return arriveAt(X, I, A, Kind); });
}

bool runArrive(Exec &X, const Instruction &I) { return arrive(X, I, {}); }
bool runArriveDrop(Exec &X, const Instruction &I) {
  return arrive(X, I, {true, false, true});
}
bool runArriveExpect(Exec &X, const Instruction &I) {
  return arrive(X, I, {false, true, true});
}
bool runArriveDropExpect(Exec &X, const Instruction &I) {
  return arrive(X, I, {true, true, true});
}
bool runArriveNoComplete(Exec &X, const Instruction &I) {
  return arrive(X, I, {false, false, false});
}
bool runArriveDropNoComplete(Exec &X, const Instruction &I) {
  return arrive(X, I, {true, false, false});
}

/// An arrival when all cp.async of the thread are done.
static bool arriveAfterCopies(Exec &X, const Instruction &I) {
  AsyncOperation Operation;
  Operation.Issuer = &X.T;
  Operation.I = &I;
  Operation.Proxy = MemoryProxy::Generic;
  Operation.Tracks = true;
  Operation.Run = [](Exec &) { return true; };
  Operation.Done = [Sp = I.M.Space, Address = X.address(I.Ops[0])](
                       Exec &Inner) { return arriveOnce(Inner, Sp, Address); };
  return start(X, std::move(Operation));
}
/// One more is pending until then.
bool runArriveBalanced(Exec &X, const Instruction &I) {
  Mbarrier A(X, I, I.Ops[0]);
  if (!A.valid(BarrierEvent::Update))
    return false;
  if (A.B.Pending == A.B.maxCount())
    return A.misuse(Misuse::BarrierCount, "an mbarrier with too many arrivals");
  ++A.B.Pending;
  return A.write() && arriveAfterCopies(X, I);
}
bool runArriveNoIncrement(Exec &X, const Instruction &I) {
  return Mbarrier(X, I, I.Ops[0]).valid(BarrierEvent::Update) &&
         arriveAfterCopies(X, I);
}

bool runExpectTransaction(Exec &X, const Instruction &I) {
  return atEach(X, I, I.Ops[0], [&](Mbarrier A) {
    return A.valid(BarrierEvent::Update) &&
           expectBytes(A, X.get64(I.Ops[1], 32)) && A.write();
  });
}

static bool complete(Mbarrier &A, uint64_t Bytes) {
  if (Bytes > MaxCount ||
      A.B.Transactions - int64_t(Bytes) < -int64_t(MaxCount))
    return A.misuse(Misuse::BarrierCount, "an mbarrier with too many bytes");
  A.B.Transactions -= int32_t(Bytes);
  return A.arrived();
}
bool completeTransaction(Exec &X, Space Sp, uint64_t Address, uint64_t Bytes) {
  Mbarrier A(X, Sp, Address);
  return A.valid(BarrierEvent::Update) && complete(A, Bytes);
}
bool arriveOnce(Exec &X, Space Sp, uint64_t Address) {
  Mbarrier A(X, Sp, Address);
  if (!A.valid(BarrierEvent::Update))
    return false;
  if (!A.B.Pending)
    return A.misuse(Misuse::BarrierCount,
                    "an arrival at an mbarrier that waits for none");
  --A.B.Pending;
  return A.arrived();
}
bool runCompleteTransaction(Exec &X, const Instruction &I) {
  return atEach(X, I, I.Ops[0], [&](Mbarrier A) {
    return A.valid(BarrierEvent::Update) && complete(A, X.get64(I.Ops[1], 32));
  });
}

std::string describeWait(Exec &X, const Instruction &I) {
  if (I.Run != runTestWait && I.Run != runTestWaitParity)
    return {};
  const uint8_t *At = X.find(I.M.Space, X.address(I.Ops[1]), 8, 8);
  if (!At)
    return {};
  uint64_t Bits = 0;
  std::memcpy(&Bits, At, 8);
  Object B = Object::from(Bits);
  bool Odd = I.Run == runTestWait ? Object::from(X.get64(I.Ops[2])).Odd
                                  : bool(X.get64(I.Ops[2], 1));
  std::string Text = "waits for the end of phase " + std::to_string(Odd) +
                     " of an mbarrier that waits for " +
                     std::to_string(B.Pending) + " arrivals";
  if (B.Transactions)
    Text += " and " + std::to_string(B.Transactions) + " bytes";
  return Text;
}

bool runCheckLayout(Exec &X, const Instruction &I) {
  Mbarrier A(X, I, I.Ops[1]);
  if (!A.valid(BarrierEvent::Wait))
    return false;
  X.set(I.Ops[0], A.B.IsV1 == (I.M.Layout == BarrierLayout::V1));
  return true;
}

bool runPendingCount(Exec &X, const Instruction &I) {
  Object State = Object::from(X.get64(I.Ops[1]));
  if (State.IsV1)
    return X.misuse(Misuse::BarrierUse,
                    "the state of an mbarrier of .layout::v1 has no count");
  X.set(I.Ops[0], State.Pending);
  return true;
}

/// True if the phase of the given state is over. A try_wait that does not wait
/// at all is correct, too.
bool runTestWait(Exec &X, const Instruction &I) {
  Mbarrier A(X, I, I.Ops[1]);
  if (!A.valid(BarrierEvent::Wait))
    return false;
  return A.answer(I.Ops[0], Object::from(X.get64(I.Ops[2])).Odd != A.B.Odd);
}
bool runTestWaitParity(Exec &X, const Instruction &I) {
  Mbarrier A(X, I, I.Ops[1]);
  if (!A.valid(BarrierEvent::Wait))
    return false;
  uint64_t Parity = X.get64(I.Ops[2], 32);
  if (Parity > 1)
    return A.misuse(Misuse::BarrierUse, "a parity of " + Twine(Parity));
  return A.answer(I.Ops[0], bool(Parity) != A.B.Odd);
}

/// Requests the work of another cluster: there never is any. The answer is 16
/// bytes of zeros, which are counted in the mbarrier; with .multicast, every
/// CTA of the cluster receives it.
bool runTryCancel(Exec &X, const Instruction &I) {
  uint64_t Offset = maskTrailingOnes<uint64_t>(RankShift);
  for (const Cta &C : ctasAround(X.T)) {
    if (!I.M.Multicast && &C != X.T.Home)
      continue;
    uint64_t Base = uint64_t(C.Rank + 1) << RankShift;
    uint8_t *To =
        X.access(Space::SharedCluster, Base + (X.address(I.Ops[0]) & Offset),
                 16, 16, {Access::Write});
    if (!To)
      return false;
    std::memset(To, 0, 16);
    Mbarrier A(X, Space::SharedCluster, Base + (X.address(I.Ops[1]) & Offset));
    if (!A.valid(BarrierEvent::Update) || !complete(A, 16))
      return false;
  }
  return true;
}

} // namespace opennvvm::ptxmachine
