//===- UndefinedAccess.cpp - Undefined bits in memory ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Findings/Reporter.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/UndefinedBits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// Shadows
//===----------------------------------------------------------------------===//

/// Where \p Bytes are in the local memory of the thread; nothing if they are
/// elsewhere.
static std::optional<size_t> localOffset(const Exec &X, const uint8_t *Bytes) {
  auto Begin = reinterpret_cast<uintptr_t>(X.T.Local.data()),
       At = reinterpret_cast<uintptr_t>(Bytes);
  if (At - Begin < X.T.Local.size())
    return At - Begin;
  return std::nullopt;
}

OriginId UndefinedBits::read(const Exec &X, const uint8_t *Bytes,
                             MutableArrayRef<uint8_t> Shadow) {
  std::optional<size_t> At = localOffset(X, Bytes);
  if (!At)
    return this->Shadow.read(Bytes, Shadow);
  const ThreadBits &B = *X.T.Bits;
  llvm::copy(ArrayRef(B.Local).slice(*At, Shadow.size()), Shadow.begin());
  for (size_t N = 0; N < Shadow.size(); ++N)
    if (Shadow[N])
      return B.LocalFrom[(*At + N) / 4];
  return 0;
}

void UndefinedBits::write(Exec &X, const uint8_t *Bytes,
                          ArrayRef<uint8_t> Shadow, OriginId From) {
  if (From)
    From = Memory->From.store(X, Kernel, From);
  std::optional<size_t> At = localOffset(X, Bytes);
  if (!At)
    return this->Shadow.write(Bytes, Shadow, From);
  ThreadBits &B = *X.T.Bits;
  llvm::copy(Shadow, B.Local.begin() + ptrdiff_t(*At));
  for (size_t N = 0; From && N < Shadow.size(); ++N)
    if (Shadow[N])
      B.LocalFrom[(*At + N) / 4] = From;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Accesses of one instruction have at most this many bytes.
static constexpr unsigned MostBytes = 64;

void UndefinedBits::load(Exec &X, const Instruction &I, const uint8_t *Bytes,
                         unsigned Size) {
  uint8_t Shadow[MostBytes];
  OriginId From = read(X, Bytes, MutableArrayRef(Shadow, Size));
  Ty T = I.M.T[0];
  unsigned Each = bitsOf(T) / 8;
  for (auto [N, O] : enumerate(X.elements(I.Ops[0]))) {
    Word Bits = 0;
    if (From)
      std::memcpy(&Bits, Shadow + N * Each, Each);
    if (isSigned(T))
      Bits = Word(SignExtend64(uint64_t(Bits), Each * 8));
    set(X, O, {Bits, From});
  }
}

void UndefinedBits::store(Exec &X, const Instruction &I, const uint8_t *Bytes,
                          unsigned Size) {
  uint8_t Shadow[MostBytes];
  unsigned Each = bitsOf(I.M.T[0]) / 8;
  OriginId From = 0;
  for (auto [N, O] : enumerate(X.elements(I.Ops[1]))) {
    Undefined U = get(X, O, Each * 8);
    std::memcpy(Shadow + N * Each, &U.Bits, Each);
    if (!From)
      From = U.From;
  }
  write(X, Bytes, ArrayRef(Shadow, Size), From);
}

/// The undefined bits of what an atomic stores.
static Word updated(AtomOp Op, const Word &Old, const Undefined &UOld,
                    const Word &With, const Undefined &UWith,
                    const Undefined &UThird, unsigned Bits) {
  switch (Op) {
  case AtomOp::Exch:
    return UWith.Bits;
  case AtomOp::Cas: {
    // Whether another value is stored depends on bits that are undefined in
    // memory only: those that are in both were read there before.
    Word Unknown = UOld.Bits & ~UWith.Bits;
    if ((Old ^ With) & ~Unknown)
      return UOld.Bits;
    return Unknown ? maskTo(~Word(0), Bits) : UThird.Bits;
  }
  case AtomOp::And:
    return (UOld.Bits & UWith.Bits) | (UOld.Bits & With) | (UWith.Bits & Old);
  case AtomOp::Or:
    return (UOld.Bits & UWith.Bits) | (UOld.Bits & ~With) | (UWith.Bits & ~Old);
  case AtomOp::Xor:
    return UOld.Bits | UWith.Bits;
  default:
    return UOld.Bits || UWith.Bits ? maskTo(~Word(0), Bits) : 0;
  }
}

void UndefinedBits::update(Exec &X, const Instruction &I, const uint8_t *Bytes,
                           bool HasResult) {
  unsigned Bits = bitsOf(I.M.T[0]), Each = Bits / 8, First = HasResult;
  ArrayRef<Operand> Sources = X.elements(I.Ops[First + 1]),
                    Results = X.elements(I.Ops[0]);
  Undefined Third;
  if (I.M.A == AtomOp::Cas)
    Third = get(X, I.Ops[First + 2], Bits);
  for (auto [N, Source] : enumerate(Sources)) {
    const uint8_t *At = Bytes + N * Each;
    uint8_t Shadow[sizeof(Word)] = {};
    Undefined Before, With = get(X, Source, Bits);
    Before.From = read(X, At, MutableArrayRef(Shadow, Each));
    std::memcpy(&Before.Bits, Shadow, sizeof Shadow);
    // A loop that replaces a part of a word reads all of it, and compares it
    // again: what it has read has as many values as what is there now.
    if (I.M.A == AtomOp::Cas && With.Bits) {
      With.Bits &= Before.Bits;
      With.From = With.Bits ? Before.From : 0;
      set(X, Source, With);
    }
    Word Old = 0;
    std::memcpy(&Old, At, Each);
    Word After =
        updated(I.M.A, Old, Before, X.get(Source, Bits), With, Third, Bits);
    OriginId From = Before.From ? Before.From
                    : With.From ? With.From
                                : Third.From;
    std::memcpy(Shadow, &After, sizeof Shadow);
    write(X, At, ArrayRef(Shadow, Each), After ? From : 0);
    if (HasResult && N < Results.size())
      set(X, Results[N], Before);
  }
}

void UndefinedBits::combine(Exec &X, AtomOp Op, Ty T, const uint8_t *To,
                            const uint8_t *With, const uint8_t *Shadow,
                            OriginId From, unsigned Count) {
  unsigned Each = bitsOf(T) / 8;
  for (unsigned N = 0; N < Count;
       ++N, To += Each, With += Each, Shadow += Each) {
    uint8_t Old[sizeof(Word)] = {};
    Undefined Before, Other;
    Before.From = read(X, To, MutableArrayRef(Old, Each));
    std::memcpy(&Before.Bits, Old, Each);
    std::memcpy(&Other.Bits, Shadow, Each);
    if (!Before.Bits && !Other.Bits)
      continue;
    Word Value = 0, Operand = 0;
    std::memcpy(&Value, To, Each);
    std::memcpy(&Operand, With, Each);
    Word After =
        updated(Op, Value, Before, Operand, Other, Undefined(), 8 * Each);
    std::memcpy(Old, &After, Each);
    write(X, To, ArrayRef(Old, Each),
          !After        ? 0
          : Before.From ? Before.From
                        : From);
  }
}

//===----------------------------------------------------------------------===//
// Textures and surfaces
//===----------------------------------------------------------------------===//

/// Each component comes to the register of its own, and with tld4 one of them
/// to any register.
void UndefinedBits::readTexel(Exec &X, const uint8_t *Bytes, unsigned Width,
                              unsigned Channels) {
  uint8_t Shadow[MostBytes];
  OriginId From = read(X, Bytes, MutableArrayRef(Shadow, Width * Channels));
  const Instruction *I = instructionOf(X);
  if (!From || !I)
    return;
  unsigned Halves = I->M.T[0] == Ty::F16x2 ? 2 : 1;
  auto IsUndefined = [&](unsigned Component) {
    return Component < Channels &&
           any_of(
               ArrayRef(Shadow).slice(size_t(Component) * Width, Width),
               [](uint8_t B) { return B != 0; });
  };
  for (auto [N, O] : enumerate(X.elements(I->Ops[0]))) {
    Word Bits = 0;
    for (unsigned Half = 0; Half < Halves; ++Half)
      if (IsUndefined(I->Run == runGather ? unsigned(I->M.Image.Component)
                                          : unsigned(N) * Halves + Half))
        Bits |= Halves == 1 ? ~Word(0) : Word(0xFFFF) << 16 * Half;
    // Other texels of the filter may have been undefined, too.
    if (Bits)
      set(X, O, {Bits | get(X, O).Bits, From});
  }
}

/// A component is undefined if its register has an undefined bit.
void UndefinedBits::writeTexel(Exec &X, const uint8_t *Bytes, unsigned Width,
                               unsigned Channels) {
  uint8_t Shadow[MostBytes] = {};
  OriginId From = 0;
  const Instruction *I = instructionOf(X);
  for (auto [N, O] : enumerate(X.elements(I->Ops[1]))) {
    Undefined U = get(X, O, 32);
    if (!U.Bits || N >= Channels)
      continue;
    std::fill_n(Shadow + N * Width, Width, uint8_t(0xFF));
    From = From ? From : U.From;
  }
  write(X, Bytes, ArrayRef(Shadow, size_t(Width) * Channels), From);
}

/// vprintf reads an argument.
void UndefinedBits::printed(Exec &X, const uint8_t *Bytes, unsigned Size) {
  SmallVector<uint8_t, 16> Shadow(Size);
  if (OriginId From = read(X, Bytes, Shadow))
    require(X, "undefined-output", "what is printed", {1, From});
}

void UndefinedBits::access(Exec &X, Space Sp, uint8_t *Bytes, unsigned Size,
                           const Access &How) {
  const Instruction *I = X.Operation ? nullptr : instructionOf(X);
  if (I && I->Run == runLoad && Size <= MostBytes)
    return load(X, *I, Bytes, Size);
  if (I && I->Run == runStore && Size <= MostBytes)
    return store(X, *I, Bytes, Size);
  if (I && (I->Run == runAtom || I->Run == runReduce))
    return update(X, *I, Bytes, I->Run == runAtom);
  if (I && I->Run == runSurfaceLoad)
    return load(X, *I, Bytes, Size);
  if (I && I->Run == runSurfaceStore)
    return store(X, *I, Bytes, Size);
  if (I && (I->Run == runSurfaceReduce || I->Run == runSurfaceReduceTexel))
    return update(X, *I, Bytes, /*HasResult=*/false);
  if (I && I->Run == runCall && How.Kind == Access::Read)
    return printed(X, Bytes, Size);
  // Whatever else writes defined bits, or says afterwards which are not.
  if (How.Kind == Access::Read)
    return;
  // UndefinedBits::combine has done it.
  if (X.Operation && How.Kind == Access::Atomic)
    return;
  if (std::optional<size_t> At = localOffset(X, Bytes))
    std::fill_n(X.T.Bits->Local.begin() + ptrdiff_t(*At), Size, 0);
  else
    Shadow.setDefined(Bytes, Size);
}

} // namespace opennvvm::ptxmachine
