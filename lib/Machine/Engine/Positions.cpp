//===- Positions.cpp - Where warps are ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace llvm;

namespace opennvvm::ptxmachine {

/// More lines do not help a reader.
static constexpr unsigned MostLines = 64;

/// "0-7,31" for the lanes of \p Mask.
static std::string lanesOf(uint32_t Mask) {
  std::string Text;
  for (unsigned First = 0; First < 32; ++First) {
    if (!(Mask >> First & 1))
      continue;
    unsigned Last = First;
    while (Last < 31 && (Mask >> (Last + 1) & 1))
      ++Last;
    Text += (Text.empty() ? "" : ",") + std::to_string(First);
    if (Last != First)
      Text += "-" + std::to_string(Last);
    First = Last;
  }
  return Text;
}

static StringRef nameOf(Status S) {
  switch (S) {
  case Status::Ready:
    return "at";
  case Status::Spinning:
    return "asking again at";
  case Status::AtWarp:
    return "waiting for its warp at";
  case Status::AtBarrier:
    return "waiting at the barrier of";
  case Status::AtCollective:
    return "waiting for all threads at";
  case Status::AtCluster:
    return "waiting for its cluster at";
  case Status::Done:
    return "done";
  }
  return "";
}

/// The line that \p T executes next, or waits in.
static unsigned lineOf(const Thread &T) {
  const Frame &Fr = T.Frames.back();
  uint32_t At = T.Status == Status::Ready || !Fr.PC ? Fr.PC : Fr.PC - 1;
  const auto &Code = Fr.F->Code;
  return At < Code.size() ? Code[At].Line : Code.empty() ? 0 : Code.back().Line;
}

/// The CTAs that have begun and have not ended.
static std::vector<const Cta *> ctas(const Machine::State &S) {
  std::vector<const Cta *> All;
  for (const auto &C : S.Resident)
    for (const Cta &Each : C->Ctas)
      All.push_back(&Each);
  return All;
}

std::string positionsOf(const Machine::State &S) {
  std::string Text;
  raw_string_ostream OS(Text);
  unsigned Lines = 0, Left = 0;
  for (const Cta *Each : ctas(S)) {
    const Cta &C = *Each;
    // The lanes at each line, by warp.
    std::map<std::tuple<unsigned, unsigned, Status>, uint32_t> Lanes;
    for (const Thread &T : C.Threads)
      if (T.Status != Status::Done && !T.Frames.empty())
        Lanes[{T.Warp, lineOf(T), T.Status}] |= 1u << T.Lane;
    for (auto [Key, Mask] : Lanes) {
      if (++Lines > MostLines) {
        ++Left;
        continue;
      }
      auto [Warp, Line, State] = Key;
      OS << "\nblock (" << C.Id[0] << "," << C.Id[1] << "," << C.Id[2]
         << "), warp " << Warp << ", lanes " << lanesOf(Mask) << ": "
         << nameOf(State) << " line " << Line;
    }
  }
  if (Left)
    OS << "\nand " << Left << " more";
  return Text;
}

} // namespace opennvvm::ptxmachine
