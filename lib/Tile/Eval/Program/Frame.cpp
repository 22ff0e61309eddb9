//===- Frame.cpp - A tile block while it runs -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Program/Frame.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cstdlib>
#include <cstring>

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Memory for tiles
//===----------------------------------------------------------------------===//

Pool::~Pool() {
  for (std::vector<Buffer *> &List : Free)
    for (Buffer *B : List)
      std::free(B);
}

Buffer *Pool::allocate(size_t Bytes) {
  uint32_t Class = std::max(6U, llvm::Log2_64_Ceil(Bytes));
  std::vector<Buffer *> &List = Free[Class];
  Buffer *B;
  if (!List.empty()) {
    B = List.back();
    List.pop_back();
  } else {
    B = static_cast<Buffer *>(std::aligned_alloc(
        alignof(Buffer), sizeof(Buffer) + (size_t(1) << Class)));
    if (!B)
      return nullptr;
    B->Class = Class;
  }
  B->References = 1;
  return B;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void Frame::begin(uint64_t Number) {
  clear();
  Index = Number;
  Log.begin(Number);
  llvm::copy(Launch.blockAt(Number), Block);
  for (auto [Which, Data] : Launch.Entry.Constants)
    // Nothing writes to what has no owner.
    borrow(Which, const_cast<uint8_t *>(Data));
  for (auto [Parameter, Word] :
       llvm::zip_equal(Launch.Entry.Parameters, Launch.Arguments))
    std::memcpy(define(Parameter.Slot, sizeof(Word)), &Word, sizeof(Word));
}

void Frame::clear() {
  for (size_t I = 0; I < Slots.size(); ++I)
    release(uint32_t(I));
  Own.clear();
  Seen.clear();
  Order.clear();
  Last = nullptr;
  Waits = 0;
  Stopped.reset();
  Printed.clear();
}

uint8_t *Frame::define(uint32_t To, size_t Bytes) {
  Slot &S = Slots[To];
  release(To);
  if (Bytes <= sizeof(S.Inline))
    return S.Data = reinterpret_cast<uint8_t *>(&S.Inline);
  S.Owner = Tiles.allocate(Bytes);
  if (!S.Owner)
    return nullptr;
  return S.Data = S.Owner->data();
}

void Frame::share(uint32_t To, uint32_t From) {
  if (To == From)
    return;
  Slot &T = Slots[To], &S = Slots[From];
  if (S.Owner)
    ++S.Owner->References;
  if (S.MarksOwner)
    ++S.MarksOwner->References;
  release(To);
  T = S;
  if (S.Data == reinterpret_cast<uint8_t *>(&S.Inline))
    T.Data = reinterpret_cast<uint8_t *>(&T.Inline);
}

void Frame::release(uint32_t Which) {
  Slot &S = Slots[Which];
  if (S.Owner)
    Tiles.release(S.Owner);
  if (S.MarksOwner)
    Tiles.release(S.MarksOwner);
  S.Data = S.Marks = nullptr;
  S.Owner = S.MarksOwner = nullptr;
}

void Frame::moveAll(llvm::ArrayRef<uint32_t> To,
                    llvm::ArrayRef<uint32_t> From) {
  if (To.size() == 1)
    return share(To[0], From[0]);
  // A value that is moved may be one that is replaced.
  llvm::SmallVector<Slot, 8> Moved;
  for (uint32_t Which : From) {
    Slot &S = Moved.emplace_back(Slots[Which]);
    if (S.Owner)
      ++S.Owner->References;
    if (S.MarksOwner)
      ++S.MarksOwner->References;
    if (S.Data == reinterpret_cast<uint8_t *>(&Slots[Which].Inline))
      S.Data = nullptr;
  }
  for (auto [Which, S] : llvm::zip_equal(To, Moved)) {
    release(Which);
    Slot &T = Slots[Which];
    T = S;
    if (!T.Data)
      T.Data = reinterpret_cast<uint8_t *>(&T.Inline);
  }
}

uint8_t *Frame::mark(uint32_t To, size_t Count) {
  Slot &S = Slots[To];
  if (S.MarksOwner)
    Tiles.release(S.MarksOwner);
  S.MarksOwner = Tiles.allocate(Count);
  if (!S.MarksOwner)
    return S.Marks = nullptr;
  S.Marks = S.MarksOwner->data();
  std::memset(S.Marks, 0, Count);
  return S.Marks;
}

//===----------------------------------------------------------------------===//
// What is undetermined
//===----------------------------------------------------------------------===//

uint8_t Frame::originOf(uint32_t Site, const char *What, bool IsUninitialized) {
  for (auto [I, O] : llvm::enumerate(Origins))
    if (O.Site == Site && O.What == What)
      return uint8_t(I + 1);
  // The last mark stands for all that come later.
  if (Origins.size() < 255)
    Origins.push_back({Site, What, IsUninitialized});
  return uint8_t(Origins.size());
}

void Frame::checkDetermined(const Step &S, uint32_t Which, size_t Count,
                            const char *Use, const uint8_t *Mask,
                            size_t First) {
  const uint8_t *Marks = Slots[Which].Marks;
  if (!Marks)
    return;
  size_t At = First;
  Count += First;
  while (At < Count && (!Marks[At] || (Mask && !Mask[At])))
    ++At;
  if (At == Count)
    return;
  const MarkOrigin &O = origin(Marks[At]);
  Rule R = O.IsUninitialized ? Rule::Uninitialized : Rule::Undetermined;
  Launch.Findings.report(R, S.Site, O.Site, Index, [&] {
    Finding F;
    F.Message = R == Rule::Uninitialized
                    ? messageOf(R, std::string(Use))
                    : messageOf(R, {std::string(Use), std::string(O.What)});
    F.Parties = {party(S.Site, "uses element " + std::to_string(At)),
                 party(O.Site, "gave it")};
    return F;
  });
}

Flow Frame::fail(const Step &S, const llvm::Twine &Why) {
  Launch.Findings.fail(Why.str(), S.Site);
  Launch.Stops = true;
  return Flow::Stop;
}

Flow Frame::stopAt(uint32_t Site, bool IsWaiting) {
  if (!Stopped)
    Stopped = Standing{Index, Site, IsWaiting};
  return Flow::Stop;
}

/// Finds what the accesses of a step conflict with, and makes its token.
static void giveToken(Frame &F, const Step &S) {
  llvm::SmallVector<uint64_t, 4> Taken;
  for (uint32_t Which : S.Tokens)
    Taken.push_back(F.data(Which) ? F.scalar<uint64_t>(Which) : 0);
  auto Report = [&](const TileEvent &Now, const TileEvent &Earlier,
                    const Allocation &A, TileEvent::Range Shared) {
    F.Launch.Findings.report(Rule::Race, Now.Site, Earlier.Site, F.Index, [&] {
      auto Does = [&](const TileEvent &E) {
        return E.verb().str() + " " +
               describe(A, Shared.first, Shared.second - Shared.first);
      };
      Finding Found;
      Found.Message =
          messageOf(Rule::Race, {Now.name().str(), Earlier.name().str()});
      Found.Parties = {F.party(Now.Site, Does(Now)),
                       F.party(Earlier.Site, Does(Earlier))};
      return Found;
    });
  };
  uint64_t Token = F.Order.finish(Taken, F.Doing, Report);
  std::memcpy(F.define(S.GivenToken, sizeof(Token)), &Token, sizeof(Token));
}

Flow run(Frame &F, const Body &B) {
  for (const Step &S : B.Steps) {
    if (F.Launch.Stops.load(std::memory_order_relaxed))
      return F.stopAt(S.Site);
    Flow Next = S.Run(F, S);
    if (Next != Flow::Next)
      return Next;
    if (S.GivenToken != Step::NoToken && F.Launch.Watches)
      giveToken(F, S);
    for (uint32_t Which : S.Dying)
      F.release(Which);
  }
  return Flow::Next;
}

} // namespace opennvvm::tile
