//===- Requests.cpp - The accesses of one warp together -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Counting/Requests.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

static constexpr unsigned SectorBytes = 32, Banks = 32, WordBytes = 4;

void countSectors(const Request &R, InstructionCount &C) {
  SmallVector<uint64_t, 64> Sectors, Addresses;
  for (unsigned Lane = 0; Lane < 32; ++Lane) {
    if (!(R.Mask >> Lane & 1))
      continue;
    Addresses.push_back(R.Address[Lane]);
    for (uint64_t S = R.Address[Lane] / SectorBytes,
                  Last = (R.Address[Lane] + R.Size - 1) / SectorBytes;
         S <= Last; ++S)
      Sectors.push_back(S);
  }
  llvm::sort(Sectors);
  llvm::sort(Addresses);
  // Lanes that read the same need it once.
  uint64_t Bytes = 0, End = 0;
  for (uint64_t A : Addresses) {
    Bytes += A + R.Size - std::max(A, std::min(End, A + R.Size));
    End = A + R.Size;
  }
  ++C.Requests;
  C.Sectors += uint64_t(llvm::unique(Sectors) - Sectors.begin());
  C.LeastSectors += divideCeil(Bytes, SectorBytes);
}

/// How often the banks are asked for the lanes from \p First to \p Last.
static unsigned wavefronts(const Request &R, unsigned First, unsigned Last) {
  SmallVector<uint64_t, 64> Words;
  for (unsigned Lane = First; Lane < Last; ++Lane)
    if (R.Mask >> Lane & 1)
      for (uint64_t W = R.Address[Lane] / WordBytes,
                    End = (R.Address[Lane] + R.Size - 1) / WordBytes;
           W <= End; ++W)
        Words.push_back(W);
  llvm::sort(Words);
  Words.erase(llvm::unique(Words), Words.end());
  std::array<unsigned, Banks> Asked = {};
  for (uint64_t W : Words)
    ++Asked[W % Banks];
  return *llvm::max_element(Asked);
}

void countWavefronts(const Request &R, InstructionCount &C) {
  unsigned Parts = R.Size <= 4 ? 1 : R.Size <= 8 ? 2 : 4;
  ++C.SharedRequests;
  for (unsigned Part = 0; Part < Parts; ++Part) {
    unsigned N = wavefronts(R, Part * 32 / Parts, (Part + 1) * 32 / Parts);
    C.Wavefronts += N;
    C.LeastWavefronts += N != 0;
  }
}

} // namespace opennvvm::ptxmachine
