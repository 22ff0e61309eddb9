//===- Nearest.cpp - What an access has missed ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Nearest.h"
#include "Machine/Engine/Exec.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// Memory that is farther away has hardly been meant.
static constexpr uint64_t MostDistance = 1 << 20;
/// Below are null pointers, and small offsets to them.
static constexpr uint64_t NullPage = 4096;
/// In a cluster.
static constexpr uint64_t MostCtas = 16;

namespace {
/// An access, and the nearest memory that has been considered so far.
class Search {
public:
  Search(uint64_t Address, unsigned Size) : Address(Address), Size(Size) {}

  void consider(uint64_t Begin, uint64_t Bytes, const Twine &What) {
    uint64_t End = Begin + Bytes, Distance = 0;
    if (Address >= End)
      Distance = Address - End;
    else if (Address + Size <= Begin)
      Distance = Begin - (Address + Size);
    if (!Bytes || Distance >= Nearest)
      return;
    Nearest = Distance;
    Text = (", " + place(Begin, End, Distance) + " the " + Twine(Bytes) +
            " bytes of " + What)
               .str();
  }

  std::string take() { return std::move(Text); }

private:
  std::string place(uint64_t Begin, uint64_t End, uint64_t Distance) const {
    bool IsAfter = Address >= End;
    if (IsAfter || Address + Size <= Begin)
      return (Distance ? Twine(Distance) + " bytes " : Twine("right ")).str() +
             (IsAfter ? "after" : "before");
    return std::to_string(Address < Begin ? Begin - Address
                                          : Address + Size - End) +
           " of them outside of";
  }

  uint64_t Address;
  unsigned Size;
  uint64_t Nearest = MostDistance;
  std::string Text;
};
} // namespace

/// Considers variables of the module, what was allocated, and memory of whoever
/// has given us some.
static void searchGlobal(const Machine::State &S, uint64_t Address,
                         Search &For) {
  for (const auto &Variable : S.P.VariableSizes) {
    uint64_t At = S.P.Addresses.lookup(Variable.getKey());
    if (At >= GlobalWindow)
      For.consider(At, Variable.getValue(), Variable.getKey());
  }
  for (const Allocation &A : S.Heap)
    For.consider(A.Address, A.Data.size(),
                 A.Name.empty() ? "an allocation" : A.Name);
  if (!S.OuterNearest)
    return;
  auto [Begin, Size] = S.OuterNearest(Address);
  For.consider(Begin, Size, "an allocation");
}

static std::string describe(const Exec &X, Space Sp, uint64_t Address,
                            unsigned Size) {
  Search For(Address, Size);
  switch (Sp) {
  case Space::Shared:
  case Space::SharedCluster: {
    uint64_t Rank = Address >> RankShift;
    std::vector<Cta> &Around = ctasAround(X.T);
    if (Rank > Around.size())
      return Rank <= MostCtas ? ", in no block of the cluster" : "";
    const Cta &C = Rank ? Around[Rank - 1] : *X.T.Home;
    For.consider(Rank << RankShift, C.Shared.size(),
                 "shared memory of the block");
    break;
  }
  case Space::Local:
  case Space::Param:
    For.consider(0, X.T.Local.size(), "local memory of the thread");
    break;
  case Space::Const:
    For.consider(0, X.S.Constants.size(), "constant memory");
    break;
  case Space::Global:
    if (Address < NullPage)
      return ", at a null pointer";
    searchGlobal(X.S, Address, For);
    break;
  case Space::Generic: {
    static constexpr struct {
      uint64_t Begin, End;
      Space Sp;
    } Windows[] = {
        {SharedWindow, LocalWindow, Space::Shared},
        {LocalWindow, ConstWindow, Space::Local},
        {ConstWindow, CodeWindow, Space::Const},
    };
    for (const auto &W : Windows)
      if (Address >= W.Begin && Address < W.End)
        return describe(X, W.Sp, Address - W.Begin, Size);
    return describe(X, Space::Global, Address, Size);
  }
  case Space::Tensor:
    break;
  }
  return For.take();
}

std::string outOfBounds(const Exec &X, Space Sp, uint64_t Address,
                        unsigned Size) {
  return ("access out of bounds: " + Twine(Size) + " bytes at 0x" +
          utohexstr(Address) + describe(X, Sp, Address, Size))
      .str();
}

} // namespace opennvvm::ptxmachine
