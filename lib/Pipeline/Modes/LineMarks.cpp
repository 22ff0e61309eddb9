//===- LineMarks.cpp - Lines of the input in PTX --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Pipeline/LineMarks.h"
#include "opennvvm/PTX/Emitter.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>
#include <cstring>

using namespace llvm;

namespace opennvvm {

std::vector<LineMark> takeLineMarks(std::string &Text) {
  std::vector<LineMark> Marks;
  unsigned Line = 1;
  size_t To = 0;
  for (size_t From = 0; From < Text.size();) {
    size_t End = std::min(Text.find('\n', From), Text.size() - 1) + 1;
    StringRef Whole = StringRef(Text).slice(From, End);
    if (StringRef Number = Whole; Number.consume_front(ptx::LineMark)) {
      unsigned Input = 0;
      (void)Number.trim().getAsInteger(10, Input);
      Marks.push_back({Line, Input});
    } else {
      std::memmove(Text.data() + To, Whole.data(), Whole.size());
      To += Whole.size();
      ++Line;
    }
    From = End;
  }
  Text.resize(To);
  return Marks;
}

} // namespace opennvvm
