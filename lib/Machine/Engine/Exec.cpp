//===- Exec.cpp - Operands and addresses ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Claims.h"
#include "Machine/Engine/Nearest.h"
#include "Machine/Engine/TensorMemory.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

uint64_t Exec::special(Sreg Register) const {
  const Launch &L = S.L;
  const Cta &C = *T.Home;
  uint64_t All = maskTrailingOnes<uint32_t>(32), Bit = 1ull << T.Lane;
  switch (Register) {
  case Sreg::TidX:
  case Sreg::TidY:
  case Sreg::TidZ:
    return T.Id[unsigned(Register) - unsigned(Sreg::TidX)];
  case Sreg::NtidX:
  case Sreg::NtidY:
  case Sreg::NtidZ:
    return L.Block[unsigned(Register) - unsigned(Sreg::NtidX)];
  case Sreg::CtaidX:
  case Sreg::CtaidY:
  case Sreg::CtaidZ:
    return C.Id[unsigned(Register) - unsigned(Sreg::CtaidX)];
  case Sreg::NctaidX:
  case Sreg::NctaidY:
  case Sreg::NctaidZ:
    return L.Grid[unsigned(Register) - unsigned(Sreg::NctaidX)];
  case Sreg::LaneId:
    return T.Lane;
  case Sreg::WarpId:
    return T.Warp;
  case Sreg::NwarpId:
    return (C.Threads.size() + 31) / 32;
  case Sreg::SmId:
  case Sreg::GridId:
  case Sreg::Zero:
  case Sreg::ClockHi:
  case Sreg::GlobalTimerHi:
    return 0;
  case Sreg::NsmId:
    return 1;
  case Sreg::LaneMaskEq:
    return Bit;
  case Sreg::LaneMaskLt:
    return Bit - 1;
  case Sreg::LaneMaskLe:
    return Bit | (Bit - 1);
  case Sreg::LaneMaskGt:
    return All & ~(Bit | (Bit - 1));
  case Sreg::LaneMaskGe:
    return All & ~(Bit - 1);
  case Sreg::Clock:
  case Sreg::Clock64:
    return C.Home->Steps + (S.Steps - S.TurnBegan);
  case Sreg::GlobalTimer:
  case Sreg::GlobalTimerLo:
    // All clusters have the same one.
    if (S.Claim && S.Error.empty())
      S.Error = "a time of all clusters";
    return S.Steps;
  case Sreg::DynamicSmem:
    return L.DynamicShared;
  case Sreg::TotalSmem:
    return C.Shared.size();
  case Sreg::WarpSize:
    return 32;
  case Sreg::ClusterIdX:
  case Sreg::ClusterIdY:
  case Sreg::ClusterIdZ: {
    unsigned D = unsigned(Register) - unsigned(Sreg::ClusterIdX);
    return C.Id[D] / L.Cluster[D];
  }
  case Sreg::NclusterIdX:
  case Sreg::NclusterIdY:
  case Sreg::NclusterIdZ: {
    unsigned D = unsigned(Register) - unsigned(Sreg::NclusterIdX);
    return L.Grid[D] / L.Cluster[D];
  }
  case Sreg::ClusterCtaidX:
  case Sreg::ClusterCtaidY:
  case Sreg::ClusterCtaidZ: {
    unsigned D = unsigned(Register) - unsigned(Sreg::ClusterCtaidX);
    return C.Id[D] % L.Cluster[D];
  }
  case Sreg::ClusterNctaidX:
  case Sreg::ClusterNctaidY:
  case Sreg::ClusterNctaidZ:
    return L.Cluster[unsigned(Register) - unsigned(Sreg::ClusterNctaidX)];
  case Sreg::ClusterCtaRank:
    return C.Rank;
  case Sreg::ClusterNctaRank:
    return C.Home->Ctas.size();
  case Sreg::IsExplicitCluster:
    return C.Home->Ctas.size() > 1;
  case Sreg::PerCtaMemoryOffset: {
    const CtaMemory &M = (S.Home ? *S.Home : S).OfCtas;
    uint64_t Index =
        (C.Id[2] * uint64_t(L.Grid[1]) + C.Id[1]) * L.Grid[0] + C.Id[0];
    return M.Size ? M.First + Index * M.Pitch : 0;
  }
  case Sreg::PerCtaMemorySize:
    return (S.Home ? *S.Home : S).OfCtas.Size;
  }
  return 0;
}

