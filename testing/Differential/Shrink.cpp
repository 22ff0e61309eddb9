//===- Shrink.cpp - Smaller kernels that still differ ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shrink.h"

namespace opennvvm::differential {

using List = std::vector<uint64_t>;

namespace {
class Shrinker {
public:
  Shrinker(List Best, unsigned Attempts,
           llvm::function_ref<bool(const List &)> StillFails)
      : Best(std::move(Best)), Left(Attempts), StillFails(StillFails) {}

  List run() {
    bool Better = true;
    while (Better && Left) {
      Better = false;
      for (size_t Size = 64; Size; Size /= 2)
        Better |= remove(Size);
      for (size_t Size = 16; Size; Size /= 4)
        Better |= clear(Size);
      Better |= lower();
    }
    return Best;
  }

private:
  bool accept(List Candidate) {
    if (!Left || Candidate == Best)
      return false;
    --Left;
    if (!StillFails(Candidate))
      return false;
    Best = std::move(Candidate);
    return true;
  }
  /// Removes runs of \p Size choices, last first.
  bool remove(size_t Size) {
    bool Better = false;
    for (size_t At = Best.size(); At >= Size && Left;) {
      At -= Size;
      List Candidate = Best;
      Candidate.erase(Candidate.begin() + At, Candidate.begin() + At + Size);
      Better |= accept(std::move(Candidate));
      if (At > Best.size())
        At = Best.size();
    }
    return Better;
  }
  /// Sets runs of \p Size choices to zero.
  bool clear(size_t Size) {
    bool Better = false;
    for (size_t At = 0; At + Size <= Best.size() && Left; At += Size) {
      List Candidate = Best;
      std::fill_n(Candidate.begin() + At, Size, 0);
      Better |= accept(std::move(Candidate));
    }
    return Better;
  }
  bool lower() {
    bool Better = false;
    for (size_t At = 0; At < Best.size() && Left; ++At)
      for (uint64_t V : {Best[At] / 2, Best[At] - 1}) {
        if (At >= Best.size() || Best[At] == 0)
          break;
        List Candidate = Best;
        Candidate[At] = V;
        Better |= accept(std::move(Candidate));
      }
    return Better;
  }

  List Best;
  unsigned Left;
  llvm::function_ref<bool(const List &)> StillFails;
};
} // namespace

List shrinkChoices(List Choices, unsigned Attempts,
                   llvm::function_ref<bool(const List &)> StillFails) {
  return Shrinker(std::move(Choices), Attempts, StillFails).run();
}

} // namespace opennvvm::differential
