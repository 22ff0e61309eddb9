//===- Threads.cpp - What the place of a thread decides -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Where a thread is
//===----------------------------------------------------------------------===//

/// What is made at the beginning of the kernel dominates all uses.
template <typename Fn>
static Value atEntry(Lowering &L, Value &Known, Fn Make) {
  if (Known)
    return Known;
  OpBuilder::InsertionGuard Guard(L.B);
  mlir::Region *Body = L.B.getInsertionBlock()->getParent();
  while (!isa<LLVM::LLVMFuncOp>(Body->getParentOp()))
    Body = Body->getParentRegion();
  mlir::Block &Entry = Body->front();
  L.B.setInsertionPointToStart(&Entry);
  return Known = Make();
}

Value Lowering::blockThread() {
  return atEntry(*this, BlockThread, [&]() -> Value {
    return NVVM::ThreadIdXOp::create(B, B.getI32Type());
  });
}

Value Lowering::thread() {
  if (Thread)
    return Thread;
  Value T = blockThread();
  if (!Now.FirstWarp)
    return Thread = T;
  return atEntry(*this, Thread, [&]() -> Value {
    B.setInsertionPointAfterValue(T);
    return arith::SubIOp::create(B, T, constant(int32_t(32 * Now.FirstWarp)));
  });
}

Value Lowering::lane() {
  if (Lane)
    return Lane;
  Value T = blockThread();
  return atEntry(*this, Lane, [&]() -> Value {
    B.setInsertionPointAfterValue(T);
    return arith::AndIOp::create(B, T, constant(31));
  });
}

Value Lowering::warp() {
  if (Warp)
    return Warp;
  Value T = thread();
  return atEntry(*this, Warp, [&]() -> Value {
    B.setInsertionPointAfterValue(T);
    return arith::ShRUIOp::create(B, T, constant(5));
  });
}

LogicalResult Lowering::asTeam(const Team &Other,
                               function_ref<LogicalResult()> Do) {
  Scratch Own(SharedName + "_" + std::to_string(OtherScratch.size()));
  OtherScratch.push_back({Own.name().str(), 0, 16});
  size_t Number = OtherScratch.size() - 1;
  // What is known of the threads around.
  Team Outer = Now;
  Value OuterThread = Thread, OuterWarp = Warp;
  unsigned OuterBits = Plan.warpBits();
  bool WasRead = HasRead, WasWritten = HasWritten;
  SharedUseMap OuterUses = std::move(SharedUses);
  std::swap(Shared, Own);
  SharedUses = SharedUseMap();
  HasRead = HasWritten = false;
  Thread = Warp = Value();
  Now = Other;
  Plan.setWarpBits(llvm::Log2_32_Ceil(Other.Warps));
  LogicalResult Done = success();
  {
    Scope Inside(*this);
    Done = Do();
  }
  std::swap(Shared, Own);
  OtherScratch[Number].Bytes = Own.size();
  if (!Own.size())
    OtherScratch.erase(OtherScratch.begin() + Number);
  SharedUses = std::move(OuterUses);
  HasRead = WasRead;
  HasWritten = WasWritten;
  Thread = OuterThread;
  Warp = OuterWarp;
  Now = Outer;
  Plan.setWarpBits(OuterBits);
  return Done;
}

//===----------------------------------------------------------------------===//
// The part of a number that the thread decides
//===----------------------------------------------------------------------===//

namespace {
/// Neighboring bits of the thread's number that are neighboring bits of the
/// element's.
struct Move {
  unsigned From, To, Count;
};
} // namespace

/// The moves of all bits in \p Mask; the bits of a warp are behind those of the
/// lane, as in the number of the thread.
static SmallVector<Move> movesOf(const Layout &In, uint32_t Mask) {
  SmallVector<uint32_t> Bases(In.Lane.begin(), In.Lane.end());
  Bases.append(In.Warp.begin(), In.Warp.end());
  SmallVector<Move> Moves;
  for (auto [I, Basis] : llvm::enumerate(Bases)) {
    if (!(Basis & Mask))
      continue;
    unsigned To = unsigned(llvm::countr_zero(Basis));
    if (!Moves.empty()) {
      Move &Last = Moves.back();
      if (Last.From + Last.Count == I && Last.To + Last.Count == To) {
        ++Last.Count;
        continue;
      }
    }
    Moves.push_back({unsigned(I), To, 1});
  }
  return Moves;
}

Value Lowering::threadPart(const Layout &In, uint32_t Mask, unsigned Shift) {
  Value T = thread();
  Value Sum;
  for (Move M : movesOf(In, Mask)) {
    Value Part = T;
    if (M.From)
      Part = arith::ShRUIOp::create(B, Part, constant(int32_t(M.From)));
    // The last bits of the thread's number have nothing above them.
    if (M.From + M.Count < 5 + In.Warp.size())
      Part = arith::AndIOp::create(B, Part, constant((1 << M.Count) - 1));
    int To = int(M.To) - int(Shift);
    assert(To >= 0 && "the mask has no bits below the shift");
    if (To)
      Part = arith::ShLIOp::create(B, Part, constant(To));
    Sum = Sum ? arith::OrIOp::create(B, Sum, Part).getResult() : Part;
  }
  return Sum ? Sum : constant(0);
}

Value Lowering::isOwner(const Layout &In) {
  uint32_t Free = In.freeLanes() | In.freeWarps() << 5;
  if (!Free)
    return {};
  Value Bits = arith::AndIOp::create(B, thread(), constant(int32_t(Free)));
  return arith::CmpIOp::create(B, arith::CmpIPredicate::eq, Bits, constant(0));
}

} // namespace opennvvm::tile