Word Exec::get(const Operand &O, unsigned Bits) const {
  switch (O.Kind) {
  case Operand::Register:
    return maskTo(R[O.Index], Bits);
  case Operand::Immediate: {
    uint64_t V = O.Value;
    if (O.OfFrame)
      V += Fr->Base + Fr->F->Variables[O.Index].Offset;
    if (O.IsDynamicShared)
      V += alignTo(S.P.SharedSize, 16);
    // A negative number is sign-extended to 128 bits.
    return maskTo(Word(__int128(int64_t(V))), Bits);
  }
  case Operand::Special:
    return maskTo(special(Sreg(O.Value)), Bits);
  default:
    return 0;
  }
}

uint8_t *Exec::local(uint64_t Address, unsigned Size) {
  return Address + Size <= T.Local.size() ? &T.Local[Address] : nullptr;
}

uint8_t *Exec::shared(uint64_t Address, unsigned Size) {
  uint64_t Rank = Address >> RankShift;
  Cta *C = T.Home;
  if (Rank) {
    std::vector<Cta> &Around = ctasAround(T);
    if (Rank > Around.size())
      return nullptr;
    C = &Around[Rank - 1];
  }
  uint64_t At = Address & maskTrailingOnes<uint64_t>(RankShift);
  return At + Size <= C->Shared.size() ? &C->Shared[At] : nullptr;
}

uint8_t *Exec::find(Space Sp, uint64_t Address, unsigned Size, unsigned Align) {
  if (Sp == Space::Tensor) // Its addresses are not of bytes.
    return findTensor(*this, Address, Size);
  if (Align && Address % Align) {
    if (S.Watch)
      S.Watch->refuse(*this, Sp, Address, Size, Align);
    fail("misaligned access of " + Twine(Align) + " bytes at 0x" +
         utohexstr(Address));
    return nullptr;
  }
  uint8_t *Found = nullptr;
  switch (Sp) {
  case Space::Global:
    Found = S.global(Address, Size);
    break;
  case Space::Shared:
  case Space::SharedCluster:
    Found = shared(Address, Size);
    break;
  case Space::Local:
  case Space::Param:
    Found = local(Address, Size);
    break;
  case Space::Tensor:
    break;
  case Space::Const:
    if (Address + Size <= S.Constants.size())
      Found = &S.Constants[Address];
    break;
  case Space::Generic:
    if (isGlobalAddress(Address))
      Found = S.global(Address, Size);
    else if (Address >= ConstWindow && Address < CodeWindow)
      return find(Space::Const, Address - ConstWindow, Size, Align);
    else if (Address >= LocalWindow && Address < ConstWindow)
      Found = local(Address - LocalWindow, Size);
    else if (isSharedAddress(Address))
      Found = shared(Address - SharedWindow, Size);
    break;
  }
  if (!Found) {
    if (S.Watch)
      S.Watch->refuse(*this, Sp, Address, Size, 0);
    fail(outOfBounds(*this, Sp, Address, Size));
  }
  return Found;
}

ArrayRef<Operand> Exec::elements(const Operand &O) const {
  if (O.Kind != Operand::Vector)
    return O;
  return ArrayRef<Operand>(Fr->F->VectorPool).slice(O.Index, O.Count);
}

uint64_t Exec::address(const Operand &O) const {
  Operand Base = O;
  Base.Kind = O.Base;
  if (Base.Kind == Operand::Register) {
    uint64_t Sum = uint64_t(R[O.Index]) + O.Value;
    return O.IsNarrow ? uint32_t(Sum) : Sum;
  }
  return get64(Base);
}

bool Exec::claim(Space Sp, uint64_t Address, const uint8_t *Bytes,
                 unsigned Size, const Access &How) {
  if (!isGlobal(Sp, Address))
    return true;
  return S.Claim->claim(T.Home->Home->Number, Bytes, Size,
                        How.Kind != Access::Read) ||
         needOthers();
}

bool Exec::readString(uint64_t Address, std::string &Text) {
  while (true) {
    uint8_t *C = access(Space::Generic, Address++, 1, 0, {});
    if (!C)
      return false;
    if (!*C)
      return true;
    Text += char(*C);
  }
}

} // namespace opennvvm::ptxmachine
